import { bars } from "../vocabulary/fit";
import { type IntroStyle, stages } from "./intro-style";

export const INTRO_STYLES: readonly IntroStyle[] = [
  {
    id: "netflix",
    label: "Netflix-style series",
    reads: "",
    looks: bars(
      "prestige-series finish, low-key exposure, one accent colour held back from the rest | large-sensor finish, dense shadows with detail, highlights rolled off | title-sequence finish, shallow focus, dark edges, one bright accent",
    ),
    hours: ["dusk", "night", "night", "dawn"],
    motif: {
      instrument: "cello",
      stages: stages(`
        one low cello note, held | a single bowed cello note, dry and close
        two cello notes, the second a step higher | the cello note over a soft sub-bass | two cello notes with a long gap between them
        a three-note cello phrase, unfinished | the three-note phrase answered by a muted piano | the cello phrase, its last note held back
        the cello phrase breaks off on its second note | the cello slides down a half step | one plucked cello string, then a low pulse
        the phrase returns over a low pulse | the cello phrase doubled an octave lower | the pulse takes the phrase's rhythm | the phrase climbs a step over the pulse | two cellos trade the three notes
        the phrase whole for the first time, over the full pulse | the cello holds its highest note
        the three-note phrase closes on a deep, ringing low note`),
    },
    opensOn: "close",
    angles: ["low", "eye-level", "high", "ground-level"],
    moves: ["slow-dolly-in", "truck-right", "static", "truck-left", "tilt-up", "dolly-out", "arc"],
    cuts: ["position", "sound", "motion", "colour", "size", "light"],
    title: "the middle of the frame dark and empty",
    note: "Series openings earn the title: keep it off the screen until the last clip, centred in the dark space that frame leaves.",
  },
  {
    id: "cinematic",
    label: "Cinematic",
    reads: "",
    looks: bars(
      "anamorphic feature look, oval highlights out of focus, deep contrast | 35 mm negative look, natural saturation, soft highlight roll-off | widescreen composition, layered depth, restrained grade",
    ),
    hours: ["dawn", "morning", "golden-hour", "dusk"],
    motif: {
      instrument: "french horn",
      stages: stages(`
        one distant french horn note | a single horn note with a long hall behind it
        the horn note over held strings | two horn notes, rising | held strings, the horn far behind
        a four-note horn phrase, played once | strings take over the four notes | the four-note phrase on a solo viola
        the phrase in a minor turn | low brass enters under the phrase | timpani rolls under the second note
        the phrase over a steady string pulse | horns in two parts | the phrase a third higher | strings in even eighth notes under the phrase | low drums mark each first beat
        full strings and horns on the phrase | the phrase at its highest, brass and timpani together
        the four notes return alone on one horn, over a held chord`),
    },
    opensOn: "wide",
    angles: ["eye-level", "low", "high", "ground-level"],
    moves: [
      "slow-dolly-in",
      "crane-up",
      "truck-right",
      "tilt-up",
      "dolly-out",
      "arc",
      "truck-left",
      "static",
    ],
    cuts: ["motion", "position", "action", "dissolve", "sound", "colour"],
    title: "open space across the upper half of the frame",
    note: "Grade the wide frames first and match the close ones to them; wide clips carry the palette.",
  },
  {
    id: "minimalist",
    label: "Minimalist",
    reads: "",
    looks: bars(
      "reduced composition, one subject and much empty space, flat even tones | clean geometry, two tones and one accent, little texture | plain background, low contrast, a single clear shape",
    ),
    hours: ["morning", "morning", "afternoon", "afternoon"],
    motif: {
      instrument: "piano",
      stages: stages(`
        one piano note, left to ring | a single high piano note
        the same note after a long rest | one piano note and its octave | two piano notes, far apart
        three piano notes, evenly spaced | the three notes, softer | three notes, the last left open
        the third note comes late | the piano note lands between the beats | two notes together, close and uneasy
        three notes repeat | three notes, one added | the notes in the left hand only | the three notes with a low octave under them | four notes, evenly spaced
        all the notes of the intro as one chord | the four notes, then the chord
        one piano note, as at the start, left to ring`),
    },
    opensOn: "wide",
    angles: ["eye-level", "high", "low"],
    moves: ["static", "slow-dolly-in", "static", "pan-right", "tilt-up", "dolly-out", "pan-left"],
    cuts: ["position", "light", "colour", "size", "dissolve"],
    title: "two thirds of the frame empty and even in tone",
    note: "Hold each cut a beat longer than feels needed; the empty space is the subject.",
  },
  {
    id: "documentary",
    label: "Documentary",
    reads: "",
    looks: bars(
      "observational look, available light, natural colour, deep focus | plain recorded picture, honest skin and surface texture, light grain | long-lens observation, compressed planes, unforced colour",
    ),
    hours: ["dawn", "morning", "midday", "afternoon", "golden-hour"],
    motif: {
      instrument: "acoustic guitar",
      stages: stages(`
        one plucked guitar string under the location sound | location sound alone for a breath, then one guitar note
        two plucked notes, wide apart | the guitar note under the place's own sound | an open guitar chord, let go
        a short plucked figure, played once | the figure with a soft bow under it | the figure, its last note damped
        the figure stops on its third note | a low bowed note under the guitar | one muted string, repeated
        the figure over a soft hand drum | the figure a string higher | guitar and bow in unison | the hand drum alone | the figure in steady eighths
        the figure whole, with bow and drum | guitar, bow and drum, phrase upon phrase
        the open chord again, left to ring into the place's own sound`),
    },
    opensOn: "close",
    angles: ["eye-level", "shoulder-level", "low", "hip-level"],
    moves: ["handheld", "static", "pan-right", "follow-behind", "tilt-up", "pan-left", "slow-dolly-in"],
    cuts: ["sound", "action", "motion", "size", "position"],
    title: "a calm third of the frame clear",
    note: "Let the location sound of each clip run half a second past its cut; that carries the eye across.",
  },
  {
    id: "retro",
    label: "Retro",
    reads: "",
    looks: bars(
      "1980s broadcast look, soft halation, slight gate weave, faded blacks | 16 mm reversal look, coarse grain, warm drift in the highlights | analogue tape look, chroma bleed on bright edges, rolled-off detail",
    ),
    hours: ["golden-hour", "sunset", "dusk", "night"],
    motif: {
      instrument: "analogue synthesizer",
      stages: stages(`
        one analogue synthesizer note with a wide tremolo | a single detuned synthesizer note
        a two-note synthesizer figure over tape hiss | the synthesizer note a fifth lower | a soft analogue pad, two chords
        a four-note arpeggio, played once | the arpeggio under a warm lead | the arpeggio, filtered dark
        the filter closes over the arpeggio | the arpeggio drops a half step | one synthesizer stab, then tape hiss
        the arpeggio over a drum machine | the arpeggio an octave higher | bass synthesizer in even eighths | lead and arpeggio together | the drum machine with gated reverb
        lead, bass and drum machine together | the filter opens all the way
        the four-note arpeggio winds down like stopped tape`),
    },
    opensOn: "wide",
    angles: ["low", "eye-level", "three-quarter", "high"],
    moves: ["zoom-in", "pan-right", "truck-left", "zoom-out", "slow-dolly-in", "tilt-up", "static"],
    cuts: ["motion", "colour", "position", "smash", "dissolve", "light"],
    title: "a broad dark band across the lower half of the frame",
    note: "Add the tape or film artefacts in the edit, over all clips at once, so that they run unbroken across the cuts.",
  },
  {
    id: "scifi",
    label: "Sci-Fi",
    reads: "",
    looks: bars(
      "clean hard-edged picture, cool exposure, one saturated practical colour | large-format clarity, symmetrical composition, cool shadows | high-contrast picture, specular edges, thin streak flare",
    ),
    hours: ["night", "night", "dawn", "dusk"],
    motif: {
      instrument: "modular synthesizer",
      stages: stages(`
        one pure electronic tone, fading in | a single low electronic pulse
        the tone over a sub-bass hum | two electronic tones, a wide interval apart | the pulse at half speed
        a five-step electronic sequence, played once | the sequence under a glassy pad | the sequence, each step softer
        the sequence stutters on its fourth step | the tone bends down | a filtered burst, then the pulse alone
        the sequence with a deep kick | the sequence shifted up a step | two sequences against each other | the pulse and the pad together | the sequence with metallic taps
        every layer of the sequence at once | the tone at full width, the pulse under it
        one pure electronic tone, as at the start, fading out`),
    },
    opensOn: "wide",
    angles: ["low", "frontal", "high", "eye-level"],
    moves: ["slow-dolly-in", "arc", "tilt-up", "static", "truck-right", "dolly-out", "crane-up"],
    cuts: ["light", "position", "motion", "smash", "sound", "colour"],
    title: "a symmetrical empty centre in the frame",
    note: "Keep light sources where they stood in the clip before: hard light makes every jump in direction visible.",
  },
  {
    id: "fantasy",
    label: "Fantasy",
    reads: "",
    looks: bars(
      "storybook richness, deep layered distance, warm key against cool shade | painterly picture, soft bloom on the highlights, saturated earth tones | haze between the planes, glowing edges, jewel-like accents",
    ),
    hours: ["dawn", "morning", "golden-hour", "dusk", "night"],
    motif: {
      instrument: "wooden flute",
      stages: stages(`
        one breathy wooden flute note | a single harp string under a flute breath
        two flute notes, rising | the flute over a low held tone | harp and held tone, the flute far behind
        a six-note flute melody, played once | the melody on a harp | the melody, hummed by strings
        the melody turns to its minor side | a deep frame drum under the third note | the held tone alone, a half step lower
        the melody over frame drums | the melody in two voices | strings take the melody | horns answer the flute | the drums double their beat
        melody, strings and drums together | wordless choir on the melody's last three notes
        the six notes once more on the wooden flute, alone`),
    },
    opensOn: "wide",
    angles: ["low", "high", "eye-level", "ground-level"],
    moves: ["crane-up", "slow-dolly-in", "aerial-forward", "tilt-up", "arc", "truck-right", "dolly-out"],
    cuts: ["dissolve", "motion", "colour", "position", "light", "sound"],
    title: "a wide band of open background in the frame",
    note: "Keep one far landmark of the place in every wide frame; it tells the viewer that all clips share one world.",
  },
  {
    id: "horror",
    label: "Horror",
    reads: "",
    looks: bars(
      "underexposed picture, crushed corners, sickly mid-tones | low-key picture, one weak source, detail drowned at the edges | cold desaturated picture, deep unlit areas, hard-edged shade",
    ),
    hours: ["dusk", "night", "night", "night"],
    motif: {
      instrument: "prepared piano",
      stages: stages(`
        one scraped piano string | a single low piano hammer, damped
        the scrape again, farther off | two damped notes, a half step apart | a low tone at the edge of hearing
        a three-note figure on a music-box register | the figure, one note missing | the figure with a wrong last note
        the figure stops; the low tone stays | a bowed metal tone rises under the figure | all sound thins to one scraped string
        the figure over a heartbeat-like thud | the figure a half step down | scraped strings in layers | the thud comes closer | the bowed metal climbs
        layered scrapes at their loudest, cut off | the thud alone, close
        the music-box figure once, whole, then its last note left hanging`),
    },
    opensOn: "close",
    angles: ["low", "high", "eye-level", "ground-level", "dutch"],
    moves: ["slow-dolly-in", "static", "pan-left", "dolly-out", "tilt-down", "truck-left", "handheld"],
    cuts: ["smash", "sound", "light", "position", "size"],
    title: "most of the frame in unlit black",
    note: "Cut each clip two or three frames earlier than is comfortable, and give the title the longest hold of all.",
  },
  {
    id: "animated",
    label: "Animated",
    reads: "2D animation",
    looks: bars(
      "2D animation, clean ink outlines, flat shapes with one shadow tone | 2D animation, painted backgrounds, line weight that thickens in the foreground | 2D animation, bold silhouettes, limited colours, paper texture",
    ),
    hours: ["morning", "afternoon", "sunset", "night"],
    motif: {
      instrument: "celesta",
      stages: stages(`
        one celesta note | a single plucked string and a celesta note
        two celesta notes, skipping up | celesta over plucked strings | the celesta note with a soft shaker
        a five-note celesta tune, played once | the tune on a clarinet | the tune on plucked strings
        the tune trips on its fourth note | a bassoon answers low | the tune stops short on a woodblock
        the tune over brushed drums | the tune a step higher | clarinet and celesta in turns | plucked strings in even eighths | the tune with a walking bass
        the whole band on the tune | tune, strings and drums, one step higher
        the five notes on the celesta, and one plucked string to close`),
    },
    opensOn: "wide",
    angles: ["eye-level", "low", "high", "three-quarter"],
    moves: ["pan-right", "truck-right", "zoom-in", "tilt-up", "truck-left", "static", "zoom-out"],
    cuts: ["motion", "position", "colour", "action", "dissolve"],
    title: "a clear rounded area in the middle of the frame",
    note: "Ask for the same line weight in every clip; a change of outline shows sooner than a change of colour.",
  },
];

/** The style of that id; the first where there is none. */
export function introStyleOf(id: string): IntroStyle {
  const found = INTRO_STYLES.find((each) => each.id === id) ?? INTRO_STYLES[0];
  if (!found) throw new RangeError("no intro styles");
  return found;
}
