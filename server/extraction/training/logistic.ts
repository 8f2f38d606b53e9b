import type { Language } from '#shared/extraction/types.ts';

/** A labelled text: its features, and its words as indices into its language's vocabulary. */
export interface Example {
  readonly vector: Float64Array;
  /** Those that the vocabulary knows. */
  readonly words: readonly number[];
  /** How much each of them counts. */
  readonly values: readonly number[];
  readonly label: number;
  readonly language: Language;
}

/** Penalties: per feature of the weight that both languages share and of a language's own correction to it. */
export interface Ridge {
  readonly shared: readonly number[];
  readonly own: readonly number[];
}

/** One vector per class; of the words one row per word of the vocabulary, a column per class. */
export interface Fitted {
  readonly features: readonly (readonly number[])[];
  readonly words: readonly (readonly number[])[];
}

/**
 * Multinomial logistic regression for two languages at once: a feature's weight is what both share plus a language's
 * own correction, a word's belongs to its language, and the ridge limits the influence of each. Full-batch Adam from
 * zero, so deterministic.
 *
 * @param penalties one per known word of each language
 */
export function fitLogistic(
  examples: readonly Example[],
  classes: number,
  ridge: Ridge,
  penalties: Readonly<Record<Language, readonly number[]>>,
  steps = 400,
): Record<Language, Fitted> {
  // Of two classes one needs no weights of its own: they would be the other's with the opposite sign.
  const columns = classes === 2 ? 1 : classes;
  const both = classes === 2 ? 0.5 : 1;
  const size = ridge.shared.length;
  const count = columns * size;
  const shared = new Float64Array(count);
  const own = { en: new Float64Array(count), ru: new Float64Array(count) };
  const words = {
    en: new Float64Array(columns * penalties.en.length),
    ru: new Float64Array(columns * penalties.ru.length),
  };
  const adam = {
    shared: createAdam(count, steps),
    en: createAdam(count, steps),
    ru: createAdam(count, steps),
    words: { en: createAdam(words.en.length, steps), ru: createAdam(words.ru.length, steps) },
  };
  for (let step = 1; step <= steps; step++) {
    const pull = { en: new Float64Array(count), ru: new Float64Array(count) };
    const wordPull = { en: penalised('en'), ru: penalised('ru') };
    const whole = { en: add(shared, own.en), ru: add(shared, own.ru) };
    for (const example of examples) {
      const { language } = example;
      addGradient(example, [whole[language], words[language]], [pull[language], wordPull[language]], columns);
    }
    const sharedPull = add(pull.en, pull.ru);
    for (let i = 0; i < count; i++) {
      sharedPull[i]! += shared[i]! * ridge.shared[i % size]! * both;
      pull.en[i]! += own.en[i]! * ridge.own[i % size]! * both;
      pull.ru[i]! += own.ru[i]! * ridge.own[i % size]! * both;
    }
    adam.shared(shared, sharedPull, step);
    for (const language of ['en', 'ru'] as const) {
      adam[language](own[language], pull[language], step);
      adam.words[language](words[language], wordPull[language], step);
    }
  }
  const perClass = (weights: Float64Array): number[] =>
    columns === 1 ? [-weights[0]! / 2, weights[0]! / 2] : [...weights];
  const fitted = (language: Language): Fitted => {
    const all = add(shared, own[language]);
    const rows = Array.from({ length: size }, (_, i) =>
      perClass(Float64Array.from({ length: columns }, (_column, c) => all[c * size + i]!)),
    );
    return {
      features: Array.from({ length: classes }, (_, c) => rows.map((row) => row[c]!)),
      words: Array.from(penalties[language], (_, w) =>
        perClass(words[language].subarray(w * columns, (w + 1) * columns)),
      ),
    };
  };
  return { en: fitted('en'), ru: fitted('ru') };

  function penalised(language: Language): Float64Array {
    return words[language].map((weight, i) => weight * penalties[language][Math.floor(i / columns)]! * both);
  }
}

type FeaturesAndWords = readonly [features: Float64Array, words: Float64Array];

function addGradient(
  { vector, words: own, values: shares, label }: Example,
  [weights, words]: FeaturesAndWords,
  [gradient, wordGradient]: FeaturesAndWords,
  columns: number,
): void {
  const size = vector.length;
  const values = Array.from({ length: columns }, (_, c) => {
    let sum = 0;
    for (let w = 0; w < own.length; w++) sum += words[own[w]! * columns + c]! * shares[w]!;
    for (let i = 0; i < size; i++) sum += weights[c * size + i]! * vector[i]!;
    return sum;
  });
  const errors = columns === 1 ? [1 / (1 + Math.exp(-values[0]!)) - label] : errorsOf(values, label);
  for (let c = 0; c < columns; c++) {
    const error = errors[c]!;
    for (let i = 0; i < size; i++) gradient[c * size + i]! += error * vector[i]!;
    for (let w = 0; w < own.length; w++) wordGradient[own[w]! * columns + c]! += error * shares[w]!;
  }
}

function errorsOf(values: readonly number[], label: number): number[] {
  const top = Math.max(...values);
  const total = values.reduce((sum, value) => sum + Math.exp(value - top), 0);
  return values.map((value, c) => Math.exp(value - top) / total - (c === label ? 1 : 0));
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
