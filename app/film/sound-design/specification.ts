import { listed } from "../english";
import { VEO } from "../veo";
import { bandText, carve } from "./bands";
import type { Settled } from "./contradictions";
import { TRANSITIONS } from "./levels";
import { INSTRUMENTS, MUSIC_MOODS, MUSIC_STYLES } from "./music";
import { ENVIRONMENTS, HOURS, WEATHER } from "./places";
import { type Layer, planSound, type SoundPlan } from "./plan";
import { fitNotes, type PromptSentence, promptSentences, speakerOf } from "./prompt-sentences";
import type { SoundRequest } from "./request";
import { VOICE_ACCENTS, VOICE_TYPES } from "./voices";

/** A sound brief with what it was written from. */
export interface SoundDesign {
  readonly specification: string;
  readonly sentences: readonly PromptSentence[];
  readonly layers: readonly Layer[];
  readonly seconds: number;
  /** In seconds; 0 where nobody speaks. */
  readonly spokenSeconds: number;
  readonly delivery: {
    readonly standard: string;
    /** LUFS integrated. */
    readonly loudness: number;
    /** dBTP. */
    readonly truePeak: number;
  };
  readonly settled: readonly Settled[];
  readonly notes: readonly string[];
}

/** A breath between two sentences, in seconds. */
const PAUSE_SECONDS = 0.5;

const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace("-0", "0"));
const time = (seconds: number) => seconds.toFixed(1).padStart(4, "0");
const section = (title: string, lines: readonly (string | undefined)[]): string[] => [
  "",
  title.toUpperCase(),
  ...lines.filter((each): each is string => each !== undefined && each !== ""),
];
const levelsOf = ({ levels }: Layer) => levels.map(([, level]) => level);
const highest = (layer: Layer) => Math.max(...levelsOf(layer));
const lowest = (layer: Layer) => Math.min(...levelsOf(layer));

/** "Strings Section", with its part of the spectrum. */
const instrumentText = (name: string) => {
  const known = INSTRUMENTS[name];
  return known ? `${name} (${bandText(known.band)}; ${known.image})` : name;
};

function sceneSection({ request, seconds }: SoundPlan): string[] {
  const place = ENVIRONMENTS[request.environmentType ?? ""];
  const weather = WEATHER[request.weatherConditions ?? ""];
  return section("1. Scene", [
    request.sceneContext,
    `Length: ${seconds} s.`,
    request.environmentType &&
      (place
        ? `Place: ${request.environmentType} – ${place.says}; reverberation ${place.reverb} s.`
        : `Place: ${request.environmentType}.`),
    request.locationSpecifics && `On location: ${request.locationSpecifics}`,
    request.timeOfDay && `Hour: ${request.timeOfDay} – ${HOURS[request.timeOfDay] ?? ""}.`,
    weather && `Weather: ${request.weatherConditions} – ${weather.says}.`,
  ]);
}

function layerSection({ layers, seconds, tempo, target }: SoundPlan): string[] {
  const rows = layers.map((layer) => {
    const peak = highest(layer);
    const floor = lowest(layer);
    const level = peak === floor ? `${signed(peak)}` : `${signed(floor)} to ${signed(peak)}`;
    return `  ${time(layer.from)}–${time(layer.to)} s  ${layer.name} (${layer.kind}): ${level} LU`;
  });
  const spoken = layers.some(({ kind }) => kind === "voice");
  return section("2. Layers in time", [
    `Levels in LU against ${spoken ? "the voice (0)" : "where a voice would lie (0); with none, the loudest layer is raised to the target"}.`,
    ...rows,
    tempo &&
      `  Grid: ${tempo.bpm} BPM = ${tempo.beats} beats in ${seconds} s; single sounds stand on the beat${spoken ? ", in the gaps of speech where there are any" : ""}.`,
    `  Ends: every layer is gone or cut at ${seconds.toFixed(1)} s; nothing above ${target.truePeak} dBTP.`,
  ]);
}

