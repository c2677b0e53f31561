import type { SizeRank } from "../vocabulary/types";

/** What one clip shows of a subject, how close, and the one thing that moves in it. */
export interface Beat {
  /** What the frame holds: "the hands of {s}". */
  readonly shows: string;
  /** The same as the transitions name it: "the hands". */
  readonly thing: string;
  readonly ranks: readonly [SizeRank, SizeRank];
  /** The one motion of the clip; several say it differently. */
  readonly events: readonly string[];
  /** The angle it is seen from, where it asks for one. */
  readonly angle?: string;
}

/**
 * Reads a table of beats, one a line: shows | thing | ranks | angle or - | event / event. `{s}` is the subject,
 * `{at}` the place with its place word, `{place}` the place by name. No beat adds a person, an object, an hour or a turn of plot.
 */
function beats(table: string): readonly Beat[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [shows = "", thing = "", ranks = "", angle = "-", events = ""] = line
        .split("|")
        .map((each) => each.trim());
      const [from = "5", to = from] = ranks.split("-");
      return {
        shows,
        thing,
        ranks: [Number(from) as SizeRank, Number(to) as SizeRank],
        events: events.split("/").map((each) => each.trim()),
        ...(angle === "-" ? {} : { angle }),
      };
    });
}

export const PERSON_BEATS = beats(`
  the hands of {s} | the hands | 7-8 | - | the fingers close one after another / the hands turn over once / one thumb moves across the other palm
  {s} from behind, back and shoulders only | the back | 5-6 | - | the shoulders rise with one breath and settle / the weight shifts from one leg to the other
  {s} as a dark shape against the brightest part of the frame | the dark shape | 3-4 | low | the shape turns its head to one side / the shape takes one step and stops
  the feet of {s} and the ground under them | the feet | 7 | ground-level | one foot comes forward and takes the weight / a heel lifts, then presses down
  the profile of {s} against a soft background | the profile | 6-7 | eye-level | the eyes move from the ground to the distance / the chin lifts by a hand's breadth
  the eyes of {s} | the eyes | 8 | eye-level | the lids lower once and open / the eyes turn from one edge of the frame to the other
  {s} small in the lower third of the frame | the small figure | 1-2 | - | the small figure moves a few steps and stops / the small figure turns toward the lens
  the view past one shoulder of {s} | the shoulder | 5 | shoulder-level | the shoulder leans aside and the view opens / the head comes round by a quarter turn
  the jaw and throat of {s} | the jaw line | 8 | low | the throat moves with one swallow / the jaw sets
  the clothes of {s} at chest height | the cloth | 7-8 | - | the cloth lifts with a breath and folds back / a crease opens and closes across the chest
  the face of {s} | the face | 7 | frontal | the face comes out of shade into light / the brow tightens and lets go
  the shadow of {s} on the nearest surface | the shadow | 4-5 | high | the shadow stretches and slides off one edge / the shadow stops and turns
  {s} from head to toe in the middle distance | the standing figure | 3 | - | the figure turns toward the lens and stops / the figure straightens from the knees up
  the nape of the neck and one ear of {s} | the nape | 8 | - | the head turns and light slides along the neck / the head bows by a few degrees
  one hand of {s} against the nearest surface | the open hand | 7-8 | - | the palm slides forward a hand's breadth / the fingertips press until they pale
  {s} from the waist up, facing into the empty side of the frame | the half figure | 5 | - | the head comes up and the gaze holds / one breath goes in and stays
  the head and shoulders of {s} | the figure from above | 3-4 | overhead | the figure crosses one third of the frame / both arms come in to the sides
  {s} at the far end of the space, near things out of focus | the distant figure | 2-3 | - | the figure walks two paces into the light / the figure pauses in the middle of a step`);

