import { describe, expect, test } from "vitest";
import { LoudnessLog } from "./loudness-log";
import { joinedBlocks, kindShares, silences } from "./sound-blocks";
import { SoundReader } from "./sound-frames";
import { powerSpectrum, WINDOW } from "./spectrum";
import { beatOf, tempoOf } from "./tempo";

const RATE = 22_050;

describe("the spectrum", () => {
  test("a tone stands in its own bin", () => {
    const samples = Float32Array.from({ length: WINDOW }, (_, at) =>
      Math.sin((2 * Math.PI * 100 * at) / WINDOW),
    );
    const power = new Float32Array(WINDOW / 2);
    powerSpectrum(samples, 0, power);
    expect(power.indexOf(Math.max(...power))).toBe(100);
    // Hann's window spreads a tone over three bins: a half and two quarters of the amplitude.
    expect((power[99] as number) / (power[100] as number)).toBeCloseTo(0.25, 3);
    expect((power[110] as number) / (power[100] as number)).toBeLessThan(1e-6);
  });

  test("is that of the discrete Fourier transform's definition", () => {
    const samples = Float32Array.from({ length: WINDOW }, (_, at) => Math.sin(at * at * 0.013) + 0.2);
    const power = new Float32Array(WINDOW / 2);
    powerSpectrum(samples, 0, power);
    for (const bin of [0, 1, 2, 77, 255, 256, 400, 511]) {
      let [re, im] = [0, 0];
      for (const [at, sample] of samples.entries()) {
        const windowed = sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW));
        re += windowed * Math.cos((2 * Math.PI * bin * at) / WINDOW);
        im -= windowed * Math.sin((2 * Math.PI * bin * at) / WINDOW);
      }
      expect((power[bin] as number) / (re * re + im * im)).toBeCloseTo(1, 2);
    }
  });
});

describe("frames of sound", () => {
  const tone = Float32Array.from(
    { length: RATE },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * 1000 * at) / RATE),
  );

  test("are the same however the samples are cut", () => {
    const whole = new SoundReader(RATE).read(tone);
    const cut = new SoundReader(RATE);
    const pieces = [0, 100, 5000, 5001, RATE].map((from, at, all) => tone.slice(from, all[at + 1] ?? from));
    expect(pieces.flatMap((piece) => cut.read(piece))).toEqual(whole);
    expect(whole).toHaveLength(Math.floor((RATE - WINDOW) / 512) + 1);
  });

  test("tell a held tone from silence", () => {
    const frames = new SoundReader(RATE).read(tone);
    expect(frames.at(-1)).toMatchObject({ tones: 1, heldTones: 1 });
    expect(frames.at(-1)?.level).toBeCloseTo(0.5 / Math.SQRT2, 2);
    expect(frames.at(-1)?.centre).toBeCloseTo(1000, -1);
    const quiet = new SoundReader(RATE).read(new Float32Array(RATE));
    expect(quiet.at(-1)).toMatchObject({ tones: 0, level: 0, flatness: 0 });
    expect(silences([...quiet, ...frames, ...quiet], RATE / 512)).toHaveLength(2);
  });
});

describe("tempo", () => {
  /** Bursts that fade, so many a minute. */
  const beats = (tempo: number, seconds: number) =>
    Float32Array.from({ length: RATE * seconds }, (_, at) => {
      const since = (at / RATE) % (60 / tempo);
      return 0.7 * Math.exp(-since * 40) * Math.sin(2 * Math.PI * 700 * since);
    });
  const told = (samples: Float32Array) => {
    const reader = new SoundReader(RATE);
    const onsets = Float32Array.from(reader.read(samples), ({ onset }) => onset);
    return tempoOf(beatOf(onsets, reader.frameRate));
  };

  test.each([62, 90, 117.5, 140, 174])("%s beats a minute, within one", (tempo) => {
    const answer = told(beats(tempo, 14));
    expect(answer).toHaveProperty("value");
    expect(Math.abs(("value" in answer ? answer.value : 0) - tempo)).toBeLessThanOrEqual(1);
  });

  test("is not made up for noise, nor for three seconds", () => {
    let state = 1;
    const noise = Float32Array.from({ length: RATE * 14 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 31 - 1;
    });
    expect(told(noise)).toEqual({ unknown: "no steady beat stands out" });
    expect(told(beats(120, 3))).toEqual({ unknown: "the sound is shorter than 4 seconds" });
  });
});

describe("ebur128's log", () => {
  const line = (t: number, m: string, s: string) =>
    `[Parsed_ebur128_0 @ 0x1] [verbose] t: ${t}   TARGET:-23 LUFS    M: ${m} S:${s}     I: -21.1 LUFS       LRA:   0.0 LU`;
  const summary = [
    "[info] Summary:",
    "    I:         -23.0 LUFS",
    "    Threshold: -33.0 LUFS",
    "    LRA:         4.5 LU",
  ];

  test("gives the figures of its last summary, and a curve", () => {
    const log = new LoudnessLog();
    for (const each of [
      line(0.1, "-120.7", "-120.7"),
      line(0.5, "-20.5", "-120.7"),
      line(3.2, "-19", "-22.5"),
    ]) {
      log.read(each);
    }
    for (const each of [...summary, "  True peak:", "    Peak:       -1.5 dBFS"]) log.read(each);
    expect(log.loudness()).toMatchObject({ value: { integrated: -23, range: 4.5, truePeak: -1.5 } });
    expect(log.curve()).toMatchObject({
      value: [
        { seconds: 0.5, lufs: -20.5 },
        { seconds: 3.2, lufs: -22.5 },
      ],
    });
  });

  test("keeps the curve short however long the sound is", () => {
    const log = new LoudnessLog();
    for (let tenth = 4; tenth < 20_000; tenth++) log.read(line(tenth / 10, "-30", "-30"));
    const curve = log.curve();
    const points = "value" in curve ? curve.value : [];
    expect(points.length).toBeGreaterThan(100);
    expect(points.length).toBeLessThanOrEqual(240);
    const steps = points.slice(1).map(({ seconds }, at) => seconds - (points[at]?.seconds ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
  });

  test("says when there is nothing to say", () => {
    const log = new LoudnessLog();
    expect(log.loudness()).toEqual({ unknown: "the sound could not be decoded to its end" });
    for (const each of ["Summary:", "    I:  -70.0 LUFS", "    LRA:  0.0 LU", "    Peak:   -inf dBFS"])
      log.read(each);
    expect(log.loudness()).toEqual({ unknown: "the sound track is silent" });
  });
});

describe("blocks", () => {
  const block = (start: number, kind: "speech" | "music", confidence: number) => ({
    ...{ start, end: start + 1.5, kind, confidence },
  });

  test("of one kind are joined, and their shares add up", () => {
    const blocks = [block(0, "speech", 0.9), block(1.5, "speech", 0.7), block(3, "music", 0.8)];
    const joined = joinedBlocks(blocks);
    expect(joined).toMatchObject([
      { start: 0, end: 3, kind: "speech" },
      { start: 3, end: 4.5, kind: "music" },
    ]);
    expect(joined[0]?.confidence).toBeCloseTo(0.8);
    expect(kindShares(joined)).toEqual({ speech: 2 / 3, music: 1 / 3, ambience: 0, silence: 0 });
  });
});
