import { points } from '../drawing/points.ts';
import {
  ellipse,
  hole,
  limb,
  outline,
  polygon,
  rectangle,
  stroke,
  type Path,
  type Point,
  type Ring,
} from '../drawing/path.ts';
import { fold, ink, lined, onGround, onWater, type Motifs, type Part } from './motif.ts';
import { rowingBoat, ship } from './ships.ts';

/** Carriages, ships and trains from the side, moving to the right, in metres. */

export const VEHICLES: Motifs = {
  coach: onGround(2.2, 4.5, (_, options) => coach(options)),
  cart: onGround(1.86, 4.3, () => cart()),
  sledge: onGround(1.3, 3.2, () => sledge()),
  'covered sledge': onGround(2.22, 3.52, () => coveredSledge()),
  train: onGround(4.7, 30.4, (_, options) => train(options), { anchors: { mouth: { x: 7.35, y: -4.7 } } }),
  'rowing boat': onWater(0.74, 4.4, () => rowingBoat()),
  'ship at anchor': onWater(31, 47, () => ship(false)),
  'ship under sail': onWater(31, 47, () => ship(true)),
};

const pane = (isLit: boolean, ...path: Ring[]): Part => ({ path, material: isLit ? 'light' : 'fold' });

function circle(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, i) => (i / 16) * 2 * Math.PI).map((angle) => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ]);
}

function wheel(x: number, radius: number, spokes = 10): Path {
  const y = -radius;
  const rim = radius * 0.09;
  return [
    outline(circle(x, y, radius)),
    hole(circle(x, y, radius - rim)),
    ...Array.from({ length: spokes / 2 }, (_, i) => {
      const angle = (i / spokes) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle) * (radius - rim * 0.5), Math.sin(angle) * (radius - rim * 0.5)];
      return stroke(
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        radius * 0.055,
      );
    }),
    ellipse(x, y, radius * 0.16),
  ];
}

export interface VehicleOptions {
  isLit?: boolean;
}

export function coach({ isLit = false }: VehicleOptions): Part[] {
  return [
    ink(...wheel(-0.95, 0.68, 12), ...wheel(0.95, 0.52, 10)),
    ink(
      outline(
        points`
          -1.1,-1.75! -1.14,-1.2 -.9,-.82 -.3,-.7 .3,-.72 .62,-.95 .72,-1.4 .7,-1.75! .76,-2.1!
          -1.16,-2.1!`,
      ),
      rectangle(-1.22, -2.18, 2.04, 0.09),
      // The coachman's seat, and trunks behind.
      outline(points`.72,-1.3! 1.1,-1.36 1.36,-1.3! 1.5,-.9 1.36,-.86 .9,-1.1`),
      ...limb(points`-1.1,-.9 -.2,-.62 .9,-.78 1.4,-.92`, [0.05, 0.05, 0.05, 0.04]),
      rectangle(-1.62, -1.3, 0.5, 0.42),
      ...limb(points`1.2,-.62 2.9,-.86`, [0.035, 0.03]),
    ),
    pane(
      isLit,
      outline(points`-.28,-1.95! .22,-1.95! .22,-1.46! -.28,-1.46!`),
      outline(points`-.98,-1.92 -.5,-1.92 -.48,-1.5 -.94,-1.5`),
    ),
    fold(
      stroke(points`-.36,-2 -.36,-.9`, 0.02),
      stroke(points`.3,-2 .3,-.9`, 0.02),
      stroke(points`-1.05,-1.3 -.2,-1.24 .6,-1.3`, 0.02, true),
    ),
    { path: [ellipse(0.86, -1.72, 0.07, 0.1)], material: 'light' },
    ink(ellipse(0.86, -1.84, 0.06, 0.03)),
  ];
}

