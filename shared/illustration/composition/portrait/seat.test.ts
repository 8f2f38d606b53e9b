import { expect, test } from 'vitest';
import { toRgb } from '../../drawing/colour.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { roomPalette, seriesOf } from '../palette.ts';
import { seatBehind } from './seat.ts';

test('the corner seat of a carriage has the cloth of the seats opposite', () => {
  const palette = roomPalette(
    readScene(passage('He sat in the compartment.')),
    seriesOf('book'),
    ['#2a1a11', '#b5834c'],
    false,
  );
  const cloth = (of: string) => toRgb(seatBehind('carriage inside', palette, { x: 0, y: 0 }, of)[0]!.colour);
  const [blue, red] = [cloth('#2f4f9a'), cloth('#9a2f2f')];
  expect(blue[2]).toBeGreaterThan(blue[0]);
  expect(red[0]).toBeGreaterThan(red[2]);
});
