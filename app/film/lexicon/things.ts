/** Nouns that name things and places, by what they are for a camera: what they stand on, what is behind them, how they sound. */

const rows = (text: string) =>
  text
    .split(",")
    .map((word) => word.replace(/\s+/g, " ").trim())
    .filter(Boolean);

export const THING_GROUPS = {
  food: rows(`apple, banana, orange, lemon, lime, pear, peach, grape, cherry, strawberry, blueberry, raspberry, berry, mango, pineapple,
    watermelon, melon, avocado, tomato, potato, carrot, broccoli, onion, garlic, pepper, chili, cabbage, lettuce, mushroom, corn,
    pumpkin, eggplant, cucumber, salad, soup, stew, curry, pasta, spaghetti, noodle, ramen, rice, sushi, dumpling, pizza, burger,
    hamburger, sandwich, hot dog, taco, burrito, steak, bacon, sausage, chicken wing, fries, egg, omelette, pancake, waffle, bread, baguette, toast,
    croissant, bagel, muffin, cupcake, cake, pie, cookie, biscuit, donut, doughnut, chocolate, candy, lollipop, ice cream, honey,
    jam, chocolate bar, candy bar, protein bar, cheese, butter, yogurt, popcorn, meal, dish, dessert, food, fruit, vegetable, coffee bean, nut, almond, walnut, spice, herb, seed, dough, batter`),
  drink:
    rows(`coffee, tea, espresso, latte, cappuccino, milk, juice, smoothie, lemonade, cocktail, wine, beer, whisky, whiskey,
    champagne, soda, cola, drink, beverage, cocoa, liquid`),
  table:
    rows(`cup, mug, glass, wine glass, goblet, bottle, jar, jug, pitcher, kettle, teapot, teacup, tea set, plate, bowl, dish, saucer, fork, knife, spoon,
    chopsticks, pan, pot, wok, ladle, tray, basket, vase, candle, candlestick, napkin, corkscrew, cutlery, coaster, thermos, lunchbox`),
  kitchen: rows(
    `toaster, oven, microwave, refrigerator, fridge, stove, sink, blender, mixer, dishwasher, counter, cupboard, coffee maker, coffee machine, faucet`,
  ),
  bathroom: rows(
    `toilet, toothbrush, toothpaste, hair drier, hair dryer, hairdryer, bathtub, shower, towel, soap, razor, comb, brush, hairbrush, mirror, perfume, lipstick, bathroom`,
  ),
  room: rows(`chair, armchair, sofa, couch, bed, table, dining table, desk, bench, stool, shelf, bookshelf, bookcase, wardrobe, drawer, dresser, cabinet,
    lamp, lantern, chandelier, rug, carpet, curtain, pillow, cushion, blanket, clock, book, notebook, diary, letter, envelope, newspaper, magazine,
    painting, portrait, photograph, picture frame, fireplace, rocking chair, piano stool, potted plant, houseplant, globe, hourglass, wooden box, box, key, lock, coin, photo, photograph, polaroid, scissors, pen, pencil,
    paper, crayon, stapler, ruler, backpack, handbag, purse, wallet, suitcase, luggage, briefcase, umbrella, tie, hat, cap, shoe, boot, sneaker, sandal,
    glove, scarf, jacket, coat, dress, shirt, t-shirt, sweater, skirt, sock, jeans, glasses, sunglasses, ring, necklace, bracelet, earring, watch, crown`),
  electronics:
    rows(`laptop, computer, keyboard, mouse pad, monitor, screen, television, tv, remote, remote control, cell phone, phone, smartphone, telephone, tablet, camera,
    headphones, speaker, radio, record player, turntable, typewriter, game console, controller, printer, projector, drone, robot, android, cyborg, microchip, circuit board, server, battery, charger, smartwatch`),
  instrument: rows(
    `guitar, piano, violin, cello, drum, drum set, flute, trumpet, saxophone, trombone, harp, harmonica, accordion, banjo, ukulele, clarinet, xylophone, organ, tambourine`,
  ),
  toy: rows(
    `toy, paper boat, paper plane, paper airplane, paper crane, paper ship, lego man, lego figure, toy soldier, gingerbread man, paper doll, rag doll, toy dog, toy cat, toy horse, plush toy, toy boat, toy plane, toy truck, model ship, model train, model plane, teddy bear, doll, puppet, kite, balloon, lego, puzzle, rubber duck, action figure, marble, dice, toy car, toy train, spinning top, yo-yo`,
  ),
  sport:
    rows(`ball, sports ball, football, soccer ball, basketball, baseball, tennis ball, golf ball, frisbee, skateboard, snowboard, skis, ski, surfboard, baseball bat,
    baseball glove, tennis racket, racket, hockey stick, dumbbell, barbell, trophy, medal, helmet, roller skate, ice skate`),
  road: rows(`car, sports car, truck, bus, van, taxi, motorcycle, motorbike, bicycle, bike, scooter, moped, tractor, ambulance, fire truck, police car, jeep, limousine, suv,
    pickup, vehicle, convertible, carriage, cart, wagon, tank, bulldozer, excavator, racecar, race car, lamborghini, ferrari, porsche`),
  rail: rows(
    `train, tram, subway, locomotive, steam train, metro, railway, railroad, train railway, train track`,
  ),
  air: rows(
    `airplane, plane, aeroplane, jet, helicopter, hot air balloon, glider, airship, zeppelin, biplane, fighter jet, rocket, spaceship, spacecraft, starship, space shuttle, ufo, satellite, space station`,
  ),
  water: rows(
    `boat, ship, sailboat, yacht, canoe, kayak, ferry, cruise ship, submarine, raft, gondola, rowboat, speedboat, tugboat, sail, fishing boat, galleon, longship, titanic, schooner, catamaran, trawler, barge, lifeboat`,
  ),
  street:
    rows(`stop sign, traffic light, parking meter, fire hydrant, street sign, streetlamp, streetlight, lamppost, street lamp, phone booth, telephone booth, mailbox, bench, fountain, statue,
    bus stop, billboard, manhole, crosswalk, sidewalk, fence, gate, road sign, newsstand, kiosk`),
  building:
    rows(`house, cottage, cabin, hut, barn, farmhouse, mansion, villa, castle, palace, fortress, tower, skyscraper, lighthouse, windmill, church, cathedral, temple, pagoda, shrine, mosque,
    monastery, pyramid, ruin, ruins, bridge, dam, factory, warehouse, stadium, museum, library building, school, building, apartment building, mausoleum, arch, observatory, greenhouse, shed, silo, tent, igloo, oil rig, oil refinery, power plant`),
  plant:
    rows(`flower, rose, tulip, sunflower, daisy, lily, orchid, lotus, poppy, lavender, dandelion, blossom, cherry blossom, bouquet, tree, oak, pine, palm tree, maple tree, bamboo, willow, bonsai, cactus,
    succulent, fern, moss, ivy, vine, leaf, grass, seedling, sapling, bush, petal, sprout, plant, wheat, clover, mushroom cluster, bud`),
  landscape:
    rows(`water cycle, food chain, ecosystem, mountain, hill, valley, canyon, cliff, desert, dune, forest, jungle, meadow, field, prairie, island, beach, coast, shore, ocean, sea, lake, river, waterfall, stream, pond, glacier, iceberg,
    volcano, lava, cave, swamp, marsh, savanna, tundra, sky, cloud, sunset, sunrise, horizon, rainbow, aurora, northern lights, storm, tornado, hurricane, lightning, landscape, city, town, village, skyline, cityscape,
    street, alley, road, highway, park, garden, vineyard, orchard, farm, harbor, harbour, port, pier, golf course, cemetery, playground, campus, courtyard, ski slope, wave, snow, rain, fog, mist, ice, coral reef, reef, peak, plaza, square, railway station, parking lot, airport, amusement park, campsite, oasis, creek, bay, lagoon, fjord, wilderness`),
  cosmos: rows(
    `planet, moon, sun, star, galaxy, nebula, comet, asteroid, black hole, supernova, universe, milky way, solar system, earth, mars, jupiter, saturn, constellation, meteor, eclipse, space`,
  ),
  texture: rows(
    `splash, drop, droplet, ink, smoke, flame, fire, bubble, particle, dust, sand, glitter, paint, oil, wax, steam, powder, crystal, diamond, gem, metal, mercury, slime, foam, fabric, silk, thread, confetti, spark, firework, explosion, water, milk splash, gold, fractal, pattern, light beam`,
  ),
  art: rows(
    `sculpture, bust, mural, logo, poster, artwork, mosaic, stained glass, origami, diorama, hologram, mask, canvas, pottery, figurine, ornament, snow globe, terrarium, music box`,
  ),
  weapon: rows(
    `sword, shield, bow, arrow, dagger, axe, spear, gun, rifle, cannon, katana, lightsaber, armor, armour`,
  ),
} as const;

