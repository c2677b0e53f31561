import { readIdea } from "../brief";
import { capitalise } from "../english";
import { readSpeech } from "../speech";
import { speechSeconds } from "../veo";
import type { Band } from "./music";
import type { Layer } from "./plan";
import type { SoundRequest } from "./request";
import { tenths } from "./tenths";

/** Spoken words of a clip, ready for a prompt. */
export interface SpokenLine {
  readonly kind: "voice-over" | "character";
  /** "The narrator says: …" */
  readonly text: string;
  readonly seconds: number;
}

const VOICE_BAND: Band = [100, 8000];

/** Words before a quotation, and the quotation: 'The knight whispers: "Not yet."' */
const QUOTED = /([^"“”]+)["“]([^"“”]+)["”]/gu;

/** The lines of a dialogue in which every quotation has its speaker before it, in their order; empty where one has none. */
function quotedLines(description: string): SpokenLine[] {
  const found = [...description.matchAll(QUOTED)];
  const lines = found.map(([, before = "", words = ""]): SpokenLine => {
    const speaker = before.replace(/^[\s.,;!?]+|[\s,:]+$/g, "");
    return {
      kind: "character",
      text: `${capitalise(speaker)}: ${words.trim()}`,
      seconds: speechSeconds(words),
    };
  });
  return lines.some(({ text }) => /^\W*:/.test(text)) ? [] : lines;
}

/** What is spoken in a clip, the voice-over first. */
export function spokenLines(request: SoundRequest): SpokenLine[] {
  const lines: SpokenLine[] = [];
  if (request.hasVoiceover && request.dialogContent !== undefined) {
    const words = request.dialogContent.replace(/^["“]|["”]$/g, "").replace(/\s+/g, " ");
    lines.push({ kind: "voice-over", text: words, seconds: speechSeconds(words) });
  }
  if (request.hasCharacterDialog && request.characterDialogDescription !== undefined) {
    const told = quotedLines(request.characterDialogDescription);
    if (told.length > 0) return [...lines, ...told];
    const brief = readIdea(request.characterDialogDescription);
    const speech = readSpeech(brief, "");
    const text = [...speech.lines, ...(speech.inline ? speech.sentences : [])].join(" ");
    lines.push({
      kind: "character",
      text: text === "" ? request.characterDialogDescription : text,
      seconds: text === "" ? 0 : speech.seconds,
    });
  }
  return lines;
}

/** Lays spoken lines one after another, the first after a short breath. */
export function voiceLayers(request: SoundRequest, lines: readonly SpokenLine[], seconds: number): Layer[] {
  const held = Math.min(seconds * 0.5, 4);
  const wanted = lines.map((line) => Math.max(line.seconds || held, 0.8));
  if (request.hasVoiceover && request.dialogContent === undefined) wanted.unshift(held);
  const spoken = lines.filter(({ kind }) => kind === "character");
  const names = [
    ...(request.hasVoiceover ? ["Voice-over"] : []),
    ...spoken.map((_, at) => (spoken.length > 1 ? `Dialogue ${at + 1}` : "Dialogue")),
  ];
  const gap = 0.4;
  const total = wanted.reduce((sum, each) => sum + each, 0) + gap * (wanted.length - 1);
  let at = Math.max(0.2, Math.min(1, (seconds - total) / 2));
  return names.flatMap((name, index) => {
    const from = tenths(at);
    const to = tenths(Math.min(seconds, at + (wanted[index] ?? held)));
    at = to + gap;
    if (to - from < 0.3) return [];
    return [
      {
        kind: "voice" as const,
        name,
        from,
        to,
        levels: [
          [from, 0],
          [to, 0],
        ] as const,
        band: VOICE_BAND,
        image: name === "Voice-over" ? "centre, dry" : "centre, in the room",
      },
    ];
  });
}
