import { sentence } from "../english";
import type { Edit } from "../revision/edit";
import { mendingOf } from "../revision/revise";
import { applyChanges } from "../word-changes";
import { readPrompt } from "./reading";
import type { Repair } from "./repair";

/** What a kind of fault's edits are told as. */
const TOLD: Readonly<Record<string, string>> = {
  Switch: "Switches of other generators were taken out; what they ask for stands in words.",
  Request: "The request around the scene was taken out: a prompt shows, it does not ask.",
  "Doubled word": "Small slips of grammar are mended.",
  Article: "Small slips of grammar are mended.",
};

const listed = (words: readonly string[]) => [...new Set(words)].slice(0, 8).join(", ");

/** Edits as sentences for the one who reads the mended text. */
function changesOf(text: string, edits: readonly Edit[], nouns: readonly string[]): string[] {
  const taken = (edit: Edit) =>
    text
      .slice(edit.start, edit.end)
      .replace(/\s+/g, " ")
      .replace(/^[,\s]+|[,\s]+$/g, "");
  const changes = edits.flatMap((edit) =>
    edit.fault === "Speech"
      ? taken(edit) === ""
        ? "Spoken lines are marked (no subtitles)."
        : "Spoken lines stand in colon form, without quotation marks that could be drawn."
      : (TOLD[edit.fault ?? ""] ?? []),
  );
  const settled = edits
    .filter(({ fault }) => fault === "Contradiction")
    .map((edit) =>
      edit.text.trim() === ""
        ? `“${taken(edit)}” was taken out. ${edit.because}`
        : `“${taken(edit)}” became “${edit.text.trim()}”. ${edit.because}`,
    );
  const praise = edits.filter(({ fault }) => fault === "Praise").map((edit) => taken(edit).toLowerCase());
  return [
    ...new Set([
      ...changes,
      ...(nouns.length > 0 ? [`What is not to be seen went to the negative prompt: ${listed(nouns)}.`] : []),
      ...settled,
      ...(praise.length > 0 ? [`Praise went out: ${listed(praise)}.`] : []),
    ]),
  ];
}

const nounsOf = (line: string) =>
  line
    .replace(/^[^:=]*[:=]\s*/u, "")
    .replace(/[.)]+$/u, "")
    .split(/\s*(?:,|\bor\b|\band\b)\s*/iu)
    .filter((each) => each !== "" && each.split(" ").length <= 3);

/**
 * A text with its faults and contradictions mended by the edits of the revision room; a negative prompt inside it is
 * taken out as well, because the score's page hands those nouns over apart.
 */
export function mended(text: string): Repair {
  const { negatives } = readPrompt(text);
  const own = negatives ? nounsOf(negatives.text) : [];
  const told = negatives ? `${text.slice(0, negatives.start)} ${text.slice(negatives.end)}`.trim() : text;
  const { edits, nouns, said } = mendingOf(told, { speech: "colon", negatives: "own" });
  const picture = applyChanges(told, edits).trim();
  const mending = [picture === "" ? "" : sentence(picture), ...said].filter((each) => each !== "").join(" ");
  const unwanted = [...own, ...nouns];
  // A text of denials alone keeps them: nothing else is left of it.
  if (edits.length + own.length === 0 || mending === "") return { text, changes: [], negatives: unwanted };
  return { text: mending, changes: changesOf(told, edits, unwanted), negatives: unwanted };
}
