import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOrInstallFfmpeg } from "../../tests/support/ffmpeg.js";
import type { MeasuredPart, Measurement } from "./facts";
import { measureVideo } from "./measure.server";
import type { Ffmpeg, Probe, VideoStream } from "./measure-input";

const EVERYTHING: MeasuredPart[] = ["shots", "camera", "picture", "captions", "sound"];

let folder = "";
let program = "";
let ffmpeg: Ffmpeg;

beforeAll(() => {
  program = findOrInstallFfmpeg();
  ffmpeg = { kind: "native", path: program, leadingArguments: [], pipePrefix: "pipe:" };
  folder = mkdtempSync(join(tmpdir(), "veo3-measure-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a clip with ffmpeg and gives its path. */
function clip(name: string, args: readonly string[]): string {
  const file = join(folder, name);
  const { status, stderr } = spawnSync(program, ["-v", "error", "-y", ...args, file]);
  if (status !== 0) throw new Error(String(stderr));
  return file;
}

const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];

function probeOf(video: Partial<VideoStream> | null, more: Partial<Probe> = {}): Probe {
  return {
    formatName: "mov,mp4,m4a,3gp,3g2,mj2",
    inputArguments: [],
    duration: null,
    video: video && {
      codec: "h264",
      width: 320,
      height: 180,
      rotation: 0,
      pixelAspect: 1,
      framesPerSecond: 25,
      stillImage: false,
      ...video,
    },
    audio: null,
    ...more,
  };
}

function known<T>(measurement: Measurement<T>): T {
  if ("unknown" in measurement) throw new Error(`unknown: ${measurement.unknown}`);
  return measurement.value;
}

// Decoding shares the machine with whatever else runs on it.
describe("measureVideo", { timeout: 120_000 }, () => {
  test("an edit with sound: shots, transitions, colours, pace, loudness and keyframes", async () => {
    // 2 s of a test card, cut to 2 s of red in which a box moves, dissolved over 1 s into a fractal.
    const file = clip("edit.mp4", [
      ...["-f", "lavfi", "-i", "testsrc2=s=320x180:r=25:d=2"],
      ...["-f", "lavfi", "-i", "color=c=0xb02020:s=320x180:r=25:d=3"],
      ...["-f", "lavfi", "-i", "mandelbrot=s=320x180:r=25"],
      ...["-f", "lavfi", "-i", "sine=f=1000:r=48000:d=6"],
      "-filter_complex",
      "[1]drawbox=x=20:y=20:w=60:h=140:c=0x2040c0:t=fill[b];[2]trim=duration=2.5,setpts=PTS-STARTPTS[m];" +
        "[b]settb=1/25[b2];[m]settb=1/25[m2];[b2][m2]xfade=duration=1:offset=2[x];[0][x]concat=n=2:v=1[v]",
      ...["-map", "[v]", "-map", "3", "-t", "6", ...H264, "-c:a", "aac"],
    ]);
    const told: string[] = [];
    const { facts, keyframes } = await measureVideo(
      file,
      probeOf({}, { duration: 6, audio: { codec: "aac", channels: 1, sampleRate: 48_000 } }),
      ffmpeg,
      { types: EVERYTHING, onProgress: ({ stage }) => told.push(stage) },
    );
    const { picture, sound, source } = facts;
    expect(facts.warnings).toEqual([]);
    expect(picture?.shots.map(({ transition }) => known(transition))).toEqual(["start", "cut", "dissolve"]);
    expect(picture?.shots[1]?.start).toBeCloseTo(2, 2);
    expect(picture?.shots[2]?.start).toBeGreaterThan(4.2);
    expect(picture?.shots[2]?.start).toBeLessThan(4.8);
    const palette = known(picture?.shots[1]?.palette ?? { unknown: "" });
    // Coding in YUV moves a level or three.
    expect(palette.map(({ hex }) => hex)).toEqual([
      expect.stringMatching(/^#[ab][0-9a-f][12][0-9a-f][12][0-9a-f]$/),
      expect.stringMatching(/^#[12][0-9a-f][34][0-9a-f][bc][0-9a-f]$/),
    ]);
    expect(palette[0]?.share).toBeCloseTo(1 - (60 * 140) / (320 * 180), 1);
    expect(known(picture?.shots[0]?.camera ?? { unknown: "" }).moves).toEqual(["static"]);
    expect(known(picture?.pace ?? { unknown: "" })).toMatchObject({ shots: 3, word: "fast" });
    expect(known(picture?.mattes ?? { unknown: "" }).kind).toBe("none");
    expect(known(picture?.blackAndWhite ?? { unknown: "" })).toBe(false);
    expect("unknown" in (picture?.shots[0]?.scale ?? {})).toBe(true);
    expect(known(source.framesPerSecond)).toBeCloseTo(25, 1);
    expect(known(source.duration)).toBeCloseTo(6, 1);
    // The source peaks at -18.1; its coding overshoots by a decibel.
    expect(known(sound?.loudness ?? { unknown: "" }).truePeak).toSatisfy(
      (peak: number) => peak > -18.5 && peak < -16.5,
    );
    expect(new Set(keyframes.map(({ shot }) => shot))).toEqual(new Set([1, 2, 3]));
    for (const { jpeg } of keyframes)
      expect([...jpeg.subarray(0, 2), ...jpeg.subarray(-2)]).toEqual([255, 216, 255, 217]);
    expect(new Set(told)).toEqual(new Set(["decoding", "measuring"]));
  });

  test("a reference tone measures -23 LUFS within 0.1 LU, and no picture is asked for", async () => {
    // EBU Tech 3341, test 1: a 1 kHz sine in stereo at -23 dBFS peak reads -23 LUFS.
    const file = clip("tone.wav", [
      ...[
        "-f",
        "lavfi",
        "-i",
        "aevalsrc=exprs='0.0708*sin(2*PI*1000*t)|0.0708*sin(2*PI*1000*t)':s=48000:d=8",
      ],
    ]);
    const { facts, keyframes } = await measureVideo(
      file,
      probeOf(null, { duration: 8, audio: { codec: "pcm_s16le", channels: 2, sampleRate: 48_000 } }),
      ffmpeg,
      { types: ["sound"] },
    );
    expect(Math.abs(known(facts.sound?.loudness ?? { unknown: "" }).integrated + 23)).toBeLessThanOrEqual(
      0.1,
    );
    expect(known(facts.sound?.silence ?? { unknown: "" })).toBe(0);
    expect(facts.picture).toBeNull();
    expect(keyframes).toEqual([]);
  });

  test("letterbox, black and white, turned and squeezed pixels", async () => {
    const file = clip("bars.mp4", [
      ...["-f", "lavfi", "-i", "testsrc2=s=320x134:r=25:d=2"],
      ...["-vf", "hue=s=0,pad=320:180:0:23:black", ...H264],
    ]);
    const { facts } = await measureVideo(file, probeOf({ pixelAspect: 1 }), ffmpeg, { types: EVERYTHING });
    const mattes = known(facts.picture?.mattes ?? { unknown: "" });
    expect(mattes.kind).toBe("letterbox");
    expect(mattes.top).toBeCloseTo(23 / 180, 1);
    expect(mattes.pictureAspect).toBeCloseTo(320 / 134, 0);
    expect(known(facts.picture?.blackAndWhite ?? { unknown: "" })).toBe(true);
    expect(known(facts.picture?.light ?? { unknown: "" }).saturation).toBe("none");
    const turned = await measureVideo(file, probeOf({ rotation: 90 }), ffmpeg, { types: ["shots"] });
    expect(turned.facts.source).toMatchObject({ width: 180, height: 320, orientation: "portrait" });
    expect(known(turned.facts.source.aspect).name).toBe("9:16");
    expect(turned.facts.picture?.shots[0]?.camera).toEqual({ unknown: "it was not asked for" });
  });

  test("fades at both ends and through black; burned-in captions are seen where they stand", async () => {
    const letters = Array.from(
      { length: 24 },
      (_, at) =>
        `drawbox=x=${130 + at * 16}:y=300:w=9:h=3:c=white:t=fill,drawbox=x=${130 + at * 16}:y=300:w=3:h=18:c=white:t=fill,` +
        `drawbox=x=${130 + at * 16}:y=308:w=8:h=3:c=white:t=fill`,
    ).join(",");
    const file = clip("fades.mp4", [
      ...["-f", "lavfi", "-i", "mandelbrot=s=640x360:r=25:start_scale=0.3"],
      ...["-f", "lavfi", "-i", "testsrc2=s=640x360:r=25:d=4"],
      "-filter_complex",
      `[0]trim=duration=4,setpts=PTS-STARTPTS,boxblur=3,${letters},fade=in:0:15,fade=out:85:15[a];[1]fade=in:0:15,fade=out:80:20[b];[a][b]concat=n=2:v=1[v]`,
      ...["-map", "[v]", ...H264],
    ]);
    const { facts } = await measureVideo(file, probeOf({ width: 640, height: 360 }), ffmpeg, {
      types: EVERYTHING,
    });
    expect(facts.picture?.shots.map(({ transition }) => known(transition))).toEqual([
      "fade-in",
      "fade-through-black",
    ]);
    expect(facts.picture?.ending).toBe("fade-to-black");
    expect(facts.picture?.shots[1]?.start).toBeCloseTo(4, 0);
    const captions = known(facts.picture?.captions ?? { unknown: "" });
    expect(captions.present).toBe(true);
    expect(captions.position).toBe("bottom");
    expect(facts.sound).toBeNull();
  });

  test("a still picture has neither pace nor moves, and says so", async () => {
    const file = clip("still.png", ["-f", "lavfi", "-i", "testsrc2=s=320x180", "-frames:v", "1"]);
    const { facts, keyframes } = await measureVideo(
      file,
      probeOf({ codec: "png", stillImage: true, framesPerSecond: null }, { formatName: "png_pipe" }),
      ffmpeg,
      { types: EVERYTHING },
    );
    expect(facts.picture?.shots).toHaveLength(1);
    expect(facts.picture?.pace).toEqual({ unknown: "a still picture has no pace" });
    expect(facts.picture?.shots[0]?.camera).toEqual({ unknown: "a still picture does not move" });
    expect(known(facts.picture?.palette ?? { unknown: "" }).length).toBeGreaterThan(2);
    expect(facts.source.stillImage).toBe(true);
    expect(facts.warnings).toEqual([]);
    expect(keyframes).toHaveLength(1);
  });

  test("frames at uneven distances keep their true times", async () => {
    // Every frame of the first second, every fourth of the second; the cut is at 2 s.
    const file = clip("uneven.mp4", [
      ...[
        "-f",
        "lavfi",
        "-i",
        "testsrc2=s=320x180:r=24:d=2",
        "-f",
        "lavfi",
        "-i",
        "mandelbrot=s=320x180:r=24",
      ],
      "-filter_complex",
      "[1]trim=duration=2,setpts=PTS-STARTPTS[m];[0][m]concat=n=2:v=1,select='lt(t,1)+not(mod(n,4))'[v]",
      ...["-map", "[v]", "-fps_mode", "vfr", ...H264],
    ]);
    const { facts } = await measureVideo(file, probeOf({ framesPerSecond: 10.5 }), ffmpeg, {
      types: ["shots"],
    });
    expect(known(facts.source.variableFrameRate)).toBe(true);
    expect(facts.picture?.shots).toHaveLength(2);
    expect(facts.picture?.shots[1]?.start).toBeCloseTo(2, 1);
  });

  test("a file that breaks off gives what there is, and a warning; rubbish gives a plain error", async () => {
    const whole = clip("whole.mkv", ["-f", "lavfi", "-i", "testsrc2=s=320x180:r=25:d=6", ...H264]);
    truncateSync(whole, Math.floor(readFileSync(whole).length / 2));
    const { facts } = await measureVideo(whole, probeOf({}, { duration: 6 }), ffmpeg, { types: EVERYTHING });
    expect(facts.warnings.map(({ kind }) => kind)).toContain("truncated");
    expect(facts.source.frames).toBeGreaterThan(25);
    expect(facts.source.frames).toBeLessThan(125);
    const rubbish = join(folder, "rubbish.mp4");
    writeFileSync(rubbish, "this is no video");
    await expect(measureVideo(rubbish, probeOf({}), ffmpeg, { types: EVERYTHING })).rejects.toMatchObject({
      name: "MeasureError",
      message: "Nothing in this file could be decoded: it is damaged, or not a video.",
    });
  });

  test("the thread that stays warm measures the next video as the first, also after one that failed", async () => {
    const file = clip("again.mp4", ["-f", "lavfi", "-i", "testsrc2=s=320x180:r=25:d=2", ...H264]);
    const measured = () => measureVideo(file, probeOf({}, { duration: 2 }), ffmpeg, { types: EVERYTHING });
    const first = await measured();
    expect(await measured()).toEqual(first);
    const rubbish = join(folder, "again-rubbish.mp4");
    writeFileSync(rubbish, "this is no video");
    await expect(measureVideo(rubbish, probeOf({}), ffmpeg, { types: EVERYTHING })).rejects.toThrow(
      "decoded",
    );
    expect(await measured()).toEqual(first);
  });

  test("only the first seconds are measured where that is asked, and the reader is told", async () => {
    const file = clip("long.mp4", ["-f", "lavfi", "-i", "testsrc2=s=320x180:r=25:d=6", ...H264]);
    const { facts } = await measureVideo(file, probeOf({}, { duration: 6 }), ffmpeg, {
      types: ["shots"],
      maximumSeconds: 2,
    });
    expect(facts.source.frames).toBe(50);
    expect(facts.warnings).toEqual([
      { kind: "shortened", message: "Only the first 2 of 6 seconds were measured." },
    ]);
  });

  test("aborting ends ffmpeg and rejects with the reason", async () => {
    const file = clip("aborted.mp4", ["-f", "lavfi", "-i", "testsrc2=s=640x360:r=25:d=20", ...H264]);
    const stop = new AbortController();
    const run = measureVideo(file, probeOf({ width: 640, height: 360 }, { duration: 20 }), ffmpeg, {
      types: EVERYTHING,
      signal: stop.signal,
      onProgress: ({ share }) => {
        if ((share ?? 0) > 0) stop.abort(new Error("enough"));
      },
    });
    await expect(run).rejects.toThrow("enough");
  });
});
