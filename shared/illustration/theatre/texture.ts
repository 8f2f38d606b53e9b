import { WIDTH } from '../drawing/layer.ts';
import { octaveNoise, type Noise } from '../drawing/noise.ts';
import type { Texture } from './picture.ts';

/** An offset in pixels that keeps patches at the horizon from vanishing. */
const NEAREST = 16;
/** The number of patches across the picture one width below the horizon, and from the horizon down to there. */
const ACROSS = 4.6;
const ALONG = 23;

/** The distance between computed pixels: across flat ground, across round patches, and down. */
const STEPS = { flat: 8, round: 4, down: 2 } as const;

/** Reused: pictures are painted one at a time. */
const row = new Float32Array(WIDTH);
const ends = new Float32Array(WIDTH / STEPS.round + 1);

/** @returns the change in brightness of the pixels of a row, −1 … 1; valid until the next row */
export function createTexture(noise: Noise, texture: Texture): (y: number) => Float32Array {
  const patches = octaveNoise(noise, 3);
  const isFlat = 'horizon' in texture;
  const step = isFlat ? STEPS.flat : STEPS.round;
  const count = WIDTH / step;
  let done = -1;
  return (y) => {
    const at = y - (y % STEPS.down);
    if (at === done) return row;
    done = at;
    const near = isFlat ? Math.max(0, at - texture.horizon) + NEAREST : 0;
    const [across, along] = isFlat
      ? [ACROSS / near, ALONG * Math.log(near)]
      : [1 / texture.size, at / (texture.size * 0.8)];
    for (let i = 0; i <= count; i++) ends[i] = patches((i * step - WIDTH / 2) * across + 90, along);
    for (let i = 0, x = 0; i < count; i++) {
      const rise = (ends[i + 1]! - ends[i]!) / step;
      for (let k = 0; k < step; k++, x++) row[x] = ends[i]! + rise * k;
    }
    return row;
  };
}
