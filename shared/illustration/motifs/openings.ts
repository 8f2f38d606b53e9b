import type { Random } from '../drawing/seeded.ts';
import {
  accent,
  fold,
  ink,
  white,
  light,
  lined,
  onGround,
  onWall,
  pane,
  type MotifOptions,
  type Motifs,
  type Part,
} from './motif.ts';
import { pen } from './pen.ts';

/** Doors, gates, stairs, windows and other parts of buildings; in centimetres. */
const { box, cut, disc, flat, line, loop, moved, rod, shape, lathed } = pen(0.01);

const glass = (
  { isLit }: MotifOptions,
  left: number,
  foot: number,
  width: number,
  height: number,
): Part[] => [
  pane(isLit, box(left, foot, width, height)),
  ink(
    box(left + width / 2 - 1.6, foot, 3.2, height),
    box(left, foot + height * 0.62, width, 3),
    box(left, foot + height * 0.3, width, 1.6),
  ),
];

export const OPENINGS: Motifs = {
  door: onGround(
    2.26,
    1.36,
    () => [
      ink(
        flat('-62,0 -62,216 62,216 62,0'),
        shape('-68,214! 68,214! 66,222 60,226! -60,226! -66,222'),
        flat('-66,3 66,3 66,0 -66,0'),
      ),
      fold(flat('-50,3 -50,204 50,204 50,3')),
      ink(flat('-48,3 -48,202 48,202 48,3')),
      fold(
        ...[-25, 25].flatMap((x) => [
          box(x - 15, 118, 30, 70),
          box(x - 15, 66, 30, 40),
          box(x - 15, 14, 30, 42),
        ]),
      ),
      ink(
        ...[-25, 25].flatMap((x) => [
          box(x - 13.4, 119.6, 26.8, 66.8),
          box(x - 13.4, 67.6, 26.8, 36.8),
          box(x - 13.4, 15.6, 26.8, 38.8),
        ]),
      ),
      accent(disc(40, 108, 3.4)),
      fold(cut('-60,219 60,219', 1)),
    ],
    { anchors: { door: { x: 0, y: -0.03, width: 0.96 } }, beside: ['coat hooks', 'umbrella', 'threshold'] },
  ),
  'open door': onGround(
    2.3,
    1.7,
    (_, options) => [
      ink(flat('-62,0 -62,216 62,216 62,0'), shape('-68,214! 68,214! 66,222 60,226! -60,226! -66,222')),
      (options.isLit === false ? fold : light)(flat('-50,0 -50,204 50,204 50,0')),
      ink(flat('50,204 50,0 98,-4 98,214')),
      fold(flat('58,194 90,202 90,114 58,112'), flat('58,100 90,101 90,12 58,16')),
      ink(flat('60,191 88,198.6 88,116 60,114'), flat('60,98 88,99 88,14.6 60,18')),
      accent(disc(92, 106, 3)),
    ],
    { anchors: { door: { x: 0, y: 0, width: 1 } } },
  ),
  threshold: onGround(
    0.34,
    2,
    () => [
      ink(
        flat('-100,12 100,12 100,0 -100,0'),
        flat('-78,24 78,24 80,12 -80,12'),
        flat('-60,34 60,34 60,24 -60,24'),
      ),
      fold(cut('-96,11 60,11', 0.9), cut('-76,23 50,23', 0.8), cut('-20,33 40,33', 0.8)),
    ],
    { anchors: { seat: { x: 0, y: -0.34 } } },
  ),
  gate: onGround(
    2.92,
    4.44,
    () => [
      ink(
        box(-196, 0, 18, 250),
        box(178, 0, 18, 250),
        shape('-222,246! -222,258! 0,292! 222,258! 222,246! 0,278!'),
        flat('-200,244 200,244 200,236 -200,236'),
      ),
      lined(
        'along',
        ink(
          ...Array.from({ length: 10 }, (_, i) =>
            flat(
              `
                ${-176 + i * 17.6},6 ${-162 + i * 17.6},6 ${-162 + i * 17.6},${188 + i * 3}
                ${-169 + i * 17.6},${196 + i * 3} ${-176 + i * 17.6},${188 + i * 3}`,
            ),
          ),
          ...Array.from({ length: 10 }, (_, i) =>
            flat(
              `
                ${176 - i * 17.6},6 ${162 - i * 17.6},6 ${162 - i * 17.6},${188 + i * 3}
                ${169 - i * 17.6},${196 + i * 3} ${176 - i * 17.6},${188 + i * 3}`,
            ),
          ),
          flat('-178,150 178,162 178,146 -178,134'),
          flat('-178,60 178,52 178,38 -178,46'),
        ),
      ),
      fold(
        cut('-176,142 -6,148', 1.2),
        cut('-176,52 -6,48', 1.2),
        cut('-210,254 0,284 210,254', 1.4),
        ...loop(-14, 112, 6, 1.6),
      ),
    ],
    { anchors: { door: { x: 0, y: 0, width: 3.4 } }, beside: ['rail fence', 'izba', 'birch tree'] },
  ),
  'iron gate': onGround(3.44, 4.92, ironGate, {
    anchors: { door: { x: 0, y: 0, width: 3 } },
    beside: ['iron railings', 'lime', 'hedge'],
  }),
  porch: onGround(
    3.68,
    3.68,
    (_, { isLit }) => [
      ink(
        flat('-150,70 150,70 150,60 -150,60'),
        flat('-150,62 -110,62 -110,46 -150,46'),
        ...[0, 1, 2, 3].map((i) => box(-190 + i * 20, i * 16, 200 - i * 20, 16)),
        box(-30, 0, 180, 62),
        shape('-178,262! -20,350! 0,368 20,350! 178,262! 172,254! 0,336! -172,254!'),
        flat('-160,262 160,262 160,250 -160,250'),
        ...[-140, -56, 56, 140].flatMap((x) =>
          moved([lathed('7,252! 7,236! 4.6,226 7.4,200 5,180 7,168! 7,70!')], x, 0),
        ),
        flat('56,128 146,128 146,120 56,120'),
        ...Array.from({ length: 7 }, (_, i) =>
          moved([lathed('2,120! 4.4,108 2,96 4.4,82 2,70!')], 64 + i * 12.4, 0),
        ).flat(),
      ),
      fold(flat('-44,70 -44,216 38,216 38,70')),
      (isLit ? light : ink)(flat('-40,70 -40,212 34,212 34,70')),
      lined(
        'across',
        fold(
          cut('-150,256 150,256', 1),
          ...[0, 1, 2].map((i) => line(`${-188 + i * 20},${15 + i * 16} ${-32},${15 + i * 16}`, 1)),
          shape('0,326! -18,310 -26,294! -12,300 0,296 12,300 26,294! 18,310'),
          ...Array.from({ length: 19 }, (_, i) =>
            flat(`${-158 + i * 17},250 ${-147 + i * 17},250 ${-152.5 + i * 17},240`),
          ),
        ),
      ),
    ],
    {
      anchors: {
        door: { x: -0.03, y: -0.7, width: 0.8 },
        deck: { x: 0, y: -0.7, width: 2.4 },
        seat: { x: -1.1, y: -0.32 },
      },
      beside: ['birch tree', 'rose bush', 'bucket'],
    },
  ),
  staircase: onGround(
    3.26,
    4.24,
    () => [
      ink(...Array.from({ length: 12 }, (_, i) => box(-190 + i * 30, 0, 410 - i * 30, (i + 1) * 17))),
      ink(
        line('-186,118 172,320', 7),
        ...Array.from({ length: 12 }, (_, i) =>
          moved([lathed('1.8,94! 4.4,80 2,60 5,36 2,20 4,0!')], -174 + i * 30, 17 + i * 17),
        ).flat(),
        ...moved([lathed('0,126 7,122 8,115 4,108 6,104! 6,92! 7.4,50 6,0!')], -196, 0),
        ...rod('172,319 190,322 204,314', 3.6, 3.6, 4),
      ),
      accent(
        ...Array.from({ length: 12 }, (_, i) =>
          flat(
            `
              ${-190 + i * 30},${(i + 1) * 17 + 1.2} ${-158 + i * 30},${(i + 1) * 17 + 1.2}
              ${-158 + i * 30},${(i + 1) * 17 - 2.4} ${-190 + i * 30},${(i + 1) * 17 - 2.4}`,
          ),
        ),
      ),
      fold(cut('-150,8 200,190', 1.6)),
    ],
    {
      anchors: { deck: { x: 2, y: -2.04 }, seat: { x: -0.9, y: -0.68 } },
      beside: ['candlestick', 'portrait', 'carpet'],
    },
  ),
  steps: onGround(
    0.96,
    3.6,
    () => [
      ink(
        ...Array.from({ length: 6 }, (_, i) =>
          shape(
            `
              ${-170 + i * 16},${i * 16}! ${170 - i * 16},${i * 16}! ${172 - i * 16},${i * 16 + 8}
              ${170 - i * 16},${i * 16 + 16}! ${-170 + i * 16},${i * 16 + 16}!
              ${-172 + i * 16},${i * 16 + 8}`,
          ),
        ),
      ),
      fold(
        ...Array.from({ length: 5 }, (_, i) =>
          line(`${-160 + i * 16},${(i + 1) * 16} ${160 - i * 16},${(i + 1) * 16}`, 1.2),
        ),
      ),
      ink(shape('-182,0! -180,30! -172,34 -164,30! -160,0!'), shape('160,0! 164,30! 172,34 180,30! 182,0!')),
    ],
    { anchors: { seat: { x: 0.4, y: -0.48 }, deck: { x: 0, y: -0.96, width: 1.6 } } },
  ),
  window: onWall(
    1.7,
    1.2,
    (_, options) => [
      ink(
        flat('-54,166 54,166 54,8 -54,8'),
        flat('-60,10 60,10 58,0 -58,0'),
        flat('-58,170 58,170 56,162 -56,162'),
      ),
      ...glass(options, -46, 14, 92, 144),
      fold(cut('-56,7 56,7', 0.8)),
    ],
    {
      anchors: { window: { x: 0, y: -0.8, width: 0.9 }, top: { x: 0, y: -0.1, width: 1.1 } },
      beside: ['potted plant', 'cat'],
    },
  ),
  'curtained window': onWall(
    2.33,
    1.97,
    (_, options) => [
      ink(flat('-50,210 50,210 50,30 -50,30'), flat('-56,32 56,32 54,22 -54,22')),
      ...glass(options, -42, 36, 84, 166),
      ink(...rod('-90,228 90,228', 2.4, 2.4), disc(-94, 228, 4.6), disc(94, 228, 4.6)),
      accent(
        shape(
          '-86,228! -16,228! -20,190 -38,142 -66,112! -62,102! -58,60 -56,0! -88,2! -86,60 -82,104! -84,130',
        ),
        shape('86,228! 16,228! 20,190 38,142 66,112! 62,102! 58,60 56,0! 88,2! 86,60 82,104! 84,130'),
        shape('-86,229! 86,229! 86,208! 66,196 48,208! 24,192 0,206! -24,192 -48,208! -66,196 -86,208!'),
      ),
      fold(
        cut('-74,204 -66,150 -76,114', 1.1),
        cut('-54,200 -54,150 -72,114', 1),
        cut('-36,200 -42,156 -68,116', 1),
        cut('74,204 66,150 76,114', 1.1),
        cut('54,200 54,150 72,114', 1),
        cut('36,200 42,156 68,116', 1),
        cut('-76,98 -72,50 -76,6', 1),
        cut('-66,98 -64,50 -66,6', 0.9),
        cut('76,98 72,50 76,6', 1),
        cut('66,98 64,50 66,6', 0.9),
      ),
      light(line('-82,107 -63,107', 3), line('82,107 63,107', 3)),
    ],
    { anchors: { window: { x: 0, y: -1.2, width: 0.84 } }, beside: ['armchair', 'round table'] },
  ),
  balcony: onWall(
    3.5,
    3.4,
    (_, options) => [
      ink(flat('-62,330 62,330 62,60 -62,60'), shape('-74,330! -60,340 0,350 60,340 74,330!')),
      pane(options.isLit, flat('-48,60 -48,318 48,318 48,60')),
      ink(box(-3, 60, 6, 258), box(-48, 240, 96, 4), box(-48, 150, 96, 3)),
      ink(
        flat('-166,60 166,60 162,46 -162,46'),
        shape('-140,46! -120,46! -122,24 -132,6 -140,0!'),
        shape('140,46! 120,46! 122,24 132,6 140,0!'),
        flat('-168,150 168,150 168,142 -168,142'),
        flat('-164,68 164,68 164,64 -164,64'),
        ...Array.from({ length: 15 }, (_, i) => [
          line(`${-160 + i * 22.8},64 ${-160 + i * 22.8},144`, 2.4),
          ...loop(-148.6 + i * 22.8, 104, 8, 2, 16),
        ])
          .flat()
          .filter((_, i) => i < 43),
      ),
      fold(cut('-60,334 0,344 60,334', 1.2), cut('-150,53 150,53', 1)),
    ],
    { anchors: { deck: { x: 0, y: -0.6, width: 3 }, window: { x: 0, y: -1.6 } } },
  ),
  archway: onGround(
    4.4,
    4.8,
    () => [
      ink(
        ...[
          [-240, -128],
          [128, 240],
        ].map(([a, b]) => box(a!, 0, b! - a!, 250)),
        shape(
          `
            -240,248! -240,440! 240,440! 240,248! 128,248! 124,300 92,350 40,376 0,382 -40,376 -92,350
            -124,300 -128,248!`,
        ),
      ),
      fold(
        flat('-142,256 -116,256 -116,244 -142,244'),
        flat('142,256 116,256 116,244 142,244'),
        ...Array.from({ length: 11 }, (_, i) => {
          const a = Math.PI * (0.06 + i * 0.088);
          return line(
            `${Math.cos(a) * 132},${250 + Math.sin(a) * 136} ${Math.cos(a) * 164},${250 + Math.sin(a) * 168}`,
            1.8,
          );
        }),
        ...[60, 120, 180].flatMap((y, i) => [
          line(`-240,${y} -128,${y}`, 1.2),
          line(`128,${y} 240,${y}`, 1.2),
          line(`${-190 + i * 14},${y - 58} ${-190 + i * 14},${y}`, 1.2),
          line(`${180 - i * 14},${y - 58} ${180 - i * 14},${y}`, 1.2),
        ]),
      ),
    ],
    { anchors: { door: { x: 0, y: 0, width: 2.5 } } },
  ),
  column: onGround(
    4,
    0.92,
    () => [
      ink(
        flat('-46,14 46,14 46,0 -46,0'),
        shape('-40,24! -42,19 -40,14! 40,14! 42,19 40,24!'),
        shape('-33,26! -32,120 -27,356! 27,356! 32,120 33,26!'),
        flat('-44,400 44,400 44,388 -44,388'),
        shape('-38,388! -42,378 -36,368 -27,360! 27,360! 36,368 42,378 38,388!'),
      ),
      lined(
        'along',
        fold(
          ...[-22, -13, -4, 6, 15, 23].map((x) => cut(`${x * 1.15},32 ${x},350`, 1.3)),
          ...loop(-33, 378, 5, 1.3),
          ...loop(33, 378, 5, 1.3),
          line('-30,357 30,357', 1.4),
        ),
      ),
    ],
    { beside: ['steps', 'statue'] },
  ),
  // Its depth is in shadow, and the columns stand before it.
  portico: onGround(
    6.4,
    8.4,
    () => [
      ink(box(-420, 0, 840, 20), box(-396, 20, 792, 18), box(-372, 38, 744, 16)),
      fold(box(-336, 54, 672, 388)),
      ink(box(-70, 54, 140, 250), shape('-70,300! -60,340 -30,366 0,374 30,366 60,340 70,300!')),
      white(
        ...[-318, -191, -64, 64, 191, 318].flatMap((x) =>
          moved(
            [
              shape('-24,66! -22,200 -18,420! 18,420! 22,200 24,66!'),
              flat('-34,54 -34,68 34,68 34,54'),
              flat('-30,442 -36,424 36,424 30,442'),
            ],
            x,
            0,
          ),
        ),
      ),
      ink(
        flat('-368,442 368,442 368,496 -368,496'),
        flat('-392,496 392,496 392,512 -392,512'),
        flat('-392,512 392,512 0,640'),
      ),
      white(line('-366,470 366,470', 3)),
      fold(
        cut('-300,528 0,620 300,528', 3),
        line('-350,516 350,516', 3),
        ...[-318, -191, -64, 64, 191, 318].flatMap((x) =>
          [-8, 2].map((u) => cut(`${x + u},80 ${x + u * 0.8},410`, 1.4)),
        ),
      ),
    ],
    { anchors: { door: { x: 0, y: 0, width: 1.4 } }, beside: ['steps', 'bush'] },
  ),
  chimney: onGround(
    1.9,
    0.9,
    () => [
      ink(
        box(-32, 0, 64, 128),
        flat('-40,128 40,128 40,140 -40,140'),
        flat('-36,120 36,120 36,128 -36,128'),
        ...[-20, 16].flatMap((x) => moved([lathed('7,188! 9,184 7,178 9,150 10,140!')], x, 0)),
        shape('-44,0! -32,26! 32,10! 44,0!'),
      ),
      fold(
        ...[20, 44, 68, 92].map((y, i) => line(`${-30 + (i % 2) * 12},${y} ${18 + (i % 2) * 8},${y}`, 0.9)),
      ),
    ],
    { anchors: { mouth: { x: -0.2, y: -1.88 } }, beside: ['crow', 'roofs'] },
  ),
  roofs: onGround(
    7.74,
    30.6,
    (random, { isLit }) => {
      const parts: Part[] = [];
      const gables = [
        [-118, 40, 84],
        [-64, 26, 70],
        [-14, 46, 92],
        [46, 30, 66],
        [98, 36, 84],
      ] as const;
      for (const [i, [x, eaves, width]] of gables.entries()) {
        const [left, right, ridge] = [x - width / 2, x + width / 2, eaves + 20 + (i % 2) * 10];
        const [a, b] = [random.between(0.2, 0.4), random.between(0.6, 0.8)].map(
          (share) => left + width * share,
        ) as [number, number];
        parts.push(
          ink(
            ...moved(
              [
                flat(
                  `
                    ${left * 10},0 ${left * 10},${eaves * 10} ${(left - 3) * 10},${eaves * 10}
                    ${a * 10 - 30},${ridge * 9.9} ${b * 10 + 30},${ridge * 9.9}
                    ${(right + 3) * 10},${eaves * 10} ${right * 10},${eaves * 10} ${right * 10},0`,
                ),
                box(b * 10 - 20, eaves * 10, 54, (ridge - eaves + 9) * 10),
                box(b * 10 - 26, (ridge + 8) * 10, 66, 14),
                box(b * 10 - 14, (ridge + 9) * 10, 14, 24),
                box(b * 10 + 12, (ridge + 9) * 10, 14, 24),
              ],
              0,
              0,
            ),
          ),
        );
        parts.push(
          fold(
            cut(`${left * 10},${eaves * 10 + 4} ${right * 10},${eaves * 10 + 4}`, 6),
            cut(`${a * 10},${ridge * 9.4} ${b * 10},${ridge * 9.4}`, 4),
          ),
        );
        const shines = random.chance(0.6) && (isLit ?? false);
        parts.push(
          ink(
            flat(
              `
                ${x * 10 - 60},${eaves * 10 + 40} ${x * 10 - 60},${eaves * 10 + 120}
                ${x * 10 - 10},${eaves * 10 + 165} ${x * 10 + 40},${eaves * 10 + 120}
                ${x * 10 + 40},${eaves * 10 + 40}`,
            ),
          ),
          pane(shines, box(x * 10 - 40, eaves * 10 + 50, 60, 66)),
          ink(box(x * 10 - 13, eaves * 10 + 50, 6, 66)),
        );
      }
      return parts;
    },
    { beside: ['chimney', 'crow', 'cat walking'] },
  ),
};

