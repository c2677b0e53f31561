/** A part of the spectrum, in Hz. */
export type Band = readonly [low: number, high: number];

/** What a style of music brings, where the request leaves it open. */
export interface MusicStyle {
  /** As a prompt names it. */
  readonly says: string;
  readonly instruments: readonly string[];
  /** How it is written and played. */
  readonly writing: string;
  /** The tempo it lives at, in beats a minute, where none is chosen; any where it is not said. */
  readonly range?: Band;
}

export const MUSIC_STYLES: Readonly<Record<string, MusicStyle>> = {
  "Cinematic Orchestral": {
    says: "cinematic orchestral score",
    instruments: ["Strings Section", "Brass Section", "Orchestral Percussion"],
    writing: "short motif in the low strings, answered by brass; percussion only on the hit points",
  },
  "Electronic/Synth": {
    says: "electronic synth score",
    instruments: ["Synthesizer Pad", "Bass", "Drum Kit"],
    range: [90, 150],
    writing: "analogue pad, an eighth-note sequence above it, filter opening over the clip",
  },
  "Acoustic Guitar": {
    says: "solo acoustic guitar",
    instruments: ["Acoustic Guitar"],
    writing: "fingerpicked figure close to the microphone, finger noise kept",
  },
  "Piano Solo": {
    says: "solo piano",
    instruments: ["Piano"],
    range: [60, 110],
    writing: "a four-note figure with the felt pedal down, wide space between the phrases",
  },
  Jazz: {
    says: "small-combo jazz",
    instruments: ["Piano", "Bass", "Drum Kit"],
    range: [70, 150],
    writing: "walking bass, brushes, piano comping off the beat",
  },
  Classical: {
    says: "chamber classical piece",
    instruments: ["Strings Section", "Woodwinds", "Piano"],
    writing: "a theme in the strings, countered by woodwinds, phrased in four bars",
  },
  Rock: {
    says: "rock track",
    instruments: ["Electric Guitar", "Bass", "Drum Kit"],
    range: [90, 150],
    writing: "one riff, drums entering on the second bar, guitars doubled left and right",
  },
  Pop: {
    says: "pop track",
    instruments: ["Synthesizer Pad", "Bass", "Drum Kit"],
    range: [90, 130],
    writing: "a hook of two bars, four on the floor, a filtered break before the last image",
  },
  Ambient: {
    says: "ambient drone",
    instruments: ["Synthesizer Pad", "Solo Cello"],
    range: [60, 90],
    writing: "slow swells without a beat, one note changing at a time",
  },
  Minimalist: {
    says: "minimalist pattern",
    instruments: ["Piano", "Strings Section"],
    writing: "one cell repeated, shifted by an eighth note, adding one voice a phrase",
  },
  Folk: {
    says: "folk tune",
    instruments: ["Acoustic Guitar", "Woodwinds"],
    range: [70, 130],
    writing: "open-string guitar, a modal tune on top, room and breath left in",
  },
  "Hip-Hop": {
    says: "hip-hop beat",
    instruments: ["Drum Kit", "Bass", "Synthesizer Pad"],
    range: [70, 110],
    writing: "swung sixteenths, dry kick and snare, a chopped two-bar loop",
  },
};

/** What a mood asks of harmony and gesture, its word in a prompt, and how a voice speaks in it. */
export const MUSIC_MOODS: Readonly<
  Record<string, { readonly says: string; readonly writing: string; readonly delivery: string }>
