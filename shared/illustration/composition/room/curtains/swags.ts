import { outline, type Path } from '../../../drawing/path.ts';

/** Gathers that hang between points of a rail. */
export function swags(left: number, right: number, top: number, count: number, drop: number): Path {
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, i) => {
    const a = left + i * step;
    return outline([
      [a, top, 1],
      [a + step, top, 1],
      [a + step * 0.94, top + drop * 0.42],
      [a + step / 2, top + drop],
      [a + step * 0.06, top + drop * 0.42],
    ]);
  });
}
