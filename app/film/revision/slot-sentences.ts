import type { Brief } from "../brief";
import { cameraSentences, frameIdea } from "../camera";
import { chooserFor } from "../choice";
import { sentence } from "../english";
import { guardFor } from "../guard";
import { chooseLook, type Look } from "../look";
import { paletteSentence } from "../palette";
import { DEPTHS } from "../phrasing/frames";
import { lightSentence } from "../picture";
import { soundSentences } from "../sound";
import { settingSentence } from "../staging";
import { Writer } from "../writer";
import type { Slot } from "./slots";

/**
 * Sentences that are tried first for a slot, such as the conventions of a genre. Templates as the film room writes
 * them: `[a|b]` chooses, `<pool>` draws, `{s}` is the subject, `{mm}` the focal length in millimetres.
 */
export type Conventions = Readonly<Partial<Record<Slot, readonly string[]>>>;

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
  const sounds = () => soundSentences(brief, look.scene, writer, false, { ambience: take, effect: take });
  let heard: ReturnType<typeof sounds> | undefined;
  const compose: Partial<Record<Slot, () => string | undefined>> = {
    frame: () => frameIdea(look, writer, "", false, take).frame,
    move: () => cameraSentences(brief, look, writer, take),
    setting: () => settingSentence(look.scene, writer, !["sky", "studio"].includes(look.light.source), take),
    light: () => lightSentence(brief, look, writer, true, take),
    look: () => (drawn ? undefined : writer.write("look", ["grade: <tone>, <edge>"], take)),
    lens: () => (drawn ? `framed as if through a ${mm}mm lens` : `${mm}mm lens, ${depth}`),
    palette: () => paletteSentence(brief, look, writer, take, false),
    ambience: () => {
      heard ??= sounds();
      return heard.ambience;
    },
    effect: () => {
      heard ??= sounds();
      return heard.effect;
    },
  };
  return {
    look,
    sentenceFor(slot) {
      const own = conventions[slot];
      const chosen = own && writer.write(`convention-${slot}`, own, take, { mm, depth });
      const text = chosen ?? compose[slot]?.();
      return text ? sentence(text) : undefined;
    },
  };
}
