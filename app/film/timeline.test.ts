import { describe, expect, test } from "vitest";
import {
  beatLabel,
  type GivenBeat,
  layBeats,
  promptTimecode,
  readTimes,
  refit,
  type Span,
  toFrames,
  usualBeats,
} from "./timeline";

const LONGEST = 30;
const LABELS = ["00:00-02:00", "02:00-04:00", "04:00-06:00", "06:00-08:00"];

function expectWhole(spans: readonly Span[], seconds: number) {
  expect(spans[0]?.from).toBe(0);
  expect(spans.at(-1)?.to).toBe(toFrames(seconds));
  spans.forEach((span, index) => {
    expect(span.to).toBeGreaterThan(span.from);
    if (index > 0) expect(span.from).toBe(spans[index - 1]?.to);
  });
}

describe("beats on a clip", () => {
  const durations = Array.from({ length: LONGEST }, (_, index) => index + 1);

  test.each(durations)(
    "are contiguous and fill %i s, however many are given and however they are timed",
    (seconds) => {
      for (let count = 0; count <= 24; count++) {
        const untimed: GivenBeat[] = Array.from({ length: count }, (_, index) => ({
          description: `${index}`,
        }));
        const timed = untimed.map((each, index) => ({ ...each, timestamp: `${index * 2}-${index * 2 + 2}` }));
        const gapped = untimed.map((each, index) => ({
          ...each,
          timestamp: `${index * 3 + 1}-${index * 3 + 2}`,
        }));
        for (const given of [untimed, timed, gapped]) {
          const { beats } = layBeats(seconds, given, LONGEST);
          expectWhole(beats, seconds);
          const kept = beats.flatMap((each) => (each.given === null ? [] : [each.given]));
          expect(kept).toEqual(given.map((_, index) => index));
        }
      }
    },
  );

  test("keep the times they were given, and what they leave open becomes room for more", () => {
    const given = [
      { timestamp: LABELS[0], description: "a" },
      { timestamp: LABELS[2], description: "b" },
    ];
    const { beats, fittedFrom } = layBeats(8, given, LONGEST);
    expect(beats.map((each) => [beatLabel(each), each.given])).toEqual([
      ["00:00-02:00", 0],
      ["02:00-04:00", null],
      ["04:00-06:00", 1],
      ["06:00-08:00", null],
    ]);
    expect(fittedFrom).toBeUndefined();
  });

  test("that run past the clip are fitted to it", () => {
    const given = LABELS.map((timestamp) => ({ timestamp, description: "x" }));
    const { beats, fittedFrom } = layBeats(6, given, LONGEST);
    expect(beats.map(beatLabel)).toEqual(["00:00-01:12", "01:12-03:00", "03:00-04:12", "04:12-06:00"]);
    expect(fittedFrom).toBe(8);
  });

  test("whose times overlap or cannot be read share the clip in their order", () => {
    for (const timestamps of [
      ["0-4", "2-6"],
      ["later", "0-2"],
      ["3-3", "4-5"],
    ]) {
      const given = timestamps.map((timestamp) => ({ timestamp, description: "x" }));
      expect(layBeats(8, given, LONGEST).beats.map(beatLabel)).toEqual(["00:00-04:00", "04:00-08:00"]);
    }
  });

  test("number one every two seconds, ten at most", () => {
    expect([1, 2, 4, 8, 15, 20, 30].map(usualBeats)).toEqual([1, 1, 2, 4, 8, 10, 10]);
  });
});

describe("times", () => {
  test("are read as seconds and frames, as minutes and seconds, or as plain seconds", () => {
    const eight = LABELS.map((_, index) => ({ from: index * 2, to: index * 2 + 2 }));
    expect(readTimes(LABELS, LONGEST)).toEqual(eight);
    expect(readTimes(["00:00-00:02", "00:02-00:04", "00:04-00:06", "00:06-00:08"], LONGEST)).toEqual(eight);
    expect(readTimes(["0-2 s", "2s - 4s", "[4–6]", "6 to 8"], LONGEST)).toEqual(eight);
    expect(readTimes(["soon"], LONGEST)).toBeUndefined();
    expect(readTimes([undefined], LONGEST)).toBeUndefined();
  });

  test("are written for the form and for the generator", () => {
    const span = { from: toFrames(1.5), to: toFrames(4) };
    expect(beatLabel(span)).toBe("01:12-04:00");
    expect(promptTimecode(span)).toBe("[00:01.50-00:04]");
  });

  test("are fitted to another length without a gap, down to a frame each", () => {
    for (let count = 1; count <= 24; count++)
      for (const seconds of [1, 4, 6, 8, 30])
        expectWhole(
          refit(
            layBeats(
              30,
              Array.from({ length: count }, () => ({ description: "x" })),
              LONGEST,
            ).beats,
            seconds,
          ),
          seconds,
        );
  });
});
