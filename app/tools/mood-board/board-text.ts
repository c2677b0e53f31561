/** Average width of a letter as a share of its size: drawn text does not wrap by itself. */
const LETTER = { plain: 0.5, wide: 0.56 } as const;
export type LetterWidth = keyof typeof LETTER;

/**
 * Breaks a text into lines, never at a no-break space.
 * @param width the room, in the units of `size`
 * @param size the letters' size
 * @param most how many lines there may be; what is left over ends in an ellipsis
 */
export function linesOf(
  text: string,
  {
    width,
    size,
    most,
    letters = "plain",
  }: { width: number; size: number; most: number; letters?: LetterWidth },
): string[] {
  const room = Math.max(4, Math.floor(width / (size * LETTER[letters])));
  const lines: string[] = [];
  let line = "";
  const words = text
    .trim()
    .split(/[ \t\r\n]+/)
    .flatMap((word) =>
      word.length > room ? (word.match(new RegExp(`.{1,${room}}`, "gu")) ?? [word]) : [word],
    );
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= room) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
    if (lines.length === most) break;
  }
  if (lines.length < most) return [...lines, line].filter(Boolean);
  const last = lines[most - 1] ?? "";
  const cut =
    last.length < room ? last : /\s/.test(last) ? last.replace(/\s+\S*$/, "") : last.slice(0, room - 1);
  return [...lines.slice(0, most - 1), `${cut.replace(/[\s,.;:·]+$/, "")}…`];
}
