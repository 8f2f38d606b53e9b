import { expect, test } from 'vitest';
import { luminance } from '../../drawing/colour.ts';
import { scene } from '../../testing/scenes.ts';
import { homespun, coloursAt } from './material-colours.ts';
import { seriesOf, skyPalette } from '../palette.ts';
import { usualColour } from './usual-colours.ts';
import { known } from '../../testing/scenes.ts';

const red = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) - Number.parseInt(hex.slice(5, 7), 16);

test('a horse without a stated colour is a brown silhouette by day and a dark one at night', () => {
  const usual = usualColour('horse', scene());
  const at = (time: 'day' | 'night') =>
    coloursAt(skyPalette(scene({ time: known(time) }), seriesOf('book')), 0.05, { usual }).ink;
  expect(red(at('day'))).toBeGreaterThan(5);
  expect(luminance(at('night'))).toBeLessThan(0.2);
});

test('a stated colour overrides the usual one', () => {
  const palette = skyPalette(scene(), seriesOf('book'));
  const stated = { body: '#2f6a3c' };
  expect(coloursAt(palette, 0.1, { ...stated, usual: '#8a6a48' })).toEqual(coloursAt(palette, 0.1, stated));
});

test('the stated material of a house shows in its colour', () => {
  expect(red(usualColour('house', scene(), ['wooden'])!)).toBeGreaterThan(
    red(usualColour('house', scene(), ['stone'])!),
  );
});

test('things that may have any colour have no usual one', () => {
  expect(usualColour('flag', scene())).toBeUndefined();
});

test('people in a crowd wear different colours by day', () => {
  expect(new Set(Array.from({ length: 8 }, (_, i) => homespun(`book/men/${i}`))).size).toBeGreaterThan(2);
});

test('hay is yellow', () => {
  expect(red(usualColour('haystack', scene())!)).toBeGreaterThan(60);
});
