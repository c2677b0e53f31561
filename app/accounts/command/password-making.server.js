// How passwords are kept and made. Plain JavaScript, so that the server and the command line share it.
import { randomInt } from "node:crypto";
import { hash } from "@node-rs/argon2";

/** OWASP's second argon2id profile: 19 MiB, two passes, one lane. */
const ARGON2ID = 2;
const PROFILE = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Makes what is stored of a password.
 * @param {string} password
 * @returns {Promise<string>} an argon2id string, salted anew each time
 */
export const hashPassword = (password) => hash(password, PROFILE);

const LETTERS_SMALL = "abcdefghijklmnopqrstuvwxyz";
const CLASSES = [LETTERS_SMALL, LETTERS_SMALL.toUpperCase(), "0123456789", "!@#$%"];
const GENERATED_LENGTH = 12;

/** @param {string} characters */
const pick = (characters) => characters.charAt(randomInt(characters.length));

/**
 * Makes a password of 12 letters, digits and !@#$%, each kind at least once, from the system's secure source.
 * Whole candidates are drawn until one fits, so that all such passwords are equally likely. None begins with a
 * sign: a spreadsheet would read @ as a formula, and its file would have to hold something else than the password.
 * @returns {string}
 */
export function randomPassword() {
  for (;;) {
    const candidate = Array.from({ length: GENERATED_LENGTH }, () => pick(CLASSES.join(""))).join("");
    const hasEach = CLASSES.every((kind) => [...kind].some((character) => candidate.includes(character)));
    if (hasEach && /^[A-Za-z0-9]/.test(candidate)) return candidate;
  }
}
