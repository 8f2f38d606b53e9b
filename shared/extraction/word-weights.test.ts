import { expect, test } from 'vitest';
import '#server/extraction/embedded-engine.ts';
import { analyse } from './analysis.ts';
import { distinctLemmas, sumOfWords } from './word-weights.ts';

const lemmasOf = (text: string, language: 'en' | 'ru') => {
  const analysis = analyse(text, language);
  return distinctLemmas(analysis, 0, analysis.words.length);
};

test('all forms of a word count as one, and names are not counted', () => {
  const english = lemmasOf('The stones lay on a stone, and Margaret saw the stone.', 'en');
  expect([...english].filter((lemma) => lemma === 'stone')).toHaveLength(1);
  expect(english).not.toContain('margaret');
  expect(lemmasOf('Камни лежали на камне.', 'ru')).toEqual(lemmasOf('Камень лежал на камнях.', 'ru'));
});

test('a strong word weighs less among many others', () => {
  const weights = new Map([['moss', [2, -1]]]);
  const alone = sumOfWords(new Set(['moss']), weights, 2);
  const among = sumOfWords(new Set(['moss', ...'abcdefghijkl']), weights, 2);
  expect(alone[0]).toBeGreaterThan(among[0]!);
  expect(among[0]).toBeGreaterThan(0);
  expect(alone[1]).toBeCloseTo(-alone[0]! / 2);
  expect([...sumOfWords(new Set(['unknown']), weights, 2)]).toEqual([0, 0]);
});
