import { outline, polygon, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Skeleton } from './skeleton.ts';

/** Patches, and slits where the cloth is torn. */
export function rents({ trunk: at, hip: [x, y] }: Skeleton, bulk: number): Part[] {
  const patch = (along: number, across: number, size: number) =>
    polygon([
      at(along, across * bulk),
      at(along + 0.01, (across + size) * bulk),
      at(along - size * 0.42, (across + size * 0.9) * bulk),
      at(along - size * 0.4, (across - 0.04) * bulk),
    ]);
  const slit = (u: number, v: number, long: number) =>
    stroke(
      [
        [u, v],
        [u + 0.06, v + long * 0.5],
        [u - 0.02, v + long],
      ],
      0.09,
      true,
    );
  return [
    {
      path: [
        patch(0.74, -0.2, 0.34),
        patch(0.4, 0.04, 0.3),
        polygon([
          [x - 0.34, y + 0.5],
          [x - 0.02, y + 0.46],
          [x + 0.02, y + 0.84],
          [x - 0.3, y + 0.88],
        ]),
      ],
      material: 'lining',
    },
    { path: [slit(x + 0.2, y + 0.2, 0.4), slit(x - 0.46, y + 0.1, 0.34)], material: 'depth' },
  ];
}

/** At the throat: a stand-up collar for a man, a frill for a woman. */
export const collar = ({ trunk: at }: Skeleton, isMan: boolean): Part => ({
  path: [
    isMan
      ? outline([at(0.86, 0.3), at(1.0, 0.24), at(1.2, 0.2), at(1.16, 0.02), at(1.06, -0.12), at(1.0, 0.0)])
      : outline([
          at(0.94, 0.24),
          at(1.08, 0.2),
          at(1.14, 0.02),
          at(1.08, -0.14),
          at(1.0, -0.2),
          at(0.97, 0.02),
        ]),
  ],
  material: 'linen',
});

export const shawl = ({ trunk: at }: Skeleton): Part[] => [
  {
    path: [
      outline([
        at(1.1, -0.16),
        at(0.98, -0.4),
        at(0.75, -0.62),
        at(0.4, -0.72),
        at(0.05, -0.75),
        at(-0.1, -0.5),
        at(0.1, 0.1),
        at(0.35, 0.56),
        at(0.7, 0.62),
        at(0.95, 0.36),
        at(1.1, 0.16),
      ]),
    ],
    material: 'hat',
  },
  {
    // Its hem and two creases, or it would merge with the gown.
    path: [
      [at(0.05, -0.75), at(-0.1, -0.5), at(0.1, 0.1), at(0.35, 0.56), at(0.7, 0.62)],
      [at(0.98, -0.3), at(0.6, -0.3), at(0.12, -0.2)],
      [at(1, 0.02), at(0.64, 0.1), at(0.3, 0.3)],
    ].map((line) => stroke(line, 0.035, true)),
    material: 'fold',
  },
];

export function apron({ trunk: at, hip: [x, y] }: Skeleton): Part {
  const length = Math.min(2.75, -y * 0.7);
  return {
    path: [
      outline([
        at(0.34, 0.16),
        at(0.32, 0.33),
        [x + 0.62, y + length * 0.36],
        [x + 0.8, y + length * 0.94],
        [x + 0.3, y + length],
        [x + 0.1, y + length * 0.5],
      ]),
    ],
    material: 'white',
  };
}

/** Carried level with the shoulder, its end a little lower in front. */
export function ladder({ trunk }: Skeleton): Part {
  const [x, y] = trunk(0.96);
  const [long, slope, apart] = [{ behind: -3.9, before: 2.7 }, 0.16, 0.5];
  const at = (along: number, across: number): Point => [x + along, y + 0.26 + along * slope + across * apart];
  const rungs = Array.from({ length: 10 }, (_, i) => long.behind + 0.4 + i * 0.66);
  return {
    path: [
      ...[-0.5, 0.5].map((side) => stroke([at(long.behind, side), at(long.before, side)], 0.12)),
      ...rungs.map((along) => stroke([at(along, -0.5), at(along, 0.5)], 0.085)),
    ],
    material: 'boot',
  };
}