export type ThingGroup = keyof typeof THING_GROUPS;

const GROUP_OF = new Map<string, ThingGroup>();
for (const [group, words] of Object.entries(THING_GROUPS) as [ThingGroup, string[]][]) {
  for (const word of words) if (!GROUP_OF.has(word)) GROUP_OF.set(word, group);
}

/** The group a thing belongs to, undefined where the word is unknown. Takes a lower-case singular, of one or two words. */
export function thingGroup(noun: string): ThingGroup | undefined {
  return GROUP_OF.get(noun);
}

/** Nouns that are not counted and so take no "a" when they stand bare. */
export const MASS_NOUNS: ReadonlySet<string> = new Set(
  rows(`water, snow, rain, ice, fog, mist, smoke, fire, lava, sand, dust, mud, grass, wheat, bamboo, coffee, tea, milk, juice, wine, beer, bread,
    rice, pasta, cheese, butter, honey, chocolate, broccoli, corn, food, soup, meat, sushi, pizza dough, traffic, furniture, luggage, clothing, jewelry,
    music, light, lightning, sunlight, moonlight, darkness, silence, nature, wildlife, space, gold, silver, metal, wood, glass, paper, silk, fabric, ink, paint, oil, steam,
    weather, scenery, architecture, hair, equipment, art, calligraphy, pottery, yoga, meditation, karate, judo, parkour, gymnastics, photosynthesis, evaporation, gravity, evolution, electricity, climate change, pollution, recycling, homework, news, progress, hip hop, jazz, popcorn, ramen, foam, cotton, moss, ivy, coral, makeup, technology, time, love, life, work, chaos, football, soccer, basketball, tennis, golf`),
);
