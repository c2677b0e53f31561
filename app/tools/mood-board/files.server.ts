import type { RunFile } from "../define-tool";
import { JSON_FILE, PNG_FILE, SVG_FILE } from "./options";
import type { MoodBoard, MoodBoardInput } from "./schema";

/** Loaded when a picture is asked for: the renderer costs memory that a server without such a request never needs. */
const drawing = () => import("./drawing.server");

export const FILES: readonly RunFile<MoodBoardInput, MoodBoard>[] = [
  {
    name: JSON_FILE,
    type: "application/json",
    write: (_, output) => `${JSON.stringify(output, null, 2)}\n`,
  },
  {
    name: SVG_FILE,
    type: "image/svg+xml",
    write: async (input, output) => (await drawing()).svgOf(input, output),
  },
  {
    name: PNG_FILE,
    type: "image/png",
    write: async (input, output) => (await drawing()).pngOf(input, output),
  },
];
