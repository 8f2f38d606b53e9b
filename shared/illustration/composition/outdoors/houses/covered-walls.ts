import { isInside } from '../../../drawing/is-inside.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { area, type Bounds, type Path } from '../../../drawing/path.ts';
import type { Part } from '../../../motifs/motif.ts';
import { boxOf } from '../../canvas.ts';

/** The walls of a building or a garden as they are drawn, in pixels, and the windows and doors in them. */
export interface CoveredWalls {
  box: Bounds;
  /** Whether a place is on a wall that faces the reader or the side, and not in a window, a door or on the roof. */
  isWall: (x: number, y: number) => boolean;
  openings: readonly Bounds[];
  /** The share of them that leaves cover, if it is known. */
  share?: number;
  isRoof?: (x: number, y: number) => boolean;
}

/** Where the drawing shows walls. The parts are judged by their size: beams, bars and lines do not matter. */
export function wallsOf(parts: readonly Part[], shapes: readonly Shape[], size: number): CoveredWalls {
  const large: { path: Path; isRoof: boolean; isRecess: boolean; box: Bounds }[] = [];
  const openings: Bounds[] = [];
  for (const [i, { material }] of parts.entries()) {
    const path = shapes[i]?.path;
    if (!path || (parts[i]!.opacity ?? 1) < 0.7) continue;
    for (const ring of path) {
      const box = boxOf([{ path: [ring] }]);
      const [wide, tall] = [(box.right - box.left) / size, (box.bottom - box.top) / size];
      const isGlass = material === 'fold' || material === 'light';
      if (isGlass && wide > 0.3 && wide < 2.6 && tall > 0.5 && tall < 4) openings.push(box);
      else if (
        wide > 1.3 &&
        tall > 0.9 &&
        Math.abs(area(ring)) > 0.3 * (box.right - box.left) * (box.bottom - box.top)
      )
        large.push({ path: [ring], isRoof: material === 'roof', isRecess: material === 'fold', box });
    }
  }
  const box = boxOf(shapes);
  const topAt = (x: number, y: number) =>
    large.findLast(
      (each) =>
        x >= each.box.left &&
        x <= each.box.right &&
        y >= each.box.top &&
        y <= each.box.bottom &&
        isInside(each.path, x, y),
    );
  const isWall = (x: number, y: number): boolean => {
    const margin = size * 0.08;
    if (
      openings.some(
        ({ left, right, top, bottom }) =>
          x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
      )
    )
      return false;
    const top = topAt(x, y);
    return top !== undefined && !top.isRoof && !top.isRecess;
  };
  return { box, isWall, openings, isRoof: (x, y) => topAt(x, y)?.isRoof ?? false };
}
