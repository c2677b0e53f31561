import type { TextChange } from "../word-changes";
import type { Slot } from "./slots";

/** What an edit does: mends a fault, settles a contradiction, or names what the text left open. */
export type EditKind = "repair" | "contradiction" | "addition";

/** One edit of the user's text. Its range is the original's; an addition takes no range. */
export interface Edit extends TextChange {
  readonly kind: EditKind;
  /** The slot an addition fills, or "negative" for the line of unwanted nouns. */
  readonly slot?: Slot | "negative";
  /** What was wrong, in a word: "Praise". Additions have none. */
  readonly fault?: string;
  /** Why, for the one who accepts or rejects it: one plain sentence. */
  readonly because: string;
}

/** Puts edits in the order of the text and leaves out those whose range an earlier one of the list has taken. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  const taken: Edit[] = [];
  for (const edit of edits) {
    const clashes = taken.some((other) =>
      edit.start === edit.end
        ? other.start < edit.start && edit.start < other.end
        : edit.start < other.end && other.start < edit.end,
    );
    if (!clashes) taken.push(edit);
  }
  return taken
    .map((edit, index) => ({ edit, index }))
    .sort(
      (a, b) =>
        a.edit.start - b.edit.start ||
        // What is put in at the end of a stretch comes after what changes the stretch, and before what follows it.
        a.edit.end - b.edit.end ||
        a.index - b.index,
    )
    .map(({ edit }) => edit);
}
