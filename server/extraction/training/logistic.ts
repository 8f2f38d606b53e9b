import type { Language } from '../types.ts';

/** A labelled vector; `weight` scales its part of the loss. */
export interface Example {
  readonly vector: Float64Array;
  readonly label: number;
  readonly weight: number;
  readonly language: Language;
}

/** Penalties per feature: of the weight that both languages share, and of a language's own correction to it. */
export interface Ridge {
  readonly shared: readonly number[];
  readonly own: readonly number[];
}

/**
 * Multinomial logistic regression for two languages at once: a weight is what both share plus a language's own
 * correction, and the ridge decides how much either may say. Full-batch Adam from zero, so deterministic.
 *
 * @returns per language one weight vector per class
 */
export function fitLogistic(
  examples: readonly Example[],
  classes: number,
  ridge: Ridge,
  steps = 400,
): Record<Language, number[][]> {
  const size = ridge.shared.length;
  const count = classes * size;
  const shared = new Float64Array(count);
  const own = { en: new Float64Array(count), ru: new Float64Array(count) };
  const adam = {
    shared: createAdam(count, steps),
    en: createAdam(count, steps),
    ru: createAdam(count, steps),
  };
  for (let step = 1; step <= steps; step++) {
    const pull = { en: new Float64Array(count), ru: new Float64Array(count) };
    const whole = { en: add(shared, own.en), ru: add(shared, own.ru) };
    for (const example of examples)
      addGradient(example, whole[example.language], pull[example.language], classes);
    const sharedPull = add(pull.en, pull.ru);
    for (let i = 0; i < count; i++) {
      sharedPull[i]! += shared[i]! * ridge.shared[i % size]!;
      pull.en[i]! += own.en[i]! * ridge.own[i % size]!;
      pull.ru[i]! += own.ru[i]! * ridge.own[i % size]!;
    }
    adam.shared(shared, sharedPull, step);
    adam.en(own.en, pull.en, step);
    adam.ru(own.ru, pull.ru, step);
  }
  const vectors = (language: Language): number[][] => {
    const all = add(shared, own[language]);
    return Array.from({ length: classes }, (_, c) => [...all.subarray(c * size, (c + 1) * size)]);
  };
  return { en: vectors('en'), ru: vectors('ru') };
}

function addGradient(
  { vector, label, weight }: Example,
  weights: Float64Array,
  gradient: Float64Array,
  classes: number,
): void {
  const size = vector.length;
  const values = Array.from({ length: classes }, (_, c) => {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += weights[c * size + i]! * vector[i]!;
    return sum;
  });
  const top = Math.max(...values);
  const total = values.reduce((sum, value) => sum + Math.exp(value - top), 0);
  for (let c = 0; c < classes; c++) {
    const error = (Math.exp(values[c]! - top) / total - (c === label ? 1 : 0)) * weight;
    for (let i = 0; i < size; i++) gradient[c * size + i]! += error * vector[i]!;
  }
}

function createAdam(count: number, steps: number) {
  const first = new Float64Array(count);
  const second = new Float64Array(count);
  return (weights: Float64Array, gradient: Float64Array, step: number): void => {
    const rate = 0.1 * Math.min(1, (steps - step + 20) / (steps * 0.5));
    for (let i = 0; i < count; i++) {
      const g = gradient[i]!;
      const m = (first[i] = 0.9 * first[i]! + 0.1 * g);
      const v = (second[i] = 0.999 * second[i]! + 0.001 * g * g);
      weights[i]! -= (rate * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
    }
  };
}

function add(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => value + b[i]!);
}
