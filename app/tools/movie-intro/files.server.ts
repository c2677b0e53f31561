import type { RunFile } from "../define-tool";
import { JSON_FILE, PROMPTS_FILE, SCRIPT_FILE, SHOT_LIST_FILE } from "./options";
import type { MovieIntro, MovieIntroInput } from "./schema";

/** Spreadsheets run what starts like a formula: an apostrophe keeps it text. */
const cell = (value: string | number): string => {
  const text = String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replace(/"/g, '""')}"`;
};

const COLUMNS = [
  "Scene",
  "Start (s)",
  "Duration (s)",
  "Part",
  "Heading",
  "Camera",
  "Transition",
  "Sound",
  "Visual elements",
  "Prompt",
];

/** The scenes as a shot list: a row each, comma-separated, in UTF-8 with its mark so that spreadsheets read it. */
export function shotList({ scenes }: MovieIntro): string {
  let start = 0;
  const rows = scenes.map((scene) => {
    const row = [
      scene.sceneNumber,
      start,
      scene.duration,
      scene.phase ?? "",
      scene.heading ?? "",
      scene.cameraMovement,
      scene.transition,
      scene.sound ?? "",
      scene.visualElements.join("; "),
      scene.prompt,
    ];
    start += scene.duration;
    return row.map(cell).join(",");
  });
  return `\uFEFF${[COLUMNS.map(cell).join(","), ...rows].join("\r\n")}\r\n`;
}

/** Every prompt, numbered, with an empty line between them. */
export function promptList({ scenes }: Pick<MovieIntro, "scenes">): string {
  return scenes
    .map(({ sceneNumber, duration, prompt }) => `Scene ${sceneNumber} (${duration} s)\n${prompt}`)
    .join("\n\n");
}

export const FILES: readonly RunFile<MovieIntroInput, MovieIntro>[] = [
  {
    name: SCRIPT_FILE,
    type: "text/plain; charset=utf-8",
    write: (_, output) => output.fullScript,
  },
  {
    name: PROMPTS_FILE,
    type: "text/plain; charset=utf-8",
    write: (_, output) => `${promptList(output)}\n`,
  },
  {
    name: JSON_FILE,
    type: "application/json",
    write: (input, output) => `${JSON.stringify({ request: input, ...output }, null, 2)}\n`,
  },
  {
    name: SHOT_LIST_FILE,
    type: "text/csv; charset=utf-8",
    write: (_, output) => shotList(output),
  },
];
