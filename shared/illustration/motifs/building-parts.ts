import {
  accent,
  fold,
  ink,
  light,
  lined,
  onGround,
  onWall,
  pane,
  white,
  type MotifOptions,
  type Motifs,
  type Part,
} from './motif.ts';
import { pen } from './pen.ts';

/** Windows, columns, chimneys and other parts of buildings; in centimetres. */
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

export const BUILDING_PARTS: Motifs = {
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
