import { expect, test } from 'vitest';
import type { CastMember } from '../../contract/cast.ts';
import { whereNow } from './where-now.ts';

const member = (
  name: string,
  mentions: [chapter: number, at: number[], unsure?: number[]][],
  kind: CastMember['kind'] = 'location',
): CastMember => ({
  id: name,
  kind,
  aliases: [{ text: name, chapter: mentions[0]![0], offset: mentions[0]![1][0]! }],
  attributes: [],
  mentions: mentions.map(([chapter, at, unsure = []]) => ({ chapter, count: at.length / 2, at, unsure })),
});
const cast = [
  member('Dover', [
    [1, [10, 15]],
    [2, [0, 5, 300, 305]],
  ]),
  member('Averby', [[2, [100, 106, 200, 206], [200]]]),
  member('Harlow', [[2, [150, 156]]], 'character'),
];
const at = (chapter: number, offset: number, known = { chapter, offset }) =>
  whereNow(cast, { chapter, offset }, { known, isCounted: (one) => one !== 4 })?.id ?? null;

test('it is the place that the open chapter has named last by the end of the page', () => {
  expect(at(2, 50)).toBe('Dover');
  expect(at(2, 120)).toBe('Averby');
  expect(at(2, 305)).toBe('Dover');
  // Where the reader has been further on and has come back to this page.
  expect(at(2, 120, { chapter: 9, offset: 0 })).toBe('Averby');
});

test('a name that ends overleaf, is in doubt, or a person’s says nothing', () => {
  expect(at(2, 304)).toBe('Averby');
  expect(at(2, 103)).toBe('Dover');
  expect(at(2, 160)).toBe('Averby');
  expect(at(2, 250)).toBe('Averby');
});

test('in a chapter that has named no place, or is none of the story, nothing is known', () => {
  expect(at(3, 500)).toBeNull();
  expect(at(1, 12)).toBeNull();
  expect(at(4, 500)).toBeNull();
});
