import { has, plain, type Rule } from "./rule";

const SLOW = ["Very Slow (60-70 BPM)", "Slow (70-90 BPM)"];
const FAST = ["Fast (130-150 BPM)", "Very Fast (150+ BPM)"];
const CALM = ["Peaceful & Calm", "Melancholic & Sad", "Romantic & Tender"];
const DRIVEN = ["Energetic & Dynamic", "Playful & Light"];

/** Styles that a backbeat drives. */
const DRIVING = ["Rock", "Pop", "Hip-Hop"];
const DRUMS = ["Drum Kit", "Orchestral Percussion"];

/** What cannot be heard together of music, transitions and mix. */
export const MUSIC_RULES: readonly Rule[] = [
  {
    id: "slow-and-energetic",
    when: (r) => has(SLOW, r.musicTempo) && has(DRIVEN, r.musicMood),
    found: (r) => `${plain(r.musicTempo)} tempo with a mood of ${r.musicMood}.`,
    did: () =>
      "The tempo stays; the energy comes from a double-time subdivision (sixteenths over the slow beat).",
  },
  {
    id: "fast-and-calm",
    when: (r) => has(FAST, r.musicTempo) && has(CALM, r.musicMood),
    found: (r) => `${plain(r.musicTempo)} tempo with a mood of ${r.musicMood}.`,
    did: () =>
      "The tempo stays as the grid; everything is felt in half time, with long notes across the beat.",
  },
  {
    id: "ambient-and-fast",
    when: (r) => r.musicStyle === "Ambient" && has(FAST, r.musicTempo),
    found: (r) => `Ambient music has no beat that could be ${plain(r.musicTempo).toLowerCase()}.`,
    did: () => "The tempo is kept as the rate of a soft inner pulse: delay repeats and tremolo follow it.",
  },
  {
    id: "solo-and-ensemble",
    when: (r) =>
      (r.musicStyle === "Piano Solo" && r.musicInstruments.some((each) => each !== "Piano")) ||
      (r.musicStyle === "Acoustic Guitar" && r.musicInstruments.some((each) => each !== "Acoustic Guitar")),
    found: (r) => `${r.musicStyle} is a solo, yet other instruments are chosen.`,
    did: () => "The solo instrument leads; the others enter in the second half, 6 dB beneath it.",
  },
  {
    id: "minimal-and-many",
    when: (r) => r.musicStyle === "Minimalist" && r.musicInstruments.length > 4,
    found: (r) => `A minimalist piece with ${r.musicInstruments.length} instruments.`,
    did: () => "No more than two play at once; they hand the pattern over from phrase to phrase.",
  },
  {
    id: "gaps-and-constant",
    when: (r) => r.audioTransitions.includes("Silence Gaps") && r.volumeDynamics === "constant",
    found: () => "Silence gaps break a constant level.",
    did: () => "Only music and effects stop in the gaps; the ambience carries on at its level.",
  },
  {
    id: "cuts-and-crossfades",
    when: (r) =>
      r.audioTransitions.includes("Sharp Cuts") && r.audioTransitions.includes("Smooth Crossfades"),
    found: () => "Sharp cuts and smooth crossfades are both chosen.",
    did: () => "Effects cut with the picture; music and ambience crossfade beneath the cut.",
  },
  {
    id: "cuts-and-fades",
    when: (r) =>
      r.volumeDynamics === "fade-in-out" &&
      r.audioTransitions.includes("Sharp Cuts") &&
      !r.audioTransitions.includes("Smooth Crossfades"),
    found: () => "The clip fades in and out, yet sharp cuts are chosen.",
    did: () => "Cuts within the clip are sharp; its two ends fade.",
  },
  {
    id: "spatial-and-compressed",
    when: (r) => r.spatialAudio && r.audioMixingStyle === "compressed",
    found: () => "A compressed mix is heard on phones, often in mono, where spatial positions are lost.",
    did: () =>
      "Positions are kept for headphones (binaural); nothing that matters is out of phase, checked in mono.",
  },
  {
    id: "peaks-and-compressed",
    when: (r) =>
      r.audioMixingStyle === "compressed" && has(["dramatic-peaks", "crescendo"], r.volumeDynamics),
    found: (r) => `${plain(r.volumeDynamics)} with a compressed mix, whose range is 6 LU.`,
    did: () => "The peaks come from density and register, with 3 LU of level at most.",
  },
  {
    id: "constant-and-dynamic",
    when: (r) => r.audioMixingStyle === "dynamic-range" && r.volumeDynamics === "constant",
    found: () => "A constant level leaves the wide dynamic range unused.",
    did: () => "Music and ambience stay level; the range is given to the effects.",
  },
  {
    id: "intense-and-calm",
    when: (r) => r.soundIntensity === "intense" && r.musicMood === "Peaceful & Calm",
    found: () => "Intense effects in a peaceful, calm piece.",
    did: () => "The intensity is nearness and detail; transients are softened with a 5 ms attack.",
  },
  {
    id: "driving-and-calm",
    when: (r) => has(DRIVING, r.musicStyle) && has(CALM, r.musicMood),
    found: (r) => `${r.musicStyle} is built on a backbeat, the mood is ${r.musicMood}.`,
    did: () =>
      "The style gives the sounds, the mood the playing: clean tone, brushes or rim clicks, no backbeat before the last third.",
  },
  {
    id: "calm-and-drums",
    when: (r) =>
      r.musicMood === "Peaceful & Calm" &&
      !has(DRIVING, r.musicStyle) &&
      r.musicInstruments.some((each) => DRUMS.includes(each)),
    found: () => "Drums in a peaceful, calm piece.",
    did: () => "They colour and do not drive: mallets on cymbals and low drum swells, no pattern.",
  },
  {
    id: "ambient-and-driven",
    when: (r) => r.musicStyle === "Ambient" && has([...DRIVEN, "Epic & Heroic"], r.musicMood),
    found: (r) => `Ambient music has no pulse that could be ${plain(r.musicMood)}.`,
    did: () => "The mood comes from brightness and register: the pad opens and rises, no beat is added.",
  },
  {
    id: "hip-hop-and-fast",
    when: (r) => r.musicStyle === "Hip-Hop" && has(FAST, r.musicTempo),
    found: (r) => `A hip-hop beat at a ${plain(r.musicTempo).toLowerCase()} tempo.`,
    did: () =>
      "Written in half time: the snare falls on the third beat, the hi-hat carries the tempo chosen.",
  },
  {
    id: "cuts-and-overlaps",
    when: (r) => r.audioTransitions.includes("Sharp Cuts") && r.audioTransitions.includes("Overlap Layers"),
    found: () => "Sharp cuts and overlapping layers are both chosen.",
    did: () => "Effects and voices cut on the frame; ambience and music lead or trail the cut.",
  },
  {
    id: "tails-and-gaps",
    when: (r) =>
      r.audioTransitions.includes("Silence Gaps") &&
      r.audioTransitions.some((each) => each === "Reverb Tails" || each === "Echo Trails"),
    found: () => "Tails that ring on would fill the silence gaps.",
    did: () =>
      "The tail rings first and the gap begins where it is gone; a cut has one of the two, never both.",
  },
];
