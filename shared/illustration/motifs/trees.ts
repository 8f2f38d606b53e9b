import { points } from '../drawing/points.ts';
import { openCurve, outline, polygon, taper, type Path, type Point, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import {
  pointAhead,
  leafyTree,
  rootFlare,
  forkingTree,
  slenderTree,
  scaledToHeight,
  type CrownHabit,
  type SlenderHabit,
} from './tree-shapes.ts';
import { accent, ink, leaf, lined, onGround, white, type Motifs, type Part } from './motif.ts';

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
  palm: onGround(9, 6.62, (random) => scaledToHeight(9, palm(9, random)), { beside: ['camel'] }),
  bush: onGround(1.6, 3.4, (random) => scaledToHeight(1.6, shrub(random))),
  'bare bush': onGround(1.4, 2.2, bareShrub),
  'broken birch': onGround(8.9, 1.6, brokenBirch, { beside: ['bush', 'leafy tree'] }),
};

/** Many thin stems from one root, forking. */
function bareShrub(random: Random): Part[] {
  const stems: Ring[] = [];
  for (let i = 0; i < 15; i++) {
    const angle = -52 + (i / 14) * 104 + random.between(-5, 5);
    const middle = pointAhead([(i - 7) * 0.012, 0], angle * 0.8, random.between(0.5, 0.72));
    const end = pointAhead(middle, angle * 1.15, random.between(0.42, 0.66));
    const top: Point = [Math.max(-1.06, Math.min(1.06, end[0])), i === 7 ? -1.4 : Math.max(-1.36, end[1])];
    stems.push(taper(openCurve([[(i - 7) * 0.014, 0], middle, top]), [0.02, 0.014, 0.004]));
    for (const share of [0.5, 0.75]) {
      const from: Point = [
        middle[0] + (top[0] - middle[0]) * share,
        middle[1] + (top[1] - middle[1]) * share,
      ];
      const twig = pointAhead(from, angle + (i % 2 ? 34 : -34), random.between(0.16, 0.28));
      stems.push(
        taper([from, [Math.max(-1.09, Math.min(1.09, twig[0])), Math.max(-1.38, twig[1])]], [0.008, 0.003]),
      );
    }
  }
  return [lined('along', ink(...stems))];
}

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

/** A dome of leaves that stands on the ground. */
export function shrub(random: Random): Part[] {
  const crown = {
    from: 0.06,
    widths: [0.9, 1, 0.94, 0.76, 0.44],
    girth: 0.05,
    lean: 8,
    clump: 0.19,
    gaps: 0.06,
  };
  const [wood, ...clumps] = leafyTree(crown, random);
  const ground = (ring: Ring): Ring => ring.map((value, i) => (i % 2 ? Math.min(value, 0.01) : value));
  return [wood!, ...clumps].map((part) => ({ ...part, path: part.path.map(ground) }));
}

/** A tall bare trunk, with flat clouds of needles at the top. */
function pine(random: Random): Part[] {
  const lean = random.between(-0.06, 0.06);
  const at = (share: number): Point => [
    lean * share ** 1.6 + Math.sin(share * 5 + lean * 40) * 0.008,
    -share,
  ];
  const wood: Ring[] = [
    rootFlare(0.042, random),
    taper(openCurve([at(0), at(0.3), at(0.6), at(0.95)]), [0.021, 0.017, 0.012, 0.005]),
  ];
  const needles: Path[] = [];
  const heights = [0.5, 0.58, 0.63, 0.7, 0.75, 0.81, 0.86, 0.91];
  heights.forEach((share, i) => {
    const side = (i % 2 ? 1 : -1) * (i === 0 && random.chance(0.5) ? -1 : 1);
    const reach = [0.19, 0.25, 0.17, 0.21, 0.2, 0.15, 0.12, 0.08][i]! * random.between(0.8, 1.15);
    const from = at(share - 0.02);
    const end: Point = [from[0] + side * reach, from[1] - random.between(0.03, 0.06)];
    wood.push(
      taper(openCurve([from, [from[0] + side * reach * 0.5, from[1] - 0.004], end]), [0.0075, 0.005, 0.002]),
    );
    needles.push([
      cloud(end, reach * random.between(0.5, 0.62), random),
      cloud([from[0] + side * reach * 0.5, end[1] - 0.03], reach * random.between(0.4, 0.52), random),
    ]);
  });
  needles.push([
    cloud([at(0.95)[0], -0.945], 0.1, random),
    cloud([at(0.97)[0] + 0.02, -0.97], 0.065, random),
  ]);
  // Stumps of branches long gone.
  for (const share of [0.24, 0.35, 0.43]) {
    const [x, y] = at(share);
    const side = random.chance(0.5) ? 1 : -1;
    wood.push(
      taper(
        [
          [x, y],
          [x + side * 0.045, y - 0.012],
        ],
        [0.006, 0.002],
      ),
    );
  }
  return [lined('along', ink(...wood)), ...needles.map((path) => lined('across', leaf(...path)))];
}

