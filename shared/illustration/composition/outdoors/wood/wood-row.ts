import { mix } from '../../../drawing/colour.ts';
import type { Canvas } from '../../canvas.ts';
import type { groundTint } from '../../terrain/ground-colours.ts';
import { toneAt, type Palette } from '../../palette.ts';

/** A wood, with everything that its passage says of it. */
export interface Wood {
  canvas: Canvas;
  palette: Palette;
  kinds: [string, ...string[]];
  isBare: boolean;
  isSnowy: boolean;
  isMossy: boolean;
  /** The trees stand in the water of a swamp, of this colour. */
  water: string | null;
  /** Leaves have fallen. */
  isStrewn: boolean;
  /** A low sun lights the tops; below it is dark. */
  isLow: boolean;
  /** The near trees leave room for what stands among them. */
  isGlade: boolean;
  hasWay: boolean;
  /** The middle of the clearing, in pixels from the left. */
  way: number;
  /** The thickness of its trunks, relative to those of other woods. */
  age: number;
  tint: ReturnType<typeof groundTint>;
}

/** One row of trees and the ground at their feet. */
export interface WoodRow {
  k: number;
  air: number;
  /** The ground line, in pixels from the top. */
  base: number;
  depth: number;
  count: number;
  girth: number;
  open: number;
  tone: string;
  green: string;
  /** Conifers keep their needles. */
  evergreen: string;
}

/** The rows of a wood, far ones first: haze in front, number and thickness of trunks, and width of the clearing. */
export const ROWS = [
  { air: 0.8, count: 17, girth: 6, open: 0 },
  { air: 0.62, count: 12, girth: 11, open: 60 },
  { air: 0.42, count: 8, girth: 19, open: 120 },
  { air: 0.2, count: 5, girth: 34, open: 230 },
] as const;

export function rowOf({ palette, isLow, age }: Wood, k: number, base: number): WoodRow {
  const { air, count: young, girth: slight, open } = ROWS[k]!;
  const depth = isLow ? air * 0.8 : air;
  const tone = toneAt(palette, depth);
  return {
    k,
    air,
    base,
    depth,
    // Old trees are few and stout.
    count: Math.max(4, Math.round(young / Math.sqrt(age))),
    girth: slight * age,
    open,
    tone,
    green: mix(tone, palette.leaf ?? '#5d7444', palette.isDark ? 0.08 : 0.34 - air * 0.24),
    evergreen: mix(tone, '#3d5a48', palette.isDark ? 0.08 : 0.4 - air * 0.24),
  };
}
