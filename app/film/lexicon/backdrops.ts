import type { PlaceClass, Terrain } from "../vocabulary/types";

/**
 * Where a subject stands when the idea names no place, and what is heard there. Templates in brackets offer
 * choices. Nobody, no animal and no legible text may stand in any of them, and no time of day.
 */
export interface Backdrop {
  readonly place: PlaceClass;
  readonly terrain: Terrain;
  /** Whole sentences without capital and stop. `{s}` is the subject, always an object of the sentence. */
  readonly details: readonly string[];
  /** Noun phrases of what is heard under the picture. */
  readonly ambience: readonly string[];
}

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export const BACKDROPS = {
  tabletop: {
    place: "indoor",
    terrain: "home",
    details: lines(`
      [a scarred oak|a scrubbed pine|a pale ash|a walnut|a zinc|a slate|a whitewashed plank] [tabletop|worktop] runs [back|away] behind {s} to [a limewashed|a plain plaster|an unpainted brick|a tiled|a clay-coloured] wall
      [a creased linen runner|a square of raw canvas|a folded tea towel|a sheet of baking paper|a coarse hemp cloth] lies under {s} on [bare boards|cool stone|worn laminate|waxed timber|brushed steel]
      the surface around {s} carries [knife marks|old water rings|a dusting of crumbs|faint scratches|hairline cracks|a film of flour]
      behind {s} [a shelf of plain jars|a row of copper hooks|a rack of drying plates|a half-open cupboard|a deep windowsill|a stack of chipped bowls] dissolves into [soft shapes|rounded blurs|muted blocks of tone]
      [crumpled|folded|ironed] [linen|calico|muslin|gingham] [and|beside|over] [rough|oiled|bleached|dented] [wood|marble|copper|enamel] make up the ground around {s}`),
    ambience: lines(`
      [a refrigerator|a boiler|an extractor fan|a pilot light] [humming|ticking over|murmuring] [next door|in a corner|behind the wall|low and even]
      [the hush|the close air|the room tone] of a [tiled|small|low-ceilinged|stone-floored] kitchen
      [a wall clock ticking|pipes knocking faintly|a tap dripping at long intervals|a kettle cooling] [in the next room|behind a door|a few metres off]`),
  },
  room: {
    place: "indoor",
    terrain: "home",
    details: lines(`
      [pale oak|herringbone|dark stained|wide pine|cork] [boards|flooring|planks] [lead|run|stretch] past {s} toward [a bare plaster|a panelled|a papered|a clay-washed|a whitewashed] wall
      [a tall sash window|a linen curtain|a narrow doorway|a built-in shelf|a deep alcove|a stair rail] [sits|stands|shows] [soft|blurred|half lost] behind {s}
      the room around {s} is spare: [a woven rug|a low shelf|a coiled flex|a stack of crates|an empty frame|a folded throw], [chalky paint|raw plaster|grained panelling|faded wallpaper], nothing more
      [dust|lint|a loose thread] [lies|settles|collects] along the [skirting board|window ledge|floorboards] [beside|behind|beyond] {s}
      [scuffed paint|a radiator pipe|a worn threshold|a brass door handle|a crooked hook] [marks|breaks up] the wall behind {s}`),
    ambience: lines(`
      [a clock ticking|a radiator ticking|floorboards settling|a fridge humming|old pipes creaking] [two rooms away|behind the wall|under the floor|in the hallway]
      the [soft|close|muffled|carpeted] room tone of [an upstairs flat|a quiet house|a closed study|a long hallway]
      [traffic|a distant mower|plumbing|a lift motor] [muffled by|leaking through|dulled by] [thick glass|a shut window|plaster walls]`),
  },
  bathroom: {
    place: "indoor",
    terrain: "home",
    details: lines(`
      [white|pale green|grey|cream] tiles [run|climb] up the wall behind {s}, [damp at the joints|bright at the edges]
      [a fogged mirror|a frosted window|a glass shelf|a rail of towels] [blurs|softens] behind {s}
      [beads of water|a film of steam|a ring of damp] [marks|dulls] the [ledge|basin|glass] beside {s}`),
    ambience: lines(`
      [a tap|a shower rose|a cistern] [dripping|ticking|settling] [at long intervals|behind the wall|over hard tile]
      the [hard|bright|close] room tone of a [tiled|small|white-tiled] bathroom
      [an extractor fan|a water pipe] [humming|murmuring|ticking] [overhead|in the wall|low and even]`),
  },
  desk: {
    place: "indoor",
    terrain: "work",
    details: lines(`
      [a pale|a scratched|a leather-topped|a plain] desk [runs|leads] back from {s} to [a row of shelves|a plain wall|a window with its blind down]
      behind {s}, [box files|stacked folders|a desk lamp|a swivel chair], [blurred|half in shade]
      [a cable|a coil of flex|a sheet of paper] lies [beside|behind|beyond] {s}`),
    ambience: lines(`
      [a ventilation duct|a strip of blinds|a desk fan] [humming|ticking|whirring] [overhead|by the window|in a corner]
      the [dry|carpeted|close] room tone of a [small|closed|quiet] office`),
  },
  studio: {
    place: "studio",
    terrain: "void",
    details: lines(`
      [a seamless|a hand-painted|a softly creased|a matte] [paper|canvas|felt|muslin] backdrop [curves under|sweeps down behind|falls away behind] {s}
      the ground [under|around] {s} is [poured concrete|brushed steel|raw plywood|honed slate|frosted acrylic], [clean|swept|bare] to the edges
      [a shallow cove|a plain cyclorama|a bare plaster wall|an empty stage floor] leaves nothing but [air|space|distance] around {s}`),
    ambience: lines(`
      the [dry|close|padded] [hush|room tone] of a [soundproofed|carpeted|draped] stage
      [a transformer|a ventilation duct|a lamp ballast] [humming|purring|buzzing] [high overhead|at the edge of hearing|far off]`),
  },
  road: {
    place: "outdoor",
    terrain: "urban",
    details: lines(`
      [cracked|patched|rain-dark|newly laid|sun-bleached] [asphalt|concrete|tarmac] [stretches|runs|unrolls] [behind|beyond|past] {s} between [low kerbs|steel guardrails|brick walls|bare verges|chain-link fences]
      [grit|loose gravel|a film of road dust|fallen leaves|tyre marks] [collects|scatters|curls] along the [kerb|centre line|hard shoulder|gutter] near {s}
      [shuttered shopfronts|warehouse walls|concrete pillars|parked trailers|lamp posts|plane trees] [blur|line up|recede] behind {s}
      [the road surface|a strip of worn paint|an oil stain|a puddle's edge] [glints|shows] [under|in front of|beside] {s}`),
    ambience: lines(`
      [distant|steady|thin|low] [traffic|tyre hiss|motorway rumble|engine hum] [beyond the verge|two streets away|over the rise|behind the buildings]
      [air moving past|wires humming over|a loose sign tapping along] [the empty road|an open stretch of asphalt|the hard shoulder]`),
  },
  rail: {
    place: "outdoor",
    terrain: "industrial",
    details: lines(`
      [steel rails|twin rails|polished rails] [narrow|converge|curve] [beyond|behind|away from] {s} over [oily ballast|dark sleepers|crushed stone|weeds and gravel]
      [signal gantries|catenary masts|a brick embankment|a water tower|rusted buffers] recede in [soft|hazed|flattened] layers behind {s}
      [rust|soot|cinder dust|dry moss] [clings to|streaks|edges] the [platform lip|sleepers|cutting walls] near {s}`),
    ambience: lines(`
      [rails ticking|overhead wires singing|couplings creaking|ballast shifting] [down the line|in the cutting|along the siding]
      [the low hum|the electric buzz] of a [substation|signal box|waiting engine] [beyond the fence|across the tracks]`),
  },
  air: {
    place: "outdoor",
    terrain: "sky",
    details: lines(`
      [layered|torn|ribbed|flat-bottomed] cloud [slides|spreads|thins] [beneath|behind|around] {s}, with [a hazy coastline|a patchwork of fields|a bright river|bare ridgelines] far below
      [bands of haze|veils of vapour|long streaks of cirrus] [separate|layer] the distance [behind|beyond] {s}
      [the curve of the horizon|a wall of cumulus|a field of broken cloud] gives {s} its scale`),
    ambience: lines(`
      [high|thin|rushing] [air|wind] [streaming past|tearing softly over|washing across] [open sky|wide air|thin cloud]
      the [wide|hollow|steady] roar of [moving air|altitude|the open sky]`),
  },
  water: {
    place: "outdoor",
    terrain: "water",
    details: lines(`
      [short|choppy|glassy|slack|wrinkled] water [slaps|folds|slides|opens] [around|against|in front of] {s}, [a low shoreline|a line of pilings|a grey breakwater|wooded banks|distant headlands] behind
      [foam|drifting weed|a skin of ripples|scattered glints] [trails|gathers|breaks up] [beside|behind|astern of] {s}
      [wet rope|barnacled posts|a channel buoy|a stone quay|a slipway] [anchors|marks] the [near edge|far side] of the water beyond {s}`),
    ambience: lines(`
      [water|small waves|a slack tide] [lapping|slapping|gurgling] [at the hull|under the planks|along the waterline|against stone]
      [rigging tapping|a buoy bell rocking|timbers creaking|ropes straining] [over|across] [open water|the swell|the basin]`),
  },
  riverside: {
    place: "outdoor",
    terrain: "water",
    details: lines(`
      [slow|clear|dark|green] water [slides|turns|spreads] past {s}, [reeds|willow roots|flat stones|a wooden landing] along the [near|far] bank
      [broken reflections|fallen leaves|a line of ripples] [drift|spread|gather] [beside|behind|beyond] {s}
      [trees|low hills|poplars] on the far bank [soften|blur] behind {s}`),
    ambience: lines(`
      [water|slow current|a thin stream] [lapping|trickling|turning] [along the bank|under the roots|over stones]
      [reeds|willow leaves|long grass] [hissing|rustling|stirring] [at the edge of the water|along the bank]`),
  },
  street: {
    place: "outdoor",
    terrain: "urban",
    details: lines(`
      [cracked paving|worn cobbles|a brick pavement|speckled granite|patched concrete] [surrounds|spreads around|runs past] {s}, [weeds|leaves|grit] caught in the joints
      the view behind {s} ends at [a blank facade|iron railings|a hedge|shuttered windows|a row of plane trees|stone steps]
      [rust streaks|paint flakes|chalk marks|lichen spots|scratches] roughen the [walls|posts|metal] near {s}`),
    ambience: lines(`
      [distant traffic|a delivery van idling|tyres on wet stone|a tram far off] [filtered by|bouncing between|behind] [brick walls|the houses|stone fronts]
      [a loose shutter|dry leaves|a flagpole rope] [tapping|scraping|knocking] [along|across|down] the [empty street|side road|pavement]`),
  },
  building: {
    place: "outdoor",
    terrain: "rural",
    details: lines(`
      [worn stone|weathered timber|patched brick|flaking render|mossy tile] [catches|holds|shows] every [crack|seam|repair|stain] along the walls around {s}
      [a gravel path|a flight of steps|a line of poplars|a dry-stone wall|a wooden fence|rough grass] [leads|draws] the eye toward {s}
      [ivy|lichen|rust|rain streaks|salt bloom] [traces|edges|darkens] the [corners|eaves|sills|lower courses] of {s}`),
    ambience: lines(`
      [wind|a steady breeze|moving air] [worrying|testing|passing through] [loose tiles|the eaves|old shutters|bare branches]
      [a gate creaking|a rope tapping a pole|gravel shifting|leaves scraping stone] [near the wall|out of sight|in the yard]`),
  },
  field: {
    place: "outdoor",
    terrain: "grassland",
    details: lines(`
      [knee-high|wind-combed|seed-heavy|close-cropped|tawny] grass [bends|ripples|leans] around {s}, [a line of poplars|a wire fence|low hills|a drystone wall|a stand of alders] blurred behind
      [clover|thistle heads|buttercups|dry stalks|flattened straw] [fills|edges|dots] the ground [before|around|beyond] {s}
      [bare earth|a worn track|a shallow ditch|a muddy gateway] [cuts|curves] through the [pasture|meadow|turf] behind {s}`),
    ambience: lines(`
      [wind|a light breeze|moving air] [combing|brushing|sifting] [tall grass|the hedgerow|seed heads|dry stalks]
      [leaves|stems|wire fences] [hissing|rustling|creaking] [across the pasture|along the field edge|in slow gusts]`),
  },
  forest: {
    place: "outdoor",
    terrain: "forest",
    details: lines(`
      [mossy|lichen-grey|resin-streaked|ivy-wound] [trunks|boughs|roots] [stack|crowd|thin out] behind {s}, [ferns|leaf litter|pine needles|wet bark] underfoot
      [bracken|a bramble arch|a fallen log|a sapling] half hides the [foreground|edge of the frame] near {s}
      [pine cones|beech husks|scattered acorns|broken twigs] line the ground around {s}`),
    ambience: lines(`
      [leaves|high branches|pine boughs] [sighing|creaking|stirring] [overhead|far up|in the canopy]
      [a stream|dripping moisture|falling needles] [trickling|ticking|pattering] [through undergrowth|over stones|on leaf litter]`),
  },
  savanna: {
    place: "outdoor",
    terrain: "grassland",
    details: lines(`
      [sun-cured|straw-coloured|waist-high|trampled] grass [parts|sways|thins] around {s}, [flat-topped acacias|a termite mound|a dry riverbed|low kopjes|thorn scrub] far behind
      [red dust|cracked mud|pale sand|dry stems] [marks|lines|covers] the [waterhole's edge|track|plain] near {s}
      [heat|distance|haze] [softens|flattens|layers] the [plain|tree line|ridges] beyond {s}`),
    ambience: lines(`
      [dry grass|thorn branches|seed pods] [rattling|hissing|rasping] [in a warm wind|across the plain|in long gusts]
      the [wide|flat|airy] hush of [open plain|dry country|open scrub], [grass stirring|stems clicking|air moving] through it`),
  },
  jungle: {
    place: "outdoor",
    terrain: "tropical",
    details: lines(`
      [broad|glossy|torn|dripping] [banana leaves|palm fronds|bamboo stems|lianas] [close in|crowd|arch] around {s}
      [moss|wet bark|orchid roots|ferns] [covers|wraps] every [trunk|branch|stone] near {s}
      [layers|walls|curtains] of [bamboo|foliage|vines] [fade|recede] into [steam|green shade|moist air] behind {s}`),
    ambience: lines(`
      [water|moisture] dripping [leaf to leaf|from frond to frond|through the canopy]
      [bamboo|broad leaves|palm fronds] [knocking|clacking|brushing] [together|overhead] in [humid|slow|heavy] air`),
  },
  polar: {
    place: "outdoor",
    terrain: "polar",
    details: lines(`
      [wind-carved|crusted|blue-veined|powdery] [snow|ice] [ridges|plates|drifts] [surround|lead past|rise behind] {s}
      [pressure ridges|a blue crevasse|drifting spindrift|a frozen shoreline] [breaks|marks|blurs] the white distance beyond {s}`),
    ambience: lines(`
      [dry snow|ice grains|spindrift] [hissing|skittering|sifting] [over the crust|across the ice]
      [ice|the floe|a far glacier] [groaning|cracking|creaking] [deep below|at long intervals|in the distance]`),
  },
  sea: {
    place: "underwater",
    terrain: "water",
    details: lines(`
      [sea fans|kelp ribbons|brain coral|rippled sand|a dark reef wall|eelgrass] frame {s}, [silt|plankton|fine bubbles] suspended between
      [ribbons of kelp|slabs of rock|pale sand ripples|branching coral] [dissolve|recede|soften] into [deep|hazy|milky] [water|blue|green] behind {s}`),
    ambience: lines(`
      [the muffled|a low|the pressing] [rumble|surge|hush] of [deep water|the current|the swell overhead]
      [bubbles|shifting gravel|pebbles] [ticking|fizzing|clicking] [through|under] the [muffled|dense] water`),
  },
  garden: {
    place: "outdoor",
    terrain: "suburban",
    details: lines(`
      [clipped|damp|patchy|overgrown] lawn [spreads|runs] behind {s} to [a hedge|a picket fence|terracotta pots|a brick path|a garden shed]
      [fallen petals|clover heads|daisies|grass clippings|pebbles] dot the ground [around|in front of|beside] {s}
      [rose stems|bean canes|lavender|box hedging|a watering can] [blurs|softens] into [rounded|loose|pale] shapes behind {s}`),
    ambience: lines(`
      [leaves|hedges|a washing line] [rustling|ticking|creaking] in [a light|a warm|a fitful] breeze
      [a hose dripping|a sprinkler ticking|a gate latch tapping] [beyond the hedge|down the path|next door]`),
  },
  landscape: {
    place: "outdoor",
    terrain: "mountain",
    details: lines(`
      [near|rough|textured] ground gives way to [a soft|a layered|a hazy] middle distance, and [the farthest line|the last ridge|the horizon] [thins|fades|pales] behind {s}
      [loose stones|tufts of grass|bare twigs|wet rock|wind-bent stems] in the foreground [set|fix] the scale of {s}
      [layers of haze|bands of shade|overlapping contours] [separate|divide] near from far [around|across] {s}`),
    ambience: lines(`
      [wind|open air|a long gust] [moving over|crossing|filling] [wide ground|the open|the distance]
      [a far stream|loose grit|dry stems] [whispering|rattling|hissing] [below the wind|at the edge of hearing]`),
  },
  space: {
    place: "space",
    terrain: "void",
    details: lines(`
      [a thin crescent of|the curved limb of|a banded slice of] a [blue|ochre|grey|ringed] planet [edges|fills a corner of|anchors] the black behind {s}
      [pinpoint stars|a dusting of stars|star fields] [hang|stay] [sharp|unblinking|steady] [behind|around|beyond] {s}`),
    ambience: lines(`
      [a low|a deep|a slow] [low-frequency thrum|electronic hum|radio hiss] [standing in for|under|filling] the emptiness
      [a glassy|a thin|a hollow] [tone|overtone|shimmer] [turning|drifting|fading in and out] [over|above] [a deep drone|a sub-bass bed]`),
  },
  surface: {
    place: "studio",
    terrain: "void",
    details: lines(`
      [a deep black|a matte charcoal|a smoked glass|a polished stone] [ground|surface|backdrop] [falls away|drops off] behind {s}, so that every [edge|thread|ripple|grain] reads
      [empty space|a clean gradient|plain darkness] surrounds {s} on all sides`),
    ambience: lines(`
      [a soft|an airy|a granular] [hiss|shimmer|swell] of [moving air|fine particles|water] [close to the microphone|up close]
      [a low|a warm] room tone [under|around] [tiny|brittle|liquid] details`),
  },
  plain: {
    place: "any",
    terrain: "void",
    details: lines(`
      the [space|background|distance] behind {s} [falls|drops|melts] into [broad|soft|quiet] [blocks|planes|washes] of tone, [uncluttered|spare|plain]
      [an uncluttered|a plain|a spare|a pared-back] setting [keeps|leaves] {s} the only thing to look at
      the foreground stays [clear|open|empty], the distance behind {s} [soft|loose|blurred]
      [a few hard edges|simple verticals|broad shapes] in the distance give {s} [depth|scale|room]`),
    ambience: lines(`
      [a low|a soft|an even|a broad|a quiet|a faint|a thin] [bed of air|ambient hum|hush|air tone|stillness] [under|beneath|behind|around|below] [the action|everything|the picture|each movement|it all|the scene]
      the [hush|open air|natural tone|background air|resting sound] of the place`),
  },
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof BACKDROPS;
