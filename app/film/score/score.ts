import { HELD_AND_MOVED, readCameraMovement, readFraming, readLens } from "./camera-slots";
import { type Contradiction, contradictionsIn } from "./contradictions";
import { SEQUENCE_WORDS } from "./lexicon";
import { readLighting, readPalette } from "./look-slots";
import { type PromptReading, readPrompt, type Span, spansOf, withoutClauses, withoutLines } from "./reading";
import { readAction, readSetting } from "./scene-slots";
import { SLOT_IDS, type SlotId, type SlotReading } from "./slot";
import { readDialogue, readSound, type SpokenLanguage } from "./sound-slots";
import { readSubject } from "./subject-slot";
import { type Fault, faultsIn } from "./wording";

export type AspectId = SlotId | "wording" | "form" | "consistency";

/** One aspect of the score, explained by the words it stands on. */
export interface AspectScore {
  readonly id: AspectId;
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Points of the score that hang on it, at most. */
  readonly weight: number;
  /** Points it brings (slots), or takes away (wording, form, consistency; then negative). */
  readonly points: number;
  /** The words it was found in, or that are at fault. */
  readonly found: readonly Span[];
  /** What is open or wrong, a sentence; undefined where nothing is. */
  readonly open: string | undefined;
  /** Whether words of it stand against other words of the prompt. */
  readonly torn: boolean;
}

export type Band = "Excellent" | "Good" | "Needs Improvement";

export interface PromptScore {
  /** 0 to 100, whole. */
  readonly score: number;
  readonly band: Band;
  readonly aspects: readonly AspectScore[];
  readonly contradictions: readonly Contradiction[];
  readonly faults: readonly Fault[];
}

/** Points a filled slot brings; together they make 100. What decides the clip weighs most. */
const WEIGHTS: Record<SlotId, number> = {
  subject: 14,
  action: 12,
  setting: 11,
  framing: 9,
  cameraMovement: 10,
  lens: 8,
  lighting: 12,
  palette: 8,
  sound: 12,
  dialogue: 4,
};
const LABELS: Record<AspectId, string> = {
  subject: "Subject",
  action: "Action",
  setting: "Setting and time",
  framing: "Framing",
  cameraMovement: "Camera movement",
  lens: "Lens and focus",
  lighting: "Lighting",
  palette: "Colours",
  sound: "Sound",
  dialogue: "Dialogue",
  wording: "Wording",
  form: "Form",
  consistency: "Consistency",
};
/** The most that faults may take, in points; the percentage of an area is what is left of it. */
const MOST_TAKEN = { wording: 40, form: 20, consistency: 24 } as const;
/** The first contradiction costs more than any further one. */
const CONTRADICTION_POINTS = { first: 9, further: 4 } as const;
/** Further contradictions cost points as well, and are not weighed half by half. */
const MOST_SETTLED = 4;

/** The band of a score: 80 and above Excellent, 60 to 79 Good, below 60 Needs Improvement. */
export function bandOf(score: number): Band {
  return score >= 80 ? "Excellent" : score >= 60 ? "Good" : "Needs Improvement";
}

/**
 * What a prompt is worth while it contradicts itself: the weaker of its two halves, each without the clauses of one
 * side. So a sentence that stands against the rest never brings more than it stands against.
 */
function weakerHalf(
  reading: PromptReading,
  contradictions: readonly Contradiction[],
  language: SpokenLanguage,
): Record<SlotId, SlotReading> {
  let kept = reading;
  for (const { one, other } of contradictions.slice(0, MOST_SETTLED)) {
    const halves = [one, other].map((side) => withoutClauses(kept, side));
    const worth = halves.map((half) => earned(readSlots(half, language)));
    kept = (worth[0] ?? 0) <= (worth[1] ?? 0) ? (halves[0] ?? kept) : (halves[1] ?? kept);
  }
  return readSlots(kept, language);
}

/** What slots say twice over, as faults: it costs a part of the slot's own points, and is named with its words. */
function excessesIn(slots: Record<SlotId, SlotReading>, contradictions: readonly Contradiction[]): Fault[] {
  return SLOT_IDS.flatMap((id): Fault[] => {
    const { excess } = slots[id];
    // A locked camera that moves is a contradiction by name, and costs once.
    if (!excess || (excess.kind === HELD_AND_MOVED && contradictions.some(({ kind }) => /camera/.test(kind))))
      return [];
    const { kind, cost, words, because, fix } = excess;
    return [{ kind, area: "wording", points: Math.round(WEIGHTS[id] * cost * 10) / 10, words, because, fix }];
  });
}

