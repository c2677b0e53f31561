/**
 * Words by which the score reads a prompt, wider than those the engine writes by: other people's prose has to be
 * understood as well. Every pattern is matched on word boundaries, in lower and upper case alike.
 */

/** Endings of a verb, with the last letter doubled where it is: "patters", "rustling", "humming"; no "patterns". */
const VERB_ENDING = `(?:e?s|e|e?d|(?:${[..."bdglmnprt"].map((sign) => `${sign}(?<=${sign}${sign})`).join("|")})?(?:ing|ed))?`;

/**
 * A pattern for a comma-separated list of words: `*` stands for any ending and `~` for those of a verb; spaces match
 * spaces and hyphens.
 */
export const anyOf = (text: string): RegExp =>
  new RegExp(
    `\\b(?:${text
      .split(",")
      .map((word) =>
        word.trim().replace(/\s+/g, "[\\s-]+").replace(/\*/g, "[a-z]*").replace(/~/g, VERB_ENDING),
      )
      .filter(Boolean)
      .join("|")})(?![a-z0-9])`,
    "gi",
  );

/** Things that give light. */
export const LIGHT_SOURCES = anyOf(
  `sunlight, sunlit, sunshine, sunbeams?, sunset, sunrise, sunrays?, sun rays?, sun shafts?, sun-drenched, sun, moonlight, moonlit, moon glow, starlight, starlit, candle*, lamp, lamps, lamplight, lamplit, lantern*, neon, firelight, firelit,
  campfire, bonfire, fireplace glow, torch, torches, torchlight, torchlit, flashlight, headlights?, headlamp, taillights?, chandeliers?, spotlights?, spotlit, streetlights?, street lights?, street lamps?, streetlamps?, skylight*, daylight,
  softbox*, led, leds, fluorescent*, tungsten, light bulbs?, bulbs?, pendant, window light, golden hour, magic hour, blue hour, dawn light, morning light, afternoon light, evening light, overcast light, overcast sky, grey daylight,
  backlight, backlit, backlighting, rim light*, key light, fill light, edge light, side light*, sidelit, top light*, hair light, kicker, ring light, book light, three point lighting, screen glow, monitor glow, firefl*,
  aurora, northern lights, lightning, bioluminescen*, embers?, stage lights?, fairy lights?, string lights?, shop lights?, christmas lights?, traffic lights?, city lights?, underwater caustics, caustics, projector beam, laser*, beam of light, shafts? of light, rays? of light, light rays,
  studio light*, light from, light through, light filter*, light spill*, light stream*, light pour*, glow of, glow from, practicals?, practical light*, hmi, kino flo, gaslight, chemical glow`,
);

/** What light is like: its hardness, direction, colour and ratio. */
export const LIGHT_QUALITIES = anyOf(
  `soft light*, soft shadows?, hard light*, hard shadows?, harsh light*, harsh shadows?, long shadows?, deep shadows?, crisp shadows?, sharp shadows?, gentle shadows?, dramatic shadows?, crossing shadows, dappled, diffused, diffuse, slanting, raking, shadows, shadow, shade, fill, reflections?, dimmer, dim corners, silk, contrast, level only, low-key, low key, high-key, high key,
  chiaroscuro, silhouette*, backlit, dimly lit, dim light*, brightly lit, softly lit, evenly lit, well-lit, warm light*, cool light*, cold light*, warm glow, soft glow, golden glow, gentle glow, golden light*, pale light*, even light*, flat light*, ambient glow, low sun, rim, specular*, bounce*, penumbra,
  falloff, fall-off, high contrast, low contrast, key side, shadow side, dark side, bright side, key-to-fill, negative fill, flagged, grid cloth, diffusion, shadowless, narrow beam, volumetric, hazy light, overhead sun, from above, from below, from the left, from the right, from the side, from behind,
  from camera left, from camera right, reflect* off, casts?, casting, filter* through, stream* through, spill*, flicker*, glisten*, glint*, gleam*, highlights?, modelling, hard edge, feathered, underexposed, overexposed, 2:1, 4:1, 8:1`,
);
/** Adjectives that, right before a word of light, say what it is like. */
export const LIGHT_ADJECTIVES =
  /\b(?:soft|softer|hard|harsh|warm|cool|cold|golden|pale|dim|bright|gentle|slanting|low|crisp|even|single|muted|hazy|blue|amber|orange|white|green|red|pink|faint|strong|weak|dappled|diffused|raking|grey|gray|clear|large|broad|narrow|small|leaf-broken|rippling|late|early|overhead|flickering|silver|silvery|fading|thin|overcast|morning|afternoon|evening|setting|rising|midday|winter|summer)[\s-]+(?:[\p{L}-]+\s+){0,2}$/iu;
/** Light is spoken of, and nothing said of it. */
export const LIGHT_AT_ALL = anyOf(
  `light, lights, lighting, lit, glow, glows, glowing, shadows?, shade, illuminat*, ambient light*, natural light*, indoor lighting, outdoor lighting, bathed in, dark, bright, gleams?`,
);

