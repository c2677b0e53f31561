/**
 * Words by which a prompt commits itself to one side of something that cannot hold on both sides.
 * Each marker is a pattern; exclusions.ts of the film room pairs them. Patterns take lower and upper case alike.
 */

const words = (text: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${text
      .split(",")
      .map((word) => word.trim().replace(/\s+/g, "[\\s-]+"))
      .filter(Boolean)
      .join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );

export const MARKERS = {
  day: words(`(?:high noon|midday|noonday|noon|mid-morning|morning|afternoon) sun(?:light)?, bright sun, daylight, daytime, midday, noon, high noon, sunlight, sunlit, sunny, sun-drenched, broad day, morning, mid-morning, afternoon,
    sunbeams?, sun rays?, sunshine, blue sky, in the sun, under the sun`),
  night: words(
    `nights?, nite, nighttime, night-time, midnight, moonlight, moonlit, starlight, starlit, starry, nocturnal, moonless, under the stars, under the moon, after dark`,
  ),
  dawn: words(`dawn, sunrise, daybreak, first light, early morning, morning, mornings, pre-dawn`),
  evening: words(
    `dusk, sunset, evening, twilight, nightfall, sundown, blue hour, late afternoon, setting sun`,
  ),
  noon: words(`midday, noon, high noon, overhead sun`),
  staticCamera:
    words(`static, static camera, static shot, still frame, stationary camera, locked-off, locked off, locked camera, fixed camera, fixed frame, locked frame, tripod,
    camera (?:is |stays |remains |holds |stands |keeps |sits )(?:perfectly |completely |quite |entirely )?(?:still|static|fixed|locked|motionless)`),
  movingCamera:
    words(`camera (?:slowly |smoothly |gently |steadily |then |gradually |quickly )?(?:pans|tilts|dollies|trucks|tracks|cranes|zooms|orbits|circles|arcs|glides|drifts|pushes|pulls|follows|moves|flies|rises|descends|sweeps|swoops|rotates|spins|cranes|pedestals|booms|travels|creeps|floats|slides|eases|backs|advances|spirals),
    pan (?:left|right|up|down), pans (?:left|right|up|down), panning(?: shot)?, tilt (?:up|down), tilts (?:up|down), tilting (?:up|down), zoom (?:in|out), zooms (?:in|out), zooming(?: in| out)?, zoom-in, zoom-out,
    dolly(?: in| out| back| zoom| shot| left| right)?, dollies, dollying, tracking shot, crane shot, crane (?:up|down), push-in, push in, pushes in, pushing in, pull-back, pull back, pulls back, pull-out, orbit shot, orbiting shot, orbits,
    handheld, hand-held, whip pan, steadicam, drone shot, flythrough, fly-through, flyover, fpv, truck (?:left|right), pedestal (?:up|down), arc shot, boom (?:up|down)`),
  slow: words(`slow, slowly, slow motion, slo-mo, slowmo, leisurely, unhurried, sluggish, sluggishly`),
  fast: words(
    `fast, faster, quickly, rapid, rapidly, speeding, high-speed, hyperlapse, frantic, frantically, breakneck, fast-paced, lightning-fast`,
  ),
  slowMotion: words(`slow motion, slo-mo, slowmo, slow mo`),
  timeLapse: words(`time lapse, timelapse, hyperlapse, fast motion, sped-up, sped up`),
  silent: words(`silent, silence, silently, soundless, muted audio, no sound, without sound, no audio, mute`),
  speaking: words(
    `says, said, saying, speaks, shouts, shouting, whispers, yells, screams, sings, singing, talking, speaking, voiceover, voice-over, narrator, dialogue, chatting`,
  ),
  monochrome: words(
    `black and white, black & white, b&w, monochrome, monochromatic, grayscale, greyscale, desaturated to grey, colou?rless`,
  ),
  colourful: words(
    `colou?rful, vibrant colou?rs?, vivid colou?rs?, rainbow-colou?red, multicolou?red, multi-colou?red, full colou?r, saturated colou?rs?, technicolor, neon pink`,
  ),
  underwater: words(
    `underwater, under water, undersea, beneath the sea, beneath the waves, under the sea, under the ocean, sea floor, seabed, ocean floor, scuba, snorkel(?:ing|ling)`,
  ),
  dry: words(
    `desert, sand dunes?, dunes?, dusty, dust, campfire, bonfire, candles?, candlelight, wind, breeze, breezy, rain, raindrops, snowfall, blue sky, clouds?, dry grass, meadow, grassland, wildfire`,
  ),
  space: words(`outer space, in space, zero gravity, weightless, spacewalk, orbiting earth, vacuum`),
  air: words(
    `wind, breeze, breezy, rain, birdsong, thunder, mist, fog, haze, clouds? drift, rustling leaves, dust motes?`,
  ),
  aerial: words(
    `aerial, aerial view, aerial shot, bird's-eye, bird's eye, drone, drone shot, drone view, from the air, flyover, satellite view`,
  ),
  macro: words(`macro, extreme close-up, extreme closeup, microscopic, macro lens`),
  indoor: words(
    `indoors?, interior, living room, bedroom, kitchen, bathroom, inside (?:a|the) (?:room|house|building|office|cafe|restaurant|hall|museum|library|studio)`,
  ),
  sky: words(
    `blue sky, open sky, starry sky, night sky, under the sky, horizon, clouds overhead, clear sky, sky above`,
  ),
  summer: words(`summer, summertime, midsummer, heatwave, heat haze, scorching`),
  winter: words(`winter, wintry, snowy, snowfall, blizzard, icy, frosty, snow-covered, snowstorm`),
  sunnyWeather: words(`sunny, clear sky, cloudless, blue sky, bright sun, sunshine, sunlit, sun-drenched`),
  wetWeather: words(
    `rainy, raining, downpour, rainstorm, thunderstorm, overcast, stormy, drizzle, heavy rain, storm clouds, foggy`,
  ),
  past: words(
    `medieval, ancient, prehistoric, stone age, roman empire, victorian, edwardian, renaissance, 1[0-8]\\d\\ds?, 18th century, 19th century, 17th century, 16th century, wild west, ancient egypt, viking age, bronze age`,
  ),
  modern: words(
    `smartphones?, cell phones?, laptops?, computers?, television, tv, internet, drones?, neon, neon sign, LEDs?, electric cars?, selfie, wi-fi, skyscrapers?, helicopters?, robots?`,
  ),
} as const;

export type Marker = keyof typeof MARKERS;

/** Two markers that exclude each other, why, and the smallest fix. `softenedBy` a change that the text itself tells of. */
export interface MarkerExclusion {
  readonly kind: string;
  readonly one: Marker;
  readonly other: Marker;
  readonly because: string;
  readonly fix: string;
  readonly softened?: boolean;
}

export const MARKER_EXCLUSIONS: readonly MarkerExclusion[] = [
  {
    kind: "day and night",
    one: "day",
    other: "night",
    because: "It cannot be day and night in one shot.",
    fix: "Keep one time of day, or write the change: day turns to night.",
    softened: true,
  },
  {
    kind: "morning and evening",
    one: "dawn",
    other: "evening",
    because: "Morning and evening light cannot share a shot.",
    fix: "Keep one of the two times.",
    softened: true,
  },
  {
    kind: "noon and evening",
    one: "noon",
    other: "evening",
    because: "The sun cannot stand overhead and set.",
    fix: "Keep one of the two times.",
    softened: true,
  },
  {
    kind: "locked and moving camera",
    one: "staticCamera",
    other: "movingCamera",
    because: "A locked camera does not move.",
    fix: "Keep the hold or the move.",
  },
  {
    kind: "slow and fast",
    one: "slow",
    other: "fast",
    because: "Slow and fast pull the motion in two directions.",
    fix: "Keep one pace.",
    softened: true,
  },
  {
    kind: "slow motion and time lapse",
    one: "slowMotion",
    other: "timeLapse",
    because: "A clip is either stretched or sped up.",
    fix: "Keep one of the two.",
  },
  {
    kind: "silent and speaking",
    one: "silent",
    other: "speaking",
    because: "A silent scene holds no speech.",
    fix: "Drop the silence or the speech.",
  },
  {
    kind: "monochrome and colour",
    one: "monochrome",
    other: "colourful",
    because: "A black-and-white picture shows no colours.",
    fix: "Keep one of the two.",
    softened: true,
  },
  {
    kind: "underwater and dry",
    one: "underwater",
    other: "dry",
    because: "Dust, wind, rain, sky and fire do not exist under water.",
    fix: "Move the scene above water or drop the dry detail.",
  },
  {
    kind: "space and air",
    one: "space",
    other: "air",
    because: "There is no wind, rain or mist in open space.",
    fix: "Drop the weather.",
  },
  {
    kind: "aerial and macro",
    one: "aerial",
    other: "macro",
    because: "A view from the air shows no tiny detail.",
    fix: "Keep the aerial view or the macro.",
  },
  {
    kind: "indoor and sky",
    one: "indoor",
    other: "sky",
    because: "Indoors the open sky is out of sight.",
    fix: "Add a window, or keep one of the two.",
    softened: true,
  },
  {
    kind: "summer and winter",
    one: "summer",
    other: "winter",
    because: "Two seasons cannot share a shot.",
    fix: "Keep one season.",
    softened: true,
  },
  {
    kind: "sunny and wet weather",
    one: "sunnyWeather",
    other: "wetWeather",
    because: "A clear sky brings no rain.",
    fix: "Keep one kind of weather.",
    softened: true,
  },
  {
    kind: "era and technology",
    one: "past",
    other: "modern",
    because: "That technology is younger than the period.",
    fix: "Drop it, or move the period.",
    softened: true,
  },
];

/** Words by which a text tells of a change over time, so that both ends may stand. */
export const CHANGE_WORDS =
  words(`turns?(?: in)?to, turning(?: in)?to, becom(?:es|ing)|changes?|changing|transform(?:s|ing|ed|ation)?, morph(?:s|ing)?, transition(?:s|ing)?, fad(?:es|ing) (?:in)?to, gives? way, giving way,
  from \\w+ to, turns? from, day to night, night to day, from night, from day, then, until, time lapse, timelapse, as the sun sets, as the sun rises, as night falls, falls, dissolv(?:es|ing), before, after, later, gradually, evolv(?:es|ing), through the seasons, memory, flashback, window, painting of, dream`);

/** Empty praise: it names nothing a camera or a microphone could record. */
export const FILLER_WORDS =
  words(`stunning, stunningly, breathtaking, breathtakingly, captivating, mesmeri[sz]ing, masterpiece, amazing, awesome, incredible, incredibly, gorgeous, epic, beautiful, beautifully, majestic, majestically, ethereal, enchanting,
  spectacular, magnificent, awe-inspiring, visually striking, unforgettable, exquisite, immersive, wonderful, perfect, perfectly, picturesque, serene, vibrant, dynamic, evocative, whimsical, magical, mystical, 8k, ultra-realistic, hyper-realistic, best quality,
  high quality, award-winning, trending on artstation, highly detailed, ultra-detailed, remarkable, extraordinary, splendid, marvelous, marvellous, fascinating, delightful, timeless, surreal, testament to, sense of, sleek`);

/** Negations that do not belong in a prompt for a generator that draws what it reads. */
export const NEGATION_WORDS = words(
  `no, not, without, don't, doesn't, do not, does not, never, avoid, exclude, none, isn't, aren't, can't, won't`,
);
