import type { Shape } from '../../drawing/layer.ts';
import { boundsOf, type Ring } from '../../drawing/path.ts';

/** Sample points across and down a drawing. */
const GRID = 8;

/**
 * The visible share of a drawing behind others, 0 … 1, sampled on a grid of points.
 *
 * @param before drawings in front of it
 */
export function visibleShare(shapes: readonly Shape[], before: readonly (readonly Shape[])[]): number {
  const own = solid(shapes);
  const { left, right, top, bottom } = boundsOf(own.map(({ path }) => path));
  const hiding = before
    .map(solid)
    .filter((others) => {
      const box = boundsOf(others.map(({ path }) => path));
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }); // prettier-ignore
  if (hiding.length === 0) return 1;
  let [all, seen] = [0, 0];
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const x = left + ((column + 0.5) / GRID) * (right - left);
      const y = top + ((row + 0.5) / GRID) * (bottom - top);
      if (!own.some(({ path }) => isInside(path, x, y))) continue;
      all++;
      if (!hiding.some((others) => others.some(({ path }) => isInside(path, x, y)))) seen++;
    }
  return all === 0 ? 1 : seen / all;
}

const solid = (shapes: readonly Shape[]) => shapes.filter(({ opacity = 1 }) => opacity > 0.6);

/** By the nonzero rule, as paths are filled. */
function isInside(path: readonly Ring[], x: number, y: number): boolean {
  let turns = 0;
  for (const ring of path) {
    for (let i = 0; i < ring.length; i += 2) {
      const j = i + 2 < ring.length ? i + 2 : 0;
      const y0 = ring[i + 1]!;
      const y1 = ring[j + 1]!;
      if (y0 <= y === y1 <= y) continue;
      const at = ring[i]! + ((y - y0) / (y1 - y0)) * (ring[j]! - ring[i]!);
      if (at > x) turns += y1 > y0 ? 1 : -1;
    }
  }
  return turns !== 0;
}
