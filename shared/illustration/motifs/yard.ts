import { points } from '../drawing/points.ts';
import type { Random } from '../drawing/seeded.ts';
import {
  accent,
  fold,
  ink,
  lined,
  onGround,
  onTable,
  onWall,
  side,
  white,
  type Motifs,
  type Part,
} from './motif.ts';
import { scaledToHeight } from './tree-shapes.ts';
import { shrub } from './trees.ts';
import { placed } from '../drawing/path.ts';
import { pen } from './pen.ts';

/** Fences, and what stands in yards, gardens and by roads; in centimetres. */
const { box, cut, disc, flat, line, loop, moved, rod, shape, lathed } = pen(0.01);

/** Carved in stone, upright on its haunches, with a mane; it faces right. */
const seatedLion = () => ({
  ink: [
    shape(
      `
        -50,0! -58,20 -54,46 -38,68 -24,86 -16,108 8,114 32,104 38,84 36,58 35,34 40,14 54,9 56,0!
        28,0! 24,18 22,38 14,50 5,40 3,24 9,12 18,9 18,0!`,
    ),
    shape(
      `
        -22,96! -34,106 -30,116! -38,126 -30,134! -32,146 -20,150! -16,162 -2,162! 6,172 18,166!
        30,168 34,156! 44,152 46,142! 58,138 66,128 66,118 56,112 46,112! 46,102 36,96! 34,84 22,84!
        12,74 2,82! -8,78 -12,88!`,
    ),
    ...rod('-48,8 -68,8 -82,26 -76,52', 4, 3.4, 3, 2.6),
    shape('-82,50 -88,62 -78,76! -68,64 -70,50'),
  ],
  fold: [
    cut('-20,144 -10,124 -18,104', 2),
    cut('-2,156 4,128 -6,98', 2),
    cut('16,160 18,146 12,118 12,90', 2),
    cut('30,152 32,138', 1.6),
    cut('41,133 48,136 53,132', 2),
    cut('50,119 58,121 65,120', 1.8),
    cut('38,112 32,104 34,94', 1.6),
    cut('-46,34 -34,54 -14,48 -6,26 -10,8', 2),
    cut('20,84 16,66 20,50', 1.6),
  ],
});

/** Bushes grown into each other, higher here and lower there, and thin at both ends. */
function hedge(random: Random): Part[] {
  return [-1.85, -0.95, 0, 0.9, 1.75].flatMap((x, i, all) => {
    const height = i === 0 || i === all.length - 1 ? random.between(1, 1.2) : random.between(1.2, 1.64);
    return scaledToHeight(height, shrub(random)).map((part) => ({
      ...part,
      path: placed(part.path, { x, y: 0 }),
    }));
  });
}

export const FENCES: Motifs = {
  'rail fence': onGround(1.2, 6.6, (random) => [
    lined(
      'along',
      ink(
        ...[-300, -100, 100, 300].map((x) =>
          flat(
            `
              ${x - 7},0 ${x - 6},${115 + random.between(-6, 6)}
              ${x + 5},${113 + random.between(-3, 6)} ${x + 7},0`,
          ),
        ),
        ...[42, 88].map((y) =>
          line(
            `
              -328,${y + random.between(-5, 5)} -100,${y + random.between(-3, 3)}
              100,${y + random.between(-3, 3)} 328,${y + random.between(-5, 5)}`,
            9,
          ),
        ),
      ),
    ),
    fold(cut('-310,90 -120,88', 0.9), cut('120,44 300,42', 0.9)),
  ]),
  'picket fence': onGround(
    1.1,
    4.2,
    (random) => [
      white(
        ...Array.from({ length: 21 }, (_, i) => {
          const [x, top] = [-205 + i * 20, 92 + random.between(-3, 4)];
          return flat(`${x},0 ${x},${top} ${x + 5.5},${top + 12} ${x + 11},${top} ${x + 11},0`);
        }),
        flat('-210,76 210,76 210,68 -210,68'),
        flat('-210,30 210,30 210,22 -210,22'),
      ),
      ink(
        ...Array.from({ length: 21 }, (_, i) => cut(`${-194.6 + i * 20},4 ${-194.6 + i * 20},88`, 0.9)),
        cut('-210,67.4 210,67.4', 0.8),
        cut('-210,21.4 210,21.4', 0.8),
      ),
    ],
    { beside: ['sunflower', 'rose bush'] },
  ),
  'wattle fence': onGround(
    1.5,
    4.4,
    (random) => {
      const stakes = Array.from({ length: 9 }, (_, i) => -208 + i * 52);
      return [
        lined(
          'along',
          ink(
            ...stakes.map((x) =>
              line(`${x},0 ${x + random.between(-4, 4)},${126 + random.between(-10, 22)}`, 6),
            ),
            ...Array.from({ length: 14 }, (_, i) =>
              line(
                `-220,${10 + i * 8} ${stakes.map((x, k) => `${x},${10 + i * 8 + ((k + i) % 2 ? 3.4 : -3.4)}`).join(' ')} 220,${10 + i * 8}`,
                5.4,
              ),
            ),
          ),
        ),
        ink(...moved([lathed('5,26! 6.4,25! 5,22 9,16 8,6 5,0!')], stakes[6]!, 124)),
      ];
    },
    { beside: ['sunflower', 'izba'] },
  ),
  'iron railings': onGround(
    1.5,
    4.4,
    () => [
      ink(
        flat('-220,16 220,16 220,0 -220,0'),
        flat('-220,122 220,122 220,116 -220,116'),
        flat('-220,30 220,30 220,25 -220,25'),
        ...Array.from({ length: 27 }, (_, i) => [
          line(`${-208 + i * 16},14 ${-208 + i * 16},132`, 2.6),
          shape(`${-208 + i * 16},148! ${-204 + i * 16},138 ${-208 + i * 16},130! ${-212 + i * 16},138`),
        ]).flat(),
        ...[-216, 0, 216].flatMap((x) => [box(x - 3.4, 0, 6.8, 140), disc(x, 143, 5.6)]),
      ),
      fold(cut('-218,12 218,12', 0.9)),
    ],
    { beside: ['street lamp', 'lime'] },
  ),
  'stone wall': onGround(
    1.7,
    5,
    (random) => [
      ink(
        flat('-250,0 -248,152 250,150 250,0'),
        shape('-254,150! -250,166 -230,170! 230,168! 250,165 254,150!'),
      ),
      lined(
        'across',
        fold(
          ...[30, 58, 88, 118].flatMap((y, row) => [
            line(`-248,${y} 248,${y + random.between(-2, 2)}`, 1.5),
            ...Array.from({ length: 8 }, (_, i) =>
              line(
                `${-230 + i * 62 + (row % 2) * 28 + random.between(-7, 7)},${y} ${-230 + i * 62 + (row % 2) * 28 + random.between(-7, 7)},${y + 29}`,
                1.4,
              ),
            ),
          ]),
          line('-250,150 250,149', 1.6),
        ),
      ),
    ],
    { beside: ['ivy on a wall', 'leafy tree'] },
  ),
  hedge: onGround(1.54, 5.9, hedge, { beside: ['gate', 'oak'] }),
};

