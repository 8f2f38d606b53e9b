import type { Point } from '../../drawing/path.ts';

/** Eye level, in metres. */
const EYE = 1.7;
/** The radius of a bend, in metres: small enough for the outer houses to block the view. */
const RADIUS = 52;

/** The perspective of a street. */
export interface StreetView {
  /** Projects a point, given in metres across, up and away, to pixels from the left and top. */
  at: (across: number, up: number, away: number) => Point;
  scaleAt: (away: number) => number;
}

/**
 * The view down a street.
 *
 * @param x the vanishing point, in pixels from the left
 * @param turn of the street: 1 to the right, −1 to the left, 0 for a straight one
 */
export function viewDown(x: number, horizon: number, foot: number, turn: -1 | 0 | 1): StreetView {
  const near = ((foot - horizon) / EYE) * 6;
  const scaleAt = (away: number) => near / away;
  if (turn !== 0) {
    const aside = (away: number) => (turn * Math.max(0, away - 7) ** 2) / (2 * RADIUS);
    return {
      scaleAt,
      at: (across, up, away) => [
        x + (across + aside(away)) * scaleAt(away),
        horizon - (up - EYE) * scaleAt(away),
      ],
    };
  }
  return {
    scaleAt,
    at: (across, up, away) => [x + across * scaleAt(away), horizon - (up - EYE) * scaleAt(away)],
  };
}

/** The haze in front of a house, by its distance in metres. */
export const airBefore = (away: number, isMisty: boolean) =>
  Math.min(0.84, Math.max(0.06, (isMisty ? 0.96 : 0.84) * (1 - (isMisty ? 8.4 : 11) / away)));
