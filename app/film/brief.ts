import { FOREIGN_PLACES, FOREIGN_TIMES, FOREIGN_WEATHER } from "./lexicon/foreign-cues";
import { conceptsIn } from "./lexicon/foreign-words";
import { withoutNames } from "./lexicon/names";
import { type CameraWord, readCameraWords } from "./reading/camera-words";
import { readClipSettings } from "./reading/clip-settings";
import {
  allCues,
  firstCue,
  GENRE_CUES,
  LENS_CUE,
  LIGHT_CUE,
  MEDIUM_CUES,
  MONOCHROME_CUE,
  MOOD_CUES,
  MUSIC_CUE,
  PACE_CUES,
  PLACE_CUES,
  SEASON_CUES,
  SILENCE_CUE,
  TIME_CUES,
  WEATHER_CUES,
} from "./reading/cues";
import { type PastedFlags, readFlags } from "./reading/flags";
import { type LanguageReading, readLanguage } from "./reading/language";
import { showsAnimals, showsPeople } from "./reading/presence";
import { type Quotation, readQuotations } from "./reading/quotations";
import { withoutRequest } from "./reading/requests";
import { respell } from "./reading/spelling";
import { readSpine, type Spine } from "./reading/spine";
import { readSubjects, type Subject } from "./reading/subjects";
import type { Genre, Medium, Mood, Motion, PlaceClass, Season, TimeOfDay, Weather } from "./vocabulary/types";

/** How the clip's time runs against the time of what happens. */
export type Tempo = "real-time" | "slow-motion" | "time-lapse" | "hyperlapse";

/** An idea, read: what the user settled, and nothing the user did not. */
export interface Brief {
  /** The idea exactly as it was given. */
  readonly idea: string;
  /** The idea without pasted switches. */
  readonly prose: string;
  /** What an idea in another language plainly speaks of, in English nouns and verbs; empty for English. */
  readonly concepts: readonly string[];
  /** The prose without what is said or written in it, which nobody sees happen. */
  readonly told: string;
  /**
   * What is told, as it was meant: slips of the keyboard mended, names and camera words left out. For telling what the
   * idea is about, never for writing.
   */
  readonly meant: string;
  readonly flags: PastedFlags;
  readonly language: LanguageReading;
  readonly spine: Spine;
  readonly subjects: readonly Subject[];
  readonly people: boolean;
  readonly animals: boolean;
  readonly time: TimeOfDay | undefined;
  /** True where the idea itself tells of a change from one time, weather or state to another. */
  readonly changes: boolean;
  readonly weather: Weather | undefined;
  readonly season: Season | undefined;
  readonly place: PlaceClass | undefined;
  readonly medium: Medium | undefined;
  readonly moods: readonly Mood[];
  readonly genre: Genre | undefined;
  readonly pace: Motion | undefined;
  /** Whether time runs as it does, is stretched, or is squeezed. */
  readonly tempo: Tempo;
  readonly monochrome: boolean;
  readonly silent: boolean;
  readonly namesLight: boolean;
  readonly namesLens: boolean;
  readonly namesMusic: boolean;
  /** The first year of the period the idea plays in; undefined for today or unsaid. */
  readonly year: number | undefined;
  readonly camera: readonly CameraWord[];
  readonly quotations: readonly Quotation[];
  /** What the idea says is not there, as written: "without a hat". */
  readonly negations: readonly string[];
  readonly aspectRatio: string | undefined;
  readonly durationSeconds: number | undefined;
  readonly resolution: string | undefined;
}

const CHANGES =
  /\b(?:turns?(?:ing)? (?:in)?to|becom(?:es|ing)|transform\w*|morph\w*|transition\w*|chang(?:es|ing)|fad(?:es|ing)|day to night|night to day|time[- ]?lapse|from \w+ to \w+|as (?:the )?(?:sun|night|day)\w* \w+|giv(?:es|ing) way|blooming|blooms|melting|melts|growing|grows|evolv\w*)\b/i;
const NEGATION =
  /\b(?:no|not|without|never|none of|nobody|nothing|don'?t|doesn'?t|isn'?t|aren'?t|won'?t|can'?t|cannot)\b(?: [\p{L}'-]+){1,4}/giu;

const ERA_YEARS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:french revolution|bastille|guillotines?|marie antoinette|george washington|mozart)\b/i, 1789],
  [/\b(?:columbus|conquistadors?|aztecs?|incas?|leonardo da vinci|michelangelo)\b/i, 1492],
  [/\b(?:ww ?(?:2|ii)|world war (?:2|two)|second world war|d-day|normandy landings?)\b/i, 1944],
  [/\b(?:ww ?(?:1|i)|world war (?:1|one)|first world war|titanic|great war)\b/i, 1914],
  [/\b(?:cleopatra|julius caesar|spartans?|trojan|colosseum games)\b/i, -50],
  [/\b(?:black death|robin hood|joan of arc|genghis khan)\b/i, 1350],
  [
    /\b(?:industrial revolution|gold rush|beethoven|chopin|abraham lincoln|napoleon\w*|sherlock holmes)\b/i,
    1850,
  ],
  [/\b(?:cold war|woodstock|vietnam war|berlin wall|moon landing)\b/i, 1968],
  [/\b(?:prehistoric|stone age|dinosaurs?|ice age|cave ?m[ae]n)\b/i, -10_000],
  [
    /\bancient|\broman (?:empire|legion|soldier|army|emperor|senat|baths?|market|temple)|\bpharaoh|\bgladiators?\b|\bbronze age\b/i,
    -100,
  ],
  [/\b(?:medieval|middle ages|knights?|vikings?|crusad\w+)\b/i, 1200],
  [/\b(?:renaissance|1[56]00s|1[67]th century|samurai|feudal)\b/i, 1550],
  [/\b(?:1700s|18th century|baroque|pirates?|colonial)\b/i, 1750],
  [/\b(?:victorian|1800s|19th century|wild west|old west|civil war)\b/i, 1870],
  [/\b(?:edwardian|1900s|1910s|belle epoque|world war i\b|wwi\b)/i, 1910],
  [/\b(?:1920s|roaring twenties|art deco|1930s|silent film)\b/i, 1925],
  [/\b(?:1940s|world war ii|wwii|film noir)\b/i, 1944],
  [/\b(?:1950s|50s|fifties)\b/i, 1955],
  [/\b(?:1960s|60s|sixties)\b/i, 1965],
  [/\b(?:1970s|70s|seventies)\b/i, 1975],
  [/\b(?:1980s|80s|eighties)\b/i, 1985],
  [/\b(?:1990s|90s|nineties)\b/i, 1995],
];

