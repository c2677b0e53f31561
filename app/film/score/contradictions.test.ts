import { describe, expect, it } from "vitest";
import { contradictionsIn } from "./contradictions";
import { readPrompt } from "./reading";

const kinds = (text: string) => contradictionsIn(readPrompt(text)).map((each) => each.kind);

describe("contradictionsIn", () => {
  it.each([
    "A ripe banana with vibrant yellow skin lies beside a keyboard of monochrome design.",
    "A ball with its classic black and white hexagons rests on a field under a blue sky.",
    "A shark, its body in shades of grey and white, glides past colourful fish.",
    "Hot dogs with a drizzle of ketchup on a table in a sunny park.",
    "The car has a leather interior. The road runs on to an endless horizon.",
    "A cottage with a cozy interior sits on a sandy beach.",
    "In a sunlit room, the walls are adorned with starry night patterns.",
    "The last remnants of daylight fade, leaving a starlit night over the sea.",
    "The rocket climbs, slowly at first, then rapidly gaining speed.",
    "A robot with ancient Chinese motifs walks down a neon-lit street.",
    "Palm trees sway in the breeze over clear water that reveals an underwater world.",
    "A turntable submerged in a glass dome, rain streaming down outside.",
    "A surfboard between two skis, a fusion of summer and winter sports, on a snowy slope.",
    "A bathroom whose door is ajar gives glimpses of the outdoors.",
    "Low-angle view of a bench. A bird perches on it, looking down at the viewer.",
    "Clouds drift lazily in the sky. A giraffe runs swiftly across the savanna.",
    "Captured in slow motion, a corgi runs swiftly across the lawn.",
    "A couple walks under a clear sky. Suddenly, a heavy downpour begins.",
    "Under a clear blue sky, dark clouds far off hint at a possible rainstorm.",
    "A cat in fading sunlight, the mood almost nocturnal.",
    "A street in colour. The picture turns to black and white.",
    "A storm trooper pushes the vacuum across a carpet of stars.",
  ])("finds none in: %s", (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it.each([
    [
      "The sports car glistens under the midday sun and stops, the sun setting behind it.",
      "noon and evening",
    ],
    ["Low-angle shot from above, focusing on her hands.", "low and high angle"],
    ["A black and white film. The park is full of colourful toys.", "monochrome and colour"],
    ["A picture in monochrome with a vivid red coat and a bright green scarf.", "monochrome and colour"],
    ["Interior, a wide open sky overhead.", "indoor and sky"],
    ["Everything is slow and leisurely. The scene is frantic.", "slow and fast"],
    ["He strolls leisurely. He moves at a hectic pace.", "slow and fast"],
    ["A dog runs rapidly and slowly.", "slow and fast"],
    ["A legionary in ancient Rome reads his laptop.", "era and technology"],
    ["A summer day, snow falls.", "summer and winter"],
    ["A sunny day in a thunderstorm.", "sunny and wet weather"],
    ["Slow motion, everything at breakneck speed.", "slow motion and sped-up time"],
    ["Entirely in monochrome, bursting with vivid rainbow colours.", "monochrome and colour"],
    ["In outer space, a storm howls.", "space and air"],
    ["Shot in slow-mo and played back in fast-forward.", "slow motion and sped-up time"],
    ["A lone rower, clad in a bright red jacket. Rendered in greyscale.", "monochrome and colour"],
    ["A desert with palm trees. It is fully submerged, deep below the sea.", "underwater and dry"],
    ["A car at night. The shot transitions to her face by night. Midday sun beats down.", "day and night"],
  ])("names it in: %s", (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });
});