export const PEOPLE_BEATS = beats(`
  {s} in one row from edge to edge | the row | 3-4 | eye-level | one head turns, then the next / the row closes up by a step
  the hands of {s}, side by side | the hands | 7 | - | the hands tighten one pair after another / one hand opens
  {s} as dark shapes against the brightest part of the frame | the dark shapes | 3-4 | low | the shapes draw apart / one shape steps in front of another
  {s} small in the lower third of the frame | the small figures | 1-2 | - | the small figures move a few steps and stop / the small figures turn together
  the faces of {s}, one in focus at a time | the faces | 6-7 | - | focus passes from the near face to the far one / one face lifts
  {s} from behind, shoulder to shoulder | the backs | 5 | shoulder-level | the shoulders rise with one breath and settle / one of them turns to look back
  the feet of {s} in step | the feet | 7 | ground-level | one foot after another comes forward / the feet stop together
  the heads and shoulders of {s} | the group from above | 3 | overhead | the group opens into a ring / the group moves across one third of the frame
  the view past {s} toward what lies ahead | the shoulders | 4-5 | shoulder-level | the shoulders part and the view opens / the nearest head turns
  the shadows of {s} on the nearest surface | the shadows | 4-5 | high | the shadows stretch and cross / the shadows slide off one edge
  the eyes of one of {s} | the eyes | 8 | eye-level | the lids lower once and open / the eyes turn toward the others
  {s} from head to toe in the middle distance | the standing figures | 3 | - | the figures turn toward the lens / the figures come to rest one after another
  {s} at the far end of the space, near things out of focus | the distant figures | 2-3 | - | the figures walk two paces into the light / the figures stop`);

export const ANIMAL_BEATS = beats(`
  one eye of {s} | the eye | 8 | - | the lid closes and opens / the pupil narrows
  {s} in profile against a soft background | the profile | 5-6 | eye-level | the head lifts and holds / the head turns by a quarter
  the flank of {s}, close | the flank | 7 | - | the flank swells with one breath / a shiver runs along the flank
  {s} small in the lower third of the frame | the small shape | 1-2 | - | the small shape moves a few lengths and stops / the small shape turns
  {s} as a dark outline against the brightest part of the frame | the outline | 3-4 | low | the outline turns toward the lens / the outline stretches and settles
  the back and head of {s} | the shape from above | 3-4 | overhead | the shape crosses one third of the frame / the shape curves to one side
  the head of {s}, close to the lens | the head | 6-7 | frontal | the head comes forward into focus / the head tilts and holds
  {s} from behind, moving away from the lens | the back | 4-5 | - | the back sways with one movement / the head comes round to look back
  the surface of {s} in raking light | the surface | 8 | - | light slides along it from one side to the other / the surface tightens and lets go
  {s} at the far end of the space, near things out of focus | the distant shape | 2-3 | - | the shape comes two lengths nearer / the shape stops
  the shadow of {s} on the nearest surface | the shadow | 4-5 | high | the shadow stretches and slides off one edge / the shadow stops and turns
  {s} whole, in the middle distance | the whole shape | 3 | - | the whole body turns toward the lens / the body gathers itself and is still again`);

/** A thing: the lead of an intro, or an object of its idea. */
export const THING_BEATS = beats(`
  {s} alone in the frame | {s} | 7-8 | - | a line of light slides across from left to right / focus travels from the near edge to the far one
  one edge of {s}, very close | the edge | 8 | - | a highlight runs along the edge and off / the edge comes out of shade
  {s} laid out below the lens | the shape from above | 5-7 | overhead | a shadow slides off the shape / the shape's own shadow turns by a few degrees
  {s} in the foreground, everything behind out of focus | the foreground shape | 6-7 | - | focus moves from the background to the front / the light behind dims by half
  {s} as a dark shape against the brightest part of the frame | the dark shape | 4-5 | low | the rim of light widens / the bright area behind slides to one side
  the surface of {s} in raking light | the surface | 8 | - | light climbs over the surface and shows its grain / shade withdraws across the surface
  {s} small in the lower third of the frame | the small shape | 2-3 | - | the shade around it draws back / light reaches it from one side
  half of {s}, cut by one edge of the frame | the cut-off shape | 6-7 | - | light crosses the visible half / the visible half brightens by degrees
  the lower side of {s} | the underside | 5-6 | low | light spills around the underside / shade slides off the lower edge
  {s} through a soft dark foreground | the framed shape | 5 | - | the foreground drifts aside and leaves it clear / light lifts on the far side`);

