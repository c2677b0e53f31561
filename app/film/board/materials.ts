import { PERSON_NOUNS } from "../lexicon/people";
import { matchWords, phraseIndex } from "../phrase-index";
import { type ColourName, colourNamed } from "../vocabulary/colour-names";
import { list } from "../vocabulary/fit";
import type { NamedColour } from "../vocabulary/types";

/** A stuff or a thing that everybody knows by its colour. */
export interface Material {
  readonly id: string;
  /** Words by which a concept names it. */
  readonly says: readonly string[];
  /** Its colours, the most typical first. */
  readonly colours: readonly NamedColour[];
  /** Its surface as one would photograph it, a noun phrase; undefined for what has none: candlelight, dusk. */
  readonly surface: string | undefined;
}

const material = (says: string, colours: readonly ColourName[], surface?: string): Material => ({
  id: list(says)[0] ?? says,
  says: list(says),
  colours: colours.map(colourNamed),
  surface,
});

/** What a concept may be made of, by kind. Only what has a colour of its own stands here: "plastic" has none. */
export const MATERIALS: readonly Material[] = [
  // Earth and stone
  material(
    "clay, clays, pottery, potter, ceramic, ceramics, earthenware",
    ["clay brown", "terracotta", "burnt sienna"],
    "wet and fired clay",
  ),
  material("terracotta, roof tiles", ["terracotta", "clay brown"], "unglazed terracotta"),
  material("porcelain, bone china", ["milk white", "cobalt"], "glazed porcelain"),
  material(
    "brick, bricks, brickwork",
    ["brick red", "rust red", "mist grey"],
    "brick with its mortar joints",
  ),
  material("marble, alabaster", ["pearl white", "ash grey", "dove grey"], "veined marble"),
  material("granite, limestone, stone, cobbles, cobblestones", ["pewter grey", "ash grey"], "rough stone"),
  material("slate", ["slate grey", "slate blue"], "split slate"),
  material("chalk, plaster, whitewash", ["chalk white", "bone white"], "chalky plaster"),
  material("concrete, cement", ["concrete grey", "smoke grey"], "board-marked concrete"),
  material("asphalt, tarmac", ["graphite grey", "lead grey"], "wet asphalt"),
  material("sand, dunes, dune, desert", ["sand beige", "tan", "ochre"], "wind-ribbed sand"),
  material("mud, muddy, peat, soil", ["burnt umber", "tobacco brown"], "wet mud"),
  material("dust, dusty", ["tan", "sand beige"], "dust on a dry surface"),
  material("jade", ["jade green", "celadon"], "polished jade"),
  material("emerald, emeralds", ["emerald green", "bottle green"], "cut emerald"),
  material("ruby, rubies", ["ruby red", "garnet"], "cut ruby"),
  material("sapphire, sapphires", ["sapphire blue", "midnight blue"], "cut sapphire"),
  material("pearl, pearls", ["pearl white", "shell pink"], "the lustre of pearl"),
  material("amber", ["amber", "honey gold"], "clear amber"),
  material("obsidian, coal, anthracite", ["obsidian black", "graphite grey"], "broken coal and glassy stone"),
  // Metal
  material("copper", ["copper", "verdigris", "burnt sienna"], "beaten copper"),
  material("bronze", ["bronze", "verdigris"], "cast bronze"),
  material("brass, trumpet, saxophone, trombone", ["brass", "old gold"], "worn brass"),
  material("gold, golden, gold leaf, gold foil", ["gold", "old gold"], "gold leaf"),
  material("silver, pewter, chrome, aluminium, aluminum", ["silver", "pewter grey"], "polished silver metal"),
  material("steel, stainless steel, titanium", ["steel grey", "silver"], "brushed steel"),
  material("iron, wrought iron, cast iron, anvil", ["gunmetal grey", "graphite grey"], "forged iron"),
  material("rust, rusted, rusty", ["rust red", "burnt orange"], "flaking rust"),
  // Wood, paper and plants
  material("oak, oaken", ["leather brown", "tan", "walnut brown"], "oiled oak"),
  material("wood, wooden, timber", ["leather brown", "tan", "walnut brown"], "oiled wood"),
  material("walnut", ["walnut brown", "coffee brown"], "walnut veneer"),
  material("mahogany, rosewood", ["mahogany brown", "chestnut brown"], "polished mahogany"),
  material("birch, ash wood, plywood", ["wheat gold", "eggshell"], "pale birch"),
  material("bamboo", ["spring green", "straw yellow"], "split bamboo"),
  material(
    "pine, pines, fir, firs, spruce, conifers",
    ["pine green", "bottle green"],
    "pine needles and bark",
  ),
  material("maple leaves, fallen leaves, autumn leaves", ["crimson", "pumpkin orange"], "fallen leaves"),
  material("moss, mossy", ["moss green", "lichen green"], "thick moss"),
  material(
    "ivy, fern, ferns, leaf, leaves, foliage",
    ["leaf green", "fern green"],
    "leaf veins against the light",
  ),
  material("lavender", ["lavender", "heather purple", "sage green"], "dried lavender"),
  material("rose, roses", ["rose pink", "burgundy", "sage green"], "rose petals"),
  material("sunflower, sunflowers", ["canary yellow", "burnt umber"], "sunflower heads"),
  material(
    "cherry blossom, cherry blossoms, sakura",
    ["cherry-blossom pink", "chestnut brown"],
    "fallen blossom",
  ),
  material("poppy, poppies", ["scarlet", "leaf green"], "poppy petals"),
  material("wheat, straw, hay, barley, thatch", ["wheat gold", "straw yellow"], "cut straw"),
  material("rice paper, washi, parchment, old paper", ["parchment white", "ivory"], "fibrous paper"),
  material("paper, origami, cardboard", ["ivory", "sand beige"], "folded paper"),
  material("ink", ["ink black", "prussian blue"], "ink soaking into paper"),
  material("lacquer, lacquered", ["cinnabar", "jet black"], "layered lacquer"),
  // Cloth and skin
  material("linen", ["ivory", "sand beige"], "washed linen"),
  material("denim", ["denim blue", "navy"], "worn denim"),
  material("leather, saddle", ["leather brown", "chestnut brown"], "creased leather"),
  material("velvet", ["burgundy", "plum purple"], "brushed velvet"),
  material("lace, bridal, bride, wedding dress", ["ivory", "blush pink"], "lace held to the light"),
  material("wool, knitted, sheep", ["eggshell", "taupe"], "brushed wool"),
  // Food and drink
  material("chocolate, cocoa, cacao", ["chocolate brown", "cinnamon brown"], "tempered chocolate"),
  material("coffee, espresso, latte", ["coffee brown", "caramel brown", "cream"], "roasted beans and crema"),
  material("hazelnut, hazelnuts, nuts, almonds, walnuts", ["caramel brown", "tan"], "roasted nuts"),
  material("cinnamon", ["cinnamon brown", "chestnut brown"], "rolled cinnamon bark"),
  material(
    "bread, bakery, baker, pastry, croissant, croissants, dough",
    ["wheat gold", "caramel brown"],
    "crackled crust and flour",
  ),
  material("flour, milk, cream", ["milk white", "cream"], "sifted flour and milk"),
  material("honey, bees, bee, beekeeper", ["honey gold", "amber"], "honey and comb"),
  material("wine, vineyard, grapes", ["wine red", "aubergine purple", "olive green"], "grape skins"),
  material("olive, olives", ["olive green", "sage green"], "olive skins"),
  material("lemon, lemons", ["lemon yellow", "leaf green"], "lemon zest"),
  material("tomato, tomatoes", ["tomato red", "leaf green"], "cut tomato"),
  material("matcha, green tea", ["moss green", "spring green"], "whisked green tea"),
  material("broth, ramen, noodles", ["caramel brown", "straw yellow"], "glossy broth and noodles"),
  material("scallions, herbs, basil, mint", ["leaf green", "spring green"], "cut herbs"),
  // Water, weather, fire
  material("snow, snowy, snowfall, snowing", ["snow white", "ice blue"], "fresh snow"),
  material("ice, icy, glacier, iceberg, frozen, frost", ["glacier blue", "ice blue"], "cracked ice"),
  material("sea, ocean, waves, surf, surfer", ["petrol blue", "seafoam"], "broken surf"),
  material("underwater, cenote, lagoon", ["lagoon blue", "petrol blue"], "caustics on wet rock"),
  material("rain, rainy", ["slate blue", "fog grey"], "rain on glass"),
  material("fog, mist, misty, foggy", ["fog grey", "pewter grey"], "beaded mist"),
  material("smoke, smoky", ["smoke grey", "ash grey"], "curling smoke"),
  material(
    "fire, flame, flames, sparks, embers, smithy, forge, bonfire",
    ["ember orange", "amber"],
    "embers and soot",
  ),
  material("candle, candles, candlelight, candlelit", ["honey gold", "amber"], "candle wax"),
  material("lava, volcano", ["ember orange", "soot black"], "cooling lava"),
  material("factory, mill, steelworks", ["rust red", "concrete grey"], "painted steel and grime"),
  material("neon, neon-lit, cyberpunk", ["magenta", "cyan"], "neon in wet ground"),
  material("glass", ["glacier blue", "aqua"], "ground and polished glass"),
  material("puddle, puddles", ["slate blue", "steel blue"], "a reflection in standing water"),
  // Sky and ground
  material("moon, moonlight, moonlit", ["silver", "midnight blue"]),
  material(
    "starlight, stars, star, starship, spaceship, generation ship, space station, galaxy",
    ["midnight blue", "silver"],
    "scuffed hull plates",
  ),
  material("sunset, sundown", ["burnt orange", "rose pink", "plum purple"]),
  material("sunrise, dawn", ["peach pink", "dusky violet"]),
  material("sunlight, sun", ["butter yellow", "amber"]),
  material("grass, meadow, lawn, field, fields, pitch", ["grass green", "moss green"], "trodden grass"),
  material("forest, jungle, woods", ["forest green", "moss green"], "bark and undergrowth"),
  material("farm, farmers, orchard", ["olive green", "wheat gold"], "turned earth"),
  material("island, rocky, cliffs, cliff", ["slate grey", "lichen green"], "lichened rock"),
  material("floodlight, floodlights, stadium", ["ice blue", "grass green"], "floodlit grass"),
  material("bone, bones, bleached bone, skull", ["bone white", "sand beige"], "bleached bone"),
  material("temple, temples, pagoda, shrine", ["vermilion", "old gold"], "weathered vermilion paint"),
  material("coral reef, reef", ["coral pink", "turquoise"], "coral branches"),
  material("coral", ["coral pink"]),
];

const findMaterials = phraseIndex(MATERIALS);

/** A material as a concept calls it. */
export interface NamedMaterial extends Material {
  /** What to call it: the concept's own word, "dunes", or the stuff itself for "dusty", "potter" and "bakery". */
  readonly word: string;
}

/** Adjectives and workshops: the stuff they speak of has a plainer name. */
const NOT_A_STUFF = /(?:y|ed|en|lit)$/;

/** What a text is made of, in its order, each once. Takes text of any length. */
export function materialsIn(text: string): NamedMaterial[] {
  const found = new Map<string, NamedMaterial>();
  for (const { entry, phrase } of findMaterials(matchWords(text)))
    if (!found.has(entry.id)) {
      const plain = NOT_A_STUFF.test(phrase) || PERSON_NOUNS.has(phrase);
      found.set(entry.id, { ...entry, word: plain ? entry.id : phrase });
    }
  return [...found.values()];
}
