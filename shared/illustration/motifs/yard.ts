import { fold, ink, lined, onGround, white, type Motifs } from './motif.ts';
import { pen } from './pen.ts';

/** What stands in the yards of farms; in centimetres. */
const { box, cut, disc, flat, line, loop, rod, shape, lathed } = pen(0.01);

export const YARD: Motifs = {
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
  faggot: onGround(0.42, 1.2, (random) => {
    const sticks = Array.from({ length: 13 }, (_, i) => {
      const row = (i % 5) * 7.4 + 3 + (i > 9 ? 4 : 0);
      const [low, high] = [row + random.between(-2, 2), row + random.between(-2, 3)];
      const spread = (y: number) => Math.max(1.6, 18 + (y - 18) * 1.28);
      const ends = [random.between(-59, -48), random.between(48, 59)] as const;
      return rod(
        `${ends[0]},${spread(low)} 0,${12 + (row / 36) * 14} ${ends[1]},${spread(high)}`,
        1.6,
        2.3,
        1.5,
      );
    });
    return [
      ink(...sticks.flat(), flat('-40,0 40,0 40,4 -40,4')),
      fold(
        ...Array.from({ length: 7 }, (_, i) => {
          const y = 5 + i * 4.8;
          return cut(`-44,${18 + (y - 18) * 1.2} 0,${12 + (y / 36) * 13} 44,${18 + (y - 18) * 1.2}`, 0.7);
        }),
      ),
      white(shape('-4,9 -3,30! 0,31.4 3.4,30! 3,9! 0,8')),
      ink(cut('-2,12 -1,28', 0.6), cut('1,12 1.6,28', 0.6)),
    ];
  }),
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
};