/** A thing of some size that stands or travels: a vehicle, a building, land. */
export const LARGE_BEATS = beats(`
  {s} small against the full breadth of the place | the small shape | 1-2 | - | light passes over it and on / the space around it brightens by degrees
  {s}, whole | {s} | 2-3 | low | light climbs from the base to the top / shade slides down its face
  one edge of {s} against the background | the edge | 5-6 | - | a highlight runs along the edge and off / the edge comes out of shade
  the surface of {s}, close | the surface | 7-8 | - | light travels over the surface and shows its grain / shade withdraws across the surface
  {s}, filling the frame from side to side | the front | 3-4 | frontal | light spreads from the middle outward / the front comes out of shade
  the full extent of {s} | the shape | 1-2 | high | shade slides off the shape / light crosses the shape from one end to the other
  {s} as a dark outline against the brightest part of the frame | the outline | 2-3 | low | the bright area behind widens / the rim of light thickens along one side
  {s} through a soft dark foreground | the framed shape | 3 | - | the foreground drifts aside and leaves it clear / light lifts on the far side`);

/** The place alone. `{place}` stands for it by name, `{at}` with its place word. */
export const PLACE_BEATS = beats(`
  the whole of {place}, the horizon low | the horizon | 1 | eye-level | light spreads from one side to the other / the far layers come out one behind another
  the ground {at}, a hand's breadth from the lens | the ground | 7-8 | ground-level | light slides low over the ground / small loose particles roll and settle
  the way into {place}, leading away from the lens | the way in | 2-3 | - | light runs along the way to its far end / the far end brightens
  the layers of {place}, near, middle and far | the layers | 1-2 | high | shade passes from the near layer to the far one / the middle layer brightens
  one surface {at}, marked by use | the marked surface | 7-8 | - | light climbs across the marks / a thin shade slides off the surface
  {place} laid out below, its shapes a pattern | the pattern | 1-2 | high | a broad shade crosses the pattern / light moves from one end of the pattern to the other
  the edge of {place}, one half of the frame open | the edge | 2-3 | - | the open half brightens / shade draws back along the edge
  the middle of {place}, left empty | the empty middle | 2-3 | eye-level | the pool of light in the middle widens / shade closes in by a third, then stops
  {place} through a soft dark foreground | the framed view | 2-3 | - | the foreground drifts aside and leaves the view clear / the far side comes into focus
  one upright line {at}, bottom to top of the frame | the upright line | 4-5 | low | light climbs the line from the foot / the shadow of the line turns by a few degrees
  one corner {at}, out of the way | the corner | 4-5 | - | light reaches the corner and stays / shade fills the corner by half
  the far side of {place}, small and clear | the far side | 2 | - | the far side brightens by degrees / the air between loses its haze
  a low view along the ground {at}, sharp in the middle only | the band of focus | 5-6 | ground-level | the band of focus travels away from the lens / light enters from one side and stops
  two uprights {at} with a gap between them | the gap | 4-5 | frontal | light fills the gap / the gap darkens from the top`);

/** Light and air outdoors. */
export const SKY_BEATS = beats(`
  the sky in two thirds of the frame, {place} a dark strip below | the sky | 1 | low | the brightest part of the sky widens / the whole sky moves by a hand's breadth
  the line where land and sky meet {at} | the sky line | 1-2 | eye-level | the line sharpens as the light behind it grows / a paler band opens along the line
  the light itself on the nearest upright surface {at} | the patch of light | 6-7 | - | the patch of light slides off the edge / the patch of light doubles in size
  the air {at} in front of the light | the lit air | 4-5 | - | the lit air turns and thins / fine specks cross the beam`);