/** Between piers with urns, one wing ajar. */
function ironGate(_: Random): Part[] {
  const bars = (from: number, to: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const share = i / 8;
      const x = from + (to - from) * share;
      const top = 196 + Math.sin(share * 1.5) * 56;
      return [line(`${x},8 ${x},${top}`, 2.6), flat(`${x - 4},${top} ${x},${top + 16} ${x + 4},${top}`)];
    }).flat();
  const wing = (from: number, to: number) => [
    ...bars(from, to),
    flat(`${from},36 ${to},36 ${to},30 ${from},30`),
    flat(`${from},110 ${to},110 ${to},104 ${from},104`),
    line(`${from},186 ${(from + to) / 2},216 ${to},240`, 4),
  ];
  return [
    ink(
      ...[-200, 200].flatMap((x) => [
        box(x - 34, 0, 68, 250),
        flat(`${x - 44},250 ${x + 44},250 ${x + 40},264 ${x - 40},264`),
        flat(`${x - 42},22 ${x + 42},22 ${x + 46},0 ${x - 46},0`),
        ...moved([lathed('0,80 4,76 3,70 12,66 20,58! 22,54! 12,46 20,34 16,18 6,10 14,4 16,0!')], x, 264),
      ]),
    ),
    ink(...wing(-164, -8), ...wing(164, 28)),
    ink(
      ...[-86, 96].flatMap((x) => [
        ...loop(x, 72, 22, 3),
        ...loop(x - 16, 146, 14, 2.6),
        ...loop(x + 16, 146, 14, 2.6),
      ]),
    ),
    fold(...[-200, 200].flatMap((x) => [flat(`${x - 24},236 ${x + 24},236 ${x + 24},40 ${x - 24},40`)])),
    ink(...[-200, 200].map((x) => flat(`${x - 22},234 ${x + 22},234 ${x + 22},42 ${x - 22},42`))),
    accent(disc(-10, 112, 5)),
  ];
}
