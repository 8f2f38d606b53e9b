import type { Random } from '../drawing/seeded.ts';
import { ink, pane, type MotifOptions, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Windows and doors of buildings, in decimetres. */
const { box, flat, shape } = pen(0.1);

/** One of the windows of a house: at night a lamp shines behind some of them. */
export const isWindowLit = (random: Random, { isLit = false }: MotifOptions): boolean =>
  random.chance(0.6) && isLit;

export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Panes between bars; `x` and `y` are the lower left corner. */
export function window({ x, y, width, height }: Opening, shines: boolean, rows = 2): Part[] {
  const bar = Math.min(width, height) * 0.085;
  const bars = Array.from({ length: rows - 1 }, (_, i) =>
    box(x, y + (height / rows) * (i + 1) + (rows === 2 ? height * 0.1 : 0) - bar / 2, width, bar),
  );
  return [pane(shines, box(x, y, width, height)), ink(box(x + width / 2 - bar / 2, y, bar, height), ...bars)];
}

/** A row of windows, their middles at equal distances between two points. */
export function windows(
  row: { from: number; to: number; count: number; y: number; width: number; height: number },
  random: Random,
  options: MotifOptions,
): Part[] {
  const step = row.count === 1 ? 0 : (row.to - row.from) / (row.count - 1);
  return Array.from({ length: row.count }, (_, i) =>
    window(
      { x: row.from + step * i - row.width / 2, y: row.y, width: row.width, height: row.height },
      isWindowLit(random, options),
    ),
  ).flat();
}

export const arched = (x: number, y: number, width: number, height: number) =>
  shape(
    `
      ${x - width / 2},${y}! ${x - width / 2},${y + height - width / 2}!
      ${x - width * 0.35},${y + height - width * 0.14} ${x},${y + height}
      ${x + width * 0.35},${y + height - width * 0.14} ${x + width / 2},${y + height - width / 2}!
      ${x + width / 2},${y}!`,
  );

export const pointed = (x: number, y: number, width: number, height: number) =>
  shape(
    `
      ${x - width / 2},${y}! ${x - width / 2},${y + height * 0.55}!
      ${x - width * 0.3},${y + height * 0.84} ${x},${y + height}!
      ${x + width * 0.3},${y + height * 0.84} ${x + width / 2},${y + height * 0.55}!
      ${x + width / 2},${y}!`,
  );

/** With a second bar above and a slanting one below. */
export const easternCross = (x: number, y: number, height: number) => [
  box(x - height * 0.04, y, height * 0.08, height),
  box(x - height * 0.28, y + height * 0.6, height * 0.56, height * 0.08),
  box(x - height * 0.14, y + height * 0.82, height * 0.28, height * 0.07),
  flat(
    `
      ${x - height * 0.2},${y + height * 0.38} ${x + height * 0.2},${y + height * 0.24}
      ${x + height * 0.2},${y + height * 0.17} ${x - height * 0.2},${y + height * 0.31}`,
  ),
];

/** A chimney stack with pots; `x` is its middle. */
export const chimneyStack = (x: number, y: number, width: number, height: number, pots = 2) => [
  box(x - width / 2, y, width, height),
  box(x - width * 0.58, y + height - width * 0.2, width * 1.16, width * 0.2),
  ...Array.from({ length: pots }, (_, i) =>
    box(
      x - width * 0.4 + (i * width * 0.8) / pots + width * 0.06,
      y + height,
      (width * 0.8) / pots - width * 0.12,
      width * 0.34,
    ),
  ),
];
