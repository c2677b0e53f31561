import { describe, expect, test } from "vitest";
import { RULE_IDS, settle } from "./contradictions";
import type { SoundRequest } from "./request";
import { BARE, SPOKEN } from "./requests.fixture";
import { designSound } from "./specification";

/** A scene that says nothing of hour, weather or place. */
const OPEN = "An old man opens a letter";

/** For each rule, choices that break it and no other. */
const BREAKING: Record<string, Partial<SoundRequest>> = {
  "hour-against-scene": { sceneContext: `${OPEN} at dawn`, timeOfDay: "night" },
  "weather-against-scene": { sceneContext: `${OPEN} while heavy snow falls`, weatherConditions: "sunny" },
  "place-against-scene": {
    sceneContext: "A diver swims underwater through a wreck",
    environmentType: "Desert",
  },
  "music-against-scene": { sceneContext: `${OPEN}, no music`, musicStyle: "Jazz" },
  "voice-against-scene": { ...SPOKEN, sceneContext: `${OPEN} without a word` },
  "hall-and-clear": {
    environmentType: "Large Hall",
    audioMixingStyle: "dialog-clear",
    hasCharacterDialog: true,
    characterDialogDescription: 'The old man says: "At last."',
  },
  "driving-and-calm": { musicStyle: "Rock", musicMood: "Peaceful & Calm" },
  "calm-and-drums": { musicMood: "Peaceful & Calm", musicInstruments: ["Drum Kit"] },
  "ambient-and-driven": { musicStyle: "Ambient", musicMood: "Energetic & Dynamic" },
  "hip-hop-and-fast": { musicStyle: "Hip-Hop", musicTempo: "Very Fast (150+ BPM)" },
  "cuts-and-overlaps": { audioTransitions: ["Sharp Cuts", "Overlap Layers"] },
  "tails-and-gaps": { audioTransitions: ["Silence Gaps", "Reverb Tails"] },
  "bed-of-another-place": { environmentType: "Desert", ambientSounds: ["Ocean Waves"] },
  "rain-twice": { environmentType: "City Street", weatherConditions: "heavy-rain", ambientSounds: ["Rain"] },
  "fair-weather-and-rain": { weatherConditions: "sunny", ambientSounds: ["Rain"] },
  "spatial-underwater": { environmentType: "Underwater", spatialAudio: true },
  "voice-without-voiceover": { voiceAge: "Senior (50+)" },
  "voiceover-without-words": { hasVoiceover: true },
  "child-of-another-age": { ...SPOKEN, voiceGender: "Child", voiceAge: "Senior (50+)" },
  "elderly-of-another-age": { ...SPOKEN, voiceGender: "Elderly", voiceAge: "Young Adult (20-30)" },
  "slow-and-energetic": { musicTempo: "Very Slow (60-70 BPM)", musicMood: "Energetic & Dynamic" },
  "fast-and-calm": { musicTempo: "Very Fast (150+ BPM)", musicMood: "Peaceful & Calm" },
  "ambient-and-fast": { musicStyle: "Ambient", musicTempo: "Fast (130-150 BPM)" },
  "solo-and-ensemble": { musicStyle: "Piano Solo", musicInstruments: ["Piano", "Choir"] },
  "minimal-and-many": {
    musicStyle: "Minimalist",
    musicInstruments: ["Piano", "Choir", "Bass", "Woodwinds", "Drum Kit"],
  },
  "gaps-and-constant": { audioTransitions: ["Silence Gaps"], volumeDynamics: "constant" },
  "cuts-and-crossfades": { audioTransitions: ["Sharp Cuts", "Smooth Crossfades"] },
  "cuts-and-fades": { audioTransitions: ["Sharp Cuts"], volumeDynamics: "fade-in-out" },
  "spatial-and-compressed": { spatialAudio: true, audioMixingStyle: "compressed" },
  "peaks-and-compressed": { audioMixingStyle: "compressed", volumeDynamics: "dramatic-peaks" },
  "constant-and-dynamic": { audioMixingStyle: "dynamic-range", volumeDynamics: "constant" },
  "intense-and-calm": { soundIntensity: "intense", musicMood: "Peaceful & Calm" },
  "sun-at-night": { weatherConditions: "sunny", timeOfDay: "night" },
  "weather-underwater": { environmentType: "Underwater", weatherConditions: "windy" },
  "air-sounds-underwater": { environmentType: "Underwater", ambientSounds: ["Wind in Trees"] },
  "speech-underwater": {
    environmentType: "Underwater",
    hasCharacterDialog: true,
    characterDialogDescription: 'The diver whispers: "Open it."',
  },
  "weather-indoors": { environmentType: "Office", weatherConditions: "heavy-rain" },
  "open-air-indoors": { environmentType: "Office", ambientSounds: ["City Traffic"] },
  "room-tone-outdoors": { environmentType: "Forest", ambientSounds: ["Room Tone"] },
  "birds-at-night": { timeOfDay: "night", ambientSounds: ["Forest Birdsong"] },
  "insects-in-snow": { weatherConditions: "snow", ambientSounds: ["Night Insects"] },
  "fire-in-rain": {
    environmentType: "Forest",
    weatherConditions: "light-rain",
    ambientSounds: ["Crackling Fire"],
  },
};

describe("contradictions", () => {
  test("each rule has its example", () => {
    expect(Object.keys(BREAKING).sort()).toEqual([...RULE_IDS].sort());
  });

  test.each(Object.entries(BREAKING))("%s is found, settled and said", (id, choices) => {
    const { settled } = settle({ ...BARE, sceneContext: OPEN, ...choices });
    expect(settled.map((each) => each.id)).toEqual([id]);
    const { specification } = designSound({ ...BARE, sceneContext: OPEN, ...choices });
    expect(specification).toContain(`- ${settled[0]?.found} ${settled[0]?.did}`);
  });

  test("nothing is found where nothing contradicts itself", () => {
    expect(settle(BARE).settled).toEqual([]);
    expect(designSound(BARE).specification).not.toContain("SETTLED");
  });

  test("what is left out is left out of layers and prompt", () => {
    const { sentences, layers } = designSound({
      ...BARE,
      weatherConditions: "snow",
      ambientSounds: ["Night Insects", "Crackling Fire"],
    });
    expect(layers.map(({ name }) => name)).not.toContain("Night Insects");
    expect(sentences.map(({ text }) => text).join(" ")).not.toContain("cricket");
  });

  test("rain outside an interior is 10 dB down and muffled", () => {
    const bed = (environmentType: string) =>
      designSound({ ...BARE, environmentType, weatherConditions: "heavy-rain" });
    const level = (environmentType: string) =>
      bed(environmentType).layers.find(({ name }) => name === "Weather: heavy rain")?.levels[0]?.[1] ?? 0;
    expect(level("Office")).toBe(level("City Street") - 10);
    expect(bed("Office").sentences[0]?.text).toContain("outside, muffled");
  });
});
