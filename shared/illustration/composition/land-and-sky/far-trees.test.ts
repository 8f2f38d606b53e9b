import { expect, test } from 'vitest';
import { boundsOf, type Path } from '../../drawing/path.ts';
import { seeded } from '../../drawing/seeded.ts';
import { farTree } from './far-trees.ts';

/** Where each tree of a given height is widest, as a share of its height from the ground. */
const widestAt = (tree: Path): number => {
  let [widest, at] = [0, 0];
  for (const ring of tree) {
    const { left, right, top, bottom } = boundsOf([[ring]]);
    if (right - left > widest) [widest, at] = [right - left, -(top + bottom) / 2];
  }
  return at;
};

test('a tree in a park is a dome on the grass, of the requested height', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const tree = farTree(seeded(seed), 100, 0, 60, 'leafy');
    const { top, bottom, left, right } = boundsOf([tree]);
    expect(-top).toBeGreaterThan(48);
    expect(-top).toBeLessThan(78);
    expect(bottom).toBeLessThan(5);
    expect(right - left).toBeGreaterThan(36);
    expect(widestAt(tree)).toBeLessThan(46);
  }
});
