import type { Shape } from '../../../drawing/layer.ts';
import { isInside } from '../../../drawing/is-inside.ts';
import { boundsOf } from '../../../drawing/path.ts';

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
  const hiding = before.map(solid).filter((others) => {
    const box = boundsOf(others.map(({ path }) => path));
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
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
