import { type Brief, readIdea } from "../brief";
import { direct } from "../direction";
import { sentence } from "../english";
import { readSpeech } from "../speech";
import { speechSeconds } from "../veo";
import { type Settled, settle } from "./contradictions";
import {
  DYNAMICS,
  INTENSITIES,
  type Intensity,
  type LevelCurve,
  MIX_TARGETS,
  type MixTarget,
  NATURAL_DYNAMICS,
  NATURAL_INTENSITY,
  WEB_TARGET,
  within,
} from "./levels";
import { type Band, INSTRUMENTS, MUSIC_STYLES, TEMPO_OF_MOOD, TEMPOS } from "./music";
import { ENVIRONMENTS, WEATHER } from "./places";
import type { SoundRequest } from "./request";
import { AMBIENT_SOUNDS, SPECIFIC_SOUNDS } from "./sources";

/** A clip of the generator, where the scene names no length of its own, in seconds. */
const CLIP_SECONDS = 8;
const LONGEST_SECONDS = 60;

export type LayerKind = "voice" | "music" | "effect" | "ambience";

/** A layer of the mix: when it sounds, and how loud against the voice. */
export interface Layer {
  readonly kind: LayerKind;
  readonly name: string;
  /** Seconds from the start of the clip. */
  readonly from: number;
  readonly to: number;
  /** Level over time: seconds, and LU against the anchor. */
  readonly levels: readonly (readonly [seconds: number, level: number])[];
  readonly band: Band;
  readonly image: string;
}

/** Spoken words of a clip, ready for a prompt. */
export interface SpokenLine {
  readonly kind: "voice-over" | "character";
  /** "The narrator says: …" */
  readonly text: string;
  readonly seconds: number;
}

export interface Tempo {
  readonly bpm: number;
  /** Whole beats in the clip. */
  readonly beats: number;
}

/** Everything that a sound brief is written from. */
export interface SoundPlan {
  readonly request: SoundRequest;
  readonly asked: SoundRequest;
  readonly brief: Brief;
  readonly seconds: number;
  readonly target: MixTarget;
  readonly intensity: Intensity;
  /** How the music's level moves, in words. */
  readonly dynamics: string;
  readonly instruments: readonly string[];
  /** Undefined where the scene is to be without music. */
  readonly tempo: Tempo | undefined;
  readonly lines: readonly SpokenLine[];
  readonly layers: readonly Layer[];
  /** What the scene itself would sound like: its near sound and its bed, as sentences of a prompt. */
  readonly scene: { readonly effect: string; readonly ambience: string };
  readonly settled: readonly Settled[];
}

/** Names of layers that no option names: the weather, and what the scene itself sounds like. */
export const WEATHER_BED = "Weather: ";
export const SCENE_BED = "Ambience of the scene";
export const SCENE_EFFECT = "Foley of the scene";

const round = (value: number) => Math.round(value * 10) / 10;
const VOICE_BAND: Band = [100, 8000];
const WISHES = { addVoice: false, addSubtitles: false, addCinematic: false, take: 0 };

/**
 * The tempo within a range at which the clip holds whole beats, whole bars rather than odd beats.
 * @param range beats a minute; the upper end belongs to the next range
 */
export function tempoFor([low, high]: Band, seconds: number): Tempo {
  const fewest = Math.ceil((low * seconds) / 60);
  const most = Math.max(fewest, Math.ceil((high * seconds) / 60) - 1);
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  const middle = (low + high) / 2;
  const rank = (beats: number) => (beats % 4 === 0 ? 0 : beats % 2 === 0 ? 1 : 2);
  const off = (beats: number) => Math.abs((beats * 60) / seconds - middle);
  const [beats = fewest] = counts.sort((a, b) => rank(a) - rank(b) || off(a) - off(b));
  return { bpm: round((beats * 60) / seconds), beats };
}

/** Whether anything of music is asked for, or nothing speaks against it. */
function wantsMusic(request: SoundRequest, brief: Brief): boolean {
  const asked =
    request.musicStyle ?? request.musicMood ?? request.musicTempo ?? request.customMusicDescription;
  return asked !== undefined || request.musicInstruments.length > 0 || !/\bno music\b/i.test(brief.idea);
}

function spokenLines(request: SoundRequest): SpokenLine[] {
  const lines: SpokenLine[] = [];
  if (request.hasVoiceover && request.dialogContent !== undefined) {
    const words = request.dialogContent.replace(/^["“]|["”]$/g, "").replace(/\s+/g, " ");
    lines.push({ kind: "voice-over", text: words, seconds: speechSeconds(words) });
  }
  if (request.hasCharacterDialog && request.characterDialogDescription !== undefined) {
    const brief = readIdea(request.characterDialogDescription);
    const speech = readSpeech(brief, "");
    const text = [...speech.lines, ...(speech.inline ? speech.sentences : [])].join(" ");
    lines.push({
      kind: "character",
      text: text === "" ? request.characterDialogDescription : text,
      seconds: text === "" ? 0 : speech.seconds,
    });
  }
  return lines;
}

