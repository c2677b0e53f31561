import type { Drift } from "./camera-moves";
import { SIZES } from "./frame-words";
import type { CutKind } from "./intro-style";
import type { Shot, Side } from "./plan";

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  left: "the left third",
  centre: "the centre",
  right: "the right third",
};

const DRIFT_NAMES: Readonly<Record<Drift, string>> = {
  in: "the move forward",
  out: "the move backward",
  left: "the drift to the left",
  right: "the drift to the right",
  up: "the rise",
  around: "the turn around it",
  along: "the walk behind it",
};

/** What a transition needs to know of the clip after the cut. */
export interface JoinedTo {
  readonly shot: Shot;
  readonly thing: string;
  /** The near sound of that clip, without its full stop; undefined where the intro is silent. */
  readonly sound: string | undefined;
}

const joins: Readonly<
  Record<CutKind, (a: string, b: JoinedTo, shot: Shot, colour: string | undefined) => string>
> = {
  action: (a, b) => `Cut on action: the movement begins on ${a} and ends on ${b.thing}`,
  position: (a, b, shot) =>
    shot.side === b.shot.side
      ? `Match cut on position: from ${a} to ${b.thing}, both in ${SIDE_NAMES[shot.side]}`
      : `Match cut across the frame: from ${a} in ${SIDE_NAMES[shot.side]} to ${b.thing} in ${SIDE_NAMES[b.shot.side]}`,
  motion: (a, b, shot) =>
    shot.move?.drift && shot.move.drift === b.shot.move?.drift
      ? `Match cut on motion: ${DRIFT_NAMES[shot.move.drift]} carries on from ${a} to ${b.thing}`
      : `Cut on rest: the movement ends on ${a} and starts again on ${b.thing}`,
  colour: (a, b, _, colour) =>
    colour
      ? `Match cut on colour: from the ${colour} beside ${a} to the ${colour} around ${b.thing}`
      : `Match cut on tone: from the darkest part beside ${a} to the darkest part beside ${b.thing}`,
  light: (a, b) => `Match cut on light: from the brightest part beside ${a} to the light on ${b.thing}`,
  dissolve: (a, b) => `Dissolve of one second: from ${a} to ${b.thing}, outline over outline`,
  smash: (a, b) => `Smash cut: from ${a} to ${b.thing}, the sound cut dead on the first frame`,
  sound: (a, b) =>
    b.sound
      ? `Sound bridge: from ${a} to ${b.thing}, the next sound half a second ahead of the cut (${b.sound})`
      : `Straight cut: from ${a} to ${b.thing}, on the stillest frame of both`,
  size: (a, b, shot) =>
    Math.abs(shot.rank - b.shot.rank) >= 3
      ? `Cut on scale: ${shot.rank > b.shot.rank ? "from close to wide" : "from wide to close"}, ${a} against ${b.thing}`
      : `Straight cut: from ${a} to ${b.thing}, along one line of sight`,
};

/** The short name of a transition, as a script sets it at the right: "MATCH CUT ON COLOUR TO:". */
export function transitionMark(transition: string): string {
  const name = (/^[^:,]+/.exec(transition)?.[0] ?? transition).replace(/ of one second$/, "").trim();
  return /^Fade out/i.test(name) ? "FADE OUT." : `${name.toUpperCase()} TO:`;
}

const inSize = ({ thing, rank }: Shot) => `${thing} in the ${SIZES[rank].toLowerCase()}`;

/** How a clip is joined to the next, as one sentence that names what it matches. */
export function transitionOf(shot: Shot, next: JoinedTo | undefined, colour: string | undefined): string {
  if (next === undefined)
    return "Fade out: the picture fades to black under the finished title, on the motif's last note.";
  if (shot.cut === "black")
    return `Cut to black for half a second: from ${shot.thing} to ${next.thing}, the sound tail over the black.`;
  const kind = shot.cut === "end" ? "light" : shot.cut;
  // What stands on both sides of a cut is told apart by how large it stands there.
  const same = shot.thing === next.thing;
  const from = same ? inSize(shot) : shot.thing;
  const to = same ? { ...next, thing: inSize(next.shot) } : next;
  return `${joins[kind](from, to, shot, colour)}.`;
}
