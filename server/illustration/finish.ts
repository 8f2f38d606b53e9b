import { toRgb } from './colour.ts';
import { seeded } from './random.ts';
import type { Style } from './scene-spec.ts';

/** A drawing as pixels while it turns into a print: planes of 0…255, row by row. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  /** Lightness 0…1, stretched so that the darkest and lightest 2 % touch the ends. */
  readonly light: Float32Array;
  /** 0…1 where one surface ends and another begins. */
  readonly edge: Float32Array;
  /** −1…1, soft spots some 60 px wide. */
  readonly wash: Float32Array;
  /** −1…1, the tooth of the paper. */
  readonly grain: Float32Array;
}

type Paint = (sheet: Sheet, i: number, x: number, y: number) => readonly [number, number, number];

/** What a style does to the drawing: how far edges wander, then each pixel's colour, then the paper's margin. */
const FINISH: Record<Style, { wander: number; margin: 'none' | 'ragged' | 'frame'; paper: string; paint: Paint }> = {
  gouache: { wander: 1.7, margin: 'none', paper: '#f4ecdc', paint: (s, i) => tinted(s, i, 1 + s.wash[i]! * 0.03 + s.grain[i]! * 0.045, 4) },
  watercolor: {
    wander: 3, margin: 'ragged', paper: '#f8f3e7',
    paint: (s, i) => {
      const water = 0.17 + s.wash[i]! * 0.035 + s.grain[i]! * 0.05 + s.light[i]! * 0.1;
      const rim = 1.13 - s.edge[i]! * 0.46;
      return over(s, i, '#faf5e9', Math.max(0.02, water), rim);
    },
  },
  ink: {
    wander: 1.6, margin: 'ragged', paper: '#f5efdf',
    paint: (s, i, x, y) => {
      const l = s.light[i]! + s.wash[i]! * 0.04;
      const line = hatch(x + y, 7, l, 0.62) || hatch(x - y, 7, l, 0.38) || l < 0.13 || s.edge[i]! > 0.42;
      return line ? INK : wash(s, i, 0.2);
    },
  },
  woodcut: {
    wander: 1.2, margin: 'frame', paper: '#efe5cf',
    paint: (s, i, x, y) => {
      const l = s.light[i]!;
      const wave = Math.sin((y + Math.sin(x / 37) * 6 + s.wash[i]! * 9) * 0.72);
      return wave * 0.42 + 0.5 > l * 1.12 - 0.04 ? [30, 26, 30] : flat(s, i, 0.5);
    },
  },
  papercut: {
    wander: 0.8, margin: 'none', paper: '#f4ecdc',
    paint: (s, i, x, y) => {
      const from = Math.max(0, y - 5) * s.width + Math.max(0, x - 4);
      const shadow = s.light[from]! + 0.05 < s.light[i]! ? 0.66 : 1;
      const rim = s.light[from]! - 0.05 > s.light[i]! ? 1.12 : 1;
      return steps(s, i, 6, shadow * rim * (1 + s.grain[i]! * 0.035));
    },
  },
  pastel: {
    wander: 3.2, margin: 'ragged', paper: '#efe6d8',
    paint: (s, i) => over(s, i, '#f3e9dc', 0.07 + Math.max(0, s.grain[i]! - 0.08) * 0.7 + s.wash[i]! * 0.03, 1.14),
  },
  noir: {
    wander: 1.2, margin: 'none', paper: '#111111',
    paint: (s, i) => {
      const l = s.light[i]!;
      const v = 255 * (l * l * (3 - 2 * l)) ** 1.25 + s.grain[i]! * 13;
      const isRed = s.r[i]! > 70 && s.r[i]! > 2.1 * Math.max(s.g[i]!, s.b[i]!);
      return isRed ? [Math.min(215, v * 0.6 + 110), v * 0.22, v * 0.2] : [v * 0.98, v, v * 1.03];
    },
  },
  engraving: {
    wander: 0.8, margin: 'frame', paper: '#f1e8d2',
    paint: (s, i, x, y) => {
      const l = s.light[i]!;
      const a = Math.sin((y + s.wash[i]! * 12) * 1.45) * 0.5 + 0.5;
      const b = Math.sin((x * 0.8 + y * 0.8 + s.wash[i]! * 7) * 1.3) * 0.5 + 0.5;
      const isInk = a > l * 1.15 + 0.06 || (l < 0.42 && b > l * 1.9 + 0.12) || s.edge[i]! > 0.5;
      return isInk ? [52, 38, 34] : [241, 232, 210];
    },
  },
  storybook: {
    wander: 1.4, margin: 'frame', paper: '#f7eed8',
    paint: (s, i) => {
      if (s.edge[i]! > 0.3) return [58, 42, 46];
      const [r, g, b] = steps(s, i, 7, 1 + s.grain[i]! * 0.03);
      const grey = (r + g + b) / 3;
      return [grey + (r - grey) * 1.42 + 10, grey + (g - grey) * 1.42 + 6, grey + (b - grey) * 1.38];
    },
  },
  'ukiyo-e': {
    wander: 1, margin: 'frame', paper: '#efe3c6',
    paint: (s, i) => {
      if (s.edge[i]! > 0.34) return [44, 48, 74];
      const [r, g, b] = nearest(s.r[i]!, s.g[i]!, s.b[i]!, UKIYO);
      const share = 0.66 + s.grain[i]! * 0.06 + s.wash[i]! * 0.06;
      return [s.r[i]! + (r - s.r[i]!) * share, s.g[i]! + (g - s.g[i]!) * share, s.b[i]! + (b - s.b[i]!) * share];
    },
  },
  sepia: {
    wander: 1.4, margin: 'ragged', paper: '#eadfc6',
    paint: (s, i) => {
      const l = Math.min(1, 0.1 + s.light[i]! * 0.86 + s.grain[i]! * 0.035 + s.wash[i]! * 0.03);
      return [52 + l * 190, 34 + l * 186, 24 + l * 164];
    },
  },
  charcoal: {
    wander: 3.4, margin: 'ragged', paper: '#ece7dc',
    paint: (s, i, x, y) => {
      const stroke = Math.sin((x * 0.55 + y) * 0.45 + s.wash[i]! * 9) * 0.05;
      const l = Math.min(1, Math.max(0, s.light[i]! * 1.02 + s.grain[i]! * 0.34 + stroke - s.edge[i]! * 0.22));
      return [36 + l * 200, 34 + l * 197, 36 + l * 184];
    },
  },
}; // prettier-ignore

