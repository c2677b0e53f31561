import { ENVIRONMENTS, WEATHER } from "./places";
import type { SoundRequest } from "./request";
import { AMBIENT_SOUNDS } from "./sources";

/** Two choices that cannot both be heard as they stand, and what the brief does about it. */
export interface Settled {
  readonly id: string;
  readonly found: string;
  readonly did: string;
}

interface Rule {
  readonly id: string;
  /** Whether the choices break the rule. */
  readonly when: (request: SoundRequest) => boolean;
  readonly found: (request: SoundRequest) => string;
  readonly did: (request: SoundRequest) => string;
  /** What the brief goes on with instead; most rules change how a choice is carried out and not the choice. */
  readonly change?: (request: SoundRequest) => Partial<SoundRequest>;
}

const SLOW = ["Very Slow (60-70 BPM)", "Slow (70-90 BPM)"];
const FAST = ["Fast (130-150 BPM)", "Very Fast (150+ BPM)"];
const CALM = ["Peaceful & Calm", "Melancholic & Sad", "Romantic & Tender"];
const DRIVEN = ["Energetic & Dynamic", "Playful & Light"];

const has = (list: readonly string[], value: string | undefined) =>
  value !== undefined && list.includes(value);
const kindOf = ({ environmentType }: SoundRequest) => ENVIRONMENTS[environmentType ?? ""]?.kind;
const isIndoor = (request: SoundRequest) => kindOf(request) === "indoor";
const isUnderwater = (request: SoundRequest) => kindOf(request) === "underwater";
const weatherOf = ({ weatherConditions }: SoundRequest) => WEATHER[weatherConditions ?? ""];
const airBound = ({ ambientSounds }: SoundRequest) =>
  ambientSounds.filter((name) => AMBIENT_SOUNDS[name] && !AMBIENT_SOUNDS[name].underwater);
const without = (list: readonly string[], names: readonly string[]) =>
  list.filter((each) => !names.includes(each));
