import { points } from '../drawing/points.ts';
import { ellipse, limb, outline, placed, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { pointBetween, type Limb } from './skeleton.ts';

/** Arms and legs of a small figure, in heads. */

export type Legs = 'trousers' | 'wide' | 'boots' | 'breeches' | 'bare';

export interface Fit {
  isBroad?: boolean | undefined;
  /** Sleeves are too long, or too short. */
  fit?: 'loose' | 'tight' | undefined;
}

/** The edge of the near sleeve, which sets it off from the clothes behind. */
export function seam({ root, joint, end }: Limb, { upper, lower }: Sleeve, bulk: number): Part {
  const behind = (from: Point, to: Point, at: number, far: number): Point => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    return [from[0] + dx * at - (dy / long) * far * bulk * -1, from[1] + dy * at - (dx / long) * far * bulk];
  };
  // The figure faces right, so backwards is left.
  const side = joint[1] > root[1] ? -1 : 1;
  return {
    path: [
      stroke(
        [
          behind(root, joint, 0.2, side * upper[0]! * 0.86),
          behind(root, joint, 0.65, side * upper[1]! * 0.92),
          behind(joint, end, 0.12, side * lower[0]! * 0.94),
          behind(joint, end, 0.85, side * lower[2]! * 0.9),
        ],
        0.032,
        true,
      ),
    ],
    material: 'fold',
  };
}

export interface Sleeve {
  upper: readonly number[];
  lower: readonly number[];
  isBare?: boolean;
}

export const SLEEVES = {
  coat: { upper: [0.3, 0.24, 0.19], lower: [0.2, 0.17, 0.145] },
  slim: { upper: [0.23, 0.19, 0.155], lower: [0.16, 0.135, 0.1] },
  wide: { upper: [0.24, 0.27, 0.22], lower: [0.22, 0.2, 0.11] },
  bare: { upper: [0.17, 0.15, 0.12], lower: [0.13, 0.12, 0.085], isBare: true },
} satisfies Record<string, Sleeve>;

/** Wide for broad shoulders or a coat that is too large. */
export const fitted = (sleeve: Sleeve, { isBroad, fit }: Fit): Sleeve => ({
  upper: sleeve.upper.map(
    (radius, i) => radius * (isBroad ? [1.3, 1.2, 1.1][i]! : 1) * (fit === 'loose' ? 1.24 : 1),
  ),
  lower: sleeve.lower.map(
    (radius, i) => radius * (isBroad ? 1.1 : 1) * (fit === 'loose' ? [1.26, 1.4, 1.6][i]! : 1),
  ),
});

export function drawArm(
  { root, joint, end, angle }: Limb,
  { upper, lower, isBare }: Sleeve,
  bulk: number,
  cloth: 'ink' | 'dress',
): Part[] {
  const wide = (radii: readonly number[]) => radii.map((radius) => radius * bulk);
  // A cuff shows between the sleeve and the hand.
  const cuff: Part = {
    path: [stroke([pointBetween(joint, end, 0.96), pointBetween(joint, end, 1.06)], lower[2]! * 2.1)],
    material: 'linen',
  };
  return [
    ...(isBare ? [] : [cuff]),
    { path: placed([outline(HAND)], { x: end[0], y: end[1], turn: -angle }), material: 'skin' },
    {
      path: [
        ...limb([root, pointBetween(root, joint, 0.5), joint], wide(upper)),
        ...limb([joint, pointBetween(joint, end, 0.5), end], wide(lower)),
      ],
      material: isBare ? 'skin' : cloth,
    },
  ];
}

/** Hanging down, the thumb forwards. */
const HAND: readonly Point[] = points`
  -.075,-.12 -.1,.06 -.115,.2 -.1,.34 -.05,.47 0,.5 .035,.44 .06,.34 .09,.26 .155,.29 .185,.24 .15,.14
  .1,.04 .075,-.12`;

const SHOE: readonly Point[] = points`
  -.14,-.18 -.2,.06 -.19,.28! 0,.28! .03,.22 .2,.26 .58,.28! .62,.2 .46,.1 .22,-.02 .14,-.18`;
const BOOT: readonly Point[] = points`
  -.25,-1.3 -.25,-.6 -.18,-.1 -.2,.28! .02,.28! .05,.22 .25,.27 .66,.28! .7,.19 .5,.08 .24,-.05 .2,-.3
  .27,-.8 .29,-1.32`;

export const drawLeg = (leg: Limb, legs: Legs, bulk: number): Part[] => LEGS[legs](leg, bulk);

const LEGS: Readonly<Record<Legs, (leg: Limb, bulk: number) => Part[]>> = {
  trousers: trouserLeg,
  boots: bootedLeg,
  breeches: stockingedLeg,
  bare: bareLeg,
  wide: wideLeg,
};

const scaled = (radii: readonly number[], bulk: number): number[] => radii.map((radius) => radius * bulk);

const thighOf = ({ root, joint }: Limb, bulk: number): Path =>
  limb([root, pointBetween(root, joint, 0.55), joint], scaled([0.42, 0.34, 0.25], bulk));

const calfOf = ({ joint, end }: Limb): Point => pointBetween(joint, end, 0.38);

