/**
 * Sounds of a known kind and tempo, made from nothing: 22.05 kHz mono, -1 to 1. Speech comes from espeak-ng, which is
 * needed for training and evaluation only.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { repeatable } from "./video-clips.js";

export const RATE = 22_050;

/** @typedef {() => number} Chance */

/** @param {number} seconds */
const silence = (seconds) => new Float32Array(Math.round(seconds * RATE));

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
function note(hertz, seconds, { attack, decay, partials, vibrato = 0, bright = 1 }) {
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

/**
 * Ambience: wind, rain, water, a room, traffic, machines, birds.
 * @param {number} seconds
 * @param {Chance} chance
 */
export function ambience(seconds, chance) {
  const kind = Math.floor(chance() * 7);
  const out = noise(seconds, kind === 1 ? 0.1 + 0.3 * chance() : 0.5 + 0.5 * chance(), chance);
  const gusts = [0.07 + 0.2 * chance(), 0.3 + 0.4 * chance()];
  const depth = kind === 0 ? 0.7 : kind === 2 ? 0.5 : 0.12;
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE;
    const swell = gusts.reduce((sum, hertz, k) => sum + Math.sin(2 * Math.PI * hertz * t + k * 2) / 2, 0);
    out[i] = (out[i] ?? 0) * (1 + depth * swell);
  }
  const body = levelled(out, 0.1);
  if (kind === 3 || kind === 5) {
    const hum = kind === 3 ? 50 : 70 + 60 * chance();
    mixed(body, note(hum, seconds, { attack: 0.3, decay: 0, partials: 4 }), 0, 0.02 + 0.05 * chance());
  }
  if (kind === 4) {
    for (let at = 0; at < seconds; at += 2 + 5 * chance()) {
      const pass = noise(4, 0.8, chance).map((value, i) => value * Math.exp(-(((i / RATE - 2) / 0.9) ** 2)));
      mixed(body, levelled(pass, 0.1), at, 0.6 + chance());
    }
  }
  if (kind === 6) {
    for (let at = chance(); at < seconds; at += 0.4 + 2.5 * chance()) {
      const from = 2500 + 2500 * chance();
      const slide = (chance() - 0.5) * 9000;
      const chirp = silence(0.08 + 0.1 * chance()).map((_, i, all) => {
        const t = i / RATE;
        return (
          Math.sin(2 * Math.PI * (from * t + (slide * t * t) / 2)) * Math.sin((Math.PI * i) / all.length)
        );
      });
      mixed(body, chirp, at, 0.08 + 0.15 * chance());
    }
  }
  if (chance() < 0.3) {
    for (let at = chance() * 2; at < seconds; at += 1 + 4 * chance()) {
      const knock = noise(0.12, 0.5, chance).map((value, i) => value * Math.exp((-i / RATE) * 50));
      mixed(body, levelled(knock, 0.1), at, 0.5 + 1.5 * chance());
    }
  }
  if (chance() < 0.45) {
    // Steps, cloth, things put down: as uneven as speech, but without a voice's tones.
    for (let at = chance(); at < seconds; at += 0.15 + 1.2 * chance()) {
      const rub = noise(0.06 + 0.35 * chance(), 0.2 + 0.6 * chance(), chance).map(
        (value, i, all) => value * Math.sin((Math.PI * i) / all.length) ** 2,
      );
      mixed(body, levelled(rub, 0.1), at, 0.4 + 1.8 * chance());
    }
  }
  return body;
}

const SENTENCES = [
  "The harbour was empty when we came back, and the boats had gone out with the tide.",
  "Nobody had told her that the train would leave from the other platform.",
  "First we mix the flour with a little salt. Then, slowly, we add the water and stir.",
  "What do you mean, you forgot? I asked you twice yesterday!",
  "In nineteen sixty nine, three men flew to the moon; two of them walked on it.",
  "Good evening, and welcome to the programme. Tonight we speak about rivers.",
  "He opened the door. Nothing. Only the wind, and far away a dog.",
  "Turn left at the bridge, follow the road for two miles, and you will see the mill.",
  "Our new model is lighter, faster, and it costs less than the one before.",
  "I never liked this house, she said, but I will miss the garden.",
];

