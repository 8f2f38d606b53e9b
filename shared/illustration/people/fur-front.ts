import { points } from '../drawing/points.ts';
import { openCurve, outline, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { creaseLines, HEM_Y, part, softPart } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** A turned-up fur collar, and a broad fur edge down the front. */
export function furFront(w: Widen): Part[] {
  const edge = w(points`.2,.6 .36,.9 .42,1.4 .42,2.1 .4,3 .4,${HEM_Y}`);
  const collar: readonly Point[] = points`
    -.44,-.14 -.72,-.02 -1,.34 -1.02,.76 -.72,1.12 -.26,1.32 .24,1.28 .62,1.02 .6,.66 .34,.42 .08,.3
    -.14,.18 -.32,0`;
  const hairs = tufts([...collar, collar[0]!], 0.13);
  return [
    softPart('depth', 0.5, outline(collar.map(([x, y]): Point => [x - 0.04, y + 0.1]))),
    part(
      'fur',
      taper(openCurve(edge), [0.24, 0.27, 0.28, 0.3]),
      ...tufts(
        edge.map(([x, y]): Point => [x - 0.24, y]),
        0.1,
      ),
      ...tufts(
        [...edge].reverse().map(([x, y]): Point => [x + 0.26, y]),
        0.1,
      ),
      outline(collar),
      ...hairs,
    ),
    softPart(
      'fold',
      0.75,
      ...strokesIn(points`-.62,.16 -.74,.5 -.4,.86 .06,1 .4,.84`, 0.2),
      ...strokesIn(points`-.4,.16 -.5,.46 -.24,.66 .1,.72 .34,.66`, 0.14),
      ...strokesIn(w(points`.34,1.1 .38,1.8 .36,2.6 .36,3.4`), 0.12),
    ),
    creaseLines(0.028, w(points`-.26,1.2 -.2,2 -.3,${HEM_Y}`), w(points`.72,1.3 .72,2.4 .8,${HEM_Y}`)),
  ];
}

/** Short hairs along the left side of an edge. */
function tufts(line: readonly Point[], long: number): Path {
  const points = openCurve(line);
  const path: Path[number][] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / length, -dx / length];
    for (let t = 0; t < length; t += 0.05) {
      const k = (Math.round(t * 40) + i * 3) % 5;
      const [x, y] = [a[0] + (dx / length) * t, a[1] + (dy / length) * t];
      path.push(
        taper(
          [
            [x, y],
            [
              x + nx * long * (0.5 + k * 0.14) + (dx / length) * 0.03,
              y + ny * long * (0.5 + k * 0.14) + 0.03,
            ],
          ],
          [0.03, 0.004],
        ),
      );
    }
  }
  return path;
}

/** Hairs along the middle of fur. */
function strokesIn(line: readonly Point[], wide: number): Path {
  return openCurve(line).flatMap(([x, y], i) =>
    [-1, 0, 1].map((k) => {
      const [u, v] = [x + k * wide * 0.6 + ((i * 7) % 5) * 0.012, y + k * 0.03 + ((i * 3) % 4) * 0.012];
      return taper(
        [
          [u, v],
          [u + 0.02 + k * 0.012, v + 0.075],
        ],
        [0.008, 0.001],
      );
    }),
  );
}
