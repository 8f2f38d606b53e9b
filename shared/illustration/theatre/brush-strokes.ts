import { seeded } from '../drawing/seeded.ts';
import type { Ground } from './picture.ts';

const TILE = 512;
/** Cells across and down a tile, and the share of each: broad strokes, in which smaller ones show. */
const STROKES = [
  { across: 5, down: 9, share: 0.5 },
  { across: 13, down: 26, share: 0.32 },
  { across: 38, down: 84, share: 0.18 },
] as const;

let painted: Float32Array | null = null;

/** How much the strokes darken and lighten a sky and its land, and a wall or backdrop, away from the light. */
const OPEN_AIR = 0.085;
const WALL = 0.035;

/** The strength of the brush strokes in a picture, as a share of its brightness: a sky is loosely brushed, a wall hardly. */
export const strengthOfStrokes = ({ radial = 0, isBrushed = false }: Ground): number =>
  isBrushed || radial > 0.5 ? WALL : OPEN_AIR;

/** How thickly the paint lies at a pixel, about −1 … 1, in strokes across the sheet; repeated every 512 pixels. */
export function strokeAt(x: number, y: number): number {
  painted ??= paintStrokes();
  return painted[((y & (TILE - 1)) << 9) + (x & (TILE - 1))]!;
}

function paintStrokes(): Float32Array {
  const random = seeded('wash');
  const sheet = new Float32Array(TILE * TILE);
  for (const { across, down, share } of STROKES) {
    const cells = Float32Array.from({ length: across * down }, () => random.next() * 2 - 1);
    for (let y = 0; y < TILE; y++) {
      const v = (y * down) / TILE;
      for (let x = 0; x < TILE; x++) {
        const u = (x * across) / TILE + 0.35 * Math.sin((6 * Math.PI * y) / TILE);
        sheet[y * TILE + x]! += share * between(cells, across, down, u, v) * 1.6;
      }
    }
  }
  return sheet;
}

/** Eased between the four cells around a place; the sheet is a torus. */
function between(cells: Float32Array, across: number, down: number, u: number, v: number): number {
  const [left, above] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [eased(u - left), eased(v - above)];
  const at = (i: number, j: number) =>
    cells[((((above + j) % down) + down) % down) * across + ((((left + i) % across) + across) % across)]!;
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * s;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * s;
  return upper + (lower - upper) * t;
}

const eased = (t: number) => t * t * (3 - 2 * t);
