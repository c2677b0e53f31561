import type { Layer } from "./plan";
import { type SoundSource, SPECIFIC_SOUNDS, USUAL_SECONDS } from "./sources";
import type { Tempo } from "./tempo";
import { tenths } from "./tenths";

/** Times for single sounds: on the beat, spread over the clip, out of the way of speech where there is room. */
function hitTimes(
  count: number,
  seconds: number,
  tempo: Tempo | undefined,
  spans: readonly { from: number; to: number }[],
): number[] {
  const beat = tempo ? 60 / tempo.bpm : 0.5;
  const grid = Array.from({ length: Math.floor(seconds / beat) }, (_, at) => tenths(at * beat)).filter(
    (at) => at > 0 && at < seconds - 0.3,
  );
  const clear = grid.filter((at) => spans.every(({ from, to }) => at < from - 0.3 || at > to));
  const free = clear.length >= count ? clear : grid;
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5) / count) * seconds;
    const best = [...free].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? tenths(wanted);
    free.splice(free.indexOf(best), free.length > count - index ? 1 : 0);
    return best;
  }).sort((a, b) => a - b);
}

/** How far a sound that decays or climbs is from its full level at its quiet end, in LU. */
const FALL = 12;

/** The level of a single sound over time, by its shape. */
function levelsOf(source: SoundSource | undefined, from: number, to: number, level: number): Layer["levels"] {
  const shape = source?.shape ?? "decay";
  return [
    [from, shape === "rising" ? level - FALL : level],
    [to, shape === "decay" ? level - FALL : level],
  ];
}

/** What single sounds are laid against. */
export interface EffectFrame {
  readonly seconds: number;
  readonly tempo: Tempo | undefined;
  /** Layers of speech. */
  readonly voices: readonly Layer[];
  /** In LU against the voice. */
  readonly level: number;
}

/** Lays single sounds: on the beat, clear of speech; what climbs ends with the clip, on its cut. */
export function effectLayers(
  names: readonly string[],
  { seconds, tempo, voices, level }: EffectFrame,
): Layer[] {
  const climbs = (name: string) => SPECIFIC_SOUNDS[name]?.shape === "rising";
  const hits = names.filter((name) => !climbs(name));
  const times = hitTimes(hits.length, seconds, tempo, voices);
  const placed = names.map((name) => {
    const lasts = Math.min(SPECIFIC_SOUNDS[name]?.seconds ?? USUAL_SECONDS, seconds / 2);
    const from = climbs(name) ? tenths(seconds - lasts) : (times[hits.indexOf(name)] ?? 0);
    return { name, from, to: tenths(Math.min(seconds, from + lasts)) };
  });
  return placed.map(({ name, from, to }) => {
    const source = SPECIFIC_SOUNDS[name];
    return {
      kind: "effect",
      name,
      from,
      to,
      levels: levelsOf(source, from, to, level),
      band: source?.band ?? [200, 8000],
      image: source?.image ?? "where it happens on screen",
    };
  });
}
