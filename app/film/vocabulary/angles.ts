import { bars, seenThrough } from "./fit";
import type { Angle, Axes } from "./types";

function angle(
  id: string,
  term: string,
  does: string,
  axes: { suits?: Axes; avoid?: Axes },
  text: { says: string; adverbials: string; clauses: string },
): Angle {
  return { ...seenThrough(id, term, does, axes, text), adverbials: bars(text.adverbials) };
}

/** Where the lens stands and how it tilts, in degrees of dignity: the higher the lens, the smaller the subject. */
export const ANGLES: readonly Angle[] = [
  angle(
    "eye-level",
    "eye level",
    "Meets the subject as an equal.",
    { avoid: { scales: ["cosmic"] } },
    {
      says: `eye level | eye-level | at eye level | eye level shot | eye-level angle | straight-on | straight on | neutral angle`,
      adverbials: `at eye level | from eye level | level with the subject | straight on, at eye level | with the lens level with the eyes`,
      clauses: `the lens sits level with its subject | the view stays straight and level | the horizon runs flat across the middle of the frame | the eye line sits just above centre`,
    },
  ),
  angle(
    "low",
    "low angle",
    "Looks up, and lends height and authority.",
    { avoid: { scales: ["cosmic"] } },
    {
      says: `low angle | low-angle | low angle shot | low-angle shot | from below | from a low angle | upward angle | low camera`,
      adverbials: `from a low angle | from below | from knee height | tilted up slightly | low and level | with the lens low to the ground`,
      clauses: `the lens sits low and looks up | the low angle stretches the verticals toward the top of the frame | the low viewpoint puts the upper edge of the frame against open space | the ground runs away from the lens at the bottom of the frame`,
    },
  ),
  angle(
    "high",
    "high angle",
    "Looks down, and makes the subject small or exposed.",
    { avoid: { scales: ["cosmic"] } },
    {
      says: `high angle | high-angle | high angle shot | high-angle shot | from above | from a high angle | elevated angle | downward angle | elevated view`,
      adverbials: `from a high angle | from above | tipped gently down | from a raised lens | slightly from above | with the lens raised and tipped down`,
      clauses: `the lens looks down from above | the high viewpoint spreads the ground out like a map | the raised angle opens the space between foreground and background | shadows lie full length below the high lens`,
    },
  ),
  angle(
    "birds-eye",
    "bird's-eye view",
    "Looks straight down from a height and turns the world into pattern.",
    {
      suits: {
        places: ["outdoor", "space"],
        scales: ["landscape", "building", "vehicle", "group", "person"],
      },
      avoid: { places: ["indoor", "underwater", "studio"], scales: ["tiny", "object"] },
    },
    {
      says: `bird's-eye | bird's eye | birds eye | birds-eye | bird's-eye view | bird's eye view | birds eye view | god's-eye view | god's eye view | aerial view from above | satellite view`,
      adverbials: `from a bird's-eye view | from directly overhead | straight down from high above`,
      clauses: `the lens points straight down from high above | seen from overhead, paths and edges become a drawing | from this height only plan, pattern and shadow remain`,
    },
  ),
  angle(
    "overhead",
    "overhead shot",
    "Looks straight down at arm's length, and lays things out flat.",
    {
      suits: { scales: ["object", "tiny", "person", "interior", "group"] },
      avoid: { scales: ["cosmic", "building"] },
    },
    {
      says: `overhead shot | overhead | overhead view | top-down | top down | top-down view | top-down shot | top view | top shot | flat lay | flat-lay | directly above`,
      adverbials: `from directly above | in a top-down view | from overhead, square to the surface`,
      clauses: `the lens hangs directly above and looks straight down | the top-down view squares every edge to the frame | seen from above, outlines sit flat like cut-outs on a table`,
    },
  ),
  angle(
    "worms-eye",
    "worm's-eye view",
    "Looks straight up from the ground and makes anything tower.",
    {
      suits: { scales: ["building", "person", "landscape", "vehicle", "group"] },
      avoid: { scales: ["cosmic", "tiny"] },
    },
    {
      says: `worm's-eye | worm's eye | worms eye | worms-eye | worm's-eye view | worm's eye view | worms eye view | straight-up view`,
      adverbials: `from a worm's-eye view | from the ground, pointing straight up | with the lens flat on the ground`,
      clauses: `the lens lies on the ground and looks straight up | every vertical converges overhead | blades and grit in the near foreground frame a towering view`,
    },
  ),
  angle(
    "ground-level",
    "ground level",
    "Rests on the floor, and gives feet, wheels and puddles the foreground.",
    { avoid: { scales: ["cosmic"], places: ["space"] } },
    {
      says: `ground level | ground-level | ground level shot | floor level | at ground level | low to the ground | street level | street-level`,
      adverbials: `at ground level | close to the ground | near the ground | from ground height | from a hand's width above the ground | with the lens resting near the floor`,
      clauses: `the lens rests a hand's width above the ground | a blurred strip of ground fills the lower third | the floor stretches away from the near edge of the lens`,
    },
  ),
  angle(
    "hip-level",
    "hip level",
    "Sits at the waist, where hands do their work.",
    { suits: { scales: ["person", "group", "object", "interior"] }, avoid: {} },
    {
      says: `hip level | hip-level | waist level | waist-level | waist height | table height | table-level`,
      adverbials: `at hip level | from waist height`,
      clauses: `the lens sits at waist height | the hip-level view keeps hands and surfaces at the centre`,
    },
  ),
  angle(
    "shoulder-level",
    "shoulder level",
    "Sits a little below the eyes and flatters without flattering.",
    { suits: { scales: ["person", "group"] }, avoid: {} },
    {
      says: `shoulder level | shoulder-level | shoulder height | chest height | chest level`,
      adverbials: `at shoulder level | from chest height`,
      clauses: `the lens sits level with the shoulders | the chest-high view lifts the subject slightly against the background`,
    },
  ),
  angle(
    "dutch",
    "Dutch angle",
    "Tips the horizon, and with it the viewer's balance.",
    {
      suits: {
        moods: ["tense", "ominous", "eerie", "angry", "mysterious", "energetic"],
      },
      avoid: { moods: ["calm", "tender", "romantic", "solemn"], scales: ["cosmic"] },
    },
    {
      says: `dutch angle | dutch | dutch tilt | canted angle | canted | tilted horizon | oblique angle | german angle`,
      adverbials: `at a Dutch angle | with the horizon tipped fifteen degrees | in a canted frame`,
      clauses: `the horizon leans fifteen degrees across the frame | the canted frame sets every vertical at a slant | the tilted horizon line runs from corner toward corner`,
    },
  ),
  angle(
    "three-quarter",
    "three-quarter angle",
    "Shows two sides at once, and so gives a thing its volume.",
    { suits: { scales: ["person", "object", "vehicle", "building", "tiny"] }, avoid: {} },
    {
      says: `three-quarter angle | three-quarter view | three quarter view | 3/4 view | 45-degree angle | 45 degree angle | diagonal angle`,
      adverbials: `at a three-quarter angle | in three-quarter view | off the axis | from a front corner | forty-five degrees off | from a forty-five degree angle | from the front and slightly to one side`,
      clauses: `the three-quarter view shows front and flank together | the angle gives the form its full volume, one side lit, the other turning into shade`,
    },
  ),
  angle(
    "frontal",
    "frontal view",
    "Faces the subject square on, formal and symmetrical.",
    {},
    {
      says: `frontal view | front view | frontal | head-on | head on | symmetrical | symmetrical composition | symmetrical framing | one-point perspective | planimetric | from the front`,
      adverbials: `head-on | straight-on | square-on | frontal | from the front | front and centre | square to the subject | in strict frontal symmetry`,
      clauses: `the composition is strictly symmetrical | lines run to a single point at the centre of the frame | left and right halves mirror each other`,
    },
  ),
  angle(
    "rear",
    "rear view",
    "Stands behind, and shares the subject's outlook rather than its face.",
    { suits: { scales: ["person", "group", "vehicle"] }, avoid: {} },
    {
      says: `rear view | from behind | back view | seen from behind | from the back`,
      adverbials: `from behind | from the back, slightly above | from a few steps behind`,
      clauses: `the view comes from directly behind | the place ahead opens beyond the back of the subject`,
    },
  ),
  angle(
    "aerial",
    "aerial angle",
    "Looks from the air at a slant, horizon in view.",
    {
      suits: { places: ["outdoor"], scales: ["landscape", "building", "vehicle", "group"] },
      avoid: { places: ["indoor", "underwater", "studio", "space"], scales: ["tiny", "object"] },
    },
    {
      says: `aerial angle | aerial view | aerial perspective | from the air | from the sky | drone view`,
      adverbials: `from the air | from high above at a slant | at an oblique aerial angle`,
      clauses: `the oblique aerial view keeps a strip of horizon at the top | from the air the land reads in layers, near to far`,
    },
  ),
  angle(
    "through-foreground",
    "framed through the foreground",
    "Looks past something near, which gives depth and a sense of watching.",
    { avoid: { places: ["space"], scales: ["cosmic"] } },
    {
      says: `through the foreground | foreground framing | frame within a frame | framed through | shot through | shooting through | dirty frame | natural framing`,
      adverbials: `through a soft foreground | past a blurred edge | past a near shape | over a soft foreground | through a narrow gap | behind a foreground blur | past an out-of-focus foreground edge`,
      clauses: `a soft dark edge in the foreground frames the view | an out-of-focus shape along one side adds a near layer | the foreground blurs into a band that leads the eye inward`,
    },
  ),
  angle(
    "isometric-angle",
    "isometric view",
    "Looks down at a fixed slant with parallel lines, like a model on a table.",
    {
      suits: {
        mediums: ["3d-animation", "pixel-art", "2d-animation", "paper-craft", "stop-motion", "print"],
        scales: ["building", "interior", "landscape", "object", "vehicle"],
      },
      avoid: { scales: ["cosmic"] },
    },
    {
      says: `isometric view | isometric angle | isometric perspective | axonometric`,
      adverbials: `in an isometric view | from a fixed isometric slant`,
      clauses: `parallel edges stay parallel in the isometric view | the fixed slant shows roof, front and side at once`,
    },
  ),
  angle(
    "split-level",
    "split-level waterline view",
    "Halves the frame at the water's surface.",
    {
      suits: {
        places: ["underwater", "outdoor"],
        terrains: ["water", "coast", "tropical", "wetland", "polar"],
      },
      avoid: { places: ["indoor", "space", "studio"] },
    },
    {
      says: `split-level | split level shot | over-under shot | over-under | waterline shot | half underwater | half-submerged view`,
      adverbials: `at the waterline, half above and half below | in a split-level view`,
      clauses: `the waterline cuts the frame in half | the lens sits half in the water, air above and depth below`,
    },
  ),
];
