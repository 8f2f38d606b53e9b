import { ellipse, limb, outline, polygon, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Held } from './person.ts';
import { direction, offsetBy, type Limb, type Skeleton } from './skeleton.ts';

/** A thing at the hand that holds it, or a sack at the trunk that carries it; in heads. */
export function drawHeld(thing: Held, holder: Holder): Part[] {
  const { end, angle } = holder.nearArm;
  return HELD[thing](offsetBy(end, direction(angle), 0.2), holder);
}

type Holder = Pick<Skeleton, 'trunk'> & { nearArm: Pick<Limb, 'end' | 'angle'>; isLady?: boolean };

/** Not in the coat's colour. */
const dark = (...path: Path): Part => ({ path, material: 'boot' });

const HELD: Readonly<Record<Held, (hand: Point, holder: Holder) => Part[]>> = {
  cane: ([x, y]) => [
    dark(
      stroke(
        [
          [x - 0.05, y - 0.2],
          [x + 0.35, -0.02],
        ],
        0.1,
      ),
      ...limb(
        [
          [x - 0.16, y - 0.2],
          [x - 0.04, y - 0.3],
          [x + 0.06, y - 0.18],
        ],
        [0.06, 0.06],
      ),
    ),
  ],
  book: ([x, y]) => [
    dark(
      polygon([
        [x - 0.1, y - 0.12],
        [x + 0.45, y - 0.5],
        [x + 0.6, y - 0.2],
        [x + 0.06, y + 0.2],
      ]),
    ),
  ],
  letter: ([x, y]) => [
    {
      path: [
        polygon([
          [x - 0.02, y - 0.3],
          [x + 0.42, y - 0.42],
          [x + 0.5, y - 0.02],
          [x + 0.06, y + 0.1],
        ]),
      ],
      material: 'white',
    },
  ],
  candle: ([x, y]) => [
    dark(
      outline([
        [x - 0.3, y - 0.08, 1],
        [x + 0.3, y - 0.08, 1],
        [x + 0.2, y + 0.08],
        [x - 0.2, y + 0.08],
      ]),
    ),
    {
      path: [
        polygon([
          [x - 0.05, y - 0.6],
          [x + 0.05, y - 0.6],
          [x + 0.05, y - 0.08],
          [x - 0.05, y - 0.08],
        ]),
      ],
      material: 'white',
    },
    { path: [flame(x, y - 0.62)], material: 'light' },
  ],
  lantern: ([x, y]) => [
    dark(
      stroke(
        [
          [x, y],
          [x, y + 0.3],
        ],
        0.05,
      ),
      polygon([
        [x - 0.26, y + 0.4],
        [x, y + 0.22],
        [x + 0.26, y + 0.4],
        [x + 0.22, y + 1.05],
        [x - 0.22, y + 1.05],
      ]),
    ),
    {
      path: [
        polygon([
          [x - 0.15, y + 0.48],
          [x + 0.15, y + 0.48],
          [x + 0.14, y + 0.96],
          [x - 0.14, y + 0.96],
        ]),
      ],
      material: 'light',
    },
  ],
  basket: ([x, y]) => [
    dark(
      outline([
        [x - 0.55, y + 0.1, 1],
        [x + 0.65, y + 0.1, 1],
        [x + 0.5, y + 0.75, 1],
        [x - 0.4, y + 0.75, 1],
      ]),
      ...limb(
        [
          [x - 0.45, y + 0.14],
          [x + 0.05, y - 0.3],
          [x + 0.55, y + 0.14],
        ],
        [0.05, 0.05],
      ),
    ),
  ],
  bundle: ([x, y]) => [
    dark(
      outline([
        [x - 0.5, y + 0.1],
        [x - 0.2, y - 0.2],
        [x + 0.3, y - 0.2],
        [x + 0.62, y + 0.1],
        [x + 0.4, y + 0.5],
        [x - 0.3, y + 0.5],
      ]),
    ),
  ],
  sack: (_, { trunk }) => {
    const [sx, sy] = trunk(0.95, -0.4);
    return [
      dark(
        outline([
          [sx - 0.5, sy + 0.6],
          [sx - 0.9, sy - 0.1],
          [sx - 0.5, sy - 0.8],
          [sx + 0.2, sy - 1.1],
          [sx + 0.8, sy - 0.9],
          [sx + 0.9, sy - 0.4],
          [sx + 0.3, sy + 0.1],
        ]),
      ),
    ];
  },
  gun: ([x, y]) => [
    dark(
      stroke(
        [
          [x - 0.15, y + 0.35],
          [x + 0.5, y - 1.3],
          [x + 1.0, y - 2.9],
        ],
        0.09,
      ),
      outline([
        [x - 0.5, y + 0.9, 1],
        [x - 0.1, y + 0.1],
        [x + 0.12, y + 0.14],
        [x - 0.14, y + 1.06, 1],
      ]),
    ),
  ],
  // Over the head: the hand is raised to the breast, the stick leans back to the shoulder.
  umbrella: ([x, y], { isLady = false }) => {
    const [u, v] = [x - 0.34, y - 4.2];
    const cloth = isLady ? 'accent' : 'boot';
    const ribs = [-1.9, -0.95, 0, 0.95, 1.9];
    return [
      dark(
        stroke(
          [
            [x + 0.03, y + 0.4],
            [u - 0.02, v - 0.2],
          ],
          0.07,
        ),
      ),
      {
        path: [
          outline([
            [u - 1.96, v + 1.02, 1],
            [u - 1.56, v + 0.4],
            [u - 0.8, v + 0.06],
            [u, v - 0.06],
            [u + 0.8, v + 0.06],
            [u + 1.56, v + 0.4],
            [u + 1.96, v + 1.02, 1],
            [u + 1.46, v + 0.86],
            [u + 0.96, v + 0.98, 1],
            [u + 0.48, v + 0.84],
            [u, v + 0.98, 1],
            [u - 0.48, v + 0.84],
            [u - 0.96, v + 0.98, 1],
            [u - 1.46, v + 0.86],
          ]),
        ],
        material: cloth,
      },
      {
        path: ribs.slice(1, -1).map((rib) =>
          stroke(
            [
              [u, v],
              [u + rib * 0.72, v + 0.4],
              [u + rib, v + 0.96],
            ],
            0.03,
          ),
        ),
        material: 'fold',
      },
    ];
  },
  cup: ([x, y]) => [
    dark(
      outline([
        [x - 0.02, y - 0.3, 1],
        [x + 0.34, y - 0.3, 1],
        [x + 0.28, y - 0.04],
        [x + 0.04, y - 0.04],
      ]),
      ellipse(x + 0.16, y, 0.26, 0.05),
    ),
  ],
  flower: ([x, y]) => [
    dark(
      stroke(
        [
          [x, y + 0.3],
          [x + 0.08, y - 0.2],
          [x + 0.16, y - 0.6],
        ],
        0.05,
      ),
    ),
    {
      path: [0, 72, 144, 216, 288].map((angle) => {
        const [dx, dy] = direction(angle);
        return ellipse(x + 0.18 + dx * 0.1, y - 0.68 + dy * 0.1, 0.1);
      }),
      material: 'accent',
    },
  ],
};

/** A flame on its wick, in heads. */
const flame = (x: number, y: number) =>
  outline([
    [x, y],
    [x - 0.1, y - 0.14],
    [x - 0.04, y - 0.32],
    [x + 0.01, y - 0.52, 1],
    [x + 0.09, y - 0.26],
    [x + 0.09, y - 0.1],
  ]);
