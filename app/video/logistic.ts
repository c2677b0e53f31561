/** What the small models of boundaries share: logistic regression on figures and on their products. */

/** @returns a constant, the figures, and the products of every two: what is odd alone may be usual together */
export function withProducts(figures: readonly number[]): number[] {
  return [1, ...figures, ...figures.flatMap((one, at) => figures.slice(at).map((other) => one * other))];
}

/** @returns the probability, 0 to 1, that a model of the given weights sees in the features */
export function probability(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (const [at, feature] of features.entries()) sum += feature * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
