import type { Path } from './path.ts';

/** Whether a point is in a path, by the nonzero rule, as paths are filled. */
export function isInside(path: Path, x: number, y: number): boolean {
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
