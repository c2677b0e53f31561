/** Music and beats of a known tempo, made from nothing. */
import { mixed, note, RATE, silence } from "./video-samples.js";

/** @typedef {import("./video-samples.js").Chance} Chance */

/** @param {"kick" | "snare" | "hat"} kind @param {Chance} chance */
function drum(kind, chance) {
  const out = silence(kind === "hat" ? 0.06 : 0.22);
  let before = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE;
    const white = chance() * 2 - 1;
    if (kind === "kick")
      out[i] = Math.sin(2 * Math.PI * (48 * t + 5 * (1 - Math.exp(-t * 30)))) * Math.exp(-t * 18);
    else if (kind === "snare")
      out[i] = (0.5 * Math.sin(2 * Math.PI * 190 * t) + white * 0.7) * Math.exp(-t * 20);
    else out[i] = (white - before) * 0.4 * Math.exp(-t * 70);
    before = white;
  }
  return out;
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];

/**
 * Music: any of drums, bass, chords and a tune, at a steady tempo.
 * @param {number} seconds
 * @param {{ tempo: number, drums: boolean, tune: boolean, pad: boolean }} parts
 * @param {Chance} chance
 */
export function music(seconds, { tempo, drums, tune, pad }, chance) {
  const out = silence(seconds);
  const beat = 60 / tempo;
  const scale = chance() < 0.5 ? MAJOR : MINOR;
  const root = 40 + Math.floor(chance() * 14);
  const pitch = (/** @type {number} */ degree, /** @type {number} */ octave) =>
    440 * 2 ** ((root + octave * 12 + (scale[((degree % 7) + 7) % 7] ?? 0) - 69) / 12);
  const chords = [0, 5, 3, 4].map((degree) => degree + Math.floor(chance() * 2));
  const padVoice = {
    attack: 0.25 + chance() * 0.6,
    decay: 0.15,
    partials: 3 + Math.floor(chance() * 5),
    bright: chance(),
  };
  const tuneVoice = {
    attack: 0.005 + chance() * 0.04,
    decay: 1 + chance() * 5,
    partials: 3 + Math.floor(chance() * 6),
    vibrato: chance() < 0.4 ? 0.15 : 0,
    bright: chance(),
  };
  const pattern = Array.from({ length: 16 }, () => chance());
  const swing = chance() < 0.2 ? 0.08 : 0;
  for (let bar = 0; bar * 4 * beat < seconds; bar++) {
    const at = bar * 4 * beat;
    const chord = chords[bar % chords.length] ?? 0;
    if (pad) {
      for (const step of [0, 2, 4]) mixed(out, note(pitch(chord + step, 1), 4 * beat, padVoice), at, 0.12);
    }
    for (let eighth = 0; eighth < 8; eighth++) {
      const when = at + (eighth / 2 + (eighth % 2 ? swing : 0)) * beat;
      if (drums) {
        mixed(out, drum("hat", chance), when, 0.35);
        if (eighth === 0 || eighth === 4 || (pattern[eighth] ?? 0) > 0.85)
          mixed(out, drum("kick", chance), when, 0.9);
        if (eighth === 2 || eighth === 6) mixed(out, drum("snare", chance), when, 0.6);
        if (eighth % 2 === 0)
          mixed(out, note(pitch(chord, 0), beat * 0.45, { attack: 0.005, decay: 3, partials: 4 }), when, 0.4);
      }
      if (tune && (pattern[(eighth + bar) % 16] ?? 0) > (eighth % 2 ? 0.6 : 0.25)) {
        const degree = chord + Math.floor((pattern[(eighth * 3 + bar) % 16] ?? 0) * 8);
        mixed(out, note(pitch(degree, 2), beat * (0.4 + chance() * 0.8), tuneVoice), when, 0.35);
      }
    }
  }
  return out;
}

/**
 * Clicks, or a drum pattern, at a steady tempo.
 * @param {number} seconds
 * @param {number} tempo
 * @param {boolean} drums
 * @param {Chance} chance
 */
export function beatTrack(seconds, tempo, drums, chance) {
  if (drums) return music(seconds, { tempo, drums: true, tune: false, pad: false }, chance);
  const out = silence(seconds);
  for (let at = 0.05; at < seconds; at += 60 / tempo) {
    mixed(out, note(1000, 0.05, { attack: 0.001, decay: 60, partials: 2 }), at, 0.8);
  }
  return out;
}
