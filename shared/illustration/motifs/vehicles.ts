import { ellipse, limb, outline, polygon, rectangle, stroke } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import { coveredSledge } from './covered-sledge.ts';
import {
  fold,
  ink,
  lined,
  onGround,
  pane,
  type MotifOptions,
  onWater,
  type Motifs,
  type Part,
} from './motif.ts';
import { rowingBoat, ship } from './ships.ts';
import { wheel } from './spoked-wheel.ts';
import { train } from './train.ts';

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

export function coach({ isLit = false }: MotifOptions): Part[] {
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
