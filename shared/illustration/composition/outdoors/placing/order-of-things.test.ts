import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import { inOrder } from './order-of-things.ts';

const namesInOrder = (text: string) => {
  const { things } = readScene(passage(text));
  return inOrder(things, things[0]).map(({ what }) => what);
};

test('the church of a village finds its place before the many houses around it', () => {
  const names = namesInOrder('The cottages of the village stood round an old church.');
  expect(names.indexOf('church')).toBeLessThan(names.indexOf('cottage'));
  for (let take = 0; take < 4; take++)
    expect(
      compose(readScene(passage('Серые избы стояли вдоль реки, и старая церковь среди них.')), {
        bookId: 'book',
        seed: 'passage',
        take,
      }).drawn.map(({ what }) => what),
    ).toEqual(expect.arrayContaining(['izba', 'church']));
});

test('a ferry is placed before the cart on it, and a house before the fire in it', () => {
  const ferry = namesInOrder('A cart stood on the ferry in the wide river.');
  expect(ferry.indexOf('raft')).toBeLessThan(ferry.indexOf('cart'));
  const fire = namesInOrder('The fire burned in the old house.');
  expect(fire.indexOf('house')).toBeLessThan(fire.indexOf('fire'));
});

test('several carts that drive in with a carriage are seen beside the inn, not behind it', () => {
  const text = 'Several carts drove into the yard of the inn, and behind them an empty travelling carriage.';
  const names = namesInOrder(text);
  expect(names.indexOf('carriage')).toBeLessThan(names.indexOf('cart'));
  expect(names.indexOf('cart')).toBeLessThan(names.indexOf('inn'));
});
