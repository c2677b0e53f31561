/**
 * npm run eval -- checker IDEAS [--against FILE2 …] [--faults]
 *
 * Judges the prompt score on pairs in which it is known which text is better. IDEAS holds ideas, a line each; each
 * further file rewrites of them, line by line; the built-in engine's own rewrites are always among them. --faults
 * prints the pairs that were judged wrongly.
 */
import { CONTRADICTION_KINDS, FORM_FAULTS, PADDING } from "./checker-injections.js";
import { FILLER, NAMED } from "./patterns.js";

/**
 * @typedef {{ score: number, aspects: readonly { id: string, points: number }[], contradictions: readonly { kind: string }[], faults: readonly { kind: string, words: readonly { text: string }[] }[] }} Score
 * @typedef {{ scorePrompt: (text: string) => Score, optimizePrompt: (text: string) => { prompt: string, score: number }, keptWords: (idea: string, prompt: string) => { words: string[], missing: string[] } }} Checker
 * @typedef {{ won: number, of: number, lost: string[] }} Tally
 */

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).filter(Boolean);
/** @param {string} text */
const sentencesOf = (text) => text.match(/[^.!?]+(?:[.!?](?=\d)[^.!?]+)*[.!?]*\s*/g) ?? [text];
/** The same choice for the same text, in every run. @param {string} text */
const hash = (text) => [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);
/** @template T @param {readonly T[]} list @param {string} seed @returns {T} */
const choose = (list, seed) => /** @type {T} */ (list[hash(seed) % list.length]);

/** So many words of padding. @param {number} count @param {string} seed */
function padding(count, seed) {
  /** @type {string[]} */
  const words = [];
  for (let turn = 0; words.length < count; turn++) {
    const line = wordsOf(PADDING[(hash(seed) + turn * 5) % PADDING.length] ?? "");
    const room = line.slice(0, count - words.length);
    words.push(...room.map((word, at) => (at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word)));
    words[words.length - 1] = `${words[words.length - 1]}.`;
  }
  return words.join(" ");
}

/** A sentence put between two others. @param {string} text @param {string} addition */
function insert(text, addition) {
  const sentences = sentencesOf(text);
  const at = 1 + (hash(text + addition) % sentences.length);
  return [...sentences.slice(0, at).map((each) => each.trimEnd()), addition, ...sentences.slice(at)]
    .join(" ")
    .trim();
}

/** The prompt without what it says in one slot, clause by clause. @param {string} text @param {RegExp} slot */
function without(text, slot) {
  return sentencesOf(text)
    .map((sentence) => {
      if (!slot.test(sentence)) return sentence;
      const clauses = sentence.split(/(?<=[,;])\s/).filter((clause) => !slot.test(clause));
      return clauses.length === 0
        ? ""
        : `${clauses.join(" ").replace(/[,;:]\s*$/, "")}${/[.!?]\s*$/.test(clauses.at(-1) ?? "") ? " " : ". "}`;
    })
    .join("")
    .trim();
}

/** The prompt with the sentences of one slot replaced by padding of the same length. @param {string} text @param {RegExp} slot */
const replaced = (text, slot) =>
  sentencesOf(text)
    .map((sentence) => (slot.test(sentence) ? `${padding(wordsOf(sentence).length, sentence)} ` : sentence))
    .join("")
    .trim();

/** @param {string} text */
const praiseIn = (text) => [...text.matchAll(FILLER)].length;

/** Words that the score names as faults, by kind. @param {Score} read @returns {Map<string, number>} */
const faultyWords = (read) =>
  new Map(
    read.faults.map(({ kind, words }) => [
      kind,
      words.reduce((count, { text }) => count + wordsOf(text).length, 0),
    ]),
  );
/** Whether a shorter text has fewer words of some kind of fault. @param {Score} own @param {Score} shorter */
const mendsFault = (own, shorter) => {
  const left = faultyWords(shorter);
  return [...faultyWords(own)].some(([kind, count]) => (left.get(kind) ?? 0) < count);
};

/** Whether some slot brings less in a shorter text. @param {Score} own @param {Score} shorter */
const saysLess = (own, shorter) =>
  own.aspects.some(({ points }, index) => points > 0 && Number(shorter.aspects[index]?.points) < points);

/** Spearman's rank correlation. @param {readonly number[]} a @param {readonly number[]} b */
function spearman(a, b) {
  /** @param {readonly number[]} values */
  const ranks = (values) => {
    const order = values.map((value, index) => ({ value, index })).sort((x, y) => x.value - y.value);
    const result = new Array(values.length).fill(0);
    for (let from = 0; from < order.length; ) {
      let to = from;
      while (to < order.length && order[to]?.value === order[from]?.value) to++;
      for (let at = from; at < to; at++)
        result[/** @type {number} */ (order[at]?.index)] = (from + to - 1) / 2;
      from = to;
    }
    return result;
  };
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length - 1) / 2;
  const sum = (/** @type {number[]} */ p, /** @type {number[]} */ q) =>
    p.reduce((total, value, at) => total + (value - mean) * (Number(q[at]) - mean), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y));
}