/** Feet stay flat unless the leg lies behind. */
const shoeOf = ({ end: [x, y], angle, toes = 0 }: Limb): Path =>
  placed([outline(SHOE)], { x, y, turn: (Math.abs(angle) > 50 ? -angle : 0) + toes });

function trouserLeg(leg: Limb, bulk: number): Part[] {
  const { joint, end } = leg;
  const shank = limb([joint, calfOf(leg), end], scaled([0.25, 0.24, 0.165], bulk));
  return [{ path: [...thighOf(leg, bulk), ...shank, ...shoeOf(leg)], material: 'trousers' }];
}

/** Polished boots: a gleam down the shaft distinguishes them from trousers. */
function bootedLeg(leg: Limb, bulk: number): Part[] {
  const { joint, end, angle } = leg;
  const calf = calfOf(leg);
  const [low, high] = [pointBetween(joint, end, 0.78), pointBetween(joint, end, 0.16)];
  return [
    { path: thighOf(leg, bulk), material: 'trousers' },
    {
      path: [
        ...limb([pointBetween(joint, end, 0.06), calf, end], scaled([0.29, 0.26, 0.17], bulk)),
        ...placed([outline(BOOT)], { x: end[0], y: end[1], turn: -angle }),
      ],
      material: 'boot',
    },
    {
      path: [
        stroke(
          [
            [high[0] + 0.1, high[1]],
            [calf[0] + 0.12, calf[1]],
            [low[0] + 0.06, low[1]],
          ],
          0.07,
          true,
        ),
        stroke(
          [
            [high[0] - 0.26, high[1] - 0.06],
            [high[0] + 0.26, high[1] - 0.06],
          ],
          0.04,
        ),
      ],
      material: 'fold',
    },
    {
      path: [
        stroke(
          [
            [high[0] + 0.12, high[1] + 0.1],
            [calf[0] + 0.13, calf[1]],
          ],
          0.06,
          true,
        ),
        ellipse(end[0] + 0.36, end[1] + 0.1, 0.13, 0.04),
      ],
      material: 'light',
    },
  ];
}

/** They bag over the top of a low boot. */
function wideLeg(leg: Limb, bulk: number): Part[] {
  const { root, joint, end } = leg;
  const bag = [
    ...limb([root, pointBetween(root, joint, 0.55), joint], scaled([0.46, 0.58, 0.6], bulk)),
    ...limb([joint, calfOf(leg), pointBetween(joint, end, 0.8)], scaled([0.6, 0.62, 0.4], bulk)),
  ];
  return [
    { path: [...thighOf(leg, bulk), ...bag, ...shoeOf(leg)], material: 'lining' },
    {
      path: [
        stroke(
          [pointBetween(root, joint, 0.6), pointBetween(joint, end, 0.1), pointBetween(joint, end, 0.7)],
          0.05,
          true,
        ),
      ],
      material: 'depth',
    },
    {
      path: [...shoeOf(leg), ...limb([pointBetween(joint, end, 0.76), end], [0.24, 0.2])],
      material: 'boot',
    },
  ];
}

function stockingedLeg(leg: Limb, bulk: number): Part[] {
  return [{ path: closeLeg(leg, bulk), material: 'trousers' }];
}

/** The leg itself from the knee down, whatever the wearer's girth. */
function closeLeg(leg: Limb, bulk: number): Path {
  const { joint, end } = leg;
  const shank = limb([joint, calfOf(leg), pointBetween(joint, end, 0.7), end], [0.23, 0.25, 0.16, 0.12]);
  return [...thighOf(leg, bulk), ...shank, ...shoeOf(leg)];
}

/** Bare below trousers that are rolled up. */
function bareLeg(leg: Limb, bulk: number): Part[] {
  const { root, joint, end } = leg;
  const rolled = [
    ...limb([root, pointBetween(root, joint, 0.55), joint], scaled([0.42, 0.34, 0.27], bulk)),
    ...limb([joint, pointBetween(joint, end, 0.45)], scaled([0.27, 0.29], bulk)),
  ];
  return [
    { path: closeLeg(leg, bulk), material: 'skin' },
    { path: rolled, material: 'trousers' },
  ];
}

/** A thigh in its trouser leg, tied over a socket, and a peg down to the ground. */
export function drawPeg({ root, joint, end }: Limb, bulk: number): Part[] {
  const [x, y] = joint;
  const foot: Point = [end[0], end[1] + 0.28];
  return [
    {
      path: [
        taper([[x, y], [(x + foot[0]) / 2, (y + foot[1]) / 2], foot], [0.17, 0.12, 0.085]),
        outline([
          [foot[0] - 0.13, foot[1], 1],
          [foot[0] - 0.1, foot[1] - 0.12, 1],
          [foot[0] + 0.1, foot[1] - 0.12, 1],
          [foot[0] + 0.13, foot[1], 1],
        ]),
      ],
      material: 'fur',
    },
    {
      path: limb(
        [root, pointBetween(root, joint, 0.55), joint, pointBetween(joint, end, 0.16)],
        [0.42, 0.34, 0.27, 0.22].map((radius) => radius * bulk),
      ),
      material: 'trousers',
    },
    {
      path: [
        stroke(
          [
            [x - 0.26, y + 0.1],
            [x, y + 0.16],
            [x + 0.26, y + 0.08],
          ],
          0.07,
        ),
      ],
      material: 'fur',
    },
  ];
}
