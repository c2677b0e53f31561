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
    "A street at twilight, the sky above orange, houses with windows that glow with indoor lights.",
    "A desert under a blue sky. Finally, the night falls over the dunes.",
    "A boat on a windy lake, small waves lapping below the waterline.",
    "Dark weeds below the surface of the lake; a breeze ripples it.",
    "Rocks submerged at high tide, wind over the bay.",
    "A submarine half submerged under a windy sky.",
    "A scuba diver sits on a boat, the wind in her hair.",
    "A house beneath the sea cliffs, wind blowing.",
    "Beneath the waves of her hair, candlelight on her neck.",
    "A sunlit city. The scene transitions to a quiet street at night.",
    "A blue sky that darkens and becomes night. Sunlight on a wall. A moonlit wall.",
    "A kitchen whose window looks out on the horizon.",
    "Inside a house, a tall window. Blue sky in it.",
    "A living room in which an oil painting of a blue sky hangs.",
    "Dark storm clouds gather under a blue sky.",
    "A boy plays a video game with a knight on his computer.",
    "At dusk, the lamps turn on and dusk turns to midnight.",
    "A picture that fades from black and white into full, vivid colours.",
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
    [
      "Houses with reflective windows under a blue sky. The whole scene takes place indoors.",
      "indoor and sky",
    ],
    ["A dark, starry sky above the car's windows. The whole scene takes place indoors.", "indoor and sky"],
    ["The horizon is painted in orange. It happens inside a windowless basement.", "indoor and sky"],
    ["A watercolor painting of a park, the horizon far off. It plays indoors.", "indoor and sky"],
    [
      "A kitchen with light through a nearby window. It stands outdoors, in the middle of a field.",
      "indoor and outdoor",
    ],
    [
      "The scene transitions to a close-up, with rays of sunlight. Stars glitter in the night sky.",
      "day and night",
    ],
    ["A beach, transformed into a paradise, in sunlight. It is midnight.", "day and night"],
    ["A harbour in sunlight. Day becomes night. The whole scene takes place at night.", "day and night"],
    ["A stop sign at dusk. It is midnight.", "evening and midnight"],
    ["A truck in the fading daylight. It is midnight.", "evening and midnight"],
    ["The sun sets behind the tower and its last rays shine. It is midnight.", "evening and midnight"],
    ["CG game concept art, a medieval knight. A laptop glows nearby.", "era and technology"],
    ["Colourful murals beside faded logos. Rendered in greyscale.", "monochrome and colour"],
    ["Children gather under a cloudless sky. Rain is pouring.", "sunny and wet weather"],
    ["A baby turns towards the daylight in the window. It is midnight.", "day and night"],
    ["Beneath the waves, a candle burns beside the wreck of a boat.", "underwater and dry"],
    ["Deep below the surface of the lake, a bonfire.", "underwater and dry"],
    ["A diver underwater below a boat, dust blowing past.", "underwater and dry"],
    ["Camera static on sticks. The camera sweeps around.", "locked and moving camera"],
    ["The camera movement is static. The camera sweeps around.", "locked and moving camera"],
    ["A car at night. The shot transitions to her face by night. Midday sun beats down.", "day and night"],
  ])("names it in: %s", (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });
});
