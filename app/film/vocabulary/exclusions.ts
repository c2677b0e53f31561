import { list } from "./fit";
import type { Exclusion } from "./types";

function exclusion(id: string, one: string, other: string, because: string, soft = false): Exclusion {
  return { id, one: list(one), other: list(other), because, soft };
}

/** Pairs of terms that cannot hold in one shot. `soft` pairs may be meant, so they are hints only. */
export const EXCLUSIONS: readonly Exclusion[] = [
  exclusion(
    "day-night",
    "sunlight, sunny, sunlit, daylight, midday, noon, bright day, blue sky, golden hour, morning sun",
    "night, midnight, nighttime, moonlight, moonlit, starlight, starry sky, night sky, after dark",
    "The sun and the night cannot light the same shot.",
  ),
  exclusion(
    "dawn-sunset",
    "dawn, sunrise, daybreak, first light, morning",
    "sunset, sundown, dusk, twilight, evening",
    "Morning light and evening light come from opposite sides of the day.",
  ),
  exclusion(
    "noon-golden",
    "noon, midday, high noon, overhead sun",
    "golden hour, low sun, long shadows, sunset, sunrise",
    "A sun overhead throws short shadows; a low sun throws long ones.",
  ),
  exclusion(
    "static-moving",
    "static shot, static camera, locked-off, locked off, fixed camera, tripod, camera holds still, stationary camera",
    "dolly, dollies, tracking shot, crane shot, handheld, orbit, pans, panning, tilts, trucks, push-in, pull-back, drone flies, zooms, steadicam",
    "A locked camera makes no move.",
  ),
  exclusion(
    "in-out",
    "dolly in, dollies in, push in, push-in, zoom in, zooms in",
    "dolly out, dollies out, pull back, pull-back, zoom out, zooms out",
    "One shot goes in or out; both need two shots.",
  ),
  exclusion(
    "left-right",
    "pan left, pans left, truck left, trucks left",
    "pan right, pans right, truck right, trucks right",
    "One shot goes left or right; both need two shots.",
  ),
  exclusion(
    "up-down",
    "tilt up, tilts up, crane up, cranes up, pedestal up",
    "tilt down, tilts down, crane down, cranes down, pedestal down",
    "One shot goes up or down; both need two shots.",
  ),
  exclusion(
    "slow-fast",
    "slow motion, slow-motion, slow pace, slowly",
    "fast motion, fast-motion, time-lapse, timelapse, hyperlapse, sped up",
    "Slow and sped-up time cannot share a shot.",
  ),
  exclusion(
    "silent-speaking",
    "silent, silence, mute, no sound, silent film",
    "says, speaks, speaking, dialogue, voice-over, narration, sings, shouts",
    "A silent scene has nobody heard to speak.",
  ),
  exclusion(
    "mono-colour",
    "black and white, black-and-white, monochrome, greyscale, grayscale, sepia",
    "vibrant colors, vibrant colours, vivid colors, vivid colours, colorful, colourful, saturated, neon colors, rainbow",
    "A monochrome picture shows no vivid colour.",
    true,
  ),
  exclusion(
    "underwater-dry",
    "underwater, under water, seabed, ocean floor, coral reef, submerged",
    "desert, rain, snow, campfire, candlelight, dust, wind, dry grass, lens flare",
    "Dry weather, dust and flame do not exist under water.",
  ),
  exclusion(
    "space-air",
    "outer space, deep space, in orbit, zero gravity, vacuum",
    "wind, rain, breeze, birdsong, fog, clouds overhead, campfire",
    "A vacuum has neither weather nor wind.",
  ),
  exclusion(
    "aerial-macro",
    "aerial, drone shot, bird's-eye view, extreme wide shot",
    "macro, extreme close-up, insert shot",
    "An aerial view and a macro view are different shots.",
  ),
  exclusion(
    "wide-close",
    "extreme wide shot, wide shot, establishing shot",
    "close-up, extreme close-up, macro shot",
    "One frame holds one size; naming both needs a move or two shots.",
    true,
  ),
  exclusion(
    "indoor-sky",
    "indoors, interior, inside the room, windowless",
    "open sky, clouds overhead, horizon, starry sky, under the sky",
    "A room has a ceiling.",
    true,
  ),
  exclusion(
    "clear-rain",
    "clear sky, cloudless, sunny, blue sky, bright sunshine",
    "rain, raining, storm, thunderstorm, overcast, heavy fog, snowfall, blizzard",
    "A clear sky brings no rain or cloud.",
    true,
  ),
  exclusion(
    "snow-heat",
    "snow, snowing, blizzard, frozen, icy",
    "heat haze, scorching, tropical, sweltering, hot desert",
    "Snow and heat do not meet.",
    true,
  ),
  exclusion(
    "shallow-deep",
    "shallow depth of field, shallow focus, blurred background, bokeh",
    "deep focus, everything in focus, deep depth of field, f/16, f/11",
    "Focus is either shallow or deep.",
  ),
  exclusion(
    "high-low-key",
    "high-key, high key, bright even lighting, flat lighting",
    "low-key, low key, chiaroscuro, deep shadows, noir lighting",
    "High key fills the shadows that low key lives on.",
  ),
  exclusion(
    "low-high-angle",
    "low angle, from below, worm's-eye view",
    "high angle, from above, bird's-eye view, overhead shot, top-down",
    "The lens looks up or down.",
  ),
  exclusion(
    "wide-tele",
    "fisheye, ultra-wide, 14 mm, 14mm, 18 mm, 18mm, 24 mm, 24mm, wide-angle lens",
    "telephoto, 135 mm, 135mm, 200 mm, 200mm, 400 mm, 400mm, 85 mm, 85mm",
    "One shot has one focal length unless it zooms.",
  ),
  exclusion(
    "photo-drawn",
    "photorealistic, live action, documentary footage, 35 mm film",
    "cartoon, anime, watercolour, watercolor, pixel art, claymation, oil painting, charcoal drawing",
    "A drawn picture is not a photographed one.",
    true,
  ),
  exclusion(
    "ancient-electric",
    "medieval, ancient, prehistoric, renaissance, stone age, roman empire",
    "neon, electric light, led, fluorescent, car, smartphone, laptop, headlights, television, street lamp",
    "That light or machine had not been invented.",
    true,
  ),
  exclusion(
    "victorian-modern",
    "victorian, 1800s, nineteenth century, wild west",
    "neon, led, smartphone, laptop, television, fluorescent, jet, computer",
    "That light or machine had not been invented.",
    true,
  ),
  exclusion(
    "calm-chaos",
    "calm, peaceful, serene, tranquil",
    "chaotic, frantic, violent, panicked, explosive",
    "The scene is calm or in turmoil.",
    true,
  ),
  exclusion(
    "empty-crowd",
    "empty, deserted, abandoned, solitary, alone",
    "crowded, bustling, packed with people, crowd",
    "An empty place holds no crowd.",
    true,
  ),
  exclusion(
    "still-windy",
    "still air, windless, mirror-still",
    "windy, gusts, gale, breeze",
    "The air is still or it moves.",
    true,
  ),
  exclusion(
    "portrait-landscape",
    "9:16, vertical video, portrait orientation",
    "16:9, widescreen, 2.39:1, landscape orientation, cinemascope",
    "The frame is upright or wide.",
  ),
  exclusion(
    "summer-winter",
    "summer, midsummer",
    "winter, snow, frost, blizzard",
    "It is summer or winter.",
    true,
  ),
  exclusion(
    "spring-autumn",
    "spring, cherry blossom",
    "autumn, fall leaves, fallen leaves",
    "It is spring or autumn.",
    true,
  ),
];