/** How many bands of length the prompts are put into. */
const BANDS = 5;
/** The rank correlation of length and score among prompts of like length: the mean over five bands. @param {readonly number[]} lengths @param {readonly number[]} scores */
function withinLikeLength(lengths, scores) {
  const order = lengths.map((_, index) => index).sort((a, b) => Number(lengths[a]) - Number(lengths[b]));
  const size = Math.ceil(order.length / BANDS);
  const each = Array.from({ length: BANDS }, (_, band) => order.slice(band * size, (band + 1) * size))
    .filter((band) => new Set(band.map((index) => lengths[index])).size > 1)
    .map((band) =>
      spearman(
        band.map((index) => Number(lengths[index])),
        band.map((index) => Number(scores[index])),
      ),
    );
  return each.reduce((sum, value) => sum + value, 0) / Math.max(1, each.length);
}

/** @param {Tally} tally @param {boolean} won @param {() => string} describe */
function count(tally, won, describe) {
  tally.of += 1;
  if (won) tally.won += 1;
  else tally.lost.push(describe());
}
const tally = () => /** @type {Tally} */ ({ won: 0, of: 0, lost: [] });

/**
 * The figures of one set of rewrites.
 * @param {readonly string[]} ideas @param {readonly string[]} prompts @param {Checker} checker
 */
export function judge(ideas, prompts, checker) {
  const tallies = {
    padded: tally(),
    slotReplaced: tally(),
    slotTaken: tally(),
    slotOrFaultTaken: tally(),
    slotEmptied: tally(),
    contradiction: tally(),
    contradictionNamed: tally(),
    oneSided: tally(),
    form: tally(),
    optimizedHigh: tally(),
    optimizedHigher: tally(),
    optimizedKept: tally(),
  };
  /** @type {Map<string, Tally>} */
  const kinds = new Map(CONTRADICTION_KINDS.map(({ kind }) => [kind, tally()]));
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} text */
  const score = (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = checker.scorePrompt(text).score;
    known.set(text, value);
    return value;
  };
  prompts.forEach((prompt, index) => {
    const idea = ideas[index] ?? "";
    const own = checker.scorePrompt(prompt);
    const room = wordsOf(prompt).length - wordsOf(idea).length;
    if (room > 0) {
      const padded = `${idea.replace(/[.\s]*$/, ".")} ${padding(room, idea)}`;
      count(
        tallies.padded,
        own.score > score(padded),
        () => `${own.score} ≤ ${score(padded)}: ${prompt} / ${padded}`,
      );
    }
    for (const [slot, pattern] of Object.entries(NAMED)) {
      if (!pattern.test(prompt)) continue;
      const filled = replaced(prompt, pattern);
      if (sentencesOf(prompt).length > 1)
        count(
          tallies.slotReplaced,
          own.score > score(filled),
          () => `${slot} ${own.score} ≤ ${score(filled)}: ${prompt} / ${filled}`,
        );
      const shorter = without(prompt, pattern);
      const less = checker.scorePrompt(shorter);
      // Whatever else goes with it, praise or a fault: where the prompt says less, it is worth no more.
      if (shorter.length > 9 && own.contradictions.length === 0 && saysLess(own, less))
        count(
          tallies.slotEmptied,
          own.score >= less.score,
          () => `${slot} ${own.score} < ${less.score}: ${prompt} / ${shorter}`,
        );
      // To take praise or a contradiction away with the slot is a repair, and may raise.
      const repaired = own.contradictions.length > 0 || praiseIn(prompt) > praiseIn(shorter);
      if (shorter.length > 9 && !repaired) {
        const told = () => `${slot} ${own.score} < ${score(shorter)}: ${prompt} / ${shorter}`;
        count(tallies.slotOrFaultTaken, own.score >= score(shorter), told);
        // So is to take away words that the score names as a fault: the second of two shot sizes, an idle clause.
        if (!mendsFault(own, less)) count(tallies.slotTaken, own.score >= score(shorter), told);
      }
    }
    const kind = /** @type {import("./checker-injections.js").ContradictionKind} */ (
      CONTRADICTION_KINDS[index % CONTRADICTION_KINDS.length]
    );
    const broken = insert(prompt, choose(kind.whole, prompt));
    const read = checker.scorePrompt(broken);
    const named = read.contradictions.some((each) => kind.names.test(each.kind));
    count(
      tallies.contradiction,
      own.score > read.score,
      () => `${kind.kind} ${own.score} ≤ ${read.score}: ${broken}`,
    );
    count(tallies.contradictionNamed, named, () => `${kind.kind}: ${broken}`);
    const perKind = kinds.get(kind.kind);
    if (perKind) count(perKind, named, () => broken);
    for (const { kind: name, sides, names } of CONTRADICTION_KINDS) {
      for (const side of sides) {
        if (!side.has.test(prompt)) continue;
        const text = insert(prompt, choose(side.add, prompt));
        const torn = checker.scorePrompt(text);
        count(
          tallies.oneSided,
          own.score > torn.score && torn.contradictions.some((each) => names.test(each.kind)),
          () =>
            `${name} ${own.score} / ${torn.score} ${torn.contradictions.map((each) => each.kind)}: ${text}`,
        );
        break;
      }
    }
    const faulty = insert(prompt, choose(FORM_FAULTS, prompt));
    count(tallies.form, own.score > score(faulty), () => `${own.score} ≤ ${score(faulty)}: ${faulty}`);
    // Mending costs many scorings: a twentieth of the prompts stands for all.
    if (index % 20 === 0) {
      const better = checker.optimizePrompt(prompt);
      count(tallies.optimizedHigh, better.score >= 85, () => `${better.score}: ${prompt} / ${better.prompt}`);
      // A prompt in which nothing is open comes back as it is.
      if (own.score < 100)
        count(
          tallies.optimizedHigher,
          better.score > own.score,
          () => `${own.score} → ${better.score}: ${prompt} / ${better.prompt}`,
        );
      const missing = checker.keptWords(prompt, better.prompt).missing;
      count(
        tallies.optimizedKept,
        missing.length === 0,
        () => `lost ${missing.join(", ")}: ${prompt} / ${better.prompt}`,
      );
    }
  });
  const scores = prompts.map(score);
  const lengths = prompts.map((prompt) => wordsOf(prompt).length);
  // Time of this process alone: a busy machine takes its own.
  const began = process.cpuUsage();
  for (const prompt of prompts) checker.scorePrompt(prompt);
  const used = process.cpuUsage(began);
  const milliseconds = (used.user + used.system) / 1000 / prompts.length;
  const mean = scores.reduce((sum, value) => sum + value, 0) / scores.length;
  return { tallies, kinds, correlation: withinLikeLength(lengths, scores), mean, milliseconds };
}

