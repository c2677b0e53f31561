import { capitalise, sentence } from "../english";

/** "cameraMovement" and "camera_movement" as words: "camera movement". */
const wordsOfKey = (key: string) =>
  key
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase()
    .trim();

/** The plain values below a value, in order. */
function leaves(value: unknown): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === "object") return Object.values(value).flatMap(leaves);
  return [String(value).trim()];
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

function told(value: unknown): string[] {
  if (!isNested(value)) return leaves(value).map((each) => sentence(each));
  if (Array.isArray(value)) {
    return value.some(isNested) ? value.flatMap(told) : [sentence(leaves(value).join(", "))];
  }
  return Object.entries(value).flatMap(([key, each]) => {
    if (isNested(each) && (!Array.isArray(each) || each.some(isNested))) return told(each);
    const said = leaves(each).join(", ");
    return said === "" ? [] : [sentence(`${capitalise(wordsOfKey(key))}: ${said}`)];
  });
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],]/gu;

/**
 * A JSON prompt with its marks blanked out, so that its keys and values can be read as words: every character stays in
 * its place, and a comma before a key becomes a full stop. Takes text that is JSON.
 */
export const jsonBlanked = (text: string): string =>
  text.replace(TOKENS, (token, at: number) => {
    if (token === ",") return /^,\s*"(?:[^"\\]|\\.)*"\s*:/u.test(text.slice(at)) ? "." : ",";
    return token.startsWith('"') ? ` ${token.slice(1, -1).replace(/\\./gu, "  ")} ` : " ";
  });

/**
 * A prompt in JSON as labelled sentences, with all its values in their order: `{"shot": "wide"}` → "Shot: wide."
 * Undefined where the text is no JSON object or list, or one without values.
 */
export function proseOfJson(text: string): string | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const prose = told(JSON.parse(text)).join(" ");
    return /[\p{L}\p{N}]/u.test(prose) ? prose : undefined;
  } catch {
    return undefined;
  }
}
