import { outline, type Path, type Point } from '../drawing/path.ts';

/** The right half of a body and its mirror image. */
export function bothHalves(points: readonly Point[]): Path {
  const other = points.map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y])).reverse();
  return [outline([...points, ...other])];
}
