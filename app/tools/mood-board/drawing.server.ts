import { createRequire } from "node:module";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BoardPicture } from "./board-picture";
import type { MoodBoard, MoodBoardInput } from "./schema";
import { viewOf } from "./view.server";

/** A landscape A4 sheet at about 190 dots an inch. */
const PNG_WIDTH = 2200;

const { resolve } = createRequire(import.meta.url);

/** The renderer knows neither variable fonts nor woff2, which the pages use: these are the same families as TrueType. */
const FONTS = [
  "@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf",
  "@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
  "@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf",
  "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  "@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
];

/** The board as an SVG document. */
export function svgOf(input: MoodBoardInput, board: MoodBoard): string {
  const { picture } = viewOf(input, board);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(createElement(BoardPicture, { picture }))}\n`;
}

/** The board as a PNG; drawn off the main thread. */
export async function pngOf(input: MoodBoardInput, board: MoodBoard): Promise<Uint8Array<ArrayBuffer>> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderAsync(svgOf(input, board), {
    fitTo: { mode: "width", value: PNG_WIDTH },
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS.map((file) => resolve(file)),
      defaultFontFamily: "Source Sans 3",
      sansSerifFamily: "Source Sans 3",
      serifFamily: "Source Serif 4",
      monospaceFamily: "Source Sans 3",
    },
  });
  return new Uint8Array(drawn.asPng());
}
