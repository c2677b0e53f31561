import type { Brief } from "./brief";
import { capitalise, fixArticles, sentence } from "./english";
import type { Look } from "./look";
import * as frames from "./phrasing/frames";
import type { CameraWord } from "./reading/camera-words";
import type { Move } from "./vocabulary/types";
import type { Writer } from "./writer";

/** Words that name the move as every crew does: a sentence without one leaves the generator to guess. */
const NAMES_MOVE =
  /\b(?:doll(?:y|ies)|pans?|panning|tilts?|zooms?|tracking|trucks?|push-in|pull-back|arcs?|orbits?|crane|pedestals?|boom|static|locked-off|fixed camera|tripod|handheld|steadicam|aerial|drone)\b/i;

/** Whether a crew has a name for a move that leaves nothing to guess. */
export const namesMove = (move: Move): boolean => moveTemplates(move).length > 0;

/** Ways to say a move: the names that crews call it by. */
function moveTemplates(move: Move): readonly string[] {
  if (move.kind === "static") return STATIC;
  return [move.term, ...move.nouns]
    .filter((noun) => NAMES_MOVE.test(noun) && !/ from the /.test(noun))
    .map((noun) => noun.replace(/^(?:an?|the) /, ""));
}

/** The pool of notes on how a move goes: its timing or, where a dolly or a slider carries the camera, its course. */
export function pacePool(look: Look, writer: Writer, turn: number): "pace" | "course" | undefined {
  if (!look.move || look.move.kind === "static") return undefined;
  const carried = look.move.kind === "travel" && !/aerial|drone|steadicam|orbit|arc/i.test(look.move.id);
  return carried && writer.choose.chance(`course/${turn}`) < 0.6 ? "course" : "pace";
}

const STATIC: readonly string[] = [
  "static frame on a tripod",
  "locked-off shot",
  "locked-off frame, tripod",
  "static shot, [camera low|camera level|horizon level|legs short|legs high]",
  "fixed camera",
  "camera static on sticks",
  "tripod, locked off",
  "static frame, edges fixed",
];

/** The frame around the idea: size and angle, which open the prompt, and the sentences for the camera alone. */
export interface CameraText {
  /** Size and angle as a phrase of their own, for the section. */
  readonly frame: string;
  /** The user's idea with the frame before it: the prompt's first sentence. */
  readonly opening: string;
  /** Exactly one move, and the user's own view where the idea names one. */
  readonly sentences: string;
}

/** Puts size and angle before the idea. `idea` starts in lower case where it may; `noun` says it is a noun phrase. */
export function frameIdea(
  look: Look,
  writer: Writer,
  idea: string,
  noun: boolean,
  turn: number,
  ownView?: string,
): { frame: string; opening: string } {
  const { choose, guard } = writer;
  const rank = look.size?.rank ?? 5;
  const term = look.size?.term;
  const angle =
    ownView ??
    (look.angle
      ? look.angle.id === "eye-level" && term && choose.chance(`angle-said/${turn}`) < 0.7
        ? undefined
        : choose.chance(`angle-form/${turn}`) < 0.45 &&
            look.angle.id !== "overhead" &&
            look.angle.term.split(" ").length < 4 &&
            term
          ? look.angle.term
          : (writer.phrase(
              "angle-phrase",
              look.angle.adverbials.filter((each) => each.split(" ").length < 5),
              turn,
            ) ?? look.angle.term)
      : undefined);
  if (angle) guard.commit(angle);
  // What dresses the size has to agree with the angle: nothing is frontal and three-quarter at once.
  const dress = writer.word("size-dress", "dress", turn);
  const clash = (dress === "loose" && rank >= 7) || (dress === "tight" && rank < 5);
  const dressed = choose.chance(`size-form/${turn}`) < 0.5 && !clash && dress !== "";
  const size = term && (dressed ? `${dress} ${term}` : term);
  if (size) guard.commit(size);
  const templates =
    size && angle
      ? noun
        ? frames.OPENINGS_WITH_NOUN
        : frames.OPENINGS_WITH_CLAUSE
      : size
        ? noun
          ? frames.OPENINGS_SIZE_NOUN
          : frames.OPENINGS_SIZE_CLAUSE
        : angle
          ? frames.OPENINGS_ANGLE
          : frames.OPENINGS_BARE;
  const fill: Record<string, string> = { size: size ?? "", angle: angle ?? "", idea, Idea: capitalise(idea) };
  const adverbial =
    /^(?:from|at|with|in|on|straight|square|past|through|over|under|near|level|close|just|slightly)\b/.test(
      angle ?? "",
    ) && !(angle ?? "").includes(",");
  const usable = templates.filter((each) => adverbial || !/\{size\} \{angle\}/.test(each));
  const template = choose.write("opening", choose.pick("opening", usable, turn), turn);
  const opening = template.replace(/\{(\w+)\}/g, (whole, name: string) => fill[name] ?? whole);
  return {
    frame: [size, angle].filter((each): each is string => each !== undefined).join(", "),
    opening: fixArticles(opening),
  };
}

const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function ownFrames(word: CameraWord, text: string): readonly string[] {
  if (/\bcamera\b.*(?:s|ing)\b/i.test(text) && word.kind === "move") return frames.OWN_CAMERA_CLAUSES;
  if (word.kind === "static")
    return /\b(?:in|on) a\b|frame/i.test(text) && /^in\b/i.test(text)
      ? frames.OWN_STATIC_FRAMES
      : frames.OWN_STATIC_OTHER;
  if (word.kind === "effect") return frames.OWN_EFFECT_FRAMES;
  if (word.kind === "focus") return frames.OWN_FOCUS_FRAMES;
  return frames.OWN_MOVE_FRAMES;
}

/** The view the idea asks for in words of its own ("front view"), which opens the prompt; undefined where it asks for none. */
export function ownViewOf(brief: Brief): CameraWord | undefined {
  return brief.spine.cameraTags.find((tag) => tag.kind === "angle");
}

/** The sentences for the camera alone. The user's camera words stand as the only move. */
export function cameraSentences(brief: Brief, look: Look, writer: Writer, turn: number): string {
  const tags: CameraWord[] = [...brief.spine.cameraTags];
  const pasted = brief.flags.camera;
  if (pasted)
    tags.push({ kind: look.ownMove[0]?.kind ?? "move", text: pasted, start: 0, end: pasted.length });
  const written: string[] = [];
  for (const tag of tags) {
    if (tag === ownViewOf(brief) || tag.kind === "lens") continue;
    const bare = lowered(tag.text);
    const move = /^camera \w+/.test(bare) && tag.kind === "move" ? `the ${bare}` : bare;
    const isView = tag.kind === "angle" || tag.kind === "size";
    const line = isView
      ? writer.write("own-view", frames.OWN_ANGLE_FRAMES, turn, {
          move: move.replace(/^(?:in |from )?(?:an? |the )?/, "").replace(/(?<=up|shot|view)s$/, ""),
        })
      : writer.write("own-move", ownFrames(tag, tag.text), turn, { move });
    written.push(line ?? `camera: ${move}`);
  }
  if (look.move) {
    const own =
      writer.write("move", moveTemplates(look.move), turn) ?? writer.write("move-static", STATIC, turn);
    if (own) written.push(own);
  } else if (tags.length === 0 && look.ownMove.every((word) => word.kind === "static")) {
    const line = writer.write("hold", STATIC, turn);
    if (line) written.push(line);
  }
  return written.map(sentence).join(" ");
}
