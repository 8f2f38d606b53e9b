import { describe, expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const pictured = (text: string, context = '') =>
  compose(readScene(passage(text, { type: 'character', context })), at);

describe('two who do something to each other', () => {
  test('are close up, together, in front of the named place', () => {
    expect(pictured('He took her hand.').template).toBe('pair take hands plain');
    expect(pictured('He took her hand at the gate under the stars.').template).toBe('pair take hands open');
    expect(pictured('The boy carried the old woman in his arms through the forest.').template).toBe(
      'pair carry in arms forest',
    );
    const { picture } = pictured('He kissed her hand in the garden.');
    const people = picture.layers.at(-1)!.shapes.flatMap(({ path }) => path);
    const ys = people.flatMap((ring) => ring.filter((_, i) => i % 2 === 1));
    expect(Math.max(...ys) - Math.min(...ys), 'large').toBeGreaterThan(400);
  });

  test('each refer to their words, and the deed to its own', () => {
    const text = 'The smith bowed low to the countess.';
    const { drawn } = pictured(text);
    const shown = drawn.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end)));
    expect(shown).toEqual(expect.arrayContaining(['smith', 'countess', 'bowed low to the countess']));
  });

  test('are not drawn as a pair if the passage describes a face or there is a crowd', () => {
    expect(
      pictured('Her hair was golden and her eyes were blue under thick brows; he took her hand.').template,
    ).toMatch(/^close/);
    expect(pictured('He kissed her hand, and three officers laughed.').template).not.toMatch(/^pair/);
  });

  test('stand beside a window or a fire, which stays visible, and in front of the light of the sky', () => {
    const middle = (text: string) => {
      const { picture } = pictured(text);
      const xs = picture.layers
        .at(-1)!
        .shapes.flatMap(({ path }) => path.flatMap((ring) => ring.filter((_, i) => i % 2 === 0)));
      return Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - picture.light.x);
    };
    expect(middle('He took her hand at the window in the parlour.')).toBeGreaterThan(120);
    expect(middle('He took her hand by the fire in the parlour.')).toBeGreaterThan(120);
    expect(middle('He took her hand in the meadow.')).toBeLessThan(120);
  });

  test('are alone in their setting, without a wayfarer', () => {
    const scene = readScene(passage('He took her hand in the meadow.', { type: 'character' }));
    const withoutWayfarer = {
      ...scene,
      leftOut: [{ what: 'person', words: { start: 0, end: 2 }, reason: 'negation' as const }],
    };
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const layers = (each: typeof scene) => JSON.stringify(compose(each, { ...at, seed }).picture.layers);
      expect(layers(scene) === layers(withoutWayfarer), seed).toBe(true);
    }
  });
});
