import { type ColourName, colourNamed } from "./colour-names";
import { bars } from "./fit";
import type { Axes, Palette } from "./types";

const WILD: readonly string[] = [
  "desert",
  "polar",
  "mountain",
  "coast",
  "water",
  "wetland",
  "forest",
  "grassland",
  "sky",
  "tropical",
  "rural",
];

/** Colours tied to a kind of land or to weather belong to the open air, or at least to rooms on the ground. */
function placed(suits: Axes): Axes {
  if (suits.places !== undefined || suits.mediums !== undefined) return suits;
  if (suits.weathers !== undefined || suits.terrains?.every((terrain) => WILD.includes(terrain))) {
    return { ...suits, places: ["outdoor"] };
  }
  return suits.terrains === undefined ? suits : { ...suits, places: ["indoor", "outdoor"] };
}

function palette(
  id: string,
  scheme: Palette["scheme"],
  colours: readonly ColourName[],
  term: string,
  does: string,
  axes: { suits?: Axes; avoid?: Axes },
  says = "",
): Palette {
  return {
    id,
    term,
    does,
    scheme,
    colours: colours.map(colourNamed),
    suits: placed(axes.suits ?? {}),
    avoid: axes.avoid ?? {},
    says: bars(`${term} palette | ${says}`),
  };
}

const DARK = ["night", "dusk"] as const;

const FINE = ["clear", "wind", "any"] as const;
const LAND = ["outdoor"] as const;

/**
 * Palettes of three to five named colours, darkest first as a rule. They are tied to time of day, weather,
 * place, season and mood; those that name none of these fit anywhere their light does.
 */