/** Lays spoken lines one after another, the first after a short breath. */
function voiceLayers(request: SoundRequest, lines: readonly SpokenLine[], seconds: number): Layer[] {
  const held = Math.min(seconds * 0.5, 4);
  const wanted = lines.map((line) => Math.max(line.seconds || held, 0.8));
  if (request.hasVoiceover && request.dialogContent === undefined) wanted.unshift(held);
  const names = [
    ...(request.hasVoiceover ? ["Voice-over"] : []),
    ...(request.hasCharacterDialog && request.characterDialogDescription !== undefined ? ["Dialogue"] : []),
  ];
  const gap = 0.4;
  const total = wanted.reduce((sum, each) => sum + each, 0) + gap * (wanted.length - 1);
  let at = Math.max(0.2, Math.min(1, (seconds - total) / 2));
  return names.flatMap((name, index) => {
    const from = round(at);
    const to = round(Math.min(seconds, at + (wanted[index] ?? held)));
    at = to + gap;
    if (to - from < 0.3) return [];
    return [
      {
        kind: "voice" as const,
        name,
        from,
        to,
        levels: [
          [from, 0],
          [to, 0],
        ] as const,
        band: VOICE_BAND,
        image: name === "Voice-over" ? "centre, dry" : "centre, in the room",
      },
    ];
  });
}

/** The level of the music at a time, by its dynamics alone. */
function curveAt(curve: LevelCurve, share: number): number {
  const after = curve.findIndex(([at]) => at >= share);
  const next = curve[after];
  const last = curve[after - 1];
  if (!next) return curve.at(-1)?.[1] ?? 0;
  if (!last) return next[1];
  return last[1] + ((next[1] - last[1]) * (share - last[0])) / (next[0] - last[0]);
}

/** A level curve with dips of `depth` LU under every span, entered and left as fast as the ducker moves. */
function ducked(
  plain: (seconds: number) => number,
  times: readonly number[],
  spans: readonly { from: number; to: number }[],
  depth: number,
  { attackMs, releaseMs }: MixTarget,
  seconds: number,
): (readonly [number, number])[] {
  const attack = attackMs / 1000;
  const release = releaseMs / 1000;
  const dip = (at: number) =>
    spans.reduce((most, { from, to }) => {
      const into = Math.min(1, Math.max(0, (at - (from - attack)) / attack));
      const out = Math.min(1, Math.max(0, 1 - (at - to) / release));
      return Math.max(most, Math.min(into, out));
    }, 0);
  const corners = spans.flatMap(({ from, to }) => [from - attack, from, to, to + release]);
  const all = [...times, ...corners].filter((at) => at >= 0 && at <= seconds);
  return [...new Set(all.map((at) => Math.round(at * 100) / 100))]
    .sort((a, b) => a - b)
    .map((at) => [at, round(plain(at) - depth * dip(at))] as const);
}

/** Times for single sounds: on the beat, spread over the clip, out of the way of speech where there is room. */
function hitTimes(
  count: number,
  seconds: number,
  tempo: Tempo | undefined,
  spans: readonly { from: number; to: number }[],
): number[] {
  const beat = tempo ? 60 / tempo.bpm : 0.5;
  const grid = Array.from({ length: Math.floor(seconds / beat) }, (_, at) => round(at * beat)).filter(
    (at) => at > 0 && at < seconds - 0.3,
  );
  const clear = grid.filter((at) => spans.every(({ from, to }) => at < from - 0.3 || at > to));
  const free = clear.length >= count ? clear : grid;
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5) / count) * seconds;
    const best = [...free].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? round(wanted);
    free.splice(free.indexOf(best), free.length > count - index ? 1 : 0);
    return best;
  }).sort((a, b) => a - b);
}

const spanOf = (curve: LevelCurve) =>
  Math.max(...curve.map(([, level]) => level)) - Math.min(...curve.map(([, level]) => level));
/** What a compressed mix leaves of peaks, in LU. */
const CALMED_PEAKS = 3;

/** How much quieter a bed is than in the open, in dB: behind a wall, or above the water. */
function farOff({ environmentType }: SoundRequest, name: string): number {
  const kind = ENVIRONMENTS[environmentType ?? ""]?.kind;
  const source = AMBIENT_SOUNDS[name];
  if (kind === "underwater") return source?.underwater ? 0 : -12;
  if (kind !== "indoor") return 0;
  return name.startsWith(WEATHER_BED) ? -10 : source?.outdoor ? -8 : 0;
}

/** Common length of one effect on the timeline, in seconds. */
const EFFECT_SECONDS = 1;

/**
 * Plans the sound of a scene: settles what contradicts itself, chooses what was left open, and lays the layers in time.
 * Takes a request whose projectTitle and sceneContext are filled. Pure; raises nothing.
 */
