import { expect, test } from 'vitest';
import { lesserPassages } from './lesser-passages.ts';

const passage = (id: string, start: number, priority_score: number) => ({ id, start, priority_score });

test('of three passages on a page the one of least salience is marked more faintly', () => {
  const passages = [passage('a', 100, 40), passage('b', 300, 20), passage('c', 600, 60)];
  expect([...lesserPassages(passages)]).toEqual(['b']);
  expect([...lesserPassages([...passages].reverse())]).toEqual(['b']);
});

test('two passages on a page, and any number on different pages, are marked fully', () => {
  expect(lesserPassages([passage('a', 0, 1), passage('b', 10, 9)]).size).toBe(0);
  const apart = Array.from({ length: 9 }, (_, n) => passage(`p${n}`, n * 1_000, n));
  expect(lesserPassages(apart).size).toBe(0);
});

test('of equal passages the first two are marked fully', () => {
  const equal = Array.from({ length: 4 }, (_, n) => passage(`p${n}`, n * 100, 50));
  expect([...lesserPassages(equal)]).toEqual(['p2', 'p3']);
});
