import type { Pools } from "../choice";
import { singular } from "../english";
import { KINDS, type Kind, MATERIALS } from "./kinds";

const index = (kinds: readonly Kind[]) =>
  new Map(kinds.flatMap((kind) => kind.words.map((word) => [word, kind])));
const KIND_OF = index(KINDS);
const MATERIAL_OF = index(MATERIALS);

const base = (head: string): string => {
  const words = head.toLowerCase().split(/[\s-]+/);
  return [...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ");
};

/** The kind a head noun names, by its whole compound first and then by ever fewer of its last words; undefined where it is unknown. */
export function kindOf(head: string): Kind | undefined {
  const words = base(head).split(" ");
  for (let from = 0; from < words.length; from++) {
    const found = KIND_OF.get(words.slice(from).join(" "));
    if (found) return found;
  }
  return undefined;
}

/** What a thing is made of by its attributes and the words of its name; undefined where nothing tells. */
export function materialOf(words: readonly string[]): Kind | undefined {
  for (const word of words) {
    const found = MATERIAL_OF.get(word.toLowerCase());
    if (found) return found;
  }
  return undefined;
}

/** The pool of details of a kind, by the name under which KIND_POOLS holds it. */
export const poolOfKind = (kind: Kind): string => `kind-${kind.id}`;

/** Details of every kind and material as pools that sentence frames can draw on. */
export const KIND_POOLS: Pools = Object.fromEntries(
  [...KINDS, ...MATERIALS].map((kind) => [poolOfKind(kind), kind.details]),
);