> = {
  "Uplifting & Hopeful": {
    says: "hopeful",
    delivery: "warmly",
    writing: "major, rising fourths and sixths, suspensions that resolve upwards",
  },
  "Dramatic & Intense": {
    says: "intense",
    delivery: "urgently",
    writing: "minor, low pedal note, accents off the beat, harmony that waits to resolve",
  },
  "Mysterious & Suspenseful": {
    says: "suspenseful",
    delivery: "under the breath",
    writing: "whole-tone or octatonic colours, tremolo, no cadence until the last image",
  },
  "Romantic & Tender": {
    says: "tender",
    delivery: "softly",
    writing: "added sixths and ninths, a singing middle register, phrases that breathe",
  },
  "Energetic & Dynamic": {
    says: "energetic",
    delivery: "brightly",
    writing: "driving subdivision, syncopated accents, short notes",
  },
  "Melancholic & Sad": {
    says: "melancholic",
    delivery: "quietly",
    writing: "minor with a major sixth, falling seconds, long decays",
  },
  "Peaceful & Calm": {
    says: "calm",
    delivery: "calmly",
    writing: "open fifths, pentatonic, soft attacks, no backbeat",
  },
  "Epic & Heroic": {
    says: "heroic",
    delivery: "firmly",
    writing: "bold fifths, Mixolydian turns, unison theme doubled at the octave",
  },
  "Dark & Ominous": {
    says: "ominous",
    delivery: "in a low voice",
    writing: "low clusters, semitone motion, sub-bass held beneath one high, thin line",
  },
  "Playful & Light": {
    says: "playful",
    delivery: "lightly",
    writing: "staccato, pizzicato, major with chromatic neighbours",
  },
};

/** The beats a minute of each tempo; the upper end belongs to the next one. */
export const TEMPOS: Readonly<Record<string, Band>> = {
  "Very Slow (60-70 BPM)": [60, 70],
  "Slow (70-90 BPM)": [70, 90],
  "Moderate (90-110 BPM)": [90, 110],
  "Medium (110-130 BPM)": [110, 130],
  "Fast (130-150 BPM)": [130, 150],
  "Very Fast (150+ BPM)": [150, 176],
};

/** The tempo each mood sits at, where none is chosen. */
export const TEMPO_OF_MOOD: Readonly<Record<string, string>> = {
  "Uplifting & Hopeful": "Moderate (90-110 BPM)",
  "Dramatic & Intense": "Medium (110-130 BPM)",
  "Mysterious & Suspenseful": "Slow (70-90 BPM)",
  "Romantic & Tender": "Slow (70-90 BPM)",
  "Energetic & Dynamic": "Fast (130-150 BPM)",
  "Melancholic & Sad": "Very Slow (60-70 BPM)",
  "Peaceful & Calm": "Slow (70-90 BPM)",
  "Epic & Heroic": "Moderate (90-110 BPM)",
  "Dark & Ominous": "Very Slow (60-70 BPM)",
  "Playful & Light": "Medium (110-130 BPM)",
};

/** An instrument's place in spectrum and image. */
export interface Instrument {
  readonly says: string;
  /** Where most of its energy lies. */
  readonly band: Band;
  /** Where it stands between the loudspeakers. */
  readonly image: string;
}

/** Ranges of fundamentals and first harmonics, as common charts of instrument spectra give them. */
export const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  Piano: { says: "piano", band: [80, 4000], image: "centre, 60 % width, low notes left" },
  "Acoustic Guitar": { says: "acoustic guitar", band: [80, 5000], image: "20 % left" },
  "Electric Guitar": { says: "electric guitar", band: [80, 5000], image: "doubled, 80 % left and right" },
  "Strings Section": { says: "strings", band: [60, 6000], image: "full width, violins left, basses right" },
  "Solo Cello": { says: "solo cello", band: [65, 2500], image: "10 % right" },
  "Brass Section": { says: "brass", band: [60, 5000], image: "30 % right, set back" },
  Woodwinds: { says: "woodwinds", band: [250, 6000], image: "15 % left, set back" },
  Choir: { says: "wordless choir", band: [100, 4000], image: "full width, behind everything" },
  "Synthesizer Pad": { says: "synthesizer pad", band: [100, 8000], image: "full width" },
  Bass: { says: "bass", band: [40, 400], image: "centre, mono below 120 Hz" },
  "Drum Kit": { says: "drums", band: [50, 10000], image: "kick and snare centre, overheads 70 %" },
  "Orchestral Percussion": {
    says: "orchestral percussion",
    band: [40, 8000],
    image: "timpani centre, metal right",
  },
};
