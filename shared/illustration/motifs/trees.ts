import { openCurve, outline, polygon, taper, type Ring } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import type { Random } from '../drawing/seeded.ts';
import { cypress, fir, pine } from './conifers.ts';
import { ink, leaf, lined, onGround, white, type Motifs, type Part } from './motif.ts';
import { bareShrub, shrub } from './shrubs.ts';
import { forkingTree } from './forking-tree.ts';
import { leafyTree, type CrownHabit } from './leafy-tree.ts';
import { scaledToHeight } from './tree-shapes.ts';
import { slenderTree, type SlenderHabit } from './slender-tree.ts';

/** Trees in metres: they stand at (0, 0) and grow upwards, towards negative y. */

const BARE_OAK = {
  trunk: 0.22,
  width: 0.085,
  lean: 5,
  spread: [34, 58],
  ratio: [0.7, 0.92],
  lift: 1,
  bend: 20,
  steps: 7,
} as const;

const BARE = {
  trunk: 0.3,
  width: 0.05,
  lean: 4,
  spread: [24, 46],
  ratio: [0.66, 0.84],
  lift: 4,
  bend: 9,
  steps: 7,
} as const;

const DEAD = {
  trunk: 0.42,
  width: 0.085,
  lean: 9,
  spread: [34, 70],
  ratio: [0.42, 0.7],
  lift: 0,
  bend: 24,
  steps: 5,
} as const;

const CROWNS = {
  leafy: {
    from: 0.26,
    widths: [0.2, 0.34, 0.39, 0.36, 0.25, 0.08],
    girth: 0.05,
    lean: 5,
    clump: 0.068,
    gaps: 0.2,
  },
  oak: {
    from: 0.22,
    widths: [0.34, 0.5, 0.54, 0.47, 0.34, 0.12],
    girth: 0.085,
    lean: 6,
    clump: 0.078,
    gaps: 0.2,
  },
  lime: {
    from: 0.18,
    widths: [0.2, 0.3, 0.33, 0.3, 0.21, 0.06],
    girth: 0.042,
    lean: 3,
    clump: 0.062,
    gaps: 0.14,
  },
  maple: {
    from: 0.24,
    widths: [0.26, 0.4, 0.44, 0.38, 0.27, 0.09],
    girth: 0.05,
    lean: 5,
    clump: 0.082,
    gaps: 0.24,
  },
  apple: {
    from: 0.3,
    widths: [0.3, 0.5, 0.52, 0.42, 0.26, 0.1],
    girth: 0.07,
    lean: 12,
    clump: 0.082,
    gaps: 0.26,
    fruit: 'accent',
  },
  blossom: {
    from: 0.3,
    widths: [0.3, 0.46, 0.5, 0.42, 0.27, 0.1],
    girth: 0.065,
    lean: 12,
    clump: 0.078,
    gaps: 0.26,
    fruit: 'white',
  },
  poplar: {
    from: 0.08,
    widths: [0.04, 0.085, 0.105, 0.105, 0.085, 0.05, 0.012],
    girth: 0.032,
    lean: 3,
    clump: 0.042,
    tall: 1.5,
    gaps: 0.08,
  },
  willow: {
    from: 0.46,
    widths: [0.26, 0.44, 0.42, 0.3, 0.1],
    girth: 0.085,
    lean: 14,
    clump: 0.075,
    gaps: 0.2,
    curtain: 0.5,
  },
} as const satisfies Record<string, CrownHabit>;

const BIRCH = {
  from: 0.24,
  widths: [0.15, 0.19, 0.17, 0.13, 0.08, 0.03],
  girth: 0.028,
  branches: 30,
  angle: [28, 48],
  hang: 0.12,
  isBirch: true,
} as const;

const inLeaf =
  (height: number, crown: CrownHabit) =>
  (random: Random): Part[] =>
    scaledToHeight(height, leafyTree(crown, random));

const bare =
  (height: number, habit: Parameters<typeof forkingTree>[0]) =>
  (random: Random): Part[] =>
    scaledToHeight(height, forkingTree(habit, random));

const slender =
  (height: number, habit: SlenderHabit) =>
  (random: Random): Part[] =>
    scaledToHeight(height, slenderTree(habit, random));