const INK = [34, 32, 42] as const;
const UKIYO: readonly (readonly [number, number, number])[] = (
  ['#1f3a5f', '#3f6a8a', '#8fb0b4', '#efe0bd', '#d9b26a', '#c8553d', '#5b7553', '#3a3440', '#e6b9a0', '#f6eeda', '#a98a5e'] as const
).map(toRgb); // prettier-ignore

/**
 * The print of a drawing in a style. In place of the given pixels; the same seed gives the same paper.
 *
 * @param pixels RGBA, four bytes each
 */
export function finish(pixels: Uint8Array, width: number, height: number, style: Style, seed: string): void {
  const { wander, margin, paper, paint } = FINISH[style];
  const sheet = createSheet(pixels, width, height, wander, seed);
  const [pr, pg, pb] = toRgb(paper);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [r, g, b] = paint(sheet, i, x, y);
      const shown = margin === 'none' ? 1 : showing(sheet, margin, i, x, y);
      const fade = margin === 'none' ? vignette(x / width, y / height) : 1;
      const at = i * 4;
      pixels[at] = clamp(pr + (r * fade - pr) * shown);
      pixels[at + 1] = clamp(pg + (g * fade - pg) * shown);
      pixels[at + 2] = clamp(pb + (b * fade - pb) * shown);
    }
  }
}

const clamp = (v: number) => (v < 0 ? 0 : v > 255 ? 255 : v);

function vignette(u: number, v: number): number {
  const d = (u - 0.5) ** 2 + (v - 0.5) ** 2;
  return 1 - Math.max(0, d - 0.12) * 0.55;
}

/** 1 inside the picture, 0 on the paper around it. */
function showing(sheet: Sheet, margin: 'ragged' | 'frame', i: number, x: number, y: number): number {
  const inside = Math.min(x, y, sheet.width - 1 - x, sheet.height - 1 - y);
  if (margin === 'frame') {
    if (inside < 16) return 0;
    return 1;
  }
  const edge = 14 + sheet.wash[i]! * 11 + sheet.grain[i]! * 5;
  return Math.max(0, Math.min(1, (inside - edge) / 5));
}

const hatch = (position: number, every: number, light: number, from: number) =>
  light < from && ((position % every) + every) % every < 1 + (1 - light / from) * 2.6;

const tinted = (s: Sheet, i: number, by: number, lift: number) =>
  [s.r[i]! * by + lift, s.g[i]! * by + lift, s.b[i]! * by + lift * 0.6] as const;

function over(
  s: Sheet,
  i: number,
  paper: string,
  share: number,
  by: number,
): readonly [number, number, number] {
  const [r, g, b] = toRgb(paper);
  const keep = 1 - Math.max(0, Math.min(1, share));
  return [(r + (s.r[i]! - r) * keep) * by, (g + (s.g[i]! - g) * keep) * by, (b + (s.b[i]! - b) * keep) * by];
}

/** A thin wash of the drawing's own colour over paper. */
const wash = (s: Sheet, i: number, share: number) =>
  over(s, i, '#f5efdf', 1 - share * (1.25 - s.light[i]!), 1);
const flat = (s: Sheet, i: number, share: number) => over(s, i, '#f0e4ca', 1 - share, 1.06);

function steps(s: Sheet, i: number, count: number, by: number): readonly [number, number, number] {
  const l = Math.max(0.12, s.light[i]!);
  const level = (Math.floor(l * count) + 0.5) / count;
  const k = (0.5 + 0.5 * (level / l)) * by;
  return [s.r[i]! * k, s.g[i]! * k, s.b[i]! * k];
}

function nearest(r: number, g: number, b: number, of: readonly (readonly [number, number, number])[]) {
  let found = of[0]!;
  let least = Infinity;
  for (const each of of) {
    const d = (each[0] - r) ** 2 + (each[1] - g) ** 2 + (each[2] - b) ** 2;
    if (d < least) {
      least = d;
      found = each;
    }
  }
  return found;
}

function createSheet(pixels: Uint8Array, width: number, height: number, wander: number, seed: string): Sheet {
  const size = width * height;
  const plane = () => new Float32Array(size);
  const sheet: Sheet = {
    width, height, r: plane(), g: plane(), b: plane(), light: plane(), edge: plane(),
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
  findEdges(sheet);
  stretch(sheet.light);
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
