import { ENVIRONMENTS, WEATHER } from "./places";
import type { SoundRequest } from "./request";
import { has, plain, type Rule } from "./rule";
import { AMBIENT_SOUNDS } from "./sources";

const kindOf = ({ environmentType }: SoundRequest) => ENVIRONMENTS[environmentType ?? ""]?.kind;
const isIndoor = (request: SoundRequest) => kindOf(request) === "indoor";
const isUnderwater = (request: SoundRequest) => kindOf(request) === "underwater";
const weatherOf = ({ weatherConditions }: SoundRequest) => WEATHER[weatherConditions ?? ""];
const airBound = ({ ambientSounds }: SoundRequest) =>
  ambientSounds.filter((name) => AMBIENT_SOUNDS[name] && !AMBIENT_SOUNDS[name].underwater);
const without = (list: readonly string[], names: readonly string[]) =>
  list.filter((each) => !names.includes(each));
const named = (names: readonly string[]) => names.map((each) => each.toLowerCase()).join(", ");

const foreignBeds = ({ environmentType, ambientSounds }: SoundRequest) => {
  const foreign = ENVIRONMENTS[environmentType ?? ""]?.foreign ?? [];
  return ambientSounds.filter((each) => foreign.includes(each));
};
const replacedBeds = (request: SoundRequest) => {
  const replaces = weatherOf(request)?.replaces ?? [];
  return request.ambientSounds.filter((each) => replaces.includes(each));
};

/** What cannot be heard together of place, hour, weather and ambience. */
export const PLACE_RULES: readonly Rule[] = [
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
  {
    id: "bed-of-another-place",
    when: (r) => foreignBeds(r).length > 0,
    found: (r) => `These do not belong to the place chosen (${r.environmentType}): ${named(foreignBeds(r))}.`,
    did: () => "Heard from beyond: 9 dB down, narrow and to one side, highs rolled off above 3 kHz.",
  },
  {
    id: "rain-twice",
    when: (r) => replacedBeds(r).length > 0,
    found: (r) =>
      `${named(replacedBeds(r))} as a sound, and ${plain(r.weatherConditions).replace("-", " ")} as the weather.`,
    did: () => "One bed carries both, that of the weather.",
    change: (r) => ({ ambientSounds: without(r.ambientSounds, replacedBeds(r)) }),
  },
  {
    id: "fair-weather-and-rain",
    when: (r) =>
      has(["clear", "sunny"], r.weatherConditions) &&
      r.ambientSounds.some((each) => each === "Rain" || each === "Distant Thunder"),
    found: (r) => `${plain(r.weatherConditions)} weather with rain or thunder.`,
    did: () =>
      "A shower that passes elsewhere: 6 dB down and off to one side, nothing falls near the microphone.",
  },
  {
    id: "spatial-underwater",
    when: (r) => isUnderwater(r) && r.spatialAudio,
    found: () => "Under water the ear finds no direction.",
    did: () =>
      "Positions follow the picture for effects alone, narrowed to 30 % of the width; beds are the same in all channels.",
  },
];
