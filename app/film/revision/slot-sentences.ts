import type { Brief } from "../brief";
import { cameraSentences, frameIdea } from "../camera";
import { chooserFor } from "../choice";
import { sentence } from "../english";
import { guardFor } from "../guard";
import { chooseLook, type Look } from "../look";
import { paletteSentence } from "../palette";
import { DEPTHS } from "../phrasing/frames";
import { lightSentence } from "../picture";
import { type SoundText, soundSentences } from "../sound";
import { settingSentence } from "../staging";
import { Writer } from "../writer";
import type { Slot } from "./slots";

/**
 * Sentences that are tried first for a slot, such as the conventions of a genre. Templates as the film room writes
 * them: `[a|b]` chooses, `<pool>` draws, `{s}` is the subject, `{mm}` the focal length in millimetres.
 */
export type Conventions = Readonly<Partial<Record<Slot, readonly string[]>>>;

/** What places an effect in the mix before it is named: "close by, a latch clicks". */
const LEAD_IN = /^[\p{L} '-]{3,24},\s+(?=\p{L})/u;

/** A writer of one sentence for each slot, all of one look that fits the text. */
export interface SlotWriter {
  readonly look: Look;
  /** The sentence for a slot, with its stop; undefined where nothing fits what the text says. */
  sentenceFor(slot: Slot): string | undefined;
}

/** Makes the writer for a text, read. `conventions` come first where what they say fits; `take` steps to other wordings. */
export function slotWriterFor(brief: Brief, conventions: Conventions, take: number): SlotWriter {
  const choose = chooserFor(brief.idea);
  const guard = guardFor(brief);
  const writer = new Writer(choose, guard, brief);
  const look = chooseLook(brief, { take, cinematic: true, guard, chooser: choose });
  const rank = look.size?.rank ?? 5;
  const depth = choose.pick("depth", DEPTHS[rank <= 3 ? "wide" : rank >= 7 ? "close" : "middle"], take);
  const mm = String(look.lens.millimetres ?? 50);
  const drawn = look.scene.medium !== undefined && look.scene.medium !== "live-action";
  let heard: SoundText | undefined;
  const vast = ["landscape", "building", "cosmic"].includes(look.scene.scale ?? "");
  /** No lamp lights a mountain, and no lens photographs a drawing. */
  const conventionsFit = (slot: Slot) =>
    !(vast && slot === "light") && !(drawn && (slot === "lens" || slot === "look"));
  const sounds = () => {
    heard ??= soundSentences(brief, look.scene, writer, false, { ambience: take, effect: take });
    return heard;
  };
  const compose: Partial<Record<Slot, () => string | undefined>> = {
    frame: () => frameIdea(look, writer, "", false, take).frame,
    move: () => cameraSentences(brief, look, writer, take),
    setting: () => settingSentence(look.scene, writer, !["sky", "studio"].includes(look.light.source), take),
    light: () => lightSentence(brief, look, writer, true, take),
    look: () => (drawn ? undefined : writer.write("look", ["grade: <tone>, <tone>"], take)),
    lens: () => (drawn ? `framed as if through a ${mm}mm lens` : `${mm}mm lens, ${depth}`),
    palette: () => paletteSentence(brief, look, writer, take, false),
    ambience: () => sounds().ambience,
    effect: () => sounds().effect,
  };
  /** What only some slots' conventions take in; composed for them alone, as it uses words up. */
  const filled = (slot: Slot): Record<string, string> => {
    const fill: Record<string, string> = { mm, depth };
    const bed = slot === "ambience" ? sounds().ambience?.replace(/^(?:sound|audio): /, "") : undefined;
    const near = slot === "effect" ? sounds().effect?.replace(LEAD_IN, "") : undefined;
    if (bed) fill.bed = bed;
    if (near && !brief.silent) fill.near = near;
    return fill;
  };
  return {
    look,
    sentenceFor(slot) {
      const own = conventionsFit(slot) ? conventions[slot] : undefined;
      const chosen = own && writer.write(`convention-${slot}`, own, take, filled(slot));
      const text = chosen ?? compose[slot]?.();
      return text ? sentence(text) : undefined;
    },
  };
}
