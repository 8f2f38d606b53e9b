import { expect, test } from 'vitest';
import { toChunks } from './chunks.ts';

test('a paragraph as long as a book is sent in portions, each sentence once', () => {
  const text = 'A tall red house stood on the green hill. '.repeat(2_000);
  const sentences = [...text.matchAll(/A [^.]+\./g)].map(({ 0: one, index }) => ({
    start: index,
    end: index + one.length,
  }));
  const chunks = toChunks(text, [{ sentences }]);
  expect(Math.max(...chunks.map(({ chars }) => chars))).toBeLessThanOrEqual(6_000);
  const sentencesSent = chunks.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.sentences));
  expect(sentencesSent.map(({ start, end }) => ({ start, end }))).toEqual(sentences);
});
