import { readIdea } from "../brief";
import { direct } from "../direction";
import { sentence } from "../english";
import { negativePromptFor } from "../negative";
import type { DirectionWishes } from "../sections";
import { proseOfJson } from "./json-prose";
import { mended } from "./mend";
import { PLAIN } from "./plain-sentences";
import { readPrompt } from "./reading";
import { type Repair, repairContradiction, repairMoves, shorten, withoutIdle, withoutPraise } from "./repair";
import { type PromptScore, scorePrompt } from "./score";
import type { SpokenLanguage } from "./sound-slots";
import { holdsNoun } from "./subject-slot";

/** A prompt mended: the writer's own words with the smallest edits that lift the score. */
export interface OptimizedPrompt {
  readonly prompt: string;
  readonly score: number;
  /** What was done, a sentence each; one sentence where there was nothing to mend. */
  readonly changes: readonly string[];
  /** Bare nouns for the generator's own field. */
  readonly negativePrompt: string;
}

/** What an optimized prompt reaches at least. */
const GOAL = 85;
/** What a share must reach for a slot to be left as it is. */
const FILLED = 95;
/** Beyond so many words no edit but a cut helps. */
const MUCH_TOO_LONG = 400;
/** Words that leave room for what is added. */
const SHORT_ENOUGH = 130;

const ONLY_OPENING = "Only its opening stays: what follows would hold the score below 85.";
const WISHES: DirectionWishes = { addVoice: false, addSubtitles: false, addCinematic: true, take: 0 };
const TAKES = [0, 1];

/** Adds to a text what its open slots lack: of several wordings, the one that the score likes best. */
function fillSlots(text: string, language: SpokenLanguage, invents: boolean): Repair {
  const before = scorePrompt(text, { language });
  const open = before.aspects.filter((aspect) => aspect.id in PLAIN && aspect.percent < FILLED);
  if (open.length === 0) return { text, changes: [], negatives: [] };
  const brief = readIdea(text);
  const directions = TAKES.map((take) => direct(brief, { ...WISHES, take }).sections);
  let told = sentence(text);
  let best = scorePrompt(told, { language });
  const added: string[] = [];
  const evidence = before.aspects.flatMap(({ id, found }) => (OF_THE_CREW.has(id) ? found : []));
  const standsIn = invents || !holdsNoun(readPrompt(text), evidence);
  for (const { id, label } of open) {
    const slot = id as keyof typeof PLAIN;
    const now = best.aspects.find((aspect) => aspect.id === slot);
    if (!now || now.percent >= FILLED) continue;
    // A subject that is there is the writer's; only where none is named may one stand in.
    if (slot === "subject" && (now.percent > 0 || !standsIn)) continue;
    // Of a scene that could not be read, a place or an action of ours would be invented.
    const plain =
      invents || brief.language.english || (slot !== "setting" && slot !== "action") ? PLAIN[slot] : [];
    const offers = [...directions.flatMap((sections) => offered(slot, sections, told)), ...plain];
    // The first wording that fills the slot is taken; else the one that the score likes best.
    let choice: { readonly text: string; readonly score: PromptScore } | undefined;
    for (const offer of offers.filter((each) => each !== "" && !told.includes(each)).slice(0, MOST_OFFERS)) {
      const text = `${told} ${offer}`.trim();
      const score = scorePrompt(text, { language });
      if (score.contradictions.length > best.contradictions.length || score.score <= best.score) continue;
      if (choice === undefined || score.score > choice.score.score) choice = { text, score };
      if ((score.aspects.find((aspect) => aspect.id === slot)?.percent ?? 0) >= FILLED) {
        choice = { text, score };
        break;
      }
    }
    if (!choice) continue;
    told = choice.text;
    best = choice.score;
    added.push(slot === "subject" ? "a subject, which stands in for yours" : label.toLowerCase());
  }
  if (added.length === 0) return { text, changes: [], negatives: [] };
  const subject = best.aspects.find(({ id }) => id === "subject");
  const chosen = added[0]?.startsWith("a subject")
    ? [
        "No subject is named, and a neutral one stands in: choose who or what is seen, and put it in its place.",
      ]
    : subject?.percent === 0
      ? ["No person, animal or thing could be read in it: say in English who or what is seen."]
      : [];
  return {
    text: told,
    changes: [`Added what was left open: ${added.join(", ")}.`, ...chosen],
    negatives: [],
  };
}

/** Slots whose words name how a shot is made, and nothing in it. */
const OF_THE_CREW: ReadonlySet<string> = new Set([
  "framing",
  "cameraMovement",
  "lens",
  "lighting",
  "palette",
  "sound",
]);
/** How many wordings are weighed for one slot. */
const MOST_OFFERS = 5;

/** What the engine would write for a slot of this scene. */
function offered(
  slot: keyof typeof PLAIN,
  sections: ReturnType<typeof direct>["sections"],
  told: string,
): string[] {
  const sentences = (text: string | undefined) =>
    text?.match(/[^.]+(?:\.(?=\d)[^.]+)*\./g)?.map((each) => each.trim()) ?? [];
  switch (slot) {
    case "action":
      // What the text says already is not said again.
      return [
        sentences(sections.mainSubject)
          .filter((each) => !told.toLowerCase().includes(each.toLowerCase().replace(/\.$/, "")))
          .join(" "),
      ];
    case "setting":
      return [sections.backgroundSetting ?? ""];
    case "framing":
      return sentences(sections.cameraMovement).slice(0, 1);
    case "cameraMovement":
      return sentences(sections.cameraMovement).slice(1, 2);
    case "lens":
      return [sections.visualStyle ?? ""];
    case "lighting":
      return [sections.lightingMood ?? ""];
    case "palette":
      return [sections.colorPalette ?? ""];
    case "sound":
      return [
        [sections.dialogBackgroundNoise, sections.audioCue].filter(Boolean).join(" "),
        sections.dialogBackgroundNoise ?? "",
        sections.audioCue ?? "",
      ];
    default:
      return [];
  }
}

