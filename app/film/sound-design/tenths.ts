/** A number to one decimal: finer than a tenth of a second or of a LU nobody hears. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