/** A low walled pit under one thick sheet of glass, seen a little from above; rows of eggs lie beneath it. */
function eggsUnderGlass(random: Random): Part[] {
  const [front, back, top, thick] = [{ half: 330, y: 84 }, { half: 236, y: 330 }, 20, 24];
  const at = (across: number, away: number): [number, number] => {
    const half = front.half + (back.half - front.half) * away;
    return [across * half, front.y + (back.y - front.y) * away];
  };
  const corner = (across: number, away: number, up = 0) => {
    const [x, y] = at(across, away);
    return `${x},${y + up}`;
  };
  // Close together, each on the shoulder of those before it.
  const rows = Array.from({ length: 7 }, (_, i) => 0.9 - i * 0.122).flatMap((away, row) =>
    Array.from({ length: 7 }, (_, i) => {
      const across = -0.88 + (1.78 * (i + (row % 2 ? 0.7 : 0.3))) / 7;
      const [x, y] = at(across, away);
      const radius = 38 - 13 * away + random.between(-1, 1);
      return { x: x + random.between(-3, 3), y: y + radius * 0.2, radius };
    }),
  );
  // Round and smooth: each turns from its shadow to a spot of light.
  const egg = ({ x, y, radius }: (typeof rows)[number]): Part[] => [
    side(disc(x, y, radius * 0.96, radius)),
    ...(
      [
        [0.04, 0.06, 0.9, 0.6],
        [0.1, 0.14, 0.74, 0.65],
        [0.16, 0.22, 0.54, 0.7],
      ] as const
    ).map(([dx, dy, size, opacity]): Part => ({
      path: [disc(x - radius * dx, y + radius * dy, radius * 0.96 * size, radius * size)],
      material: 'white',
      opacity,
    })),
  ];
  const eggs = rows.flatMap(egg);
  const joints = [28, 56].map((y) => line(`${-front.half - top},${y} ${front.half + top},${y}`, 1.8));
  const ends = Array.from({ length: 16 }, (_, i) =>
    line(
      `${-330 + i * 43 + (i % 2) * 14},${(i % 3) * 28} ${-330 + i * 43 + (i % 2) * 14},${(i % 3) * 28 + 27}`,
      1.6,
    ),
  );
  const glass = `${corner(-1, 0, thick)} ${corner(-1, 1, thick)} ${corner(1, 1, thick)} ${corner(1, 0, thick)}`;
  const gleam = (from: number, wide: number, slant: number) =>
    flat(
      `${corner(from, 0, thick)} ${corner(from + slant, 1, thick)} ${corner(from + slant + wide * 1.1, 1, thick)} ${corner(from + wide, 0, thick)}`,
    );
  return [
    ink(
      flat(
        `
          ${-front.half - top},0 ${-front.half - top},${front.y} ${front.half + top},${front.y}
          ${front.half + top},0`,
      ),
      flat(
        `
          ${-front.half - top},${front.y} ${-back.half - top},${back.y + 10}
          ${back.half + top},${back.y + 10} ${front.half + top},${front.y}`,
      ),
    ),
    {
      path: [
        flat(`${corner(-0.98, 0.01)} ${corner(-0.98, 0.98)} ${corner(0.98, 0.98)} ${corner(0.98, 0.01)}`),
      ],
      material: 'brow',
    },
    ...eggs,
    // The sheet: its tint, the thick edges that gather the light, and what it mirrors of the sky.
    { path: [flat(glass)], material: 'brow', opacity: 0.13 },
    {
      path: [flat(`${corner(-1, 0)} ${corner(-1, 0, thick)} ${corner(1, 0, thick)} ${corner(1, 0)}`)],
      material: 'light',
      opacity: 0.62,
    },
    {
      path: [gleam(-0.78, 0.34, 0.3), gleam(-0.36, 0.08, 0.3), gleam(0.34, 0.2, 0.24)],
      material: 'white',
      opacity: 0.5,
    },
    {
      path: [
        line(`${corner(-1, 0, thick)} ${corner(1, 0, thick)}`, 4),
        line(`${corner(-1, 0)} ${corner(1, 0)}`, 3),
        line(`${corner(-1, 0, thick)} ${corner(-1, 1, thick)}`, 4),
        line(`${corner(1, 0, thick)} ${corner(1, 1, thick)}`, 4),
        line(`${corner(-1, 1, thick)} ${corner(1, 1, thick)}`, 3),
      ],
      material: 'white',
      opacity: 0.9,
    },
    lined('across', fold(...joints, ...ends)),
  ];
}

