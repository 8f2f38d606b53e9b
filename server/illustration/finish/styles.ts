import { toRgb } from '#shared/illustration/drawing/colour.ts';
import type { Style } from '../scene-spec.ts';
import type { Sheet, Sight } from './sheet.ts';

/** Writes the colour of pixel `i`, at (x, y), into `out`: red, green, blue, 0…255 and a little beyond. */
type Paint = (sheet: Sheet, i: number, x: number, y: number, out: Float32Array) => void;

export interface Finish {
  /** How far edges stray, in pixels. */
  readonly wander: number;
  readonly sight: Sight;
  readonly margin: 'none' | 'ragged' | 'frame';
  readonly paper: string;
  readonly paint: Paint;
}

/** What each style does to the drawing. */
export const FINISHES: Record<Style, Finish> = {
  gouache: {
    wander: 1.7, sight: 'colour', margin: 'none', paper: '#f4ecdc',
    paint: (s, i, _x, _y, out) => {
      const by = 1.02 + s.wash[i]! * 0.035 + s.grain[i]! * 0.045;
      put(out, s.r[i]! * by + 4, s.g[i]! * by + 4, s.b[i]! * by + 2.4);
    },
  },
  watercolor: {
    wander: 3.6, sight: 'light and edges', margin: 'ragged', paper: '#faf6ec',
    paint: (s, i, _x, _y, out) => {
      // Pigment thins out in the light, pools where the wash ends, and settles in the paper's hollows.
      const pool = s.wash[i]!;
      const water = 0.2 + s.light[i]! * s.light[i]! * 0.4 + pool * 0.13 + s.grain[i]! * 0.11 - s.edge[i]! * 0.3;
      strong(s, i, 1.34, out);
      blend(out, WATER_PAPER, water < 0.03 ? 0.03 : water > 0.92 ? 0.92 : water);
      const rim = 1.06 - s.edge[i]! * 0.32 - (pool > 0.24 && pool < 0.3 ? 0.07 : 0);
      put(out, out[0]! * rim, out[1]! * rim, out[2]! * rim);
    },
  },
  ink: {
    wander: 1.4, sight: 'tone', margin: 'ragged', paper: '#f6f0e1',
    paint: (s, i, x, y, out) => {
      const l = s.tone[i]!;
      const bend = s.around[i]! * 34 + s.wash[i]! * 5;
      const line = hatch(x + y + bend, 7, l, 0.58) || hatch(x - y + bend, 7, l, 0.36) || hatch(y * 1.4 + bend, 6, l, 0.2) || s.edge[i]! > 0.46;
      if (line) return set(out, INK);
      // A grey wash of the brush under the pen.
      const wash = l < 0.34 ? 0.36 : l < 0.6 ? 0.17 : 0.03;
      set(out, INK_PAPER);
      blend(out, INK_WASH, wash + s.wash[i]! * 0.035);
    },
  },
  woodcut: {
    wander: 1.2, sight: 'tone', margin: 'frame', paper: '#efe5cf',
    paint: (s, i, x, y, out) => {
      // The knife follows the form: lines bend with the light around them.
      const cut = Math.sin((y + s.around[i]! * 70 + Math.sin(x / 53) * 7 + s.wash[i]! * 7) * 0.62);
      if (cut * 0.4 + 0.42 > s.tone[i]! * 1.18 || s.edge[i]! > 0.62) return put(out, 30, 26, 30);
      strong(s, i, 1.3, out);
      step(s, i, 3, out);
      blend(out, CUT_PAPER, 0.42);
    },
  },
  papercut: {
    wander: 0.8, sight: 'light and edges', margin: 'none', paper: '#f4ecdc',
    paint: (s, i, x, y, out) => {
      const from = Math.max(0, y - 6) * s.width + Math.max(0, x - 5);
      const shadow = s.light[from]! + 0.05 < s.light[i]! ? 0.62 : 1;
      const rim = s.light[from]! - 0.05 > s.light[i]! ? 1.14 : 1;
      strong(s, i, 1.25, out);
      step(s, i, 5, out);
      const by = shadow * rim * (1.06 + s.grain[i]! * 0.05);
      put(out, out[0]! * by, out[1]! * by, out[2]! * by);
    },
  },
  pastel: {
    wander: 3.2, sight: 'colour', margin: 'ragged', paper: '#efe6d8',
    paint: (s, i, x, y, out) => {
      // Chalk lies on the tooth of the paper, in strokes that slant.
      const stroke = Math.sin((x * 0.5 - y) * 0.34 + s.wash[i]! * 2.5) * 0.05;
      const bare = 0.1 + stroke + Math.max(0, s.grain[i]! - 0.06) * 0.72 + s.wash[i]! * 0.04;
      strong(s, i, 1.22, out);
      put(out, out[0]! * 1.12 + 10, out[1]! * 1.12 + 10, out[2]! * 1.12 + 12);
      blend(out, CHALK_PAPER, bare < 0 ? 0 : bare);
    },
  },
  noir: {
    wander: 1.2, sight: 'tone', margin: 'none', paper: '#111111',
    paint: (s, i, _x, _y, out) => {
      const l = s.light[i]! * 0.5 + s.tone[i]! * 0.5;
      const v = 255 * (l * l * (3 - 2 * l)) ** 1.3 + s.grain[i]! * 14;
      const isRed = s.r[i]! > 70 && s.r[i]! > 2.1 * Math.max(s.g[i]!, s.b[i]!);
      if (isRed) put(out, Math.min(215, v * 0.6 + 110), v * 0.22, v * 0.2);
      else put(out, v * 0.98, v, v * 1.03);
    },
  },
  engraving: {
    wander: 0.8, sight: 'tone', margin: 'frame', paper: '#f1e8d2',
    paint: (s, i, x, y, out) => {
      const l = s.tone[i]!;
      const swell = s.around[i]! * 46 + s.wash[i]! * 9;
      const a = Math.sin((y + swell) * 1.26) * 0.5 + 0.5;
      const b = Math.sin((x * 0.8 + y * 0.8 - swell) * 1.16) * 0.5 + 0.5;
      const isInk = a > l * 1.3 + 0.02 || (l < 0.44 && b > l * 1.9 + 0.1) || s.edge[i]! > 0.5;
      set(out, isInk ? SEPIA_INK : ENGRAVING_PAPER);
    },
  },
  storybook: {
    wander: 1.4, sight: 'light and edges', margin: 'frame', paper: '#f7eed8',
    paint: (s, i, _x, _y, out) => {
      if (s.edge[i]! > 0.34) return put(out, 62, 44, 48);
      strong(s, i, 1.5, out);
      step(s, i, 6, out);
      const by = 1.1 + s.grain[i]! * 0.03;
      put(out, out[0]! * by + 14, out[1]! * by + 10, out[2]! * by + 2);
    },
  },
  'ukiyo-e': {
    wander: 1, sight: 'tone', margin: 'frame', paper: '#efe3c6',
    paint: (s, i, _x, y, out) => {
      if (s.edge[i]! > 0.34) return put(out, 44, 48, 74);
      // Few blocks, each one colour: indigo in the shade, paper in the light, and the drawing's hue between.
      const level = (Math.floor(s.tone[i]! * 4.6) + 0.5) / 4.6;
      strong(s, i, 1.35, out);
      const own = [out[0]!, out[1]!, out[2]!] as const;
      set(out, INDIGO);
      blend(out, RICE_PAPER, level < 0 ? 0 : level > 1 ? 1 : level);
      const grain = s.grain[i]! * 0.05 + Math.sin((y + s.wash[i]! * 22) * 0.5) * 0.012;
      for (let k = 0; k < 3; k++) out[k] = (out[k]! + (own[k]! - out[k]!) * 0.54) * (1.04 + grain);
      // The printer wipes the top of the block darker.
      const wiped = y / s.height;
      if (wiped < 0.16) blend(out, INDIGO, (1 - wiped / 0.16) * 0.62);
    },
  },
  sepia: {
    wander: 1.4, sight: 'tone', margin: 'ragged', paper: '#eadfc6',
    paint: (s, i, x, y, out) => {
      const [u, v] = [x / s.width - 0.5, y / s.height - 0.5];
      const faded = 0.13 + (s.light[i]! * 0.7 + s.tone[i]! * 0.3) * 0.82 + (u * u + v * v) * 0.12;
      const l = Math.min(1, faded + s.grain[i]! * 0.045 + s.wash[i]! * 0.035);
      put(out, 50 + l * 194, 34 + l * 184, 24 + l * 158);
    },
  },
  charcoal: {
    wander: 3, sight: 'tone', margin: 'ragged', paper: '#ece7dc',
    paint: (s, i, x, y, out) => {
      const stroke = Math.sin((x * 0.55 + y) * 0.45 + s.wash[i]! * 2.5) * 0.06;
      const coal = s.light[i]! * 0.4 + s.tone[i]! * 0.62 + s.grain[i]! * 0.3 + stroke - s.edge[i]! * 0.34;
      const l = coal < 0 ? 0 : coal > 1 ? 1 : coal;
      put(out, 34 + l * 202, 32 + l * 199, 34 + l * 186);
    },
  },
}; // prettier-ignore

