/** How loud a mix is delivered, and how its layers stand to the voice. */
export interface MixTarget {
  /** Where such a mix is heard. */
  readonly use: string;
  /** The standard the figures come from. */
  readonly standard: string;
  /** Integrated loudness, LUFS (the same as LKFS). */
  readonly loudness: number;
  /** How far the integrated loudness may be off, in LU. */
  readonly tolerance: number;
  /** What is measured: the speech alone, or all of it. */
  readonly gate: "dialogue" | "programme";
  /** The highest true peak, dBTP. */
  readonly truePeak: number;
  /** Loudness range, LU: the most that the mix should use. */
  readonly range: number;
  /** Music against the voice, in LU: where nobody speaks, and beneath speech. */
  readonly musicAlone: number;
  readonly musicUnder: number;
  /** The file that is handed on beside the WAV. */
  readonly upload: string;
  /** How the ducker moves, in milliseconds. */
  readonly attackMs: number;
  readonly releaseMs: number;
}

/**
 * Targets by mixing style. Sources of loudness and true peak: Netflix Sound Mix Specifications (-27 LKFS dialogue-gated,
 * ±2 LU, -2 dBTP); EBU R 128 (-23 LUFS ±0.5 LU, -1 dBTP; for the United States ATSC A/85, -24 LKFS ±2, -2 dBTP); the
 * playback normalisation of music and video streaming (-14 LUFS, -1 dBTP); Apple Podcasts (-16 LKFS ±1, -1 dBTP).
 * Beneath speech: WCAG 2 success criterion 1.4.7 asks for 20 dB where speech must be clear; the rest, and loudness range
 * and ducking times, are common mixing practice.
 */
export const MIX_TARGETS: Readonly<Record<string, MixTarget>> = {
  cinematic: {
    use: "cinema and film streaming",
    standard: "Netflix Sound Mix Specifications",
    loudness: -27,
    tolerance: 2,
    gate: "dialogue",
    truePeak: -2,
    range: 18,
    musicAlone: -4,
    musicUnder: -16,
    upload: "printmaster as WAV, 5.1 and stereo, dialogue level measured on each",
    attackMs: 250,
    releaseMs: 900,
  },
  broadcast: {
    use: "television (ATSC A/85 for the United States: -24 LKFS, -2 dBTP)",
    standard: "EBU R 128",
    loudness: -23,
    tolerance: 0.5,
    gate: "programme",
    truePeak: -1,
    range: 12,
    musicAlone: -7,
    musicUnder: -16,
    upload: "BWF with timecode, stereo, one file a language",
    attackMs: 150,
    releaseMs: 600,
  },
  "music-focused": {
    use: "music and video streaming",
    standard: "streaming playback normalisation",
    loudness: -14,
    tolerance: 1,
    gate: "programme",
    truePeak: -1,
    range: 10,
    musicAlone: 0,
    musicUnder: -9,
    upload: "AAC-LC 320 kbit/s, 48 kHz, with the WAV kept as master",
    attackMs: 200,
    releaseMs: 700,
  },
  "dialog-clear": {
    use: "spoken word, explainers and accessibility",
    standard: "Apple Podcasts, with WCAG 1.4.7 beneath speech",
    loudness: -16,
    tolerance: 1,
    gate: "programme",
    truePeak: -1,
    range: 8,
    musicAlone: -9,
    musicUnder: -20,
    upload: "AAC-LC 192 kbit/s, 48 kHz, with a transcript of the words",
    attackMs: 80,
    releaseMs: 500,
  },
  "dynamic-range": {
    use: "quiet rooms and good loudspeakers",
    standard: "EBU R 128",
    loudness: -23,
    tolerance: 0.5,
    gate: "programme",
    truePeak: -1,
    range: 20,
    musicAlone: -3,
    musicUnder: -16,
    upload: "WAV as it is; a second print at 12 LU for smaller rooms",
    attackMs: 300,
    releaseMs: 1200,
  },
  compressed: {
    use: "phones and social feeds",
    standard: "streaming playback normalisation",
    loudness: -14,
    tolerance: 1,
    gate: "programme",
    truePeak: -1,
    range: 6,
    musicAlone: -5,
    musicUnder: -12,
    upload: "AAC-LC 256 kbit/s, 48 kHz, in the video file; heard once on a phone in mono",
    attackMs: 50,
    releaseMs: 350,
  },
};

