import type {
  Genre,
  Medium,
  Mood,
  Motion,
  PlaceClass,
  Season,
  TimeOfDay,
  Weather,
} from "../vocabulary/types";

/** Words of an idea that settle something about its picture or sound. */

const cue = (text: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${text
      .split(",")
      .map((word) => word.trim().replace(/\s+/g, "[\\s-]+"))
      .filter(Boolean)
      .join("|")})(?![\\p{L}\\p{N}])`,
    "iu",
  );

export type Cue<T> = readonly [value: T, pattern: RegExp];

/** First match stands; the most particular come first. */
export const TIME_CUES: readonly Cue<TimeOfDay>[] = [
  ["golden-hour", cue("golden hour, golden-hour, magic hour, late afternoon sun, low sun")],
  ["dawn", cue("dawn, sunrise, daybreak, first light, break of day, early morning")],
  ["sunset", cue("sunset, sundown, setting sun, evening sun, sun sets, sun is setting")],
  ["dusk", cue("[67]\\s?pm, dusk, twilight, blue hour, nightfall, evening, gloaming")],
  [
    "night",
    cue(
      "flashlights?, searchlights?, (?:12|[1-4])\\s?am, (?:8|9|10|11)\\s?pm, nights?, nite, tonite, midnite, tonight, nighttime, midnight, moonlight, moonlit, moonless, full moon, starry, starlit, starlight, fireworks?, northern lights, aurora, aurora borealis, neon, neon-lit, milky way, bioluminescent, nocturnal, campfire, bonfire, after dark, moon, stars, nightclub",
    ),
  ],
  ["morning", cue("morning, breakfast, mornings, [5-9]\\s?am, 1[01]\\s?am")],
  ["midday", cue("noon, midday, high noon, broad daylight")],
  [
    "afternoon",
    cue(
      "[1-5]\\s?pm, afternoon, lunch, lunchtime, daytime, daylight, sunny, sunlight, sunlit, sunshine, sun, sunbeams, blue sky, sun-drenched, sundrenched, sunbathing, day",
    ),
  ],
];

export const WEATHER_CUES: readonly Cue<Weather>[] = [
  [
    "storm",
    cue("storm, stormy, thunderstorm, thunder, lightning, hurricane, tornado, typhoon, tempest, sandstorm"),
  ],
  [
    "snow",
    cue(
      "snow, snowy, snowing, snowfall, blizzard, snowstorm, snowflakes?, snowman, snow-covered, snowboarding, skiing, ski slope, icy, glacier, arctic, antarctica, antarctic",
    ),
  ],
  [
    "rain",
    cue(
      "rain, raining, rainy, downpour, drizzle, rainstorm, raindrops?, monsoon, umbrellas in the rain, wet street",
    ),
  ],
  ["fog", cue("fog, foggy, mist, misty, haze, hazy")],
  ["wind", cue("windy, wind, breeze, breezy, gale, gust")],
  ["overcast", cue("overcast, cloudy, gray sky, grey sky")],
  ["clear", cue("sunny, clear sky, cloudless, blue sky, sunshine")],
];

export const SEASON_CUES: readonly Cue<Season>[] = [
  ["spring", cue("spring, springtime, cherry blossoms?, sakura, in bloom")],
  ["summer", cue("summer, summertime, midsummer, summery")],
  ["autumn", cue("autumn, autumnal, fall foliage, fall leaves, autumn leaves, halloween, harvest")],
  ["winter", cue("winter, wintry, snow, snowy, snowing, christmas, xmas, blizzard, frozen lake, icy")],
];

export const PLACE_CUES: readonly Cue<PlaceClass>[] = [
  [
    "underwater",
    cue(
      "underwater, under water, undersea, coral reef, coral, reef, aquarium, under the sea, sea floor, seabed, ocean floor, deep sea, scuba, jellyfish, swimming in the ocean, swimming in ocean, deep ocean, fish tank, submarines?(?! (?:crew|captain|interior|corridor|bunk|control room)), mermaid",
    ),
  ],
  [
    "space",
    cue(
      "in space, (?:earth|planet|world|seen|view|viewed|filmed) from (?:outer )?space, earth from orbit, outer space, deep space, into space, through space, space debris, satellite, saturn, jupiter, neptune, uranus, lunar, spacewalk, galaxy, galaxies, nebula, planet, planets, spaceship, spacecraft, starship, space station, moon surface, on the moon, on mars, asteroid, asteroids, comet, black hole, orbit, universe, cosmos, cosmic, solar system, supernova",
    ),
  ],
  [
    "indoor",
    cue(
      `indoors?, inside(?! (?:an? |the )?(?:[a-z]+ )?(?:waves?|barrel|volcano|storm|tornado|clouds?|forest|jungle|canyon|whale|dream|circle|garden|park|city)), curtains?, room, bedroom, living room, kitchen, bathroom, office, cafe, café, coffee shop, restaurant, (?<!chocolate )(?<!candy )(?<!protein )(?<!gold )bar(?! of), pub, library, museum, gallery, hall, hallway, corridor, classroom, class, school, gym, hospital, clinic, laboratory, lab, studio, theater, theatre, cinema, church, cathedral, temple, mosque, shop, store, supermarket, mall, market hall, bakery, bakery shop, factory, warehouse, garage, basement, attic, elevator, escalator, staircase, stairs, ballroom, nightclub, casino, prison, cell, server room, locker room, laundromat, banquet hall, conference room, dining room, nursery, nursing home, pharmacy, restroom, shower, sauna, science museum, subway, train car, cockpit, cabin interior, kitchenware, tea room, raceway hall, art gallery, ice skating rink, bowling alley, artists loft, art studio, chicken coop, jail cell, engine room, living, pantry, wine cellar, reception, music studio, television studio, workshop, hotel, spa, salon, barbershop, courtroom, bank, ward, windowsill, window sill, window seat, (?:on|at) (?:an? |the |his |her )(?:\\w+ )?(?:desk|couch|sofa|bed|stove)`,
    ),
  ],
  [
    "outdoor",
    cue(
      `outdoors?, outside, around the world, gutter, (?:hot|burning|blazing|scorching) sun, (?:in|under) the sun, water cycle, food chain, park, garden, forest, woods, jungle, beach, sea, ocean, lake, river, waterfall, mountains?, hills?, desert, field, meadow, valley, canyon, cliff, coast, street, streets, road, highway, alley, city, town, village, countryside, farm, barn, bridge, harbor, harbour, sky, rooftop, roof, playground, stadium, golf course, vineyard, orchard, backyard, courtyard, plaza, square, island, volcano, glacier, skyline, train tracks?, railroad, railway, runway, airport, dock, pier, boardwalk, cemetery, savanna, savannah, swamp, cobblestone, camping, campsite, tree, trees, snow, mud, grass, sand, waves, wind, sunset, sunrise, pond, creek, pasture, prairie, ski slope, raceway, baseball field, oasis, parking lot, construction site, amusement park, botanical garden, train platform, bus stop, crosswalk, driveway, cornfield, cornfields, surfing, skiing, sailing, kayaking, canoeing, climbing, hiking`,
    ),
  ],
  // Furniture stands indoors where the idea names no other place.
  ["indoor", cue("couch, sofa, bed, desk, stove, oven, fireplace, bathtub, toilet, piano")],
];

export const MEDIUM_CUES: readonly Cue<Medium>[] = [
  ["pixel-art", cue("pixel art, pixelart, 8-bit, 16-bit, pixelated, pixel style")],
  ["stop-motion", cue("stop motion, stop-motion, claymation, clay animation, plasticine, lego stop motion")],
  [
    "paper-craft",
    cue(
      "paper craft, papercraft, paper cut, paper cutout, cut-out animation, origami style, paper-cut, papercut",
    ),
  ],
  [
    "2d-animation",
    cue(
      "animated style, animated, anime, cartoon, cartoon style, 2d animation, animation, studio ghibli, ghibli, hand-drawn animation, cel shaded, cel-shaded, flat animation, motion graphics, manga style, anime style, simpsons style",
    ),
  ],
  [
    "3d-animation",
    cue(
      "3d animation, 3d animated, 3d render, 3d rendering, pixar, pixar style, disney style, cgi, 3d model, unreal engine, octane render, blender render, 3d, low poly, low-poly, claylike, cg, video game, voxel",
    ),
  ],
  [
    "painting",
    cue(
      "oil painting, watercolou?r painting, watercolou?r, acrylic painting, van gogh, van gogh style, monet, impressionist, impressionism, painting style, gouache, ink wash, renaissance painting, painterly, in the style of a painting, rembrandt, picasso, surrealist painting, fresco, digital painting, digital art, concept art, painted in, chinese painting, matte painting",
    ),
  ],
  [
    "print",
    cue(
      "ukiyo, ukiyo-e, hokusai, woodblock, woodcut, linocut, screen print, risograph, pop art, comic book style, comic style, comic book, vintage poster style, lithograph, stained glass style",
    ),
  ],
  [
    "drawing",
    cue(
      "pencil sketch, pencil drawing, sketch style, charcoal drawing, line art, ink drawing, chalk drawing, crayon drawing, sketch, hand drawn, hand-drawn, doodle, blueprint style",
    ),
  ],
  [
    "abstract",
    cue(
      "abstract, abstract art, fractal, kaleidoscope, kaleidoscopic, geometric patterns?, glitch art, vaporwave",
    ),
  ],
];

export const MOOD_CUES: readonly Cue<Mood>[] = [
  [
    "joyful",
    cue(
      "happy, happily, joyful, joyfully, cheerful, laughing, smiling, smile, celebrating, delighted, joy, grinning, celebration, party",
    ),
  ],
  [
    "melancholy",
    cue(
      "sad, sadly, crying, melancholy, melancholic, tearful, grieving, mournful, sorrow, heartbroken, tears, weeping",
    ),
  ],
  ["angry", cue("angry, angrily, furious, rage, enraged")],
  [
    "tense",
    cue("tense, tension, nervous, anxious, scared, afraid, frightened, terrified, suspense, worried, panic"),
  ],
  ["ominous", cue("ominous, menacing, sinister, threatening, dark and moody, doom, evil")],
  ["eerie", cue("eerie, creepy, spooky, haunted, uncanny, ghostly, horror, abandoned")],
  ["mysterious", cue("mysterious, mystery, enigmatic, secret, hidden")],
  ["lonely", cue("lonely, alone, lone, solitary, isolated, empty")],
  ["romantic", cue("romantic, love, in love, kissing, wedding, couple, lovers")],
  ["tender", cue("tender, gentle, gently, hugging, hug, cuddling, lullaby, caring")],
  ["nostalgic", cue("nostalgic, nostalgia, vintage, retro, old photograph, childhood, memories")],
  ["playful", cue("playful, playfully, cute, funny, silly, playing, adorable, mischievous, goofy")],
  ["triumphant", cue("triumphant, victory, victorious, winning, heroic, proud, proudly, champion")],
  ["hopeful", cue("hopeful, hope, optimistic, new beginning")],
  ["awed", cue("epic, majestic, grand, awe, vast, magnificent, towering, breathtaking, stunning")],
  ["energetic", cue("energetic, dancing, fast, racing, running, jumping, intense, explosive, action")],
  ["solemn", cue("solemn, funeral, sacred, reverent, praying, memorial")],
  [
    "calm",
    cue(
      "calm, peaceful, peacefully, tranquil, serene, quiet, relaxing, relaxed, leisurely, gracefully, sleeping, still frame, meditating, yoga, cozy, cosy",
    ),
  ],
];

export const GENRE_CUES: readonly Cue<Genre>[] = [
  ["cyberpunk", cue("cyberpunk")],
  ["film-noir", cue("film noir, noir")],
  ["horror", cue("horror, zombie, zombies, haunted, vampire")],
  ["western", cue("western, cowboy, cowboys, wild west")],
  [
    "science-fiction",
    cue("sci-fi, science fiction, futuristic, robot, spaceship, alien, astronaut, android, cyborg"),
  ],
  ["fantasy", cue("fantasy, dragon, wizard, elf, unicorn, magic, magical, fairy, phoenix")],
  ["superhero", cue("superhero, iron man, spider-man, spiderman, batman, superman, gwen stacy")],
  ["documentary", cue("documentary, interview, news footage")],
  ["commercial", cue("commercial, advert, advertisement, ads?, product, logo, brand, ad for")],
  ["food", cue("cooking, food, chef, recipe, burger, pizza, sushi, cake, dessert")],
  [
    "sports",
    cue(
      "soccer, football, basketball, baseball, tennis, boxing, marathon, race, olympic, skateboarding, surfing, skiing, gymnastics",
    ),
  ],
  ["fashion", cue("fashion, runway, model posing, haute couture")],
  ["post-apocalyptic", cue("post-apocalyptic, apocalypse, wasteland, dystopian")],
  ["war", cue("war, battlefield, soldiers, trenches, battle")],
  ["historical", cue("medieval, ancient rome, victorian, renaissance, 18th century, 19th century")],
];

/** Pace of the subject's motion as the idea names it. */
export const PACE_CUES: readonly Cue<Motion>[] = [
  [
    "slow",
    cue(
      "slow motion, super slow motion, slo-mo, slowmo, slowly, slow, leisurely, gently, gracefully, calmly, drifting, floating, strolling, crawling, meditating, sleeping, peacefully",
    ),
  ],
  [
    "fast",
    cue(
      "fast, quickly, racing, speeding, sprinting, running, chasing, rushing, galloping, timelapse, time lapse, hyperlapse, explosion, exploding, dashing, fighting, jumping, high speed",
    ),
  ],
  [
    "still",
    cue(
      "still frame, still life, frozen in time, frozen, motionless, standing still, static, tableau, sleeping, paused, portrait",
    ),
  ],
];

/** The picture has no colour of its own. */
export const MONOCHROME_CUE = cue(
  "black and white, black & white, b&w, bw, monochrome, monochromatic, grayscale, greyscale, silent film, film noir, noir",
);

/** Nothing is to be heard, or no word. */
export const SILENCE_CUE = cue(
  "no sound, no audio, without sound, without audio, soundless, muted, mute, complete silence, total silence, silent video, silent film, silent movie, no music or sound",
);

export const MUSIC_CUE = cue(
  "music, song, soundtrack, melody, piano, guitar, violin, orchestra, band, singing, concert, jazz, drumming, drums, dj, choir",
);

/** Light that the idea names itself. */
export const LIGHT_CUE = cue(
  `light, lights, lighting, lit, backlit, sunlight, sunlit, moonlight, moonlit, candlelight, candlelit, firelight, neon, neon-lit, lamplight, glow, glowing, silhouette, silhouetted, shadows?, chiaroscuro, rim light, spotlight, studio lighting, golden hour, low key, high key, illuminating, illuminated, sunbeams?, rays of light`,
);

/** Lens words that the idea names itself. */
export const LENS_CUE =
  /(?<![\p{L}\p{N}])(?:\d{1,3}\s?mm|(?:wide[- ]angle|telephoto|macro|fisheye|fish-eye|anamorphic|prime|zoom|tilt-shift) lens|fisheye|anamorphic|telephoto|tilt-shift|tilt shift|shallow depth of field|bokeh|lens)(?![\p{L}\p{N}])/iu;

/** The first value whose words the text holds. */
export function firstCue<T>(cues: readonly Cue<T>[], text: string): T | undefined {
  return cues.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Every value whose words the text holds. */
export function allCues<T>(cues: readonly Cue<T>[], text: string): T[] {
  return cues.filter(([, pattern]) => pattern.test(text)).map(([value]) => value);
}
