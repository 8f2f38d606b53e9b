import { expect, test } from 'vitest';
import { fitLogistic, type Example } from './logistic.ts';

const RIDGE = { shared: [0.1, 0.1], own: [1, 1] };
const example = (language: 'en' | 'ru', feature: number, label: number, word = 0): Example => ({
  ...{ language, label, vector: Float64Array.of(1, feature), words: [word], values: [1] },
});
const examples = [0, 1].flatMap((label) =>
  (['en', 'ru'] as const).flatMap((language) => [
    example(language, label * 2 - 1, label, label),
    example(language, label * 2 - 1, label),
  ]),
);
const penalties = { en: [1, 1], ru: [1, 1] };

test('of two classes the weights are opposite, and point to what they are learned from', () => {
  const { en } = fitLogistic(examples, 2, RIDGE, penalties);
  const [not, is] = en.features;
  expect(is![1]).toBeGreaterThan(0.5);
  expect(not).toEqual(is!.map((weight) => -weight));
  expect(en.words[1]![1]).toBeGreaterThan(0);
  expect(en.words[1]![0]).toBe(-en.words[1]![1]!);
});