/**
 * Speech from espeak-ng, a voice and a pace at random, with pauses as people make them.
 * @param {number} seconds
 * @param {Chance} chance
 * @param {readonly string[]} voices
 */
export function speech(seconds, chance, voices) {
  const out = silence(seconds);
  const voice = voices[Math.floor(chance() * voices.length)] ?? "en";
  const manner = ["-s", `${130 + Math.floor(chance() * 70)}`, "-p", `${20 + Math.floor(chance() * 60)}`];
  for (let at = 0.1 + 0.3 * chance(); at < seconds; at += 0.15 + 0.7 * chance()) {
    const sentence = SENTENCES[Math.floor(chance() * SENTENCES.length)] ?? "";
    const { stdout, status } = spawnSync("espeak-ng", ["-v", voice, ...manner, "--stdout", sentence]);
    if (status !== 0) throw new Error("espeak-ng is needed: apt-get install espeak-ng");
    // Its WAV has 44 bytes of header, then 22.05 kHz mono of 16 bits.
    const spoken = Float32Array.from(
      { length: (stdout.length - 44) >> 1 },
      (_, i) => stdout.readInt16LE(44 + i * 2) / 32768,
    );
    mixed(out, spoken, at);
    at += spoken.length / RATE;
  }
  return out;
}

/**
 * A room's echo: a few decaying reflections.
 * @param {Float32Array} sound
 * @param {number} seconds of reverberation
 * @param {Chance} chance
 */
export function inRoom(sound, seconds, chance) {
  const out = sound.slice();
  for (let echo = 0; echo < 24; echo++) {
    const late = 0.008 + chance() * seconds;
    mixed(out, sound, late, (chance() < 0.5 ? -1 : 1) * 0.5 * Math.exp((-4 * late) / seconds));
  }
  return out;
}

/**
 * Sounds of one kind each, for training or test.
 * @param {"training" | "test"} side
 * @param {number} each of every kind
 * @param {number} seconds
 * @returns {{ kind: "speech" | "music" | "ambience", sound: Float32Array }[]}
 */
export function knownSounds(side, each, seconds) {
  const chance = repeatable(side === "test" ? 77 : 3);
  // Neither side hears the other's voices.
  const voices =
    side === "test"
      ? ["en-gb-scotland+m4", "en-us+f4", "de+m5", "fr+f2", "en-gb-x-rp+m2"]
      : ["en", "en-us+f2", "en-us+m3", "en-gb-x-gbclan+f1", "es+m1", "it+f3", "en+m7", "pl+f5"];
  const sounds = [];
  for (let at = 0; at < each; at++) {
    const room = () => (chance() < 0.5 ? 0.15 + 0.9 * chance() : 0);
    const finished = (/** @type {Float32Array} */ sound) => {
      const wet = room();
      const placed = levelled(wet ? inRoom(sound, wet, chance) : sound, 0.12);
      const ground = levelled(noise(seconds, chance(), chance), 0.12 * 10 ** (-(12 + 40 * chance()) / 20));
      return levelled(mixed(placed, ground), 0.003 + 0.15 * chance());
    };
    const style = chance();
    const parts = {
      tempo: 62 + 110 * chance(),
      drums: style < 0.45,
      tune: style > 0.2 && style < 0.8,
      pad: chance() < 0.7 || style >= 0.8,
    };
    sounds.push({ kind: /** @type {const} */ ("speech"), sound: finished(speech(seconds, chance, voices)) });
    sounds.push({ kind: /** @type {const} */ ("music"), sound: finished(music(seconds, parts, chance)) });
    sounds.push({
      kind: /** @type {const} */ ("ambience"),
      sound: levelled(ambience(seconds, chance), 0.001 + 0.12 * chance() ** 2),
    });
  }
  return sounds;
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
