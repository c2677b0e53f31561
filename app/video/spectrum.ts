/** Samples of one look at the sound, and from one look to the next; at 22.05 kHz 46 and 23 ms. */
export const WINDOW = 1024;
export const HOP = 512;

const cosines = new Float32Array(WINDOW / 2);
const sines = new Float32Array(WINDOW / 2);
for (let k = 0; k < WINDOW / 2; k++) {
  cosines[k] = Math.cos((2 * Math.PI * k) / WINDOW);
  sines[k] = -Math.sin((2 * Math.PI * k) / WINDOW);
}
const reversed = Uint16Array.from({ length: WINDOW }, (_, at) => {
  let [from, to] = [at, 0];
  for (let bit = 1; bit < WINDOW; bit <<= 1) {
    to = (to << 1) | (from & 1);
    from >>= 1;
  }
  return to;
});
const hann = Float32Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW),
);

const real = new Float32Array(WINDOW);
const imaginary = new Float32Array(WINDOW);

/**
 * Power spectrum of a window of samples (Hann, radix-2 fast Fourier transform).
 * @param samples holds at least WINDOW from `start` on
 * @param power takes WINDOW / 2 values, bin k at k × sample rate / WINDOW hertz
 */
export function powerSpectrum(samples: Float32Array, start: number, power: Float32Array): void {
  for (let at = 0; at < WINDOW; at++) {
    const from = reversed[at] as number;
    real[at] = (samples[start + from] as number) * (hann[from] as number);
    imaginary[at] = 0;
  }
  for (let size = 2; size <= WINDOW; size <<= 1) {
    const half = size >> 1;
    const step = WINDOW / size;
    for (let block = 0; block < WINDOW; block += size) {
      for (let k = 0; k < half; k++) {
        const c = cosines[k * step] as number;
        const s = sines[k * step] as number;
        const upper = block + k;
        const lower = upper + half;
        const re = (real[lower] as number) * c - (imaginary[lower] as number) * s;
        const im = (real[lower] as number) * s + (imaginary[lower] as number) * c;
        real[lower] = (real[upper] as number) - re;
        imaginary[lower] = (imaginary[upper] as number) - im;
        real[upper] = (real[upper] as number) + re;
        imaginary[upper] = (imaginary[upper] as number) + im;
      }
    }
  }
  for (let k = 0; k < WINDOW / 2; k++) {
    power[k] = (real[k] as number) ** 2 + (imaginary[k] as number) ** 2;
  }
}
