import { WIDTH } from '../drawing/layer.ts';
import { layered, type Noise } from '../drawing/noise.ts';
import { STEP } from './ground.ts';
import type { Texture } from './picture.ts';

/** What lies at the horizon is seen as if it were this many pixels nearer. */
const NEAREST = 16;
/** Patches across the picture where the ground is its width below the horizon, and from the horizon to there. */
const ACROSS = 4.6;
const ALONG = 23;

/** One picture is painted at a time. */
const row = new Float32Array(WIDTH);
const ends = new Float32Array(WIDTH / STEP + 1);

/** @returns how much lighter, at most 1, or darker, at least −1, the pixels of a row are; they hold until the next row */
export function createTexture(noise: Noise, texture: Texture): (y: number) => Float32Array {
  const patches = layered(noise, 3);
  const isFlat = 'horizon' in texture;
  return (y) => {
    const near = isFlat ? Math.max(0, y - texture.horizon) + NEAREST : 0;
    const [across, along] = isFlat ? [ACROSS / near, ALONG * Math.log(near)] : [1 / texture.size, y / (texture.size * 0.8)]; // prettier-ignore
    for (let i = 0; i < ends.length; i++) ends[i] = patches((i * STEP - WIDTH / 2) * across + 90, along);
    for (let x = 0; x < WIDTH; x++) {
      const i = (x / STEP) | 0;
      row[x] = ends[i]! + ((ends[i + 1]! - ends[i]!) * (x % STEP)) / STEP;
    }
    return row;
  };
}