/** Light and air under a roof. */
export const ROOM_LIGHT_BEATS = beats(`
  the light on the far wall {at} | the patch of light | 3-4 | - | the patch of light climbs by a hand's breadth / the patch of light narrows to a line
  the boundary between light and shade on the ground {at} | the line of shade | 6-7 | high | the line of shade creeps forward / the lit side widens
  the ceiling and the upper corners {at} | the ceiling | 2-3 | low | a reflection wanders across the ceiling / the corners darken by a stop
  the air {at} in front of the light | the lit air | 4-5 | - | fine specks cross the beam / the beam brightens and holds`);

/** The place alone where it has neither ground nor walls: open space, deep water. */
export const VOID_BEATS = beats(`
  the full breadth of {place}, one edge bright | the bright edge | 1 | - | the bright edge widens / the bright edge travels along the frame
  the darkest part of {place}, one point of light in it | the point of light | 2-3 | - | the point of light grows / the point of light moves a hand's breadth
  specks drifting {at} in front of the light | the specks | 5-7 | - | the specks turn once and scatter / the specks stream past the lens
  the light {at} through a soft dark foreground | the light | 3-4 | - | the foreground drifts aside and leaves it clear / the light narrows to a line
  the depth of {place}, near, middle and far | the depth | 1-2 | high | shade passes from near to far / the far layer brightens
  the curve of light {at}, cut by one edge of the frame | the curve of light | 4-6 | low | the curve thins / the curve brightens from end to end`);

/** What the weather the idea names does in a clip of the place. */
export const WEATHER_EVENTS: Readonly<Record<string, readonly string[]>> = {
  rain: [
    "rain crosses the frame in one slanting sheet",
    "drops strike the ground and spread in rings",
    "water runs down the nearest surface",
  ],
  storm: [
    "a gust bends everything in frame one way",
    "one flash whitens the frame for an instant",
    "driven spray crosses from left to right",
  ],
  snow: [
    "flakes cross the frame at a slant",
    "loose snow lifts off the ground and drops",
    "a drift sheds a thin veil of powder",
  ],
  fog: [
    "the fog thins and a second layer shows",
    "a bank of fog slides across the middle ground",
    "the fog closes over the far side",
  ],
  wind: [
    "a gust runs through everything in frame and passes",
    "loose things lift and drop",
    "the air presses everything one way, then lets go",
  ],
};

/** Ways to cover an event of the idea; the event's own movement is the one motion of the clip. */
export interface Coverage {
  /** How the clip shows it, as a sentence of its own. */
  readonly how: string;
  readonly thing: string;
  readonly ranks: readonly [SizeRank, SizeRank];
  readonly angle?: string;
  readonly needs?: "living";
}

export const COVERAGE: readonly Coverage[] = [
  {
    how: "The whole action plays in one frame, with room to move into",
    thing: "the action",
    ranks: [2, 3],
  },
  { how: "The lens stands close, at the height of the action", thing: "the action, close", ranks: [5, 5] },
  {
    how: "The frame stays on the face while it happens",
    thing: "the face",
    ranks: [6, 7],
    needs: "living",
    angle: "eye-level",
  },
  { how: "The frame holds only the part that moves", thing: "the movement", ranks: [7, 8] },
  {
    how: "The action is seen from behind, over its shoulder line",
    thing: "the back",
    ranks: [4, 5],
    needs: "living",
  },
  {
    how: "Seen from high up, the movement draws a line through the place",
    thing: "the line of movement",
    ranks: [2, 3],
    angle: "high",
  },
  {
    how: "The action plays in the distance, past a soft dark foreground",
    thing: "the distant action",
    ranks: [2, 2],
  },
  {
    how: "This is its first instant: the movement only begins",
    thing: "the first movement",
    ranks: [4, 5],
    angle: "low",
  },
  { how: "This is its last instant: the movement comes to rest", thing: "the rest", ranks: [3, 4] },
  {
    how: "The lens lies on the ground and the action passes above it",
    thing: "the passing movement",
    ranks: [4, 4],
    angle: "ground-level",
  },
  {
    how: "The action reads as a dark shape against the light",
    thing: "the dark shape",
    ranks: [3, 4],
    angle: "low",
  },
  {
    how: "The lens faces the action at middle distance, symmetrical",
    thing: "the action",
    ranks: [4, 5],
    angle: "frontal",
  },
];
