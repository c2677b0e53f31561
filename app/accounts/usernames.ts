import { USERNAME_LENGTH } from "./command/account-rules.js";
import { plainLetters } from "./plain-letters";

/** What a user name is made of where a name has no letters a keyboard in class could type. */
const WITHOUT_LETTERS = "student";
const MADE_LENGTH = 40;

/**
 * Makes a user name of a person's name: "Ada Lovelace" becomes ada.lovelace, the next one ada.lovelace2.
 * @param taken user names in small letters; the one that is made is added
 */
export function makeUsername(fullName: string, taken: Set<string>): string {
  const words = plainLetters(fullName)
    .replace(/['’`]/g, "")
    .match(/[a-z0-9]+/g);
  const joined = (words ?? []).join(".").slice(0, MADE_LENGTH).replace(/\.$/, "");
  const base =
    joined.length >= USERNAME_LENGTH.min
      ? joined
      : [WITHOUT_LETTERS, joined].filter((part) => part !== "").join(".");
  let username = base;
  for (let number = 2; taken.has(username); number += 1) username = `${base}${number}`;
  taken.add(username);
  return username;
}
