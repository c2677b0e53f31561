/**
 * Names made of common words: of characters, brands, works and places. They stay as they are, and none of their words is
 * read as the thing it would name alone: Iron Man irons nothing, and Land Rover is no place.
 */
const rows = (text: string) =>
  text
    .split(",")
    .map((each) => each.replace(/\s+/g, " ").trim())
    .filter(Boolean);

const NAMES =
  rows(`iron man, ant man, ant-man, bat man, spider man, spider-man, super man, wonder woman, black panther, black widow, green lantern, silver surfer,
  captain america, captain marvel, doctor strange, doctor who, star wars, star trek, darth vader, storm trooper, stormtroopers, baby yoda, harry potter, peter pan, captain hook,
  snow white, sleeping beauty, little mermaid, beauty and the beast, lion king, toy story, buzz lightyear, lightning mcqueen, cars movie, finding nemo, frozen movie, mickey mouse,
  minnie mouse, donald duck, bugs bunny, pink panther, tom and jerry, road runner, hello kitty, angry birds, paw patrol, peppa pig, baby shark, rick and morty, sonic the hedgehog,
  super mario, donkey kong, king kong, ninja turtles, teenage mutant ninja turtles, power rangers, transformers, optimus prime, winnie the pooh, paddington bear, teddy roosevelt, santa claus, jack frost,
  father christmas, easter bunny, tooth fairy, burger king, red bull, land rover, range rover, jaguar f-type, ford mustang, volkswagen beetle, dodge ram, apple watch, apple store, amazon prime,
  black friday, goldman sachs, shell station,   game of thrones, lord of the rings, squid game, stranger things, breaking bad, mad max, top gun, fast and furious, blade runner, back to the future, jurassic park, planet of the apes,
  van gogh, rolling stones, pearl jam, red hot chili peppers, guns n roses, pink floyd, snoop dogg, ice cube rapper, the rock, tiger woods, will smith, kate bush, bill gates, steve jobs, mark twain`);

const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAMES.map((each) => each.replace(/[ -]/g, "[ -]")).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);
/** Capitals inside a sentence: "an Iron man", "the Red Lantern bar". */
const CAPITALS = /(?<=[\p{Ll},] )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/gu;

const blank = (name: string) => " ".repeat(name.length);

/** A text with the names of the list blanked out; names of places, which tell where it plays, stay. */
export const withoutFamousNames = (text: string): string => text.replace(NAME, blank);

/** A text with its names blanked out, positions kept, so that their words are read as nothing else. */
export function withoutNames(text: string): string {
  const known = withoutFamousNames(text);
  // Title case throughout is a way of writing, not a row of names.
  const words = known.match(/(?<=[\p{Ll},] )\p{L}{3,}/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capital * 2 > words.length ? known : known.replace(CAPITALS, blank);
}

/** Names that stand alone for one figure of a tale, a film or a myth. */
const ONE_NAMES = new Set(
  rows(`titanic, beethoven, mozart, einstein, newton, shakespeare, picasso, leonardo, michelangelo, gandhi, messi, ronaldo, cinderella, rapunzel, pinocchio, dracula, frankenstein, godzilla, batman, superman, spiderman, aladdin, moana, elsa, pikachu, mario,
    zeus, thor, medusa, poseidon, hercules, odin, merlin, gandalf, sherlock, shrek, bambi, dumbo, simba, mulan, tarzan, zorro, gollum, yoda, voldemort, hermione, cleopatra, napoleon`),
);

/** Whether a lower-case word is such a name. */
export const isOneName = (word: string): boolean => ONE_NAMES.has(word);
