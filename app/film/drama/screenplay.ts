import type { PlaceClass, TimeOfDay } from "../vocabulary/types";
import { PHASE_NAMES, type Phase } from "./structure";
import { transitionMark } from "./transitions";

/** A scene as the screenplay sets it. */
export interface ScriptScene {
  readonly sceneNumber: number;
  readonly duration: number;
  /** Where it starts, in seconds. */
  readonly startsAt: number;
  readonly phase: string;
  readonly heading: string;
  readonly action: string;
  readonly camera: string;
  readonly sound: string;
  readonly transition: string;
}

export interface ScriptFacts {
  readonly idea: string;
  readonly elements: string;
  readonly style: string;
  readonly totalSeconds: number;
}

/** Characters a line of the script takes. */
const LINE = 68;
const INDENT = 4;

const HOUR_NAMES: Readonly<Record<TimeOfDay, string>> = {
  dawn: "DAWN",
  morning: "MORNING",
  midday: "DAY",
  afternoon: "DAY",
  "golden-hour": "GOLDEN HOUR",
  sunset: "SUNSET",
  dusk: "DUSK",
  night: "NIGHT",
  any: "CONTINUOUS",
};

/** What a heading says where the idea names no place. */
const NAMELESS: Readonly<Record<PlaceClass, string>> = {
  indoor: "the room",
  studio: "the bare stage",
  outdoor: "the open air",
  underwater: "the deep water",
  space: "open space",
  any: "various places",
};

/** A scene heading: "EXT. ROCKY ISLAND – NIGHT". `place` is a name with its article. */
export function headingOf(place: string | undefined, where: PlaceClass | undefined, time: TimeOfDay): string {
  const sort = where === "indoor" || where === "studio" ? "INT." : "EXT.";
  return `${sort} ${(place ?? NAMELESS[where ?? "any"]).replace(/^the /i, "").toUpperCase()} – ${HOUR_NAMES[time]}`;
}

/** Minutes and seconds: "2:08". */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && indent + line.length + 1 + word.length > LINE) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each) => " ".repeat(indent) + each).join("\n");
}

/** The whole intro as a screenplay in plain text, transitions at the right. */
export function screenplayOf(scenes: readonly ScriptScene[], facts: ScriptFacts): string {
  const total = `${clockOf(facts.totalSeconds)} minutes, ${scenes.length} scenes`;
  const head = [
    "MOVIE INTRO SCRIPT",
    "",
    wrapped(`Logline: ${facts.idea}`, 0),
    wrapped(`Constant elements: ${facts.elements}`, 0),
    `Style: ${facts.style}`,
    `Length: ${total}`,
    "",
    "FADE IN:",
  ].join("\n");
  let phase = "";
  const body = scenes.map((scene) => {
    const part = (PHASE_NAMES[scene.phase as Phase] ?? scene.phase).toUpperCase();
    const opened = scene.phase === phase ? [] : [part, ""];
    phase = scene.phase;
    const mark = transitionMark(scene.transition);
    return [
      ...opened,
      `${String(scene.sceneNumber).padEnd(INDENT)}${scene.heading}  (${clockOf(scene.startsAt)}–${clockOf(scene.startsAt + scene.duration)})`,
      "",
      wrapped(scene.action, INDENT),
      wrapped(`Camera: ${scene.camera}`, INDENT),
      ...(scene.sound ? [wrapped(`Sound: ${scene.sound}`, INDENT)] : []),
      "",
      mark.padStart(LINE),
      wrapped(`(${scene.transition.replace(/^[^:]+: /, "").replace(/\.$/, "")})`, INDENT * 5),
    ].join("\n");
  });
  return `${head}\n\n${body.join("\n\n")}\n\nTHE END OF THE INTRO\n`;
}