export function cart(): Part[] {
  return [
    ink(
      ...wheel(-0.75, 0.55),
      ...wheel(0.75, 0.5),
      polygon(points`-1.5,-1.25 -1.3,-.72 1.2,-.72 1.4,-1.15 1.3,-1.15 1.12,-.8 -1.2,-.8 -1.4,-1.25`),
      ...limb(points`1.1,-.7 2.8,-1`, [0.035, 0.03]),
    ),
    ink(outline(points`-1.3,-.95 -1.2,-1.35 -.6,-1.75 .2,-1.85 .9,-1.6 1.25,-1.1 1.1,-.8 -1.1,-.8`)),
    lined(
      'along',
      fold(
        ...[-1, -0.6, -0.2, 0.2, 0.6, 0.95].flatMap((x) => [
          stroke(
            [
              [x, -1.2],
              [x * 0.9 + 0.04, -1.42],
              [x * 0.72, -1.62 + Math.abs(x) * 0.12],
            ],
            0.02,
            true,
          ),
          stroke(
            [
              [x + 0.16, -0.9],
              [x + 0.1, -1.06],
              [x + 0.2, -1.24],
            ],
            0.018,
            true,
          ),
        ]),
      ),
    ),
    // Wisps of straw.
    ink(
      ...[-1.25, -0.9, -0.3, 0.3, 0.8, 1.2].map((x) =>
        stroke(
          [
            [x * 0.9, -1.62 + Math.abs(x) * 0.3],
            [x * 1.06, -1.76 + Math.abs(x) * 0.32],
          ],
          0.018,
          true,
        ),
      ),
    ),
  ];
}

export function sledge(): Part[] {
  return [
    ink(
      ...limb(
        points`-1.5,-.12 -.4,-.04 .9,-.04 1.5,-.2 1.66,-.55 1.5,-.72`,
        [0.03, 0.035, 0.035, 0.03, 0.025, 0.02],
      ),
      outline(
        points`
          -1.45,-1.2! -1.36,-.6 -1.1,-.42 .8,-.42 1.2,-.62 1.42,-1! 1.1,-.9 .5,-.8 -.3,-.82 -.7,-.9
          -1,-1.2 -1.2,-1.3`,
      ),
      ...[-0.9, -0.1, 0.7].flatMap((x) =>
        limb(
          [
            [x, -0.45],
            [x - 0.03, -0.06],
          ],
          [0.025, 0.02],
        ),
      ),
    ),
    fold(stroke(points`-1.3,-.6 0,-.56 1.1,-.66`, 0.018, true)),
  ];
}

/** A driver in a greatcoat with its collar up and a fur cap, his arms stretched to the reins. */
export const driver = (): Part[] => [
  ink(
    outline(
      points`
        .4,-.84! .36,-1.2 .42,-1.46 .52,-1.58 .78,-1.58 .9,-1.46 .94,-1.3 1.3,-1.16 1.34,-1.06
        1.24,-1.03 .96,-1.08 .98,-.84!`,
    ),
    outline(points`.52,-1.54 .5,-1.66 .56,-1.72! .78,-1.72! .82,-1.64 .8,-1.54`),
    outline(points`.58,-1.68 .58,-1.8 .78,-1.8 .83,-1.72 .8,-1.66`),
    outline(points`.5,-1.78 .5,-1.88 .56,-1.98 .7,-2 .82,-1.94 .86,-1.82 .82,-1.77 .66,-1.8`),
  ),
  fold(
    stroke(points`.62,-1.5 .76,-1.24 1.1,-1.12`, 0.02, true),
    stroke(points`.5,-1.79 .66,-1.82 .84,-1.79`, 0.02, true),
    stroke(points`.54,-1.52 .68,-1.48 .8,-1.53`, 0.02, true),
  ),
];

/** A coachman in a top hat on the box of a carriage, with his whip. */
export const coachman = (): Part[] => [
  ink(
    outline(
      points`
        .5,-1.3! .52,-1.6 .56,-1.86 .66,-1.97 .8,-1.95 .88,-1.82 .9,-1.66 1.12,-1.56 1.17,-1.5
        1.12,-1.46 .9,-1.5 .88,-1.36 1.14,-1.32 1.2,-1.04 1.3,-.99 1.28,-.94 1.08,-.94 1.02,-1.2
        .8,-1.22 .52,-1.24!`,
    ),
    outline(points`.66,-1.93 .66,-2.06 .8,-2.04 .8,-1.92`),
    outline(points`.63,-2.1 .65,-2 .74,-1.96 .84,-1.99 .86,-2.06 .89,-2.08 .86,-2.14 .74,-2.2`),
    polygon(points`.58,-2.14 .92,-2.14 .92,-2.17 .85,-2.18 .88,-2.43 .63,-2.43 .66,-2.18 .58,-2.17`),
    stroke(points`1.1,-1.46 1.5,-2.16 1.9,-2.56 2.16,-2.5`, 0.02, true),
  ),
  fold(
    stroke(points`.72,-1.86 .8,-1.62 1.1,-1.53`, 0.02, true),
    stroke(points`.84,-1.36 .98,-1.3 1.06,-1.02`, 0.016, true),
  ),
];

