import { outline, placed, type Point, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import type { Part } from './motif.ts';

/** How trees grow; lengths are shares of a tree's height, angles are in degrees from straight up, to the right positive. */

/** The direction from one point to another. */
export const pointAhead = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
};

/** A tree grows to any height, and is then scaled to the one wanted. */
export function scaledToHeight(height: number, parts: readonly Part[]): Part[] {
  const top = (ring: Ring) => ring.reduce((found, y, i) => (i % 2 === 1 && -y > found ? -y : found), 0);
  const scale = height / Math.max(...parts.flatMap(({ path }) => path).map(top));
  return parts.map((part) => ({ ...part, path: placed(part.path, { x: 0, y: 0, scale }) }));
}

/** The foot of a trunk spreads into the ground. */
export const rootFlare = (girth: number, random: Random): Ring =>
  outline([
    [-girth * random.between(1.2, 1.6), 0.002, 1],
    [-girth * 0.75, -girth * 0.22],
    [-girth * 0.48, -girth * 1.2, 1],
    [girth * 0.48, -girth * 1.2, 1],
    [girth * 0.75, -girth * 0.22],
    [girth * random.between(1.2, 1.6), 0.002, 1],
  ]);
