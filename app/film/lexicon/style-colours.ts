/** Styles that are known by their colours: a painter's, a school's or a genre's own palette stands before any other. */
export interface StyleColours {
  readonly says: RegExp;
  /** Colours as they are called before such a picture, at least five; none contradicts another. */
  readonly colours: readonly string[];
}

const row = (says: RegExp, colours: string): StyleColours => ({
  says,
  colours: colours.split(",").map((each) => each.trim()),
});

export const STYLE_COLOURS: readonly StyleColours[] = [
  row(
    /\bvan gogh\b/i,
    "chrome yellow, cobalt blue, viridian green, Prussian blue, burnt orange, pale turquoise, citron yellow, ultramarine",
  ),
  row(
    /\bhokusai\b|\bukiyo|\bjapanese woodblock|\bwoodblock/i,
    "Prussian blue, indigo, rice-paper cream, pale vermilion, soft ochre yellow, slate blue, moss green, foam white",
  ),
  row(
    /\bmonet\b|\brenoir\b|\bimpressionis/i,
    "lilac, water green, rose pink, haze blue, pale lemon yellow, lavender grey, willow green, peach",
  ),
  row(
    /\bpicasso\b|\bcubis/i,
    "ochre, terracotta red, slate blue, bone white, umber brown, black, dusty rose, olive green",
  ),
  row(
    /\bmatisse\b|\bfauvis/i,
    "cadmium red, cobalt blue, emerald green, tangerine orange, violet, lemon yellow",
  ),
  row(/\bklimt\b/i, "gold leaf, umber brown, deep emerald green, ivory, burgundy red, black"),
  row(/\bmunch\b|\bexpressionis/i, "blood orange, Prussian blue, acid green, ochre, brick red, violet grey"),
  row(/\bdal[ií]\b|\bsurrealis/i, "desert ochre, cerulean blue, bone white, rust red, sand, deep teal"),
  row(/\bmagritte\b/i, "sky blue, cloud white, apple green, charcoal, brick red, dove grey"),
  row(
    /\bturner\b|\bromantic painting/i,
    "amber gold, smoke white, sepia, pearl grey, burnt sienna, pale blue",
  ),
  row(
    /\brembrandt\b|\bcaravaggio\b|\bbaroque\b|\brenaissance\b|\bvermeer\b/i,
    "lead-tin yellow, umber brown, ultramarine, lead white, madder red, bone black",
  ),
  row(/\bhopper\b/i, "jade green, brick red, lamplight yellow, cold blue, cream, bottle green"),
  row(/\bmondrian\b|\bde stijl\b|\bbauhaus\b/i, "primary red, primary blue, primary yellow, white, black"),
  row(
    /\bwarhol\b|\bpop art\b|\blichtenstein\b/i,
    "magenta, cyan, signal yellow, tomato red, black, paper white",
  ),
  row(
    /\bfrida kahlo\b|\bmexican\b|\bd[ií]a de los muertos\b/i,
    "marigold orange, fuchsia pink, cobalt blue, leaf green, vermilion red, turquoise",
  ),
  row(
    /\bcyberpunk\b|\bblade runner\b|\bneon[- ]noir\b/i,
    "neon magenta, cyan, acid green, wet-asphalt black, violet, sodium orange",
  ),
  row(
    /\bvapor ?wave\b|\bsynthwave\b|\bretrowave\b|\boutrun\b/i,
    "hot pink, lavender purple, teal, flame orange, indigo, pale mint green",
  ),
  row(/\bsteampunk\b/i, "brass gold, oxblood red, walnut brown, verdigris green, soot black, parchment"),
  row(/\bsolarpunk\b/i, "leaf green, honey amber, sky blue, terracotta orange, white, moss green"),
  row(/\bwes anderson\b/i, "powder pink, mustard yellow, robin's-egg blue, cream, tomato red, mint green"),
  row(
    /\bghibli\b|\bmiyazaki\b/i,
    "meadow green, clear blue, cloud white, roof-tile red, warm cream, cornflower blue",
  ),
  row(/\bpixar\b|\bdisney\b/i, "coral orange, teal, sunny yellow, sky blue, warm violet, leaf green"),
  row(/\bsimpsons?\b/i, "sunflower yellow, sky blue, hot pink, leaf green, white, orange"),
  row(/\banime\b|\bmanga\b/i, "sky blue, cherry-blossom pink, warm white, teal green, vermilion red, violet"),
  row(/\bpixel|\b(?:8|16)-bit\b/i, "sky blue, brick orange, leaf green, flat white, navy, sun yellow"),
  row(
    /\bclaymation\b|\bplasticine\b|\bclay animation\b/i,
    "putty pink, brick red, grass green, mustard yellow, sky blue, cream",
  ),
  row(
    /\bpaper[- ]?(?:craft|cut)|\borigami\b/i,
    "poppy red, kraft brown, paper white, teal, marigold yellow, ink blue",
  ),
  row(/\bstained glass\b/i, "ruby red, cobalt blue, emerald green, amber yellow, violet, lead black"),
  row(
    /\bwatercolou?r\b|\baquarelle\b/i,
    "diluted indigo, sap green, rose madder pink, raw sienna, paper white, Payne's grey, cerulean blue, lemon yellow",
  ),
  row(/\bgouache\b/i, "chalky coral, sage green, slate blue, cream white, ochre yellow, brick red"),
  row(
    /\boil painting\b|\boils\b/i,
    "burnt sienna, ultramarine blue, titanium white, yellow ochre, alizarin red, sap green, raw umber, Naples yellow",
  ),
  row(
    /\bacrylic\b|\bgraffiti\b|\bstreet art\b/i,
    "magenta, turquoise, process yellow, black, orange, violet blue",
  ),
  row(/\bpastel\b/i, "powder pink, pale mint green, butter yellow, baby blue, lilac, chalk white"),
  row(/\btechnicolor\b/i, "ruby red, emerald green, cobalt blue, canary yellow, peach, ivory"),
  row(/\bart deco\b/i, "black, gold, ivory, emerald green, peacock blue, champagne"),
  row(
    /\bpsychedelic\b|\btie[- ]dye\b|\bkaleidoscop/i,
    "electric violet, lime green, hot orange, magenta, turquoise, yellow",
  ),
  row(/\bcandy ?land\b|\bkawaii\b/i, "candy pink, mint green, butter yellow, lilac, sky blue, white"),
];

/** The colours of the first style that a text names; undefined where it names none. */
export function styleColoursIn(text: string): readonly string[] | undefined {
  return STYLE_COLOURS.find(({ says }) => says.test(text))?.colours;
}