/** The mix where none is chosen: a clip on the web. */
export const WEB_TARGET: MixTarget = {
  use: "a clip on the web",
  standard: "streaming playback normalisation",
  loudness: -14,
  tolerance: 1,
  gate: "programme",
  truePeak: -1,
  range: 9,
  musicAlone: -6,
  musicUnder: -15,
  upload: "AAC-LC 256 kbit/s, 48 kHz, in the video file",
  attackMs: 150,
  releaseMs: 600,
};

export interface Intensity {
  readonly effects: number;
  readonly ambience: number;
  readonly manner: string;
}

/** Where no intensity is chosen. */
export const NATURAL_INTENSITY: Intensity = {
  effects: -7,
  ambience: -22,
  manner: "present and natural, as loud as the picture is near",
};

/** Where effects peak and where the bed of ambience lies, in LU against the voice. Common mixing practice. */
export const INTENSITIES: Readonly<Record<string, Intensity>> = {
  subtle: { effects: -12, ambience: -26, manner: "felt more than heard; no transient draws the ear" },
  moderate: NATURAL_INTENSITY,
  prominent: { effects: -3, ambience: -18, manner: "close and detailed; effects carry part of the story" },
  intense: { effects: 1, ambience: -15, manner: "physical; low end and near perspective lead the scene" },
};

/** A level over time: share of the clip's length, and LU. */
export type LevelCurve = readonly (readonly [share: number, level: number])[];

export interface VolumeDynamics {
  /** Against the music's own level. */
  readonly curve: LevelCurve;
  /** @param span how far the level moves, in LU */
  readonly says: (span: number) => string;
}

/** How the level of the music moves over the clip. */
export const DYNAMICS: Readonly<Record<string, VolumeDynamics>> = {
  constant: {
    curve: [
      [0, 0],
      [1, 0],
    ],
    says: () => "level throughout: only the ducking moves the faders",
  },
  "gradual-build": {
    curve: [
      [0, -9],
      [0.85, 0],
      [1, 0],
    ],
    says: (span) => `one steady build of ${span} LU that arrives just before the last image`,
  },
  "dramatic-peaks": {
    curve: [
      [0, -6],
      [0.35, -6],
      [0.42, 1],
      [0.55, -6],
      [0.78, -6],
      [0.86, 2],
      [1, -3],
    ],
    says: (span) => `two peaks of up to ${span} LU, the second above the first, with room left before each`,
  },
  "fade-in-out": {
    curve: [
      [0, -30],
      [0.2, 0],
      [0.8, 0],
      [1, -30],
    ],
    says: () => "fades in over the first fifth and out over the last, both with an equal-power curve",
  },
  crescendo: {
    curve: [
      [0, -12],
      [0.5, -7],
      [1, 2],
    ],
    says: (span) =>
      `grows by ${span} LU to the last frame, most of it in the second half, cut off on the picture's end`,
  },
};

/** Where no dynamics are chosen. */
export const NATURAL_DYNAMICS: VolumeDynamics = {
  curve: [
    [0, -4],
    [0.12, 0],
    [0.92, 0],
    [1, -6],
  ],
  says: () => "a soft entry and a short release; in between the arrangement carries the dynamics",
};

/** What a transition asks of the edit. */
export const TRANSITIONS: Readonly<Record<string, string>> = {
  "Smooth Crossfades": "beds and music overlap 12 to 18 frames with an equal-power crossfade",
  "Sharp Cuts": "cut on the picture's frame, with a 2 ms ramp so that nothing clicks",
  "Echo Trails":
    "the last hit before the cut feeds a tempo-synced echo (dotted eighth, three repeats, each 6 dB down)",
  "Reverb Tails": "the outgoing sound rings on in its own space, dry signal cut, tail gone by -60 dB",
  "Silence Gaps":
    "4 to 8 frames without music or effects before the next picture; the bed never goes to digital zero",
  "Overlap Layers":
    "the incoming sound leads its picture by 10 to 14 frames (J-cut), the outgoing one trails as long (L-cut)",
};

/** A curve pressed together to a span, its top kept; one that moves less stays as it is. `most` is in LU. */
export function within(curve: LevelCurve, most: number): LevelCurve {
  const levels = curve.map(([, level]) => level);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  if (high - low <= most) return curve;
  return curve.map(([share, level]) => [share, high - ((high - level) * most) / (high - low)] as const);
}