/** A passenger on the seat of a carriage, in front of its hood. */
export const passenger = (isWoman: boolean): Part[] => [
  ink(
    outline(
      points`
        -.57,-1! -.55,-1.44 -.47,-1.66 -.33,-1.7 -.21,-1.6 -.15,-1.36 .09,-1.24 .15,-1 .15,-.74!
        -.07,-.74`,
    ),
    outline(points`-.41,-1.64 -.41,-1.78 -.29,-1.76 -.27,-1.64`),
    outline(points`-.47,-1.84 -.43,-1.74 -.35,-1.7 -.23,-1.73 -.21,-1.8 -.18,-1.82 -.21,-1.9 -.33,-1.96`),
    isWoman
      ? outline(points`-.11,-1.98! -.27,-2.04 -.45,-2.03 -.55,-1.9 -.51,-1.74 -.37,-1.72! -.33,-1.86`)
      : outline(
          points`-.57,-1.88! -.09,-1.88! -.15,-1.91 -.21,-1.92 -.25,-2.04 -.37,-2.06 -.45,-2.02 -.47,-1.92`,
        ),
  ),
];

/** A sledge with a hood of mats on bows over its back, open in front, a traveller in furs inside, and a driver on the box. */
export function coveredSledge(): Part[] {
  /** The bows of the hood, from where they are hinged to the roof. */
  const bows: readonly (readonly Point[])[] = [
    points`-.78,-.98 -1.2,-1.24 -1.6,-1.36`,
    points`-.74,-.98 -1.08,-1.44 -1.42,-1.84`,
    points`-.7,-.98 -.86,-1.56 -.98,-2.1`,
    points`-.66,-.98 -.58,-1.56 -.5,-2.1`,
  ];
  return [
    ink(
      // Runners, curled in front, and the props of the body.
      ...limb(
        points`-1.66,-.14 -1.5,-.05 .9,-.04 1.5,-.14 1.82,-.44 1.8,-.7 1.64,-.76`,
        [0.02, 0.035, 0.035, 0.035, 0.03, 0.025, 0.02],
      ),
      ...[-1.1, -0.3, 0.5, 1.1].flatMap((x) =>
        limb(
          [
            [x + 0.06, -0.5],
            [x, -0.06],
          ],
          [0.03, 0.022],
        ),
      ),
      outline(
        points`
          -1.62,-1.12! -1.6,-.7 -1.42,-.44! .96,-.42! 1.26,-.58 1.44,-.98 1.5,-1.16! 1.36,-1.14
          1.2,-.92 1,-.88 .3,-.88 .1,-.8 -.6,-.92!`,
      ),
    ),
    // The traveller: a collar of fur, a fur cap, and a rug over the knees.
    ink(
      outline(points`-.72,-.84! -.7,-1.3 -.58,-1.52 -.36,-1.54 -.2,-1.34 -.02,-1.1 .22,-.96 .36,-.72!`),
      outline(
        points`
          -.56,-1.5 -.58,-1.64 -.5,-1.74 -.32,-1.74 -.24,-1.66 -.2,-1.62 -.24,-1.58 -.28,-1.48
          -.44,-1.44`,
      ),
      outline(points`-.62,-1.7 -.6,-1.86 -.46,-1.94 -.3,-1.9 -.22,-1.78 -.26,-1.7 -.44,-1.72`),
    ),
    fold(
      stroke(points`-.58,-1.46 -.42,-1.38 -.26,-1.44`, 0.02, true),
      stroke(points`-.4,-1.2 -.1,-.98 .1,-.82`, 0.018, true),
      stroke(points`-.6,-1.71 -.44,-1.74 -.26,-1.72`, 0.016, true),
    ),
    ink(
      outline(
        points`
          -1.64,-1.04! -1.7,-1.36 -1.56,-1.78 -1.2,-2.1 -.78,-2.22 -.4,-2.16 -.14,-2! -.3,-1.9
          -.46,-1.6 -.56,-1.2 -.56,-.9!`,
      ),
    ),
    fold(
      ...bows.map((bow) => stroke(bow, 0.024, true)),
      stroke(points`-.16,-1.99 -.34,-1.88 -.5,-1.58 -.58,-1.2 -.58,-.96`, 0.03, true),
    ),
    lined(
      'along',
      fold(
        ...[0.3, 0.5, 0.7, 0.88].map((t) =>
          stroke(
            bows.map((bow): Point => [
              bow[0]![0] + (bow[2]![0] - bow[0]![0]) * t,
              bow[0]![1] + (bow[2]![1] - bow[0]![1]) * t,
            ]),
            0.01,
            true,
          ),
        ),
      ),
    ),
    // A moulding along the body, and a scroll where it turns up.
    fold(
      stroke(points`-1.56,-.98 -.6,-.84 .2,-.7 .9,-.68 1.16,-.78 1.36,-1.06`, 0.018, true),
      stroke(points`-1.44,-.54 -.2,-.5 .94,-.5 1.14,-.6`, 0.014, true),
    ),
    ...driver(),
  ];
}

