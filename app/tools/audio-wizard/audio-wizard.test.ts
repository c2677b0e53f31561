import { describe, expect, test } from "vitest";
import { DYNAMICS, INTENSITIES, MIX_TARGETS, TRANSITIONS } from "~/film/sound-design/levels";
import * as music from "~/film/sound-design/music";
import * as places from "~/film/sound-design/places";
import * as sources from "~/film/sound-design/sources";
import * as voices from "~/film/sound-design/voices";
import { compose } from "./compose.server";
import { drawMix } from "./draw-mix.server";
import { faultsOf } from "./instructions.server";
import * as options from "./options";
import { audioInput, audioOutput } from "./schema";

const INPUT = { projectTitle: "T", sceneContext: "A woman walks through a quiet forest" };

describe("the options", () => {
  test.each([
    [12, options.MUSIC_STYLES, music.MUSIC_STYLES],
    [10, options.MUSIC_MOODS, music.MUSIC_MOODS],
    [6, options.MUSIC_TEMPOS, music.TEMPOS],
    [12, options.INSTRUMENTS, music.INSTRUMENTS],
    [14, options.AMBIENT_SOUNDS, sources.AMBIENT_SOUNDS],
    [13, options.SPECIFIC_SOUNDS, sources.SPECIFIC_SOUNDS],
    [4, options.SOUND_INTENSITIES, INTENSITIES],
    [4, options.VOICE_GENDERS, voices.VOICE_TYPES],
    [4, options.VOICE_AGES, voices.VOICE_AGES],
    [6, options.VOICE_ACCENTS, voices.VOICE_ACCENTS],
    [6, options.MIXING_STYLES, MIX_TARGETS],
    [5, options.VOLUME_DYNAMICS, DYNAMICS],
    [6, options.AUDIO_TRANSITIONS, TRANSITIONS],
    [13, options.ENVIRONMENTS, places.ENVIRONMENTS],
    [7, options.TIMES_OF_DAY, places.HOURS],
    [9, options.WEATHER_CONDITIONS, places.WEATHER],
  ] as const)("%i of them are each known to the film room", (count, list, knowledge) => {
    expect(list).toHaveLength(count);
    expect([...list].sort()).toEqual(Object.keys(knowledge).sort());
  });

  test("every field stands on one step", () => {
    const onSteps = options.STEPS.flatMap(({ fields }) => [...fields] as string[]);
    expect(onSteps.sort()).toEqual(Object.keys(audioInput.shape).sort());
    expect(options.stepOfField("audioTransitions[2]")).toBe("technical");
    expect(options.stepOfField("unknown")).toBe("setup");
  });

  test("every choice alone makes a brief that fits the schema", () => {
    const fields = {
      musicStyle: options.MUSIC_STYLES,
      musicMood: options.MUSIC_MOODS,
      environmentType: options.ENVIRONMENTS,
      weatherConditions: options.WEATHER_CONDITIONS,
      volumeDynamics: options.VOLUME_DYNAMICS,
      audioMixingStyle: options.MIXING_STYLES,
    };
    for (const [field, list] of Object.entries(fields)) {
      for (const value of list) {
        const output = audioOutput.parse(compose(audioInput.parse({ ...INPUT, [field]: value })));
        expect(output.audioSpecification).toContain(value);
        expect(output.audioSpecification).not.toMatch(/undefined|NaN|\bfalse\b/);
      }
    }
  });
});

test("a drawing keeps every layer inside the clip", () => {
  const { mix } = compose(
    audioInput.parse({
      ...INPUT,
      hasVoiceover: true,
      dialogContent: "Quiet now.",
      specificSounds: ["Riser"],
    }),
  );
  const drawing = drawMix(mix);
  expect(drawing.layers).toHaveLength(mix.layers.length);
  expect(drawing.speech).toHaveLength(1);
  for (const { path } of drawing.layers) {
    const numbers = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    expect(numbers.length).toBeGreaterThan(2);
    for (const [, x, y] of numbers) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(drawing.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(drawing.height);
    }
  }
});

test("a model's sentences are held to their kinds", () => {
  const input = audioInput.parse(INPUT);
  const ambience = { kind: "ambience", text: "Ambience: wind." };
  const effect = { kind: "effect", text: "Sound effects: steps." };
  expect(faultsOf(input, [ambience, effect])).toEqual([]);
  expect(faultsOf(input, [ambience])).toHaveLength(1);
  expect(faultsOf(input, [ambience, effect, { kind: "dialogue", text: "The man says: Hi." }])).toHaveLength(
    1,
  );
});