const [INK, INK_PAPER, INK_WASH] = [[34, 32, 42], toRgb('#f6f0e1'), toRgb('#5a5a6c')] as const;
const [SEPIA_INK, ENGRAVING_PAPER] = [
  [52, 38, 34],
  [241, 232, 210],
] as const;
const [WATER_PAPER, CUT_PAPER, CHALK_PAPER] = [toRgb('#fbf7ec'), toRgb('#f0e4ca'), toRgb('#f3e9dc')];
const [INDIGO, RICE_PAPER] = [toRgb('#223a5e'), toRgb('#f6ead0')];

type Colour = readonly [number, number, number];

function put(out: Float32Array, r: number, g: number, b: number): void {
  out[0] = r;
  out[1] = g;
  out[2] = b;
}

const set = (out: Float32Array, [r, g, b]: Colour): void => put(out, r, g, b);

/** Towards a colour by a share of 0…1. */
function blend(out: Float32Array, [r, g, b]: Colour, share: number): void {
  out[0] = out[0]! + (r - out[0]!) * share;
  out[1] = out[1]! + (g - out[1]!) * share;
  out[2] = out[2]! + (b - out[2]!) * share;
}

/** The drawing's colour, `by` times as strong. */
function strong(s: Sheet, i: number, by: number, out: Float32Array): void {
  const [r, g, b] = [s.r[i]!, s.g[i]!, s.b[i]!];
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  put(out, grey + (r - grey) * by, grey + (g - grey) * by, grey + (b - grey) * by);
}

/** Flat steps of lightness, as cut paper has. */
function step(s: Sheet, i: number, count: number, out: Float32Array): void {
  const l = s.light[i]! < 0.12 ? 0.12 : s.light[i]!;
  const by = 0.45 + (0.55 * (Math.floor(l * count) + 0.5)) / count / l;
  put(out, out[0]! * by, out[1]! * by, out[2]! * by);
}

/** Whether a line of the pen lies here: wider the darker it is. */
const hatch = (position: number, every: number, light: number, from: number): boolean =>
  light < from && ((position % every) + every) % every < 0.8 + (1 - light / from) * 2.6;
