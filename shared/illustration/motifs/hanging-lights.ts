import type { Point } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import type { Random } from '../drawing/seeded.ts';
import { flames } from './lights.ts';
import { fold, fromCeiling, ink, light, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Lights that hang from ceilings; in centimetres. */
const { box, cut, disc, line, rod, shape, lathed } = pen(0.01);

export const HANGING_LIGHTS: Motifs = {
  'hanging lamp': fromCeiling(
    1.05,
    0.5,
    (_, { isLit }) => [
      ink(
        line('0,105 0,62', 0.8),
        ...rod('-21,26 -13,50 0,62 13,50 21,26', 0.55, 0.5, 0.6, 0.5, 0.55),
        lathed('0,8 3,9 5,13 7.4,18 6,22 3,24!'),
        lathed('0,4 1.4,5.4 .8,8'),
        disc(0, 3, 1.6, 2.2),
      ),
      white(shape('-1.4,24! -2,30 -1,38! 1,38! 2,30 1.4,24!')),
      (isLit ? light : white)(shape('-25,24! -20,30 -10,35 -6,38! 6,38! 10,35 20,30 25,24! 10,22 -10,22')),
      fold(cut('-4.6,19 -3.6,13', 0.8), cut('-12,33 -18,25', 0.4), cut('12,33 18,25', 0.4)),
    ],
    { anchors: { flame: { x: 0, y: -0.28 } }, beside: ['round table', 'laid table', 'table'] },
  ),
  chandelier: fromCeiling(1.7, 1.5, chandelier, { anchors: { flame: { x: 0, y: -0.72 } } }),
};

/** Two rings of candles on curved arms under chains and drops of glass. */
function chandelier(_: Random, { isLit }: { isLit?: boolean }): Part[] {
  const parts: Part[] = [
    ink(
      line('0,170 0,120', 1),
      lathed('0,124 2,121 1,117 1.4,104 4,98 1.6,92 1.6,74 5,66 7,58 4,50 1.4,46 2.4,41 0,36'),
      ...[22, 46, 70].flatMap((reach, i) =>
        [1, -1].flatMap((side) =>
          rod(
            `
              0,${58 - i} ${side * reach * 0.45},${40 + i * 2} ${side * reach * 0.9},${43 + i * 3}
              ${side * reach},${56 + i * 3}`,
            1.3,
            1,
            0.9,
            0.9,
          ),
        ),
      ),
      ...[16, 34].flatMap((reach) =>
        [1, -1].flatMap((side) =>
          rod(`0,96 ${side * reach * 0.5},84 ${side * reach},87 ${side * reach},94`, 1, 0.8, 0.7, 0.7),
        ),
      ),
      ...[1, -1].flatMap((side) => [
        line(`0,118 ${side * 16},98 ${side * 34},94`, 0.5),
        line(`0,92 ${side * 34},74 ${side * 70},62`, 0.5),
      ]),
    ),
  ];
  const cups: readonly Point[] = points`-70,62 -46,59 -22,56 22,56 46,59 70,62 -34,94 -16,94 16,94 34,94`;
  parts.push(
    ink(
      ...cups.map(([x, y]) =>
        shape(`${x - 3.4},${y + 3}! ${x + 3.4},${y + 3}! ${x + 1},${y - 1} ${x - 1},${y - 1}`),
      ),
    ),
  );
  parts.push(
    white(
      ...cups.map(([x, y]) => box(x - 1, y + 3, 2, 8)),
      ...[-58, -34, -11, 11, 34, 58].map((x) => shape(`${x},46 ${x - 1.2},41 ${x},38 ${x + 1.2},41`)),
      disc(0, 32, 2, 3.4),
    ),
  );
  if (isLit !== false) parts.push(flames(0.62, ...cups.map(([x, y]) => [x, y + 11] as const)));
  parts.push(fold(cut('-3.6,62 -4.6,56 -2,50', 1)));
  return parts;
}