/** A year in figures, 1001 to 1999 or to come; a number that counts something is none. */
function yearNamed(text: string): number | undefined {
  const found =
    /\b(1(?!000|080|024|440)\d{3}|2[1-9]\d\d|20[3-9]\d)(?:s|'s)?\b(?! ?(?:x|×|:)? ?\d| \p{L}+s\b)/u.exec(
      text,
    )?.[1];
  return found === undefined ? undefined : Number(found);
}

function tempoOf(text: string): Tempo {
  if (/\bhyper-?lapse\b/i.test(text)) return "hyperlapse";
  if (/\btime[- ]?lapse\b|\b(?:sped|speeded)[- ]up\b|\bfast[- ]motion\b/i.test(text)) return "time-lapse";
  return /\bslow[- ]?(?:motion|mo)\b|\bslo-?mo\b|\bbullet[- ]time\b|\bhigh[- ]speed (?:camera|footage|shot)\b/i.test(
    text,
  )
    ? "slow-motion"
    : "real-time";
}

/** Where it plays; a spaceship is in space unless the idea names a place where it stands. */
const placeOf = (text: string) =>
  (/\b(?:rocket launch|launch(?:es|ing)|lift(?:s|ing)?[- ]?off|blast(?:s|ing) off)\b/i.test(text)
    ? ("outdoor" as const)
    : undefined) ??
  firstCue(PLACE_CUES, text.replace(/\b(?:spaceships?|spacecraft|starships?|satellites?)\b/gi, " ")) ??
  firstCue(PLACE_CUES, text);

/** Reads an idea of up to 10,000 characters. It raises nothing; what it cannot read it leaves undefined. */
export function readIdea(idea: string): Brief {
  const flags = readFlags(idea.trim());
  const clip = readClipSettings(flags.prose === "" ? idea.trim() : flags.prose);
  const prose = withoutRequest(clip.prose);
  const language = readLanguage(prose);
  const concepts = language.english ? [] : conceptsIn(prose, language.code);
  const quotations = readQuotations(prose);
  const told = quotations.reduceRight(
    (text, each) => `${text.slice(0, each.start)}${" ".repeat(each.end - each.start)}${text.slice(each.end)}`,
    prose,
  );
  const spine: Spine = language.english
    ? readSpine(prose)
    : {
        sentences: [prose],
        isNounPhrase: false,
        startsWithName: false,
        styleTags: [],
        cameraTags: [],
        subjects: [],
      };
  const subjects = language.english ? (spine.subjects.length > 0 ? spine.subjects : readSubjects(told)) : [];
  const pasted = [flags.camera, flags.style].filter((each): each is string => each !== undefined).join(", ");
  const camera = readCameraWords(pasted === "" ? told : `${told}, ${pasted}`);
  const respelt = language.english ? respell(told).text : told;
  const all = pasted === "" ? respelt : `${respelt}, ${pasted}`;
  const unfilmed = camera.reduce((text, word) => text.replace(word.text, " "), respelt);
  return {
    idea,
    prose,
    told,
    meant: withoutNames(spine.styleTags.reduce((text, tag) => text.replace(tag, " "), unfilmed)),
    concepts,
    flags,
    language,
    spine,
    subjects,
    people: !language.english || showsPeople(respelt, subjects),
    animals: !language.english || showsAnimals(respelt),
    time: language.english ? firstCue(TIME_CUES, all) : firstCue(FOREIGN_TIMES, all),
    changes: CHANGES.test(all),
    weather: language.english
      ? firstCue(WEATHER_CUES, all)
      : (firstCue(FOREIGN_WEATHER, all) ?? firstCue(WEATHER_CUES, concepts.join(" "))),
    season: firstCue(SEASON_CUES, all),
    place: language.english
      ? placeOf(all)
      : (firstCue(PLACE_CUES, concepts.join(" ")) ?? firstCue(FOREIGN_PLACES, all)),
    medium: firstCue(MEDIUM_CUES, all),
    moods: allCues(MOOD_CUES, all),
    genre: firstCue(GENRE_CUES, all),
    pace: firstCue(PACE_CUES, all),
    tempo: tempoOf(all),
    monochrome: MONOCHROME_CUE.test(all),
    silent: SILENCE_CUE.test(all),
    namesLight: LIGHT_CUE.test(all),
    namesLens: LENS_CUE.test(all),
    namesMusic: MUSIC_CUE.test(all),
    year: yearNamed(all) ?? ERA_YEARS.find(([pattern]) => pattern.test(all))?.[1],
    camera,
    quotations,
    negations: [...told.matchAll(NEGATION)].map((match) => match[0].trim()),
    aspectRatio: flags.aspectRatio ?? clip.aspectRatio,
    durationSeconds: flags.durationSeconds ?? clip.durationSeconds,
    resolution: clip.resolution,
  };
}
