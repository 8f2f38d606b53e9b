import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { isGrandStaircase } from './grand-staircase.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const MARBLE = 'A wide staircase of marble led up between two rows of palms to a gilded door.';

test('a wide staircase fills its picture, with its palms and door', () => {
  const { template, drawn } = compose(readScene(passage(MARBLE)), at);
  expect(template).toContain('staircase');
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['staircase', 'palm tree', 'door']));
});

test('a person on a grand staircase is inside the picture', () => {
  const text = 'По широкой каменной лестнице медленно спускалась молодая графиня в белом платье.';
  const { picture, drawn } = compose(readScene(passage(text, { type: 'character', language: 'ru' })), at);
  expect(drawn.map(({ what }) => what)).toContain('woman');
  const figure = picture.layers.find(({ rim }) => rim === 0.9)!;
  const { top, bottom } = boxOf(figure.shapes);
  expect(top).toBeGreaterThan(100);
  expect(bottom).toBeLessThan(720);
});

test('narrow back stairs are not a grand staircase', () => {
  expect(isGrandStaircase(readScene(passage('He climbed the narrow, dirty stairs.')))).toBe(false);
  expect(isGrandStaircase(readScene(passage(MARBLE)))).toBe(true);
});
