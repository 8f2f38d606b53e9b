import { describe, expect, test } from 'vitest';
import { read } from '../../../testing/read-passage.ts';
import { compose } from '../../compose.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { terrainOf } from '../../terrain/terrain.ts';
import { isOfViaduct } from '../special-views.ts';

const of = (text: string) => terrainOf(read(text));
const drawnIn = (text: string) =>
  compose(read(text), { bookId: 'book', seed: 'one', take: 0 }).drawn.map(({ what }) => what);

describe('one hill or mountain that is described stands alone', () => {
  test.each([
    'I came to a bare rocky hill, of no great size but very steep, in the hot sun.',
    'The mountain was clothed with trees nearly to the top, but the summit was bare.',
    'A round green hill stood above the meadows.',
  ])('%s', (text) => {
    expect(of(text).far).toContain('lone height');
    expect(drawnIn(text).some((what) => what === 'hill' || what === 'mountain')).toBe(true);
  });

  test.each([
    'Hills rose on every side of the road.',
    'A great house stood on the hill among its gardens.',
    'The hill fell to the broad river.',
  ])('not so: %s', (text) => {
    expect(of(text).far).not.toContain('lone height');
  });
});

test('a bare summit says nothing of the trees below it, and dead woods have no leaves', () => {
  expect(isLeafless(read('The mountain was clothed with trees, but its bare summit shone.'))).toBe(false);
  expect(isLeafless(read('The dead trees of the wood stood grey by the road.'))).toBe(true);
});

test('an island whose valleys are described is seen from within', () => {
  expect(
    of('This valley crossed the island between two mountains, and rich woods grew in the valley to the sea.')
      .isIsland,
  ).toBeUndefined();
  expect(of('An island with a green hill rose from the sea.').isIsland).toBe(true);
});

test('a wall that is described stands above the river that is named with it', () => {
  const terrain = of('What an old, mellow wall it was, with ivy and moss on the wall, beside the river!');
  expect([terrain.isWalled, terrain.isWallByWater]).toEqual([true, true]);
  expect(
    drawnIn('What an old, mellow wall it was, with ivy and moss on the wall, beside the river!'),
  ).toEqual(expect.arrayContaining(['wall', 'ivy', 'moss', 'river']));
});

test('a road up a glen is not cut off by the river of the glen, and a far cottage is small', () => {
  const text =
    'The long road climbed behind me through the hills of a glen, by some river. In the valley below the road smoked a cottage, and high mountains closed the view.';
  expect([of(text).water, of(text).hasRoad]).toEqual([null, true]);
});

test('the orchard of a house does not hide it', () => {
  expect(of('The old stone house stood among poplars. It had an orchard behind it.').rows).toBeUndefined();
  expect(of('We walked in the orchard, where the trees stood in rows.').rows).toBe('orchard');
});

test('a road lined with poplars is an avenue of them, and a house beside a row of trees is not in a row', () => {
  const { things } = read('The road was wide and lined with tall poplars.');
  expect(things.map(({ what, qualities }) => [what, qualities])).toContainEqual(['avenue', ['poplar tree']]);
  expect(read('A row of trees stood by the house.').setting?.value).not.toBe('street');
});

test('towers above a lawn are seen from outside', () => {
  const { template } = compose(
    read('The sunshine crept over the long lawns and swam about the towers and the windows.', 'atmosphere'),
    { bookId: 'book', seed: 'one', take: 0 },
  );
  expect(template).not.toMatch(/room/);
});

test('a bridge on arches across a valley is a viaduct, and one over a river stands in it', () => {
  expect(
    drawnIn(
      'It was a hilly country. A great bridge with tall arches ran across the valley, and a train crossed it.',
    ),
  ).toEqual(expect.arrayContaining(['bridge', 'arch', 'train']));
  expect(
    isOfViaduct(
      read('A bridge with three arches crossed the river in the valley.'),
      of('A bridge with three arches crossed the river in the valley.'),
    ),
  ).toBe(false);
});