function musicSection(plan: SoundPlan): string[] {
  const { request, tempo, instruments, dynamics, settled } = plan;
  if (!tempo) return section("3. Music", ["None: the scene context asks for none."]);
  const style = MUSIC_STYLES[request.musicStyle ?? ""];
  const halfTime = settled.some(({ id }) => id === "fast-and-calm");
  const bars = tempo.beats % 4 === 0 ? ` (${tempo.beats / 4} bars of 4/4)` : "";
  return section("3. Music", [
    `Style: ${request.musicStyle ?? "open; a sparse score that leaves room"}${style ? ` – ${style.writing}` : ""}.`,
    request.musicMood && `Mood: ${request.musicMood} – ${MUSIC_MOODS[request.musicMood]?.writing ?? ""}.`,
    `Tempo: ${tempo.bpm} BPM, ${tempo.beats} beats${bars}${request.musicTempo ? `, within ${request.musicTempo}` : ""}${halfTime ? ", felt in half time" : ""}.`,
    `Instruments: ${instruments.map(instrumentText).join("; ")}.`,
    request.customMusicDescription && `As asked: ${request.customMusicDescription}`,
    `Dynamics: ${request.volumeDynamics ?? "open"} – ${dynamics}.`,
  ]);
}

function effectSection({ request, layers, intensity, scene }: SoundPlan): string[] {
  const rows = (kind: Layer["kind"]) =>
    layers
      .filter((each) => each.kind === kind)
      .map((each) => `  ${each.name}: ${bandText(each.band)}; ${each.image}.`);
  return section("4. Effects and ambience", [
    `Intensity: ${request.soundIntensity ?? "moderate"} – ${intensity.manner}.`,
    "Effects:",
    ...rows("effect"),
    request.customSoundDescription && `  As asked: ${request.customSoundDescription}`,
    scene.effect && `  From the scene itself: ${scene.effect}`,
    "Ambience:",
    ...rows("ambience"),
    scene.ambience && `  From the scene itself: ${scene.ambience}`,
  ]);
}

/** How the words are to be spoken: manner, pace, pauses. */
function deliveryOf({ request, lines, seconds }: SoundPlan): string {
  const manner = MUSIC_MOODS[request.musicMood ?? ""]?.delivery ?? "plainly, as to one person";
  const spoken = lines.reduce((sum, each) => sum + each.seconds, 0);
  const sentences = lines.flatMap(({ text }) => text.match(/[.!?]+(?=\s)/g) ?? []).length;
  const room = seconds - spoken;
  const pauses =
    sentences > 0 && room >= sentences * PAUSE_SECONDS
      ? `, ${PAUSE_SECONDS} s of breath between sentences`
      : "";
  const pace = spoken > 0 ? `, about ${VEO.speechWordsPerSecond * 60} words a minute${pauses}` : "";
  const last = lines.length > 1 ? "; each speaker leaves the other's last word to ring" : "";
  return `Delivery: ${manner}${pace}${last}.`;
}

function voiceSection(plan: SoundPlan): string[] {
  const { request, lines, seconds } = plan;
  const described = [request.voiceGender, request.voiceAge, request.voiceAccent, request.dialogContent].some(
    (each) => each !== undefined,
  );
  const speaks = request.hasVoiceover || request.hasCharacterDialog;
  const cast = request.hasVoiceover || request.voiceGender !== undefined || request.voiceAge !== undefined;
  if (!speaks && !described) return section("5. Voice", ["None. The centre is free for the nearest effect."]);
  const type = VOICE_TYPES[request.voiceGender ?? ""];
  const accent = VOICE_ACCENTS[request.voiceAccent ?? ""];
  const spoken = lines.reduce((sum, each) => sum + each.seconds, 0);
  return section("5. Voice", [
    speaks
      ? undefined
      : "Not in this mix (neither voice-over nor character dialogue is switched on). Casting:",
    cast || !request.hasCharacterDialog
      ? `Cast: ${speakerOf(plan)}${type ? `; speaking pitch about ${type.pitch[0]} to ${type.pitch[1]} Hz` : ""}.`
      : "Cast: the characters as the dialogue describes them.",
    accent && `Accent: ${request.voiceAccent} – ${accent.direction}.`,
    speaks ? deliveryOf(plan) : undefined,
    request.hasVoiceover
      ? "Voice-over: close microphone (15 to 20 cm), dry, no room; breaths lowered 6 dB, not cut."
      : undefined,
    request.dialogContent && `Words: ${request.dialogContent}`,
    request.hasCharacterDialog
      ? "Character dialogue: recorded in the room of the scene, boom above the frame; lips and words together."
      : undefined,
    request.hasCharacterDialog
      ? `Dialogue: ${request.characterDialogDescription ?? "not written yet; say who speaks and what."}`
      : undefined,
    spoken > 0 ? `Spoken time: about ${spoken.toFixed(1)} s of ${seconds} s.` : undefined,
  ]);
}

