import { expect, test } from 'vitest';
import '#server/extraction/embedded-engine.ts';
import { analyse } from './analysis.ts';
import { distinctPairs, sumOfPairs } from './word-pairs.ts';

const pairsOf = (text: string): Set<string> => {
  const analysis = analyse(text, 'en');
  return distinctPairs(analysis, 0, analysis.words.length);
};

test('the same things named in a view, in an act and in a comparison make different pairs', () => {
  const view = pairsOf('There was a grey horse with a red cloak on its back.');
  const act = pairsOf('He threw a red cloak on the back of the grey horse.');
  const comparison = pairsOf('It came down as if a grey horse had a red cloak on its back.');
  expect([...view].filter((pair) => !act.has(pair))).toContain('there was');
  expect([...comparison].filter((pair) => !view.has(pair))).toContain('as if');
});

test('in English two words with one word between them are a pair, too', () => {
  expect([...pairsOf('The red fire.')].filter((pair) => pair.includes('_'))).toEqual([
    '^ _ adjective.colour',
    'the _ noun.sky',
    'adjective.colour _ .',
  ]);
  const russian = analyse('Красный огонь.', 'ru');
  expect([...distinctPairs(russian, 0, russian.words.length)].join()).not.toContain('_');
});

test('pairs that are known add their weights, less of each in a longer sentence', () => {
  const weights = new Map([['there was', 2]]);
  const short = sumOfPairs(pairsOf('There was a horse.'), weights);
  const long = sumOfPairs(pairsOf('There was a horse, and it had come from far away.'), weights);
  expect(short).toBeGreaterThan(long);
  expect(long).toBeGreaterThan(0);
  expect(sumOfPairs(pairsOf('A horse came.'), weights)).toBe(0);
});
