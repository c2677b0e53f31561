import type { Era } from "../vocabulary/types";

/**
 * Where something happens when the idea does not say: settings by their ids, likely for a deed, a trade or a thing.
 * A row holds the words that call for it and the settings, the likeliest first. Earlier rows stand before later ones.
 */
const rows = (table: string): readonly (readonly [words: readonly string[], settings: readonly string[]])[] =>
  table
    .split("\n")
    .map((line) =>
      line.split("|").map((part) =>
        part
          .split(",")
          .map((each) => each.trim())
          .filter(Boolean),
      ),
    )
    .filter(([words]) => words !== undefined && words.length > 0)
    .map(([words = [], settings = []]) => [words, settings]);

export const PLACES_OF_DEEDS = rows(`
  wizard, witch, sorcerer, elf, fairy, fairies | castle, forest
  astronaut, spacewalk, cosmonaut | moon-surface, space-station
  surfing, surf, surfer, surfboard, wakeboarding | ocean
  sailing, rowing, kayaking, canoeing, paddleboarding | lake, ocean
  scuba, snorkeling, snorkelling, scuba diving | underwater, coral-reef
  skiing, snowboarding, ski, snowboard, sledding | ski-slope
  ice skating, ice skater, hockey, figure skating, curling | ice-rink
  swimming, swim, swimmer, water polo | indoor-pool, pool
   | frozen-lake
  fishing, fisherman, angler | river, lake, pier
  viking, pirate, sailor, captain | ship-deck
  boat, lifeboat, raft, rowboat, ship, shipwreck, titanic, iceberg | ocean, lake
  rock climbing, climbing, abseiling, mountaineer, ice climbing | cliff
   | park, orchard
  hiking, trekking, hiker | mountain, forest
  camping, campfire, bonfire, marshmallow, marshmallows | campsite
  horse riding, riding a horse, jockey, rancher, cowboy | farm, meadow
  milking | stable, barn
  prison, jail, inmate, jailbreak, prisoner | prison
  blanket, pillow fort, bunk bed | bedroom
  barbecue, barbecuing, barbequing, bbq, barbeque | backyard, park
  toilet, bathtub, bathrobe | bathroom
  fridge, stove, oven, kettle, sink, dishes, toaster | kitchen
  sunbathes, sandcastle, beach ball, parasailing | beach
  gardening, planting, watering, mowing, pruning, raking, digging | backyard
  marathon, marathon runner, finish line, sprinter, hurdles, relay race | stadium, boulevard
  rollercoaster, roller coaster, ferris wheel, bumper cars | amusement-park
  submarine crew, submarine captain | submarine-interior
  cooking, cook, cooks, baking, frying, boiling, chef, peeling, slicing, chopping, kneading, stirring, grilling | kitchen, restaurant-kitchen
  barista, latte, espresso, coffee | cafe
  waiter, waitress, dining, eating, eats, eat, spaghetti, tasting, ramen, noodles, burger, drinking, drink, toast | restaurant, dining-room, diner
  dumpling, dumplings, dough, pancake, pancakes, cookies, cupcake, cupcakes, gingerbread, lasagna, recipe | kitchen
  beer, wine, cocktail, bartender | pub
  reading, read, reads, book, librarian | library, living-room, bookstore
  teacher, lecture, chalk, exam, student, fractions | classroom
  writing, writes, studying, homework | home-office, classroom
  farmer, harvesting, tractor, scarecrow | wheat-field, farm
  pyramid | desert, ruins
  gamer, esports, livestream | bedroom
  ps5, ps4, playstation, xbox, nintendo, video game, video games | living-room, bedroom
  apartment, house tour, roommate | apartment, living-room
  traffic, delivery, rush hour, pedestrian | street, boulevard
  typing, computer, laptop, programmer, coding, hacker, keyboard | home-office, office
  office, meeting, businessman, businesswoman, interview, presentation, boss, secretary | meeting-room, office
  scientist, chemist, experiment, microscope | laboratory
  doctor, nurse, patient, surgeon, massage, bandage, bandaging | hospital
  painting, painter, drawing, sketching, canvas, sculptor, sculpting, artist | art-studio
  pottery, potter, clay, ceramics | pottery-studio
  blacksmith, forging, welding, glassblowing, anvil | forge
  carpenter, carving, woodworking, sawing, hammering, plank, sanding | carpentry-workshop
  knitting, knits, crochet | living-room, porch
  sewing, weaving, tailor, seamstress, embroidery, ironing | tailor-shop, living-room
  mechanic, repairing, welder, engine | garage
  hair drier, hair dryer, hairdryer, hairbrush, comb, shaving, brushing teeth, mascara, lipstick, bathing, shower, bath, toothbrush | bathroom
  haircut, barber, hairdresser | barbershop
  sofa, couch, watching tv, armchair | living-room
  sleeping, sleep, sleeps, asleep, waking, waking up, pillow, bed, dream, dreaming, pyjamas | bedroom
  ballet, ballerina, pirouette, waltz, rehearsing, tap dancing | dance-studio, theater
  breakdancing, hip hop | rooftop, basement, dance-studio
  dancing, dance, dances, dancer, disco, dj | dance-studio, ballroom, nightclub
  piano, violin, cello, orchestra, conductor, opera, harp, flute, trumpet, saxophone, trombone, clarinet, guitar, drums, drumming, singer, singing, sing, musician, band, accordion, ukulele, harmonica, xylophone, organ, bagpipes, rapper, microphone | concert-hall, recording-studio, living-room
  boxing, boxer, boxers, punching, wrestling, kickboxing | boxing-gym
  yoga, meditating, meditation, tai chi, stretching | dojo, park
  karate, judo, kung fu, martial arts, fencing, sword fighting, ninja | dojo
  bungee, skydiver, skydiving, paragliding, parachute | cliff, sky
  lifting, weightlifting, squat, push up, pushup, pull ups, situp, exercise, gymnastics, gymnast, trampoline, treadmill, cheerleading, workout | gym
  basketball, volleyball, badminton | basketball-court
  tennis, high jump, long jump, triple jump, javelin, discus, pole vault | tennis-court
  soccer, football, cricket, rugby, stadium, goalkeeper | stadium
  golf, baseball, polo, lacrosse, archery, frisbee | golf-course
  bowling, pins | bowling-alley
  homeless, beggar, busker, street musician | street, alley
  trees, tree | park, forest, orchard
  angry customer, customer, counter | cafe, restaurant, bakery
  school, schoolkid, backpack, pupil | classroom, hallway
  crowd, protest, demonstration, parade | street, town-square
  chess, poker, cards, checkers, board game, dominoes | living-room, cafe
  skateboarding, skateboard, skater, kickflip, parkour, rollerblading, roller skating | playground, rooftop
  bicycle, bike, cycling, riding a bike, scooter, unicycle, motorcycling | park, street
  driving, drive, drives, car | highway
  jogging, jog, running, walking the dog, picnic, sunbathing, kite, hugging, holding hands | park
  shopping, cart, groceries, cashier | supermarket
  selling, vendor, bargaining, merchant | market
  wedding, bride, groom, kissing, vows | church, backyard
  praying, monk, nun, priest, worship | temple, church
  king, queen, prince, princess, emperor, crown, throne | throne-room
  knight, squire, sword, jousting | castle, meadow
  samurai, geisha, tea ceremony, ninja | teahouse, zen-garden
  soldier, battle, trench | battlefield, trench
  detective, spy, private eye | alley, home-office
  robot, android, cyborg | futuristic-lab
  train, commuter, conductor, luggage, suitcase | train-station
  pilot, flight attendant, passenger | cockpit, airport
  fireman, firefighter, policeman, policewoman | fire-station, street
  lighthouse keeper, keeper | lighthouse
  clown, juggling, juggler, acrobat, magician, tightrope, carousel | amusement-park, theater
  actor, actress, stage, theatre play, speech | theater, television-studio
  photographer, model, posing, fashion, catwalk | studio
  tattoo, nails, manicure, pedicure | barbershop
  crying, cry, cries, sad, lonely, thinking, waiting, letter, rain window | bedroom, staircase
  laughing, laughs, celebrating, party, birthday, cake, candles, balloon, balloons | living-room, backyard
  arguing, shouting, argument, fight | kitchen, hallway
  baby, toddler, crawling, toy, toys, doll, teddy bear | nursery
  phone, call, calling, whisper, whispers, talking, conversation | living-room, street
  smoker, cigarette, cigar | porch, alley
  door, opens the door, closes the door, key, knocking | hallway
  stairs, carrying | staircase
  laundry, washing machine, tumble dryer | laundromat
  cleaning, mopping, sweeping, vacuuming | hallway, living-room
  loneliness, solitude, isolation, emptiness | pier, bus-stop, staircase
  grief, depression, sadness, sorrow, regret | staircase, cemetery
  fear, anxiety, stress, panic, dread | tunnel, hallway
  hope, optimism, faith | meadow, beach
  freedom, liberty, adventure | mountain, cliff, beach
  peace, calmness, serenity, silence | lake, meadow
  time elapsing, passage of time, passing of time, memory, memories, nostalgia, aging | old-town, attic, library
  love, friendship, happiness, joy | park, orchard
  success, victory, ambition, motivation, courage | mountain
  chaos, anger, rage | street
`);

/** Where people are when neither deed nor trade tells: plain places of everyday life. */
export const EVERYDAY_PLACES: readonly string[] = [
  "living-room",
  "street",
  "park",
  "hallway",
  "kitchen",
  "staircase",
  "porch",
  "town-square",
];

/** Where people of an older or a coming time are. */
export const PLACES_OF_ERAS: Partial<Record<Era, readonly string[]>> = {
  prehistoric: ["cave", "savanna"],
  ancient: ["town-square", "ruins"],
  medieval: ["old-town", "castle"],
  renaissance: ["old-town", "art-studio"],
  "1700s": ["old-town", "ballroom"],
  "1800s": ["old-town", "cabin"],
  "early-1900s": ["train-station", "old-town"],
  "1920s": ["ballroom", "hotel-room"],
  "1940s": ["train-station", "alley"],
  "1950s": ["diner", "living-room"],
  future: ["futuristic-lab", "spaceship-corridor"],
};
