import { expect, test } from 'vitest';
import { WIDTH } from '../drawing/layer.ts';
import { createNoise } from '../drawing/noise.ts';
import { paintGround } from './ground.ts';

const light = { x: 512, y: 384, radius: 60, colour: '#ffffff', onGround: 0, bloom: 0 };
/** The changes in brightness over steps across and down a picture's ground. */
function unevenness(isBrushed: boolean): { across: number; down: number } {
  const stops = [0, 1].map((at) => ({ at, colour: at ? '#303030' : '#c0c0c0' }));
  const { colours } = paintGround({ stops, radial: 1, marble: 0.2, isBrushed }, light, createNoise('wall'));
  const at = (x: number, y: number) => colours[(y * WIDTH + x) * 3]!;
  const [ring, far] = [[-60, 60], 200];
  let [across, down] = [0, 0];
  for (const each of ring) {
    across += Math.abs(at(512 - far + each, 384) - at(512 + far + each, 384));
    for (let y = 384 - 150; y < 384 + 150; y += 12)
      down += Math.abs(at(512 + far, y) - at(512 + far, y + 12));
    for (let x = 512 - 150; x < 512 + 150; x += 12)
      across += Math.abs(at(x, 384 + far) - at(x + 12, 384 + far));
  }
  return { across, down };
}

test('a brushed ground is uneven in every direction, a sky mostly vertically', () => {
  const [sky, brushed] = [unevenness(false), unevenness(true)];
  expect(brushed.across / brushed.down).toBeGreaterThan(sky.across / sky.down);
});
