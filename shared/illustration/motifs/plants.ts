import { points } from '../drawing/points.ts';
import { outline, polygon, stroke, type Path, type Point, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import {
  accent,
  fold,
  ink,
  lined,
  onGround,
  onTable,
  onWall,
  onWater,
  white,
  type Motifs,
  type Part,
} from './motif.ts';
import { pen } from './pen.ts';
import { pointAhead, leafyTree, scaledToHeight } from './tree-shapes.ts';

/** Flowers, grasses and the forest floor; in centimetres, except grass and umbels. */
const { cut, disc, flat, line, loop, moved, rod, shape, lathed } = pen(0.01);

/** A rose from the side: a cup of petals with a spiral in it. */
const rose = (x: number, y: number, size: number): Part[] => [
  accent(...moved([shape('-9,0 -11,8 -7,15 -2,13! 0,17 6,15 10,9 9,1 4,-5 -4,-5')], x, y, { scale: size })),
  fold(
    ...moved([cut('-6,10 -1,5 5,10', 1.1), cut('-8,4 0,-1 7,5', 1), cut('-2,12 2,9 3,13', 0.8)], x, y, {
      scale: size,
    }),
  ),
];
const LEAF = '0,0! 4,5 11,7 18,5 22,0! 16,-4 8,-4';
const leafAt = (x: number, y: number, size: number, turn: number): Path =>
  moved([shape(LEAF)], x, y, { scale: size, turn });
/** A daisy. */
const daisy = (x: number, y: number, size: number): Path =>
  Array.from({ length: 11 }, (_, i) =>
    moved([shape('0,0! 1.6,3 1,6.4 0,7 -1,6.4 -1.6,3')], x, y, { scale: size, turn: i * 32.7 }),
  ).flat();

export const PLANTS: Motifs = {
  grass: onGround(0.4, 3.1, (random) => [lined('along', ink(...grass(-1.5, 1.5, 0.4, random)))]),
  umbel: onGround(1.45, 0.47, (random) => [lined('along', ink(...umbel(1.2, random)))]),
  wheat: onGround(1.18, 2.16, wheat, { beside: ['scythe', 'sheaf'] }),
  reeds: onWater(1.77, 1.82, reeds, { beside: ['duck', 'rowing boat', 'willow tree'] }),
  'meadow flowers': onGround(0.58, 1.45, meadow),
  rose: onTable(
    0.36,
    0.15,
    () => [
      ink(
        ...rod('-4,0 -2,10 2,22', 0.5, 0.45, 0.5),
        ...leafAt(-2.4, 8, 0.34, -28),
        ...moved([shape(LEAF)], -1.4, 14, { scale: 0.3, isFlipped: true, turn: 24 }),
        flat('-3,5 -4.8,5.6 -2.8,6.4'),
        flat('0,17 2,17 .6,18.2'),
        shape('-.4,22! 2.4,19.6 5,22! 4.6,26 2,24 -.4,25.4'),
      ),
      ...rose(2.4, 27, 0.5),
    ],
    { anchors: { grip: { x: -0.03, y: -0.05 } } },
  ),
  'rose bush': onGround(1.24, 1.69, (random) => [
    ...scaledToHeight(
      1.24,
      leafyTree(
        { from: 0.1, widths: [0.3, 0.56, 0.6, 0.5, 0.2], girth: 0.03, lean: 8, clump: 0.12, gaps: 0.34 },
        random,
      ),
    ),
    ...points`-58,64 -28,104 4,78 32,106 60,70 -10,48 34,54 -40,40`.flatMap(([x, y], i) =>
      rose(x + random.between(-5, 5), y, i % 3 ? 0.56 : 0.7),
    ),
  ]),
  lily: onTable(0.62, 0.35, () => [
    ink(
      ...rod('0,0 -1,24 3,48', 0.7, 0.6, 0.5),
      shape('-1,2! -8,14 -16,22 -18,32! -10,26 -3,14'),
      shape('0,4! 6,14 13,20 17,30! 10,24 2,15'),
      ...rod('0,34 -6,42 -10,44', 0.5, 0.4, 0.5),
    ),
    white(
      shape('3,46! 0,54 -4,58 -5,62! 1,59 4,61! 7,58 14,61! 12,56 8,53 5,48'),
      shape('-10,43! -15,50 -18,52! -12,53 -9,57! -6,51 -2,52! -6,47'),
    ),
    accent(
      line('4,56 3,60.6', 0.3),
      line('5,56 7,60', 0.3),
      disc(3, 60.8, 0.7, 0.4),
      disc(7.2, 60.2, 0.7, 0.4),
    ),
    ink(cut('4,48 3,55', 0.3), cut('6,49 9,56', 0.3), cut('-10,45 -13,51', 0.3)),
  ]),
  sunflower: onGround(
    1.91,
    0.69,
    () => [
      ink(
        ...rod('0,0 3,60 0,120 6,152', 2, 1.8, 1.6, 1.4),
        shape('1,62! -14,70 -28,64 -32,52! -20,50 -6,54'),
        shape('2,92! 16,104 28,98 32,84! 20,82 8,86'),
        shape('1,120! -8,130 -20,128 -24,118! -12,114'),
      ),
      accent(
        ...Array.from({ length: 17 }, (_, i) =>
          moved([shape('0,12! 5,20 4,28 0,31! -4,28 -5,20')], 6, 160, {
            turn: i * 21.2,
            scale: 1 - (i % 2) * 0.12,
          }),
        ).flat(),
      ),
      ink(disc(6, 160, 15, 14.6)),
      fold(...points`-2,164 6,168 12,162 8,154 0,156 4,160`.map(([x, y]) => disc(x, y, 1))),
    ],
    { beside: ['wattle fence', 'izba'] },
  ),
  thistle: onGround(0.91, 0.56, () => [
    ink(
      ...rod('0,0 1,40 -3,74', 1.1, 1, 0.8),
      ...rod('0,36 12,54 16,64', 0.9, 0.7, 0.7),
      shape('0,8! -8,20! -10,14! -18,24! -18,16! -28,22! -20,8 -8,4'),
      shape('1,20! 8,30! 12,24! 18,34! 20,26! 28,28! 20,16 8,14'),
      shape('0,44! -6,54! -10,48! -14,58! -18,48! -10,40'),
      shape('-3,72! -10,74 -11,80 -8,84! 2,84! 5,80 4,75'),
      shape('16,62! 11,64 10,69 12,72! 20,72! 22,69 21,64'),
    ),
    accent(
      shape('-8,84! -11,90! -7,88 -6,91! -4,88 -2,91! 0,88 2,90.6! 3,88 6,89.6! 2,84!'),
      shape('12,72! 10,77! 13,75.6 15,78! 17,75.6 20,77.6! 22,76 20,72!'),
    ),
    fold(cut('-9,78 -3,75 3,78', 0.5), cut('-9,81 -3,78 4,81', 0.5)),
  ]),
  fern: onGround(0.8, 1.32, (random) => [
    lined(
      'along',
      ink(
        ...[-74, -48, -22, 6, 30, 54, 78].flatMap((turn, i) =>
          frond(turn, 66 + (i % 3) * 10 + random.between(-4, 4)),
        ),
      ),
    ),
  ]),
  mushroom: onGround(0.16, 0.21, () => [
    white(shape('-2.6,8! -2.4,4 -3.6,0! 3,0! 2.4,4 2.4,8!'), shape('5.4,5! 5.6,2 5,0! 8.6,0! 8,2 8,5!')),
    accent(
      shape('-10,7.6! -9,12 -4,15.6 1,15.8 7,13 9,8! 4,6.6 -5,6.4'),
      shape('3,4.6! 4,7.6 7,8.4 10,7 11,4.6! 7,4'),
    ),
    white(
      disc(-5, 11.4, 1.3, 1),
      disc(0, 13.4, 1.2, 0.9),
      disc(5, 10.6, 1.1, 0.9),
      disc(-1, 9, 0.9, 0.7),
      disc(7, 6.6, 0.7, 0.5),
    ),
    ink(
      cut('-9,7.4 0,6.4 8,7.8', 0.4),
      cut('-1,5.6 -1.4,1', 0.35),
      line('-8,.4 -10,3', 0.3),
      line('-7,.4 -6,2.6', 0.3),
      line('10,.4 11,3', 0.3),
    ),
  ]),
  'potted plant': onTable(0.56, 0.38, (random) => [
    ink(
      shape('-10,17! 10,17! 10.6,14! 9,13! 7,0! -7,0! -9,13! -10.6,14!'),
      ...[-12, -5, 2, 9].flatMap((x, i) => rod(`${x * 0.3},16 ${x},${30 + (i % 2) * 7}`, 0.6, 0.5)),
      ...Array.from({ length: 15 }, (_, i) =>
        disc(
          random.between(-17, 17),
          22 + i * 1.5 + random.between(-2, 2),
          random.between(3, 4.6),
          random.between(2.6, 3.6),
        ),
      ),
    ),
    accent(
      ...points`-9,46 -5,49 -7,51 -11,49 8,50 12,52 10,54 6,53 1,42 4,44`.map(([x, y]) => disc(x, y, 2.1)),
    ),
    ink(line('-8,36 -8,46', 0.4), line('9,38 9,50', 0.4)),
    fold(line('-9.6,13.4 9.6,13.4', 0.5), cut('-6,11 -5,2', 0.6)),
  ]),
  bouquet: onTable(
    0.43,
    0.34,
    () => [
      ink(
        ...[-5, -3, -1, 1, 3].map((x) => line(`${x * 1.4},0 ${x * 0.2},10 ${-x * 2.6},24`, 0.6)),
        ...[
          [-12, 24, 160],
          [12, 26, 20],
          [-9, 32, 130],
          [10, 34, 50],
          [-14, 18, 190],
          [13, 18, -14],
        ].flatMap(([x, y, turn]) => leafAt(x! * 0.6, y!, 0.42, -turn!)),
      ),
      ...rose(-8, 27, 0.44),
      ...rose(7, 28, 0.46),
      ...rose(-1, 33, 0.5),
      ...rose(0, 22, 0.48),
      white(...daisy(-13, 35, 0.5), ...daisy(12, 37, 0.5), ...daisy(3, 40, 0.4)),
      white(
        shape('-3,11! 3,11! 3.4,8! -3.4,8!'),
        shape('2,9! 8,8 10,4! 7,4 4,7'),
        shape('1,8! 4,4 4,0! 2,2 0,6'),
      ),
    ],
    { anchors: { grip: { x: 0, y: -0.07 } } },
  ),
  'vase of flowers': onTable(0.61, 0.4, () => [
    ink(
      ...points`-12,44 -6,52 0,46 6,54 13,45`.map(([x, y]) =>
        line(`0,24 ${x * 0.5},${y * 0.75} ${x},${y}`, 0.5),
      ),
      ...[
        [-8, 34, 160],
        [8, 34, 20],
        [-6, 42, 140],
        [7, 44, 40],
        [-12, 30, 200],
        [12, 30, -20],
      ].flatMap(([x, y, turn]) => leafAt(x!, y!, 0.38, -turn!)),
      lathed('5,27! 5.4,26! 3.4,24 4,20 8,14 8.6,9 6,3.4 4.4,1.6 6,0!'),
    ),
    ...rose(-13, 44, 0.44),
    ...rose(13, 44, 0.46),
    ...rose(0, 45, 0.54),
    white(...daisy(-6, 55, 0.66), ...daisy(7, 57, 0.62), ...daisy(-16, 36, 0.44), ...daisy(16, 36, 0.44)),
    accent(disc(-6, 55, 1.2), disc(7, 57, 1.1)),
    fold(cut('-3,21 -6.4,14 -5.4,7', 0.8), cut('-3,25 3,25', 0.4)),
  ]),
  wreath: onTable(0.42, 0.41, () => [
    ink(
      ...Array.from({ length: 36 }, (_, i) =>
        leafAt(
          Math.sin(i * 0.17453) * 16,
          22 - Math.cos(i * 0.17453) * 16,
          0.3,
          i * 10 + 180 + (i % 2 ? 34 : -34),
        ),
      ).flat(),
      ...loop(0, 22, 16.4, 1),
    ),
    accent(
      ...[40, 85, 140, 200, 250, 315].map((turn) =>
        disc(Math.sin(turn / 57.3) * 16, 22 - Math.cos(turn / 57.3) * 16, 1.3),
      ),
      shape('0,6! -7,9 -9,4 -3,5! -6,0! -2,1 0,4! 3,0 6,1! 3,5! 9,4 7,9'),
    ),
  ]),
  stump: onGround(
    0.6,
    0.96,
    () => [
      ink(
        shape(
          `
            -28,50! -30,36 -30,18 -38,7 -48,0! -30,-.6 -20,3 -8,0! 6,-.6 16,3 30,0! 48,0! 38,8 31,20
            30,40 31,56! 24,52! 20,60! 14,52 0,49 -16,49`,
        ),
      ),
      white(shape('-28,50 -16,54 0,55 14,53 22,51 14,47.6 0,46.4 -16,47')),
      fold(
        cut('-18,50.6 -4,48.6 10,50', 0.7),
        cut('-23,42 -24,22 -30,8', 1),
        cut('-8,42 -9,20 -12,6', 1),
        cut('8,43 9,24 8,8', 1),
        cut('22,46 23,24 30,8', 1),
      ),
    ],
    { beside: ['mushroom', 'axe', 'fern'] },
  ),
  log: onGround(
    0.62,
    2.38,
    () => [
      ink(
        shape('-110,40! -60,44 20,42 100,46! 118,44! 116,4! 104,1 30,-1 -60,1 -110,2!'),
        shape('-40,42! -34,58 -26,62! -26,52 -24,42!'),
        shape('50,43! 58,54 68,56! 66,48 66,43!'),
      ),
      white(disc(-110, 21, 9.6, 19)),
      ink(...loop(-110, 21, 6.6, 0.9, 13), ...loop(-110, 21, 3.4, 0.8, 7), disc(-110, 21, 0.9, 1.6)),
      fold(
        cut('-92,34 -20,35 60,33', 1.1),
        cut('-90,24 0,22 90,26', 1),
        cut('-84,12 20,10 106,12', 1),
        cut('20,30 60,28 104,34', 0.9),
      ),
    ],
    { anchors: { seat: { x: 0.2, y: -0.42, width: 1.4 } }, beside: ['campfire', 'mushroom'] },
  ),
  branch: onWall(0.61, 1.36, (random) => [
    lined(
      'along',
      ink(
        ...rod('-64,6 -30,18 10,26 46,40 62,50', 2.4, 1.9, 1.4, 1, 0.5),
        ...rod('-20,20 0,36 16,52', 1.1, 0.8, 0.4),
        ...rod('14,27 34,22 52,26', 0.9, 0.7, 0.4),
      ),
    ),
    ink(
      ...points`-6,30 6,42 16,53 30,34 46,42 62,51 36,22 52,27 -30,19 20,29`
        .flatMap(([x, y]) => [
          leafAt(x, y, 0.46, random.between(-70, -20)),
          leafAt(x, y, 0.42, random.between(10, 60)),
        ])
        .flat(),
    ),
  ]),
  leaf: onTable(0.18, 0.22, () => [
    accent(
      shape(
        `
          -3,4! -8,4 -7,7.6! -11,8.4 -9,11! -10.6,14.6! -6,13.4! -5,17! -2,15 0,18! 2,15 5,17.4!
          6,13.4! 10.6,14.4! 9,11! 11,8.6 7,7.6! 8,4.4 3,4! 0,3`,
      ),
    ),
    ink(
      line('.4,0 0,5 0,15', 0.4),
      cut('0,6 -7,10.6', 0.35),
      cut('0,6 7,10.6', 0.35),
      cut('0,9 -4,14', 0.3),
      cut('0,9 4,14', 0.3),
    ),
  ]),
  'ivy on a wall': onWall(2.52, 1.73, (random) => {
    const stems = [
      [-70, -58, 190],
      [-40, -20, 244],
      [-6, 10, 170],
      [24, 44, 224],
      [56, 74, 140],
    ] as const;
    const on = ([foot, top, tall]: (typeof stems)[number], share: number) =>
      [foot + (top - foot) * share + Math.sin(share * 7 + foot) * 7, tall * share] as const;
    const leaves = stems.flatMap((stem) =>
      Array.from({ length: Math.round(stem[2] / 6) }, (_, i) => on(stem, (i * 6 + 4) / stem[2])),
    );
    return [
      lined(
        'along',
        ink(
          ...stems.map((stem) =>
            line([0, 0.25, 0.5, 0.75, 1].map((share) => on(stem, share).join(',')).join(' '), 1.5),
          ),
        ),
      ),
      ink(
        ...leaves.flatMap(([x, y]) =>
          moved(
            [shape('0,9! -5,6 -9,6.6! -7,1 -9,-4! -3,-4 0,-9! 3,-4 9,-4! 7,1 9,6.6! 5,6')],
            x + random.between(-11, 11),
            Math.max(9, y),
            { scale: random.between(0.6, 1), turn: random.between(-40, 40) },
          ),
        ),
      ),
    ];
  }),
};

function frond(turn: number, length: number): Path {
  const rings: Ring[] = [];
  const bow = (share: number): Point => {
    const angle = turn * (0.35 + share * 0.65);
    return pointAhead([0, 0], angle, (length / 100) * share);
  };
  rings.push(stroke([bow(0), bow(0.5), bow(1)], 0.012));
  for (let k = 3; k < 16; k++) {
    const share = k / 16;
    const [at, beyond] = [bow(share), bow(share + 0.03)];
    const heading = (Math.atan2(beyond[0] - at[0], at[1] - beyond[1]) * 180) / Math.PI;
    const reach = 0.15 * Math.sin(Math.PI * (share * 0.8 + 0.2));
    for (const side of [-1, 1]) {
      const tip = pointAhead(at, heading + side * 66, reach);
      if (tip[1] > 0) continue;
      rings.push(polygon([pointAhead(at, heading, 0.024), tip, pointAhead(at, heading + 180, 0.02)]));
    }
  }
  return rings;
}

function wheat(random: Random): Part[] {
  const ears: Ring[] = [];
  const stalks = Array.from({ length: 24 }, (_, i) => {
    const x = -98 + i * 8 + random.between(-3, 3);
    const [tall, lean] = [random.between(74, 92), random.between(3, 13)];
    // The heavy ear bends the stalk over; its beard extends beyond.
    const along = (share: number) => [x + lean + share * 13, tall + 15 * Math.sin(share * 1.9)] as const;
    for (let k = 0; k < 7; k++) {
      const [[ax, ay], [bx, by]] = [along(k / 7), along((k + 1) / 7)];
      const [dx, dy] = [bx - ax, by - ay];
      const length = Math.hypot(dx, dy);
      const [nx, ny] = [(-dy / length) * 2.7, (dx / length) * 2.7];
      for (const side of [-1, 1]) {
        ears.push(
          shape(
            `${ax},${ay}! ${ax + dx * 0.6 + nx * side},${ay + dy * 0.6 + ny * side} ${ax + dx * 1.7 + nx * side * 0.5},${ay + dy * 1.7 + ny * side * 0.5}!`,
          ),
        );
        ears.push(
          line(`${bx},${by} ${bx + dx * 4 + nx * side * 2.2},${by + dy * 4 + ny * side * 2.2}`, 0.24),
        );
      }
    }
    return line(`${x},0 ${x + lean * 0.2},${tall * 0.5} ${x + lean},${tall}`, 0.7);
  });
  const blades = Array.from({ length: 9 }, () => {
    const [x, side, y] = [random.between(-96, 90), random.chance(0.5) ? 1 : -1, random.between(14, 34)];
    return shape(
      `${x},${y}! ${x + side * 7},${y + 20} ${x + side * 19},${y + 14}! ${x + side * 7},${y + 15}`,
    );
  });
  return [lined('along', ink(...stalks, ...blades, ...ears))];
}

function reeds(random: Random): Part[] {
  const blades: Ring[] = [];
  const heads: Ring[] = [];
  for (let i = 0; i < 24; i++) {
    const x = -88 + i * 7.4 + random.between(-4, 4);
    const [tall, lean] = [random.between(80, 168), random.between(-16, 22)];
    blades.push(
      shape(
        `
          ${x - 1.3},0! ${x + lean * 0.3 - 1},${tall * 0.5} ${x + lean},${tall}!
          ${x + lean * 0.3 + 1.6},${tall * 0.5} ${x + 1.3},0!`,
      ),
    );
    if (i % 3 !== 0) continue;
    const top = Math.min(188, tall + 24);
    blades.push(line(`${x + 3},0 ${x + 4},${top * 0.6} ${x + 7},${top}`, 0.9));
    heads.push(...rod(`${x + 6},${top - 26} ${x + 6.6},${top - 8}`, 2.3, 2.3));
  }
  return [lined('along', ink(...blades, ...heads))];
}

function meadow(random: Random): Part[] {
  const stems: Ring[] = [];
  const petals: Ring[] = [];
  const hearts: Ring[] = [];
  const blue: Ring[] = [];
  for (let i = 0; i < 16; i++) {
    const x = -64 + i * 8.4 + random.between(-3, 3);
    const [tall, lean] = [random.between(26, 54), random.between(-7, 7)];
    stems.push(line(`${x},0 ${x + lean * 0.3},${tall * 0.5} ${x + lean},${tall}`, 0.6));
    if (i % 3) {
      petals.push(...daisy(x + lean, tall, 0.6));
      hearts.push(disc(x + lean, tall, 1.4));
    } else
      blue.push(
        shape(
          `
            ${x + lean},${tall - 3}! ${x + lean - 4},${tall + 3} ${x + lean - 3},${tall + 5}!
            ${x + lean - 1},${tall + 2} ${x + lean},${tall + 5.6}! ${x + lean + 1},${tall + 2}
            ${x + lean + 3},${tall + 5}! ${x + lean + 4},${tall + 3}`,
        ),
      );
  }
  return [
    lined('along', ink(...stems, ...grass(-0.7, 0.7, 0.34, random))),
    white(...petals),
    accent(...blue, ...hearts),
  ];
}

/** Blades of grass along the ground from `left` to `right`, in metres. */
export function grass(left: number, right: number, height: number, random: Random): Path {
  const count = Math.round(((right - left) / height) * 9);
  return Array.from({ length: count }, () => {
    const x = random.between(left, right);
    const tall = height * random.between(0.35, 1);
    const lean = random.between(-0.45, 0.45) * tall;
    const width = height * 0.035;
    return polygon([
      [x - width, 0.02],
      [x + lean * 0.35, -tall * 0.6],
      [x + lean, -tall],
      [x + lean * 0.35 + width, -tall * 0.55],
      [x + width, 0.02],
    ]);
  });
}

/** A roadside flower with an umbel; in metres. */
export function umbel(height: number, random: Random): Path {
  const lean = random.between(-0.12, 0.12) * height;
  const top: Point = [lean, -height];
  const path: Ring[] = [stroke([[0, 0], [lean * 0.3, -height * 0.55], top], height * 0.018)];
  const rays = 9;
  for (let i = 0; i < rays; i++) {
    const angle = -62 + (124 / (rays - 1)) * i;
    const end = pointAhead(top, angle, height * 0.17 * random.between(0.9, 1.08));
    path.push(stroke([top, end], height * 0.007));
    for (let k = -2; k <= 2; k++) {
      const tip = pointAhead(end, angle * 0.5 + k * 32, height * 0.03);
      path.push(
        stroke([end, tip], height * 0.006),
        outline([
          [tip[0] - height * 0.008, tip[1]],
          [tip[0], tip[1] - height * 0.008],
          [tip[0] + height * 0.008, tip[1]],
          [tip[0], tip[1] + height * 0.006],
        ]),
      );
    }
  }
  for (const side of [-1, 1])
    path.push(
      outline([
        [lean * 0.2, -height * 0.34, 1],
        [side * height * 0.1, -height * 0.42],
        [side * height * 0.15, -height * 0.36, 1],
        [side * height * 0.08, -height * 0.33],
      ]),
    );
  return path;
}
