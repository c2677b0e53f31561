/**
 * How sure a statement is, out of the measurement that it rests on (docs/video-measures.md says which of these each fact
 * takes). All are shares, 0 to 1.
 */

/** No measurement is certain. */
const MOST = 0.99;

/**
 * Of a statement that hangs on a bound: a toss-up at the bound itself, surer the farther the figure lies from it.
 * @param distance from the bound, 0 and more, in the figure's own unit or as a ratio's logarithm
 * @param usual a distance at which it is right about five times in six
 * @returns 0.5 to 0.99
 */
export const awayFromBound = (distance: number, usual: number): number =>
  Math.min(MOST, 1 - 0.5 * Math.exp((-1.1 * Math.abs(distance)) / usual));

/** @returns the logarithm of how many times a figure is its bound, either way: 0 at the bound; both 0 and more */
export const timesApart = (figure: number, bound: number): number =>
  Math.abs(Math.log((Math.abs(figure) + 1e-6) / (Math.abs(bound) + 1e-6)));

/**
 * Of a statement that rests on so many looks.
 * @param usual so many are half of what is to be known
 * @returns 0 to 0.99
 */
export const ofLooks = (count: number, usual: number): number => Math.min(MOST, count / (count + usual));

/** @returns the mean of shares; of none, `otherwise` */
export const meanOf = (shares: readonly number[], otherwise = 0): number =>
  shares.length ? shares.reduce((sum, share) => sum + share, 0) / shares.length : otherwise;
