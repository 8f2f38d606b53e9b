import { expect, test } from 'vitest';
import { read, things } from '../testing/read-passage.ts';

const qualitiesOf = (text: string, what: string) =>
  read(text).things.find((thing) => thing.what === what)?.qualities ?? [];

test.each([
  ['Roses climbed over the porch and looked in at the windows.', 'rose'],
  ['Плющ обвивал колонны и стены дома.', 'ivy'],
  ['A vine had been trained upon the wall of the inn.', 'ivy'],
])('a plant climbs: %s', (text, what) => {
  expect(qualitiesOf(text, what)).toContain('climbing');
});

test('roses in a bed do not climb', () => {
  expect(qualitiesOf('Roses bloomed in the beds before the house.', 'rose')).not.toContain('climbing');
});

test('a plant that covers everything, and its grapes or flowers, are known', () => {
  expect(qualitiesOf('The whole front of the house was covered with ivy.', 'ivy')).toContain('all over');
  expect(qualitiesOf('The vine on the wall of the house bore purple clusters.', 'ivy')).toContain('grapes');
  const wistaria = read('Wistaria hung from the balcony of the villa.').things.find(
    ({ what }) => what === 'ivy',
  );
  expect(wistaria?.qualities).toContain('in flower');
  expect(wistaria?.colour).toBeDefined();
});

test.each([
  'The garden path lay under fallen leaves.',
  'Опавшие листья ковром лежали на дорожке сада.',
  'The road was strewn with yellow leaves.',
])('leaves have fallen: %s', (text) => {
  expect(qualitiesOf(text, 'leaf')).toContain('fallen');
});

test('leaves on the trees have not', () => {
  expect(qualitiesOf('The leaves of the garden trees shone in the sun.', 'leaf')).not.toContain('fallen');
});

test('what leaves or ivy hide is seen under them, and what hills hide is not', () => {
  expect(things('The path was hidden by a carpet of fallen leaves.')).toContain('path');
  expect(things('The sea was hidden from us by the hills.')).not.toContain('sea');
});