export const PALETTES: readonly Palette[] = [
  // Dawn and morning
  palette(
    "dawn-mist",
    "analogous",
    ["slate blue", "dove grey", "blush pink", "butter yellow"],
    "dawn mist",
    "Keeps everything a breath away from grey.",
    { suits: { times: ["dawn"], places: LAND } },
    "misty pastels",
  ),
  palette(
    "first-thaw",
    "complementary",
    ["prussian blue", "steel blue", "shell pink", "apricot"],
    "first thaw",
    "Sets cold ground against a warming sky.",
    { suits: { times: ["dawn", "morning"], places: LAND, seasons: ["winter", "spring"] } },
  ),
  palette(
    "rose-east",
    "analogous",
    ["plum purple", "dusty rose", "salmon pink", "peach pink"],
    "rose east",
    "Colours the whole sky from one side.",
    { suits: { times: ["dawn", "sunset"], places: LAND, weathers: FINE } },
  ),
  palette(
    "dew-meadow",
    "analogous",
    ["moss green", "fern green", "spring green", "butter yellow"],
    "dew meadow",
    "Smells of wet grass.",
    {
      suits: {
        times: ["dawn", "morning"],
        places: LAND,
        terrains: ["grassland", "rural", "forest", "suburban", "wetland", "mountain"],
        seasons: ["spring", "summer"],
      },
      avoid: { weathers: ["snow"] },
    },
  ),
  palette(
    "breakfast-room",
    "analogous",
    ["walnut brown", "honey gold", "wheat gold", "milk white"],
    "breakfast room",
    "Warms a room with wood and milk.",
    { suits: { times: ["dawn", "morning"], places: ["indoor"] } },
  ),
  palette(
    "linen-morning",
    "neutral",
    ["taupe", "beige", "ivory", "powder blue"],
    "linen morning",
    "Lets white cloth carry the light.",
    { suits: { times: ["dawn", "morning", "midday"], places: ["indoor", "studio"] } },
  ),
  palette(
    "harbour-morning",
    "complementary",
    ["navy", "denim blue", "rust red", "eggshell"],
    "harbour morning",
    "Sets painted wood against cold water.",
    { suits: { times: ["dawn", "morning"], places: LAND, terrains: ["coast", "water", "industrial"] } },
  ),
  palette(
    "clear-morning",
    "complementary",
    ["pine green", "leaf green", "sky blue", "cream"],
    "clear morning",
    "Rinses the colours clean.",
    {
      suits: { times: ["morning"], places: LAND, weathers: FINE },
      avoid: { terrains: ["desert", "polar", "urban"] },
    },
  ),
  palette(
    "city-morning",
    "neutral",
    ["slate grey", "concrete grey", "pale blue", "butter yellow"],
    "city morning",
    "Leaves stone cool and glass warm.",
    { suits: { times: ["dawn", "morning"], terrains: ["urban", "industrial", "public", "work", "vehicle"] } },
  ),
  // Midday and afternoon
  palette(
    "high-noon",
    "complementary",
    ["umber", "sienna", "sand beige", "sky blue", "chalk white"],
    "bleached noon",
    "Bleaches the ground and deepens the sky.",
    {
      suits: {
        times: ["midday"],
        places: LAND,
        weathers: FINE,
        terrains: ["desert", "grassland", "rural", "historic", "urban", "mountain", "industrial"],
      },
    },
  ),
  palette(
    "lagoon",
    "analogous",
    ["petrol blue", "lagoon blue", "aqua", "foam white", "sand beige"],
    "lagoon",
    "Runs from deep water up to the sand.",
    {
      suits: {
        times: ["morning", "midday", "afternoon"],
        terrains: ["coast", "tropical", "water"],
        weathers: FINE,
      },
    },
    "tropical palette",
  ),
  palette(
    "jungle-green",
    "analogous",
    ["bottle green", "forest green", "leaf green", "chartreuse"],
    "jungle green",
    "Stacks one green over another.",
    {
      suits: { times: ["morning", "midday", "afternoon"], terrains: ["tropical", "forest", "wetland"] },
      avoid: { seasons: ["winter"], weathers: ["snow"] },
    },
  ),
  palette(
    "kitchen-tile",
    "complementary",
    ["cobalt", "terracotta", "lemon yellow", "white"],
    "kitchen tile",
    "Sings like glazed earthenware.",
    {
      suits: {
        times: ["morning", "midday", "afternoon"],
        places: ["indoor"],
        terrains: ["home", "work", "public"],
      },
    },
  ),
  palette(
    "summer-lawn",
    "triadic",
    ["grass green", "sky blue", "tomato red", "cream"],
    "summer lawn",
    "Plays plain colours under plain sun.",
    {
      suits: {
        times: ["midday", "afternoon", "morning"],
        places: LAND,
        weathers: FINE,
        terrains: ["suburban", "rural", "grassland", "public", "home"],
        seasons: ["summer", "spring"],
      },
    },
  ),
  palette(
    "whitewash",
    "complementary",
    ["ultramarine", "cerulean", "fuchsia", "white"],
    "whitewash and blue",
    "Sets painted shutters on white walls.",
    {
      suits: {
        times: ["midday", "afternoon", "morning"],
        places: LAND,
        terrains: ["coast", "historic", "urban", "rural", "tropical"],
        weathers: FINE,
      },
    },
  ),
  palette(
    "dust-road",
    "analogous",
    ["umber", "clay brown", "tan", "wheat gold"],
    "dust road",
    "Covers everything in the same fine earth.",
    {
      suits: {
        times: ["midday", "afternoon"],
        places: LAND,
        terrains: ["desert", "rural", "grassland", "historic", "industrial"],
      },
      avoid: { weathers: ["rain", "snow"] },
    },
  ),
  palette(
    "gallery-white",
    "neutral",
    ["charcoal grey", "dove grey", "eggshell", "white"],
    "gallery white",
    "Leaves the walls to the light.",
    { suits: { times: ["morning", "midday", "afternoon"], places: ["indoor", "studio"] } },
  ),
  palette(
    "office-glass",
    "neutral",
    ["graphite grey", "steel grey", "glacier blue", "chalk white"],
    "office glass",
    "Keeps glass, steel and paper apart by a shade.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "night"],
        places: ["indoor"],
        terrains: ["work", "public", "urban"],
      },
    },
  ),
  palette(
    "afternoon-brick",
    "complementary",
    ["walnut brown", "brick red", "sage green", "straw yellow"],
    "brick and sage",
    "Rests warm walls on cool leaves.",
    {
      suits: {
        times: ["midday", "afternoon"],
        places: LAND,
        terrains: ["urban", "suburban", "historic", "rural", "industrial", "public"],
      },
    },
  ),
  palette(
    "workshop",
    "analogous",
    ["soot black", "leather brown", "brass", "parchment white"],
    "workshop",
    "Smells of oil, wood and brass.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "night"],
        places: ["indoor"],
        terrains: ["work", "industrial", "historic", "home"],
      },
    },
  ),
  palette(
    "orchard",
    "complementary",
    ["moss green", "olive green", "cherry red", "cream"],
    "orchard",
    "Hangs red fruit in soft green.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "golden-hour"],
        places: LAND,
        terrains: ["rural", "suburban", "grassland", "forest"],
        seasons: ["summer", "autumn"],
      },
    },
  ),
  // Golden hour and sunset
  palette(
    "honeyed-hour",
    "analogous",
    ["umber", "caramel brown", "honey gold", "cream"],
    "honeyed hour",
    "Dips everything in late sun.",
    { suits: { times: ["golden-hour"], weathers: FINE } },
    "golden palette | golden tones | warm golden tones | golden hues",
  ),
  palette(
    "amber-teal",
    "complementary",
    ["petrol blue", "teal", "amber", "peach pink"],
    "amber and teal",
    "Plays warm light against cool shade.",
    {
      suits: { times: ["golden-hour", "sunset", "dusk", "night"] },
      avoid: { eras: ["ancient", "medieval"] },
    },
    "teal and orange | orange and teal",
  ),
  palette(
    "long-shadow",
    "complementary",
    ["indigo", "dusky violet", "marigold yellow", "straw yellow"],
    "long shadow",
    "Leaves violet where the sun has passed.",
    { suits: { times: ["golden-hour", "sunset"], places: LAND, weathers: FINE } },
  ),
  palette(
    "harvest",
    "analogous",
    ["burnt umber", "burnt sienna", "ochre", "wheat gold"],
    "harvest",
    "Brings in straw, earth and rust.",
    {
      suits: {
        times: ["afternoon", "golden-hour"],
        places: LAND,
        terrains: ["rural", "grassland", "forest", "mountain", "suburban"],
        seasons: ["autumn", "summer"],
      },
    },
    "earthy tones | earth tones | earthy palette",
  ),
  palette(
    "late-sun-room",
    "analogous",
    ["chestnut brown", "terracotta", "apricot", "parchment white"],
    "late-sun room",
    "Fills a room to the back wall.",
    { suits: { times: ["golden-hour", "sunset", "afternoon"], places: ["indoor"] } },
  ),
  palette(
    "sunset-fire",
    "analogous",
    ["aubergine purple", "crimson", "burnt orange", "amber"],
    "sunset fire",
    "Burns down from gold to plum.",
    { suits: { times: ["sunset"], places: LAND, weathers: FINE } },
    "fiery palette | fiery tones",
  ),
  palette(
    "coral-sea",
    "complementary",
    ["navy", "peacock blue", "coral pink", "peach pink"],
    "coral sea",
    "Lays the last light across water.",
    {
      suits: {
        times: ["sunset", "golden-hour"],
        places: LAND,
        terrains: ["coast", "water", "tropical", "sky"],
        weathers: FINE,
      },
    },
  ),
  palette(
    "copper-ridge",
    "complementary",
    ["plum purple", "rust red", "copper", "pale blue"],
    "copper ridge",
    "Catches the last sun on rock.",
    {
      suits: {
        times: ["sunset", "golden-hour", "dawn"],
        places: LAND,
        terrains: ["mountain", "desert", "grassland"],
        weathers: FINE,
      },
    },
  ),
  palette(
    "sunset-window",
    "complementary",
    ["warm black", "mahogany brown", "ember orange", "dusky violet"],
    "sunset window",
    "Lets one hot window hold the room.",
    { suits: { times: ["sunset", "dusk"], places: ["indoor"] } },
  ),
  palette(
    "pastel-sunset",
    "analogous",
    ["wisteria purple", "lilac", "pink", "peach pink"],
    "cotton sunset",
    "Turns the sky to sugar.",
    {
      suits: {
        times: ["sunset", "dawn"],
        places: LAND,
        moods: ["calm", "romantic", "playful", "tender", "nostalgic", "joyful", "hopeful", "neutral", "awed"],
      },
    },
    "pastel | pastels | pastel colors | pastel colours | pastel tones | soft pastel tones | soft pastel hues",
  ),
  // Dusk
  palette(
    "blue-hour",
    "analogous",
    ["midnight blue", "cobalt", "steel blue", "lavender"],
    "blue hour",
    "Sinks everything into one deep blue.",
    { suits: { times: ["dusk"], places: LAND } },
  ),
  palette(
    "dusk-lamps",
    "complementary",
    ["navy", "denim blue", "amber", "butter yellow"],
    "lamplit dusk",
    "Dots the blue with warm windows.",
    {
      suits: {
        times: ["dusk"],
        eras: [
          "1800s",
          "early-1900s",
          "1920s",
          "1940s",
          "1950s",
          "1960s",
          "1970s",
          "1980s",
          "1990s",
          "2000s",
          "contemporary",
          "future",
        ],
      },
    },
  ),
  palette(
    "heather-dusk",
    "analogous",
    ["aubergine purple", "heather purple", "mauve", "pearl white"],
    "heather dusk",
    "Greys the purple of far hills.",
    {
      suits: {
        times: ["dusk", "dawn"],
        places: LAND,
        terrains: ["mountain", "grassland", "rural", "coast", "wetland", "polar", "forest"],
      },
    },
  ),
  palette(
    "twilight-room",
    "complementary",
    ["ink black", "slate blue", "cinnamon brown", "cream"],
    "twilight room",
    "Lets a cold window meet a warm lamp.",
    { suits: { times: ["dusk", "dawn", "night"], places: ["indoor"] } },
  ),
  palette(
    "fig-and-smoke",
    "analogous",
    ["aubergine purple", "plum purple", "smoke grey", "dusty rose"],
    "fig and smoke",
    "Dims the end of the day to fruit skin.",
    {
      suits: {
        times: ["dusk", "night", "any"],
        places: ["indoor", "studio", "outdoor"],
        moods: ["intimate", "romantic", "melancholy", "mysterious", "nostalgic", "solemn", "tender"],
      },
    },
  ),
  // Night
  palette(
    "moonlit",
    "monochrome",
    ["blue-black", "prussian blue", "slate blue", "silver"],
    "moonlit silver",
    "Leaves silver on blue-black.",
    { suits: { times: ["night"], places: LAND } },
  ),
  palette(
    "neon-rain",
    "triadic",
    ["ink black", "magenta", "cyan", "violet"],
    "neon rain",
    "Doubles saturated tubes in wet ground.",
    {
      suits: {
        times: DARK,
        terrains: ["urban", "industrial", "public", "vehicle", "work"],
        eras: ["1980s", "1990s", "2000s", "contemporary", "future"],
      },
      avoid: { moods: ["solemn"] },
    },
    "neon palette | neon colors | neon colours | neon tones",
  ),
  palette(
    "sodium-street",
    "complementary",
    ["blue-black", "petrol blue", "burnt orange", "amber"],
    "sodium street",
    "Pools orange in blue dark.",
    {
      suits: {
        times: ["night"],
        terrains: ["urban", "suburban", "industrial", "public", "vehicle", "coast"],
        eras: ["1950s", "1960s", "1970s", "1980s", "1990s", "2000s", "contemporary"],
      },
    },
  ),
  palette(
    "hearth",
    "analogous",
    ["soot black", "oxblood", "ember orange", "amber"],
    "hearth",
    "Gathers round a low fire.",
    { suits: { times: DARK }, avoid: { places: ["underwater", "space", "studio"] } },
  ),
  palette(
    "candle-room",
    "analogous",
    ["ebony black", "mahogany brown", "sienna", "honey gold"],
    "candle room",
    "Ends at the edge of a small flame.",
    { suits: { times: ["night", "dusk"], places: ["indoor"] } },
  ),
  palette(
    "lamp-and-velvet",
    "complementary",
    ["warm black", "bottle green", "brass", "parchment white"],
    "lamp and velvet",
    "Sets brass light on dark cloth.",
    { suits: { times: ["night", "dusk"], places: ["indoor"] } },
  ),
  palette(
    "noir",
    "monochrome",
    ["jet black", "charcoal grey", "pewter grey", "chalk white"],
    "silver noir",
    "Splits the frame into white and dark.",
    { suits: { times: DARK, genres: ["film-noir", "crime", "thriller", "mystery", "horror", "drama"] } },
    "monochrome | monochromatic | black-and-white palette",
  ),
  palette(
    "starfield-night",
    "analogous",
    ["obsidian black", "midnight blue", "indigo", "ice blue"],
    "starfield",
    "Scatters cold points on deep blue.",
    { suits: { times: ["night"], places: ["outdoor", "space"] } },
  ),
  palette(
    "aurora",
    "analogous",
    ["midnight blue", "petrol blue", "jade green", "mint green"],
    "aurora",
    "Hangs green curtains over dark snow.",
    {
      suits: {
        times: ["night"],
        places: LAND,
        terrains: ["polar", "mountain", "forest", "water", "sky", "rural"],
      },
    },
  ),
  palette(
    "screen-blue",
    "monochrome",
    ["blue-black", "navy", "steel blue", "ice blue"],
    "screen blue",
    "Lights a room with one cold rectangle.",
    {
      suits: {
        times: ["night"],
        places: ["indoor"],
        eras: ["1980s", "1990s", "2000s", "contemporary", "future"],
      },
    },
  ),
  palette(
    "stage-night",
    "triadic",
    ["jet black", "crimson", "royal blue", "amber"],
    "stage night",
    "Strikes three lamps in the dark.",
    {
      suits: {
        times: ["night", "any"],
        places: ["indoor"],
        terrains: ["public", "void"],
        moods: ["energetic", "triumphant", "joyful", "playful"],
      },
    },
  ),
  palette(
    "forest-night",
    "analogous",
    ["blue-black", "pine green", "slate grey", "lichen green"],
    "forest night",
    "Leaves the trees a shade above black.",
    {
      suits: {
        times: ["night"],
        places: LAND,
        terrains: ["forest", "rural", "mountain", "wetland", "grassland", "tropical", "fantastic"],
      },
    },
  ),
  // Weather
  palette(
    "rain-slate",
    "monochrome",
    ["charcoal grey", "slate grey", "steel grey", "fog grey"],
    "rain and slate",
    "Polishes every grey.",
    {
      suits: {
        weathers: ["rain", "storm", "overcast"],
        times: ["dawn", "morning", "midday", "afternoon", "dusk"],
      },
    },
    "muted palette | muted tones | muted colors | muted colours",
  ),
  palette(
    "wet-street",
    "complementary",
    ["gunmetal grey", "slate blue", "brick red", "silver"],
    "wet street",
    "Lets one red survive the rain.",
    { suits: { weathers: ["rain"], terrains: ["urban", "suburban", "public", "industrial", "historic"] } },
  ),
  palette(
    "storm-front",
    "complementary",
    ["gunmetal grey", "storm blue", "verdigris", "straw yellow"],
    "storm front",
    "Bruises the sky over pale ground.",
    {
      suits: {
        weathers: ["storm", "wind"],
        places: LAND,
        times: ["morning", "midday", "afternoon", "sunset"],
      },
    },
  ),
  palette(
    "fog-pearl",
    "monochrome",
    ["pewter grey", "ash grey", "fog grey", "pearl white"],
    "fog and pearl",
    "Fades each layer by a shade.",
    {
      suits: {
        weathers: ["fog", "overcast"],
        times: ["dawn", "morning", "midday", "afternoon"],
        places: LAND,
      },
    },
  ),
  palette(
    "snowfield",
    "monochrome",
    ["slate blue", "powder blue", "ice blue", "snow white"],
    "snowfield",
    "Colours the shadows and leaves the rest white.",
    { suits: { weathers: ["snow"], places: LAND } },
    "cool palette | icy palette | cool tones",
  ),
  palette(
    "winter-berry",
    "complementary",
    ["pine green", "wine red", "silver", "snow white"],
    "winter berry",
    "Drops red into snow.",
    {
      suits: {
        seasons: ["winter"],
        weathers: ["snow", "overcast", "clear"],
        terrains: ["forest", "rural", "suburban", "home", "mountain"],
        moods: ["joyful", "tender", "nostalgic", "calm", "playful", "hopeful", "romantic", "neutral"],
      },
    },
  ),
  palette(
    "overcast-heath",
    "analogous",
    ["peat brown", "moss green", "khaki", "mist grey"],
    "overcast heath",
    "Keeps colour low and full.",
    {
      suits: {
        weathers: ["overcast", "wind", "rain", "fog"],
        places: LAND,
        terrains: ["grassland", "mountain", "rural", "coast", "wetland", "forest"],
      },
    },
  ),
  palette(
    "salt-wind",
    "neutral",
    ["storm blue", "wet-sand brown", "driftwood grey", "foam white"],
    "salt wind",
    "Weathers wood, rope and sky.",
    {
      suits: {
        terrains: ["coast", "water"],
        weathers: ["wind", "overcast", "clear", "storm", "fog"],
        times: ["dawn", "morning", "midday", "afternoon", "dusk"],
      },
    },
  ),
  // Seasons
  palette(
    "blossom",
    "complementary",
    ["fern green", "sage green", "pink", "cherry-blossom pink"],
    "blossom",
    "Powders green with pink.",
    {
      suits: {
        seasons: ["spring"],
        places: LAND,
        times: ["dawn", "morning", "midday", "afternoon", "golden-hour"],
      },
      avoid: { weathers: ["snow", "storm"] },
    },
  ),
  palette(
    "fallen-leaves",
    "analogous",
    ["chocolate brown", "rust red", "pumpkin orange", "mustard yellow"],
    "fallen leaves",
    "Turns through every brown to gold.",
    { suits: { seasons: ["autumn"], places: LAND } },
    "autumn palette | autumnal palette | autumn colors | autumn colours | fall colors",
  ),
  palette(
    "high-summer",
    "triadic",
    ["cobalt", "leaf green", "yellow", "white"],
    "high summer",
    "Uses colours straight from the tube.",
    {
      suits: { seasons: ["summer"], places: LAND, times: ["morning", "midday", "afternoon"], weathers: FINE },
    },
    "vibrant palette | vibrant colors | vibrant colours | vivid colors | vivid colours | bright colors | bright colours | saturated colors",
  ),
  palette(
    "bare-branches",
    "neutral",
    ["soot black", "taupe", "ash grey", "pale blue"],
    "bare branches",
    "Draws winter with a dry brush.",
    {
      suits: {
        seasons: ["winter", "autumn"],
        places: LAND,
        times: ["morning", "midday", "afternoon", "dawn"],
      },
    },
  ),
  // Places
  palette(
    "reef",
    "triadic",
    ["prussian blue", "turquoise", "coral pink", "lemon yellow"],
    "reef",
    "Breaks warm colour out of blue water.",
    {
      suits: {
        places: ["underwater"],
        times: ["dawn", "morning", "midday", "afternoon", "golden-hour", "sunset"],
      },
    },
  ),
  palette(
    "open-water",
    "monochrome",
    ["navy", "cerulean", "lagoon blue", "glacier blue"],
    "open water",
    "Falls from bright to deep in one hue.",
    { suits: { places: ["underwater"] } },
  ),
  palette(
    "abyss",
    "analogous",
    ["obsidian black", "midnight blue", "petrol blue", "aqua"],
    "abyss",
    "Leaves a few cold lights in the dark.",
    { suits: { places: ["underwater"], times: ["dusk", "night", "dawn", "sunset"] } },
  ),
  palette(
    "kelp",
    "analogous",
    ["bottle green", "olive green", "ochre", "seafoam"],
    "kelp",
    "Filters sun through brown-green leaves.",
    { suits: { places: ["underwater"], times: ["morning", "midday", "afternoon", "dawn", "golden-hour"] } },
  ),
  palette(
    "vacuum",
    "neutral",
    ["jet black", "graphite grey", "silver", "white"],
    "vacuum",
    "Cuts white hulls out of black.",
    { suits: { places: ["space"] } },
  ),
  palette(
    "nebula",
    "triadic",
    ["obsidian black", "violet", "rose pink", "turquoise"],
    "nebula",
    "Lights gas from within.",
    { suits: { places: ["space"] } },
    "cosmic palette",
  ),
  palette(
    "red-planet",
    "analogous",
    ["burnt umber", "rust red", "clay brown", "apricot"],
    "red planet",
    "Coats the world in iron dust.",
    { suits: { places: ["space"], terrains: ["desert", "fantastic", "mountain"] } },
  ),
  palette(
    "orbital",
    "complementary",
    ["blue-black", "cobalt", "sky blue", "amber"],
    "orbital",
    "Sets a lit blue curve on black.",
    { suits: { places: ["space"] } },
  ),
  palette(
    "starship",
    "complementary",
    ["gunmetal grey", "steel grey", "cyan", "ember orange"],
    "starship deck",
    "Threads cold panels with warning colour.",
    {
      suits: {
        eras: ["future"],
        places: ["indoor"],
        terrains: ["vehicle", "fantastic", "work", "industrial"],
      },
    },
  ),
  palette(
    "dune",
    "analogous",
    ["sienna", "caramel brown", "sand beige", "ivory"],
    "dune",
    "Folds one colour over itself.",
    {
      suits: {
        terrains: ["desert"],
        times: ["dawn", "morning", "midday", "afternoon", "golden-hour", "sunset"],
      },
    },
  ),
  palette(
    "ice-shelf",
    "monochrome",
    ["prussian blue", "steel blue", "glacier blue", "snow white"],
    "ice shelf",
    "Glows blue from inside the white.",
    { suits: { terrains: ["polar"], times: ["dawn", "morning", "midday", "afternoon", "dusk"] } },
  ),
  palette(
    "granite",
    "neutral",
    ["graphite grey", "pewter grey", "sage green", "pale blue"],
    "granite and lichen",
    "Rests the eye on rock.",
    {
      suits: {
        terrains: ["mountain", "coast", "underground"],
        times: ["morning", "midday", "afternoon", "dawn"],
      },
    },
  ),
  palette(
    "cavern",
    "analogous",
    ["soot black", "umber", "clay brown", "straw yellow"],
    "cavern",
    "Warms wet stone with one lamp.",
    { suits: { terrains: ["underground"] } },
  ),
  palette(
    "rust-belt",
    "complementary",
    ["gunmetal grey", "rust red", "verdigris", "concrete grey"],
    "rust and verdigris",
    "Lets metal age in two colours.",
    {
      suits: {
        terrains: ["industrial", "urban", "vehicle"],
        times: ["morning", "midday", "afternoon", "dawn", "dusk"],
      },
    },
  ),
  palette(
    "temple",
    "analogous",
    ["mahogany brown", "vermilion", "old gold", "cream"],
    "temple lacquer",
    "Lays gold on red lacquer.",
    { suits: { terrains: ["sacred", "historic"] } },
  ),
  palette(
    "chapel",
    "triadic",
    ["slate grey", "sapphire blue", "ruby red", "bone white"],
    "stone and stained glass",
    "Drops jewels of colour on stone.",
    {
      suits: {
        terrains: ["sacred", "historic"],
        places: ["indoor"],
        times: ["morning", "midday", "afternoon", "golden-hour"],
      },
    },
  ),
  palette(
    "library",
    "analogous",
    ["walnut brown", "oxblood", "bottle green", "parchment white"],
    "leather and paper",
    "Reads by a low lamp.",
    { suits: { places: ["indoor"], terrains: ["public", "home", "work", "historic"] } },
  ),
  palette(
    "marsh",
    "analogous",
    ["peat brown", "olive green", "lichen green", "fog grey"],
    "marsh",
    "Floats muted greens on still water.",
    {
      suits: {
        terrains: ["wetland", "water", "forest"],
        times: ["dawn", "morning", "afternoon", "dusk", "midday"],
      },
    },
  ),
  palette(
    "cloud-tops",
    "analogous",
    ["steel blue", "sky blue", "pearl white", "butter yellow"],
    "cloud tops",
    "Stacks white on blue.",
    { suits: { terrains: ["sky"], times: ["dawn", "morning", "midday", "afternoon", "golden-hour"] } },
  ),
  palette(
    "cabin-interior",
    "neutral",
    ["charcoal grey", "taupe", "light grey", "cerulean"],
    "cabin grey",
    "Keeps the inside quiet and the window bright.",
    { suits: { terrains: ["vehicle"], times: ["morning", "midday", "afternoon", "dawn", "dusk"] } },
  ),
  palette(
    "enchanted",
    "analogous",
    ["indigo", "amethyst", "seafoam", "gold"],
    "enchanted",
    "Hides gold in violet shade.",
    {
      suits: {
        genres: ["fantasy", "fairy-tale", "family", "musical"],
        times: ["dawn", "golden-hour", "dusk", "night", "sunset", "any"],
      },
    },
    "whimsical palette | magical palette",
  ),
  // Studio
  palette(
    "studio-clay",
    "analogous",
    ["chestnut brown", "terracotta", "blush pink", "cream"],
    "clay studio",
    "Keeps ground and subject in one warm family.",
    { suits: { places: ["studio"] } },
  ),
  palette(
    "studio-slate",
    "neutral",
    ["charcoal grey", "slate grey", "dove grey", "white"],
    "slate studio",
    "Leaves colour to the subject.",
    { suits: { places: ["studio"] } },
  ),
  palette(
    "studio-pop",
    "triadic",
    ["cobalt", "hot pink", "canary yellow", "white"],
    "pop studio",
    "Shouts in three flat colours.",
    { suits: { places: ["studio"], moods: ["playful", "energetic", "joyful", "triumphant", "neutral"] } },
    "pop colors | pop colours | bold colors | bold colours | candy colors",
  ),
  palette(
    "studio-ink",
    "monochrome",
    ["jet black", "graphite grey", "smoke grey", "pearl white"],
    "ink studio",
    "Draws the form in highlights alone.",
    { suits: { places: ["studio"] } },
  ),
  palette(
    "studio-sage",
    "analogous",
    ["pine green", "sage green", "celadon", "eggshell"],
    "sage studio",
    "Sets the subject on a leaf-soft ground.",
    { suits: { places: ["studio"] } },
  ),
  // Moods, anywhere
  palette(
    "sun-faded",
    "analogous",
    ["leather brown", "clay brown", "butter yellow", "seafoam"],
    "sun-faded",
    "Looks like a photograph left in a window.",
    {
      suits: {
        moods: ["nostalgic", "tender", "calm", "melancholy"],
        times: ["morning", "midday", "afternoon", "golden-hour"],
      },
      avoid: { places: ["space", "underwater"] },
    },
    "faded colors | faded colours | vintage palette | warm palette | warm tones | warm hues",
  ),
  palette(
    "cold-dread",
    "monochrome",
    ["blue-black", "gunmetal grey", "storm blue", "ash grey"],
    "cold dread",
    "Takes the warmth out of the room.",
    {
      suits: { moods: ["ominous", "eerie", "tense", "mysterious"], times: ["dusk", "night", "dawn", "any"] },
    },
    "dark palette | dark tones",
  ),
  palette(
    "sickly",
    "analogous",
    ["soot black", "moss green", "lichen green", "straw yellow"],
    "sickly green",
    "Turns the whites faintly green.",
    {
      suits: {
        moods: ["eerie", "ominous", "tense"],
        genres: ["horror", "thriller", "science-fiction", "mystery"],
      },
      avoid: { moods: ["joyful", "romantic"] },
    },
  ),
  palette(
    "triumph",
    "complementary",
    ["royal blue", "crimson", "gold", "white"],
    "banner colours",
    "Flies heraldic colour.",
    {
      suits: {
        moods: ["triumphant", "energetic", "joyful", "hopeful"],
        times: ["morning", "midday", "afternoon", "golden-hour"],
      },
      avoid: { places: ["underwater", "space"] },
    },
  ),
  palette(
    "rose-garden",
    "complementary",
    ["burgundy", "rose pink", "blush pink", "sage green"],
    "rose garden",
    "Keeps every red soft.",
    {
      suits: {
        moods: ["romantic", "tender", "intimate", "nostalgic", "calm"],
        times: ["morning", "afternoon", "golden-hour", "dusk"],
      },
      avoid: { places: ["underwater", "space"] },
    },
  ),
  palette(
    "toy-box",
    "triadic",
    ["blue", "red", "yellow", "white"],
    "toy box",
    "Uses the first colours anyone learns.",
    {
      suits: {
        moods: ["playful", "joyful", "energetic"],
        mediums: ["2d-animation", "3d-animation", "stop-motion", "pixel-art", "paper-craft", "live-action"],
        genres: ["family", "comedy", "commercial", "educational", "fairy-tale", "music-video"],
      },
    },
    "primary colors | primary colours | colorful palette | colourful palette",
  ),
  palette(
    "sepia-print",
    "monochrome",
    ["sepia", "tobacco brown", "tan", "parchment white"],
    "sepia print",
    "Ages the picture to brown and cream.",
    {
      suits: {
        eras: ["1800s", "early-1900s", "1920s"],
        moods: ["nostalgic", "solemn", "melancholy", "calm", "lonely"],
      },
    },
    "sepia | sepia tone | sepia tones | sepia-toned",
  ),
  palette(
    "kodachrome",
    "triadic",
    ["navy", "brick red", "mustard yellow", "cream"],
    "postcard primaries",
    "Prints the mid-century in three inks.",
    {
      suits: { eras: ["1940s", "1950s", "1960s"], times: ["morning", "midday", "afternoon", "golden-hour"] },
    },
  ),
  palette(
    "seventies",
    "analogous",
    ["chocolate brown", "burnt orange", "mustard yellow", "olive green"],
    "avocado and orange",
    "Carpets the seventies wall to wall.",
    { suits: { eras: ["1960s", "1970s"], places: ["indoor", "outdoor", "studio"] } },
    "retro palette | retro colors | retro colours",
  ),
  palette(
    "synth-grid",
    "triadic",
    ["indigo", "fuchsia", "electric blue", "hot pink"],
    "synth grid",
    "Glows like an arcade in the eighties.",
    {
      suits: {
        eras: ["1980s", "future"],
        times: DARK,
        genres: ["cyberpunk", "music-video", "science-fiction", "experimental"],
      },
    },
    "vaporwave palette | synthwave palette",
  ),
  palette(
    "oil-varnish",
    "analogous",
    ["burnt umber", "sienna", "old gold", "ivory"],
    "old varnish",
    "Shines through a hundred years of varnish.",
    { suits: { mediums: ["painting"], eras: ["renaissance", "1700s", "1800s", "contemporary"] } },
  ),
  palette(
    "woodblock",
    "complementary",
    ["prussian blue", "brick red", "celadon", "parchment white"],
    "woodblock inks",
    "Prints four flat inks on paper.",
    { suits: { mediums: ["print", "painting", "drawing"] } },
  ),
  palette(
    "watercolour-box",
    "analogous",
    ["slate blue", "cornflower blue", "sage green", "cream"],
    "wet washes",
    "Thins each colour with water.",
    { suits: { mediums: ["painting", "drawing", "2d-animation"] } },
  ),
  palette(
    "eight-bit",
    "triadic",
    ["midnight blue", "emerald green", "tangerine", "ice blue"],
    "eight-bit ramp",
    "Limits the world to a few ramps.",
    { suits: { mediums: ["pixel-art"] } },
  ),
  palette(
    "graphite-paper",
    "monochrome",
    ["graphite grey", "smoke grey", "ash grey", "chalk white"],
    "graphite on paper",
    "Shades with one pencil.",
    { suits: { mediums: ["drawing", "print"] } },
  ),
];