/** Focal lengths and named lenses. */
export const LENS_NAMES =
  /(?<![\w.])(?:\d{1,3}\s?mm\b(?!\s*(?:rain|wide|thick|long|tall))(?:[\s-]+(?:lens|prime|anamorphic|macro|film))?|(?:ultra[\s-]?wide|wide[\s-]angle|telephoto|macro|fish-?eye|anamorphic|prime|tilt[\s-]shift|zoom|probe|portrait|long|wide|vintage)[\s-]+(?:lens|glass|optics)|anamorphic|telephoto|fish-?eye|tilt[\s-]shift)\b/gi;
/** What a lens does, without its name. */
export const LENS_EFFECTS = anyOf(
  `shallow depth of field, deep depth of field, depth of field, shallow focus, deep focus, soft focus, rack* focus, bokeh, out of focus, blurred background, background blur, softly blurred, in sharp focus, in crisp focus, in focus, lens flare*, f/[\\d.]+, t\\d[.]?\\d?, aperture, focus falls, focus on the eyes, compression of distance, vignette, chromatic fringe, wide aperture`,
);

/** Beds of sound that go on. */
export const AMBIENCE_WORDS = anyOf(
  `ambience, ambient sounds?, ambient noise, ambient audio, ambient hum, room tone, background noise, background chatter, soundscape, hum, hums, humming, rustl~, murmur~, chirp~, birdsong, crickets?, cicadas?, buzz~, rumbl~, whir, whirs, whirr~, patter~, chatter, distant traffic, traffic noise,
  lapping, laps, gurgl~, babbl~, trickl~, crackl~, hiss, hisses, hissing, surf, roar of, drone of, hush, wind whistl~, wind howl~, wind sighs, wind moves through, sighing wind, howling wind, breeze moves, breeze passes, breeze whispers, waves crash~, crashing waves, echo, echoes, echoing, reverb~, muffled, crowd noise, seagull calls, gulls cry, calls of, purring, drizzle on, rain on, rain drums, hubbub, din of, white noise, static hiss, low tone, cooing, croak~`,
);
/** Single sounds with a cause. */
export const EFFECT_WORDS = anyOf(
  `footsteps?, footfalls?, clink~, clatter~, click, clicks, clicking, clack~, clang~, crunch~, splash, splashes, splashing, thud~, thump~, knock, knocks, knocking, snaps, snap of, snapping, creak~, whoosh~, whistle, whistles, whistling, ringing, rings out, bells? rings?, bells? tolls?, chime, chimes, chiming, toll, tolls, drips?, dripping, tick, ticks, ticking,
  scrape~, scraping, scuff~, bark, barks, barking, meow~, purr, purrs, growl~, howl, howls, howling, laughter, laughs, giggle~, applause, cheers, sizzl~, thunder, thunderclap, thunderous, sirens?, honk~, squeak~, squeal~, screech~, swish~, bang, (?<!with |her |blunt )bangs, slam, slams, slamming, pops, popping, clap, claps, clapping, clop~, neigh~, whinn~,
  moo, moos, bleat~, caw, caws, cawing, squawk~, tweet~, hoot~, clunk~, jingle~, jangl~, rattl~, crash of, crack of, cracks, beeps?, beeping, revs, revving, chug~, plop~, slosh~, slurp~, sips, gasps?, sigh, sighs, sob, sobs, breath, breaths, breathing, exhale~, hiccup~, snip, snips, slap, slaps, rush of, soft rush, drum on, drums on, brush of, brushes the boards, strum~, plucks?, flaps, flapping, flutter of, wingbeats?, ping, pings, zip, zips, tap of, taps, tapping, strikes, strike of, shuffle~, scratch~, roar, roars, roaring, groan~, shudder~, scrub, scrubs, rasp, rasps, flutters, crackle, snort~, cracks open, rushes, rushing, sound effect, sound effects, sfx, foley`,
);
export const MUSIC_WORDS = anyOf(
  `music, musical, score, soundtrack, melody, melodies, melodic, song, songs, tune, piano notes, jazz trio, orchestra*, strings swell, violin, cello, guitar, drumbeat, drumming, choir, beat, bassline, synths?, synthesi[sz]er*, lullaby, singing`,
);
/** A sentence that opens as a note on sound, or speaks of hearing. */
export const SOUND_LABEL =
  /^\s*(?:sounds?|audio|ambien(?:ce|t)|sfx|sound design|sound effects?|music|soundtrack|foley|background sounds?)\b[^.:]{0,30}:/iu;
export const HEARING = anyOf(
  `sounds? of, sounds, sound, audio, heard, hear, audible, noise, noises, listen*, acoustics`,
);
export const SILENCE_WORDS =
  /\b(?:no (?:sound|audio|dialogue and no sound)|without (?:any )?(?:sound|audio)|soundless|silent (?:clip|video|film|shot|scene)|complete silence|total silence|muted (?:audio|sound|track|clip|throughout)|(?:audio|sound|clip) is muted|on mute)\b/gi;

