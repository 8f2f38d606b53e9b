import { expect, test } from 'vitest';
import { countVectors } from './count-vectors.ts';

const ANIMALS = ['cat', 'dog', 'horse', 'wolf'];
const PLACES = ['house', 'garden', 'street', 'castle'];
const crossed = (...lists: (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (texts, list) => texts.flatMap((text) => list.map((word) => [...text, word])),
    [[]],
  );

/** Animals run and sleep, places stand and gleam: each noun with each of its verbs. */
const texts = [
  ...crossed(['the'], ['hungry', 'tame', 'grey'], ANIMALS, ['run', 'sleep', 'growl']),
  ...crossed(['the'], ['stone', 'old', 'grey'], PLACES, ['stand', 'gleam', 'crumble']),
];

test('words with similar contexts get similar vectors', () => {
  const vectors = countVectors(texts, 4);
  const likeness = (a: string, b: string): number => cosine(vectors.get(a)!, vectors.get(b)!);
  for (const [near, far] of [
    [ANIMALS, PLACES],
    [PLACES, ANIMALS],
  ] as const)
    for (const word of near) {
      const own = near.filter((other) => other !== word).map((other) => likeness(word, other));
      const others = far.map((other) => likeness(word, other));
      expect(Math.min(...own)).toBeGreaterThan(Math.max(...others));
    }
});

test('the same texts give the same vectors, and rare words get none', () => {
  const again = countVectors([...texts, ['the', 'unicorn', 'run']], 4);
  expect(again.has('unicorn')).toBe(false);
  expect(countVectors(texts, 4)).toEqual(countVectors(texts, 4));
});

function cosine(a: Float64Array, b: Float64Array): number {
  const dot = a.reduce((sum, value, i) => sum + value * b[i]!, 0);
  return dot / (Math.hypot(...a) * Math.hypot(...b));
}
