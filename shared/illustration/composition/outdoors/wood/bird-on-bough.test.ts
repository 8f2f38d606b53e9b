import { expect, test } from 'vitest';
import { read } from '../../../testing/read-passage.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { birdInTree } from './bird-in-tree.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

test.each([
  ['A thrush sat upon the topmost bough.', 'sparrow'],
  ['На ветке старой липы пел соловей.', 'sparrow'],
  ['An owl sat upon a bough in the moonlight.', 'owl'],
  ['Crows flew over the bare trees.', undefined],
  ['A dove walked about the yard.', undefined],
  ['A girl looked up at the owl on its bough.', undefined],
])('a bird that sits in a tree is seen there: %s', (text, bird) => {
  expect(birdInTree(read(text, 'atmosphere'))?.what).toBe(bird);
});

test('its bough goes across the picture, below the bird', () => {
  for (const text of [
    'A thrush sat upon the topmost bough.',
    'Two crows perched on a bare branch above the snow.',
  ]) {
    const { picture, drawn } = compose(read(text, 'atmosphere'), at);
    expect(drawn.map(({ what }) => what)).toContain('branch');
    const [bough, birds] = picture.layers.slice(-2).map(({ shapes }) => boxOf(shapes));
    expect(bough!.right - bough!.left).toBeGreaterThan(800);
    expect(birds!.top).toBeLessThan(bough!.bottom - 150);
    expect(birds!.right - birds!.left).toBeLessThan(600);
  }
});
