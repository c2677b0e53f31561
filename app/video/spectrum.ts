/** Samples of one look at the sound, and from one look to the next; at 22.05 kHz 46 and 23 ms. */
export const WINDOW = 1024;
export const HOP = 512;

/** A transform of half the length does: even samples are its real parts, odd ones its imaginary parts. */
const HALF = WINDOW / 2;

const cosines = Float32Array.from({ length: HALF }, (_, k) => Math.cos((2 * Math.PI * k) / WINDOW));
const sines = Float32Array.from({ length: HALF }, (_, k) => -Math.sin((2 * Math.PI * k) / WINDOW));
const reversed = Uint16Array.from({ length: HALF }, (_, at) => {
  let [from, to] = [at, 0];
  for (let bit = 1; bit < HALF; bit <<= 1) {
    to = (to << 1) | (from & 1);
    from >>= 1;
  }
  return to;
});
const hann = Float32Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW),
);

const real = new Float32Array(HALF);
const imaginary = new Float32Array(HALF);

/**
 * Power spectrum of a window of samples (Hann, radix-2 fast Fourier transform of the samples in pairs: Press et al.,
 * Numerical Recipes, "FFT of Single Real Function").
 * @param samples holds at least WINDOW from `start` on
 * @param power takes WINDOW / 2 values, bin k at k × sample rate / WINDOW hertz
 */
export function powerSpectrum(samples: Float32Array, start: number, power: Float32Array): void {
  for (let at = 0; at < HALF; at++) {
    const from = 2 * (reversed[at] as number);
    real[at] = (samples[start + from] as number) * (hann[from] as number);
    imaginary[at] = (samples[start + from + 1] as number) * (hann[from + 1] as number);
  }
  for (let size = 2; size <= HALF; size <<= 1) {
    const half = size >> 1;
    const step = WINDOW / size;
    for (let block = 0; block < HALF; block += size) {
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
  for (let k = 0; k < HALF; k++) {
    // The spectra of the even and of the odd samples, told apart by their symmetry, and joined with a turn of k.
    const mirror = (HALF - k) % HALF;
    const evenReal = ((real[k] as number) + (real[mirror] as number)) / 2;
    const evenImaginary = ((imaginary[k] as number) - (imaginary[mirror] as number)) / 2;
    const oddReal = ((imaginary[k] as number) + (imaginary[mirror] as number)) / 2;
    const oddImaginary = ((real[mirror] as number) - (real[k] as number)) / 2;
    const c = cosines[k] as number;
    const s = sines[k] as number;
    const re = evenReal + oddReal * c - oddImaginary * s;
    const im = evenImaginary + oddReal * s + oddImaginary * c;
    power[k] = re * re + im * im;
  }
}