function mixSection({ request, layers, target, settled }: SoundPlan): string[] {
  const speaks = layers.some(({ kind }) => kind === "voice");
  const music = layers.some(({ kind }) => kind === "music");
  const gate =
    target.gate === "programme"
      ? "whole programme"
      : speaks
        ? "dialogue-gated"
        : "whole programme, as there is no dialogue to gate by";
  const monoChecked = settled.some(({ id }) => id === "spatial-and-compressed");
  return section("6. Mix", [
    `Style: ${request.audioMixingStyle ?? "open; mixed for the web"} – for ${target.use}.`,
    `Loudness: ${target.loudness} LUFS integrated (±${target.tolerance} LU, ${gate}), true peak at most ${target.truePeak} dBTP, loudness range up to ${target.range} LU. Source: ${target.standard}.`,
    speaks && music
      ? `Ducking: music falls from ${signed(target.musicAlone)} to ${signed(target.musicUnder)} LU beneath speech (${target.musicAlone - target.musicUnder} dB); threshold 12 dB below the voice's average level, attack ${target.attackMs} ms ahead of the word, release ${target.releaseMs} ms. Ambience gives way by 2 dB.`
      : `Ducking: none; ${speaks ? "there is no music to duck. Ambience gives way to speech by 2 dB" : "nobody speaks in this mix"}.`,
    "Spectrum:",
    ...carve(layers).map((each) => `  ${each}`),
    request.spatialAudio
      ? `Space: 5.1 with a binaural fold-down. Voice in the centre; music left and right with 15 % in the surrounds; ambience in all five; effects follow the picture, those off screen at 90 to 110°; LFE for impacts only${monoChecked ? "; checked in mono" : ""}.`
      : `Space: stereo. ${speaks ? "Voice and low end in the centre, music wide with its middle left free" : "Low end in the centre, music over the full width"}, effects where they are seen.`,
    "Transitions:",
    ...(request.audioTransitions.length > 0
      ? request.audioTransitions.map((each) => `  ${each}: ${TRANSITIONS[each] ?? "as asked"}.`)
      : ["  None chosen: beds crossfade over 12 frames, everything else cuts with the picture."]),
  ]);
}

function deliverySection({ request, layers, target }: SoundPlan): string[] {
  const stems = [
    ["voice", "DX (voice)"],
    ["music", "MX (music)"],
    ["effect", "FX (effects)"],
    ["ambience", "BG (ambience)"],
  ].flatMap(([kind, name]) => (layers.some((each) => each.kind === kind) ? [name as string] : []));
  return section("7. Delivery", [
    "WAV, 48 kHz, 24 bit, no dither before the last step; first frame of sound on the first frame of picture.",
    `Upload: ${target.upload}.`,
    `Stems: ${listed(stems)}, each ${request.spatialAudio ? "5.1 and binaural" : "stereo"}, printed through the ducking and without; together they null against the mix.`,
  ]);
}

/**
 * Writes the sound brief of a scene.
 * @param asked a request whose projectTitle and sceneContext are filled
 * @returns the text with its layers, the sentences for a prompt, and what was settled. Pure: the same request gives the same bytes
 */
export function designSound(asked: SoundRequest): SoundDesign {
  const plan = planSound(asked);
  const sentences = promptSentences(plan);
  const notes = fitNotes(plan);
  const { request, target, layers, seconds, settled, lines } = plan;
  const checks = [...settled.map(({ found, did }) => `${found} ${did}`), ...notes];
  const specification = [
    `AUDIO SPECIFICATION: ${request.projectTitle}`,
    ...sceneSection(plan),
    ...layerSection(plan),
    ...musicSection(plan),
    ...effectSection(plan),
    ...voiceSection(plan),
    ...mixSection(plan),
    ...deliverySection(plan),
    ...section(
      "8. Sentences for the video prompt",
      sentences.map(({ text }) => text),
    ),
    ...(checks.length > 0
      ? section(
          "9. Settled in this brief",
          checks.map((each) => `- ${each}`),
        )
      : []),
  ].join("\n");
  return {
    specification,
    sentences,
    layers,
    seconds,
    spokenSeconds: Math.round(lines.reduce((sum, each) => sum + each.seconds, 0) * 10) / 10,
    delivery: { standard: target.standard, loudness: target.loudness, truePeak: target.truePeak },
    settled,
    notes,
  };
}
