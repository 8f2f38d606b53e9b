import { expect, test } from 'vitest';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { boxOf, HEIGHT } from './canvas.ts';
import { compose } from './compose.ts';

const pictured = (text: string, take = 0) =>
  compose(readScene(passage(text, { type: 'object' })), { bookId: 'book', seed: 'passage', take });
const drawn = (text: string) => pictured(text).drawn.map(({ what }) => what);

test('a laid table is its cloth with what stands on it, never a table on a table', () => {
  const text = 'The table was laid for dinner with a white cloth, and candles burned in tall candlesticks.';
  expect(pictured(text).template).toBe('still life laid table');
  expect(drawn(text)).toEqual(expect.arrayContaining(['laid table', 'candlestick', 'candle']));
  // Plates and glasses that the passage does not name are drawn, and not listed as its words.
  expect(pictured(text).picture.layers.length).toBeGreaterThan(
    pictured('Candles burned in tall candlesticks.').picture.layers.length,
  );
  expect(drawn(text)).not.toContain('plate');
});

test('of several pistols two lie on the table, beside the letter', () => {
  const text = 'На столе лежали пистолеты и письмо, запечатанное сургучом.';
  expect(drawn(text)).toEqual(expect.arrayContaining(['pistol', 'letter']));
  const lyingIn = (of: string) =>
    pictured(of).picture.layers.filter(
      ({ relief, shapes }) => relief === 0.8 && boxOf(shapes).bottom > HEIGHT / 2,
    ).length;
  expect(lyingIn(text)).toBe(2);
  expect(lyingIn('На столе лежал пистолет.')).toBe(1);
});

test('what stands on one table in a room of which nothing is known is seen close up', () => {
  const scene = (text: string) =>
    compose(readScene(passage(text, { type: 'location' })), { bookId: 'book', seed: 'passage', take: 0 });
  const { template, drawn: shown } = scene(
    'На столе стояла сковорода, лежал ломоть хлеба, и стоял подсвечник.',
  );
  expect(template).toMatch(/^still life/u);
  expect(shown.map(({ what }) => what)).toEqual(expect.arrayContaining(['frying pan', 'loaf']));
  expect(scene('In the kitchen a pan and a loaf lay on the table beside the stove.').template).not.toMatch(
    /^still life/u,
  );
  const laid = scene('On the laid table were a loaf, a jug and a candle.');
  expect(laid.template).not.toMatch(/^still life/u);
  expect(laid.drawn.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['laid table', 'loaf', 'jug', 'candle']),
  );
});
