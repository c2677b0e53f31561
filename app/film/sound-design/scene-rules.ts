import type { TimeOfDay, Weather } from "../vocabulary/types";
import { ENVIRONMENTS } from "./places";
import { plain, type Rule, speaks } from "./rule";

/** Hours of a scene that each chosen hour can be heard as. */
const HOURS_OF: Readonly<Record<string, readonly TimeOfDay[]>> = {
  dawn: ["dawn", "morning"],
  morning: ["dawn", "morning", "midday"],
  midday: ["morning", "midday", "afternoon"],
  afternoon: ["midday", "afternoon", "golden-hour"],
  evening: ["golden-hour", "sunset", "dusk", "night"],
  night: ["dusk", "night"],
  "late-night": ["night"],
};

/** Weather of a scene that each chosen weather goes with. Wind goes with everything. */
const WEATHERS_OF: Readonly<Record<string, readonly Weather[]>> = {
  clear: ["clear"],
  sunny: ["clear"],
  overcast: ["overcast", "fog"],
  "light-rain": ["rain", "overcast", "fog"],
  "heavy-rain": ["rain", "storm"],
  thunderstorm: ["rain", "storm"],
  windy: ["clear", "overcast", "rain", "storm", "snow", "fog"],
  snow: ["snow", "overcast"],
  fog: ["fog", "overcast"],
};

const NO_MUSIC = /\b(?:no|without(?: any)?) (?:music|score|soundtrack)\b/i;
const NO_SPEECH =
  /\b(?:without (?:speaking|talking|dialogue|a word|words|saying)|no (?:dialogue|voices?|voice-?over|speech|words|talking)|nobody speaks|no one speaks|wordless(?:ly)?)\b/i;

const spaced = (value: string | undefined) => plain(value).replace("-", " ");

/** What the words of the scene speak against. */
export const SCENE_RULES: readonly Rule[] = [
  {
    id: "hour-against-scene",
    when: (r, { time, changes }) =>
      !changes && time !== undefined && HOURS_OF[r.timeOfDay ?? ""]?.includes(time) === false,
    found: (r, { time }) => `The scene plays at ${time}, the hour chosen is ${spaced(r.timeOfDay)}.`,
    did: (r) =>
      `The bed is that of the hour chosen. Change the scene's words to ${spaced(r.timeOfDay)} before they go into the prompt.`,
  },
  {
    id: "weather-against-scene",
    when: (r, { weather, changes }) =>
      !changes &&
      weather !== undefined &&
      weather !== "wind" &&
      WEATHERS_OF[r.weatherConditions ?? ""]?.includes(weather) === false,
    found: (r, { weather }) =>
      `The scene tells of ${weather === "clear" ? "clear weather" : weather}, the weather chosen is ${spaced(r.weatherConditions)}.`,
    did: () =>
      "The weather chosen is heard. Take the other out of the scene's words, or picture and sound part.",
  },
  {
    id: "place-against-scene",
    when: (r, { place }) => {
      const kind = ENVIRONMENTS[r.environmentType ?? ""]?.kind;
      return (
        kind !== undefined &&
        r.environmentType !== "Vehicle Interior" &&
        (place === "indoor" || place === "outdoor" || place === "underwater") &&
        place !== kind
      );
    },
    found: (r, { place }) =>
      `The scene plays ${place === "underwater" ? "under water" : `${place}s`}, the place chosen is ${r.environmentType}.`,
    did: () =>
      "Reverberation and beds are those of the place chosen; the scene's words go into the prompt as they are.",
  },
  {
    id: "music-against-scene",
    when: (r, { idea }) =>
      NO_MUSIC.test(idea) &&
      ([r.musicStyle, r.musicMood, r.musicTempo, r.customMusicDescription].some(
        (each) => each !== undefined,
      ) ||
        r.musicInstruments.length > 0),
    found: () => "The scene asks for no music, yet music is chosen.",
    did: () => "The music chosen is planned as a stem of its own, so that the scene also works without it.",
  },
  {
    id: "voice-against-scene",
    when: (r, { idea }) => speaks(r) && NO_SPEECH.test(idea),
    found: (r) =>
      `Nobody speaks in the scene, yet ${r.hasVoiceover ? "a voice-over" : "character dialogue"} is switched on.`,
    did: (r) =>
      r.hasVoiceover
        ? "The voice is heard over the picture; no mouth moves for it."
        : "The lines are planned; take the silence out of the scene's words, or the generator keeps the mouths shut.",
  },
];