/**
 * Ways to say a palette. Slots: `{dark}` the darkest colour's name, `{light}` the lightest, `{accent}` the most
 * saturated of the rest, `{second}` what is left, `{all}` the names joined. All are noun phrases without an article.
 */
export const PALETTE_SENTENCES: readonly string[] = [
  "the palette runs from {dark} through {second} and {accent} to {light}",
  "{dark} holds the shadows, {light} the highlights, with {accent} between them",
  "{accent} stands out against {dark} and {second}, lifted by touches of {light}",
  "colour stays within {all}",
  "shadows lean toward {dark}, mid-tones toward {second}, and {accent} marks the focus",
  "{second} and {light} cover most of the frame; {accent} is the accent",
  "the colours are {all}",
  "{light} and {accent} glow against deeper {dark}",
  "a restrained palette of {all} ties foreground to background",
  "broad areas of {second} are broken by {accent}, {dark} in the depths and {light} at the edges",
  "{accent} catches the eye first, then {second}, then the quieter {light} and {dark}",
  "tones of {all} share the frame",
  "{dark} anchors the lower frame while {light} opens the upper, {accent} scattered through both",
  "the grade settles on {all}",
  "{second} meets {accent} along the brightest edge, and {dark} closes in around it",
  "{light} highlights sit on {second}, and the deepest tone is {dark}, warmed or cooled by {accent}",
  "the frame is keyed to {accent}, supported by {second}, {dark} and {light}",
  "from {light} down to {dark}, the tones step evenly, {accent} the strongest of them",
];

/** The slots of a palette sentence filled from one palette. */
export function paletteRoles(palette: Palette): {
  readonly dark: string;
  readonly light: string;
  readonly accent: string;
  readonly second: string;
  readonly all: string;
} {
  const byLightness = [...palette.colours].sort((one, other) => one.l - other.l);
  const dark = byLightness[0]?.name ?? "";
  const light = byLightness.at(-1)?.name ?? "";
  const middle = byLightness.slice(1, -1).sort((one, other) => other.c - one.c);
  const accent = middle[0]?.name ?? light;
  const second = middle[1]?.name ?? dark;
  const names = palette.colours.map((colour) => colour.name);
  const all = `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
  return { dark, light, accent, second, all };
}
