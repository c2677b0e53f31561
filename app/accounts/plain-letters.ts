/** Letters that Unicode does not take apart into a plain one and a mark. */
const WITHOUT_MARK: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** A text in small letters without accents, so that "Müller" is found as "muller" and sorts among the u's. */
export const plainLetters = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => WITHOUT_MARK[letter] ?? letter);
