import { capitalise, listed, sentence } from "../english";
import { VEO } from "../veo";
import { bedNames, effectNames, SCENE_BED, SCENE_EFFECT, WEATHER_BED } from "./beds";
import { INSTRUMENTS, MUSIC_MOODS, MUSIC_STYLES } from "./music";
import { ENVIRONMENTS, WEATHER } from "./places";
import type { SoundPlan } from "./plan";
import { AMBIENT_SOUNDS, SPECIFIC_SOUNDS } from "./sources";
import type { SpokenLine } from "./spoken-lines";
import { VOICE_ACCENTS, VOICE_AGES, VOICE_TYPES } from "./voices";

export type SentenceKind = "ambience" | "effect" | "music" | "dialogue";

/** A sentence to paste into a prompt for the video generator. */
export interface PromptSentence {
  readonly kind: SentenceKind;
  readonly text: string;
}

/** How many sounds one sentence may name before the generator muddles them. */
const MOST_BEDS = 2;
const MOST_EFFECTS = 2;

const CHILD_AGE = "Child (8-16)";
/** What a child is called whose voice is cast as a man's or a woman's. */
const CHILD_OF: Readonly<Record<string, string>> = { Male: "boy", Female: "girl" };

/** The speaker by what is heard: "older man with a British accent". */
export function speakerOf({ request }: SoundPlan): string {
  const type = VOICE_TYPES[request.voiceGender ?? ""];
  const age = VOICE_AGES[request.voiceAge ?? ""];
  const who = type?.says ?? "narrator";
  const young = request.voiceAge === CHILD_AGE ? CHILD_OF[request.voiceGender ?? ""] : undefined;
  const grown = age && !["Child", "Elderly"].includes(request.voiceGender ?? "");
  const aged = young ?? (grown ? `${age} ${who}` : who);
  const accent = VOICE_ACCENTS[request.voiceAccent ?? ""]?.says;
  return accent ? `${aged} with ${accent}` : aged;
}

function dialogueSentence(plan: SoundPlan, line: SpokenLine): string {
  const close = " (no subtitles)";
  if (line.kind === "voice-over") {
    const { voiceGender, voiceAge, voiceAccent, musicMood } = plan.request;
    const cast = voiceGender ?? voiceAge ?? voiceAccent;
    const speaker = cast === undefined ? "unseen narrator" : `${speakerOf(plan)}, unseen,`;
    const delivery = MUSIC_MOODS[musicMood ?? ""]?.delivery;
    return `The ${speaker} says${delivery ? ` ${delivery}` : ""}: ${sentence(line.text)}${close}`;
  }
  return line.seconds > 0 ? `${sentence(line.text)}${close}` : sentence(line.text);
}

/** What is heard of a bed in the scene; undefined where the generator should not hear of it. */
function bedClause(plan: SoundPlan, name: string): string | undefined {
  const { request } = plan;
  const place = ENVIRONMENTS[request.environmentType ?? ""];
  const source = AMBIENT_SOUNDS[name];
  if (name.startsWith(WEATHER_BED)) {
    const clause = WEATHER[request.weatherConditions ?? ""]?.clause;
    if (clause === undefined || place?.kind === "underwater") return undefined;
    if (request.environmentType === "Vehicle Interior")
      return WEATHER[request.weatherConditions ?? ""]?.inside;
    return place?.kind === "indoor" ? `outside, muffled, ${clause}` : clause;
  }
  if (name === SCENE_BED) return undefined;
  if (source === undefined) return name.charAt(0).toLowerCase() + name.slice(1);
  if (place?.kind === "underwater" && !source.underwater) return undefined;
  if (place?.foreign?.includes(name)) return `far off, ${source.says}`;
  if (place?.kind === "indoor" && source.outdoor) return `${source.says}, muffled by the walls`;
  return source.says;
}

function ambienceSentence(plan: SoundPlan): string {
  const clauses = bedNames(plan.request).flatMap((name) => bedClause(plan, name) ?? []);
  if (ENVIRONMENTS[plan.request.environmentType ?? ""]?.kind === "underwater")
    clauses.unshift("muffled water pressure with slow bubbles");
  if (clauses.length > 0) return `Ambience: ${listed(clauses.slice(0, MOST_BEDS))}.`;
  return plan.scene.ambience === ""
    ? "Ambience: the quiet air of the place."
    : `Ambience: ${plan.scene.ambience.charAt(0).toLowerCase()}${plan.scene.ambience.slice(1)}`;
}

function effectSentence(plan: SoundPlan): string {
  const own = plan.request.customSoundDescription;
  const clauses = effectNames(plan.request).flatMap((name) =>
    name === SCENE_EFFECT
      ? []
      : (SPECIFIC_SOUNDS[name]?.says ?? name.charAt(0).toLowerCase() + name.slice(1)),
  );
  if (own !== undefined) clauses.unshift(own.replace(/[.\s]+$/, ""));
  if (clauses.length > 0) return `Sound effects: ${listed(clauses.slice(0, MOST_EFFECTS))}.`;
  return plan.scene.effect === ""
    ? "Sound effects: the movements on screen, as loud as they are near."
    : plan.scene.effect;
}

/** The music of a prompt in one sentence; empty where there is none. */
export function musicSentence({ request, instruments, tempo }: SoundPlan): string {
  if (!tempo) return "";
  const mood = MUSIC_MOODS[request.musicMood ?? ""]?.says;
  const style = MUSIC_STYLES[request.musicStyle ?? ""]?.says ?? "score";
  const parts = instruments.map((each) => INSTRUMENTS[each]?.says ?? each.toLowerCase());
  const solo = parts.length === 1 && style.includes(parts[0] ?? "");
  const own = request.customMusicDescription;
  const text = `${[mood, style].filter(Boolean).join(" ")}${solo ? "" : ` with ${listed(parts.slice(0, 3))}`}, ${Math.round(tempo.bpm)} BPM${own ? `, ${own.replace(/[.\s]+$/, "")}` : ""}`;
  return `Music: ${text}, ${request.audioMixingStyle === "music-focused" ? "in front of" : "beneath"} the other sounds.`;
}

/** The sentences to paste: one of ambience, one of effects, the music, and each spoken line in the colon form. */
export function promptSentences(plan: SoundPlan): PromptSentence[] {
  const music = musicSentence(plan);
  return [
    { kind: "ambience", text: ambienceSentence(plan) },
    { kind: "effect", text: capitalise(effectSentence(plan)) },
    ...(music === "" ? [] : [{ kind: "music" as const, text: music }]),
    ...plan.lines.map((line) => ({ kind: "dialogue" as const, text: dialogueSentence(plan, line) })),
  ];
}

/** What does not fit the generator's clip, one sentence each. */
export function fitNotes({ lines, seconds, brief }: SoundPlan): string[] {
  const spoken = lines.reduce((sum, line) => sum + line.seconds, 0);
  const longest = Math.max(...VEO.durations);
  const notes: string[] = [];
  if (spoken > Math.min(seconds, longest)) {
    const room = Math.min(seconds, longest);
    notes.push(
      `The words take about ${spoken.toFixed(1)} s; ${room} s hold about ${Math.floor(room * VEO.speechWordsPerSecond)} words. Shorten them or spread them over clips.`,
    );
  }
  if (seconds > longest) {
    notes.push(
      `${VEO.name} renders clips of ${VEO.durations.join(", ")} s: build the ${seconds} s from several, with one bed of ambience laid beneath all of them.`,
    );
  }
  if (brief.silent)
    notes.push("The scene context asks for silence; what is chosen here is heard all the same.");
  return notes;
}
