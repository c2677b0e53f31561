import { capitalise } from "../english";
import { matchWords, phraseIndex } from "../phrase-index";
import { LIGHTS } from "../vocabulary/lighting";
import type { Light } from "../vocabulary/types";
import type { Concept } from "./concept";

const findLights = phraseIndex(LIGHTS);

/** Words for light that name no set-up of the vocabulary, with what stands before them: "hard light". */
const PLAIN =
  /\b(?:(?:hard|soft|low|high|warm|cold|cool|dim|bright|harsh|flat|diffused?|flickering|white|red|blue|green|golden|grey|pale|single|one|evening|morning|winter|summer|autumn|spring)[- ])+(?:light|lighting|lamps?|glow|spotlight|floodlights?)\b/i;
const LAMPS = /\b(?:floodlights?|spotlights?|searchlights?|shafts of (?:sun|light))\b/i;

/** The light of a whole film. */
export interface FilmLight {
  /** As the rest of a sentence takes it up: "hard light", "warm candlelight at a four-to-one ratio". */
  readonly words: string;
  /** The set-up it is; undefined where the concept names a light that is none of the vocabulary's. */
  readonly light: Light | undefined;
}

/** The light of a concept: what it names itself, else that of its first look that burns at its hour. */
export function filmLight({ request, brief, looks }: Concept): FilmLight {
  const [first] = looks;
  const [named] = findLights(matchWords(request.concept));
  if (named) return { words: named.entry.nouns[0] ?? named.phrase, light: named.entry };
  const plain = (PLAIN.exec(request.concept) ?? LAMPS.exec(request.concept))?.[0].toLowerCase();
  if (plain) return { words: plain, light: undefined };
  const { time } = brief;
  const atThatHour = (light: Light) => time !== undefined && light.suits.times?.includes(time) === true;
  const { light } = looks.find((each) => atThatHour(each.light)) ?? first;
  return { words: light.nouns[0] ?? light.term, light };
}

/** What a note says of it: "candlelight, key to fill 4:1, about 1900 K". */
export function measuredLight({ words, light }: FilmLight): string {
  if (!light) return words;
  const facts = [
    light.term,
    light.ratio ? `key to fill ${light.ratio}` : "",
    light.kelvin ? `about ${light.kelvin} K` : "",
  ];
  return facts.filter(Boolean).join(", ");
}

/** What the light is and does, in sentences. */
export function describedLight(film: FilmLight): string {
  const { light } = film;
  const does = light
    ? `${light.does} ${capitalise(light.clauses[0] ?? "")}.`
    : "As the concept names it: keep its direction and hardness in every prompt, and let nothing else compete with it.";
  return `${capitalise(measuredLight(film))}. ${does}`;
}
