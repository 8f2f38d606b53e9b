import { seeded } from '../drawing/seeded.ts';

const TILE = 512;
const FIBRE = 3;

let woven: Float32Array | null = null;

/** The woven grain of printing paper at a pixel, about −1 … 1, repeated every 512 pixels. */
export function grainAt(x: number, y: number): number {
  woven ??= weave();
  return woven[((y & (TILE - 1)) << 9) + (x & (TILE - 1))]!;
}

/** Specks crossed by fibres along both directions. */
function weave(): Float32Array {
  const random = seeded('paper');
  const specks = new Float32Array(TILE * TILE);
  for (let i = 0; i < specks.length; i++)
    specks[i] = (random.next() + random.next() + random.next() + random.next() - 2) / 1.15;
  const grain = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let fibres = 0;
      for (let k = -FIBRE; k <= FIBRE; k++) {
        fibres += specks[y * TILE + ((x + k) & (TILE - 1))]!;
        fibres += specks[((y + k) & (TILE - 1)) * TILE + x]!;
      }
      grain[y * TILE + x] = specks[y * TILE + x]! * 0.55 + (fibres / 3.7) * 0.5;
    }
  }
  return grain;
}
