import { expect, test } from 'vitest';
import { polygon } from '../../drawing/path.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf, filled } from '../canvas.ts';
import { castsShadows, groundShadow } from './ground-shadow.ts';
import { seriesOf, skyPalette } from '../palette.ts';

const scene = (text: string) => readScene(passage(text, { type: 'location' }));
const palette = skyPalette(scene('A field.'), seriesOf('book'), 'passage');
const post = (x: number) => [
  filled(
    '#000000',
    polygon([
      [x - 10, 300],
      [x + 10, 300],
      [x + 10, 600],
      [x - 10, 600],
    ]),
  ),
];
const shadowOf = (x: number, lightY: number) =>
  boxOf(groundShadow(post(x), palette, { x: 500, y: lightY, horizon: 450 }, 0.4));

test('the shadow of a thing in front of the light falls towards the reader, away from the light', () => {
  const [left, right] = [shadowOf(200, 400), shadowOf(800, 400)];
  for (const box of [left, right]) {
    expect(box.top).toBeGreaterThan(590);
    expect(box.bottom).toBeGreaterThan(640);
  }
  expect(left.left).toBeLessThan(170);
  expect(right.right).toBeGreaterThan(830);
});

test('shadows are short under a high sun', () => {
  expect(shadowOf(200, 60).bottom).toBeLessThan(shadowOf(200, 430).bottom - 30);
});

test('flat things cast no shadow', () => {
  const rise = [
    filled(
      '#000000',
      polygon([
        [100, 580],
        [700, 580],
        [700, 600],
        [100, 600],
      ]),
    ),
  ];
  expect(groundShadow(rise, palette, { x: 500, y: 300, horizon: 450 }, 0.4)).toEqual([]);
});

test('nothing casts a shadow under an overcast sky', () => {
  expect(castsShadows(scene('The sun shone on the cottages.'))).toBe(true);
  expect(castsShadows(scene('It rained on the cottages.'))).toBe(false);
  expect(castsShadows(scene('A grey, overcast sky hung over the cottages.'))).toBe(false);
});

test('a shadow falls to one side even straight before the light, or it would look like a reflection', () => {
  for (const x of [488, 500, 512]) {
    const { left, right } = shadowOf(x, 300);
    expect(Math.max(x - left, right - x)).toBeGreaterThan(40);
  }
});
