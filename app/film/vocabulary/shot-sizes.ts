import { bars } from "./fit";
import type { Axes, ShotSize, SizeRank } from "./types";

function size(
  id: string,
  term: string,
  rank: SizeRank,
  does: string,
  axes: { suits: Axes; avoid?: Axes },
  text: { says: string; nouns: string; clauses: string },
): ShotSize {
  return {
    id,
    term,
    rank,
    does,
    suits: axes.suits,
    avoid: axes.avoid ?? {},
    says: bars(text.says),
    nouns: bars(text.nouns),
    subjectClauses: bars(text.clauses),
  };
}

/** Shot sizes, by how much of the subject and its surroundings the frame takes in; the ladder every film school teaches. */
export const SHOT_SIZES: readonly ShotSize[] = [
  size(
    "extreme-wide",
    "extreme wide shot",
    1,
    "Makes the place the story and the subject a mark in it.",
    {
      suits: { scales: ["landscape", "cosmic", "building", "vehicle", "group", "person"] },
      avoid: { scales: ["tiny", "object"], places: ["studio"] },
    },
    {
      says: `extreme wide | extreme wide shot | extreme wide-angle shot | extreme long shot | very wide shot | ultra wide shot | ews | els | vista shot | panoramic shot | grand vista`,
      nouns: `an extreme wide shot | an extreme long shot | a far-off extreme wide view | an extreme wide frame that takes in the whole horizon | an extreme wide shot, sky filling two thirds of it`,
      clauses: `the frame sets {subject} small against the full sweep of the place | distance shrinks {subject} to a small shape under open space | the frame stretches far past {subject} on every side | the view takes in {subject} and everything out to the horizon`,
    },
  ),
  size(
    "establishing",
    "establishing shot",
    1,
    "Tells where things are before it tells what happens.",
    {
      suits: { scales: ["building", "landscape", "interior", "vehicle", "group", "cosmic"] },
      avoid: { scales: ["tiny", "object"] },
    },
    {
      says: `establishing shot | establishing | opening wide shot | master shot | master wide`,
      nouns: `an establishing shot | a broad establishing shot | an establishing view that lays out the place | an unhurried establishing shot`,
      clauses: `the frame lays out {subject} and the ground around it at a glance | the view places {subject} squarely within its surroundings | near, middle and far layers all read clearly around {subject}`,
    },
  ),
  size(
    "wide",
    "wide shot",
    2,
    "Shows the whole subject and gives the place equal weight.",
    {
      suits: { scales: ["person", "group", "vehicle", "building", "interior", "landscape", "cosmic"] },
      avoid: { scales: ["tiny"] },
    },
    {
      says: `wide shot | wide view | wide angle view | wide-angle shot | wide angle shot | wide frame | long shot | wide | ws | broad shot`,
      nouns: `a wide shot | a long shot | a wide frame with air on both sides | a roomy wide shot | a wide composition, level and open | a clean wide shot with a low horizon`,
      clauses: `the frame gives {subject} room on all sides | the composition leaves generous space around {subject} | the wide frame balances {subject} against the depth of the place | the surroundings open out behind {subject} | the frame takes in {subject} and a good stretch of the place around`,
    },
  ),
  size(
    "full",
    "full shot",
    3,
    "Shows the subject whole, from top to bottom, so that posture and motion read.",
    {
      suits: { scales: ["person", "group", "vehicle", "object", "interior", "building"] },
      avoid: { scales: ["tiny"] },
    },
    {
      says: `full shot | full body shot | full-body shot | full body | full-length shot | full length | head to toe | fs | whole body`,
      nouns: `a full shot | a full-length shot | a full shot, the whole figure inside the frame | a full frame with a margin above and below`,
      clauses: `the frame holds all of {subject} with a little ground below | the full outline of {subject} stays inside the frame | the whole of {subject} reads clearly from top to bottom | the frame keeps a hand's width of space above and below {subject}`,
    },
  ),
  size(
    "medium-wide",
    "medium wide shot",
    4,
    "Keeps body language and a readable slice of the place together.",
    {
      suits: { scales: ["person", "group", "vehicle", "object", "interior"] },
      avoid: { scales: ["tiny", "cosmic"] },
    },
    {
      says: `medium wide shot | medium-wide shot | medium wide | medium-wide | medium long shot | medium-long shot | mws | mls | three-quarter shot | knee shot`,
      nouns: `a medium wide shot | a medium long shot | a three-quarter medium wide shot | a medium wide frame with layers of depth behind`,
      clauses: `the frame sits close enough to read {subject} and wide enough to read the place | the medium wide frame keeps {subject} large while the background stays legible | the frame is shared evenly by {subject} and the near surroundings`,
    },
  ),
  size(
    "cowboy",
    "cowboy shot",
    4,
    "Cuts at mid-thigh, so that hands and stance carry the tension.",
    {
      suits: {
        scales: ["person", "group"],
        genres: ["western", "action", "crime", "fashion", "superhero", "martial-arts"],
      },
      avoid: { scales: ["tiny", "object", "landscape"] },
    },
    {
      says: `cowboy shot | american shot | mid-thigh shot | plan américain | plan americain`,
      nouns: `a cowboy shot | a cowboy shot cut at mid-thigh | an American shot from the thighs up`,
      clauses: `the frame cuts {subject} at mid-thigh | the lower edge of the frame crosses {subject} at the thighs`,
    },
  ),
  size(
    "medium",
    "medium shot",
    5,
    "Gives gesture and face the same weight.",
    {
      suits: { scales: ["person", "group", "object", "vehicle", "interior"] },
      avoid: { scales: ["tiny", "cosmic"] },
    },
    {
      says: `medium shot | mid shot | mid-shot | medium view | medium frame | waist shot | waist-up | waist up | ms | half-body shot | half body shot`,
      nouns: `a medium shot | a mid shot | a steady, centred medium shot | a medium shot with the subject on the left third | a balanced medium frame | a plain, frontal medium shot`,
      clauses: `the frame keeps {subject} at a conversational distance | the medium frame leaves a band of background around {subject} | the composition sets {subject} on the left third | the frame gives most of its height to {subject}`,
    },
  ),
  size(
    "medium-close-up",
    "medium close-up",
    6,
    "Brings expression or surface forward while a little of the place remains.",
    {
      suits: { scales: ["person", "object", "group"] },
      avoid: { scales: ["landscape", "cosmic", "building"] },
    },
    {
      says: `medium close-up | medium close up | medium closeup | mcu | medium-close-up | chest-up shot | bust shot | head and shoulders shot | head-and-shoulders`,
      nouns: `a medium close-up | a medium close-up, slightly off centre | a medium close-up with the background falling soft | a near, quiet medium close-up`,
      clauses: `the frame sits near enough to read the surface detail of {subject} | two thirds of the frame belong to {subject} | the medium close frame keeps {subject} sharp and the place a soft suggestion | a narrow margin of background frames {subject}`,
    },
  ),
  size(
    "close-up",
    "close-up",
    7,
    "Fills the frame with one thing, so that small changes become events.",
    {
      suits: { scales: ["person", "object", "tiny"] },
      avoid: { scales: ["landscape", "cosmic", "building", "interior"] },
    },
    {
      says: `close-up | close up | closeup | close shot | close-up shot | close up shot | cu | tight shot | facial close-up | tight close-up | head shot | headshot`,
      nouns: `a close-up | a tight close-up | a close-up that fills the frame | a still, patient close-up | a close shot | a close-up with a thin band of background`,
      clauses: `the close frame is filled edge to edge by {subject} | texture and small movements of {subject} take up the whole frame | the frame gives itself wholly to {subject} and lets the rest fall soft | the close view brings out every ridge and highlight of {subject}`,
    },
  ),
  size(
    "extreme-close-up",
    "extreme close-up",
    8,
    "Isolates one detail and makes it monumental.",
    {
      suits: { scales: ["person", "object", "tiny"] },
      avoid: { scales: ["landscape", "cosmic", "building", "interior", "group"] },
    },
    {
      says: `extreme close-up | extreme close up | extreme closeup | ecu | xcu | extreme close shot | super close-up | very close shot | italian shot`,
      nouns: `an extreme close-up | an extreme close-up of a single detail | an extreme close-up at skin-texture distance | a razor-close extreme close-up`,
      clauses: `a single detail of {subject} spans the whole frame | the frame crops {subject} down to its finest texture | one small part of {subject} looms as large as a landscape`,
    },
  ),
  size(
    "macro",
    "macro shot",
    9,
    "Shows at life size or larger what the eye passes over.",
    {
      suits: { scales: ["tiny", "object"] },
      avoid: { scales: ["landscape", "cosmic", "building", "vehicle", "group", "interior"] },
    },
    {
      says: `macro | macro shot | macro view | macro photography | macro close-up | microscopic | microscopic view | super macro | macro-photography`,
      nouns: `a macro shot | a macro view at life-size magnification | a macro frame a few centimetres deep | a 1:1 macro shot`,
      clauses: `the macro frame renders {subject} larger than life | a few millimetres of {subject} stay sharp from edge to edge | at this distance the surface of {subject} reads as terrain`,
    },
  ),
  size(
    "two-shot",
    "two-shot",
    5,
    "Holds two subjects in one frame, so that the space between them speaks.",
    { suits: { scales: ["group", "person"] }, avoid: { scales: ["tiny", "landscape", "cosmic"] } },
    {
      says: `two-shot | two shot | 2-shot | twoshot`,
      nouns: `a two-shot | a medium two-shot | a balanced two-shot | a two-shot in profile`,
      clauses: `the frame holds {subject} side by side | the two-shot gives {subject} equal weight | the two-shot centres {subject} and the space between`,
    },
  ),
  size(
    "group-shot",
    "group shot",
    4,
    "Keeps three or more in one composition, arranged by depth.",
    { suits: { scales: ["group"] }, avoid: { scales: ["tiny", "object", "landscape", "cosmic"] } },
    {
      says: `group shot | three-shot | three shot | ensemble shot | crowd shot`,
      nouns: `a group shot | a group shot staggered in depth | an ensemble frame | a group composition, faces on different levels`,
      clauses: `the frame arranges {subject} at staggered depths | every member of {subject} stays visible inside the frame`,
    },
  ),
  size(
    "over-the-shoulder",
    "over-the-shoulder shot",
    6,
    "Looks past one figure at another, and ties the two together.",
    {
      suits: { scales: ["person", "group"] },
      avoid: { scales: ["tiny", "landscape", "cosmic", "building"] },
    },
    {
      says: `over-the-shoulder | over the shoulder | over-the-shoulder shot | over the shoulder shot | ots | over shoulder`,
      nouns: `an over-the-shoulder shot | a close over-the-shoulder shot | an over-the-shoulder frame with a soft foreground edge`,
      clauses: `a blurred shoulder edges the frame beside {subject} | the view passes a dark shoulder and settles on {subject}`,
    },
  ),
  size(
    "point-of-view",
    "point-of-view shot",
    5,
    "Shows exactly what a pair of eyes would see.",
    {
      suits: { scales: ["person", "object", "vehicle", "landscape", "interior", "group", "building"] },
      avoid: { scales: ["tiny", "cosmic"] },
    },
    {
      says: `point of view | point-of-view | point of view shot | point-of-view shot | pov | pov shot | first-person view | first person view | first-person | first person | fpv | subjective shot | through the eyes of`,
      nouns: `a point-of-view shot | a first-person view | a subjective point-of-view frame`,
      clauses: `the frame sees {subject} exactly as a pair of eyes would | the first-person view looks straight ahead at {subject}`,
    },
  ),
  size(
    "insert",
    "insert shot",
    8,
    "Cuts in on one object or gesture that the story needs noticed.",
    {
      suits: { scales: ["object", "tiny", "person"] },
      avoid: { scales: ["landscape", "cosmic", "building", "group", "interior"] },
    },
    {
      says: `insert shot | insert | cut-in | cutaway | cut-in shot | detail shot | detail view | product insert`,
      nouns: `an insert shot | a clean insert | a detail shot from just above | an insert shot square to the surface`,
      clauses: `the insert isolates {subject} at the centre of the frame | the detail view sets {subject} square in the frame`,
    },
  ),
  size(
    "tabletop",
    "tabletop shot",
    6,
    "Treats a table as a stage and a product as its lead.",
    {
      suits: { scales: ["object", "tiny"], genres: ["food", "commercial", "educational", "fashion"] },
      avoid: { scales: ["landscape", "cosmic", "building", "group", "vehicle", "person"] },
    },
    {
      says: `tabletop shot | table top shot | tabletop | packshot | pack shot | product shot | hero shot | beauty shot`,
      nouns: `a tabletop shot | a three-quarter tabletop view | a tabletop composition with clear space above`,
      clauses: `the tabletop frame gives {subject} a clear patch of surface | the near edge of the table leads toward {subject}`,
    },
  ),
  size(
    "silhouette-shot",
    "silhouette shot",
    3,
    "Reduces the subject to its outline against a brighter ground.",
    {
      suits: {
        scales: ["person", "group", "vehicle", "building", "landscape"],
        times: ["dawn", "golden-hour", "sunset", "dusk", "night"],
        places: ["outdoor", "studio", "space", "underwater"],
      },
      avoid: { scales: ["tiny", "object", "interior"], times: ["midday"] },
    },
    {
      says: `silhouette shot | silhouette | silhouetted | in silhouette | silhouettes`,
      nouns: `a silhouette shot | a full-length silhouette | a clean silhouette against the bright sky`,
      clauses: `the bright ground behind turns {subject} into a clean outline | the exposure favours the sky and renders {subject} as a dark shape`,
    },
  ),
  size(
    "profile-shot",
    "profile shot",
    6,
    "Shows the subject from the side, as a line against the ground.",
    {
      suits: { scales: ["person", "object", "vehicle"] },
      avoid: { scales: ["tiny", "landscape", "cosmic", "interior", "building"] },
    },
    {
      says: `profile shot | side view | side profile | profile view | in profile | from the side | side-on | side shot`,
      nouns: `a profile shot | a side-on medium close-up | a clean profile frame`,
      clauses: `the side-on frame traces the outline of {subject} | the profile view puts {subject} square to the lens axis`,
    },
  ),
  size(
    "cross-section",
    "cutaway view",
    4,
    "Slices a thing open so that its layers read at once.",
    {
      suits: {
        scales: ["building", "interior", "object", "landscape"],
        genres: ["educational", "experimental"],
      },
      avoid: { scales: ["tiny", "person", "group"], genres: ["drama", "romance", "horror"] },
    },
    {
      says: `cutaway view | cross-section | cross section | sectional view`,
      nouns: `a cutaway view | a square-on cross-section | a layered cutaway frame`,
      clauses: `the cutaway view stacks the layers of {subject} like shelves | the section reads through {subject} from top to bottom`,
    },
  ),
];
