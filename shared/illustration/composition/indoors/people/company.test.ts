import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { figureOf } from '../../figures/figures.ts';
import { compose } from '../../compose.ts';

const pictured = (text: string) =>
  compose(readScene(passage(text, { type: 'character' })), { bookId: 'book', seed: 'passage', take: 0 });

test('many people in a room are spread near and far', () => {
  const { picture, template } = pictured('Many officers stood in the drawing-room round the general.');
  expect(template).toContain('company');
  // A person is a layer with more than ten shapes, as tall as a third of the picture or less where far.
  const people = picture.layers
    .filter(({ shapes, rim }) => shapes.length > 10 && (rim === 0.95 || rim === 0.5))
    .map(({ shapes }) => {
      const ys = shapes.flatMap(({ path }) => path.flatMap((ring) => ring.filter((_, i) => i % 2 === 1)));
      return Math.max(...ys) - Math.min(...ys);
    });
  expect(people.length).toBeGreaterThanOrEqual(8);
  expect(Math.min(...people)).toBeLessThan(Math.max(...people) * 0.75);
});

test('both kinds of people that the passage names are present', () => {
  const text = 'Officers and ladies stood in the hall.';
  const { drawn } = pictured(text);
  const shown = drawn.flatMap(({ words }) =>
    words.map(({ start, end }) => text.slice(start, end).toLowerCase()),
  );
  expect(shown).toEqual(expect.arrayContaining(['officers', 'ladies']));
});

test('members of a group differ in height, and men in hair', () => {
  const scene = readScene(passage('Three sailors stood by the gate.'));
  const figures = [0, 1, 2].map((i) => figureOf(scene.people[0]!, scene, i, { isOutside: false }));
  expect(new Set(figures.map(({ size }) => size)).size).toBe(3);
  expect(new Set(figures.map(({ looks }) => looks.hair)).size).toBeGreaterThan(1);
});

test('dancing couples keep clear of each other', () => {
  const { picture, template } = pictured('The couples whirled over the floor of the ballroom.');
  expect(template).toContain('company');
  const near = picture.layers
    .filter(({ shapes, rim }) => shapes.length > 20 && rim === 0.95)
    .map(({ shapes }) => boxOf(shapes));
  expect(near.length).toBeGreaterThanOrEqual(2);
  for (const [i, a] of near.entries())
    for (const b of near.slice(i + 1))
      expect(Math.min(a.right, b.right) - Math.max(a.left, b.left)).toBeLessThan(60);
});