/** Words that put a thing somewhere in the picture. */
export const PLACEMENT =
  /\b(?:in the (?:background|foreground|distance|middle ground)|background|foreground|backdrop|setting|against (?:a|an|the)|surrounded by|lined with|flanked by|nestled|overlooking|behind (?:the|it|him|her|them|a)|beyond|in front|interior|exterior|beneath (?:a|the)|on (?:a|an|the) [a-z-]+|in (?:a|an|the) [a-z-]+|at (?:a|an|the) [a-z-]+|inside (?:a|an|the)|across (?:a|the)|along (?:a|the)|through (?:a|the)|under (?:a|the)|near (?:a|the))\b/gi;

/** Things that happen before the eye, beyond the verbs of the vocabulary. */
export const MOTIONS_SEEN = anyOf(
  `sway~, drift~, rippl~, flutter~, swirl~, glid~, tumbl~, spin, spins, spinning, twirl~, leap~, pounc~, sprint~, gallop~, soar~, hover~, plung~, cascad~, unfurl~, bloom~, wilt~, melt~, rises, rising, falls, falling, lands, landing, bounc~, roll, rolls, rolling, slid~, swing, swings, swinging, turns, turning, lifts, lifting,
  reach~, grab~, grip~, pour~, stir~, chop~, slic~, peel~, knead~, sip, sips, chew~, bites?, biting, nods, nodding, blink~, smil~, frown~, laugh~, wip~, fold~, unfold~, open~, clos~, push~, pull~, throw~, toss~, catch~, kick~, jump~, danc~, walk~, strid~, stroll~, march~, run, runs, running, jog~, rac~, chas~, climb~, crawl~, swim~, div~, float~,
  paddl~, row, rows, rowing, sail~, driv~, rid~, fly, flies, flying, cut, cuts, cutting, paint~, writ~, draw, draws, drawing, typ~, play, plays, playing, strum~, bow, bows, bowing, kneel~, wav~, point~, shak~, trembl~, shiver~, breath~, steam~, smok~, burn~, flick~, flicker~, glow~, sparkl~, shatter~, crack~, crumbl~, splash~, drip~, flow~, crash~, lap, laps, lapping,
  billow~, curl~, ripple, emerg~, disappear~, approach~, pass, passes, passing, cross~, circl~, weav~, scurr~, graz~, peck~, nibbl~, sniff~, lick~, stretch~, yawn~, groom~, wag, wags, wagging, twitch~, tilts (?:his|her|its) head, looks up, looks back, look~ at, glanc~, gaz~, stares?, staring, turn~ to, exhal~, inhal~, hugs?, hugging, kiss~, shov~, dig, digs, digging, build~, hammer~, weld~, sew~, knit~, wash~, sweep~, brush~, comb~, dress~, tying, serv~, eat, eats, eating, drink~, cook~, bak~, grill~, frost~, zips, crawl~, creep~, shift~, settl~, blow~, gust~, erupt~, explod~, spill~, seep~, scatter~, sprint~, skat~, ski, skis, skiing, surf~, juggl~, balanc~, cling~, spray~, hop, hops, hopping, perch~, meander~, wander~, march~, wind, winds, winding, mov~, travel~, speed, speeds, speeding, hurtl~, zoom~ past, merg~, queue~, rotat~, revolv~, orbit~, ascend~, descend~, transform~, morph~, grow, grows, growing, evolv~, freez~, fad~, assembl~, wield~, strik~, swipe~, mend~, repair~, polish~, pluck~`,
);
/** A pose or a state: seen, but nothing happens. */
export const POSES = anyOf(
  `stands?, standing, sits?, sitting, lies, lying, rests?, resting, sleep*, lean*, hang, hangs, hanging, waits?, waiting, poses?, posing, holds?, holding, wears?, wearing, towers?, stretches, sits atop, nestled, parked, frozen, motionless, still`,
);

/** How one thing after another is told. */
export const SEQUENCE_WORDS =
  /\b(?:(?:and |, )?then(?! the camera)|finally|afterwards?|after that|next,|subsequently|moments later|before (?:[a-z]+ing)|later|followed by|the scene (?:shifts|changes|cuts|transitions)|cut to|meanwhile)\b/gi;

/** Colour talk that names no colour. */
export const COLOUR_TALK = anyOf(
  `accents?, accents of, mid-tones, between them, pastel*, muted (?:tones?|colou?rs?|palette|hues?), earth tones?, earthy tones?, warm tones?, cool tones?, warm hues, cool hues, warm colou?rs?, colou?rs are (?:warm|cool|muted|soft|faded), cool colou?rs?, jewel tones?, monochromatic, desaturated, saturated, sepia, teal and orange, colou?r grad*, palette`,
);
export const MONOCHROME_LOOK = anyOf(
  `in black and white, black and white (?:film|footage|photograph*|image|picture|style|palette|cinematography|grade|shot), monochrome, grayscale, greyscale, sepia`,
);
/** Phrases in which a colour word is none. */
export const NO_COLOURS =
  /\b(?:golden (?:hour|retriever|gate|age|rule)|black and white|blue hour|green ?screen|black hole|white noise|red carpet event|pink noise|orange (?:juice|tree|peel|slice)|an orange (?=and|on|in|next|with)|gold medal|silver medal|evergreen|green (?:energy|house)|blackboard|whiteboard)\b/giu;
