import { bars, list } from "./fit";
import type { TimeOfDay, TimeOfDayEntry } from "./types";

function hour(
  time: TimeOfDay,
  term: string,
  does: string,
  says: string,
  text: { adverbials: string; sky: string; light: string; sound: string },
  lights: string,
  palettes: string,
): TimeOfDayEntry {
  return {
    id: time,
    time,
    term,
    does,
    suits: {},
    avoid: { places: ["space"] },
    says: list(says),
    adverbials: bars(text.adverbials),
    skyClauses: bars(text.sky),
    lightClauses: bars(text.light),
    soundClauses: bars(text.sound),
    lights: list(lights),
    palettes: list(palettes),
  };
}

/** The hours a film-maker tells apart, each with its sky, light and quiet. */
export const TIMES: readonly TimeOfDayEntry[] = [
  hour(
    "dawn",
    "dawn",
    "Gives shape before colour.",
    "dawn, daybreak, first light, sunrise, sun rises, sun rising, rising sun, early dawn, crack of dawn, break of day, before sunrise, at sunrise",
    {
      adverbials: "at first light | at dawn | just before sunrise | in the first minutes of the day",
      sky: "a thin pink band opens along the horizon | the sky pales from slate to rose | a line of light separates land from sky",
      light: "light comes level and cool, warming by the minute | edges appear before colours do",
      sound: "the air is still and carries small sounds far | the first breeze of the day stirs and drops",
    },
    "first-light, dawn-mist-light, blue-hour",
    "dawn-mist, first-thaw, rose-east",
  ),
  hour(
    "morning",
    "morning",
    "Rinses the world with clear side light.",
    "morning, mornings, early morning, late morning, breakfast time, am, in the morning",
    {
      adverbials: "in the morning | on a clear morning | early in the day | in fresh morning light",
      sky: "the sky is a washed, even blue | high thin cloud catches the sun | the low sun whitens one side of the sky",
      light:
        "clear light comes from one side, shadows long and blue | the sun is low enough to show every texture",
      sound: "the day's first traffic of sound is light and near | a fresh breeze moves and settles",
    },
    "morning-sun, window-soft, open-shade",
    "clear-morning, linen-morning, breakfast-room, city-morning",
  ),
  hour(
    "midday",
    "midday",
    "Drops short shadows and bleaches the top of things.",
    "midday, mid-day, noon, high noon, noontime, lunchtime, middle of the day, at noon",
    {
      adverbials: "at midday | under the noon sun | in the flat heat of midday | with the sun overhead",
      sky: "the sky is pale at the rim and deep overhead | white light fills the upper sky | the sky stands high and hard blue",
      light: "light falls straight down and shadows pool underfoot | upper surfaces bleach toward white",
      sound: "heat quiets everything to a dry rustle | the noon air buzzes faintly",
    },
    "high-noon, open-shade, window-hard",
    "high-noon, lagoon, kitchen-tile, summer-lawn",
  ),
  hour(
    "afternoon",
    "afternoon",
    "Models forms with warm light from the side.",
    "afternoon, afternoons, late afternoon, early afternoon, mid-afternoon, daytime, day time, during the day, sunny day, bright day, sunny afternoon, in daylight, broad daylight",
    {
      adverbials: "in the afternoon | in late-afternoon light | as the day leans west | on a warm afternoon",
      sky: "loose cloud drifts across a mild blue sky | the sun has moved into the western half of the sky | the blue softens toward the horizon",
      light: "light slants in from one side and warms as it falls | shadows have begun to stretch",
      sound: "a warm breeze passes and dies away | the day hums along at an even level",
    },
    "afternoon-sun, window-soft, dappled, open-shade",
    "afternoon-brick, harvest, gallery-white, summer-lawn",
  ),
  hour(
    "golden-hour",
    "golden hour",
    "Stretches shadows and turns edges to amber.",
    "golden hour, golden-hour, magic hour, hour before sunset, low sun, late golden light",
    {
      adverbials:
        "at golden hour | in the last hour of sun | with the sun two fingers above the horizon | late in the golden hour",
      sky: "the sky thickens to honey near the sun | thin cloud catches gold along its lower edge | haze glows around the low sun",
      light: "long amber light rakes in from the side | every edge facing west carries a warm line",
      sound: "the wind drops and far sounds come clear | the evening air goes soft and still",
    },
    "golden-hour, contre-jour, window-golden",
    "honeyed-hour, amber-teal, long-shadow, harvest",
  ),
  hour(
    "sunset",
    "sunset",
    "Burns the sky and darkens the ground.",
    "sunset, sunsets, sundown, setting sun, sun sets, sun setting, dusk sun, at sunset, sun goes down, sun going down, evening, evenings, early evening, in the evening",
    {
      adverbials: "at sunset | as the sun touches the horizon | in the last light | while the sky burns down",
      sky: "bands of orange and plum lie along the horizon | cloud bellies glow coral from beneath | the sun flattens as it meets the horizon",
      light:
        "red light catches only the highest edges | the near side falls into shade against a burning sky",
      sound: "the day's noise thins out toward quiet | a light wind turns over the last warmth",
    },
    "sunset-afterlight, contre-jour, window-golden",
    "sunset-fire, coral-sea, copper-ridge, pastel-sunset, sunset-window",
  ),
  hour(
    "dusk",
    "blue hour",
    "Sinks the scene in one even blue.",
    "dusk, twilight, blue hour, blue-hour, nightfall, gloaming, after sunset, at dusk",
    {
      adverbials: "at dusk | in blue hour | as the last light drains | between sunset and night",
      sky: "deep blue settles over a thin warm horizon | the first stars prick the upper sky | the sky holds its glow after the ground goes dark",
      light: "even blue light leaves scarcely a shadow | lamps begin to outshine the sky",
      sound: "small sounds step forward as the light goes | the evening quiets to a low hum",
    },
    "blue-hour, dusk-practicals, window-dusk",
    "blue-hour, dusk-lamps, heather-dusk, twilight-room",
  ),
  hour(
    "night",
    "night",
    "Leaves only what has its own light.",
    "night, nights, nighttime, night time, night-time, midnight, late night, at night, after dark, moonlit, starry night, starry, night sky, dark night, in the dark, nocturnal, tonight",
    {
      adverbials: "at night | deep in the night | after dark | under a dark sky",
      sky: "the sky is blue-black and deep | stars thin out toward the horizon | a pale moon hangs clear of the dark land",
      light: "pools of light stand apart in the dark | silver edges separate black from black",
      sound: "the night holds a faint, far hum | small rustles come and go in the dark",
    },
    "moonlight, starlight, street-sodium, practical-lamps, candlelight",
    "moonlit, sodium-street, candle-room, starfield-night, lamp-and-velvet, forest-night",
  ),
];
