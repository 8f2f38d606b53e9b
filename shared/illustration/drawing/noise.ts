import { seeded } from './seeded.ts';

/** Smooth noise over the plane, −1 … 1; values repeat every 256 units. */
export type Noise = (x: number, y: number) => number;

const SIZE = 256;

/** Value noise: random numbers at whole coordinates, eased in between. */
export function createNoise(seed: string): Noise {
  const random = seeded(seed, 'noise');
  const values = new Float32Array(SIZE * SIZE);
  for (let i = 0; i < values.length; i++) values[i] = random.next() * 2 - 1;
  // Called half a million times per picture: it makes no arrays.
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = eased(x - column);
    const v = eased(y - row);
    const left = column & 255;
    const right = (column + 1) & 255;
    const above = (row & 255) * SIZE;
    const below = ((row + 1) & 255) * SIZE;
    const a = values[above + left]!;
    const b = values[above + right]!;
    const c = values[below + left]!;
    const d = values[below + right]!;
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}

/** Noise of several sizes, each half as strong and half as large as the one before. */
export function octaveNoise(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let strength = 0.5;
    let scale = 1;
    for (let i = 0; i < octaves; i++) {
      sum += strength * noise(x * scale + i * 17.3, y * scale + i * 9.1);
      strength /= 2;
      scale *= 2.03;
    }
    return sum;
  };
}

const eased = (t: number) => t * t * (3 - 2 * t);

/** 0 below `from`, 1 above `to`, eased in between; `from` may be the larger one. */
export function smoothStep(from: number, to: number, x: number): number {
  const t = (x - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}