/** Nouns of the subject that no other slot stands on, a place, a colour, a light. Where only places are left, the place is the subject. */
function ofItsOwn(nouns: readonly Span[], slots: Record<SlotId, SlotReading>): readonly Span[] {
  const besides = (ids: readonly SlotId[]) =>
    nouns.filter(
      (noun) =>
        !ids.some((id) => slots[id].found.some((each) => each.start <= noun.start && noun.end <= each.end)),
    );
  const things = ["action", "lighting", "palette", "sound"] as const;
  return [besides([...things, "setting"]), besides(things)].find((own) => own.length > 0) ?? nouns;
}

const earned = (slots: Record<SlotId, SlotReading>) =>
  SLOT_IDS.reduce((sum, id) => sum + WEIGHTS[id] * slots[id].share, 0);

function readSlots(reading: PromptReading, language: SpokenLanguage): Record<SlotId, SlotReading> {
  // Who says a line between quotation marks is seen; that the line is said is already the fault.
  const unquoted = withoutLines(
    reading,
    reading.speech.filter((line) => line.quoted),
  );
  return {
    subject: readSubject(reading),
    action: readAction(unquoted),
    setting: readSetting(reading),
    framing: readFraming(reading),
    cameraMovement: readCameraMovement(reading),
    lens: readLens(reading),
    lighting: readLighting(reading),
    palette: readPalette(reading),
    sound: readSound(unquoted),
    dialogue: readDialogue(reading, language),
  };
}

/**
 * Scores a prompt of up to 10,000 characters: what each slot says, less what contradictions and faults cost. The same
 * text and language give the same score. `language` is the one its dialogue is expected in, English unless said.
 */
export function scorePrompt(
  prompt: string,
  options: { readonly language?: SpokenLanguage } = {},
): PromptScore {
  const language = options.language ?? "English";
  const reading = readPrompt(prompt);
  const contradictions = contradictionsIn(reading);
  const slots = readSlots(reading, language);
  const settled = contradictions.length === 0 ? slots : weakerHalf(reading, contradictions, language);
  const evidence = SLOT_IDS.flatMap((id) => slots[id].found);
  const steps = spansOf(SEQUENCE_WORDS, reading.picture);
  const faults = [
    ...excessesIn(slots, contradictions),
    ...faultsIn(reading, evidence, { acts: slots.action.share > 0.5, steps }),
  ];
  // What a foreign prompt says of a slot is not missing: it could not be read.
  const unread = (id: SlotId, share: number, open: string | undefined) =>
    reading.language.english || share > 0 || id === "subject"
      ? open
      : `The ${LABELS[id].toLowerCase()} could not be read in ${reading.language.name}: say it in English.`;
  const aspects: AspectScore[] = SLOT_IDS.map((id) => {
    const { share, found, open } = slots[id];
    const worth = Math.min(share, settled[id].share);
    return {
      id,
      label: LABELS[id],
      percent: Math.round(worth * 100),
      weight: WEIGHTS[id],
      points: WEIGHTS[id] * worth,
      found: id === "subject" ? ofItsOwn(found, slots) : found,
      torn: worth < share,
      open:
        worth < share
          ? "Part of what it says stands against other words of the prompt."
          : unread(id, share, open),
    };
  });
  for (const area of ["wording", "form"] as const) {
    const own = faults.filter((fault) => fault.area === area);
    aspects.push(
      taken(
        area,
        own.reduce((sum, { points }) => sum + points, 0),
        own.flatMap(({ words }) => words),
        [...new Set(own.map(({ because }) => because))].join(" ") || undefined,
      ),
    );
  }
  const broken =
    contradictions.length === 0
      ? 0
      : CONTRADICTION_POINTS.first + (contradictions.length - 1) * CONTRADICTION_POINTS.further;
  aspects.push(
    taken(
      "consistency",
      broken,
      contradictions.flatMap(({ one, other }) => [...one, ...other]),
      contradictions.map(({ because }) => because).join(" ") || undefined,
    ),
  );
  const score = Math.max(0, Math.round(aspects.reduce((sum, { points }) => sum + points, 0)));
  return { score, band: bandOf(score), aspects, contradictions, faults };
}

function taken(
  area: keyof typeof MOST_TAKEN,
  points: number,
  found: readonly Span[],
  open: string | undefined,
): AspectScore {
  const most = MOST_TAKEN[area];
  const held = Math.min(most, points);
  return {
    id: area,
    label: LABELS[area],
    percent: Math.round((1 - held / most) * 100),
    weight: most,
    points: held === 0 ? 0 : -held,
    found,
    open,
    torn: false,
  };
}
