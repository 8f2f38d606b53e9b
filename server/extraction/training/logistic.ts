/** A labelled vector; `weight` scales its part of the loss. */
export interface Example {
  readonly vector: ArrayLike<number>;
  readonly label: number;
  readonly weight: number;
}

/**
 * Multinomial logistic regression with a ridge, by full-batch Adam from zero: deterministic.
 * Returns one weight vector per class. `ridge[i]` is the penalty of feature i (per unit of example weight, × 1/2).
 */
export function fitLogistic(
  examples: readonly Example[],
  classes: number,
  ridge: readonly number[],
  steps = 400,
): number[][] {
  const size = ridge.length;
  const weights = Array.from({ length: classes }, () => new Float64Array(size));
  const first = weights.map(() => new Float64Array(size));
  const second = weights.map(() => new Float64Array(size));
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((vector) => Float64Array.from(vector, (weight, i) => weight * ridge[i]!));
    for (const { vector, label, weight } of examples) {
      const values = weights.map((one) => product(one, vector));
      const top = Math.max(...values);
      const exponentials = values.map((value) => Math.exp(value - top));
      const total = exponentials.reduce((sum, value) => sum + value, 0);
      for (let c = 0; c < classes; c++) {
        const error = (exponentials[c]! / total - (c === label ? 1 : 0)) * weight;
        const target = gradient[c]!;
        for (let i = 0; i < size; i++) target[i]! += error * vector[i]!;
      }
    }
    const rate = 0.1 * Math.min(1, (steps - step + 20) / (steps * 0.5));
    for (let c = 0; c < classes; c++) {
      for (let i = 0; i < size; i++) {
        const g = gradient[c]![i]!;
        const m = (first[c]![i] = 0.9 * first[c]![i]! + 0.1 * g);
        const v = (second[c]![i] = 0.999 * second[c]![i]! + 0.001 * g * g);
        weights[c]![i]! -= (rate * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
      }
    }
  }
  return weights.map((vector) => [...vector]);
}

function product(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < b.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
