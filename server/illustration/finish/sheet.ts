import { seeded } from '#shared/illustration/drawing/seeded.ts';

/** A drawing as pixels while it turns into a print: planes of 0…255, row by row. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  /** Lightness 0…1, stretched so that the darkest and lightest 2 % touch the ends. */
  readonly light: Float32Array;
  /** Lightness with its wide contrasts evened out: a dark wall leaves room for the face before it. 0…1 */
  readonly tone: Float32Array;
  /** Lightness of the surroundings, 0…1. */
  readonly around: Float32Array;
  /** 0…1 where one surface ends and another begins. */
  readonly edge: Float32Array;
  /** −1…1, soft spots some 60 px wide. */
  readonly wash: Float32Array;
  /** −1…1, the tooth of the paper. */
  readonly grain: Float32Array;
}

/** What a style looks at beside the colours and the paper; the planes of what it does not look at stay empty. */
export type Sight = 'colour' | 'light and edges' | 'tone';

/** @param wander how far edges stray, as those of a brush do, in pixels */
export function createSheet(
  pixels: Uint8Array,
  width: number,
  height: number,
  { wander, sight }: { readonly wander: number; readonly sight: Sight },
  seed: string,
): Sheet {
  const size = width * height;
  const plane = () => new Float32Array(size);
  const sheet: Sheet = {
    width, height, r: plane(), g: plane(), b: plane(), light: plane(), tone: plane(), around: plane(), edge: plane(),
    wash: washNoise(width, height, seed), grain: paperGrain(width, height, seed),
  }; // prettier-ignore
  const fine = softNoise(width, height, 9, `${seed}/fine`);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      // Edges wander with the noise, as a brush does: a cheap displacement of where the colour is taken from.
      const dx = Math.round(fine[i]! * wander + sheet.wash[i]! * wander * 0.7);
      const dy = Math.round(fine[(i + 7_919) % size]! * wander);
      const sx = x + dx < 0 ? 0 : x + dx >= width ? width - 1 : x + dx;
      const sy = y + dy < 0 ? 0 : y + dy >= height ? height - 1 : y + dy;
      const at = (sy * width + sx) * 4;
      sheet.r[i] = pixels[at]!;
      sheet.g[i] = pixels[at + 1]!;
      sheet.b[i] = pixels[at + 2]!;
      sheet.light[i] = 0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!;
    }
  }
  if (sight === 'colour') return sheet;
  findEdges(sheet);
  stretch(sheet.light);
  if (sight === 'tone') evenOut(sheet);
  return sheet;
}

function findEdges({ width, height, r, g, b, edge }: Sheet): void {
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const across =
        Math.abs(r[i + 1]! - r[i - 1]!) + Math.abs(g[i + 1]! - g[i - 1]!) + Math.abs(b[i + 1]! - b[i - 1]!);
      const down =
        Math.abs(r[i + width]! - r[i - width]!) +
        Math.abs(g[i + width]! - g[i - width]!) +
        Math.abs(b[i + width]! - b[i - width]!);
      edge[i] = Math.min(1, (across + down) / 190);
    }
  }
}

/** Absolute thresholds would crush a night to black: the 2nd and 98th percentile become 0 and 1. */
function stretch(light: Float32Array): void {
  const counts = new Uint32Array(256);
  for (const value of light) counts[Math.min(255, value | 0)]!++;
  const at = (share: number) => {
    let seen = 0;
    for (let v = 0; v < 256; v++) if ((seen += counts[v]!) >= light.length * share) return v;
    return 255;
  };
  const low = at(0.02);
  const range = Math.max(24, at(0.98) - low);
  for (let i = 0; i < light.length; i++) light[i] = Math.max(0, Math.min(1, (light[i]! - low) / range));
}

const CELL_PX = 32;

/** Averages over cells of 32 px, blended between, are the surroundings; the tone is what stands out from them. */
function evenOut({ width, height, light, tone, around }: Sheet): void {
  const columns = Math.ceil(width / CELL_PX) + 1;
  const rows = Math.ceil(height / CELL_PX) + 1;
  const sums = new Float32Array(columns * rows);
  const counts = new Float32Array(columns * rows);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.round(y / CELL_PX) * columns;
    for (let x = 0; x < width; x++, i++) {
      const cell = row + Math.round(x / CELL_PX);
      sums[cell]! += light[i]!;
      counts[cell]!++;
    }
  }
  for (let cell = 0; cell < sums.length; cell++) sums[cell]! /= Math.max(1, counts[cell]!);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / CELL_PX);
    const fy = y / CELL_PX - row;
    for (let x = 0; x < width; x++, i++) {
      const column = Math.floor(x / CELL_PX);
      const fx = x / CELL_PX - column;
      const at = row * columns + column;
      const top = sums[at]! + (sums[at + 1]! - sums[at]!) * fx;
      const low = sums[at + columns]! + (sums[at + columns + 1]! - sums[at + columns]!) * fx;
      const near = top + (low - top) * fy;
      const value = 0.54 + (near - 0.5) * 0.56 + (light[i]! - near) * 1.2;
      around[i] = near;
      tone[i] = value < 0 ? 0 : value > 1 ? 1 : value;
    }
  }
}

/** How water lay on the paper: two lattices, slanted against each other so that neither shows. −1…1 */
function washNoise(width: number, height: number, seed: string): Float32Array {
  const noise = softNoise(width, height, 74, seed, 0.62);
  const other = softNoise(width, height, 46, `${seed}/across`, -0.47);
  for (let i = 0; i < noise.length; i++) noise[i] = (noise[i]! + other[i]!) * 0.62;
  return noise;
}

/** Value noise: random numbers on a lattice that leans by `slant`, blended between. −1…1 */
function softNoise(width: number, height: number, cell: number, seed: string, slant = 0): Float32Array {
  const random = seeded(seed, 'noise', cell);
  const shift = slant < 0 ? -slant * height : 0;
  const columns = Math.ceil((width + Math.abs(slant) * height) / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const lattice = Float32Array.from({ length: columns * rows }, () => random.between(-1, 1));
  const noise = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / cell);
    const fy = ease(y / cell - row);
    for (let x = 0; x < width; x++, i++) {
      const across = (x + y * slant + shift) / cell;
      const column = Math.floor(across);
      const fx = ease(across - column);
      const at = row * columns + column;
      const top = lattice[at]! + (lattice[at + 1]! - lattice[at]!) * fx;
      const low = lattice[at + columns]! + (lattice[at + columns + 1]! - lattice[at + columns]!) * fx;
      noise[i] = top + (low - top) * fy;
    }
  }
  return noise;
}

const ease = (t: number) => t * t * (3 - 2 * t);

function paperGrain(width: number, height: number, seed: string): Float32Array {
  const random = seeded(seed, 'grain');
  const tile = Float32Array.from({ length: 256 * 256 }, () => random.next() - random.next());
  const grain = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y & 255) * 256;
    const below = ((y + 1) & 255) * 256;
    for (let x = 0; x < width; x++, i++) {
      const column = (x + (y >> 8) * 97) & 255;
      // Two neighbours averaged: a tooth some two pixels wide survives JPEG where single pixels only cost bytes.
      grain[i] = (tile[row + column]! + tile[row + ((column + 1) & 255)]! + tile[below + column]!) / 2;
    }
  }
  return grain;
}
