import { points } from '../drawing/points.ts';
import { ellipse, limb, outline, polygon, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';
import { drawMount } from './mount.ts';

/** A being with a non-human body, as far as the passage describes it. */
export interface BeingBuild {
  /** Visible pairs of limbs, arms and legs together; people have two. */
  pairs: number;
  /** How many of those pairs are arms: a giant with four arms has two. */
  armPairs: number;
  isMounted: boolean;
  hasSpear: boolean;
}

const of = (material: Material, ...path: Path): Part => ({ path, material });
const fold = (width: number, ...lines: readonly (readonly Point[])[]): Part =>
  of('fold', ...lines.map((line) => stroke(line, width, true)));

/** @returns parts in heads; feet at y = 0 */
export function drawBeing(build: BeingBuild): Part[] {
  if (build.armPairs < 2) return crawler(build.pairs);
  const giant = drawGiant(build);
  return build.isMounted ? [...drawMount(), ...giant] : giant;
}

/** Mostly head, on a long thin neck, seen from the front: eyes that stand out at both its sides, a scrawny body, and limbs in pairs. */
function crawler(pairs: number): Part[] {
  const both = (points: readonly Point[], radii: readonly number[]): Path =>
    [1, -1].flatMap((side) =>
      limb(
        points.map(([x, y]): Point => [x * side, y]),
        radii,
      ),
    );
  const mirrored = (points: readonly Point[]): Point[] => [
    ...points.map(([x, y]): Point => [x, y]),
    ...[...points].reverse().map(([x, y]): Point => [-x, y]),
  ];
  const fingers = (x: number, y: number, dx: number, dy: number): Path =>
    [1, -1].flatMap((side) =>
      [-0.07, 0, 0.07].map((spread) =>
        stroke(
          [
            [x * side, y],
            [(x + dx + spread) * side, y + dy + Math.abs(spread)],
          ],
          0.06,
        ),
      ),
    );
  const legs = [
    ...both(points`.2,-1.5 .58,-.98 .36,-.5 .44,-.07`, [0.14, 0.11, 0.075, 0.08]),
    ...fingers(0.44, -0.07, 0.14, 0.03),
  ];
  const arms = [
    ...both(points`.34,-2.52 .72,-2.02 .6,-1.56`, [0.11, 0.085, 0.065]),
    ...fingers(0.6, -1.56, -0.1, 0.24),
  ];
  // The middle pairs serve as arms or legs: they reach sideways and down to the ground.
  const middle = Array.from({ length: Math.min(pairs, 5) - 2 }, (_, i) => {
    const far = 1.2 + i * 0.34;
    return [
      ...both(
        [
          [0.28, -2.05 + i * 0.16],
          [far - 0.16, -2.16 + i * 0.2],
          [far + 0.02, -1.1],
          [far - 0.04, -0.07],
        ],
        [0.12, 0.09, 0.07, 0.07],
      ),
      ...fingers(far - 0.04, -0.07, 0.14, 0.03),
    ];
  });
  return [
    of('depth', ...middle.flat()),
    of(
      'ink',
      ...legs,
      outline(mirrored(points`.16,-2.86 .42,-2.6 .4,-2.3 .27,-1.9 .2,-1.66 .32,-1.4 .12,-1.28`)),
      ...limb(points`0,-2.7 .1,-3.2 0,-3.9`, [0.15, 0.105, 0.15]),
    ),
    fold(
      0.035,
      points`-.3,-2.42 0,-2.34 .3,-2.42`,
      points`-.27,-2.2 0,-2.12 .27,-2.2`,
      points`-.22,-1.98 0,-1.91 .22,-1.98`,
      points`.02,-2.84 .1,-3.2 .02,-3.6`,
    ),
    of('ink', ...arms),
    // The eyes are on the sides of the skull, one turned forwards and one back.
    of(
      'ink',
      ellipse(-1.2, -4.92, 0.3, 0.27),
      ellipse(1.2, -4.92, 0.3, 0.27),
      outline(
        mirrored(points`0,-6.02 .62,-5.9 1.06,-5.5 1.16,-4.98 .98,-4.52 .62,-4.2 .44,-3.92 .26,-3.7 0,-3.64`),
      ),
    ),
    {
      path: [outline(mirrored(points`0,-4.5 .5,-4.62 .82,-4.46 .6,-4.22 .42,-3.92 .24,-3.74 0,-3.7`))],
      material: 'depth',
      opacity: 0.6,
    },
    of('eye', ellipse(-1.32, -4.95, 0.15, 0.17), ellipse(1.3, -4.93, 0.16, 0.17)),
    of('iris', ellipse(-1.39, -4.97, 0.055, 0.12), ellipse(1.25, -4.9, 0.055, 0.12)),
    fold(
      0.04,
      points`-1.02,-5.1 -1.14,-5.24 -1.36,-5.2`,
      points`1.02,-5.1 1.14,-5.24 1.36,-5.2`,
      points`-.5,-5.74 0,-5.84 .5,-5.74`,
      points`-.34,-3.98 0,-4.03 .34,-3.98`,
      points`-.1,-4.32 -.06,-4.24 -.09,-4.18`,
      points`.1,-4.32 .06,-4.24 .09,-4.18`,
      points`-.62,-4.72 -.44,-4.6 -.3,-4.62`,
      points`.62,-4.72 .44,-4.6 .3,-4.62`,
    ),
  ];
}

/** Breast, ribs, belly and face, measured from the hips. */
const FOLDS: readonly (readonly Point[])[] = [
  points`-.7,-3.9 -.1,-3.5 .7,-3.6`,
  points`-.1,-3.4 -.06,-2.2 -.1,-1`,
  points`-.5,-2 0,-1.86 .5,-2`,
  points`-.46,-1.3 0,-1.16 .44,-1.3`,
  points`.3,-5.42 .5,-5.5 .68,-5.42`,
  points`.36,-4.84 .56,-4.8 .74,-4.82`,
];

/** The height of the hips: of a rider on the mount, or else the length of the legs. */
const HIPS = { mounted: -4.9, afoot: -4.3 } as const;

/** Seen from his right: the near arms hold things low beside him, of the far ones one is raised and one lies before him. */
function drawGiant({ armPairs, isMounted, hasSpear }: BeingBuild): Part[] {
  const hips = isMounted ? HIPS.mounted : HIPS.afoot;
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, y + hips]);
  const arm = (points: readonly Point[]): Path => {
    const [[x0, y0], [x1, y1]] = [points.at(-2)!, points.at(-1)!];
    const long = Math.hypot(x1 - x0, y1 - y0);
    const [u, v] = [(x1 - x0) / long, (y1 - y0) / long];
    const fingers = [-0.42, -0.05, 0.32].map((spread) =>
      stroke(
        at([
          [x1, y1],
          [x1 + (u - v * spread) * 0.62, y1 + (v + u * spread) * 0.62],
        ]),
        0.15,
      ),
    );
    return [...limb(at(points), [0.36, 0.3, 0.22, 0.19]), ...fingers];
  };
  const far: readonly (readonly Point[])[] = [
    points`.5,-3.7 1.5,-2.9 2.3,-3.4 2.8,-4.4`,
    points`.5,-2.6 1.5,-1.5 2.6,-1.1 3.7,-1.4`,
    points`.4,-1.6 1.2,-.7 2,-.2 2.9,-.2`,
  ];
  const near: readonly (readonly Point[])[] = [
    points`-.5,-3.6 -1.7,-1.8 -2.1,-.2 -1.8,1.7`,
    points`.1,-2.3 1.3,-1.2 2.2,.2 2.7,1.56`,
    points`0,-1.4 .7,-.6 .9,.4 .5,1.5`,
  ];
  const held: Path = [
    stroke(at(points`-7.4,2.5 .6,1.94 8.6,1.4`), 0.16),
    polygon(at(points`8.3,1.14 10.4,1.3 8.4,1.7 7.9,1.46`)),
  ];
  return [
    of('depth', ...far.slice(0, armPairs).flatMap(arm)),
    ...(isMounted
      ? []
      : [
          of(
            'depth',
            ...limb(at(points`.2,0 .9,2 .6,4.16`), [0.55, 0.4, 0.26]),
            ellipse(0.95, -0.12, 0.58, 0.14),
          ),
        ]),
    of(
      'ink',
      outline(
        at(
          points`
            -.95,.3 -.84,-.8 -1.06,-2 -1.36,-3.2 -1.1,-4 -.46,-4.36 .36,-4.36 1,-4.02 1.22,-3.2 1,-2
            .74,-.8 .8,.3`,
        ),
      ),
      ...limb(
        at([
          [0.0, -4.2],
          [0.12, -4.8],
        ]),
        [0.36, 0.3],
      ),
      outline(
        at(
          points`
            -.4,-4.74 -.6,-5.3 -.44,-5.92 .06,-6.2 .58,-5.98 .76,-5.56 .78,-5.34 1.02,-5.1 .8,-5
            .82,-4.86 .72,-4.74 .74,-4.56 .44,-4.42 .1,-4.46`,
        ),
      ),
    ),
    fold(0.05, ...FOLDS.map(at)),
    of('eye', ellipse(0.56, -5.32 + hips, 0.085, 0.06)),
    ...(isMounted
      ? [
          of(
            'ink',
            ...limb(at(points`-.2,.1 1.5,1.1 1.25,2 .6,3.2`), [0.66, 0.52, 0.4, 0.26]),
            outline(at(points`.36,3.1 .9,3 1.5,3.22 1.62,3.4 .5,3.5`)),
          ),
          fold(0.06, at(points`-.5,.62 .6,1.34 1,1.7`), at(points`1.98,1.2 1.62,2.2 .96,3.1`)),
        ]
      : [
          of(
            'ink',
            ...limb(at(points`-.3,0 -.2,2 -.6,4.16`), [0.62, 0.44, 0.28]),
            ellipse(-0.25, -0.12, 0.58, 0.14),
          ),
        ]),
    ...(hasSpear
      ? [
          of('lining', ...held),
          {
            path: [stroke(at(points`-7.2,2.46 .6,1.9 8.4,1.36`), 0.045)],
            material: 'fold' as const,
          },
        ]
      : []),
    ...near
      .slice(0, armPairs)
      .flatMap((each) => [
        of('ink', ...arm(each)),
        fold(0.045, at(each.slice(0, 3).map(([x, y]): Point => [x + 0.2, y - 0.1]))),
      ]),
  ];
}
