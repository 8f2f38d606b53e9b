import { expect, test, vi } from 'vitest';
import { MOTIFS } from '../../../motifs/library.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import { boxOf } from '../../canvas.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

test('a bridge spans its stream, and is large enough to be recognised', () => {
  const bridge = MOTIFS.get('stone bridge')!;
  const spy = vi.spyOn(bridge, 'draw');
  try {
    for (let take = 0; take < 6; take++) {
      const { layers } = compose(
        readScene(passage('The old stone bridge of the village crossed the stream.')),
        { ...at, take },
      ).picture;
      const parts = spy.mock.results.at(-1)!.value as ReturnType<typeof bridge.draw>;
      const points = parts[0]!.path[0]!.length;
      const drawn = layers.flatMap(({ shapes }) => shapes).filter(({ path }) => path[0]?.length === points);
      const widths = drawn.map((shape) => {
        const { left, right } = boxOf([shape]);
        return right - left;
      });
      expect(Math.max(...widths), `take ${take}`).toBeGreaterThan(300);
    }
  } finally {
    spy.mockRestore();
  }
});
