import { VEO } from "../veo";
import type { PromptScore } from "./score";

/** What a person reported of the clip. */
export const ISSUES = [
  "noSound",
  "unwantedSubtitles",
  "generationFailed",
  "contentDeviates",
  "motionNotSmooth",
] as const;
export type Issue = (typeof ISSUES)[number];

/** A score in sentences. */
export interface Advice {
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  readonly suggestions: readonly string[];
}

/** A trouble and what to do about it. */
export interface Remedy {
  readonly issue: string;
  readonly solution: string;
}

/** From which percentage a slot counts as a strength, and below which as an area for improvement. */
const STRONG = 95;
const WEAK = 70;
/** The most suggestions that are read to the end. */
const MOST_SUGGESTIONS = 6;

const quoted = (words: readonly { text: string }[], most = 3) =>
  [
    ...new Set(
      words.map(({ text }) =>
        text
          .replace(/\s+/g, " ")
          .replace(/^["“«「]|["”»」]$/gu, "")
          .trim(),
      ),
    ),
  ]
    .slice(0, most)
    .map((text) => `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`)
    .join(", ");

/** Tells strengths, weaknesses and the next steps, each with the words it stands on; the weightiest first. */
export function adviceFor(score: PromptScore): Advice {
  const slots = score.aspects.filter(({ points }) => points >= 0);
  const strengths = slots
    .filter(({ percent, found }) => percent >= STRONG && found.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ label, found }) => `${label}: ${quoted(found)}.`);
  const open = slots
    .filter(({ percent }) => percent < STRONG)
    .sort((a, b) => b.weight * (100 - b.percent) - a.weight * (100 - a.percent));
  const weaknesses = [
    ...score.contradictions.map(
      ({ kind, one, other, because }) =>
        `Contradiction (${kind}): ${quoted(one, 2)} against ${quoted(other, 2)}. ${because}`,
    ),
    ...[...score.faults]
      .sort((a, b) => b.points - a.points)
      .map(
        ({ kind, words, because }) =>
          `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${words.length > 0 ? ` (${quoted(words)})` : ""}: ${because}`,
      ),
    ...open
      .filter(({ percent, torn }) => percent < WEAK && !torn)
      .flatMap(({ label, open: sentence }) => (sentence ? [`${label}: ${sentence}`] : [])),
  ];
  const suggestions = [
    ...score.contradictions.map(({ fix }) => fix),
    ...[...score.faults].sort((a, b) => b.points - a.points).map(({ fix }) => fix),
    ...open.filter(({ torn }) => !torn).flatMap(({ open: sentence }) => (sentence ? [sentence] : [])),
  ];
  return { strengths, weaknesses, suggestions: [...new Set(suggestions)].slice(0, MOST_SUGGESTIONS) };
}

const RISKY =
  /\b(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|boys?|girls?|blood\w*|gun|guns|knife|knives|weapons?|kill\w*|dead|corpse|naked|nude|sexy|surgery|surgeon|drugs?|bomb|explosion|nike|adidas|apple iphone|iphone|coca-cola|disney|marvel|pixar|lego|pokemon|batman|superman|spider-?man|elsa|mickey|tesla|ferrari|lamborghini|porsche|starbucks|mcdonald'?s)\b/giu;

/** What to do about the troubles a person ticked, in the light of the prompt itself. */
export function remediesFor(
  prompt: string,
  issues: Readonly<Record<Issue, boolean>>,
  score: PromptScore,
): Remedy[] {
  const percent = (id: string) => score.aspects.find((aspect) => aspect.id === id)?.percent ?? 100;
  const fault = (kind: string) => score.faults.find((each) => each.kind === kind);
  const remedies: Remedy[] = [];
  if (issues.noSound)
    remedies.push({
      issue: "No sound, or odd sounds",
      solution:
        percent("sound") < 100
          ? "The prompt leaves the sound open. Write one ambience sentence (Sound: wind over dry grass.) and one effect sentence (A gate creaks once.)."
          : "Ambience and effect are both written. Check that audio is switched on in the generator, and try the same prompt again: a clip whose audio was blocked is not charged.",
    });
  if (issues.unwantedSubtitles)
    remedies.push({
      issue: "Unwanted subtitles",
      solution: `${fault("quoted speech") ? "Take the quotation marks off the spoken line: write The woman says: Welcome home. " : ""}End the line with (no subtitles) and put these nouns into the negative prompt: subtitles, captions, on-screen text.`,
    });
  if (issues.generationFailed) {
    const risky = [...new Set([...prompt.matchAll(RISKY)].map(([word]) => word.toLowerCase()))];
    remedies.push({
      issue: "Generation failed or was blocked",
      solution: `Try the same prompt again, then without its dialogue. ${
        risky.length > 0
          ? `These words are often refused: ${risky.slice(0, 6).join(", ")}. Describe what is seen in their place.`
          : "Then look for brand names, real people, children, violence, medical or sexual words."
      }`,
    });
  }
  if (issues.contentDeviates) {
    const crowded = fault("too long") ?? fault("chained actions");
    remedies.push({
      issue: "Content differs from the prompt",
      solution: `${score.contradictions[0] ? `First settle ${score.contradictions[0].kind}: ${score.contradictions[0].fix} ` : ""}${crowded ? `${crowded.because} ` : ""}Put subject and action first, name fewer things, keep the description of the subject word for word from clip to clip, and keep the same seed.`,
    });
  }
  if (issues.motionNotSmooth) {
    const fast = [
      ...new Set(
        [...prompt.matchAll(/\b(?:fast|quickly|rapid(?:ly)?|frantic(?:ally)?|speeding|whip pan)\b/giu)].map(
          ([word]) => word.toLowerCase(),
        ),
      ),
    ];
    remedies.push({
      issue: "Motion is not smooth",
      solution: `${percent("cameraMovement") < 100 ? "Give the camera exactly one move, in a sentence of its own. " : "Keep the one camera move. "}${fast.length > 0 ? `Drop ${fast.join(", ")}; show speed by dust, cloth or hair instead. ` : "Show motion by dust, cloth or hair. "}One action fits a clip of ${Math.max(...VEO.durations)} s.`,
    });
  }
  return remedies;
}
