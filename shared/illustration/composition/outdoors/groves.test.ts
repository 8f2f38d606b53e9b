import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

test('trees that are many grow in groups, not in a file', () => {
  for (let take = 0; take < 4; take++) {
    const { layers } = compose(readScene(passage('Trees were scattered over the banks of the river.')), { ...at, take }).picture; // prettier-ignore
    const stands = layers.filter(({ rim, fade }) => rim === 0.45 && !fade);
    const { left, right } = boxOf(stands.flatMap(({ shapes }) => shapes));
    expect(right - left).toBeGreaterThan(240);
  }
});

test('no tree of a grove stands between the reader and the house', () => {
  for (let take = 0; take < 8; take++) {
    const { drawn } = compose(readScene(passage('The old mill stood by the pond, among trees.')), { ...at, take }); // prettier-ignore
    // What is mostly hidden is not listed.
    expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['watermill', 'tree']));
  }
});
