import type { CornerPen } from './corner-pen.ts';
import type { Span } from './corner.ts';
import { ink, roof, side, type Part } from './motif.ts';

/** The ridge runs along the front. @param ridge its height */
export function longRoof({ flat, line }: CornerPen, { x, y, z }: Span, ridge: number, eaves = 0.4): Part[] {
  const middle = (z[0] + z[1]) / 2;
  const drop = eaves * 0.7;
  return [
    side(flat([x[1], y[1], z[0]], [x[1], ridge - 0.1, middle], [x[1], y[1], z[1]])),
    roof(
      flat(
        [x[0] - eaves, y[1] - drop, z[0] - eaves],
        [x[0] - eaves, ridge, middle],
        [x[1] + eaves, ridge, middle],
        [x[1] + eaves, y[1] - drop, z[0] - eaves],
      ),
    ),
    ink(
      line(
        0.2,
        [x[1] + eaves, y[1] - drop, z[0] - eaves],
        [x[1] + eaves, ridge, middle],
        [x[1] + eaves, y[1] - drop, z[1] + eaves],
      ),
      line(0.16, [x[0] - eaves, y[1] - drop, z[0] - eaves], [x[1] + eaves, y[1] - drop, z[0] - eaves]),
    ),
  ];
}

/** The gable faces the reader. */
export function gabledRoof({ flat, line }: CornerPen, { x, y, z }: Span, ridge: number, eaves = 0.4): Part[] {
  const middle = (x[0] + x[1]) / 2;
  const drop = eaves * 0.7;
  return [
    roof(
      flat(
        [x[1] + eaves, y[1] - drop, z[0] - eaves],
        [middle, ridge, z[0] - eaves],
        [middle, ridge, z[1] + eaves],
        [x[1] + eaves, y[1] - drop, z[1] + eaves],
      ),
    ),
    ink(
      flat([x[0], y[1], z[0]], [middle, ridge - 0.1, z[0]], [x[1], y[1], z[0]]),
      line(
        0.22,
        [x[0] - eaves, y[1] - drop, z[0] - eaves],
        [middle, ridge, z[0] - eaves],
        [x[1] + eaves, y[1] - drop, z[0] - eaves],
      ),
    ),
  ];
}

/** A hipped roof. @param top the length of its ridge, as a share of the front */
export function hippedRoof(
  { flat, line }: CornerPen,
  { x, y, z }: Span,
  ridge: number,
  top = 0.5,
  eaves = 0.4,
): Part[] {
  const [middle, depth] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2];
  const half = ((x[1] - x[0]) / 2) * top;
  const low = y[1] - eaves * 0.3;
  return [
    side(
      flat(
        [x[1] + eaves, low, z[0] - eaves],
        [middle + half, ridge, depth],
        [x[1] + eaves, low, z[1] + eaves],
      ),
    ),
    roof(
      flat(
        [x[0] - eaves, low, z[0] - eaves],
        [middle - half, ridge, depth],
        [middle + half, ridge, depth],
        [x[1] + eaves, low, z[0] - eaves],
      ),
    ),
    ink(
      line(
        0.22,
        [x[0] - eaves, low, z[0] - eaves],
        [x[1] + eaves, low, z[0] - eaves],
        [x[1] + eaves, low, z[1] + eaves],
      ),
    ),
  ];
}
