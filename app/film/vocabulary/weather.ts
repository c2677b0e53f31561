import { bars, list } from "./fit";
import type { Axes, Weather, WeatherEntry } from "./types";

function sky(
  weather: Weather,
  id: string,
  term: string,
  does: string,
  avoid: Axes,
  says: string,
  text: { adverbials: string; clauses: string; light: string; sound: string },
  lights: string,
): WeatherEntry {
  return {
    id,
    weather,
    term,
    does,
    suits: {},
    avoid: { places: ["underwater", "space"], ...avoid },
    says: list(says),
    adverbials: bars(text.adverbials),
    clauses: bars(text.clauses),
    lightClauses: bars(text.light),
    soundClauses: bars(text.sound),
    lights: list(lights),
  };
}

/** What the weather does to air, surfaces, light and sound. */
export const WEATHER: readonly WeatherEntry[] = [
  sky(
    "clear",
    "clear",
    "clear weather",
    "Keeps distances sharp and shadows firm.",
    {},
    "clear sky, clear skies, sunny, sunshine, blue sky, blue skies, cloudless, fair weather, bright sunny day, clear weather, clear blue sky",
    {
      adverbials: "under a clear sky | in dry, bright weather | on a cloudless day",
      clauses: "the air is dry and distances stay sharp | a clean sky leaves every outline crisp",
      light: "shadows fall firm and well defined",
      sound: "the still air carries sound cleanly",
    },
    "morning-sun, high-noon, afternoon-sun, golden-hour, moonlight",
  ),
  sky(
    "overcast",
    "overcast",
    "overcast sky",
    "Evens out light and deepens colour.",
    {},
    "overcast, cloudy, clouds cover, grey sky, gray sky, gloomy sky, cloud cover, grey clouds, gray clouds, dull day, overcast day, overcast sky, cloudy sky",
    {
      adverbials: "under an overcast sky | on a grey day | beneath low cloud",
      clauses: "low cloud lies flat from edge to edge | the cloud base hangs close, grey on grey",
      light: "light comes evenly from the whole sky",
      sound: "the air hangs mild and muted",
    },
    "overcast-softbox",
  ),
  sky(
    "rain",
    "rain",
    "rain",
    "Polishes surfaces and doubles every light.",
    {},
    "rain, rains, raining, rainy, rainfall, drizzle, drizzling, downpour, pouring rain, light rain, heavy rain, shower of rain, wet weather, raindrops, rain-soaked, rainy day, rainy night",
    {
      adverbials: "in steady rain | in the rain | under falling rain",
      clauses:
        "rain streaks down in fine silver lines | drops burst into small crowns on flat surfaces | wet surfaces shine and carry long reflections | runoff threads along every edge",
      light: "wet ground gives the light back upward",
      sound: "rain patters in a steady wash",
    },
    "rain-light, overcast-softbox, street-sodium",
  ),
  sky(
    "storm",
    "storm",
    "storm",
    "Bends everything one way and breaks the light.",
    {},
    "storm, storms, stormy, thunderstorm, thunder, lightning, hurricane, tempest, tornado, typhoon, cyclone, gale, blizzard wind, thunderous, stormy sky, stormy sea, stormy night",
    {
      adverbials: "in the thick of a storm | under storm cloud | as the storm comes in",
      clauses:
        "rain drives sideways in sheets | cloud churns low and bruised | gusts flatten everything loose in one direction | the sky flickers behind its own cloud",
      light: "a pale break flares under a dark cloud base",
      sound: "thunder rolls over a roar of wind",
    },
    "storm-light, lightning",
  ),
  sky(
    "snow",
    "snow",
    "snow",
    "Quiets the world and lights it from below.",
    { terrains: ["tropical"], seasons: ["summer"] },
    "snow, snows, snowing, snowy, snowfall, blizzard, snowstorm, snowflakes, flurries, falling snow, snow-covered, sleet, snowdrift, frosty, frost",
    {
      adverbials: "in falling snow | on a snowy day | in the hush of snow",
      clauses:
        "large flakes drift down on a slant | snow gathers in soft ridges on every edge | breath-white crystals glitter and settle | the far distance fades behind falling snow",
      light: "snow throws the light back into the shadows",
      sound: "falling snow muffles everything to a hush",
    },
    "snow-bounce, overcast-softbox",
  ),
  sky(
    "fog",
    "fog",
    "fog",
    "Takes distance away, layer by layer.",
    {},
    "fog, foggy, mist, misty, haze, hazy, smog, foggy morning, misty morning, dense fog, thick fog, morning mist",
    {
      adverbials: "in drifting fog | through thin mist | on a foggy day",
      clauses:
        "fog fades each layer of distance by a shade | mist drifts in slow ropes across the ground | moisture beads along every edge | shapes arrive pale and gain their colour as they near",
      light: "light comes pearl-grey from everywhere at once",
      sound: "fog dulls every sound to felt",
    },
    "fog-light, dawn-mist-light",
  ),
  sky(
    "wind",
    "wind",
    "wind",
    "Shows itself in everything loose.",
    {},
    "wind, windy, breeze, breezy, gust, gusts, gusty, blustery, windswept, strong wind, windstorm, sandstorm, dust storm",
    {
      adverbials: "in a stiff wind | on a windy day | as gusts come through",
      clauses:
        "wind presses the grass flat and lets it rise | loose edges snap and stream in one direction | dust and leaves run along the ground | cloud shadows race across the land",
      light: "light and shade change places as cloud passes",
      sound: "wind buffets in uneven gusts",
    },
    "morning-sun, afternoon-sun, overcast-softbox",
  ),
];
