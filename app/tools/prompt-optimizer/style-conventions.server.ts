import type { Conventions } from "~/film/revision/slot-sentences";
import type { TargetStyle } from "./options";

/**
 * How each style is filmed by convention: what stands in a slot that the prompt leaves open. A slot that a style
 * does not name is filled as fits the scene. Templates are those of the film room's slot sentences.
 */
export const STYLE_CONVENTIONS: Readonly<Record<TargetStyle, Conventions>> = {
  cinematic: {
    look: [
      "cinematic look: fine 35mm film grain, <tone>",
      "cinematic grade, <tone>, <tone>",
      "feature-film look: contrast shaped by the light, <tone>",
    ],
    lens: ["anamorphic {mm}mm lens, {depth}", "{mm}mm lens, wide open, {depth}"],
    exposure: ["24 fps, 180-degree shutter"],
    ambience: ["layered ambience, mixed wide: {bed}", "sound: {bed}"],
  },
  documentary: {
    move: [
      "handheld camera, small corrections to keep {s} in frame",
      "shoulder-mounted handheld camera, framing found as it happens",
      "handheld, settling after the first second",
    ],
    light: [
      "available light only, <softshade>",
      "natural light as found, <softshade>",
      "light from what is there, <softshade>",
    ],
    look: [
      "documentary look, unstaged, <tone>",
      "observational documentary style, plain grade, <tone>",
      "documentary style: true-to-life tones, <tone>",
    ],
    lens: ["{mm}mm lens, {depth}", "documentary zoom held at {mm}mm, {depth}"],
    exposure: ["24 fps, 180-degree shutter, ISO 800", "24 fps, natural exposure"],
    ambience: ["location sound, as recorded: {bed}", "unmixed location sound: {bed}"],
  },
  commercial: {
    move: [
      "smooth slider move, left to right",
      "smooth dolly in, ending on {s}",
      "measured orbit around {s}, a quarter turn",
    ],
    light: [
      "large soft key from the side, bright rim along the edge of {s}",
      "wide softbox overhead, white bounce in front, clean edge light",
      "soft key with a crisp rim light, reflections controlled",
    ],
    look: [
      "commercial finish: clean highlights, uncluttered frame, <tone>",
      "advertising look: crisp surfaces, controlled reflections, <tone>",
      "commercial look, polished surfaces, room left for a headline",
    ],
    lens: ["{mm}mm lens, crisp edges, {depth}"],
    exposure: ["24 fps, 90-degree shutter for crisp motion"],
    effect: ["crisp and close in the mix: {near}"],
    ambience: ["clean studio mix: {bed}", "clean mix, low noise floor: {bed}"],
  },
  artistic: {
    move: [
      "very slow lateral drift of the camera, tracking shot without an end",
      "static tableau on a tripod, edges composed like a painting",
      "slow pan right that arrives late",
    ],
    light: [
      "one hard source from the side, the rest left in shadow",
      "light through gauze, shapes before detail",
      "low-key light, a single bright area off-centre",
    ],
    look: [
      "painterly look: visible texture, much empty space, <tone>",
      "art-film style: asymmetric composition, <tone>",
      "expressive style: flat planes, texture before detail, <tone>",
    ],
    lens: ["{mm}mm vintage lens, {depth}, soft corners"],
    exposure: ["24 fps, open 270-degree shutter, motion smeared"],
    ambience: ["sparse, close sound design: {bed}", "sound pared down: {bed}"],
  },
  "social-media": {
    move: [
      "snappy push in during the first second, then a hold on {s}",
      "handheld push in, close and direct",
      "whip pan onto {s}, then a hold",
    ],
    light: [
      "bright, even front light on {s}, separated from the background",
      "key light close to the lens, clean separation from behind",
    ],
    look: [
      "social-media look: bold shapes that read on a small screen, <tone>",
      "phone-native look, crisp edges, <tone>",
      "social-media style: one clear shape, uncluttered background, <tone>",
    ],
    lens: ["phone-wide {mm}mm lens, {depth}"],
    exposure: ["30 fps, crisp shutter"],
    effect: ["loud and close from the first frame: {near}"],
    ambience: ["sound up front: {bed}", "punchy mix, ambience low: {bed}"],
  },
};
