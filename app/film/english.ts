/** Small rules of English spelling and grammar that the writing needs. */

const AN_DESPITE_CONSONANT =
  /^(?:hour|honest|honou?r|heir|[fhlmnrsx]-|8|1[18](?!\d)|[FHLMNRSX][A-Z]|(?:SUV|MRI|LED|FBI|HD|X-ray)\b)/;
const A_DESPITE_VOWEL = /^(?:uni(?!n|m)|us(?:e|ing|ual|ed|er)|eu|ewe|one\b|once|ubiq|uk|ufo|utensil|utopia)/i;

/** The indefinite article a word asks for: "a" or "an", by sound. */
export function articleFor(next: string): "a" | "an" {
  if (AN_DESPITE_CONSONANT.test(next)) return "an";
  if (A_DESPITE_VOWEL.test(next)) return "a";
  return /^[aeiou]/i.test(next) ? "an" : "a";
}

/** Corrects every "a" and "an" in text that the engine wrote. */
export function fixArticles(text: string): string {
  return text.replace(/\b([Aa])n? (?=([\p{L}\p{N}][\p{L}\p{N}-]*))/gu, (_, a: string, next: string) =>
    articleFor(next) === "an" ? `${a}n ` : `${a} `,
  );
}

/** First letter as a capital. */
export function capitalise(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  if (at < 0) return text;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/** A sentence: capital at the start, a full stop at the end unless it has an end already. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:\s]+$/, "");
  if (trimmed === "") return "";
  return capitalise(/[.!?…。！？)]["”’']?$/.test(trimmed) ? trimmed : `${trimmed}.`);
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const IRREGULAR_PLURALS = new Map(
  Object.entries({
    men: "man",
    women: "woman",
    children: "child",
    people: "person",
    feet: "foot",
    teeth: "tooth",
    mice: "mouse",
    geese: "goose",
    wolves: "wolf",
    leaves: "leaf",
    knives: "knife",
    shelves: "shelf",
    loaves: "loaf",
    scarves: "scarf",
    calves: "calf",
    halves: "half",
    wives: "wife",
    lives: "life",
    elves: "elf",
    oxen: "ox",
    hooves: "hoof",
    thieves: "thief",
    skis: "ski",
    buses: "bus",
    heroes: "hero",
    potatoes: "potato",
    tomatoes: "tomato",
    dice: "die",
    policemen: "policeman",
    firemen: "fireman",
    fishermen: "fisherman",
    samurais: "samurai",
    octopuses: "octopus",
    walruses: "walrus",
    lenses: "lens",
    policewomen: "policewoman",
    snowmen: "snowman",
    pegasi: "pegasus",
    cacti: "cactus",
    grandchildren: "grandchild",
  }),
);

/** The singular of a noun, best effort; a word that is no plural comes back as it was. */
export function singular(noun: string): string {
  const lower = noun.toLowerCase();
  const known = IRREGULAR_PLURALS.get(lower);
  if (known) return known;
  if (/(?:ss|us|is|news|series|species|lens|gas|canvas|atlas)$/.test(lower) || lower.length < 4) return lower;
  if (/ies$/.test(lower) && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zes)$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith("s") ? lower.slice(0, -1) : lower;
}

/** Whether a noun is plural in form. */
export function isPlural(noun: string): boolean {
  const lower = noun.toLowerCase();
  if (
    /^(?:people|men|women|children|police|cattle|scissors|pants|jeans|glasses|skis|stairs|trousers|shorts|goggles|binoculars)$/.test(
      lower,
    )
  )
    return true;
  return singular(lower) !== lower;
}
