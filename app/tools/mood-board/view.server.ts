import type { FrameSketch } from "~/components/storyboard-frame";
import { contrastOf } from "~/film/board/colour-vision";
import { namesOf } from "~/film/board/palettes";
import { PLATFORMS as PLATFORM_FACTS } from "~/film/board/production";
import { type Face, faceOf } from "~/film/board/type-pairs";
import { readFrame } from "~/film/frame-sketch";
import { markProvenance } from "~/film/provenance";
import { DURATIONS, GENRES, labelOf, PLATFORMS, ROLES, type RoleValue } from "./options";
import type { MoodBoard, MoodBoardInput } from "./schema";

/** A palette as it is shown: its colours with names, and how well its type can be read. */
export interface ShownPalette {
  /** Its place on the board, from 1. */
  number: number;
  name: string;
  description: string;
  swatches: { role: RoleValue; label: string; hex: string; name: string }[];
  /** Of text on background: "14.5:1". */
  contrast: string;
}

/** Where the key light comes from, seen from above with the camera below the subject. */
export type LightFrom = "front" | "side" | "behind" | "above" | "around";

/** What the drawn board holds, as plain data. */
export interface BoardPictureData {
  title: string;
  /** Kind, length and place of showing. */
  facts: string;
  mood: string;
  keywords: string[];
  palettes: ShownPalette[];
  type: { primary: string; primaryFace: Face; secondary: string; secondaryFace: Face };
  frames: { sketch: FrameSketch; caption: string; label: string }[];
  aspect: "16:9" | "9:16";
  light: { from: LightFrom; text: string };
  sound: { heading: string; instruments: string };
  /** The whole in words. */
  label: string;
}

export interface MoodBoardView {
  palettes: ShownPalette[];
  faces: { primary: Face; secondary: Face };
  picture: BoardPictureData;
}

const FRAMES = 3;
/** Contrast with black below which a colour is black to the eye. */
const NEARLY_BLACK = 1.5;
const SIZES = [
  "",
  "Extreme wide",
  "Wide",
  "Full",
  "Medium wide",
  "Medium",
  "Medium close-up",
  "Close-up",
  "Extreme close-up",
  "Macro",
] as const;
const ARROWS: Readonly<Record<FrameSketch["arrow"], string>> = {
  static: "camera holds",
  in: "camera moves in",
  out: "camera moves out",
  "zoom-in": "zoom in",
  "zoom-out": "zoom out",
  "pan-left": "pan left",
  "pan-right": "pan right",
  "truck-left": "truck left",
  "truck-right": "truck right",
  "tilt-up": "tilt up",
  "tilt-down": "tilt down",
  rise: "camera rises",
  sink: "camera sinks",
  arc: "arc",
  follow: "camera follows",
  handheld: "handheld",
};
const ANGLES: Readonly<Record<FrameSketch["angle"], string>> = {
  eye: "eye level",
  low: "low angle",
  ground: "ground level",
  high: "high angle",
  overhead: "overhead",
  dutch: "Dutch angle",
};

function shownPalettes({ colorPalettes }: MoodBoard): ShownPalette[] {
  return colorPalettes.map((palette, at) => {
    const names = namesOf(palette);
    return {
      number: at + 1,
      name: palette.name ?? `Palette ${at + 1}`,
      description: palette.description,
      swatches: ROLES.map(({ value, label }) => ({
        role: value,
        label,
        hex: palette[value].toLowerCase(),
        name: names[value],
      })),
      contrast: `${contrastOf(palette.text, palette.background).toFixed(1)}:1`,
    };
  });
}

/** Darkest first, as a frame wants its tones. */
const byLightness = (palette: ShownPalette) =>
  palette.swatches
    .map(({ hex }) => hex)
    .sort((one, other) => contrastOf(one, "#000000") - contrastOf(other, "#000000"));

