import { expect, test, vi } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import * as canal from './canal.ts';
import { compose } from '../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const drawn = (text: string) => compose(readScene(passage(text)), at).drawn.map(({ what }) => what);

test('a canal among houses has quays on both sides, and a bridge if one is mentioned', () => {
  const bridge = vi.spyOn(canal, 'drawCanalBridge');
  try {
    expect(
      drawn(
        'The canal lay dark between its quays, and a narrow bridge crossed it; tall houses stood along the water.',
      ),
    ).toEqual(expect.arrayContaining(['canal', 'bridge', 'pier', 'house']));
    expect(bridge).toHaveBeenCalledTimes(1);
    expect(drawn('The canal lay dark between tall houses.')).not.toContain('bridge');
    expect(bridge).toHaveBeenCalledTimes(1);
  } finally {
    bridge.mockRestore();
  }
});

test('people do not stand on the water of a canal', () => {
  for (let take = 0; take < 4; take++) {
    const { layers } = compose(
      readScene(passage('A woman walked along the canal between the tall houses of the street.')),
      { ...at, take },
    ).picture;
    for (const { shapes } of layers.filter(({ rim }) => rim === 0.75)) {
      const { left, right } = boxOf(shapes);
      const middle = (left + right) / 2;
      expect(Math.min(middle, 1024 - middle)).toBeLessThan(330);
    }
  }
});

test('a gondolier is in his gondola, and his oar with him', () => {
  const text = 'The gondola slid beneath the bridge, and the gondolier bent to his oar.';
  const boat = vi.spyOn(canal, 'drawCanalBoat');
  try {
    const { picture } = compose(readScene(passage(text, { type: 'atmosphere' })), at);
    expect(boat).toHaveBeenCalledTimes(1);
    // Nothing stands about on the quays.
    expect(picture.layers.filter(({ rim }) => rim === 0.75)).toEqual([]);
  } finally {
    boat.mockRestore();
  }
});
