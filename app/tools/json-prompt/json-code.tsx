/** The parts of JSON that are told apart by colour. */
type Part = "key" | "text" | "number" | "word" | "mark";

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

interface Piece {
  at: number;
  part: Part;
  text: string;
}

function piecesOf(json: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of json.matchAll(TOKENS)) {
    const [, quoted, colon, number, word] = match;
    const text = quoted ?? number ?? word ?? "";
    if (match.index > from) pieces.push({ at: from, part: "mark", text: json.slice(from, match.index) });
    const part: Part = quoted ? (colon === undefined ? "text" : "key") : number ? "number" : "word";
    pieces.push({ at: match.index, part, text });
    from = match.index + text.length;
  }
  if (from < json.length) pieces.push({ at: from, part: "mark", text: json.slice(from) });
  return pieces;
}

/** Indented JSON, its parts in colours; a region that can be scrolled and read by keyboard. */
export function JsonCode({ json, label }: { json: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="json-code" aria-label={label} tabIndex={0}>
      <pre data-json>
        <code>
          {piecesOf(json).map(({ at, part, text }) => (
            <span key={at} className={`json-${part}`}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
