/** Operations on packed RGB frames of one size, with which the evaluation makes edits and camera moves. */

/** @typedef {import("./video-clips.js").Frame} Frame */

/**
 * Where a camera looks: its centre as shares of the picture, how many times closer than the whole width, and its turn in
 * radians, clockwise.
 * @typedef {{ x?: number, y?: number, zoom?: number, turn?: number }} View
 */

/** The size of the evaluation's frames. */
export const WIDTH = 320;
export const HEIGHT = 180;
const BYTES = WIDTH * HEIGHT * 3;

/** @param {number} value 0 to 255 @returns {Frame} */
export const blank = (value) => Buffer.alloc(BYTES, value);

/** @param {number} value */
const byte = (value) => (value < 0 ? 0 : value > 255 ? 255 : value);

/** @param {Frame} from @param {Frame} to @param {number} share of `to`, 0 to 1 @returns {Frame} */
export function mix(from, to, share) {
  const out = Buffer.allocUnsafe(BYTES);
  for (let i = 0; i < BYTES; i++) out[i] = (from[i] ?? 0) * (1 - share) + (to[i] ?? 0) * share;
  return out;
}

/** @param {Frame} frame @param {number} gain @param {number} [lift] @returns {Frame} */
export function exposed(frame, gain, lift = 0) {
  const out = Buffer.allocUnsafe(BYTES);
  for (let i = 0; i < BYTES; i++) out[i] = byte((frame[i] ?? 0) * gain + lift);
  return out;
}

/** @param {Frame} frame @param {number} strength levels @param {() => number} chance @returns {Frame} */
export function grainy(frame, strength, chance) {
  const out = Buffer.allocUnsafe(BYTES);
  let noise = Math.floor(chance() * 2 ** 31) | 1;
  for (let i = 0; i < BYTES; i++) {
    // xorshift32: fine enough for grain, and six times as fast as the seeded generator.
    noise ^= noise << 13;
    noise ^= noise >>> 17;
    noise ^= noise << 5;
    out[i] = byte((frame[i] ?? 0) + (((noise & 255) + ((noise >>> 8) & 255)) / 255 - 1) * strength * 1.6);
  }
  return out;
}

/**
 * Paints a rectangle into a copy.
 * @param {Frame} frame
 * @param {[number, number, number, number]} box left, top, right, bottom in pixels
 * @param {[number, number, number]} colour
 * @returns {Frame}
 */
export function boxed(frame, [left, top, right, bottom], colour) {
  const out = Buffer.from(frame);
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(WIDTH, right); x++) {
      out.set(colour, (y * WIDTH + x) * 3);
    }
  }
  return out;
}

/**
 * What a camera sees of a picture: bilinear, edges repeated.
 * @param {Frame} picture
 * @param {{ width: number, height: number }} size of the picture
 * @param {View} view
 * @returns {Frame}
 */
export function seen(picture, { width, height }, { x = 0.5, y = 0.5, zoom = 1, turn = 0 }) {
  const out = Buffer.allocUnsafe(BYTES);
  const scale = width / WIDTH / zoom;
  const across = Math.cos(turn) * scale;
  const down = Math.sin(turn) * scale;
  const centreX = x * width - 0.5;
  const centreY = y * height - 0.5;
  for (let row = 0, to = 0; row < HEIGHT; row++) {
    const v = row - HEIGHT / 2 + 0.5;
    for (let column = 0; column < WIDTH; column++, to += 3) {
      const u = column - WIDTH / 2 + 0.5;
      const fromX = Math.max(0, Math.min(width - 1.001, centreX + u * across - v * down));
      const fromY = Math.max(0, Math.min(height - 1.001, centreY + u * down + v * across));
      const left = fromX | 0;
      const top = fromY | 0;
      const fx = fromX - left;
      const fy = fromY - top;
      const upper = (top * width + left) * 3;
      const lower = upper + width * 3;
      for (let channel = 0; channel < 3; channel++) {
        const a = picture[upper + channel] ?? 0;
        const b = picture[upper + 3 + channel] ?? 0;
        const c = picture[lower + channel] ?? 0;
        const d = picture[lower + 3 + channel] ?? 0;
        out[to + channel] = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
      }
    }
  }
  return out;
}

/**
 * One frame in a wipe or a slide from one picture to another.
 * @param {Frame} from
 * @param {Frame} to
 * @param {number} share done, 0 to 1
 * @param {{ slides: boolean, axis: "across" | "down", backwards: boolean }} form
 * @returns {Frame}
 */
export function wiped(from, to, share, { slides, axis, backwards }) {
  const out = Buffer.from(from);
  const length = axis === "across" ? WIDTH : HEIGHT;
  const edge = Math.round(share * length);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = axis === "across" ? x : y;
      const place = backwards ? length - 1 - at : at;
      if (place >= edge) continue;
      const shift = slides ? (backwards ? -1 : 1) * (length - edge) : 0;
      const sourceX = axis === "across" ? x + shift : x;
      const sourceY = axis === "down" ? y + shift : y;
      const source = (sourceY * WIDTH + sourceX) * 3;
      to.copy(out, (y * WIDTH + x) * 3, source, source + 3);
    }
  }
  return out;
}