export const YARD: Motifs = {
  'eggs under glass': onGround(3.55, 7, eggsUnderGlass),
  'market stall': onGround(
    2.5,
    2.9,
    (random) => [
      ink(
        ...[-128, 124].map((x) => line(`${x},0 ${x},206`, 5)),
        flat('-138,86 138,86 138,78 -138,78'),
        flat('-132,78 132,78 128,10 -128,10'),
      ),
      accent(
        shape(
          `
            -146,204! -110,240! 110,244! 146,204! 122,192 97,204! 73,192 48,204! 24,192 0,204! -24,192
            -48,204! -73,192 -97,204! -122,192`,
        ),
      ),
      white(
        ...[-86, -38, 12, 62].map((x) => flat(`${x},242 ${x + 22},242 ${x * 1.28 + 26},204 ${x * 1.28},204`)),
      ),
      accent(...[-104, -92, -80].map((x) => disc(x, 92 + random.between(0, 3), 7))),
      ink(
        ...[-98, -86].map((x) => disc(x, 103, 6.6)),
        box(-40, 86, 44, 22),
        shape('24,86! 20,104 36,118 52,104 48,86!'),
        shape('70,86! 66,100 84,112 104,100 100,86!'),
      ),
      fold(cut('-120,60 120,60', 1), cut('-120,34 120,34', 1), cut('-40,100 4,100', 1)),
    ],
    { beside: ['barrel', 'basket', 'sack'] },
  ),
  'lion gate': onGround(
    4.5,
    6.4,
    () => [
      ink(
        ...[-250, 250].flatMap((x) => [
          box(x - 46, 0, 92, 286),
          flat(`${x - 58},286 ${x + 58},286 ${x + 50},312 ${x - 50},312`),
          flat(`${x - 56},0 ${x + 56},0 ${x + 52},26 ${x - 52},26`),
        ]),
        ...[-250, 250].flatMap((x) => moved(seatedLion().ink, x, 312, { scale: 0.83, isFlipped: x > 0 })),
        flat('-204,150 204,150 204,144 -204,144'),
        flat('-204,46 204,46 204,38 -204,38'),
        ...Array.from({ length: 17 }, (_, i) =>
          line(`${-192 + i * 24},24 ${-192 + i * 24},${166 + Math.abs(i - 8) * 5}`, 3.4),
        ),
      ),
      fold(
        ...[-250, 250].flatMap((x) => [
          cut(`${x - 44},90 ${x + 44},90`, 1.4),
          cut(`${x - 44},190 ${x + 44},190`, 1.4),
          cut(`${x - 50},288 ${x + 50},288`, 1.2),
        ]),
        cut('0,30 0,176', 1.6),
        ...[-250, 250].flatMap((x) => moved(seatedLion().fold, x, 312, { scale: 0.83, isFlipped: x > 0 })),
      ),
    ],
    { anchors: { door: { x: 0, y: 0, width: 4 } }, beside: ['lime'] },
  ),
  well: onGround(
    4.89,
    4.85,
    () => [
      ink(
        box(70, 0, 100, 70),
        flat('62,70 178,70 178,79 62,79'),
        shape('-118,0! -112,240! -124,272! -116,276! -106,254! -94,274! -87,270! -100,240! -92,0!'),
        ...rod('-280,110 -105,252 110,428 180,486', 6, 6, 4.4, 3),
        shape('-300,86! -262,92! -254,124! -280,136! -302,118!'),
        line('178,484 150,130', 2.2),
        flat('136,130 164,130 160,96 140,96'),
        line('138,130 150,146 162,130', 1.6),
      ),
      lined(
        'across',
        fold(
          ...[14, 28, 42, 56].map((y) => line(`72,${y} 168,${y}`, 1.2)),
          line('136,120 164,120', 1.2),
          cut('-104,236 -106,10', 1.2),
        ),
      ),
    ],
    { anchors: { top: { x: 1.2, y: -0.79, width: 1 } }, beside: ['izba', 'bucket', 'trough'] },
  ),
  'roofed well': onGround(
    2.88,
    1.92,
    () => [
      ink(
        box(-62, 0, 124, 76),
        flat('-70,76 70,76 70,86 -70,86'),
        box(-58, 84, 9, 140),
        box(49, 84, 9, 140),
        shape('-96,206! -60,240 0,288! 60,240 96,206! 88,200! 0,264! -88,200!'),
        flat('-84,207 0,274 84,207'),
        ...rod('-66,152 66,152', 8, 8),
        ...rod('66,152 82,152 82,132 92,132', 2, 2, 2, 2),
        line('6,150 6,122', 1.8),
        flat('-8,122 20,122 17,94 -5,94'),
      ),
      lined(
        'across',
        fold(
          ...[16, 34, 52].flatMap((y, i) => [
            line(`-60,${y} 60,${y}`, 1.2),
            ...[-36, -4, 28].map((x) => line(`${x + (i % 2) * 14},${y} ${x + (i % 2) * 14},${y + 17}`, 1.1)),
          ]),
          ...[-14, -6, 2, 10].map((x) => line(`${x},144 ${x + 2},160`, 1.1)),
          line('-7,114 19,114', 1),
          cut('-78,212 0,268 78,212', 1.2),
        ),
      ),
    ],
    { anchors: { top: { x: 0, y: -0.86, width: 1.2 } }, beside: ['bucket', 'cottage'] },
  ),
  pump: onGround(
    1.5,
    1.03,
    () => [
      ink(
        lathed('0,150 4,146 3,140 12,134! 12,128! 9,124! 10,20! 14,14! 16,0!'),
        ...rod('9,96 30,94 36,84 35,74', 4.4, 4, 4, 4.6),
        ...rod('-6,130 -22,126 -36,96 -44,58', 2.6, 2.4, 2.2, 3),
        flat('18,34 56,34 52,0 22,0'),
      ),
      fold(
        line('-10,104 10,104', 1.2),
        line('-10,64 10,64', 1.2),
        line('18,28 55,28', 1),
        line('21,8 53,8', 1),
        cut('-4,120 -5,24', 1),
      ),
    ],
    { beside: ['bucket', 'trough'] },
  ),
  beehive: onGround(
    1.02,
    0.83,
    () => [
      ink(flat('-36,26 36,26 36,18 -36,18'), box(-30, 0, 6, 20), box(24, 0, 6, 20)),
      lined('across', ink(lathed('0,102 12,99 22,90! 24,86! 28,72 30,56 30,42 28,26!'))),
      fold(
        ...[36, 47, 58, 69, 80, 90].map((y) =>
          cut(`${-29 + Math.max(0, y - 60) * 0.3},${y} 0,${y - 3} ${29 - Math.max(0, y - 60) * 0.3},${y}`, 1),
        ),
        shape('-6,28! -6,36 0,41 6,36 6,28!'),
      ),
      ink(...points`34,60 42,72 38,44 -38,66`.map(([x, y]) => disc(x, y, 1.3, 0.9))),
    ],
    { beside: ['apple tree', 'bee'] },
  ),
  kennel: onGround(
    0.94,
    1.17,
    () => [
      ink(box(-44, 0, 88, 54), shape('-58,50! 0,94! 58,50! 52,45! 0,84! -52,45!'), flat('-46,50 0,86 46,50')),
      lined(
        'across',
        fold(
          ...[12, 24, 36, 48].map((y) => line(`-43,${y} 43,${y}`, 0.8)),
          shape('-20,0! -20,32 0,50 20,32 20,0!'),
        ),
      ),
      ink(
        shape('-16,0! -16,30 0,45 16,30 16,0!'),
        ...Array.from({ length: 9 }, (_, i) => loop(24 + i * 4, 6 - i * 0.4, 2.6, 0.9, 1.8)).flat(),
      ),
    ],
    { anchors: { door: { x: 0, y: 0, width: 0.34 } }, beside: ['dog'] },
  ),
  woodpile: onGround(
    1,
    2.32,
    (random) => {
      const rows = [11, 10, 9, 8, 6];
      const logs = rows.flatMap((count, row) =>
        Array.from(
          { length: count },
          (_, i) =>
            [
              (i - (count - 1) / 2) * 21 + random.between(-1, 1),
              11 + row * 19.4,
              random.between(9.4, 11),
            ] as const,
        ),
      );
      return [
        ink(...logs.map(([x, y, r]) => disc(x, y, r + 0.6)), flat('-116,4 116,4 116,0 -116,0')),
        white(...logs.map(([x, y, r]) => disc(x, y, r - 1.8))),
        ink(
          ...logs.flatMap(([x, y, r]) => [
            ...loop(x, y, r * 0.52, 0.8),
            cut(`${x},${y} ${x + r * 0.7},${y + r * 0.3}`, 0.7),
          ]),
        ),
      ];
    },
    { beside: ['axe', 'stump', 'izba'] },
  ),
  haystack: onGround(
    3.1,
    4.2,
    (random) => [
      ink(
        shape(
          `
            -196,0! -204,40 -188,110 -150,190 -90,258 -30,292 0,298 34,290 96,252 152,184 188,104
            204,38 196,0!`,
        ),
      ),
      lined(
        'along',
        fold(
          ...Array.from({ length: 60 }, () => {
            const t = random.between(-1, 1);
            const y = random.between(0.06, 0.8);
            const x = t * 190 * Math.sqrt(1 - y * y * 0.9);
            return cut(
              `${x},${y * 285} ${x * 1.05 + random.between(-6, 6)},${y * 285 - 24} ${x * 1.12},${Math.max(3, y * 285 - 52)}`,
              1.8,
            );
          }),
        ),
      ),
      lined(
        'along',
        ink(
          ...Array.from({ length: 22 }, (_, i) => {
            const a = Math.PI * (0.04 + i * 0.043);
            return cut(
              `${Math.cos(a) * 186},${12 + Math.sin(a) * 272} ${Math.cos(a) * 205 + random.between(-6, 6)},${14 + Math.sin(a) * 284}`,
              2,
            );
          }),
          ...rod('0,270 4,310', 2.4, 2),
        ),
      ),
    ],
    { beside: ['pitchfork', 'rake', 'cart'] },
  ),
  sheaf: onGround(
    1.13,
    0.76,
    (random) => [
      lined(
        'along',
        ink(
          shape(
            '-6,52! -16,30 -28,0! 0,3 28,0! 16,30 6,52! 16,74 34,100! 14,104 0,108 -14,104 -34,100! -16,74',
          ),
        ),
      ),
      fold(
        ...Array.from({ length: 13 }, (_, i) =>
          cut(`${-24 + i * 4},3 ${-5 + i * 0.84},50 ${-33 + i * 5.4},${100 + random.between(-2, 8)}`, 0.8),
        ),
      ),
      ink(
        ...Array.from({ length: 13 }, (_, i) =>
          shape(
            `
              ${-34 + i * 5.6},${96 + random.between(-3, 3)}! ${-37 + i * 5.9},${104}
              ${-38 + i * 6.3},${113}! ${-33 + i * 5.9},${106}`,
          ),
        ),
        line('-8,50 0,47 8,50', 4.6),
        ...rod('8,50 16,44 18,36', 1.4, 1.2, 0.8),
      ),
    ],
    { beside: ['sickle', 'sheaf'] },
  ),
  scarecrow: onGround(
    2,
    1.89,
    () => [
      ink(
        ...rod('0,0 0,150', 3, 2.6),
        ...rod('-80,132 80,136', 2.6, 2.4),
        shape(
          `
            -78,140! -20,146 0,150 20,147 80,143! 84,126! 72,122! 76,112! 60,116! 40,112! 30,90!
            34,54! 22,62! 14,46! 4,58! -8,44! -16,60! -30,50! -28,86! -38,110! -58,112! -66,104!
            -70,116! -84,118!`,
        ),
        ...[-84, -80, -76].map((x) => line(`${x},128 ${x - 9},116`, 1)),
        ...[82, 86].map((x) => line(`${x},132 ${x + 9},120`, 1)),
        shape('-28,176! -10,174 14,176 30,172! 20,180 12,181! 10,196 -4,200 -13,195 -14,181! -22,182'),
      ),
      white(disc(-1, 163, 11.6, 13)),
      ink(
        shape('-28,176! -10,172 14,174 30,171! 14,180 -14,181'),
        line('-6,164 -2,164', 1.6),
        line('3,165 7,165', 1.6),
        cut('-6,157 0,154.6 6,158', 1),
      ),
      fold(cut('-16,140 -14,100 -22,64', 1), cut('12,140 10,100 16,62', 1), line('-26,92 28,94', 1.8)),
    ],
    { beside: ['crow', 'wheat'] },
  ),
  'garden bench': onGround(
    0.94,
    1.84,
    () => [
      ink(
        flat('-92,46 92,46 92,40 -92,40'),
        ...[60, 72, 84].map((y) => flat(`-90,${y + 6} 90,${y + 6} 90,${y} -90,${y}`)),
        ...[-82, 82].flatMap((x) => [
          ...rod(`${x},92 ${x},46 ${x - 3},20 ${x + (x < 0 ? -7 : 7)},2`, 2.4, 2.4, 2.4, 2.4),
          ...rod(`${x},62 ${x + (x < 0 ? 10 : -10)},64 ${x + (x < 0 ? 12 : -12)},46`, 2, 2, 2),
        ]),
        ...rod('-82,20 0,26 82,20', 1.6, 1.6, 1.6),
      ),
      fold(cut('-88,43 88,43', 0.6), cut('-80,87 80,87', 0.5)),
    ],
    { anchors: { seat: { x: 0, y: -0.46, width: 1.5 } }, beside: ['lime', 'rose bush', 'street lamp'] },
  ),
  'garden table': onGround(
    0.74,
    1,
    () => [
      white(
        disc(0, 72, 50, 2.4),
        shape(
          `
            -46,71! -44,60 -40,52! -34,58 -28,50! -20,57 -12,49! -4,57 4,49! 12,57 20,50! 28,58 34,51!
            42,58 46,71!`,
        ),
      ),
      ink(
        lathed('3,56! 2.4,40 5,30 2.4,16 4,10!'),
        ...[-1, 1].flatMap((side) => rod(`0,12 ${side * 16},10 ${side * 26},2`, 2.4, 2, 2.2)),
        cut('-46,70.6 46,70.6', 0.6),
      ),
      fold(cut('-28,69 -29,54', 0.6), cut('-4,69 -4,60', 0.6), cut('20,69 20,54', 0.6)),
    ],
    {
      anchors: { top: { x: 0, y: -0.74, width: 0.9 } },
      beside: ['garden bench', 'samovar', 'vase of flowers', 'chair'],
    },
  ),
  swing: onGround(
    3.05,
    2.66,
    () => [
      ink(
        ...rod('-128,0 -104,300', 5, 4.4),
        ...rod('-80,0 -104,300', 4.4, 4),
        ...rod('128,0 104,300', 5, 4.4),
        ...rod('80,0 104,300', 4.4, 4),
        ...rod('-116,300 116,300', 5, 5),
        line('-34,298 -50,62', 1.6),
        line('34,298 22,70', 1.6),
        flat('-60,64 32,72 32,66 -60,58'),
      ),
      fold(cut('-108,302 108,302', 1)),
    ],
    { anchors: { seat: { x: -0.14, y: -0.68, width: 0.5 } }, beside: ['apple tree', 'lime'] },
  ),
  fountain: onGround(
    3.2,
    4,
    () => [
      ink(
        shape(
          '-196,58! -200,50 -190,46! -184,10! -196,6! -196,0! 196,0! 196,6! 184,10! 190,46! 200,50 196,58!',
        ),
        lathed(
          '3,226! 8,218 5,210 40,196! 42,190! 18,180 8,166 10,150 6,140 90,122! 94,114! 40,100 16,86 20,56!',
        ),
      ),
      white(
        lathed('0,320 4,300 5,270 4,224!'),
        ...[-1, 1].flatMap((side) => [
          line(`0,306 ${side * 26},312 ${side * 42},270 ${side * 46},198`, 2.4),
          line(`0,290 ${side * 16},296 ${side * 25},260 ${side * 28},200`, 2),
          line(`${side * 88},120 ${side * 104},116 ${side * 110},58`, 2.6),
          line(`${side * 70},124 ${side * 82},110 ${side * 84},58`, 2),
          line(`${side * 40},194 ${side * 56},186 ${side * 62},122`, 2.2),
        ]),
      ),
      fold(
        line('-192,52 192,52', 1.2),
        cut('-172,30 -60,26 60,26 172,30', 1.2),
        line('-90,118 90,118', 1),
        line('-40,193 40,193', 0.9),
      ),
    ],
    { beside: ['statue', 'garden bench'] },
  ),
  statue: onGround(
    3.16,
    0.98,
    () => [
      ink(flat('-46,100 46,100 42,90 -42,90'), box(-36, 14, 72, 78), flat('-44,14 44,14 48,0 -48,0')),
      white(
        shape(
          `
            -20,100! -22,150 -20,190 -22,220! -26,236 -22,256 -12,270 -5,276! -7,284 -9,296 -3,308
            6,310 12,304 14,296 16.6,291! 13,290 13,284 6,280! 7,274 18,268 26,280 36,296 40,312!
            47,316 50,308! 46,292 38,272 28,254 20,246! 20,226 24,200 22,150 26,100!`,
        ),
      ),
      ink(
        cut('-14,250 4,240 18,246', 1.2),
        cut('-16,216 6,206 20,214', 1.1),
        cut('-10,210 -14,160 -10,106', 1.2),
        cut('2,204 0,160 6,104', 1.2),
        cut('12,206 14,150 18,106', 1.1),
        cut('-22,230 -10,232 -4,250 -12,262', 1),
        cut('-8,298 2,304 12,300', 0.9),
      ),
      fold(flat('-26,80 26,80 26,28 -26,28')),
      ink(flat('-24.6,78.6 24.6,78.6 24.6,29.4 -24.6,29.4')),
    ],
    { beside: ['hedge', 'cypress', 'steps'] },
  ),
  sundial: onGround(
    1.24,
    0.6,
    () => [
      ink(
        flat('-30,10 30,10 30,0 -30,0'),
        lathed('20,102! 22,98! 14,92 9,84 12,60 8,40 12,20 20,10!'),
        shape('-26,108! 26,108! 26,102! -26,102!'),
        flat('-12,108 14,108 14,124 12,124'),
      ),
      fold(cut('-22,105 22,105', 0.7), cut('-5,84 -7,58 -4,36', 0.9)),
    ],
    { beside: ['rose bush', 'hedge'] },
  ),
  barrel: onGround(
    0.96,
    0.72,
    () => [
      ink(shape('-27,96! -34,70 -36,48 -34,26 -27,0! 27,0! 34,26 36,48 34,70 27,96! 0,94')),
      fold(
        line('-31,80 31,80', 1.4),
        line('-35,62 35,62', 1.3),
        line('-35,34 35,34', 1.3),
        line('-31,16 31,16', 1.4),
        ...[-19, -7, 6, 18].map((x) => cut(`${x * 0.85},92 ${x * 1.16},48 ${x * 0.85},4`, 0.7)),
      ),
    ],
    { anchors: { top: { x: 0, y: -0.96, width: 0.5 }, seat: { x: 0, y: -0.96 } } },
  ),
  trough: onGround(
    0.56,
    1.96,
    () => [
      ink(
        shape('-98,56! 98,56! 90,26 82,16! -82,16! -90,26'),
        ...[-64, 64].flatMap((x) => [
          flat(`${x - 12},18 ${x - 4},18 ${x - 12},0 ${x - 20},0`),
          flat(`${x + 12},18 ${x + 4},18 ${x + 12},0 ${x + 20},0`),
        ]),
      ),
      white(cut('-92,54 0,52 92,54', 3)),
      fold(cut('-86,36 80,35', 0.9), cut('-82,26 60,25', 0.7)),
    ],
    { beside: ['horse standing', 'pump'] },
  ),
  signpost: onGround(
    2.8,
    1.62,
    () => [
      ink(
        shape('-5,0! -4,272! 0,280! 4,272! 5,0!'),
        flat('4,256 70,262 84,246 70,232 4,236'),
        flat('-4,222 -66,214 -78,228 -66,240 -4,242'),
        shape('-20,0! -10,10 0,14 12,8 20,0!'),
      ),
      fold(cut('14,247 62,249', 2), cut('-14,232 -58,227', 2), line('0,230 0,20', 0.8)),
    ],
    { beside: ['grass', 'bare tree'] },
  ),
  milestone: onGround(
    0.92,
    0.68,
    () => [
      ink(flat('-24,0 -20,70 0,92 20,70 24,0'), shape('-34,0! -26,7 0,4 26,7 34,0!')),
      white(flat('-17,66 -19,22 19,22 17,66')),
      ink(
        line('-12,60 -6,46', 2.2),
        line('-6,60 -12,46', 2.2),
        line('-2,60 -2,46', 2.2),
        line('3,60 3,46', 2.2),
        line('8,60 8,46', 2.2),
        cut('-14,39 14,39', 2.2),
        cut('-12,32 12,32', 1.8),
      ),
      fold(cut('-14,72 0,86', 0.8)),
      ink(...[-30, -26, 25, 28].map((x) => flat(`${x - 1},0 ${x + (x < 0 ? -3 : 3)},16 ${x + 1.6},0`))),
    ],
    { beside: ['grass', 'umbel'] },
  ),
  'verst post': onGround(
    3,
    0.62,
    () => [
      ink(box(-9, 0, 18, 258), flat('-31,296 31,296 31,258 -31,258'), flat('-12,296 0,306 12,296')),
      white(
        ...[14, 66, 118, 170, 222].map((y) => flat(`-9,${y} 9,${y + 16} 9,${y + 38} -9,${y + 22}`)),
        flat('-26,291 26,291 26,263 -26,263'),
      ),
      ink(
        cut('-18,284 18,284', 2),
        line('-13,278 -13,268', 2.4),
        ...loop(-1, 273, 4.6, 1.8),
        ...loop(12, 273, 4.6, 1.8),
      ),
    ],
    { beside: ['birch tree', 'sledge', 'grass'] },
  ),
  'shop sign': onWall(1.1, 1, () => [
    ink(
      line('-48,100 46,100', 4),
      line('-46,70 -20,98', 2.4),
      ...loop(-30, 90, 9, 1.6),
      line('-22,98 -22,84', 1.6),
      line('34,98 34,84', 1.6),
      disc(48, 100, 3.4),
      box(-50, 60, 5, 50),
    ),
    accent(shape('-30,84! 42,84! 46,50 42,8! 24,2 6,0 -12,2 -30,8! -34,50')),
    white(
      shape('0,60! -4,52! -14,52! -7,44! -10,34! 0,40! 12,34! 8,44! 16,52! 6,52!'),
      cut('-20,22 6,18 32,22', 3),
    ),
  ]),
  gravestone: onGround(
    1.1,
    1,
    (random) => [
      ink(
        shape('-34,0! -35,70! -32,76 -24,78! -20,94 -8,106 4,107 18,100 26,84! 32,80 35,72! 36,0!'),
        shape('-50,0! -42,8 -30,5 0,8 30,4 44,7 52,0!'),
      ),
      fold(
        cut('-22,66 0,68 24,66', 1.3),
        cut('-18,56 18,57', 1.2),
        cut('-14,46 14,47', 1.1),
        flat('-1.6,98 1.6,98 1.6,76 -1.6,76'),
        flat('-8,92 8,92 8,89 -8,89'),
        cut('30,70 31,10', 0.9),
      ),
      ink(
        ...Array.from({ length: 14 }, () => {
          const x = random.between(-46, 46);
          const tall = random.between(8, 24);
          return flat(`${x - 1},0 ${x + random.between(-5, 5)},${tall} ${x + 1},0`);
        }),
      ),
    ],
    { beside: ['grave cross', 'cypress', 'grass'] },
  ),
  'grave cross': onGround(
    1.87,
    1.16,
    (random) => [
      ink(
        flat('-5,6 -4,186 5,187 6,6'),
        flat('-36,140 36,143 36,134 -36,131'),
        flat('-18,166 18,168 18,161 -18,159'),
        flat('-24,96 20,82 20,74 -24,88'),
        shape('-58,0! -40,14 -16,22 10,22 38,14 58,0!'),
      ),
      fold(cut('-1,180 0,30', 0.9), cut('-30,136 30,138', 0.8), cut('-40,8 -10,15 30,10', 0.9)),
      ink(
        ...Array.from({ length: 18 }, () => {
          const x = random.between(-54, 54);
          const foot = Math.max(0, 16 - Math.abs(x) * 0.3);
          return flat(
            `${x - 1},${foot - 2} ${x + random.between(-5, 5)},${foot + random.between(8, 20)} ${x + 1},${foot - 2}`,
          );
        }).map((ring) => ring.map((v, i) => (i % 2 ? Math.min(0, v) : v))),
      ),
    ],
    { beside: ['gravestone', 'birch tree', 'crow'] },
  ),
  'wayside cross': onGround(
    3.36,
    1.8,
    () => [
      ink(
        box(-7, 20, 14, 300),
        flat('-62,262 62,262 62,248 -62,248'),
        shape('-90,268! 0,336! 90,268! 84,260! 0,322! -84,260!'),
        shape('-40,0! -34,22! 34,22! 40,0!'),
        flat('-26,36 26,36 28,22 -28,22'),
      ),
      white(
        shape('0,252 -3,256 -3,262 0,265 3,262 3,256'),
        shape(
          `
            -46,258! -10,252 0,250 10,252 46,258! 46,255! 10,245 7,228 9,212! 3,206 4,176 2,158!
            -3,158! -4,180 -6,206 -9,212! -7,228 -10,245 -46,255!`,
        ),
      ),
      ink(shape('-9,214! 9,214! 10,204 4,200 -8,204')),
    ],
    { beside: ['grass', 'birch tree'] },
  ),
  gallows: onGround(
    4.3,
    2.9,
    () => [
      ink(
        box(-110, 0, 16, 430),
        flat('-116,430 140,430 140,416 -116,416'),
        flat('-100,340 -94,334 -20,416 -34,416'),
        flat('-150,10 -60,10 -60,0 -150,0'),
        line('104,416 104,326', 2.6),
        ...rod('104,334 104,322', 3, 3),
        ...loop(104, 304, 15, 2.6, 19),
        flat('-110,70 -150,8 -140,6 -104,58'),
      ),
      fold(cut('-102,410 -103,20', 1.4), cut('-106,424 130,424', 1.2)),
    ],
    { beside: ['crow', 'bare tree'] },
  ),
  nest: onTable(0.15, 0.33, (random) => [
    white(disc(-5, 10.6, 2.4, 3), disc(0, 11.4, 2.4, 3.1), disc(5, 10.6, 2.4, 3)),
    lined(
      'across',
      ink(
        shape('-15,10! -13,4 -7,.6 0,0 7,.6 13,4 15,10! 8,8 0,7.4 -8,8'),
        ...Array.from({ length: 22 }, () => {
          const x = random.between(-13, 13);
          const y = random.between(2.4, 9);
          return line(
            `${x - 4},${y + random.between(-1.4, 1.4)} ${x + 4},${y + random.between(-1.4, 1.4)}`,
            0.45,
          );
        }),
      ),
    ),
    fold(cut('-10,7 0,4.6 10,6.8', 0.4), cut('-8,4.4 0,2.4 8,4', 0.35)),
  ]),
  skull: onTable(0.19, 0.19, () => [
    white(
      shape(
        `
          -9,9 -9.6,13 -7,17 -1,18.6 5,17.4 9,13.6 9.4,9.8! 9.2,8.4 8.8,7.2! 8.6,5! 8,3.4 3.6,3.4! 3,1
          1,0 -3,.4 -5,2.6 -5.6,5 -8,6.4`,
      ),
    ),
    ink(
      shape('2,11.4 2.6,9 5.4,8.4 7.6,9.8 7,12 4.4,12.8'),
      flat('7.4,7.8 8.6,6 6.8,6.2'),
      cut('-5,5.6 -2,5 1,4', 0.4),
      cut('3.6,5.2 8.2,5', 0.4),
      ...[4.4, 5.6, 6.8].map((x) => line(`${x},5 ${x},3.6`, 0.25)),
      cut('-7,12 -6,15 -3,16.6', 0.4),
    ),
  ]),
};