/** A night sky as dark as the figures would hide them: a black ground is left out of a night frame. */
function tonesFor(palette: ShownPalette, night: boolean): string[] {
  const tones = byLightness(palette);
  const [darkest = "#000000"] = tones;
  return night && contrastOf(darkest, "#000000") < NEARLY_BLACK ? tones.slice(1) : tones;
}

/** A camera that circles is no place in space. */
const CAMERA_ORBITS = /\borbit(?:al|s|ing)?\b/gi;

/** Frames of the first prompts, in every second palette, since light and dark grounds take turns; what a frame shows is read from the concept's own words in its prompt. */
function framesOf({ concept }: MoodBoardInput, board: MoodBoard, palettes: readonly ShownPalette[]) {
  const prompts = board.inspirationalPrompts;
  const shown = [...prompts.slice(1, FRAMES), ...prompts.slice(0, 1), ...prompts.slice(FRAMES)].slice(
    0,
    FRAMES,
  );
  return shown.map((prompt, at) => {
    const shows = markProvenance(concept, prompt)
      .filter(({ yours }) => yours)
      .map(({ text }) => text)
      .join(" ");
    const read = readFrame({
      camera: prompt,
      shows: shows || concept,
      where: `${prompt.replace(CAMERA_ORBITS, " ")} ${concept}`,
      colours: "",
    });
    const palette = palettes[(at * 2) % palettes.length];
    const sketch: FrameSketch = { ...read, palette: palette ? tonesFor(palette, read.night) : read.palette };
    const caption = [SIZES[sketch.size] ?? "", ANGLES[sketch.angle], ARROWS[sketch.arrow]]
      .filter(Boolean)
      .join(", ");
    return { sketch, caption, label: `Frame ${at + 1}: ${caption}` };
  });
}

const LIGHT_FROM: readonly (readonly [RegExp, LightFrom])[] = [
  [/\b(?:backlight|behind|rim|contre-jour|silhouette)\b/i, "behind"],
  [/\b(?:overhead|top light|from above|pendant|noon|skylight)\b/i, "above"],
  [/\b(?:window|side|split|doorway|left|right|raking|low sun)\b/i, "side"],
  [/\b(?:overcast|all sides|every side|even|fog|tent|high-key|shade|starlight|1:1)\b/i, "around"],
];

export const lightFrom = (lighting: string): LightFrom =>
  LIGHT_FROM.find(([pattern]) => pattern.test(lighting))?.[1] ?? "front";

/** What the page and the picture show of a board that its own fields do not say. */
export function viewOf(input: MoodBoardInput, board: MoodBoard): MoodBoardView {
  const palettes = shownPalettes(board);
  const { primary, secondary } = board.typography;
  const faces = { primary: faceOf(primary) ?? "sans", secondary: faceOf(secondary) ?? "sans" } as const;
  const facts = [
    labelOf(GENRES, input.genre),
    labelOf(DURATIONS, input.duration),
    labelOf(PLATFORMS, input.platform),
  ].join(" · ");
  const lighting = board.cameraStyle.lighting;
  const [first] = palettes;
  const colours = first?.swatches.map(({ name, label }) => `${label.toLowerCase()} ${name}`).join(", ");
  const [mood = board.overallMood] = board.overallMood.split(/(?<=[.:!?])\s/);
  return {
    palettes,
    faces,
    picture: {
      title: input.concept,
      facts,
      mood: mood.replace(/[.:]$/, ""),
      keywords: board.keywords,
      palettes,
      type: { primary, primaryFace: faces.primary, secondary, secondaryFace: faces.secondary },
      frames: framesOf(input, board, palettes),
      aspect: PLATFORM_FACTS[input.platform]?.aspect ?? "16:9",
      light: { from: lightFrom(lighting), text: lighting },
      sound: {
        heading: `${board.audioMood.genre}, ${board.audioMood.tempo}`,
        instruments: board.audioMood.instruments.join(", "),
      },
      label: `Mood board: ${input.concept.slice(0, 160)} Mood: ${mood} Palette: ${colours}. Type: ${primary} with ${secondary}. Light: ${lighting} Sound: ${board.audioMood.genre}.`,
    },
  };
}
