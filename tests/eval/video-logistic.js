/** Logistic regression: what the small models of app/video are trained with. */

/** @typedef {{ features: number[], positive: boolean, weight?: number }} Example the first feature is the constant 1 */

/**
 * Fits by Newton's method on standardised features, with a ridge penalty.
 * @param {Example[]} examples
 * @param {number} [ridge]
 * @returns {number[]} weights for the features as they are given
 */
export function fitLogistic(examples, ridge = 1) {
  const width = examples[0]?.features.length ?? 0;
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const average = (/** @type {(features: number[]) => number} */ figure) =>
    examples.reduce((sum, { features, weight = 1 }) => sum + weight * figure(features), 0) / total;
  const means = Array.from({ length: width }, (_, k) => (k ? average((f) => f[k] ?? 0) : 0));
  const scales = means.map((mean, k) => (k ? Math.sqrt(average((f) => ((f[k] ?? 0) - mean) ** 2)) || 1 : 1));
  const rows = examples.map(({ features }) =>
    Float64Array.from(features, (value, k) => (value - (means[k] ?? 0)) / (scales[k] ?? 1)),
  );
  const weights = new Float64Array(width);
  for (let round = 0; round < 40; round++) {
    const gradient = Float64Array.from(weights, (w, k) => (k ? -ridge * w : 0));
    const hessian = Array.from({ length: width }, (_, k) => {
      const row = new Float64Array(width);
      row[k] = k ? ridge : 1e-6;
      return row;
    });
    for (const [at, row] of rows.entries()) {
      const { positive, weight = 1 } = examples[at] ?? { positive: false };
      let sum = 0;
      for (let k = 0; k < width; k++) sum += (row[k] ?? 0) * (weights[k] ?? 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const slope = weight * Math.max(1e-6, chance * (1 - chance));
      for (let k = 0; k < width; k++) {
        const value = row[k] ?? 0;
        gradient[k] = (gradient[k] ?? 0) + weight * ((positive ? 1 : 0) - chance) * value;
        const line = hessian[k];
        if (!line) continue;
        for (let j = 0; j < width; j++) line[j] = (line[j] ?? 0) + slope * value * (row[j] ?? 0);
      }
    }
    const step = solved(hessian, gradient);
    let size = 0;
    for (let k = 0; k < width; k++) {
      const move = Math.max(-2, Math.min(2, step[k] ?? 0));
      weights[k] = (weights[k] ?? 0) + move;
      size += Math.abs(move);
    }
    if (size < 1e-6) break;
  }
  const plain = Array.from(weights, (w, k) => w / (scales[k] ?? 1));
  plain[0] = plain.reduce((sum, w, k) => (k ? sum - w * (means[k] ?? 0) : sum), plain[0] ?? 0);
  return plain;
}

/** Gaussian elimination with pivots. @param {Float64Array[]} matrix @param {Float64Array} vector @returns {number[]} */
function solved(matrix, vector) {
  const n = vector.length;
  const rows = matrix.map((row, k) => [...row, vector[k] ?? 0]);
  for (let column = 0; column < n; column++) {
    let best = column;
    for (let row = column; row < n; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    }
    [rows[column], rows[best]] = [rows[best] ?? [], rows[column] ?? []];
    const pivot = rows[column] ?? [];
    for (const [row, line] of rows.entries()) {
      const divisor = pivot[column] ?? 0;
      if (row === column || divisor === 0) continue;
      const factor = (line[column] ?? 0) / divisor;
      for (let k = column; k <= n; k++) line[k] = (line[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((line, k) => (line[n] ?? 0) / (line[k] || 1));
}

/** @param {number[]} weights @param {number[]} features @returns {number} 0 to 1 */
export const chanceOf = (weights, features) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, k) => sum + value * (weights[k] ?? 0), 0)));