const named = (names: readonly string[]) => names.map((each) => each.toLowerCase()).join(", ");
const plain = (value: string | undefined) => (value ?? "").replace(/ \(.*$/, "");
const speaks = ({ hasVoiceover, hasCharacterDialog }: SoundRequest) => hasVoiceover || hasCharacterDialog;

/** What cannot be heard together, in the order in which it is settled. */
const RULES: readonly Rule[] = [
  {
    id: "voice-without-voiceover",
    when: (r) =>
      !speaks(r) &&
      [r.voiceGender, r.voiceAge, r.voiceAccent, r.dialogContent].some((each) => each !== undefined),
    found: () => "A voice is described, but neither voice-over nor character dialogue is switched on.",
    did: () => "The mix has no voice. The casting stands under Voice for the day it is switched on.",
  },
  {
    id: "voiceover-without-words",
    when: (r) => r.hasVoiceover && r.dialogContent === undefined,
    found: () => "Voice-over is switched on, but there are no words to speak.",
    did: () => "The middle of the clip is kept clear for it. Write the words before the music is composed.",
  },
  {
    id: "child-of-another-age",
    when: (r) => r.voiceGender === "Child" && r.voiceAge !== undefined && r.voiceAge !== "Child (8-16)",
    found: (r) => `A child's voice cannot be of the age ${r.voiceAge}.`,
    did: () => "Cast as a child of 8 to 16: the voice type is what people hear first.",
    change: () => ({ voiceAge: "Child (8-16)" }),
  },
  {
    id: "elderly-of-another-age",
    when: (r) => r.voiceGender === "Elderly" && r.voiceAge !== undefined && r.voiceAge !== "Senior (50+)",
    found: (r) => `An elderly voice cannot be of the age ${r.voiceAge}.`,
    did: () => "Cast as Senior (50+): the voice type is what people hear first.",
    change: () => ({ voiceAge: "Senior (50+)" }),
  },
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
    id: "sun-at-night",
    when: (r) => r.weatherConditions === "sunny" && has(["night", "late-night"], r.timeOfDay),
    found: (r) => `Sunny weather at ${plain(r.timeOfDay).replace("-", " ")}.`,
    did: () => "The hour rules: a clear night, with nothing of a sunny day in the bed.",
    change: () => ({ weatherConditions: "clear" }),
  },
  {
    id: "weather-underwater",
    when: (r) => isUnderwater(r) && weatherOf(r)?.clause !== undefined,
    found: (r) => `${plain(r.weatherConditions).replace("-", " ")} over an underwater scene.`,
    did: () =>
      "Heard as pressure and movement from the surface only, below 300 Hz; the prompt leaves it out.",
  },
  {
    id: "air-sounds-underwater",
    when: (r) => isUnderwater(r) && airBound(r).length > 0,
    found: (r) => `Under water these have no air to travel in: ${named(airBound(r))}.`,
    did: () =>
      "Kept as a memory of the surface: low-passed at 500 Hz, 12 dB down, and left out of the prompt.",
  },
  {
    id: "speech-underwater",
    when: (r) => isUnderwater(r) && r.hasCharacterDialog,
    found: () => "Characters cannot be understood under water.",
    did: () => "Their lines play as an inner voice, dry and close, with no lip movement asked for.",
  },
  {
    id: "weather-indoors",
    when: (r) =>
      isIndoor(r) && weatherOf(r)?.clause !== undefined && r.environmentType !== "Vehicle Interior",
    found: (r) =>
      `${plain(r.weatherConditions).replace("-", " ")} around an interior (${r.environmentType}).`,
    did: () =>
      "Heard through roof and glass: low-passed at 1.5 kHz and 10 dB down, open only where a door or window is.",
  },
  {
    id: "open-air-indoors",
    when: (r) => isIndoor(r) && r.ambientSounds.some((name) => AMBIENT_SOUNDS[name]?.outdoor),
    found: (r) =>
      `Indoors these come from outside: ${named(r.ambientSounds.filter((name) => AMBIENT_SOUNDS[name]?.outdoor))}.`,
    did: () => "Placed behind the wall: low-passed at 1.2 kHz, 8 dB down, as if through a closed window.",
  },
  {
    id: "room-tone-outdoors",
    when: (r) => kindOf(r) === "outdoor" && r.ambientSounds.includes("Room Tone"),
    found: (r) => `Room tone outdoors (${r.environmentType}).`,
    did: () => "Recorded as the air of the open place instead, so that edits stay inaudible.",
    change: (r) => ({ ambientSounds: without(r.ambientSounds, ["Room Tone"]) }),
  },
  {
    id: "birds-at-night",
    when: (r) => r.ambientSounds.includes("Forest Birdsong") && has(["night", "late-night"], r.timeOfDay),
    found: () => "Songbirds do not sing in chorus at night.",
    did: () => "One owl far off takes their place; the chorus is left out of the prompt.",
    change: (r) => ({
      ambientSounds: [...without(r.ambientSounds, ["Forest Birdsong"]), "one owl calls far off"],
    }),
  },
  {
    id: "insects-in-snow",
    when: (r) => r.ambientSounds.includes("Night Insects") && r.weatherConditions === "snow",
    found: () => "Crickets fall silent below about 10 °C; it snows.",
    did: () => "Left out. The bed is what snow leaves: near, dry and quiet.",
    change: (r) => ({ ambientSounds: without(r.ambientSounds, ["Night Insects"]) }),
  },
  {
    id: "fire-in-rain",
    when: (r) =>
      r.ambientSounds.includes("Crackling Fire") && weatherOf(r)?.rain === true && kindOf(r) === "outdoor",
    found: () => "An open fire in the rain.",
    did: () => "The fire hisses under a shelter: crackle kept near, rain kept 10 dB behind it.",
  },
];

/** The names of all rules. */
export const RULE_IDS: readonly string[] = RULES.map(({ id }) => id);

/**
 * Settles what contradicts itself in a request.
 * @returns the request as the brief goes on with it, and what was found and done, in the order of the rules
 */
export function settle(asked: SoundRequest): { request: SoundRequest; settled: readonly Settled[] } {
  let request = asked;
  const settled: Settled[] = [];
  for (const { id, when, found, did, change } of RULES) {
    if (!when(request)) continue;
    settled.push({ id, found: capital(found(request)), did: did(request) });
    request = { ...request, ...change?.(request) };
  }
  return { request, settled };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
