import type { Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import type { Corner, Span } from './corner.ts';
import { fold, ink, type Part } from './motif.ts';

/** How the parts of a wall are drawn, for what has grown on it or fallen off it. */
export interface WallSurface {
  flat: (...corners: Corner[]) => Ring;
  line: (width: number, ...corners: Corner[]) => Ring;
  /** Whether a window of a wall lies within a distance of a place on it. */
  isOpen: (wall: number, u: number, v: number, across: number, up: number) => boolean;
}

/** Patches where the plaster has fallen from the laths, between the windows of a front. */
export function missingPlaster(
  { flat, line, isOpen }: WallSurface,
  { x, y, z }: Span,
  decay: Random,
): Part[] {
  const wall = z[0];
  const bare: Ring[] = [];
  const laths: Ring[] = [];
  for (let i = 0; i < 90 && bare.length < 8; i++) {
    const [u, v] = [decay.between(x[0] + 0.5, x[1] - 0.5), decay.between(y[0] + 0.5, y[1] - 0.5)];
    const [half, high] = [decay.between(0.45, 1.2), decay.between(0.35, 0.75)];
    if (u - half < x[0] + 0.1 || u + half > x[1] - 0.1 || v - high < y[0] || v + high > y[1] - 0.15) continue;
    if (isOpen(wall, u, v, half + 0.24, high + 0.2)) continue;
    const at = (angle: number, reach: number): Corner => [
      u + Math.cos(angle) * half * reach,
      v + Math.sin(angle) * high * reach,
      wall - 0.03,
    ];
    bare.push(
      flat(...Array.from({ length: 9 }, (_, k) => at((k / 9) * 2 * Math.PI, decay.between(0.72, 1)))),
    );
    for (let k = -2; k < 3; k++)
      laths.push(
        line(
          0.07,
          [u - half * 0.62, v + k * high * 0.26, wall - 0.04],
          [u + half * 0.62, v + k * high * 0.26, wall - 0.04],
        ),
      );
  }
  return bare.length === 0 ? [] : [fold(...bare), ink(...laths)];
}
