import type { Genre, Mood } from "../vocabulary/types";

/** What sort of letter a typeface has: enough to show a similar one where it is not installed. */
export type Face = "serif" | "sans" | "condensed" | "rounded" | "mono" | "script";

/** Two typefaces that work together; all are free under the SIL Open Font License, from Google Fonts. */
export interface TypePair {
  readonly primary: string;
  readonly primaryFace: Face;
  readonly secondary: string;
  readonly secondaryFace: Face;
  /** How the two are set. */
  readonly style: string;
  readonly moods: readonly Mood[];
  readonly genres: readonly Genre[];
}

const words = <Word extends string>(text: string) => text.split(" ").filter(Boolean) as Word[];

const pair = (
  primary: string,
  primaryFace: Face,
  secondary: string,
  secondaryFace: Face,
  style: string,
  moods: string,
  genres: string,
): TypePair => ({
  primary,
  primaryFace,
  secondary,
  secondaryFace,
  style,
  moods: words<Mood>(moods),
  genres: words<Genre>(genres),
});

/** Pairs of typefaces by what they suit, all of them of the Google Fonts collection under the SIL Open Font License. */
export const TYPE_PAIRS: readonly TypePair[] = [
  pair(
    "Playfair Display",
    "serif",
    "Source Sans 3",
    "sans",
    "High-contrast serif titles in sentence case, tightly set; captions in a plain humanist sans at regular weight.",
    "romantic tender solemn awed",
    "romance commercial fashion historical drama",
  ),
  pair(
    "Cormorant Garamond",
    "serif",
    "Montserrat",
    "sans",
    "Light, fine serif titles set large with generous space; small capitals of the geometric sans, widely tracked, for names and dates.",
    "romantic intimate tender solemn",
    "romance fashion family",
  ),
  pair(
    "Bebas Neue",
    "condensed",
    "Barlow",
    "sans",
    "Tall condensed capitals, one line, edge to edge; facts below in a slightly rounded grotesque at medium weight.",
    "energetic triumphant angry",
    "sports action martial-arts music-video war",
  ),
  pair(
    "Anton",
    "condensed",
    "Work Sans",
    "sans",
    "Heavy condensed capitals stacked in two or three lines, so that they hold on a phone; the rest in a sturdy sans.",
    "energetic playful angry",
    "music-video comedy sports superhero",
  ),
  pair(
    "Space Grotesk",
    "sans",
    "IBM Plex Mono",
    "mono",
    "A grotesque with odd details in tight sentence case; labels, timecode and credits in monospace.",
    "mysterious tense neutral energetic",
    "science-fiction cyberpunk experimental space-opera",
  ),
  pair(
    "Orbitron",
    "sans",
    "Exo 2",
    "sans",
    "Squared capitals, widely tracked and sparingly used; a technical sans carries everything that must be read.",
    "awed mysterious energetic",
    "science-fiction cyberpunk space-opera",
  ),
  pair(
    "Inter",
    "sans",
    "Source Serif 4",
    "serif",
    "A neutral sans for titles and figures, semibold; a quiet serif for longer lines.",
    "neutral calm hopeful",
    "corporate educational documentary",
  ),
  pair(
    "Libre Franklin",
    "sans",
    "Libre Baskerville",
    "serif",
    "Newspaper manners: a bold grotesque for names and places, a book serif for what was said.",
    "neutral tense solemn nostalgic",
    "documentary crime war historical",
  ),
  pair(
    "Merriweather",
    "serif",
    "Open Sans",
    "sans",
    "A sturdy screen serif in bold for chapter titles; an open sans for captions and lower thirds.",
    "nostalgic hopeful calm neutral",
    "documentary nature-documentary travel educational slice-of-life",
  ),
  pair(
    "Lora",
    "serif",
    "Lato",
    "sans",
    "Brushed serif titles in sentence case with room around them; a friendly sans below.",
    "calm tender hopeful nostalgic intimate",
    "slice-of-life family food drama nature-documentary commercial",
  ),
  pair(
    "DM Serif Display",
    "serif",
    "DM Sans",
    "sans",
    "One family, two voices: a warm display serif for the claim, its geometric sans for the rest.",
    "joyful hopeful romantic calm",
    "commercial food travel romantic-comedy",
  ),
  pair(
    "Poppins",
    "sans",
    "Lora",
    "serif",
    "Round geometric titles in semibold; a soft serif keeps longer lines from looking like an interface.",
    "hopeful joyful calm",
    "commercial corporate educational coming-of-age",
  ),
  pair(
    "Fredoka",
    "rounded",
    "Nunito",
    "rounded",
    "Rounded bold titles with a slight bounce in the baseline; a rounded sans for everything else.",
    "playful joyful",
    "family comedy educational musical",
  ),
  pair(
    "Baloo 2",
    "rounded",
    "Quicksand",
    "rounded",
    "Soft, heavy letters that look cut out by hand; a light rounded sans beside them.",
    "playful joyful tender",
    "family fairy-tale musical",
  ),
  pair(
    "Cinzel",
    "serif",
    "EB Garamond",
    "serif",
    "Inscriptional capitals, widely tracked, one line; a book face for what is told.",
    "awed solemn triumphant mysterious",
    "fantasy historical adventure fairy-tale war",
  ),
  pair(
    "Abril Fatface",
    "serif",
    "Josefin Sans",
    "sans",
    "A heavy poster serif for one or two words; a light, geometric sans far smaller below.",
    "nostalgic romantic joyful playful",
    "romantic-comedy fashion food musical silent-film",
  ),
  pair(
    "Oswald",
    "condensed",
    "Spectral",
    "serif",
    "Condensed capitals with open tracking, low in the frame; a sharp light serif for names.",
    "tense ominous melancholy lonely",
    "thriller crime film-noir mystery western post-apocalyptic disaster",
  ),
  pair(
    "Spectral",
    "serif",
    "Karla",
    "sans",
    "A thin, cold serif set small in a large empty frame; captions in a slightly narrow grotesque.",
    "eerie lonely melancholy ominous",
    "horror mystery drama found-footage",
  ),
  pair(
    "Newsreader",
    "serif",
    "Public Sans",
    "sans",
    "Text-sized serif titles, as if the film were a page; a plain sans for credits.",
    "melancholy lonely intimate calm",
    "drama slice-of-life coming-of-age documentary",
  ),
  pair(
    "Syne",
    "sans",
    "Space Mono",
    "mono",
    "Wide, uneven bold letters treated as shapes; monospace for anything that must be read.",
    "mysterious eerie playful angry",
    "experimental music-video fashion",
  ),
  pair(
    "Zilla Slab",
    "serif",
    "Barlow Condensed",
    "condensed",
    "A slab serif with square shoulders for titles; a condensed sans for places and dates.",
    "nostalgic triumphant hopeful",
    "western adventure travel superhero",
  ),
  pair(
    "Caveat",
    "script",
    "Nunito Sans",
    "sans",
    "Handwriting for one line only, never below 40 pixels; a soft sans carries the rest.",
    "tender intimate playful nostalgic",
    "family coming-of-age romantic-comedy travel",
  ),
];

/** What sort of letter a typeface of the pairs has; `undefined` for one that is not among them. */
export function faceOf(typeface: string): Face | undefined {
  const name = typeface.toLowerCase();
  for (const each of TYPE_PAIRS) {
    if (name.startsWith(each.primary.toLowerCase())) return each.primaryFace;
    if (name.startsWith(each.secondary.toLowerCase())) return each.secondaryFace;
  }
  return undefined;
}

/** The pair that suits mood and genre best; the first of the table's order among equals. */
export function typePairFor(moods: readonly Mood[], genre: Genre): TypePair {
  const [first, ...rest] = TYPE_PAIRS;
  if (!first) throw new RangeError("no type pairs");
  const worth = (each: TypePair) =>
    (each.genres.includes(genre) ? 3 : 0) +
    moods.reduce((sum, mood, at) => sum + (each.moods.includes(mood) ? 2 / (at + 1) : 0), 0);
  return rest.reduce((best, each) => (worth(each) > worth(best) ? each : best), first);
}
