/**
 * Sounds of a known kind, made from nothing. Speech comes from espeak-ng, which is needed for training and evaluation
 * only.
 */
import { spawnSync } from "node:child_process";
import { repeatable } from "./video-clips.js";
import { music } from "./video-music.js";
import { levelled, mixed, noise, note, RATE, silence } from "./video-samples.js";

/** @typedef {import("./video-samples.js").Chance} Chance */

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
