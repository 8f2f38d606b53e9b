import { expect, test } from 'vitest';
import type { CastMember } from '../../contract/cast.ts';
import { pictureOf } from './picture-of.ts';

const member = (id: string, name: string): CastMember => ({
  id,
  kind: 'character',
  aliases: [{ text: name, chapter: 1, offset: 10 }],
  attributes: [],
  mentions: [{ chapter: 1, count: 3 }],
});
const portrait = (chapter: number, start: number, entity: string) => ({
  chapter,
  start,
  end: start + 90,
  type: 'character',
  entity,
});
const upTo = (chapter: number, offset: number) => ({ known: { chapter, offset }, isCounted: () => true });

test('a card has the last picture that the reader has reached', () => {
  const cast = [member('a', 'Ann'), member('b', 'Bea')];
  const painted = [portrait(1, 100, 'Ann'), portrait(2, 0, 'Bea'), portrait(3, 0, 'Ann')];
  expect(pictureOf(cast, 'a', painted, upTo(2, 500))).toBe(painted[0]);
  expect(pictureOf(cast, 'a', painted, upTo(3, 500))).toBe(painted[2]);
  expect(pictureOf(cast, 'a', painted, upTo(1, 189))).toBeNull();
});

test('two namesakes have no picture that may be the other’s', () => {
  const cast = [member('a', 'Ann'), member('b', 'Ann')];
  const painted = [portrait(1, 100, 'Ann')];
  expect(pictureOf(cast, 'a', painted, upTo(2, 0))).toBeNull();
  const quoted = { ...cast[0]!, quotations: [{ chapter: 1, start: 100, end: 190, weight: 4 }] };
  expect(pictureOf([quoted, cast[1]!], 'a', painted, upTo(2, 0))).toBe(painted[0]);
});
