import { expect, test } from 'vitest';
import { luminance } from '../../drawing/colour.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';

/** The bright edges of the nearest things, and of those farther off. */
const [NEAR, MIDDLE] = [0.75, 0.45];

test('one dark thing looms out of the fog, in front of paler ones', () => {
  for (let take = 0; take < 6; take++) {
    const { layers } = compose(
      readScene(
        passage('Fog lay over the marsh; a dead tree stood in it, and behind it a church and a windmill.'),
      ),
      { bookId: 'book', seed: 'passage', take },
    ).picture;
    const shapesOf = (wanted: number) =>
      layers.filter(({ rim }) => rim === wanted).flatMap(({ shapes }) => shapes);
    const near = shapesOf(NEAR);
    const { top, bottom } = boxOf(near);
    expect(bottom - top).toBeGreaterThan(180);
    const lightOf = (shapes: typeof near) => Math.min(...shapes.map(({ colour }) => luminance(colour)));
    expect(lightOf(shapesOf(MIDDLE))).toBeGreaterThan(lightOf(near) + 0.1);
  }
});
