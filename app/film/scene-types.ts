/** Kinds of scene that short films for brands, products and places are built on. */

/** One unbroken shot, or several joined by cuts. */
export type Editing = "one shot" | "cuts";

export interface SceneType {
  readonly id: string;
  readonly label: string;
  /** What it does for the viewer, one short sentence. */
  readonly does: string;
  readonly editing: Editing;
  /**
   * The scene told in one sentence, for whoever left that to us: `{first}`, `{middle}` and `{last}` stand for key
   * elements as objects of the sentence; what stands between brackets goes where there is no middle.
   */
  readonly told: string;
  /** The same with a single key element, `{first}`. */
  readonly toldOfOne: string;
  /** What is seen in the first beat, where an element is met, and in the last; `{e}` is the element as an object. */
  readonly open: readonly string[];
  readonly meet: readonly string[];
  readonly close: readonly string[];
  /** The last beat where there is a brand, `{b}`. */
  readonly closeOnBrand: readonly string[];
  /** Key elements that such a scene is often built on; `{b}` is the brand or product, "the product" without one. */
  readonly elements: readonly string[];
  /** Sizes and moves of the vocabulary, by id, that serve it; the likeliest first. */
  readonly sizes: readonly string[];
  readonly moves: readonly string[];
  /** Names of music styles in the vocabulary that carry it, the likeliest first. */
  readonly music: readonly string[];
}