interface Draft {
  readonly text: string;
  readonly changes: readonly string[];
  readonly negatives: readonly string[];
}

const apply = (draft: Draft, repair: (text: string) => Repair): Draft => {
  const done = repair(draft.text);
  return {
    text: done.text,
    changes: [...draft.changes, ...done.changes],
    negatives: [...draft.negatives, ...done.negatives],
  };
};

function settle(draft: Draft, language: SpokenLanguage): Draft {
  let now = draft;
  for (let turn = 0; turn < 4; turn++) {
    const score = scorePrompt(now.text, { language });
    const first = score.contradictions[0];
    if (!first) break;
    const next = apply(now, (text) =>
      repairContradiction(text, first, (each) => scorePrompt(each, { language }).score),
    );
    if (next.text === now.text) break;
    now = next;
  }
  return now;
}

/**
 * Mends a prompt of up to 10,000 characters: its faults and contradictions by the edits of the revision room, what the
 * score alone finds contradictory by the smallest cut, open slots filled. Length is touched only where the goal of 85
 * is not reached without. A prompt in which nothing is open comes back as it is. The same prompt gives the same result.
 */
export function optimizePrompt(
  prompt: string,
  options: { readonly language?: SpokenLanguage } = {},
): OptimizedPrompt {
  const language = options.language ?? "English";
  const before = scorePrompt(prompt, { language });
  const prose = proseOfJson(prompt);
  const start: Draft = {
    text: prose ?? prompt.trim(),
    changes: prose ? ["The JSON is written out as sentences, with all its values."] : [],
    negatives: [],
  };
  const brief = (draft: Draft) => apply(draft, (text) => shortened(text, language));
  const long = start.text.split(/\s+/).length > MUCH_TOO_LONG;
  const settled = apply(settle(apply(long ? brief(start) : start, mended), language), repairMoves);
  const filled = (draft: Draft, invents = false) =>
    apply(draft, (text) => fillSlots(text, language, invents));
  const stages: (() => Draft)[] = [
    () => filled(settled),
    () => filled(apply(settled, (text) => withoutIdle(text, faulty(text, "idle sentence", language)))),
    () =>
      filled(
        apply(
          apply(settled, (text) => withoutIdle(text, faulty(text, "idle sentence", language))),
          (text) => withoutPraise(text, faulty(text, "filler", language)),
        ),
      ),
    () => filled(settle(brief(settled), language)),
    () => filled(settled, true),
    () => filled(brief(settled), true),
    () =>
      filled(
        apply({ ...start, text: opening(start.text), changes: [...start.changes, ONLY_OPENING] }, mended),
        true,
      ),
    // Praise alone names nothing that could be kept.
    () =>
      filled(
        {
          ...start,
          text: "",
          changes: ["Its words name nothing that could be seen, and none could stay."],
        },
        true,
      ),
  ];
  let best: { draft: Draft; score: PromptScore } | undefined;
  for (const stage of stages) {
    const draft = stage();
    const score = scorePrompt(draft.text, { language });
    if (!best || score.score > best.score.score) best = { draft, score };
    if (best.score.score >= GOAL && best.score.score > before.score) break;
  }
  if (!best || best.score.score <= before.score) {
    return {
      prompt: prompt.trim(),
      score: before.score,
      changes: ["Nothing to mend: the prompt stands as it is."],
      negativePrompt: negativesFor(prompt, []),
    };
  }
  return {
    prompt: best.draft.text,
    score: best.score.score,
    changes: best.draft.changes,
    negativePrompt: negativesFor(best.draft.text, best.draft.negatives),
  };
}

/** The first words of a prompt, up to the end of a sentence where one ends there: what is left where nothing else can be kept. */
const opening = (prompt: string) => {
  const words = readIdea(prompt.trim()).prose.split(/\s+/).slice(0, 24).join(" ");
  return sentence(/^.*[.!?](?=\s)/su.exec(words)?.[0] ?? words);
};

/** The words of one kind of fault. */
const faulty = (text: string, kind: string, language: SpokenLanguage) =>
  scorePrompt(text, { language }).faults.find((fault) => fault.kind === kind)?.words ?? [];

const shortened = (text: string, language: SpokenLanguage): Repair => {
  const score = scorePrompt(text, { language });
  return shorten(
    text,
    score.aspects.filter(({ points }) => points > 0).flatMap(({ found }) => found),
    SHORT_ENOUGH,
  );
};

/** Terms of the negative prompt: the writer's own first. */
function negativesFor(prompt: string, own: readonly string[]): string {
  const brief = readIdea(readPrompt(prompt).prompt);
  const general = negativePromptFor(brief, direct(brief, WISHES), WISHES).split(", ");
  return [...new Set([...own.map((each) => each.toLowerCase()), ...general])].slice(0, 12).join(", ");
}
