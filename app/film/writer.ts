import type { Brief } from "./brief";
import { akin, type Chooser } from "./choice";
import { capitalise, fixArticles } from "./english";
import type { Guard } from "./guard";
import { POOLS } from "./phrasing/pools";
import { leadingSubjects } from "./reading/spine";
import { referenceTo } from "./reading/subjects";
import { ABSTRACT } from "./reading/word-classes";

/** A name for the subject in later sentences, with its number. */
interface Reference {
  readonly text: string;
  readonly plural: boolean;
}

function referencesOf(brief: Brief): readonly Reference[] {
  const [first, second] = leadingSubjects(brief.subjects);
  if (!first || !brief.language.english) return [{ text: "the scene", plural: false }];
  if (ABSTRACT.test(first.head)) return [{ text: "the scene", plural: false }];
  if (referenceTo(first).length > 48) return [{ text: "the scene", plural: false }];
  const one: Reference = { text: referenceTo(first), plural: first.plural };
  const other: Reference | undefined =
    second && second.kind !== "unknown" ? { text: referenceTo(second), plural: second.plural } : undefined;
  if (!other || other.text === one.text) return [one];
  return [
    { text: `${one.text} and ${other.text}`, plural: true },
    { text: "the two", plural: true },
    { text: "both", plural: true },
  ];
}

/** The sentences of a list that have at most so many words; all where none is so short. */
export function shortOnes(clauses: readonly string[], limit: number): readonly string[] {
  const words = (clause: string) => clause.replace(/\[([^|\]]*)[^\]]*\]/g, "$1").split(/\s+/).length;
  const short = clauses.filter((clause) => words(clause) <= limit);
  return short.length > 0 ? short : clauses;
}

/** What a sentence is about by its first two words; undefined where it begins with a label or a small word. */
const leadOf = (text: string): string | undefined =>
  /^\p{L}{4,} \p{L}{3,}(?=[ ,.])/u.exec(text)?.[0].toLowerCase();

/** Writes sentences of one prompt from templates, and lets none stand that the guard refuses. */
export class Writer {
  private mentions = 0;
  /** What stands already: nothing is said twice. */
  private readonly written = new Set<string>();
  /** Templates that have choices in them and were written: another choice would end the sentence alike. */
  private readonly used = new Set<string>();
  /** The first two words of every plain sentence: none is begun twice alike. */
  private readonly leads = new Set<string>();
  private readonly references: readonly Reference[];

  constructor(
    readonly choose: Chooser,
    readonly guard: Guard,
    brief: Brief,
  ) {
    this.references = referencesOf(brief);
  }

  /** Whether the subject is one thing, so that "{its}" reads as "its". */
  private currentReference(): Reference {
    return this.references[this.mentions % this.references.length] as Reference;
  }

  /**
   * The first template that may stand, filled in and committed; undefined where none may. `slot` names the choice,
   * `turn` steps to the next one, `fill` holds what braces stand for besides the subject.
   */
  write(
    slot: string,
    templates: readonly string[],
    turn: number,
    fill: Readonly<Record<string, string>> = {},
  ): string | undefined {
    for (const template of this.choose.order(slot, templates, turn).slice(0, 30)) {
      if (this.used.has(template)) continue;
      for (let attempt = 0; attempt < 3; attempt++) {
        const pooled = template.replace(/<\{(\w+)\}>/g, (whole, name: string) =>
          fill[name] ? `<${fill[name]}>` : whole,
        );
        const bare = this.choose.write(`${slot}/${attempt}`, pooled, turn, POOLS);
        if (
          [...bare.matchAll(/\{(\w+)\}/g)].some(
            ([, name = ""]) => fill[name] === undefined && !/^(?:s|S|is|its)$/.test(name),
          )
        )
          continue;
        const filled = bare.replace(/\{(\w+)\}/g, (whole, name: string) => fill[name] ?? whole);
        const lead = leadOf(filled);
        if (
          this.written.has(filled) ||
          (lead !== undefined && this.leads.has(lead)) ||
          /\b([\p{L}-]+),? \1\b/iu.test(filled) ||
          !this.guard.admits(filled.replace(/\{\w+\}/g, "it"))
        )
          continue;
        const reference = this.currentReference();
        if (/\{[sS]\}/.test(filled)) this.mentions += 1;
        this.guard.commit(filled.replace(/\{\w+\}/g, "it"));
        this.written.add(filled);
        if (lead !== undefined) this.leads.add(lead);
        if (template.includes("[")) this.used.add(template);
        return fixArticles(
          filled
            .replace(/\{is\}/g, reference.plural ? "are" : "is")
            .replace(/\{its\}/g, reference.plural ? "their" : "its")
            .replace(/\{s\}/g, reference.text)
            .replace(/\{S\}/g, capitalise(reference.text)),
        );
      }
    }
    return undefined;
  }

  /** A phrase of the pool hung on a sentence that is already written, as its last note. */
  extend(slot: string, text: string, pool: string, turn: number): string {
    const found = this.choose
      .order(slot, POOLS[pool] ?? [], turn)
      .slice(0, 40)
      .find((each) => !this.written.has(each) && !akin(each, text) && this.guard.admits(each));
    if (found === undefined) return text;
    this.guard.commit(found);
    this.written.add(found);
    return `${text.replace(/\.$/, "")}, ${found}`;
  }

  /** One word or phrase of a pool that the guard lets pass. */
  word(slot: string, pool: string, turn: number): string {
    return this.choose.order(slot, POOLS[pool] ?? [], turn).find((each) => this.guard.admits(each)) ?? "";
  }

  /** One of the phrases that the guard lets pass, committed; undefined where there is none. */
  phrase(slot: string, phrases: readonly string[], turn: number): string | undefined {
    const chosen = this.choose.order(slot, phrases, turn).find((each) => this.guard.admits(each));
    if (chosen !== undefined) {
      this.guard.commit(chosen);
      this.written.add(chosen);
    }
    return chosen;
  }
}
