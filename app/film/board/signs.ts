import { matchWords, phraseIndex } from "../phrase-index";
import { list } from "../vocabulary/fit";
import type { Genre, Mood, PlaceClass } from "../vocabulary/types";

/** What the matter of a concept settles where it says neither mood nor genre. */
export interface Sign {
  readonly says: readonly string[];
  readonly mood?: Mood;
  readonly genre?: Genre;
  readonly place?: PlaceClass;
}

const sign = (says: string, settles: Omit<Sign, "says">): Sign => ({ says: list(says), ...settles });

/** Signs by what they speak of; the first in a concept settles what none before it has. */
const SIGNS: readonly Sign[] = [
  sign(
    "generation ship, colony ship, spaceship, starship, space station, astronaut, astronauts, cosmonaut, dying star, red star",
    { mood: "awed", genre: "science-fiction", place: "space" },
  ),
  sign("android, androids, robot, robots, cyborg, alien, aliens", {
    mood: "lonely",
    genre: "science-fiction",
  }),
  sign("haunted, poltergeist, exorcist, exorcism, demon, possessed", { mood: "eerie", genre: "horror" }),
  sign("widow, widower, grief, funeral, grave, graveside, mourners, farewell, bereaved", {
    mood: "melancholy",
    genre: "drama",
  }),
  sign("duel, gunslinger, gunslingers, sheriff, saloon, cowboy", { mood: "tense", genre: "western" }),
  sign("heist, hostage, assassin, chase, chased, stalker, stalked, pursued, courier", { mood: "tense" }),
  sign("battlefield, trench, trenches, soldiers, soldier, regiment", { mood: "solemn", genre: "war" }),
  sign(
    "samurai, dynasty, emperor, empire, medieval, castle, knight, ancient, victorian, renaissance, cathedral",
    {
      mood: "solemn",
      genre: "historical",
    },
  ),
  sign("dragon, dragons, wizard, elf, elves, sorceress, kingdom", { mood: "awed", genre: "fantasy" }),
  sign(
    "rugby, football, soccer, basketball, boxer, boxing, sprinter, sprint, marathon, athlete, athletes, cyclist, surfer, skateboarder, skateboard, gymnast, wrestler, derby, championship, climber",
    { mood: "energetic", genre: "sports" },
  ),
  sign("techno, rave, nightclub, club beat, breakdance, drum and bass, mosh pit", { mood: "energetic" }),
  sign("wedding, bride, groom, first dance, anniversary, honeymoon", { mood: "romantic" }),
  sign("graduation, birthday, carnival, parade, festival, reunion", { mood: "joyful" }),
  sign(
    "children's book, picture book, toddler, toddlers, kids, kindergarten, puppet, puppets, teddy bear, cartoon",
    { mood: "playful", genre: "family" },
  ),
  sign("grandmother, grandfather, grandma, grandpa, heirloom, childhood, old photographs", {
    mood: "nostalgic",
  }),
  sign("cozy, cosy, bakery, knitting, lullaby, newborn, kitten, puppy", { mood: "tender" }),
  sign(
    "luxury, haute couture, perfume, fragrance, jewellery, jewelry, diamond, watchmaker, timepiece, couture, grand piano",
    { mood: "solemn" },
  ),
  sign(
    "monk, monks, temple, shrine, zen, tea ceremony, meditation, yoga, spa, lavender, calligrapher, calligraphy, library",
    { mood: "calm" },
  ),
  sign("potter, pottery, weaver, handmade, hand-made, artisan, carpenter, woodworker, loom, luthier", {
    mood: "calm",
  }),
  sign("quarry, riveters, factory, miners, mine, steelworks, shipyard, foundry, welders", { mood: "solemn" }),
  sign(
    "penguins, puffins, whales, elephants, wolves, glacier, migration, chicks, burrows, predators, herd, reef",
    {
      mood: "awed",
      genre: "nature-documentary",
    },
  ),
  sign("ramen, sushi, recipe, chef, noodles, barbecue, street food, chocolate, espresso", { genre: "food" }),
  sign("jazz, blues, smoky", { mood: "intimate" }),
  sign("ballet, dancers, dancer", { mood: "awed" }),
  sign("electric car, sports car, motorbike, motorcycle", { mood: "calm" }),
];

const findSigns = phraseIndex(SIGNS);

/** Mood, genre and place that the matter of a text settles; each undefined where nothing does. */
export function settledBySigns(text: string): Omit<Sign, "says"> {
  const found = findSigns(matchWords(text)).map(({ entry }) => entry);
  return {
    mood: found.find(({ mood }) => mood !== undefined)?.mood,
    genre: found.find(({ genre }) => genre !== undefined)?.genre,
    place: found.find(({ place }) => place !== undefined)?.place,
  };
}

/** The mood a genre has where nothing else is said. Genres that say nothing about mood are left out. */
export const MOOD_OF_GENRE: Readonly<Partial<Record<Genre, Mood>>> = {
  comedy: "playful",
  romance: "romantic",
  "romantic-comedy": "joyful",
  thriller: "tense",
  horror: "eerie",
  "film-noir": "mysterious",
  crime: "tense",
  mystery: "mysterious",
  action: "energetic",
  adventure: "hopeful",
  "science-fiction": "awed",
  cyberpunk: "tense",
  "space-opera": "awed",
  "post-apocalyptic": "lonely",
  fantasy: "awed",
  "fairy-tale": "playful",
  superhero: "triumphant",
  western: "tense",
  war: "solemn",
  historical: "solemn",
  "nature-documentary": "awed",
  travel: "hopeful",
  sports: "energetic",
  "coming-of-age": "nostalgic",
  musical: "joyful",
  "martial-arts": "energetic",
  disaster: "ominous",
  "found-footage": "eerie",
};