export const TREES: Motifs = {
  'leafy tree': onGround(9, 8.21, inLeaf(9, CROWNS.leafy), { beside: ['bush', 'garden bench'] }),
  'bare tree': onGround(9, 8.6, bare(9, BARE), { beside: ['crow'] }),
  oak: onGround(11, 13.3, inLeaf(11, CROWNS.oak), { beside: ['bush', 'garden bench'] }),
  'bare oak': onGround(11, 14.3, bare(11, BARE_OAK), { beside: ['crow'] }),
  'birch tree': onGround(12, 5.37, slender(12, { ...BIRCH, hasLeaves: true }), {
    beside: ['birch tree', 'grass'],
  }),
  'bare birch': onGround(12, 4.61, slender(12, { ...BIRCH, hasLeaves: false }), { beside: ['bare birch'] }),
  'poplar tree': onGround(14, 4.46, inLeaf(14, CROWNS.poplar), { beside: ['poplar tree'] }),
  'willow tree': onGround(8, 8.18, inLeaf(8, CROWNS.willow), { beside: ['reeds', 'rowing boat'] }),
  lime: onGround(13, 10.4, inLeaf(13, CROWNS.lime), { beside: ['lime', 'garden bench'] }),
  maple: onGround(10, 10, inLeaf(10, CROWNS.maple)),
  'apple tree': onGround(4.6, 5.4, inLeaf(4.6, CROWNS.apple), { beside: ['ladder', 'basket', 'beehive'] }),
  'blossoming tree': onGround(4.6, 5.2, inLeaf(4.6, CROWNS.blossom), {
    beside: ['picket fence', 'garden bench'],
  }),
  'dead tree': onGround(7, 6.77, bare(7, DEAD), { beside: ['crow', 'rock'] }),
  'fir tree': onGround(14, 6.03, (random) => scaledToHeight(14, [lined('along', leaf(...fir(14, random)))]), {
    beside: ['fir tree', 'stump'],
  }),
  pine: onGround(16, 10.6, (random) => scaledToHeight(16, pine(random)), { beside: ['pine', 'fern'] }),
  cypress: onGround(12, 2.15, (random) => scaledToHeight(12, [lined('along', leaf(...cypress(random)))]), {
    beside: ['cypress', 'gravestone'],
  }),
  bush: onGround(1.6, 3.4, (random) => scaledToHeight(1.6, shrub(random))),
  'bare bush': onGround(1.4, 2.2, bareShrub),
  'broken birch': onGround(8.9, 1.6, brokenBirch, { beside: ['bush', 'leafy tree'] }),
};

/** A great birch without its top: a white column, its break slanting and dark. */
function brokenBirch(random: Random): Part[] {
  const trunk = outline(
    points`
      -.78,.01! -.56,-.5 -.47,-3 -.42,-6 -.4,-7.9! -.1,-8.36! 0,-8.2! .26,-8.9! .36,-8.5! .42,-6
      .48,-3 .56,-.5 .8,.01!`,
  );
  // Thin scars lie across the bark, thick ones at its foot and where boughs were.
  const halfAt = (y: number) => 0.54 + y * 0.016;
  const scars = Array.from({ length: 46 }, (_, i): Ring => {
    const y = -0.35 - i * 0.165 + random.between(-0.06, 0.06);
    const middle = random.between(-0.8, 0.8) * halfAt(y);
    const long = random.between(0.08, 0.26);
    const [from, to] = [Math.max(-halfAt(y), middle - long), Math.min(halfAt(y), middle + long)];
    return taper(
      [
        [from, y],
        [(from + to) / 2, y + 0.02],
        [to, y - 0.01],
      ],
      [0.006, random.between(0.02, 0.045), 0.006],
    );
  });
  const foot = [-0.5, -0.1, 0.36].map((x) =>
    polygon([
      [x - 0.16, 0],
      [x - 0.05, -random.between(0.5, 1.1)],
      [x + 0.12, 0],
    ]),
  );
  const snapped = polygon(
    points`-.41,-7.7 -.4,-7.9 -.1,-8.36 0,-8.2 .26,-8.9 .36,-8.5 .38,-8.1 .2,-8.2 .04,-7.86 -.12,-7.98`,
  );
  const shade: Part = {
    path: [outline(points`.06,.01! .12,-3 .14,-6 .2,-8.1! .37,-8.2! .42,-6 .48,-3 .56,-.5 .8,.01!`)],
    material: 'ink',
    opacity: 0.2,
  };
  const stumps = [
    taper(openCurve(points`.36,-5.6 .66,-5.9 .8,-6.3`), [0.09, 0.07, 0.03]),
    taper(openCurve(points`-.4,-4.2 -.66,-4.5 -.8,-4.8`), [0.08, 0.06, 0.03]),
  ];
  return [ink(...stumps), lined('along', white(trunk)), shade, ink(...scars, ...foot, snapped)];
}