/** @type {readonly (readonly [label: string, goal: string, key: keyof ReturnType<typeof judge>["tallies"]])[]} */
const ROWS = [
  ["beats the idea padded to its length", "≥ 97 %", "padded"],
  ["beats itself, one slot padded over", "≥ 93 %", "slotReplaced"],
  ["a slot taken away never raises", "100 %", "slotTaken"],
  ["… or words it names as a fault", "", "slotOrFaultTaken"],
  ["… and praise, where a slot says less", "100 %", "slotEmptied"],
  ["a contradiction put in lowers", "≥ 95 %", "contradiction"],
  ["… and is named", "≥ 95 %", "contradictionNamed"],
  ["contradicts what stands: lower, named", "≥ 95 %", "oneSided"],
  ["a fault of form lowers", "≥ 93 %", "form"],
  ["optimized: 85 and more", "100 %", "optimizedHigh"],
  ["optimized: more than before (below 100)", "100 %", "optimizedHigher"],
  ["optimized: every content word kept", "", "optimizedKept"],
];

/** @param {readonly { name: string, figures: ReturnType<typeof judge> }[]} columns @param {boolean} faults */
export function printJudgement(columns, faults) {
  const [wide, cell] = [40, 20];
  /** @param {Tally} tally */
  const share = ({ won, of }) => (of === 0 ? "–" : `${((100 * won) / of).toFixed(1)} % of ${of}`);
  /** @param {string} label @param {string} goal @param {(figures: ReturnType<typeof judge>) => string} read */
  const row = (label, goal, read) =>
    console.log(
      `${label.padEnd(wide)}${goal.padEnd(9)}${columns.map(({ figures }) => read(figures).padStart(cell)).join("")}`,
    );
  console.log(
    `${"".padEnd(wide)}${"goal".padEnd(9)}${columns.map(({ name }) => name.padStart(cell)).join("")}`,
  );
  row("mean score", "", ({ mean }) => mean.toFixed(1));
  for (const [label, goal, key] of ROWS) row(label, goal, ({ tallies }) => share(tallies[key]));
  row("|ρ| of length and score", "< 0.3", ({ correlation }) => correlation.toFixed(2));
  row("ms a prompt", "≤ 10", ({ milliseconds }) => milliseconds.toFixed(2));
  console.log("\ncontradictions named, by kind");
  for (const { kind } of CONTRADICTION_KINDS)
    row(`  ${kind}`, "", ({ kinds }) => share(/** @type {Tally} */ (kinds.get(kind))));
  if (!faults) return;
  for (const { name, figures } of columns)
    for (const [key, { lost }] of Object.entries(figures.tallies))
      for (const line of lost) console.log(`${name} ${key}: ${line}`);
}
