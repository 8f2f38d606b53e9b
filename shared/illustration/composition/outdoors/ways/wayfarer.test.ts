import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

/** The nearest things, or those in the middle distance, have so bright an edge. */
const STANDING = new Set([0.45, 0.75]);
const takes = Array.from({ length: 12 }, (_, take) => take);

/** The number of pictures, of twelve of a bright place, with something nearly black in them. */
function passing(text: string): number {
  const shapesOf = (words: string, take: number) =>
    compose(readScene(passage(words)), { bookId: 'book', seed: 'passage', take })
      .picture.layers.filter(({ rim = 0 }) => STANDING.has(rim))
      .flatMap(({ shapes }) => shapes)
      .filter(({ colour }) => isNearBlack(colour)).length;
  return takes.filter((take) => shapesOf(text, take) > 3).length;
}
const isNearBlack = (hex: string) => [1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) < 70);

test('some wide places have a wayfarer, but none if the passage says that nobody is there', () => {
  expect(passing('The meadow lay in the sun under a blue sky.')).toBeGreaterThan(1);
  expect(passing('There was no person in the meadow, which lay in the sun under a blue sky.')).toBe(0);
  expect(passing('The deserted meadow lay empty in the sun.')).toBe(0);
});

test('a wayfarer is not listed as drawn from the passage', () => {
  for (const take of takes) {
    const { drawn } = compose(readScene(passage('The meadow lay in the sun under a blue sky.')), {
      bookId: 'book',
      seed: 'passage',
      take,
    });
    expect(drawn.map(({ what }) => what)).not.toContain('person');
  }
});
