/** The language an idea is written in. */
export interface LanguageReading {
  /** ISO 639-1, or "und" where it cannot be told. */
  readonly code: string;
  readonly name: string;
  readonly english: boolean;
}

const SCRIPTS: readonly (readonly [code: string, script: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["th", /\p{Script=Thai}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["bn", /\p{Script=Bengali}/u],
  ["ta", /\p{Script=Tamil}/u],
  ["el", /\p{Script=Greek}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["ka", /\p{Script=Georgian}/u],
  ["hy", /\p{Script=Armenian}/u],
];

/** Words that a sentence of a language can hardly do without, and letters that few others have. */
const MARKS: readonly (readonly [
  code: string,
  script: "Latin" | "Cyrillic" | "Arabic",
  words: string,
  letters: string,
])[] = [
  [
    "en",
    "Latin",
    "the a an and of in on at with is are to from by for into over near his her their its that this as through while under one two three it thru",
    "",
  ],
  [
    "es",
    "Latin",
    "el la los las un una unos y de del en con por para que se al su sus es está están sobre mientras muy como hacia bajo junto dos tres mi",
    "ñ¿¡áíóú",
  ],
  [
    "pt",
    "Latin",
    "o a os as um uma uns e de do da dos das no na nos nas em com por para que se ao seu sua é está sobre enquanto muito como sob não dois duas três",
    "ãõçáâêóú",
  ],
  [
    "fr",
    "Latin",
    "le la les un une des et de du dans sur avec par pour qui que se au aux son sa ses est sont sous pendant très comme vers chez près deux trois quatre mon ma mes à d'un d'une l'eau",
    "çèêëîïôûœàù",
  ],
  [
    "it",
    "Latin",
    "il lo la i gli le un uno una e di del della dei delle nel nella in con per che si al alla suo sua è sono su sul sulla mentre molto come sotto verso due tre mio mia",
    "èòìùà",
  ],
  [
    "ca",
    "Latin",
    "el la els les un una uns i de del dels amb per que se al seva seu és són sobre mentre molt com sota cap",
    "çàèòï·",
  ],
  [
    "ro",
    "Latin",
    "un o și de la din pe cu în care este sunt se lui ei al ale pentru peste sub lângă foarte ca spre",
    "ăâîșțşţ",
  ],
  [
    "de",
    "Latin",
    "der die das den dem ein eine einen einem einer und in im am auf mit von vom zu zum zur für ist sind sich über unter während sehr wie bei aus zwei drei mein meine",
    "äöüß",
  ],
  [
    "nl",
    "Latin",
    "de het een en van in op met aan door voor is zijn uit bij naar over onder terwijl zeer als die dat wordt haar",
    "",
  ],
  [
    "sv",
    "Latin",
    "en ett och i på med av från till för är som den det sig sin under över medan mycket vid hos",
    "åäö",
  ],
  [
    "da",
    "Latin",
    "en et og i på med af fra til for er som den det sig sin under over mens meget ved hos der",
    "æøå",
  ],
  [
    "no",
    "Latin",
    "en ei et og i på med av fra til for er som den det seg sin under over mens veldig ved hos",
    "æøå",
  ],
  [
    "fi",
    "Latin",
    "ja on ei se joka hän kun kuin myös yksi kaksi ovat oli mukaan alla päällä vanha pieni punainen",
    "äö",
  ],
  [
    "pl",
    "Latin",
    "i w we z ze na do od po za przez jest są się nad pod który która jego jej bardzo jak podczas przy",
    "ąęłńśźżćó",
  ],
  [
    "cs",
    "Latin",
    "a v ve z ze na do od po za přes je jsou se nad pod který která jeho její velmi jak při s",
    "ěščřžýůťďň",
  ],
  [
    "hu",
    "Latin",
    "a az egy és van nem hogy egyik alatt fölött között mint aki ami vele nagyon miközben felett",
    "őűöüáé",
  ],
  [
    "tr",
    "Latin",
    "bir ve bu ile için da de üzerinde altında içinde gibi çok var olan onun kadar sonra yanında",
    "ğışçöü",
  ],
  [
    "id",
    "Latin",
    "yang di ke dari dan dengan untuk pada sebuah seorang seekor ini itu adalah sedang atas bawah dalam sangat",
    "",
  ],
  [
    "vi",
    "Latin",
    "một và của trong trên với đang là có những các người dưới cho này khi rất",
    "đăơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữự",
  ],
  ["ru", "Cyrillic", "и в во на с со по из у к от за под над при как что это он она его её не очень", "ыэъё"],
  ["uk", "Cyrillic", "і й в у на з із зі по до від за під над як що це він вона його її не дуже та", "іїєґ"],
  ["bg", "Cyrillic", "и в във на с със по от за под над при как това той тя его не много един една", "ъщ"],
  ["ar", "Arabic", "في من على إلى مع عن هذا هذه التي الذي و ثم تحت فوق بين", "ةى"],
  ["fa", "Arabic", "در از به با که این آن را و یک است می روی زیر", "پچژگی"],
  ["ur", "Arabic", "میں سے پر کا کی کے اور ایک ہے ہیں کو نے یہ وہ", "ٹڈڑںےھ"],
];

const LANGUAGES = MARKS.map(([code, script, words, letters]) => ({
  code,
  script,
  words: new Set(words.split(" ")),
  letters: letters === "" ? undefined : new RegExp(`[${letters}]`, "iu"),
}));

/** Letters no English word has, save for a name now and then. */
const FOREIGN_LETTER = /[\u00a1\u00bf]|(?![a-z])\p{Script=Latin}/iu;

const NAMES = new Intl.DisplayNames(["en"], { type: "language" });

function named(code: string): LanguageReading {
  return {
    code,
    name: code === "und" ? "another language" : (NAMES.of(code) ?? code),
    english: code === "en",
  };
}

/**
 * How much of a text is in a language: the share of its words that mark it, and a bonus for its own letters.
 * One borrowed word ("El Niño", "Van Gogh", "crème brûlée") is no evidence: it takes two.
 */
function weigh(
  words: readonly string[],
  { code, words: marks, letters }: (typeof LANGUAGES)[number],
): number {
  const marked = words.filter((word) => marks.has(word));
  const lettered = letters ? words.filter((word) => letters.test(word)).length : 0;
  const english = code === "en" ? words.filter((word) => /..(ing|ed|ly)$/.test(word)).length : 0;
  if (code !== "en" && marked.length > 0 && new Set(marked).size < 2 && lettered < 2) return 0;
  if (marked.length === 0 && lettered < 2 && english === 0) return 0;
  return (marked.length + 0.5 * lettered + 0.5 * english) / words.length;
}

/**
 * Reads the language of a text: by script first; in Latin, Cyrillic and Arabic script by the words that mark a
 * language. A text of Latin letters that nothing marks is taken for English, the only language that is evaluated.
 */
export function readLanguage(text: string): LanguageReading {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return named("und");
  for (const [code, script] of SCRIPTS) {
    const count = letters.filter((letter) => script.test(letter)).length;
    if (count / letters.length > 0.25) return named(code);
  }
  const count = (script: RegExp) => letters.filter((letter) => script.test(letter)).length;
  const script =
    count(/\p{Script=Latin}/u) * 2 >= letters.length
      ? "Latin"
      : count(/\p{Script=Cyrillic}/u) > 0
        ? "Cyrillic"
        : "Arabic";
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  const weighed = LANGUAGES.filter((language) => language.script === script).map((language) => ({
    code: language.code,
    weight: weigh(words, language),
  }));
  const best = weighed.reduce((heaviest, one) => (one.weight > heaviest.weight ? one : heaviest));
  if (script !== "Latin") return named(best.weight > 0 ? best.code : script === "Cyrillic" ? "ru" : "ar");
  const english = weighed.find(({ code }) => code === "en")?.weight ?? 0;
  const foreign = words.filter((word) => FOREIGN_LETTER.test(word)).length / words.length;
  // A single word in common ("a", "in", "no") must not turn an English line into another language.
  const sure =
    best.code !== "en" &&
    best.weight >= 0.2 &&
    best.weight > english * 1.5 &&
    (words.length > 3 || foreign > 0);
  return named(sure ? best.code : "en");
}
