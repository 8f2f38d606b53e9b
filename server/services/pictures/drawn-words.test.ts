import { describe, expect, test } from 'vitest';
import { drawnWords } from './drawn-words.ts';

const thing = (...words: [number, number][]) => ({
  what: 'house',
  words: words.map(([start, end]) => ({ start, end })),
});

describe('the words that a picture shows', () => {
  test('are in the order of the passage, each once', () => {
    expect(drawnWords([thing([20, 25], [4, 9]), thing([6, 12]), thing([20, 25])])).toEqual({
      drawn: [
        { start: 4, end: 12 },
        { start: 20, end: 25 },
      ],
    });
  });

  test('are none for an ornament', () => {
    expect(drawnWords([])).toEqual({ drawn: [] });
  });

  test.each([[null], [undefined], ['house'], [[{ what: 'house' }]]])('are unknown for %j', (drawn) => {
    expect(drawnWords(drawn)).toEqual({});
  });
});
