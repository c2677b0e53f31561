import { type Brief, readIdea } from "~/film/brief";
import { keptWords } from "~/film/content-words";
import { direct } from "~/film/direction";
import { capitalise } from "~/film/english";
import { type KeyElement, readElements } from "~/film/key-elements";
import { negativePromptFor } from "~/film/negative";
import { findSceneType, type SceneType } from "~/film/scene-types";
import type { DirectionWishes } from "~/film/sections";
import { planSetUp, type SetUp } from "~/film/set-up";
import { readSpeech } from "~/film/speech";
import { tellScene, type WrittenBeat, writeBeats } from "~/film/storyboard";
import { beatLabel, layBeats, toSeconds } from "~/film/timeline";
import { SECONDS } from "./options";
import { type JsonPrompt, type JsonPromptInput, linesOf, SCHEMA_FILE, termsOf } from "./schema";

/** What the film room is asked for; speech, subtitles and sounds have fields of their own here. */
const WISHES: DirectionWishes = { addVoice: false, addSubtitles: false, addCinematic: true, take: 0 };

const sentences = (texts: readonly (string | undefined)[]) =>
  texts
    .filter((each): each is string => each !== undefined && each !== "")
    .map((each) => each.replace(/[\s.;,]+$/, ""))
    .join(". ");

/** Everything that was typed and can be seen or heard, as one idea: what is added must fit all of it. */
function ideaOf(input: JsonPromptInput): string {
  const { coreDescription, keyElements, environment, lighting, cameraSetup, baseStyle } = input;
  const beats = input.timelineBeats.map(({ description }) => description);
  return sentences([
    coreDescription,
    ...linesOf(keyElements),
    ...beats,
    environment,
    lighting,
    cameraSetup,
    baseStyle,
    input.audioCue,
    input.musicVibe,
  ]);
}

/** The label of a scene type that is known, or the user's own word for it. */
export const sceneTypeLabel = (sceneType: string): string => findSceneType(sceneType)?.label ?? sceneType;

function beatsOf(
  input: JsonPromptInput,
  type: SceneType | undefined,
  elements: readonly KeyElement[],
  { size, move }: SetUp,
): JsonPrompt["timelineBeats"] {
  const { beats } = layBeats(input.duration, input.timelineBeats, SECONDS.longest);
  const own = input.timelineBeats.map(({ description }) => description).join(" ");
  const untold = elements.filter(({ typed }) => keptWords(typed, own).missing.length > 0);
  const free = beats
    .map(({ given }, index) => ({ given, opens: index === 0, closes: index === beats.length - 1 }))
    .filter(({ given }) => given === null);
  const story = {
    type,
    elements: untold.length > 0 ? untold : elements,
    brand: input.brandProduct ?? "",
    size,
    move,
    short: input.useShortVisualActions,
  };
  const written = writeBeats(story, free)[Symbol.iterator]();
  return beats.map(({ from, to, given }) => {
    const times = { timestamp: beatLabel({ from, to }), start: toSeconds(from), end: toSeconds(to) };
    const typed = given === null ? undefined : input.timelineBeats[given];
    return { ...times, ...(typed ? { description: typed.description } : beatAt(written)) };
  });
}

/** The next written beat, without what it leaves open. */
function beatAt(
  written: Iterator<WrittenBeat>,
): Omit<JsonPrompt["timelineBeats"][number], "timestamp" | "start" | "end"> {
  const { description, shot, sound }: WrittenBeat = written.next().value;
  return { ...(shot ? { shot } : {}), description, ...(sound ? { sound } : {}) };
}

function keywordsFor(type: string, elements: readonly KeyElement[], brief: Brief, setUp: SetUp): string[] {
  const { genre, time, weather, season } = brief;
  const told = [genre, time, weather, season].filter((each) => each !== undefined && each !== "any");
  const heads = elements.map(({ head }) => head).slice(0, 4);
  return [...new Set([type, ...heads, ...told.slice(0, 3), ...setUp.colorPalette.slice(0, 1)])]
    .filter((each): each is string => each !== undefined)
    .map((each) => each.replaceAll("-", " ").toLowerCase());
}

/**
 * The built-in engine's answer: the user's fields word for word, and for those left empty what the film room chooses
 * to fit them. Pure; the same input gives the same bytes. Raises nothing.
 */
export function compose(input: JsonPromptInput): JsonPrompt {
  const type = findSceneType(input.sceneType);
  const label = sceneTypeLabel(input.sceneType).replace(/\s*\(.*?\)/, "");
  const brand = input.brandProduct ?? "";
  const lines = linesOf(input.keyElements);
  const elements = readElements(lines, brand);
  const read = readIdea(ideaOf(input));
  const brief = { ...read, genre: read.genre ?? (brand === "" ? undefined : ("commercial" as const)) };
  const direction = direct(brief, WISHES);
  const told = sentences([input.coreDescription, input.cameraSetup]);
  const setUp = planSetUp(brief, told, direction.look, type, elements);
  const speech = readSpeech(readIdea(input.coreDescription ?? ""), " (no subtitles)");
  const spoken = input.coreDescription ? speech.lines.join(" ") : "";
  const negatives = input.negativePrompts ?? negativePromptFor(brief, direction, WISHES);
  return {
    $schema: SCHEMA_FILE,
    promptName: input.promptName || capitalise(`${brand || lines[0]} – ${label.toLowerCase()}`),
    ...(brand === "" ? {} : { brandProduct: brand }),
    sceneType: type?.id ?? input.sceneType,
    aspectRatio: input.aspectRatio,
    duration: input.duration,
    baseStyle: input.baseStyle || setUp.baseStyle,
    coreDescription: input.coreDescription || tellScene(type, label, elements, brand),
    keyElements: lines,
    cameraSetup: input.cameraSetup || setUp.cameraSetup,
    lighting: input.lighting || setUp.lighting,
    environment: input.environment || setUp.environment,
    colorPalette: [...setUp.colorPalette],
    useShortVisualActions: input.useShortVisualActions,
    timelineBeats: beatsOf(input, type, elements, setUp),
    musicVibe: input.musicVibe || setUp.musicVibe,
    ...(input.voiceOver ? { voiceOver: input.voiceOver } : {}),
    audioCue: input.audioCue || setUp.audioCue,
    dialogBackgroundNoise:
      input.dialogBackgroundNoise || [spoken, setUp.dialogBackgroundNoise].filter(Boolean).join(" "),
    subtitlesLanguage: input.subtitlesLanguage || "none",
    keywords: input.keywords ? termsOf(input.keywords) : keywordsFor(label, elements, brief, setUp),
    negativePrompts: termsOf(negatives).filter((term) => type?.editing !== "cuts" || term !== "jump cuts"),
  };
}