export const SCENE_TYPES: readonly SceneType[] = [
  {
    id: "logo-animation",
    label: "Logo animation",
    does: "A mark forms out of material the brand is made of.",
    editing: "one shot",
    told: "it begins with {first}[, gathers through {middle}] and resolves into {last}, square to the lens",
    toldOfOne: "the picture gathers into {first} and settles, square to the lens",
    open: [
      "an empty field, then the first trace of {e}",
      "the frame opens close on {e}",
      "a first edge of {e} enters the field",
    ],
    meet: [
      "the shape turns over into {e}",
      "loose parts gather into {e}",
      "the movement draws together around {e}",
    ],
    close: ["everything locks into place: {e}", "motion runs out, and the frame rests on {e}"],
    closeOnBrand: [
      "everything locks into place, {b} centred",
      "the last piece lands and the frame holds {b}, square to the lens",
    ],
    elements: [
      "thin line drawing the outline of {b}",
      "loose particles drifting across a plain field",
      "material surface that the mark is pressed into",
      "single highlight sweeping from left to right",
      "finished mark centred on a clean ground",
    ],
    sizes: ["medium-close-up", "close-up"],
    moves: ["slow-dolly-in", "static", "zoom-in"],
    music: ["minimalist-music", "ambient", "synth"],
  },
  {
    id: "one-continuous-take",
    label: "One continuous take",
    does: "The camera never blinks: one move connects everything.",
    editing: "one shot",
    told: "one unbroken move leads from {first}[ past {middle}] to {last}, without a cut",
    toldOfOne: "one unbroken move holds {first} from the first frame to the last, without a cut",
    open: ["the take begins close on {e}", "the first frame holds {e}"],
    meet: [
      "the same move finds {e}",
      "without a cut, the frame takes in {e}",
      "foreground slips away and uncovers {e}",
    ],
    close: ["the move slows and comes to rest on {e}", "the take ends on {e}, nothing else moving"],
    closeOnBrand: [
      "the move slows and comes to rest with {b} in the frame",
      "the take ends on {b}, nothing else moving",
    ],
    elements: [
      "doorway that the camera passes through",
      "foreground object that wipes the frame",
      "{b} close to the lens at the start",
      "reflection that turns into the next space",
      "wide view that the take ends on",
    ],
    sizes: ["close-up", "medium-close-up"],
    moves: ["dolly-out", "orbit", "arc"],
    music: ["ambient", "minimalist-music", "orchestral"],
  },
  {
    id: "montage",
    label: "Montage (timeline beats)",
    does: "Short shots on the beat add up to one idea.",
    editing: "cuts",
    told: "a run of short shots, from {first}[ over {middle}] to {last}, each one a single visible action",
    toldOfOne: "a run of short shots of {first}, each from another side and distance",
    open: ["open on {e}", "first shot: {e}"],
    meet: ["cut to {e}", "on the beat, cut to {e}", "match cut to {e}"],
    close: ["last cut, held longer: {e}", "the cutting stops on {e}"],
    closeOnBrand: ["last cut, held longer: {b}", "the cutting stops on {b}"],
    elements: [
      "hands at work, close",
      "{b} in use outdoors",
      "wide view of the place in early light",
      "detail of material, filling the frame",
      "look exchanged across a table",
    ],
    sizes: ["close-up", "medium"],
    moves: ["static", "slider", "truck-right"],
    music: ["pop", "rock", "hip-hop"],
  },
  {
    id: "product-reveal",
    label: "Product reveal",
    does: "The product stays hidden until the light reaches it.",
    editing: "one shot",
    told: "out of near darkness, light finds {first}[, then {middle},] and at last shows all of {last}",
    toldOfOne: "out of near darkness, light finds {first} edge by edge until nothing is hidden",
    open: ["near darkness, then {e}", "black frame, broken by {e}"],
    meet: ["light spreads and picks out {e}", "the next edge appears: {e}", "dark gives way to {e}"],
    close: ["full light at last on {e}", "full view of {e}, shadows at rest"],
    closeOnBrand: ["full light at last on {b}", "full view of {b}, shadows at rest"],
    elements: [
      "thin edge of light along {b}",
      "dark reflective surface below",
      "cloth sliding off {b}",
      "slow turn of {b} on a plinth",
      "fine mist catching the beam",
    ],
    sizes: ["medium-close-up", "close-up"],
    moves: ["arc", "slow-dolly-in", "slider"],
    music: ["synth", "minimalist-music", "orchestral"],
  },
  {
    id: "environment-transform",
    label: "Environment transform",
    does: "One place becomes another around a fixed point.",
    editing: "one shot",
    told: "the place itself changes, from {first}[ through {middle}] into {last}, around one fixed point",
    toldOfOne: "the place itself changes around {first}, the one fixed point",
    open: ["the place as it was: {e}", "everything still, {e} in the middle of the frame"],
    meet: [
      "walls, floor and light give way to {e}",
      "the change spreads outward: {e}",
      "surface by surface, the place turns into {e}",
    ],
    close: ["the last surface settles: {e}", "the change is complete, {e} from edge to edge"],
    closeOnBrand: ["the last surface settles around {b}", "the change is complete, {b} in the middle of it"],
    elements: [
      "bare room before the change",
      "floor spreading outward from {b}",
      "season changing behind a window",
      "objects unfolding into place",
      "finished place in full light",
    ],
    sizes: ["wide", "full"],
    moves: ["static", "slow-dolly-in"],
    music: ["orchestral", "ambient", "classical"],
  },
  {
    id: "product-demonstration",
    label: "Product demonstration",
    does: "Shows one thing the product does, start to end.",
    editing: "cuts",
    told: "one plain demonstration, from {first}[ over {middle}] to the result, {last}",
    toldOfOne: "one plain demonstration of {first}, cause and effect in one view",
    open: ["set out and ready: {e}", "a clear view of {e}"],
    meet: ["step by step, {e}", "closer, so that the action reads: {e}", "from the side, {e}"],
    close: ["the result, held: {e}", "work done, a clear view of {e}"],
    closeOnBrand: [
      "the result, held, with {b} beside it",
      "work done, {b} put down in the middle of the frame",
    ],
    elements: [
      "{b} laid out on a clean surface",
      "hand reaching for {b}",
      "moving part seen close",
      "before and after side by side",
      "{b} back in its place",
    ],
    sizes: ["medium-close-up", "close-up"],
    moves: ["static", "slider"],
    music: ["minimalist-music", "pop", "acoustic-guitar"],
  },
  {
    id: "unboxing",
    label: "Unboxing",
    does: "Layer after layer comes away, up to the thing itself.",
    editing: "one shot",
    told: "layer by layer, from {first}[ past {middle}] to {last}, uncovered and in the light",
    toldOfOne: "layer by layer, the wrapping comes away from {first}",
    open: ["closed and centred: {e}", "seen from above, {e}"],
    meet: ["a layer lifts away: {e}", "the lid clears the frame and leaves {e}", "underneath, {e}"],
    close: ["lifted out into the light: {e}", "uncovered at last, {e}"],
    closeOnBrand: ["lifted out into the light: {b}", "the box moves aside and leaves {b} alone in the frame"],
    elements: [
      "sealed box on a plain table",
      "tape peeling back in one strip",
      "tissue paper parting",
      "first glimpse of {b}",
      "{b} beside its empty box",
    ],
    sizes: ["medium-close-up", "close-up"],
    moves: ["static", "slow-dolly-in"],
    music: ["acoustic-guitar", "pop", "minimalist-music"],
  },
  {
    id: "lifestyle-moment",
    label: "Lifestyle moment",
    does: "The product in a day that somebody could be living.",
    editing: "cuts",
    told: "an unposed moment with {first}[, {middle}] and, as if by the way, {last}",
    toldOfOne: "an unposed moment around {first}",
    open: ["the moment before: {e}", "in passing, {e}"],
    meet: ["a glance away from it: {e}", "close by, {e}", "the moment goes on: {e}"],
    close: ["left in peace: {e}", "the moment lingers on {e}"],
    closeOnBrand: ["left within reach: {b}", "the moment lingers on {b}, as if by the way"],
    elements: [
      "morning light across a kitchen table",
      "{b} within arm's reach",
      "jacket thrown over a chair",
      "steam rising from a cup",
      "window open on the street",
    ],
    sizes: ["medium", "medium-close-up"],
    moves: ["handheld", "slider", "static"],
    music: ["acoustic-guitar", "folk", "jazz"],
  },
  {
    id: "before-and-after",
    label: "Before and after",
    does: "The same frame twice, with one difference.",
    editing: "cuts",
    told: "the same frame twice, before with {first}[, changed by {middle}], after with {last}",
    toldOfOne: "the same frame twice, before and after, around {first}",
    open: ["before: {e}", "the frame as it was: {e}"],
    meet: ["the change: {e}", "in the same frame, {e}"],
    close: ["after: {e}", "the same frame again, now {e}"],
    closeOnBrand: ["after, with {b} in the frame", "the same frame again, {b} the one difference"],
    elements: [
      "worn surface in flat light",
      "{b} at work",
      "line moving across the frame",
      "same view, clean and bright",
      "detail that proves the change",
    ],
    sizes: ["medium", "medium-wide"],
    moves: ["static"],
    music: ["minimalist-music", "pop", "piano-solo"],
  },
  {
    id: "macro-study",
    label: "Macro material study",
    does: "Goes so near that a material becomes a landscape.",
    editing: "one shot",
    told: "at the distance of a fingertip, the lens goes from {first}[ by way of {middle}] to {last}",
    toldOfOne: "at the distance of a fingertip, a landscape made of {first}",
    open: ["too near to tell: {e}", "abstract shapes that turn out to be {e}"],
    meet: [
      "focus slides a few millimetres onto {e}",
      "the plane of focus reaches {e}",
      "grain and edge of {e}",
    ],
    close: ["focus comes to rest on {e}", "one last sharp edge: {e}"],
    closeOnBrand: ["focus comes to rest on {b}", "one last sharp edge, and it belongs to {b}"],
    elements: [
      "weave seen thread by thread",
      "drop rolling over the surface of {b}",
      "brushed metal under raking light",
      "dust lifting off an edge",
      "engraved line catching the light",
    ],
    sizes: ["macro", "extreme-close-up"],
    moves: ["slider", "static"],
    music: ["ambient", "minimalist-music", "piano-solo"],
  },
  {
    id: "character-moment",
    label: "Character moment",
    does: "One person, one decision that shows in the body.",
    editing: "one shot",
    told: "a small decision seen from the outside, with {first}[, {middle}] and in the end {last}",
    toldOfOne: "a small decision seen from the outside, with {first}",
    open: ["before anything is decided: {e}", "the frame waits with {e}"],
    meet: ["something gives: {e}", "the attention shifts to {e}", "a breath later, {e}"],
    close: ["decided: {e}", "the frame stays a moment longer with {e}"],
    closeOnBrand: ["decided, with {b} in the frame", "the frame stays a moment longer with {b}"],
    elements: [
      "hand stopping halfway",
      "look past the camera",
      "breath visible in the cold",
      "coat pulled closer",
      "first step out of frame",
    ],
    sizes: ["medium-close-up", "medium"],
    moves: ["slow-dolly-in", "static"],
    music: ["piano-solo", "orchestral", "acoustic-guitar"],
  },
  {
    id: "dialogue-scene",
    label: "Dialogue scene",
    does: "A line lands, and the picture shows what it does.",
    editing: "cuts",
    told: "one spoken line, around {first}[, {middle}] and, left behind by it, {last}",
    toldOfOne: "one spoken line, around {first}, speaking and listening",
    open: ["before the line: {e}", "both ends of the room: {e}"],
    meet: ["on the line, {e}", "the reaction: {e}", "reverse angle on {e}"],
    close: ["the silence after it: {e}", "nobody moves; {e} holds the frame"],
    closeOnBrand: ["the silence after it, {b} between them", "the frame holds on {b} after the last word"],
    elements: [
      "two chairs on either side of a table",
      "face turned half away",
      "hands folding a napkin",
      "glance at the door",
      "{b} standing between them",
    ],
    sizes: ["medium-close-up", "medium"],
    moves: ["static", "slow-dolly-in"],
    music: ["jazz", "piano-solo", "ambient"],
  },
  {
    id: "establishing-shot",
    label: "Establishing shot",
    does: "Says where we are, and how big it is.",
    editing: "one shot",
    told: "the whole place in one view, with {first}[, {middle}] and, far off, {last}",
    toldOfOne: "the whole place in one view, with {first} from edge to edge",
    open: ["the whole place at once: {e}", "far and small at first: {e}"],
    meet: ["nearer, {e}", "the view opens on {e}", "beyond it, {e}"],
    close: ["the view settles on {e}", "the eye ends on {e}"],
    closeOnBrand: ["the view settles on {b}, small in a wide place", "the eye ends on {b}"],
    elements: [
      "skyline in layers of haze",
      "road leading into the frame",
      "first window lit",
      "weather moving across the valley",
      "{b} small in a wide place",
    ],
    sizes: ["extreme-wide", "wide"],
    moves: ["pan-right", "static", "crane-up"],
    music: ["orchestral", "ambient", "classical"],
  },
  {
    id: "food-preparation",
    label: "Food preparation",
    does: "Heat, hands and steam, near enough to smell.",
    editing: "cuts",
    told: "made in front of the lens, from {first}[ over {middle}] to {last}, ready to serve",
    toldOfOne: "made in front of the lens, {first} from raw to ready",
    open: ["raw and ready: {e}", "from above, {e}"],
    meet: ["into the heat: {e}", "close enough to hear: {e}", "one step on: {e}"],
    close: ["plated: {e}", "ready to serve: {e}"],
    closeOnBrand: ["ready to serve, {b} beside the plate", "the last touch, and {b} in the frame"],
    elements: [
      "knife through a crisp crust",
      "oil starting to shimmer in the pan",
      "herbs falling from above",
      "steam turning in side light",
      "{b} beside the finished plate",
    ],
    sizes: ["close-up", "medium-close-up"],
    moves: ["slider", "static", "slow-dolly-in"],
    music: ["jazz", "acoustic-guitar", "folk"],
  },
  {
    id: "time-lapse",
    label: "Time-lapse",
    does: "Hours pass in seconds in front of a fixed frame.",
    editing: "one shot",
    told: "hours pass in one fixed frame, over {first}[, {middle}] and at last {last}",
    toldOfOne: "hours pass in one fixed frame around {first}",
    open: ["the first hour: {e}", "the frame before the change: {e}"],
    meet: ["hours later, {e}", "time runs on: {e}", "shadows wheel across {e}"],
    close: ["the last hour: {e}", "time slows again on {e}"],
    closeOnBrand: ["the last hour, {b} unmoved", "time slows again around {b}"],
    elements: [
      "shadow crossing a wall",
      "clouds streaming over the roofs",
      "plant turning toward the window",
      "lamps coming on one after another",
      "{b} unmoved in the middle",
    ],
    sizes: ["wide", "medium-wide"],
    moves: ["static"],
    music: ["ambient", "synth", "minimalist-music"],
  },
];

const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(.*?\)/g, "")
    .replace(/[\s_-]+/g, " ")
    .trim();

/** The scene type a text names, by id or label, however it is spaced and cased; undefined for a type of one's own. */
export function findSceneType(text: string): SceneType | undefined {
  return SCENE_TYPES.find(({ id, label }) => key(id) === key(text) || key(label) === key(text));
}