/** Flat below and in tufts above. */
function cloud([x, y]: Point, half: number, random: Random): Ring {
  const points: Point[] = [[x - half, y + half * 0.1, 1]];
  const tufts = 8;
  for (let k = 0; k < tufts; k++) {
    const [across, next] = [-1 + ((k + 0.5) / tufts) * 2, -1 + ((k + 1) / tufts) * 2];
    const dome = Math.sqrt(1 - across * across);
    points.push([x + across * half, y - half * (0.62 * dome + 0.08) * random.between(0.85, 1.2)]);
    if (k < tufts - 1) points.push([x + next * half, y - half * 0.42 * Math.sqrt(1 - next * next), 1]);
  }
  points.push([x + half, y + half * 0.1, 1]);
  for (const across of [0.55, 0.1, -0.4])
    points.push([x + across * half, y + half * random.between(0.06, 0.2)]);
  return outline(points);
}

/** A single dark flame, with all its sprays pointing up. */
function cypress(random: Random): Path {
  const half = (share: number) => 0.078 * Math.sin(Math.PI * (share * 0.78 + 0.2)) ** 1.15;
  const side = (sign: number): Point[] =>
    Array.from({ length: 22 }, (_, i) => {
      const share = 0.05 + (i / 21) * 0.9;
      const x = sign * half(share) * random.between(0.92, 1.06);
      return [[x, -share] as Point, [x * 1.1 + sign * 0.002, -share - 0.034, 1] as Point];
    }).flat();
  return [
    outline([[0, -0.03], ...side(1), [0, -1, 1], ...side(-1).reverse()]),
    taper(points`0,0 0,-.1`, [0.015, 0.012]),
    rootFlare(0.02, random),
  ];
}

/** Boughs in tiers, each drooping and raised again at its tip, with a fringe of twigs. */
function fir(height: number, random: Random): Path {
  const path: Ring[] = [
    taper(
      [
        [0, 0],
        [0, -height],
      ],
      [height * 0.018, height * 0.003],
    ),
  ];
  const tiers = 21;
  const twigs = 9;
  for (let i = 0; i < tiers; i++) {
    const share = i / tiers;
    const y = -height * (0.08 + 0.89 * share);
    const reach = height * 0.21 * (1 - share) ** 0.9 + height * 0.008;
    for (const side of [-1, 1]) {
      const own = reach * random.between(0.66, 1.14) * side;
      const drop = reach * random.between(0.2, 0.34);
      // How far a place along the bough hangs: most before its tip.
      const sag = (t: number) => drop * Math.sin(Math.PI * Math.min(1, t * 0.86)) ** 1.2 + drop * 0.25 * t;
      const upper = [0.3, 0.6, 0.85].map((t): Point => [own * t, y + sag(t) - height * 0.022 * (1 - t)]);
      const fringe: Point[] = [];
      for (let k = twigs; k > 0; k--) {
        const t = k / (twigs + 1);
        const long = height * random.between(0.016, 0.042) * (1 - share * 0.6);
        fringe.push(
          [own * (t + 0.045), y + sag(t) + height * 0.004, 1],
          [own * (t + 0.02), y + sag(t) + long, 1],
          [own * (t - 0.02), y + sag(t) + height * 0.003, 1],
        );
      }
      path.push(
        outline([
          [0, y - height * 0.034, 1],
          ...upper,
          [own, y + sag(1) - height * 0.004, 1],
          ...fringe,
          [0, y + height * 0.02, 1],
        ]),
      );
    }
  }
  return path;
}

function palm(height: number, random: Random): Part[] {
  const lean = random.between(0.08, 0.16) * height * (random.chance(0.5) ? 1 : -1);
  const crown: Point = [lean, -height * 0.78];
  const trunk = taper(openCurve([[0, 0], [lean * 0.2, -height * 0.3], [lean * 0.6, -height * 0.58], crown]), [
    height * 0.032,
    height * 0.02,
    height * 0.016,
    height * 0.02,
  ]);
  const fronds = Array.from({ length: 11 }, (_, i) => {
    const angle = -118 + i * 23.6 + random.between(-7, 7);
    const reach = height * random.between(0.28, 0.36);
    const middle = pointAhead(crown, angle * 0.82, reach * 0.6);
    const end: Point = [
      crown[0] + Math.sin((angle * Math.PI) / 180) * reach * 1.1,
      crown[1] - Math.cos((angle * Math.PI) / 180) * reach * 0.55 + reach * 0.3,
    ];
    const line = openCurve([crown, middle, end]);
    const comb: Point[] = [];
    line.forEach(([x, y], k) => {
      const share = k / (line.length - 1);
      const long = height * 0.075 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.12));
      comb.push([x, y + height * 0.004, 1], [x + Math.sign(angle) * long * 0.35, y + long, 1]);
    });
    return polygon([...line, ...comb.reverse()]);
  });
  return [
    lined(
      'across',
      ink(
        trunk,
        outline([
          [-height * 0.05, 0.02, 1],
          [-height * 0.024, -height * 0.04],
          [height * 0.024, -height * 0.04],
          [height * 0.05, 0.02, 1],
        ]),
      ),
    ),
    lined('along', leaf(...fronds)),
    accent(
      ...[-1, 0, 1].map((k) =>
        polygon(
          Array.from({ length: 10 }, (_, i) =>
            pointAhead([crown[0] + k * height * 0.02, crown[1] + height * 0.022], i * 36, height * 0.014),
          ),
        ),
      ),
    ),
  ];
}
