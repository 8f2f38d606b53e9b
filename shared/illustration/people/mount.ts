import { points } from '../drawing/points.ts';
import { ellipse, limb, outline, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';

const of = (material: Material, ...path: Path): Part => ({ path, material });

/** An imaginary heavy animal, facing right: a long head, a broad tail and pads for hoofs, without a bridle. */
export function drawMount(): Part[] {
  const leg = (points: readonly Point[], radii: readonly number[]): Path => {
    const [x] = points.at(-1)!;
    return [
      ...limb(points, radii),
      outline([
        [x - 0.42, -0.3],
        [x + 0.3, -0.34],
        [x + 0.72, -0.16],
        [x + 0.78, 0, 1],
        [x - 0.46, 0, 1],
      ]),
    ];
  };
  return [
    of(
      'depth',
      ...leg(points`3.1,-3.2 3.6,-2 3.3,-1.1 3.7,-.3`, [0.7, 0.44, 0.3, 0.3]),
      ...leg(points`-3.9,-3.2 -3.6,-2.1 -4.7,-1.3 -4.4,-.3`, [0.9, 0.5, 0.3, 0.3]),
    ),
    of(
      'lining',
      ...limb(points`-4.4,-3.7 -6,-3.3 -7.4,-2.5 -8.6,-2.3`, [0.62, 0.4, 0.44, 0.58]),
      outline(
        points`
          -5.1,-3 -4.6,-4.1 -3.4,-4.75 -1.7,-4.75 0,-4.4 1.4,-4.5 2.5,-4.95 3.3,-5.7 4.1,-6.4
          4.9,-6.66 5.7,-6.5 6.6,-5.95 7.5,-5.5 7.86,-5.2 7.7,-4.96 6.9,-4.84 6,-4.86 5.3,-4.72
          4.7,-4.2 4.1,-3.4 3.3,-2.6 2.2,-2.15 .4,-1.95 -1.4,-2 -3,-2.3 -4.3,-2.5`,
      ),
      ...leg(points`2.5,-3.5 2.2,-2.1 2.75,-1.2 2.45,-.3`, [1.0, 0.56, 0.34, 0.34]),
      ...leg(points`-3.5,-3.4 -2.5,-2.2 -3.6,-1.35 -3.1,-.3`, [1.24, 0.68, 0.36, 0.34]),
    ),
    of('depth', ellipse(5.66, -5.92, 0.12, 0.1), ellipse(7.5, -5.36, 0.07, 0.05)),
    {
      path: [
        stroke(points`7.76,-5.12 6.8,-5.1 5.9,-5.12 5.3,-4.96`, 0.07, true),
        stroke(points`3.6,-5.3 3.9,-4.6 3.7,-3.8`, 0.08, true),
        stroke(points`1.6,-4.2 1.5,-3.2 1.9,-2.4`, 0.08, true),
        stroke(points`-2.4,-4.4 -2.2,-3.3 -1.8,-2.5`, 0.08, true),
        stroke(points`-4.6,-3.5 -5.9,-3.2 -7.2,-2.5`, 0.06, true),
        stroke(points`-1,-2.2 .4,-2.16 1.4,-2.3`, 0.06, true),
      ],
      material: 'depth',
    },
    {
      path: [
        stroke(points`2.6,-4.8 3.5,-5.7 4.3,-6.34 5,-6.52`, 0.06, true),
        stroke(points`-4.4,-4 -3.4,-4.56 -2,-4.62`, 0.06, true),
      ],
      material: 'fold',
    },
  ];
}
