import { bars } from "./fit";
import type { Axes, KeyToFill, Light, LightPower, LightSource } from "./types";

interface Measure {
  readonly source: LightSource;
  readonly ratio?: KeyToFill;
  readonly kelvin?: number | null;
  readonly since?: number;
  readonly power?: LightPower;
}

/** What lamps of a kind need, where a row does not say otherwise. */
const POWER_OF: Partial<Record<LightSource, LightPower>> = {
  practical: "mains",
  neon: "mains",
  screen: "mains",
  studio: "crew",
};

function light(
  id: string,
  term: string,
  measure: Measure,
  does: string,
  axes: { suits: Axes; avoid?: Axes },
  text: { says: string; nouns: string; clauses: string },
): Light {
  return {
    id,
    term,
    does,
    source: measure.source,
    ratio: measure.ratio ?? null,
    kelvin: measure.kelvin ?? null,
    since: measure.since ?? null,
    power: measure.power ?? POWER_OF[measure.source] ?? "none",
    suits: axes.suits,
    avoid: axes.avoid ?? {},
    says: bars(text.says),
    nouns: bars(text.nouns),
    clauses: bars(text.clauses),
  };
}

const DAY = ["dawn", "morning", "midday", "afternoon", "golden-hour", "sunset"] as const;
const ELECTRIC = [
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
] as const;
const BEFORE_ELECTRICITY = ["prehistoric", "ancient", "medieval", "renaissance", "1700s", "1800s"] as const;
const GREY = ["overcast", "rain", "storm", "fog", "snow"] as const;

/**
 * Light set-ups. Each names its source, so that time of day, place and era can be checked against it.
 * `since` is the year from which such a lamp stood on sets: HMI 1972, Kino Flo 1987, LED panels 2002.
 */
