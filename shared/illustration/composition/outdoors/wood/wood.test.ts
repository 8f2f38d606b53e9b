import { describe, expect, test } from 'vitest';
import { toRgb } from '../../../drawing/colour.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';

const pictured = (text: string, take = 0) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take });
const shapesOf = (text: string, take = 0) =>
  pictured(text, take).picture.layers.flatMap(({ shapes }) => shapes);

describe('a wood from within', () => {
  test('is closed above, so no cloud is seen', () => {
    for (let take = 0; take < 4; take++)
      expect(pictured('They walked through a wood of oaks.', take).template).toMatch(/^forest level none/u);
  });

  test('has fewer and stouter trunks if its trees are old', () => {
    /** The widest ring that reaches from near the bottom beyond the top: a trunk with its roots. */
    const girth = (text: string) =>
      Math.max(
        ...shapesOf(text)
          .flatMap(({ path }) => path.slice(0, 1))
          .map((ring) => boxOf([{ path: [ring] }]))
          .filter(({ top, bottom }) => top < 10 && bottom > 480)
          .map(({ left, right }) => right - left),
      );
    expect(girth('They walked through the forest between old maples.')).toBeGreaterThan(
      1.4 * girth('They walked through the forest between maples.'),
    );
  });

  test('keeps its firs green in autumn', () => {
    const isGreener = (colour: string) => {
      const [r, g] = toRgb(colour);
      return g > r + 6;
    };
    expect(
      shapesOf('In autumn the forest of firs stood silent.').some(({ colour }) => isGreener(colour)),
    ).toBe(true);
  });

  test('has the trees that it is named by: a birch wood, еловый лес', () => {
    /** White bark. */
    const isPale = ([r, g, b]: readonly [number, number, number]) => Math.min(r, g, b) > 150;
    const pale = (text: string) => shapesOf(text).filter(({ colour }) => isPale(toRgb(colour))).length;
    expect(pale('They walked in a birch wood.')).toBeGreaterThan(pale('They walked in a dark wood.') + 5);
    expect(
      readScene(passage('Они шли еловым лесом.')).things.find(({ what }) => what === 'wood')?.qualities,
    ).toContain('fir tree');
  });
});
