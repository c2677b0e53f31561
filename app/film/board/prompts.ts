import { readIdea } from "../brief";
import { contentWords, keptWords, wordsIn } from "../content-words";
import { direct } from "../direction";
import { capitalise } from "../english";
import { optimizePrompt } from "../score/optimize";
import { scorePrompt } from "../score/score";
import { type Concept, WISHES } from "./concept";
import { type BoardPalette, namesOf } from "./palettes";

/** What the checker gives an inspirational prompt at least. */
export const LEAST_SCORE = 85;
export const FEWEST_PROMPTS = 4;
const WANTED_PROMPTS = 5;
const MOST_PROMPTS = 12;
/** A concept of so many words fits one clip beside what is directed around it. */
const ONE_CLIP_WORDS = 45;
/** How many ways to film one idea are tried. */
const MOST_TAKES = 8;
/** Prompts that share a larger part of their words are alike. */
export const MOST_SHARED = 0.8;

/** The share of words that two prompts have in common, 0 to 1 (Jaccard index of their content words). */
export function sharedWords(one: string, other: string): number {
  const [a, b] = [new Set(contentWords(one)), new Set(contentWords(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / Math.max(1, a.size + b.size - both);
}

/** One idea directed in one way, in the colours of a palette. */
function promptOf(idea: string, concept: Concept, palette: BoardPalette | undefined, take: number): string {
  const { time, weather, place, monochrome, silent, year, moods, genre, medium } = concept.brief;
  const read = readIdea(idea);
  // What the concept settles holds for each of its parts.
  const brief = {
    ...read,
    time: read.time ?? time,
    weather: read.weather ?? weather,
    place: read.place ?? place,
    moods: read.moods.length > 0 ? read.moods : moods,
    genre: read.genre ?? genre,
    medium: read.medium ?? medium,
    monochrome,
    silent,
    year,
  };
  const { prompt, sections } = direct(brief, { ...WISHES, take });
  const own = sections.colorPalette;
  if (!own || !palette || monochrome) return prompt;
  const { primary, secondary, accent, background } = namesOf(palette);
  return prompt.replace(
    own,
    `The palette is ${primary}, ${secondary} and ${background}, with ${accent} as the accent.`,
  );
}

/** The first way to film an idea that scores and is unlike what stands already; mended where none does. */
function bestPrompt(
  idea: string,
  concept: Concept,
  palette: BoardPalette | undefined,
  before: readonly string[],
): string | undefined {
  const fallback: { prompt: string; score: number }[] = [];
  const unlike = (prompt: string) => before.every((each) => sharedWords(each, prompt) <= MOST_SHARED);
  for (let take = 0; take < MOST_TAKES; take++) {
    const prompt = promptOf(idea, concept, palette, before.length + take);
    if (!unlike(prompt)) continue;
    const { score } = scorePrompt(prompt);
    if (score >= LEAST_SCORE) return prompt;
    fallback.push({ prompt, score });
  }
  const [best] = fallback.sort((a, b) => b.score - a.score);
  if (!best) return undefined;
  const mended = optimizePrompt(best.prompt);
  return mended.score >= LEAST_SCORE &&
    unlike(mended.prompt) &&
    keptWords(idea, mended.prompt).missing.length === 0
    ? mended.prompt
    : best.score >= LEAST_SCORE
      ? best.prompt
      : mended.prompt;
}

/** Fewer words make no clip of their own. */
const FEWEST_CLAUSE_WORDS = 4;

/** Things with what they are doing, and no verb: "copper glazes drying on a shelf". */
const PARTICIPLE = /^(?:\p{L}+ ){0,2}\p{L}+s \p{L}+ing\b/u;

/** What happens one after another in a list: "farmers harvest beans, a roaster turns the drum, and …". */
function clausesOf(text: string): string[] {
  const list = text.replace(/^[^:,.;]{3,40}:\s+/, "").replace(/[.!?]+$/, "");
  const clauses = list.split(/[,;]\s+(?:and |then |and then )?/).map((each) => each.trim());
  const whole = clauses.every(
    (each) =>
      wordsIn(each).length >= FEWEST_CLAUSE_WORDS &&
      !PARTICIPLE.test(each) &&
      !readIdea(each).spine.isNounPhrase,
  );
  return clauses.length > 1 && whole ? clauses.map(capitalise) : [text];
}

/**
 * Prompts for clips of the concept, ready to paste: its events one by one, and the whole where it fits a clip. Between
 * them they hold every content word of a concept that fits twelve clips.
 */
export function inspirationalPrompts(concept: Concept, palettes: readonly BoardPalette[]): string[] {
  const whole = concept.brief.language.english
    ? readIdea(concept.request.concept).prose
    : concept.request.concept.trim();
  const short = wordsIn(whole).length <= ONE_CLIP_WORDS;
  const events = concept.brief.language.english ? concept.events.flatMap(clausesOf) : concept.events;
  const parts = events.length > 1 || !short ? events : [];
  const ideas = [...(short ? [whole] : []), ...parts].slice(0, MOST_PROMPTS);
  const prompts: string[] = [];
  const add = (idea: string) => {
    const palette = palettes[prompts.length % Math.max(1, palettes.length)];
    const prompt = bestPrompt(idea, concept, palette, prompts);
    if (prompt !== undefined) prompts.push(prompt);
  };
  for (const idea of ideas) add(idea);
  for (let more = 0; prompts.length < WANTED_PROMPTS && more < WANTED_PROMPTS * 2; more++)
    add(ideas[more % ideas.length] ?? whole);
  return prompts;
}
