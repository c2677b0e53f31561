/** Switches that people paste after an idea, as other generators take them: `--ar 16:9`, `-camera zoom in -neg blurry`. */

export interface PastedFlags {
  /** The idea without its flags. */
  readonly prose: string;
  readonly aspectRatio?: string;
  readonly camera?: string;
  readonly negatives: readonly string[];
  readonly durationSeconds?: number;
  readonly style?: string;
  /** Switches that mean nothing to this generator, as written. */
  readonly others: readonly string[];
}

const TEXT_FLAGS = new Set([
  "camera",
  "cam",
  "neg",
  "negative",
  "no",
  "style",
  "negprompt",
  "negative_prompt",
  "negative-prompt",
  "motionprompt",
  "music",
  "sound",
]);
const VALUE_FLAGS = new Set([
  "ar",
  "aspect",
  "aspectratio",
  "aspect_ratio",
  "aspect-ratio",
  "ratio",
  "motion",
  "gs",
  "seed",
  "fps",
  "v",
  "version",
  "s",
  "stylize",
  "q",
  "quality",
  "c",
  "chaos",
  "w",
  "h",
  "width",
  "height",
  "dur",
  "duration",
  "length",
  "res",
  "resolution",
  "cfg",
  "steps",
  "iw",
  "strength",
  "ambient",
  "niji",
  "weird",
  "stop",
  "upbeta",
  "model",
  "sref",
  "cref",
  "cw",
  "sw",
  "ps",
  "motionscale",
  "guidance",
]);
const BARE_FLAGS = new Set([
  "hd",
  "loop",
  "raw",
  "tile",
  "video",
  "fast",
  "relax",
  "turbo",
  "uplight",
  "test",
  "testp",
  "creative",
  "end",
  "draft",
  "exp",
  "upscale",
]);

const FLAG = /(?<=^|\s)(?:--?|—|–)([a-z][a-z_-]*)(?=\s|:|=|$)/giu;

/** Takes the text of an idea; returns its prose and what the switches asked for. Words that only look like a switch stay. */
export function readFlags(pasted: string): PastedFlags {
  const text = pasted.replace(/(?:^|[\s.,;|]+)negative prompts?\s*[:=]\s*/i, " --neg ");
  const marks = [...text.matchAll(FLAG)].filter((match) => {
    const name = (match[1] ?? "").toLowerCase();
    return TEXT_FLAGS.has(name) || VALUE_FLAGS.has(name) || BARE_FLAGS.has(name);
  });
  if (marks.length === 0) return { prose: text, negatives: [], others: [] };
  let prose = text.slice(0, marks[0]?.index);
  const negatives: string[] = [];
  const others: string[] = [];
  const read: { aspectRatio?: string; camera?: string; durationSeconds?: number; style?: string } = {};
  marks.forEach((mark, index) => {
    const name = (mark[1] ?? "").toLowerCase();
    const from = mark.index + mark[0].length;
    const rest = text.slice(from, marks[index + 1]?.index ?? text.length).replace(/^[\s:=]+/, "");
    let value = rest.trim();
    if (!TEXT_FLAGS.has(name)) {
      const first = BARE_FLAGS.has(name) ? "" : (/^\S+/.exec(value)?.[0] ?? "").replace(/[,;]$/, "");
      const after = value.slice(first.length).replace(/^[,;]/, "");
      if (after.trim() !== "") prose = `${prose.trimEnd()} ${after.trim()}`;
      value = first;
    }
    if (/^(?:ar|aspect|ratio)/.test(name)) read.aspectRatio = value.replace(/[x/]/, ":");
    else if (name === "camera" || name === "cam")
      read.camera = value.replace(/^["']|["']$/g, "").replace(/[,.\s]+$/, "");
    else if (/^(?:no|neg)/.test(name))
      negatives.push(
        ...value
          .split(/[,;]/)
          .map((each) => each.trim().replace(/^["']|["'.]$/g, ""))
          .filter(Boolean),
      );
    else if (/^(?:dur|length)/.test(name)) read.durationSeconds = Number.parseFloat(value) || undefined;
    else if (name === "style" && value !== "" && value !== "raw") read.style = value;
    else others.push(`${mark[0].trim()}${value === "" ? "" : ` ${value}`}`);
  });
  return { prose: prose.replace(/[\s,;]+$/, "").trim(), negatives, others, ...read };
}