export function train({ isLit = false }: VehicleOptions): Part[] {
  const wheels = (from: number, count: number, radius: number, step: number): Ring[] =>
    Array.from({ length: count }, (_, i) => wheel(from + i * step, radius, 10)).flat();
  const carriage = (x: number): Part[] => [
    ink(
      rectangle(x, -3.3, 8.4, 2.5),
      outline([
        [x - 0.2, -3.25, 1],
        [x + 0.3, -3.6],
        [x + 4.2, -3.75],
        [x + 8.1, -3.6],
        [x + 8.6, -3.25, 1],
      ]),
      ...wheels(x + 1.2, 2, 0.46, 1.1),
      ...wheels(x + 6, 2, 0.46, 1.1),
      rectangle(x - 0.5, -1.2, 0.7, 0.16),
    ),
    pane(isLit, ...[0.5, 1.8, 3.1, 4.4, 5.7, 7.0].map((dx) => rectangle(x + dx, -2.8, 0.85, 0.95))),
    fold(
      stroke(
        [
          [x, -1.6],
          [x + 8.4, -1.6],
        ],
        0.05,
      ),
    ),
  ];
  return [
    ...carriage(-17),
    ...carriage(-8),
    ink(
      ...wheels(2.2, 3, 0.8, 1.75),
      ...wheels(7.2, 1, 0.45, 1),
      outline(points`2.6,-3.1! 7.9,-3.1 8.2,-2.6 8.2,-1.9 7.9,-1.4 2.6,-1.4!`),
      rectangle(1.2, -1.5, 7.4, 0.35),
      // Cab, funnel, dome and lamp.
      polygon(points`1,-4.1 3.3,-4.1 3.3,-3.9 3,-3.9 3,-1.4 1.2,-1.4 1.2,-3.9 1,-3.9`),
      outline(points`7.1,-3! 7,-4.1 6.75,-4.7! 7.95,-4.7! 7.7,-4.1 7.6,-3!`),
      outline(points`4.6,-3! 4.6,-3.5 5,-3.8 5.4,-3.5 5.4,-3!`),
      polygon(points`8.2,-.9 9.4,-.12 8.2,-.12`),
      ...limb(points`2.2,-.75 5.7,-.75`, [0.08, 0.08]),
      // The rail.
      rectangle(-19.2, -0.1, 30.4, 0.1),
    ),
    pane(isLit, rectangle(1.6, -3.5, 1.0, 0.9)),
    { path: [ellipse(8.45, -2.9, 0.2)], material: 'light' },
    fold(
      stroke(points`3.4,-2.9 7.8,-2.9`, 0.05, true),
      stroke(points`4.2,-3.1 4.2,-1.5`, 0.04),
      stroke(points`6.2,-3.1 6.2,-1.5`, 0.04),
    ),
  ];
}
