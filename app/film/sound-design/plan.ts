import { type Brief, readIdea } from "../brief";
import { direct } from "../direction";
import { sentence } from "../english";
import { bandOf, bedNames, distanceOf, effectNames, SCENE_BED, SCENE_EFFECT } from "./beds";
import { type Settled, settle } from "./contradictions";
import { curveAt, ducked, spanOf } from "./ducking";
import { effectLayers } from "./effect-layers";
import {
  DYNAMICS,
  INTENSITIES,
  type Intensity,
  MIX_TARGETS,
  type MixTarget,
  NATURAL_DYNAMICS,
  NATURAL_INTENSITY,
  WEB_TARGET,
  within,
} from "./levels";
import { type Band, INSTRUMENTS, MUSIC_STYLES, TEMPOS } from "./music";
import type { SoundRequest } from "./request";
import { AMBIENT_SOUNDS } from "./sources";
import { type SpokenLine, spokenLines, voiceLayers } from "./spoken-lines";
import { naturalRange, type Tempo, tempoFor } from "./tempo";
import { tenths } from "./tenths";

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

const WISHES = { addVoice: false, addSubtitles: false, addCinematic: false, take: 0 };

/** Whether anything of music is asked for, or nothing speaks against it. */
function wantsMusic(request: SoundRequest, brief: Brief): boolean {
  const asked =
    request.musicStyle ?? request.musicMood ?? request.musicTempo ?? request.customMusicDescription;
  return asked !== undefined || request.musicInstruments.length > 0 || !/\bno music\b/i.test(brief.idea);
}

/** What a compressed mix leaves of peaks, in LU. */
const CALMED_PEAKS = 3;

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
  const dynamics = moves.says(tenths(spanOf(curve)));
  const style = MUSIC_STYLES[request.musicStyle ?? ""];
  const music = wantsMusic(request, brief);
  const range = TEMPOS[request.musicTempo ?? ""] ?? naturalRange(request.musicMood, style);
  const tempo = music ? tempoFor(range, seconds) : undefined;
  const instruments =
    request.musicInstruments.length > 0
      ? request.musicInstruments
      : (style?.instruments ?? MUSIC_STYLES.Minimalist?.instruments ?? []);
  const lines = spokenLines(request);
  const voices = voiceLayers(request, lines, seconds);
  const layers: Layer[] = [...voices];
  if (tempo) {
    const level = (at: number) => target.musicAlone + curveAt(curve, at / seconds);
    const times = curve.map(([share]) => share * seconds);
    const bands = instruments.flatMap((each) => INSTRUMENTS[each]?.band ?? []);
    layers.push({
      kind: "music",
      name: request.musicStyle ?? "Music",
      from: 0,
      to: seconds,
      levels: ducked(level, times, voices, target.musicUnder, target, seconds),
      band: bands.length > 0 ? [Math.min(...bands), Math.max(...bands)] : [80, 8000],
      image: "full width, centre left free for the voice",
    });
  }
  layers.push(...effectLayers(effectNames(request), { seconds, tempo, voices, level: intensity.effects }));
  for (const name of bedNames(request)) {
    const source = AMBIENT_SOUNDS[name];
    const bed = intensity.ambience - distanceOf(request, name).down;
    layers.push({
      kind: "ambience",
      name,
      from: 0,
      to: seconds,
      levels: ducked(() => bed, [0, seconds], voices, bed - 2, target, seconds),
      band: bandOf(request, name),
      image: source?.image ?? "full width",
    });
  }
  const { sections } = direct(brief, WISHES);
  const bed = (sections.dialogBackgroundNoise ?? "").replace(/^(?:audio|sound): /i, "");
  const scene = {
    // What was chosen stands for itself: the scene's own sound or bed could contradict it.
    effect: effectNames(request).includes(SCENE_EFFECT) ? sentence(sections.audioCue ?? "") : "",
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
