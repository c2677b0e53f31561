/** Samples of sound, 22.05 kHz mono, -1 to 1: noise and notes, how they are put together, and a file of them. */
import { writeFileSync } from "node:fs";

export const RATE = 22_050;

/** @typedef {() => number} Chance */

/** @param {number} seconds */
export const silence = (seconds) => new Float32Array(Math.round(seconds * RATE));

/** @param {Float32Array} sound @param {number} level root mean square */
export function levelled(sound, level) {
  let squares = 0;
  for (const value of sound) squares += value * value;
  const gain = level / (Math.sqrt(squares / sound.length) || 1);
  return sound.map((value) => Math.max(-1, Math.min(1, value * gain)));
}

/** @param {Float32Array} into @param {Float32Array} sound @param {number} [at] seconds @param {number} [gain] */
export function mixed(into, sound, at = 0, gain = 1) {
  const start = Math.round(at * RATE);
  for (let i = 0; i < sound.length && start + i < into.length; i++) {
    into[start + i] = (into[start + i] ?? 0) + (sound[i] ?? 0) * gain;
  }
  return into;
}

/**
 * Noise with a falling spectrum.
 * @param {number} seconds
 * @param {number} colour 0 white to 1 brown
 * @param {Chance} chance
 */
export function noise(seconds, colour, chance) {
  const out = silence(seconds);
  let slow = 0;
  let slower = 0;
  for (let i = 0; i < out.length; i++) {
    const white = chance() * 2 - 1;
    slow += (white - slow) * 0.12;
    slower += (white - slower) * 0.012;
    out[i] = white * (1 - colour) ** 2 + slow * 1.6 * colour * (1 - colour) * 2 + slower * 6 * colour ** 2;
  }
  return out;
}

/**
 * A note: a few partials under an envelope.
 * @param {number} hertz
 * @param {number} seconds
 * @param {{ attack: number, decay: number, partials: number, vibrato?: number, bright?: number }} voice
 */
export function note(hertz, seconds, { attack, decay, partials, vibrato = 0, bright = 1 }) {
  const out = silence(seconds);
  for (let partial = 1; partial <= partials; partial++) {
    if (hertz * partial > RATE / 2.3) break;
    const strength = 1 / partial ** (2 - bright);
    for (let i = 0; i < out.length; i++) {
      const t = i / RATE;
      const envelope = Math.min(1, t / attack) * Math.exp(-t * decay) * Math.min(1, (seconds - t) / 0.02);
      const angle = 2 * Math.PI * hertz * partial * t + vibrato * partial * Math.sin(2 * Math.PI * 5.3 * t);
      out[i] = (out[i] ?? 0) + strength * envelope * Math.sin(angle);
    }
  }
  return out;
}

/** Writes 16-bit mono WAV. @param {string} file @param {Float32Array} sound */
export function writeWave(file, sound) {
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(36 + sound.length * 2, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(sound.length * 2, 40);
  for (const [at, value] of sound.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32767), 44 + at * 2);
  }
  writeFileSync(file, bytes);
}