export function planSound(asked: SoundRequest): SoundPlan {
  const { request, settled } = settle(asked);
  const brief = readIdea(request.sceneContext);
  const seconds = Math.min(LONGEST_SECONDS, Math.max(2, brief.durationSeconds ?? CLIP_SECONDS));
  const target = MIX_TARGETS[request.audioMixingStyle ?? ""] ?? WEB_TARGET;
  const intensity = INTENSITIES[request.soundIntensity ?? ""] ?? NATURAL_INTENSITY;
  const moves = DYNAMICS[request.volumeDynamics ?? ""] ?? NATURAL_DYNAMICS;
  const calmed = settled.some(({ id }) => id === "peaks-and-compressed");
  const fades = request.volumeDynamics === "fade-in-out";
  const curve = fades ? moves.curve : within(moves.curve, calmed ? CALMED_PEAKS : target.range);
  const dynamics = moves.says(round(spanOf(curve)));
  const style = MUSIC_STYLES[request.musicStyle ?? ""];
  const music = wantsMusic(request, brief);
  const range = TEMPOS[request.musicTempo ?? TEMPO_OF_MOOD[request.musicMood ?? ""] ?? "Slow (70-90 BPM)"];
  const tempo = music && range ? tempoFor(range, seconds) : undefined;
  const instruments =
    request.musicInstruments.length > 0
      ? request.musicInstruments
      : (style?.instruments ?? MUSIC_STYLES.Minimalist?.instruments ?? []);
  const lines = spokenLines(request);
  const voices = voiceLayers(request, lines, seconds);
  const layers: Layer[] = [...voices];
  if (tempo) {
    const level = (at: number) => target.musicAlone + curveAt(curve, at / seconds);
    const depth = target.musicAlone - target.musicUnder;
    const times = curve.map(([share]) => share * seconds);
    const bands = instruments.flatMap((each) => INSTRUMENTS[each]?.band ?? []);
    layers.push({
      kind: "music",
      name: request.musicStyle ?? "Music",
      from: 0,
      to: seconds,
      levels: ducked(level, times, voices, voices.length > 0 ? depth : 0, target, seconds),
      band: bands.length > 0 ? [Math.min(...bands), Math.max(...bands)] : [80, 8000],
      image: "full width, centre left free for the voice",
    });
  }
  const effects = effectNames(request);
  for (const [index, at] of hitTimes(effects.length, seconds, tempo, voices).entries()) {
    const name = effects[index] ?? "";
    const source = SPECIFIC_SOUNDS[name];
    const to = round(Math.min(seconds, at + EFFECT_SECONDS));
    layers.push({
      kind: "effect",
      name,
      from: at,
      to,
      levels: [
        [at, intensity.effects],
        [to, intensity.effects - 12],
      ],
      band: source?.band ?? [200, 8000],
      image: source?.image ?? "where it happens on screen",
    });
  }
  for (const name of bedNames(request)) {
    const source = AMBIENT_SOUNDS[name];
    const bed = intensity.ambience + farOff(request, name);
    layers.push({
      kind: "ambience",
      name,
      from: 0,
      to: seconds,
      levels: ducked(() => bed, [0, seconds], voices, 2, target, seconds),
      band: source?.band ?? [100, 8000],
      image: source?.image ?? "full width",
    });
  }
  const { sections } = direct(brief, WISHES);
  const bed = (sections.dialogBackgroundNoise ?? "").replace(/^(?:audio|sound): /i, "");
  const scene = {
    effect: sentence(sections.audioCue ?? ""),
    // Beds and places that were chosen stand for themselves: the scene's own could contradict them.
    ambience: bedNames(request).includes(SCENE_BED) ? sentence(bed) : "",
  };
  return {
    request,
    asked,
    brief,
    seconds,
    target,
    intensity,
    dynamics,
    instruments,
    tempo,
    lines,
    layers,
    scene,
    settled,
  };
}

/** Single sounds of the mix, in the order they were asked for. */
export function effectNames({ specificSounds }: SoundRequest): readonly string[] {
  return specificSounds.length > 0 ? specificSounds : [SCENE_EFFECT];
}

/** Beds of the mix: those asked for, or the place's own, and the weather where it is heard. */
export function bedNames({
  ambientSounds,
  environmentType,
  weatherConditions,
}: SoundRequest): readonly string[] {
  const place = ENVIRONMENTS[environmentType ?? ""];
  const beds = ambientSounds.length > 0 ? ambientSounds : (place?.beds ?? []);
  const weather = WEATHER[weatherConditions ?? ""]?.clause ? [`${WEATHER_BED}${weatherConditions}`] : [];
  // A prompt names the first two: the weather that was chosen must be among them.
  const all = [...beds.slice(0, 1), ...weather, ...beds.slice(1)];
  return all.length > 0 ? all : [SCENE_BED];
}
