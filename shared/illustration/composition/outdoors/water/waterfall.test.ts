import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { isOfWaterfall } from '../special-views.ts';

const read = (text: string) => readScene(passage(text));
const FALL = 'A gigantic waterfall thundered between black rocks.';

test('a waterfall falls between its rocks in the middle of the picture', () => {
  const { drawn, picture } = compose(read(FALL), { bookId: 'book', seed: 'passage', take: 0 });
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['waterfall', 'rock']));
  const tall = picture.layers
    .filter(({ shapes }) => shapes.length > 0)
    .map(({ shapes }) => boxOf(shapes))
    .filter(({ top, bottom, left, right }) => bottom - top > 280 && right - left < 260);
  expect(tall).not.toEqual([]);
});

test('a waterfall mentioned beside something else does not fill the picture', () => {
  expect(isOfWaterfall(read(FALL))).toBe(true);
  expect(
    isOfWaterfall(
      read('The large stone house stood by the road; a small waterfall was heard in the wood behind it.'),
    ),
  ).toBe(false);
});

test('a distant waterfall is a thread down a mountain', () => {
  const text = 'Snowy mountains rose in the distance, and from one of them fell a waterfall.';
  for (let take = 0; take < 4; take++)
    expect(
      compose(read(text), { bookId: 'book', seed: 'passage', take }).drawn.map(({ what }) => what),
    ).toContain('waterfall');
});