export const LIGHTS: readonly Light[] = [
  // Sun
  light(
    "first-light",
    "first light",
    { source: "sky", ratio: "2:1", kelvin: 7500 },
    "Comes cool and level before the sun does.",
    {
      suits: { times: ["dawn"], places: ["outdoor", "indoor"] },
      avoid: { places: ["underwater", "space"] },
    },
    {
      says: `first light | dawn light | daybreak light | pre-dawn light | light of dawn`,
      nouns: `cool first light | the flat grey-blue of first light | pale dawn light from low in the east`,
      clauses: `cool first light lifts shapes out of the dark | a pale band low in the east throws long, weak shadows | dawn light arrives sideways, pink on one face and blue on the other | the earliest light gives edges before it gives colour`,
    },
  ),
  light(
    "dawn-mist-light",
    "misty dawn light",
    { source: "sky", ratio: "1:1", kelvin: 6800 },
    "Scatters in low mist until shadows vanish.",
    {
      suits: { times: ["dawn", "morning"], places: ["outdoor"], weathers: ["fog", "clear", "overcast"] },
      avoid: { places: ["indoor", "underwater", "space", "studio"], terrains: ["desert"] },
    },
    {
      says: `misty dawn light | misty morning light | misty light`,
      nouns: `milky light through low mist | dawn light scattered by ground mist`,
      clauses: `low mist scatters the light until shadows all but vanish | milky light hangs between near shapes and far ones`,
    },
  ),
  light(
    "morning-sun",
    "soft morning sun",
    { source: "sun", ratio: "2:1", kelvin: 4500 },
    "Warms one side and leaves the other blue.",
    {
      suits: { times: ["morning"], places: ["outdoor"], weathers: ["clear", "wind"] },
      avoid: { times: ["night", "dusk"], weathers: GREY, places: ["underwater", "space", "indoor"] },
    },
    {
      says: `morning sun | morning light | soft morning light | soft morning sun | early morning light | morning sunlight | sunrise light | early sunlight`,
      nouns: `soft morning sun from one side | clear morning light | low morning sun at a two-to-one ratio | fresh, slanting morning light`,
      clauses: `soft morning sun comes in from one side, shadows long and blue | clear morning light picks out every edge | the low sun warms one flank and leaves the other in cool shade | slanting morning light rakes across the surface and shows its grain`,
    },
  ),
  light(
    "high-noon",
    "hard noon sun",
    { source: "sun", ratio: "4:1", kelvin: 5600 },
    "Drops short black shadows straight down.",
    {
      suits: { times: ["midday"], places: ["outdoor"], weathers: ["clear", "wind"] },
      avoid: {
        times: ["dawn", "morning", "golden-hour", "sunset", "dusk", "night"],
        weathers: GREY,
        places: ["indoor", "underwater", "space"],
      },
    },
    {
      says: `noon sun | midday sun | high noon sun | hard sunlight | harsh sunlight | harsh sun | bright sunlight | bright sun | direct sunlight | overhead sun | blazing sun | hard sun | scorching sun | strong sunlight`,
      nouns: `hard noon sun from overhead | a high white sun | direct overhead sunlight | crisp midday sunlight`,
      clauses: `the sun stands overhead and drops short, hard-edged shadows | hard noon light bleaches the upper surfaces | white sunlight falls straight down, shade pooling directly beneath | the overhead sun leaves small dense shadows underfoot | light bounces up off the ground and fills the undersides`,
    },
  ),
  light(
    "open-shade",
    "open shade",
    { source: "sky", ratio: "1:1", kelvin: 7000 },
    "Gives even, cool light beside a bright day.",
    {
      suits: {
        times: ["morning", "midday", "afternoon"],
        places: ["outdoor"],
        weathers: ["clear", "wind"],
        scales: ["person", "object", "group", "tiny", "vehicle"],
      },
      avoid: { times: ["night"], places: ["underwater", "space", "indoor"] },
    },
    {
      says: `open shade | in the shade | shaded light | soft shade`,
      nouns: `even open shade | cool light from open shade | soft skylight in open shade`,
      clauses: `open shade keeps the light even and slightly cool | skylight fills the shade while brightness glows beyond its edge | soft shade wraps the form, highlights kept low`,
    },
  ),
  light(
    "dappled",
    "dappled light",
    { source: "sun", ratio: "4:1", kelvin: 5200 },
    "Scatters coins of sun through leaves.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "golden-hour"],
        places: ["outdoor"],
        weathers: ["clear", "wind"],
        terrains: ["forest", "rural", "suburban", "tropical", "wetland", "historic", "sacred"],
      },
      avoid: {
        weathers: GREY,
        places: ["underwater", "space", "studio", "indoor"],
        times: ["night", "dusk"],
      },
    },
    {
      says: `dappled | dappled light | dappled sunlight | dappled shade | light through leaves | sunlight filtering through leaves | sunlight filtering through the trees | filtered sunlight | komorebi`,
      nouns: `dappled sunlight | leaf-broken sunlight | shifting flecks of sun`,
      clauses: `sunlight breaks through the leaves into shifting coins | dappled light slides over each surface as the foliage stirs | bright flecks and green shade trade places in the breeze`,
    },
  ),
  light(
    "god-rays",
    "shafts of light",
    { source: "sun", ratio: "4:1", kelvin: 5000 },
    "Makes the air itself visible.",
    {
      suits: {
        times: ["dawn", "morning", "afternoon", "golden-hour"],
        places: ["outdoor", "indoor"],
        terrains: [
          "forest",
          "sacred",
          "industrial",
          "underground",
          "historic",
          "mountain",
          "tropical",
          "public",
        ],
      },
      avoid: { times: ["night", "dusk"], weathers: ["storm", "rain", "snow"], places: ["space", "studio"] },
    },
    {
      says: `god rays | god-rays | light shafts | shafts of light | sunbeams | sun beams | rays of light | beams of light | rays of sunlight | sun rays | sunrays | crepuscular rays | volumetric light | volumetric lighting | volumetric | light rays | shaft of sunlight | streaming light`,
      nouns: `slanting shafts of light | visible sunbeams in hazy air | volumetric shafts of sun`,
      clauses: `slanting shafts cut through hazy air | sunbeams stand in the dust like pillars | light falls in distinct shafts, motes turning inside them`,
    },
  ),
  light(
    "afternoon-sun",
    "slanting afternoon sun",
    { source: "sun", ratio: "2:1", kelvin: 5000 },
    "Models forms with warm sides and clear shade.",
    {
      suits: { times: ["afternoon"], places: ["outdoor"], weathers: ["clear", "wind"] },
      avoid: { times: ["night", "dusk", "dawn"], weathers: GREY, places: ["underwater", "space", "indoor"] },
    },
    {
      says: `afternoon sun | afternoon light | late afternoon light | afternoon sunlight | late-afternoon sun | slanting sunlight | warm sunlight | sunlight | sunlit | sunny | sun-drenched | natural sunlight | daylight | natural light | natural lighting | bathed in sunlight`,
      nouns: `slanting afternoon sun | warm afternoon light from the side | three-quarter sunlight with clear shade | natural afternoon light`,
      clauses: `afternoon sun slants in from the side and models each form | warm side light and clear blue shade share the frame | three-quarter sunlight carves planes and edges | the lowering sun lengthens shadows across the ground | natural light falls at an angle, bright on one side and soft on the other`,
    },
  ),
  light(
    "golden-hour",
    "golden-hour light",
    { source: "sun", ratio: "2:1", kelvin: 3500 },
    "Comes low, warm and long-shadowed.",
    {
      suits: { times: ["golden-hour"], places: ["outdoor", "indoor"], weathers: ["clear", "wind"] },
      avoid: { times: ["night", "midday", "dusk"], weathers: GREY, places: ["underwater", "space"] },
    },
    {
      says: `golden hour | golden-hour | golden hour light | golden-hour light | golden light | golden sunlight | golden hour lighting | magic hour | magic-hour light | warm golden light | golden glow | honeyed light`,
      nouns: `low golden-hour light | amber side light from a low sun | honey-coloured evening sun | golden-hour backlight`,
      clauses: `low amber sun stretches every shadow across the ground | golden-hour light rims the edges and warms the near side | the sun sits two fingers above the horizon, its light thick and yellow | long honeyed light rakes in from the side | backlit dust and fibres glow along their edges`,
    },
  ),
  light(
    "sunset-afterlight",
    "sunset light",
    { source: "sun", ratio: "4:1", kelvin: 2800 },
    "Burns orange behind and leaves the front to silhouette.",
    {
      suits: { times: ["sunset"], places: ["outdoor", "indoor"], weathers: ["clear", "wind", "overcast"] },
      avoid: {
        times: ["morning", "midday", "night"],
        weathers: ["rain", "storm", "fog", "snow"],
        places: ["underwater", "space"],
      },
    },
    {
      says: `sunset light | setting sun | sunset glow | light of the setting sun | orange glow of the sunset | dying light | last light | evening sun | evening light`,
      nouns: `orange sunset light from behind | the last red light of the setting sun | a burning horizon as backlight`,
      clauses: `the setting sun burns orange at the horizon and leaves the near side in shade | last light catches only the highest edges | a red sun low behind the scene turns outlines to copper | sunset colour spills sideways and shadows go violet`,
    },
  ),
  light(
    "contre-jour",
    "sun backlight",
    { source: "sun", ratio: "4:1", kelvin: 4200 },
    "Puts the sun behind, and light along every edge.",
    {
      suits: {
        times: ["morning", "afternoon", "golden-hour", "sunset"],
        places: ["outdoor"],
        weathers: ["clear", "wind", "fog"],
      },
      avoid: {
        times: ["night", "dusk"],
        weathers: ["overcast", "rain", "storm"],
        places: ["underwater", "space", "indoor"],
      },
    },
    {
      says: `backlit | back-lit | backlight | backlighting | back lighting | contre-jour | sun backlight | light from behind | backlit by the sun | sun behind`,
      nouns: `strong sun backlight | a bright contre-jour edge | backlight with soft frontal fill`,
      clauses: `the sun stands behind the scene and edges every outline in light | backlight glows through anything thin | a bright contour separates near shapes from the haze behind`,
    },
  ),
  // Sky
  light(
    "overcast-softbox",
    "overcast light",
    { source: "sky", ratio: "1:1", kelvin: 6500 },
    "Spreads one large soft source over everything.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "dawn"],
        places: ["outdoor"],
        weathers: ["overcast", "rain", "snow", "fog", "wind"],
      },
      avoid: {
        times: ["night", "golden-hour", "sunset"],
        weathers: ["clear"],
        places: ["underwater", "space", "indoor"],
      },
    },
    {
      says: `overcast light | overcast lighting | cloudy light | soft overcast | diffused daylight | diffuse daylight | grey light | gray light | flat daylight | overcast sky | soft diffused light | diffused light | diffuse light`,
      nouns: `soft overcast light | a cloud-filtered, shadowless light | even grey daylight | an overcast sky at one to one`,
      clauses: `cloud cover acts as one enormous softbox | grey daylight falls evenly, shadows reduced to a hint under each form | overcast light keeps colours full and edges soft | the whole sky glows at one level, wrapping every surface`,
    },
  ),
  light(
    "storm-light",
    "storm light",
    { source: "sky", ratio: "4:1", kelvin: 6000 },
    "Sets bright ground against a dark sky.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "sunset", "dusk"],
        places: ["outdoor"],
        weathers: ["storm", "rain", "wind"],
      },
      avoid: { weathers: ["clear"], places: ["underwater", "space", "studio", "indoor"] },
    },
    {
      says: `storm light | stormy light | stormlight | dramatic sky light | brooding light`,
      nouns: `bruised storm light | a break of light under a dark cloud base`,
      clauses: `a break in the cloud throws a hard pale light under a dark sky | bruise-coloured cloud presses the light down to the horizon | storm light flares on wet edges and dies in the distance`,
    },
  ),
  light(
    "rain-light",
    "rain light",
    { source: "sky", ratio: "1:1", kelvin: 6800 },
    "Doubles every source on wet ground.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "dusk"],
        places: ["outdoor"],
        weathers: ["rain", "storm"],
      },
      avoid: { weathers: ["clear", "snow"], places: ["underwater", "space", "indoor"] },
    },
    {
      says: `rain light | rainy light | light on wet ground | wet reflections`,
      nouns: `dim, even rain light | silver light on wet surfaces`,
      clauses: `dim daylight slides over wet surfaces in silver streaks | each drop carries its own pinpoint highlight | wet ground doubles the pale sky`,
    },
  ),
  light(
    "snow-bounce",
    "snow-reflected light",
    { source: "sky", ratio: "1:1", kelvin: 7200 },
    "Lights from below as much as from above.",
    {
      suits: {
        times: DAY,
        places: ["outdoor"],
        weathers: ["snow", "clear", "overcast"],
        seasons: ["winter"],
        terrains: ["mountain", "polar", "forest", "rural", "urban", "suburban"],
      },
      avoid: {
        times: ["night"],
        places: ["underwater", "space", "indoor", "studio"],
        terrains: ["desert", "tropical"],
        weathers: ["rain"],
        seasons: ["summer"],
      },
    },
    {
      says: `snow-reflected light | snow light | light off the snow | light bouncing off snow | wintry light | winter light`,
      nouns: `cool light bounced from snow | bright, shadow-filled snow light`,
      clauses: `snow throws the light back up and fills every shadow with blue | bright ground lifts the undersides of things | a white field doubles the pale sky`,
    },
  ),
  light(
    "fog-light",
    "fog-diffused light",
    { source: "sky", ratio: "1:1", kelvin: 6500 },
    "Fades distance into tone.",
    {
      suits: { times: [...DAY, "dusk"], places: ["outdoor"], weathers: ["fog"] },
      avoid: { weathers: ["clear", "wind", "storm"], places: ["underwater", "space", "indoor"] },
    },
    {
      says: `fog-diffused light | foggy light | light through fog | hazy light | haze`,
      nouns: `fog-diffused light | pearl-grey light with soft limits`,
      clauses: `fog dims each layer of distance by a shade | light glows and comes from everywhere at once`,
    },
  ),
  light(
    "blue-hour",
    "blue-hour light",
    { source: "sky", ratio: "1:1", kelvin: 9500 },
    "Fills everything with deep, even blue.",
    {
      suits: { times: ["dusk", "dawn"], places: ["outdoor"] },
      avoid: { times: ["midday", "afternoon", "morning"], places: ["underwater", "space", "indoor"] },
    },
    {
      says: `blue hour | blue-hour | blue hour light | blue-hour light | twilight | twilight glow | twilight light | dusk light | gloaming | dusky light`,
      nouns: `deep blue-hour light | even twilight | a cobalt sky with a thin warm horizon`,
      clauses: `even blue light settles over everything, a thin warm band left at the horizon | twilight drains the colour from the ground while the sky still glows | the deep blue of the sky becomes the only fill | edges soften as the last skylight fades`,
    },
  ),
  light(
    "dusk-practicals",
    "dusk with lamps lit",
    { source: "practical", ratio: "2:1", kelvin: null },
    "Sets warm lamps against a blue sky.",
    {
      suits: {
        times: ["dusk", "sunset"],
        places: ["outdoor", "indoor"],
        eras: [...ELECTRIC, "early-1900s"],
        terrains: [
          "urban",
          "suburban",
          "rural",
          "public",
          "historic",
          "coast",
          "home",
          "work",
          "industrial",
          "vehicle",
        ],
      },
      avoid: {
        eras: BEFORE_ELECTRICITY,
        places: ["underwater", "space"],
        terrains: ["desert", "polar", "forest", "mountain"],
      },
    },
    {
      says: `dusk with lamps lit | city lights at dusk | lamps at dusk | mixed dusk light`,
      nouns: `warm lamps against a blue dusk | tungsten windows under a cobalt sky`,
      clauses: `lamps come on amber against the deepening blue | warm windows and cold sky balance at the same brightness`,
    },
  ),
  // Night
  light(
    "moonlight",
    "moonlight",
    { source: "moon", ratio: "4:1", kelvin: 4100 },
    "Edges the dark in silver.",
    {
      suits: { times: ["night"], places: ["outdoor", "indoor"], weathers: ["clear", "wind", "snow", "fog"] },
      avoid: {
        times: [...DAY, "dusk"],
        weathers: ["rain", "storm", "overcast"],
        places: ["underwater", "space", "studio"],
      },
    },
    {
      says: `moonlight | moonlit | moon light | light of the moon | silver moonlight | full moon light | lunar light | moonlit night`,
      nouns: `cool moonlight from high on one side | silver moonlight | blue moonlight with deep shade | pale moonlight at a four-to-one ratio`,
      clauses: `moonlight edges each form in silver and leaves the rest to shadow | a high moon gives thin, cool light and long soft shade | pale light from the moon slides along the upper surfaces | silver highlights stand out against blue-black`,
    },
  ),
  light(
    "starlight",
    "starlight",
    { source: "stars", ratio: "1:1", kelvin: 8000 },
    "Gives outlines, scarcely more.",
    {
      suits: {
        times: ["night"],
        places: ["outdoor"],
        weathers: ["clear", "wind"],
        terrains: ["desert", "mountain", "polar", "grassland", "rural", "coast", "water", "forest", "sky"],
      },
      avoid: {
        times: [...DAY, "dusk"],
        weathers: GREY,
        places: ["indoor", "underwater", "studio"],
        terrains: ["urban", "industrial"],
      },
    },
    {
      says: `starlight | starlit | star light | starry light | light of the stars | milky way light`,
      nouns: `faint starlight | dim blue starlight | the glow of a star-filled sky`,
      clauses: `starlight gives outlines and a faint sheen | the star field lifts the sky a shade above the land | dim blue light settles evenly over the ground`,
    },
  ),
  light(
    "street-sodium",
    "sodium street light",
    { source: "practical", ratio: "8:1", kelvin: 2100, since: 1932 },
    "Pools orange under each lamp and leaves dark between.",
    {
      suits: {
        times: ["night", "dusk"],
        places: ["outdoor"],
        terrains: ["urban", "suburban", "industrial", "public", "coast", "vehicle"],
        eras: ["1940s", "1950s", "1960s", "1970s", "1980s", "1990s", "2000s", "contemporary"],
      },
      avoid: { times: ["morning", "midday", "afternoon", "golden-hour"], places: ["underwater", "space"] },
    },
    {
      says: `street light | street lights | streetlight | streetlights | street lamp | street lamps | streetlamp | streetlamps | sodium light | sodium vapor | lamplight | sodium street light | lamppost | street lighting`,
      nouns: `pools of sodium street light | amber lamplight from above | an orange street lamp as key`,
      clauses: `street lamps lay amber pools with dark between them | sodium light falls from above, orange and narrow | the nearest lamp throws one hard shadow that swings away from its base`,
    },
  ),
  light(
    "neon",
    "neon light",
    { source: "neon", ratio: "4:1", kelvin: null, since: 1910 },
    "Paints in saturated tubes and wet reflections.",
    {
      suits: {
        times: ["night", "dusk", "any"],
        places: ["outdoor", "indoor"],
        terrains: ["urban", "industrial", "public", "work", "vehicle", "home"],
        eras: ["1940s", "1950s", "1960s", "1970s", "1980s", "1990s", "2000s", "contemporary", "future"],
        genres: [
          "cyberpunk",
          "science-fiction",
          "music-video",
          "crime",
          "film-noir",
          "thriller",
          "drama",
          "romance",
          "fashion",
          "action",
          "commercial",
        ],
      },
      avoid: {
        times: ["dawn", "morning", "midday", "afternoon", "golden-hour"],
        eras: BEFORE_ELECTRICITY,
        places: ["underwater", "space"],
        terrains: ["forest", "desert", "mountain", "sacred", "rural", "polar"],
      },
    },
    {
      says: `neon | neon light | neon lights | neon lighting | neon glow | neon-lit | neon lit | neon-soaked | glowing neon | neon tubes`,
      nouns: `magenta and cyan neon | saturated neon side light | neon glow on wet surfaces | mixed neon from both sides`,
      clauses: `neon tubes wash one side magenta and the other cyan | coloured light slides over wet surfaces | a pink tube flickers and steadies, tinting every edge near it | saturated neon leaves the gaps between tubes in deep shade`,
    },
  ),
  light(
    "city-glow",
    "city glow",
    { source: "practical", ratio: "2:1", kelvin: null },
    "Lifts the night with a thousand small sources.",
    {
      suits: {
        times: ["night", "dusk"],
        places: ["outdoor"],
        terrains: ["urban", "public", "industrial", "sky", "coast"],
        eras: ELECTRIC,
      },
      avoid: { eras: BEFORE_ELECTRICITY, times: [...DAY], places: ["underwater", "space", "indoor"] },
    },
    {
      says: `city lights | city glow | lights of the city | urban glow | skyline lights | city light`,
      nouns: `the mixed glow of city lights | scattered window light across the dark`,
      clauses: `windows scatter small warm rectangles across the dark | a low orange glow lifts the underside of the sky | mixed city light gives every edge a different colour`,
    },
  ),
  light(
    "headlights",
    "headlight beams",
    { source: "practical", ratio: "8:1", kelvin: 3200, power: "battery" },
    "Cuts hard beams through the dark from below the eye.",
    {
      suits: {
        times: ["night", "dusk"],
        places: ["outdoor"],
        scales: ["vehicle", "person", "landscape"],
        eras: ELECTRIC,
      },
      avoid: { eras: BEFORE_ELECTRICITY, places: ["underwater", "space", "studio"] },
    },
    {
      says: `headlights | headlight | headlight beams | car lights | high beams`,
      nouns: `low headlight beams | hard paired beams in the haze`,
      clauses: `headlight beams rake the ground and throw long shadows forward | paired beams bore through the haze`,
    },
  ),
  light(
    "lightning",
    "lightning flash",
    { source: "lightning", ratio: "8:1", kelvin: 10000 },
    "Blinks the scene white, then gives it back to the dark.",
    {
      suits: { weathers: ["storm"], times: ["night", "dusk", "afternoon"], places: ["outdoor", "indoor"] },
      avoid: { weathers: ["clear", "snow", "fog"], places: ["underwater", "space"] },
    },
    {
      says: `lightning flash | lightning | lightning flashes | flashes of lightning | lightning bolt | bolt of lightning`,
      nouns: `intermittent lightning | blue-white lightning flashes`,
      clauses: `lightning blinks the scene blue-white and drops it back to dark | each flash prints hard shadows for an instant`,
    },
  ),
  light(
    "aurora",
    "aurora light",
    { source: "sky", ratio: "2:1", kelvin: null },
    "Washes the ground in moving green.",
    {
      suits: {
        times: ["night"],
        places: ["outdoor"],
        weathers: ["clear"],
        terrains: ["polar", "mountain", "forest", "water", "coast", "rural", "sky"],
      },
      avoid: { times: [...DAY], terrains: ["tropical", "desert", "urban"], places: ["underwater", "indoor"] },
    },
    {
      says: `aurora light | aurora | aurora borealis | northern lights | southern lights`,
      nouns: `shifting green aurora light | curtains of green and violet skylight`,
      clauses: `green curtains ripple overhead and tint the ground below | aurora light swells and thins, its colour sliding along every pale surface`,
    },
  ),
  // Fire
  light(
    "candlelight",
    "candlelight",
    { source: "fire", ratio: "4:1", kelvin: 1900 },
    "Trembles warm at arm's length and falls off fast.",
    {
      suits: {
        times: ["night", "dusk", "dawn", "any"],
        places: ["indoor", "studio"],
        scales: ["person", "object", "tiny", "group", "interior"],
        moods: [
          "intimate",
          "romantic",
          "solemn",
          "mysterious",
          "eerie",
          "calm",
          "tender",
          "nostalgic",
          "melancholy",
          "ominous",
        ],
      },
      avoid: {
        places: ["outdoor", "underwater", "space"],
        scales: ["landscape", "building", "vehicle", "cosmic"],
        times: ["midday", "morning", "afternoon"],
      },
    },
    {
      says: `candlelight | candle light | candlelit | candle-lit | candle glow | by candlelight | light of a candle`,
      nouns: `warm candlelight at a four-to-one ratio | low amber candlelight | a small trembling flame as key`,
      clauses: `candlelight trembles over the near surfaces and falls off within a metre | a small flame gives amber highlights and soft, swaying shadows | warm light comes from low and close, darkness just beyond it`,
    },
  ),
  light(
    "firelight",
    "firelight",
    { source: "fire", ratio: "4:1", kelvin: 2000 },
    "Flickers from below, restless and orange.",
    {
      suits: {
        times: ["night", "dusk"],
        places: ["outdoor", "indoor"],
        terrains: [
          "forest",
          "rural",
          "mountain",
          "desert",
          "coast",
          "home",
          "historic",
          "underground",
          "grassland",
          "fantastic",
          "sacred",
          "polar",
        ],
      },
      avoid: {
        places: ["underwater", "space", "studio"],
        times: ["midday", "morning", "afternoon"],
        weathers: ["rain"],
      },
    },
    {
      says: `firelight | fire light | campfire light | firelit | fire-lit | light of the fire | glow of the fire | flickering firelight | fireplace glow | bonfire light | hearth light`,
      nouns: `flickering firelight from low on one side | an orange fire as key | restless ember-coloured light`,
      clauses: `firelight flickers from below, shadows leaping behind | orange light pulses and sinks with the flames | embers give a low red glow and sparks lift through it | warm light licks the near side while the far side stays in the dark`,
    },
  ),
  light(
    "torchlight",
    "torchlight",
    { source: "fire", ratio: "8:1", kelvin: 1900 },
    "Carries a ragged circle of light along walls.",
    {
      suits: {
        times: ["night", "any"],
        places: ["indoor", "outdoor"],
        eras: ["prehistoric", "ancient", "medieval", "renaissance", "1700s"],
        terrains: ["underground", "historic", "sacred", "fantastic", "rural", "forest"],
      },
      avoid: { places: ["underwater", "space", "studio"], times: ["midday", "morning", "afternoon"] },
    },
    {
      says: `torchlight | torch light | torchlit | torch-lit | flaming torches | burning torches | wall torches`,
      nouns: `ragged torchlight | hard torchlight on stone`,
      clauses: `torchlight throws a ragged amber circle over stone | flames lean in the draught and the shadows lean with them`,
    },
  ),
  light(
    "lantern",
    "lantern light",
    { source: "fire", ratio: "4:1", kelvin: 2100 },
    "Hangs a warm globe in the dark.",
    {
      suits: {
        times: ["night", "dusk", "dawn"],
        places: ["outdoor", "indoor"],
        terrains: [
          "rural",
          "forest",
          "water",
          "coast",
          "historic",
          "sacred",
          "public",
          "urban",
          "home",
          "mountain",
          "fantastic",
          "vehicle",
        ],
      },
      avoid: { places: ["underwater", "space"], times: ["midday", "morning", "afternoon"] },
    },
    {
      says: `lantern light | lantern-lit | lanternlight | lanterns | paper lanterns | oil lamp | oil lamps | gas lamp light | gaslight | gas lamps | kerosene lamp`,
      nouns: `warm lantern light | a paper-soft lantern glow | an oil lamp's amber circle`,
      clauses: `a lantern hangs a globe of amber in the dark | warm light sways gently and shadows sway after it`,
    },
  ),
  light(
    "molten",
    "molten glow",
    { source: "fire", ratio: "8:1", kelvin: 1500 },
    "Lights from below in red and orange.",
    {
      suits: {
        places: ["outdoor", "indoor"],
        terrains: ["industrial", "mountain", "underground", "fantastic"],
        times: ["night", "dusk", "any"],
      },
      avoid: {
        places: ["underwater", "space", "studio"],
        terrains: ["polar", "home"],
        moods: ["calm", "tender"],
      },
    },
    {
      says: `molten glow | lava glow | lava light | glowing lava | glow of molten metal | forge light`,
      nouns: `a red molten glow from below | furnace-orange underlight`,
      clauses: `a molten glow lights everything from below | red light breathes through the cracks and heat bends the air above them`,
    },
  ),
  // Rooms
  light(
    "window-soft",
    "soft window light",
    { source: "sky", ratio: "2:1", kelvin: 5600 },
    "Wraps from one side, as painters liked it.",
    {
      suits: {
        times: ["dawn", "morning", "midday", "afternoon"],
        places: ["indoor"],
        weathers: ["clear", "overcast", "rain", "snow", "fog", "wind"],
      },
      avoid: { times: ["night"], places: ["outdoor", "underwater", "space"], terrains: ["underground"] },
    },
    {
      says: `window light | soft window light | light from a window | light from the window | natural window light | north light | light through the window | diffused window light | window lighting | light streaming through windows | sunlight through the window | sunlight streaming through the window`,
      nouns: `soft window light from the left | north-facing window light | side light from a tall window | soft window light at a two-to-one ratio`,
      clauses: `soft window light falls from the left and wraps round each form | daylight enters from one side and fades across the room | a tall window gives broad, gentle side light | window light draws a soft edge along one side and lets the other go quiet | pale daylight pools on the nearest surface`,
    },
  ),
  light(
    "window-hard",
    "sun patch through a window",
    { source: "sun", ratio: "4:1", kelvin: 4800 },
    "Lays a bright shape across the floor.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "golden-hour"],
        places: ["indoor"],
        weathers: ["clear", "wind"],
      },
      avoid: {
        times: ["night", "dusk"],
        weathers: GREY,
        places: ["outdoor", "underwater", "space"],
        terrains: ["underground"],
      },
    },
    {
      says: `sun patch | patch of sunlight | hard window light | sunlight through blinds | venetian blind shadows | blinds shadows | slatted light | sun through a window | sun patch through a window`,
      nouns: `a hard patch of sun through the window | slatted sunlight | a bright parallelogram of sun on the floor`,
      clauses: `a hard patch of sun lies across the floor, dust turning above it | sunlight comes through in bars and leaves stripes of shade | one bright rectangle of sun bounces warm light into the corners`,
    },
  ),
  light(
    "window-golden",
    "low sun through a window",
    { source: "sun", ratio: "4:1", kelvin: 3300 },
    "Reaches deep into a room and gilds the dust.",
    {
      suits: { times: ["golden-hour", "sunset"], places: ["indoor"], weathers: ["clear", "wind"] },
      avoid: {
        times: ["night", "midday"],
        weathers: GREY,
        places: ["outdoor", "underwater", "space"],
        terrains: ["underground"],
      },
    },
    {
      says: `low sun through a window | golden light through the window | golden window light | evening light through the window`,
      nouns: `low amber sun through the window | a long golden shaft across the room`,
      clauses: `low sun reaches deep into the room and gilds the dust | an amber shaft climbs the far wall by inches | warm light crosses the room at table height`,
    },
  ),
  light(
    "window-dusk",
    "blue window, warm lamp",
    { source: "practical", ratio: "2:1", kelvin: null },
    "Plays cold sky against warm bulb.",
    {
      suits: { times: ["dusk", "dawn", "night"], places: ["indoor"], eras: [...ELECTRIC, "early-1900s"] },
      avoid: {
        places: ["outdoor", "underwater", "space"],
        eras: BEFORE_ELECTRICITY,
        terrains: ["underground"],
      },
    },
    {
      says: `blue window, warm lamp | mixed colour temperature | mixed lighting | warm and cool light | warm interior light against blue`,
      nouns: `a blue window against a warm lamp | mixed light, tungsten within and twilight outside`,
      clauses: `the window glows blue while a lamp keeps one side amber | cool skylight and warm bulb meet across the middle of the room`,
    },
  ),
  light(
    "practical-lamps",
    "practical lamps",
    { source: "practical", ratio: "4:1", kelvin: 2900 },
    "Lets the lamps in the picture do the work.",
    {
      suits: {
        times: ["night", "dusk", "dawn", "any"],
        places: ["indoor"],
        eras: [...ELECTRIC, "early-1900s"],
      },
      avoid: { places: ["outdoor", "underwater", "space"], eras: BEFORE_ELECTRICITY, times: ["midday"] },
    },
    {
      says: `practical lamps | practical lighting | practical lights | practicals | lamp light | lamp-lit | lamplit | warm lamp | table lamp | bedside lamp | desk lamp light | warm indoor light | warm indoor lighting | ambient indoor light | tungsten | tungsten light | warm interior lighting | incandescent | cozy lighting | cosy lighting | warm lighting | warm light | warm ambient light | soft warm light`,
      nouns: `warm practical lamps | a shaded tungsten lamp as key | low lamplight with deep corners | amber lamps at different heights`,
      clauses: `a shaded lamp makes one warm pool and leaves the corners dim | practical lamps glow amber at different heights | tungsten light warms the near surfaces and fades toward the walls | lamplight falls from one side, soft under its shade | warm bulbs give round highlights to anything polished`,
    },
  ),
  light(
    "overhead-pendant",
    "overhead pendant",
    { source: "practical", ratio: "8:1", kelvin: 2800 },
    "Isolates whatever stands beneath it.",
    {
      suits: {
        times: ["night", "dusk", "any"],
        places: ["indoor"],
        eras: ELECTRIC,
        moods: ["tense", "intimate", "ominous", "melancholy", "mysterious", "lonely", "neutral", "solemn"],
      },
      avoid: { places: ["outdoor", "underwater", "space"], eras: BEFORE_ELECTRICITY },
    },
    {
      says: `overhead pendant | pendant light | pendant lamp | single bulb | bare bulb | single light bulb | swinging bulb | hanging lamp | hanging bulb | overhead lamp | top light | toplight | top lighting`,
      nouns: `a single overhead pendant | a bare bulb as the one source | hard top light`,
      clauses: `a single pendant drops a cone of light and leaves the walls dark | top light catches the upper planes and hollows the rest | one bare bulb hangs overhead, its circle sharp at the edge`,
    },
  ),
  light(
    "fluorescent",
    "fluorescent light",
    { source: "practical", ratio: "1:1", kelvin: 4200, since: 1938 },
    "Flattens and greens, with a faint flicker.",
    {
      suits: {
        places: ["indoor"],
        terrains: ["work", "public", "industrial", "underground", "urban", "vehicle"],
        eras: ["1950s", "1960s", "1970s", "1980s", "1990s", "2000s", "contemporary"],
        times: ["night", "any", "morning", "midday", "afternoon", "dusk", "dawn"],
      },
      avoid: { places: ["outdoor", "underwater", "space"], moods: ["romantic", "tender"] },
    },
    {
      says: `fluorescent | fluorescent light | fluorescent lights | fluorescent lighting | fluorescent tubes | strip lights | strip lighting | tube lights | office lighting`,
      nouns: `cool fluorescent tubes overhead | flat, greenish strip light`,
      clauses: `fluorescent tubes lay flat greenish light over everything | one tube flickers at the far end and steadies | even strip light leaves thin shadows under each edge`,
    },
  ),
  light(
    "led-panels",
    "LED panel light",
    { source: "practical", ratio: "1:1", kelvin: 5000, since: 2002 },
    "Gives clean, even, dimmable light.",
    {
      suits: {
        places: ["indoor", "studio"],
        eras: ["2000s", "contemporary", "future"],
        terrains: ["work", "public", "vehicle", "home", "void", "industrial", "fantastic"],
      },
      avoid: { places: ["outdoor", "underwater"], moods: ["nostalgic"] },
    },
    {
      says: `led | led light | led lights | led lighting | led panel | led panels | led strip | led strips | rgb lights | rgb lighting`,
      nouns: `clean LED panel light | even LED strips along the edges`,
      clauses: `LED strips trace the edges in a clean white line | panel light falls evenly from above, shadows soft and shallow`,
    },
  ),
  light(
    "screen-glow",
    "screen glow",
    { source: "screen", ratio: "8:1", kelvin: 7500, power: "battery" },
    "Lights from the front, blue and shifting.",
    {
      suits: {
        times: ["night", "dusk", "any"],
        places: ["indoor"],
        eras: ["1980s", "1990s", "2000s", "contemporary", "future"],
        terrains: ["home", "work", "vehicle", "urban", "public", "underground"],
        scales: ["person", "object", "group", "interior"],
      },
      avoid: { places: ["outdoor", "underwater"], eras: BEFORE_ELECTRICITY, times: ["midday", "morning"] },
    },
    {
      says: `screen glow | monitor glow | glow of the screen | glow of a screen | computer screen light | phone light | light of the screen | tv glow | television glow | screen light | glow of monitors`,
      nouns: `blue screen glow | shifting monitor light from the front`,
      clauses: `a screen throws shifting blue light on the nearest surfaces | cool monitor glow fades to dark an arm's length away`,
    },
  ),
  light(
    "projector-beam",
    "projector beam",
    { source: "screen", ratio: "8:1", kelvin: 5400 },
    "Cuts a flickering cone through the dark.",
    {
      suits: {
        places: ["indoor"],
        times: ["night", "any"],
        eras: ["early-1900s", ...ELECTRIC],
        terrains: ["public", "home", "work"],
      },
      avoid: { places: ["outdoor", "underwater", "space"], eras: BEFORE_ELECTRICITY },
    },
    {
      says: `projector beam | projector light | projector | beam of a projector`,
      nouns: `a flickering projector beam | a cone of projector light`,
      clauses: `a projector beam flickers overhead, dust swimming through the cone`,
    },
  ),
  light(
    "stage-spot",
    "stage spotlight",
    { source: "studio", ratio: "8:1", kelvin: 3200 },
    "Cuts a bright circle and lets the rest go black.",
    {
      suits: {
        places: ["indoor", "studio"],
        terrains: ["public", "void", "work"],
        scales: ["person", "group", "object", "interior"],
        eras: ["early-1900s", ...ELECTRIC],
      },
      avoid: {
        places: ["outdoor", "underwater", "space"],
        eras: BEFORE_ELECTRICITY,
        scales: ["landscape", "cosmic", "building"],
      },
    },
    {
      says: `spotlight | spot light | spotlights | stage light | stage lights | stage lighting | stage spotlight | limelight | spotlit | follow spot | footlights`,
      nouns: `a single stage spotlight | a hard white spot from above | crossing spotlights in haze`,
      clauses: `a spotlight cuts one bright circle and leaves the rest in the dark | hard stage light falls from above, haze tracing its edges | crossing beams meet in the haze at centre stage`,
    },
  ),
  light(
    "concert-wash",
    "coloured stage wash",
    { source: "studio", ratio: "4:1", kelvin: null, since: 1965 },
    "Floods the air with moving colour.",
    {
      suits: {
        places: ["indoor", "outdoor"],
        terrains: ["public", "void"],
        times: ["night", "any"],
        eras: ["1970s", "1980s", "1990s", "2000s", "contemporary", "future"],
        moods: ["energetic", "triumphant", "joyful", "playful"],
        genres: ["music-video", "musical", "commercial", "documentary"],
      },
      avoid: {
        places: ["underwater", "space"],
        moods: ["melancholy", "solemn", "tender"],
        times: ["morning", "midday", "afternoon"],
      },
    },
    {
      says: `stage wash | concert lighting | concert lights | strobe | strobe light | strobe lights | disco lights | disco light | club lighting | laser lights | lasers | light show | party lights | coloured stage wash | colored lights | coloured lights | colorful lights`,
      nouns: `a coloured stage wash | sweeping beams in haze`,
      clauses: `coloured beams sweep through the haze and cross | a saturated wash swells and changes on the beat`,
    },
  ),
  light(
    "string-lights",
    "string lights",
    { source: "practical", ratio: "2:1", kelvin: 2700 },
    "Hangs small warm points in swags.",
    {
      suits: {
        times: ["night", "dusk"],
        places: ["outdoor", "indoor"],
        eras: ELECTRIC,
        terrains: ["home", "suburban", "public", "urban", "rural", "coast"],
        moods: ["romantic", "joyful", "tender", "nostalgic", "playful", "intimate", "calm", "hopeful"],
      },
      avoid: {
        eras: BEFORE_ELECTRICITY,
        places: ["underwater", "space"],
        times: ["midday", "morning", "afternoon"],
      },
    },
    {
      says: `string lights | fairy lights | christmas lights | festoon lights | twinkling lights | twinkle lights | bulb strings`,
      nouns: `swags of warm string lights | small amber bulbs overhead`,
      clauses: `string lights hang in warm points overhead | small bulbs scatter amber highlights over every glossy surface`,
    },
  ),
  light(
    "stained-glass",
    "stained-glass light",
    { source: "sun", ratio: "4:1", kelvin: null },
    "Lays coloured shapes on stone.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "golden-hour"],
        places: ["indoor"],
        terrains: ["sacred", "historic", "fantastic"],
        weathers: ["clear", "wind"],
      },
      avoid: { places: ["outdoor", "underwater", "space"], times: ["night", "dusk"], weathers: GREY },
    },
    {
      says: `stained-glass light | stained glass light | light through stained glass | coloured window light`,
      nouns: `coloured light through stained glass | jewel-toned window light`,
      clauses: `stained glass lays red and blue lozenges across the stone | coloured light creeps over the floor as the sun moves`,
    },
  ),
  light(
    "skylight-top",
    "skylight from above",
    { source: "sky", ratio: "2:1", kelvin: 6000 },
    "Drops soft daylight from the roof.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "dawn"],
        places: ["indoor"],
        terrains: ["work", "public", "industrial", "home", "historic", "sacred"],
      },
      avoid: { places: ["outdoor", "underwater", "space"], times: ["night"], terrains: ["underground"] },
    },
    {
      says: `skylight | skylight from above | roof light | light from a skylight | atrium light | glass roof light | greenhouse light`,
      nouns: `soft skylight from above | even daylight through a glass roof`,
      clauses: `daylight drops softly through the roof glass | overhead skylight models the upper planes and dims toward the floor`,
    },
  ),
  light(
    "doorway",
    "light from a doorway",
    { source: "practical", ratio: "8:1", kelvin: 3200, power: "none" },
    "Throws one bright slab into a dark room.",
    {
      suits: {
        places: ["indoor"],
        times: ["night", "any", "dusk"],
        moods: ["mysterious", "tense", "ominous", "lonely", "eerie", "hopeful", "intimate", "melancholy"],
        scales: ["person", "interior", "object"],
      },
      avoid: { places: ["outdoor", "underwater", "space"] },
    },
    {
      says: `light from a doorway | doorway light | light through the door | crack of light | light under the door`,
      nouns: `a slab of light from a doorway | one bright doorway in a dark room`,
      clauses: `light from a doorway lays one bright slab across the floor | a narrow edge of light divides the room`,
    },
  ),
  light(
    "flashlight",
    "flashlight beam",
    { source: "practical", ratio: "8:1", kelvin: 5000, since: 1899, power: "battery" },
    "Shows a circle at a time.",
    {
      suits: {
        times: ["night", "any"],
        places: ["indoor", "outdoor"],
        eras: ELECTRIC,
        genres: [
          "horror",
          "thriller",
          "mystery",
          "crime",
          "found-footage",
          "adventure",
          "science-fiction",
          "action",
        ],
        terrains: ["underground", "forest", "industrial", "home", "historic", "work", "public"],
      },
      avoid: {
        eras: BEFORE_ELECTRICITY,
        times: ["midday", "morning", "afternoon", "golden-hour"],
        moods: ["joyful", "romantic", "calm"],
      },
    },
    {
      says: `flashlight | flash light | flashlight beam | torch beam | headlamp | searchlight | flashlights | handheld torch`,
      nouns: `a narrow flashlight beam | one hard beam sweeping the dark`,
      clauses: `a flashlight beam finds one circle at a time | the hard beam slides along surfaces and throws giant shadows behind them`,
    },
  ),
  // Studio set-ups
  light(
    "high-key",
    "high-key lighting",
    { source: "studio", ratio: "1:1", kelvin: 5600 },
    "Fills the shadows until they almost vanish.",
    {
      suits: {
        places: ["studio", "indoor"],
        moods: ["joyful", "playful", "neutral", "calm", "hopeful", "energetic", "tender"],
        genres: [
          "comedy",
          "commercial",
          "fashion",
          "food",
          "corporate",
          "educational",
          "romantic-comedy",
          "family",
          "musical",
          "music-video",
        ],
      },
      avoid: {
        places: ["underwater", "space", "outdoor"],
        moods: ["ominous", "eerie", "tense", "angry", "solemn"],
        times: ["night"],
        genres: ["film-noir", "horror"],
      },
    },
    {
      says: `high key | high-key | high-key lighting | high key lighting | bright lighting | bright even lighting | flat lighting | flat light | evenly lit | even lighting | well-lit | well lit | brightly lit | bright light`,
      nouns: `high-key lighting at one to one | bright, even light | broad high-key light from both sides`,
      clauses: `key and fill match, so that shadows all but vanish | broad light from both sides keeps every surface clear | the background glows a touch brighter than the foreground | bright even light leaves only a thin shadow under each form`,
    },
  ),
  light(
    "low-key",
    "low-key lighting",
    { source: "studio", ratio: "8:1", kelvin: 3200 },
    "Keeps most of the frame in shadow.",
    {
      suits: {
        places: ["studio", "indoor"],
        times: ["night", "dusk", "any"],
        moods: [
          "ominous",
          "tense",
          "mysterious",
          "eerie",
          "solemn",
          "melancholy",
          "intimate",
          "angry",
          "lonely",
        ],
        genres: ["film-noir", "horror", "thriller", "crime", "mystery", "drama", "fashion", "commercial"],
      },
      avoid: {
        places: ["underwater", "space", "outdoor"],
        moods: ["joyful", "playful"],
        genres: ["comedy", "family", "educational"],
        times: ["morning", "midday"],
      },
    },
    {
      says: `low key | low-key | low-key lighting | low key lighting | dim lighting | dim light | dimly lit | dimly-lit | dark lighting | moody lighting | moody light | moody | dramatic lighting | dramatic light | dramatic shadows | deep shadows | shadowy | chiaroscuro | chiaroscuro lighting | high contrast lighting | high-contrast lighting | noir lighting`,
      nouns: `low-key lighting at an eight-to-one ratio | chiaroscuro from a single hard source | dim light with deep shadow`,
      clauses: `one hard source carves the form and the rest sinks to black | light touches a third of the frame and shadow keeps the remainder | the key falls from high on one side at eight to one | darkness crowds the edges while a single plane stays bright`,
    },
  ),
  light(
    "rembrandt",
    "Rembrandt lighting",
    { source: "studio", ratio: "4:1", kelvin: 4300 },
    "Leaves a small lit triangle on the shadow cheek.",
    {
      suits: {
        places: ["studio", "indoor"],
        scales: ["person"],
        moods: ["solemn", "intimate", "melancholy", "neutral", "mysterious", "nostalgic", "tense"],
      },
      avoid: {
        places: ["underwater", "space", "outdoor"],
        scales: ["landscape", "building", "cosmic", "vehicle", "object", "tiny", "interior"],
      },
    },
    {
      says: `rembrandt | rembrandt lighting | rembrandt light | triangle light | 45-degree key`,
      nouns: `Rembrandt lighting at four to one | a high forty-five degree key`,
      clauses: `a key from high on one side leaves a small bright triangle on the shadowed cheek | light from forty-five degrees models brow, nose and cheek`,
    },
  ),
  light(
    "butterfly",
    "butterfly lighting",
    { source: "studio", ratio: "2:1", kelvin: 5200 },
    "Places the key high in front, as in studio glamour.",
    {
      suits: {
        places: ["studio", "indoor"],
        scales: ["person"],
        genres: ["fashion", "commercial", "music-video", "romance", "musical"],
      },
      avoid: {
        places: ["underwater", "space", "outdoor"],
        scales: ["landscape", "building", "cosmic", "vehicle", "object", "tiny", "interior"],
      },
    },
    {
      says: `butterfly lighting | butterfly light | paramount lighting | beauty lighting | beauty light | beauty dish | glamour lighting`,
      nouns: `butterfly lighting from high in front | a beauty-dish key with soft fill below`,
      clauses: `the key hangs high in front and leaves a small shadow under the nose | frontal light from above smooths the skin and lifts the cheekbones`,
    },
  ),
  light(
    "split",
    "split lighting",
    { source: "studio", ratio: "8:1", kelvin: 4300 },
    "Divides a face in two.",
    {
      suits: {
        places: ["studio", "indoor"],
        scales: ["person", "object"],
        moods: ["tense", "ominous", "mysterious", "angry", "solemn", "eerie"],
      },
      avoid: { places: ["underwater", "space", "outdoor"], moods: ["joyful", "playful", "tender"] },
    },
    {
      says: `split lighting | split light | half-lit | half lit | half in shadow | hard side light`,
      nouns: `split lighting from one side | hard ninety-degree side light`,
      clauses: `light from ninety degrees divides the form into bright and dark halves`,
    },
  ),
  light(
    "three-point",
    "three-point lighting",
    { source: "studio", ratio: "2:1", kelvin: 4800 },
    "Balances key, fill and back light, as the textbooks teach.",
    {
      suits: {
        places: ["studio", "indoor"],
        scales: ["person", "object", "group"],
        genres: ["corporate", "educational", "documentary", "commercial", "comedy", "drama", "fashion"],
      },
      avoid: { places: ["underwater", "space", "outdoor"], scales: ["landscape", "building", "cosmic"] },
    },
    {
      says: `three-point lighting | three point lighting | 3-point lighting | key light | fill light | interview lighting`,
      nouns: `three-point lighting at two to one | a soft key, gentle fill and a thin back light`,
      clauses: `a soft key, half-strength fill and a thin back light shape the form | key and fill sit at two to one, with a fine edge from behind`,
    },
  ),
  light(
    "rim",
    "rim light",
    { source: "studio", ratio: "8:1", kelvin: 5600 },
    "Draws the outline in light.",
    {
      suits: {
        places: ["studio", "indoor", "outdoor"],
        scales: ["person", "object", "vehicle", "group", "tiny"],
        times: ["night", "dusk", "any"],
      },
      avoid: {
        places: ["underwater", "space"],
        times: ["midday", "morning"],
        scales: ["landscape", "cosmic"],
      },
    },
    {
      says: `rim light | rim-lit | rim lighting | rim lit | edge light | edge lighting | hair light | kicker | halo light | kicker light | outline light`,
      nouns: `a thin rim light from behind | a cool edge light | twin rim lights, front left dark`,
      clauses: `a thin line of light runs along the outline from behind | the rim light separates dark form from dark ground | edges glow while the front stays two stops under`,
    },
  ),
  light(
    "softbox",
    "large softbox",
    { source: "studio", ratio: "2:1", kelvin: 5600 },
    "Wraps a product in one broad highlight.",
    {
      suits: {
        places: ["studio", "indoor"],
        scales: ["object", "person", "tiny", "vehicle", "group"],
        eras: ["1980s", "1990s", "2000s", "contemporary", "future"],
      },
      avoid: { places: ["underwater", "space", "outdoor"], scales: ["landscape", "building", "cosmic"] },
    },
    {
      says: `softbox | soft box | large softbox | soft light | soft lighting | soft, even lighting | softly lit | gentle light | gentle lighting | studio lighting | studio light | studio lights | studio-lit | professional lighting | soft studio light | softboxes | diffused lighting | subtle lighting`,
      nouns: `a large softbox from above left | broad soft key light | soft studio light with one clean highlight`,
      clauses: `a large softbox gives one broad, clean highlight | soft studio light wraps from above and to one side | the key is wide and near, shadows feathered at their edges | a white card opposite lifts the shadow side`,
    },
  ),
  light(
    "gradient-backdrop",
    "lit backdrop",
    { source: "studio", ratio: "2:1", kelvin: 5600 },
    "Separates the subject on a graded ground.",
    {
      suits: { places: ["studio"], scales: ["object", "person", "tiny", "vehicle", "group"] },
      avoid: { places: ["underwater", "space", "outdoor", "indoor"] },
    },
    {
      says: `lit backdrop | gradient backdrop | backdrop light | background light | seamless backdrop`,
      nouns: `a graded backdrop light | a soft key with a glowing backdrop`,
      clauses: `the backdrop brightens behind and fades to the corners | a soft key and a graded backdrop lift the form off the ground`,
    },
  ),
  light(
    "gel-split",
    "two-colour gels",
    { source: "studio", ratio: "4:1", kelvin: null, since: 1950 },
    "Sets one colour against its opposite.",
    {
      suits: {
        places: ["studio", "indoor"],
        scales: ["person", "object", "group", "vehicle", "tiny"],
        genres: [
          "music-video",
          "fashion",
          "commercial",
          "cyberpunk",
          "horror",
          "thriller",
          "science-fiction",
          "experimental",
        ],
        eras: ["1960s", "1970s", "1980s", "1990s", "2000s", "contemporary", "future"],
        times: ["night", "any", "dusk"],
      },
      avoid: { places: ["outdoor", "underwater", "space"], genres: ["historical", "documentary"] },
    },
    {
      says: `two-colour gels | colored gels | coloured gels | gel lighting | color gels | bi-color lighting | teal and orange lighting | red and blue lighting | duotone lighting | red light | blue light | purple light | green light | pink light`,
      nouns: `two opposed gels, one warm and one cool | crossed coloured gels`,
      clauses: `one side takes a warm gel and the other its cool opposite | crossed gels mix to violet where they meet`,
    },
  ),
  light(
    "underlight",
    "underlighting",
    { source: "studio", ratio: "8:1", kelvin: 3200 },
    "Lights from below, and makes the familiar strange.",
    {
      suits: {
        places: ["studio", "indoor", "outdoor"],
        times: ["night", "any"],
        moods: ["eerie", "ominous", "mysterious", "tense"],
        genres: ["horror", "thriller", "fantasy", "mystery", "experimental"],
        scales: ["person", "object", "building"],
      },
      avoid: {
        moods: ["joyful", "romantic", "tender", "calm"],
        times: ["morning", "midday", "afternoon"],
        places: ["space"],
      },
    },
    {
      says: `underlighting | underlit | under-lit | light from below | lit from below | uplight | uplighting | up-lighting`,
      nouns: `hard underlighting | light from below, shadows thrown upward`,
      clauses: `light from below throws shadows upward | the lower planes catch the light and the upper ones fall dark`,
    },
  ),
  light(
    "light-tent",
    "light tent",
    { source: "studio", ratio: "1:1", kelvin: 5600 },
    "Surrounds small things with one shadowless glow.",
    {
      suits: { places: ["studio"], scales: ["object", "tiny"] },
      avoid: { places: ["outdoor", "underwater", "space", "indoor"], moods: ["ominous", "eerie", "tense"] },
    },
    {
      says: `light tent | lightbox | light box | light table | bottom-lit | shadowless light`,
      nouns: `a light tent's even glow | shadowless light from every side`,
      clauses: `light arrives from every side and leaves a faint contact shadow | a lit table glows through anything translucent`,
    },
  ),
  // Water
  light(
    "caustics",
    "underwater caustics",
    { source: "water", ratio: "2:1", kelvin: 7500 },
    "Nets the light and lets it dance.",
    {
      suits: {
        places: ["underwater"],
        times: ["morning", "midday", "afternoon", "golden-hour", "dawn", "any"],
      },
      avoid: { places: ["indoor", "outdoor", "space", "studio"], times: ["night"] },
    },
    {
      says: `underwater caustics | caustics | water caustics | rippling light | light rippling underwater | underwater light | dancing light`,
      nouns: `rippling caustics from above | a moving net of sunlight | blue-green light from the surface`,
      clauses: `a net of sunlight ripples over every upper surface | caustics slide and knot together across the bottom | light from the surface fades from turquoise to deep blue`,
    },
  ),
  light(
    "underwater-shafts",
    "underwater sun shafts",
    { source: "water", ratio: "4:1", kelvin: 8000 },
    "Lets beams swing down from the surface.",
    {
      suits: {
        places: ["underwater"],
        times: ["morning", "midday", "afternoon", "golden-hour", "sunset", "dawn", "any"],
      },
      avoid: { places: ["indoor", "outdoor", "space", "studio"], times: ["night"] },
    },
    {
      says: `underwater sun shafts | underwater sunbeams | underwater rays | sunbeams through water | light from the surface`,
      nouns: `swaying shafts of sun from the surface | blue beams slanting through the water`,
      clauses: `shafts of sun sway down through the water and dissolve | drifting particles light up as they cross each beam | the bright surface ripples overhead like hammered glass`,
    },
  ),
  light(
    "deep-blue",
    "deep-water gloom",
    { source: "water", ratio: "1:1", kelvin: 12000 },
    "Leaves a blue dusk at depth.",
    {
      suits: { places: ["underwater"], times: ["night", "dusk", "any", "sunset", "dawn"] },
      avoid: { places: ["indoor", "outdoor", "space", "studio"] },
    },
    {
      says: `deep-water gloom | deep sea light | dim blue water | murky light | deep ocean light`,
      nouns: `dim blue water light | a deep-water dusk`,
      clauses: `dim blue light comes from far above and thins into black | outlines fade into the blue within a few metres`,
    },
  ),
  light(
    "dive-torch",
    "dive torch",
    { source: "practical", ratio: "8:1", kelvin: 5000, power: "battery" },
    "Gives back the reds that water takes.",
    {
      suits: {
        places: ["underwater"],
        times: ["night", "dusk", "any"],
        eras: ["1960s", "1970s", "1980s", "1990s", "2000s", "contemporary", "future"],
      },
      avoid: { places: ["indoor", "outdoor", "space", "studio"] },
    },
    {
      says: `dive torch | dive light | underwater torch | submersible lights | rov lights`,
      nouns: `a single dive torch beam | hard white beams in dark water`,
      clauses: `a white beam gives back the reds that the water has taken | drifting specks flare as they pass through the beam`,
    },
  ),
  light(
    "bioluminescence",
    "bioluminescence",
    { source: "self-lit", ratio: "8:1", kelvin: null },
    "Glows from the living thing itself.",
    {
      suits: {
        places: ["underwater", "outdoor"],
        times: ["night", "any"],
        terrains: ["water", "coast", "forest", "fantastic", "tropical", "wetland", "underground"],
        genres: [
          "fantasy",
          "science-fiction",
          "nature-documentary",
          "fairy-tale",
          "experimental",
          "adventure",
        ],
      },
      avoid: { times: ["morning", "midday", "afternoon"], places: ["indoor", "studio"] },
    },
    {
      says: `bioluminescence | bioluminescent | bioluminescent glow | glowing plants | glowing mushrooms | glow-in-the-dark | luminescent`,
      nouns: `a blue-green bioluminescent glow | cold living light`,
      clauses: `cold blue-green light pulses along the edges and fades | each disturbance wakes a trail of glowing specks`,
    },
  ),
  light(
    "water-bounce",
    "light bounced from water",
    { source: "sun", ratio: "2:1", kelvin: 5400 },
    "Sends ripples of light up from below.",
    {
      suits: {
        times: ["morning", "midday", "afternoon", "golden-hour"],
        places: ["outdoor", "indoor"],
        terrains: ["water", "coast", "tropical", "wetland", "vehicle"],
        weathers: ["clear", "wind"],
      },
      avoid: { weathers: GREY, times: ["night"], places: ["space", "studio", "underwater"] },
    },
    {
      says: `light bounced from water | water reflections | reflected light from water | rippling reflections | light off the water | shimmering reflections`,
      nouns: `rippling light bounced from water | sparkling side light off the surface`,
      clauses: `ripples of light play upward from the water | sun breaks on the surface into hard sparks`,
    },
  ),
  // Space
  light(
    "space-sun",
    "unfiltered sunlight in space",
    { source: "sun", ratio: "8:1", kelvin: 5800 },
    "Cuts hard, since air is absent to soften it.",
    {
      suits: { places: ["space"] },
      avoid: { places: ["indoor", "outdoor", "underwater", "studio"] },
    },
    {
      says: `unfiltered sunlight | sunlight in space | hard space light | raw sunlight`,
      nouns: `hard, unfiltered sunlight from one side | a single raw sun at eight to one`,
      clauses: `raw sunlight strikes from one side and the far side falls to pure black | shadow edges stay razor sharp in the vacuum | one sunlit limb burns white against the dark`,
    },
  ),
  light(
    "space-starlight",
    "starlight in space",
    { source: "stars", ratio: "1:1", kelvin: 8500 },
    "Leaves a faint, even glow from all sides.",
    {
      suits: { places: ["space"] },
      avoid: { places: ["indoor", "outdoor", "underwater", "studio"] },
    },
    {
      says: `starlight in space | stellar light | galactic light | nebula glow | cosmic light | glow of the nebula | cosmic glow`,
      nouns: `faint stellar glow | coloured nebula light | dim starlight from every side`,
      clauses: `dense star fields give a faint, even glow | clouds of lit gas tint the edges rose and teal | starlight picks out the rim and leaves the rest in shade`,
    },
  ),
  light(
    "planetshine",
    "planetshine",
    { source: "self-lit", ratio: "4:1", kelvin: 7800 },
    "Fills shadow with the colour of a world below.",
    {
      suits: { places: ["space"] },
      avoid: { places: ["indoor", "outdoor", "underwater", "studio"] },
    },
    {
      says: `planetshine | earthshine | earthlight | planet glow | light of the planet`,
      nouns: `blue planetshine from below | soft reflected planet light`,
      clauses: `reflected planet light fills the shadows with soft blue | a glowing curve of atmosphere lights the scene from beneath`,
    },
  ),
  light(
    "cockpit-glow",
    "instrument glow",
    { source: "screen", ratio: "8:1", kelvin: null, power: "battery" },
    "Lights from the panels: small colours in the dark.",
    {
      suits: {
        places: ["indoor", "space"],
        terrains: ["vehicle", "work", "fantastic"],
        eras: ["1940s", "1950s", "1960s", "1970s", "1980s", "1990s", "2000s", "contemporary", "future"],
      },
      avoid: { places: ["outdoor", "underwater"], eras: BEFORE_ELECTRICITY, times: ["midday", "morning"] },
    },
    {
      says: `instrument glow | cockpit glow | control panel lights | dashboard glow | dashboard light | console glow | console lights`,
      nouns: `amber and green instrument glow | low panel light from below`,
      clauses: `instrument lights dot the dark with amber and green | panel glow catches the lower edges and slides over glass`,
    },
  ),
  light(
    "hologram",
    "holographic glow",
    { source: "self-lit", ratio: "4:1", kelvin: null },
    "Makes the object of interest the lamp.",
    {
      suits: {
        places: ["indoor", "outdoor", "space", "studio"],
        eras: ["future"],
        genres: ["science-fiction", "cyberpunk", "space-opera", "superhero", "corporate"],
        times: ["night", "any", "dusk"],
      },
      avoid: {
        times: ["midday", "morning", "afternoon"],
        eras: [...BEFORE_ELECTRICITY, "early-1900s", "1920s", "1940s", "1950s"],
      },
    },
    {
      says: `holographic glow | hologram | holograms | holographic | holographic light | hologram light`,
      nouns: `a cool holographic glow | a flickering blue projection as key`,
      clauses: `a projected shape of light throws flickering blue on everything near`,
    },
  ),
  light(
    "magic-glow",
    "inner glow",
    { source: "self-lit", ratio: "4:1", kelvin: null },
    "Lets the subject give its own light.",
    {
      suits: {
        genres: [
          "fantasy",
          "fairy-tale",
          "science-fiction",
          "superhero",
          "experimental",
          "adventure",
          "family",
        ],
        scales: ["tiny", "object", "person", "building", "landscape"],
        places: ["indoor", "outdoor", "studio", "underwater", "space"],
      },
      avoid: { genres: ["documentary", "corporate"] },
    },
    {
      says: `inner glow | glowing | glows | magical glow | magical light | ethereal glow | glowing light | luminous | radiant glow | self-lit | glow | ethereal light | mystical light | aura | radiant light | iridescent light`,
      nouns: `a soft glow from within | the subject's own light as key`,
      clauses: `light comes from within and falls off over the nearest surfaces | the glow swells and dims like slow breathing`,
    },
  ),
  light(
    "cel-light",
    "drawn light",
    { source: "studio", ratio: "2:1", kelvin: null, power: "none" },
    "Cuts light into flat shapes, as in drawn animation.",
    {
      suits: {
        mediums: ["2d-animation", "drawing", "print", "paper-craft", "pixel-art", "painting", "abstract"],
        places: ["indoor", "outdoor", "underwater", "space", "studio"],
      },
      avoid: { mediums: ["live-action", "stop-motion", "3d-animation"] },
    },
    {
      says: `drawn light | cel-shaded light | cel shading light | painted light | flat shaded light`,
      nouns: `light drawn as flat shapes | two-tone shading with one clean edge`,
      clauses: `light and shade meet along one clean drawn edge | the bright side is a flat shape of its own colour`,
    },
  ),
  light(
    "set-lamps",
    "miniature set lamps",
    { source: "studio", ratio: "4:1", kelvin: 3400 },
    "Lights a small set with lamps scaled to it.",
    {
      suits: { mediums: ["stop-motion", "paper-craft"], places: ["indoor", "outdoor", "studio"] },
      avoid: {
        mediums: ["live-action", "2d-animation", "3d-animation", "painting", "drawing", "print", "pixel-art"],
        places: ["underwater"],
      },
    },
    {
      says: `miniature set lamps | model lighting | set lamps | tabletop lamps`,
      nouns: `warm lamps scaled to a miniature set | one small key and a paper reflector`,
      clauses: `a small hard lamp throws scaled-down shadows across the set | lamplight shows the thumb-pressed surface of every form`,
    },
  ),
  light(
    "subsurface",
    "bounced global light",
    { source: "sky", ratio: "2:1", kelvin: 5600 },
    "Lets colour bleed softly from surface to surface, as in rendered films.",
    {
      suits: {
        mediums: ["3d-animation"],
        places: ["indoor", "outdoor", "studio"],
        times: ["morning", "midday", "afternoon", "golden-hour", "any"],
      },
      avoid: {
        mediums: ["live-action", "2d-animation", "painting", "drawing", "print", "pixel-art", "stop-motion"],
        times: ["night"],
      },
    },
    {
      says: `global illumination | subsurface scattering | ray tracing | ray-traced | ray traced lighting | bounced global light | ambient occlusion | path traced`,
      nouns: `soft global illumination | bounced light with gentle colour bleed`,
      clauses: `light bounces from surface to surface and carries their colour along | thin edges glow where the light passes through them`,
    },
  ),
  light(
    "hmi-night",
    "large lamp through the trees",
    { source: "studio", ratio: "8:1", kelvin: 5600, since: 1972 },
    "Lights night from far behind, cool and hard.",
    {
      suits: {
        times: ["night"],
        places: ["outdoor"],
        eras: ["1970s", "1980s", "1990s", "2000s", "contemporary"],
        genres: ["horror", "thriller", "adventure", "science-fiction", "fantasy", "mystery", "drama"],
        terrains: ["forest", "rural", "suburban", "grassland", "wetland"],
      },
      avoid: { times: [...DAY, "dusk"], places: ["indoor", "underwater", "space", "studio"] },
    },
    {
      says: `hmi | hmi light | large lamp through the trees | backlit fog at night | night exterior lighting`,
      nouns: `a hard cool backlight through haze | one large source far behind`,
      clauses: `a hard cool source far behind breaks through the haze in spokes`,
    },
  ),
  light(
    "kino-soft",
    "soft fluorescent bank",
    { source: "studio", ratio: "2:1", kelvin: 5500, since: 1987 },
    "Wraps close faces in cool, even light.",
    {
      suits: {
        places: ["indoor", "studio"],
        scales: ["person", "object", "group"],
        eras: ["1980s", "1990s", "2000s", "contemporary"],
        genres: ["drama", "corporate", "documentary", "commercial", "music-video", "thriller"],
      },
      avoid: { places: ["outdoor", "underwater", "space"], scales: ["landscape", "building", "cosmic"] },
    },
    {
      says: `kino flo | kinoflo | kino-flo | soft fluorescent bank | fluorescent bank`,
      nouns: `a soft fluorescent bank at two to one | cool, even bank light from one side`,
      clauses: `a bank of soft tubes wraps the near side in cool, even light`,
    },
  ),
];
