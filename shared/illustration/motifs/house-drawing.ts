import { polygon } from '../drawing/path.ts';
import { fold, ink, light, roof, side, type Motif, type Part } from './motif.ts';
import { isWindowLit } from './windows.ts';
import { cornerDrawing, type CornerDrawing } from './corner-drawing.ts';

/** What houses have in common: their corner, doors, dormers and roofs; in metres. */

type Span = Parameters<CornerDrawing['block']>[0];
type Lit = () => boolean;

/** Everything that a house needs for drawing: its corner, the lamps in it, and what has fallen off it. */
export function house(
  random: Parameters<Motif['draw']>[0],
  options: Parameters<Motif['draw']>[1],
  from = 26,
  to = 36,
) {
  const t = cornerDrawing(random.between(from, to), options.isDecayed ? random : null);
  const lit: Lit = () => isWindowLit(random, options);
  const aged = (...spans: Span[]): Part[] => spans.flatMap((span) => t.worn(span));
  return { t, lit, aged };
}

/** A panelled door in the front wall, and what is over it. */
export const door = (
  t: CornerDrawing,
  lit: Lit,
  x: number,
  y: number,
  z: number,
  wide = 1.3,
  high = 2.5,
): Part[] => [
  fold(
    t.flat(
      [x - wide * 0.7, y, z - 0.03],
      [x - wide * 0.7, y + high + 0.3, z - 0.03],
      [x + wide * 0.7, y + high + 0.3, z - 0.03],
      [x + wide * 0.7, y, z - 0.03],
    ),
  ),
  ink(
    t.flat(
      [x - wide / 2, y, z - 0.05],
      [x - wide / 2, y + high, z - 0.05],
      [x + wide / 2, y + high, z - 0.05],
      [x + wide / 2, y, z - 0.05],
    ),
  ),
  (lit() ? light : fold)(
    t.flat(
      [x - wide * 0.4, y + high * 0.82, z - 0.07],
      [x - wide * 0.4, y + high * 0.96, z - 0.07],
      [x + wide * 0.4, y + high * 0.96, z - 0.07],
      [x + wide * 0.4, y + high * 0.82, z - 0.07],
    ),
  ),
];

/** A pointed roof over a round tower. */
export function cone(t: CornerDrawing, x: number, z: number, y: number, half: number, high: number): Part[] {
  const [u, v] = t.at([x, y, z]);
  const s = t.sizeAt([x, y, z]);
  return [
    roof(
      polygon([
        [u - half * s, v],
        [u, v - high * s],
        [u + half * s, v],
      ]),
    ),
    side(
      polygon([
        [u + half * 0.3 * s, v],
        [u, v - high * s],
        [u + half * s, v],
      ]),
    ),
    ink(
      polygon([
        [u - 0.06 * s, v - high * 0.96 * s],
        [u, v - (high + 1.1) * s],
        [u + 0.06 * s, v - high * 0.96 * s],
      ]),
    ),
  ];
}

/** A roof that is steep below and nearly flat on top. */
export function mansard(t: CornerDrawing, { x, y, z }: Span, high: number, inset: number): Part[] {
  const [low, top, e] = [y[1], y[1] + high, 0.25];
  return [
    side(
      t.flat(
        [x[1] + e, low, z[0] - e],
        [x[1] - inset, top, z[0] + inset],
        [x[1] - inset, top, z[1] - inset],
        [x[1] + e, low, z[1] + e],
      ),
    ),
    roof(
      t.flat(
        [x[0] - e, low, z[0] - e],
        [x[0] + inset, top, z[0] + inset],
        [x[1] - inset, top, z[0] + inset],
        [x[1] + e, low, z[0] - e],
      ),
    ),
    ...t.hippedRoof(
      { x: [x[0] + inset, x[1] - inset], y: [0, top], z: [z[0] + inset, z[1] - inset] },
      top + 0.9,
      0.7,
      0.15,
    ),
    ink(t.line(0.3, [x[0] - e, low, z[0] - e], [x[1] + e, low, z[0] - e], [x[1] + e, low, z[1] + e])),
  ];
}

/** A window that stands out of a roof, under its own gable. */
export const dormer = (
  t: CornerDrawing,
  lit: Lit,
  x: number,
  y: number,
  z: number,
  wide = 1.3,
  high = 1.5,
): Part[] => [
  ...t.block({ x: [x - wide / 2, x + wide / 2], y: [y, y + high], z: [z, z + 1.4] }),
  ...t.gabledRoof(
    { x: [x - wide / 2, x + wide / 2], y: [y, y + high], z: [z, z + 1.4] },
    y + high + wide * 0.55,
    0.14,
  ),
  ...t.windows({ at: [x], y: y + 0.25, width: wide * 0.56, height: high * 0.72, wall: z - 0.02 }, lit),
];
