import { accent, fold, ink, onTable, side, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Small things of value close up; in centimetres. */
const { cut, disc, flat, line, loop, moved, rod, shape } = pen(0.01);

const gold = (...path: Part['path']): Part => ({ path, material: 'gold' });
const dark = (...path: Part['path']): Part => ({ path, material: 'boot' });
const linen = (...path: Part['path']): Part => ({ path, material: 'linen' });

/** Beads along a loose loop, seen from above and before. */
const BEADS = Array.from({ length: 34 }, (_, i) => {
  const angle = -0.62 + (i / 33) * (Math.PI * 2 - 0.5);
  const open = 1 + 0.16 * Math.sin(angle * 2 + 0.6);
  return { x: Math.cos(angle) * 9.6 * open, y: 4.1 + Math.sin(angle) * 3.3 * open, i };
});

const oneKey = (length: number, bits: string) => [
  ...loop(0, -2.4, 1.5, 0.55),
  line(`0,-3.8 0,${-3.8 - length}`, 0.66),
  flat(bits),
];

export const TABLE_TREASURES: Motifs = {
  'string of beads': onTable(0.0785, 0.227, () => [
    ...BEADS.filter(({ i }) => i % 4 === 3).map(({ x, y }) => gold(disc(x, y, 0.5, 0.42))),
    ...BEADS.filter(({ i }) => i % 4 !== 3).map(({ x, y, i }) =>
      (i % 4 === 1 ? accent : ink)(disc(x, y, 0.74, 0.62)),
    ),
    white(...BEADS.filter(({ i }) => i % 4 !== 3).map(({ x, y }) => disc(x - 0.2, y + 0.22, 0.17, 0.13))),
  ]),
  'string of pearls': onTable(0.0785, 0.228, () => [
    ...BEADS.map(({ x, y }) => side(disc(x, y - 0.06, 0.76, 0.64))),
    ...BEADS.map(({ x, y }) => white(disc(x - 0.06, y + 0.06, 0.62, 0.5))),
  ]),
  'plain ring': onTable(0.024, 0.024, () => [
    ink(...loop(0, 1.2, 1.2, 0.26)),
    fold(cut('-.9,1.7 -.5,2.1 0,2.26', 0.1)),
  ]),
  'bunch of keys': onTable(0.124, 0.172, () => [
    ink(...loop(-6.6, 9.2, 3.6, 0.5, 3.2)),
    ink(
      ...moved(oneKey(7, '0,-8.4 0,-10.8 2.4,-10.8 2.4,-8.4 1.6,-8.4 1.6,-9.4 1,-9.4 1,-8.4'), -3.8, 9, {
        turn: -64,
      }),
    ),
    side(
      ...moved(oneKey(5.6, '0,-7.4 0,-9.4 -2,-9.4 -2,-7.4 -1.2,-7.4 -1.2,-8.4 -.8,-8.4'), -5, 7.8, {
        turn: -36,
      }),
    ),
    ink(...moved(oneKey(4, '0,-6 0,-7.8 1.8,-7.8 1.8,-6'), -8.4, 8, { turn: 12, scale: 0.78 })),
    fold(cut('-9.8,9.6 -8.6,11.6 -6.4,12.2', 0.22)),
  ]),
  'folded spectacles': onTable(0.0543, 0.141, () => [
    ink(
      ...loop(-3.6, 2.5, 2.8, 0.42, 2.5),
      ...loop(3.4, 2.5, 2.8, 0.42, 2.5),
      line('-.9,3 -.1,3.8 .7,3', 0.42),
      line('-6.2,3.4 -5,5 2.6,5.2', 0.32),
      line('6,3.4 7.2,5.2 7.4,3.4', 0.32),
    ),
    white(cut('-5,3.4 -4.2,4', 0.4), cut('2,3.4 2.8,4', 0.4)),
  ]),
  'bare skull': onTable(0.2, 0.17, () => [
    ink(
      shape(
        `-8,12 -7,17 -3,19.8 2,19.8 6.6,17.4 8.4,13 7.8,8.6 5.8,6.4 5.2,3.4! 4.6,.6 3.4,0 -2,0 -3,.6!
          -3.2,3 -4.6,4 -6.4,5! -7.2,7.4`,
      ),
    ),
    dark(
      shape('-6.2,9.6 -5.8,11.6 -3.6,12 -1.8,10.6 -2,8.2 -4,7.4 -5.8,8'),
      shape('.8,10.4 2.6,12 5,11.4 5.6,9.2 4,7.6 1.8,7.8'),
      shape('-1.2,7.6! 0,5 -2.2,5.2!'),
      shape('7,9 7.6,7.6 6.4,7'),
    ),
    side(shape('5,6.6 8,8.6 8.2,13 6.4,17 4.4,18.4 6,13 5.4,12.6 6.4,9.6')),
    dark(
      cut('-3,2.8 0,2.4 4.4,3', 0.34),
      ...[-2, -1, 0, 1, 2, 3].map((x) => line(`${x},3.8 ${x},1.6`, 0.16)),
    ),
    fold(cut('-6,15 -3,17.8 0,18.4', 0.4)),
  ]),
  'island map': onTable(0.136, 0.339, () => [
    white(shape('-14.6,.8! -2,0 12,1.2! 16.6,11.6! 4,10.6 -10.4,12!')),
    side(...rod('-10.6,12.6 4,11.4 17,12.4', 1, 1, 1), ...rod('-15,1 -2,.6 12.6,1.6', 0.9, 0.9, 0.9)),
    gold(shape('-6,5 -4,7.8 0,9.2 4.4,8.6 8.6,8.8 9.6,6.4 7.4,4.4 4,4.4 2,2.8 -2.4,2.8 -3.4,4')),
    dark(
      line('-1.6,6 -.4,7.6! .8,6', 0.26),
      line('.2,5.6 1.8,7.8! 3.2,5.6', 0.26),
      cut('-6.4,4.8 -4.4,8.2 0,9.6 4.4,9 8.8,9.2 10.2,6.4 7.6,4', 0.16),
      cut('-12,8.6 -10.4,8.4', 0.2),
      cut('-11.6,4.4 -9,4.2', 0.2),
      cut('11,3.6 13,3.4', 0.2),
      ...[0, 45, 90, 135].flatMap((turn) => moved([cut('-1.5,0 1.5,0', 0.22)], -10, 6.6, { turn })),
    ),
    accent(
      ...[
        [4.6, 7],
        [6.6, 6],
        [-3.2, 5],
      ].flatMap(([x, y]) => [
        line(`${x! - 0.7},${y! + 0.45} ${x! + 0.7},${y! - 0.45}`, 0.4),
        line(`${x! - 0.6},${y! - 0.45} ${x! + 0.8},${y! + 0.45}`, 0.4),
      ]),
    ),
  ]),
  'chess board close': onTable(0.176, 0.5, () => [
    ink(flat('-25,1.6 25,1.6 25,0 -25,0'), flat('-25,1.6 25,1.6 17.4,10.4 -17.4,10.4')),
    linen(...squares(0)),
    dark(...squares(1)),
    ...piece('white', -11, 3.4, 1.05),
    ...piece('accent', 5, 8.4, 0.86),
    ...piece('white', 12, 3, 1.1),
    ...piece('accent', -4.4, 8.8, 0.8, true),
    ...piece('white', 1.6, 3.2, 1.1, true),
    ...piece('accent', 11.6, 8.2, 0.84),
  ]),
};

/** The squares of one colour on a board that recedes. */
function squares(parity: number) {
  const at = (column: number, row: number) => {
    const t = row / 8;
    const y = 2 + 8 * (t * 1.25 - t * t * 0.25);
    const half = 23.2 - (y - 2) * 0.86;
    return `${-half + (column / 8) * half * 2},${y}`;
  };
  return Array.from({ length: 64 }, (_, i) => [i % 8, Math.floor(i / 8)] as const)
    .filter(([column, row]) => (column + row) % 2 === parity)
    .map(([column, row]) =>
      flat(`${at(column, row)} ${at(column + 1, row)} ${at(column + 1, row + 1)} ${at(column, row + 1)}`),
    );
}

/** A pawn, or a king with his cross. */
function piece(material: 'white' | 'accent', x: number, y: number, scale: number, isKing = false): Part[] {
  const form = isKing
    ? '-.5,10! .5,10! .5,9.2 1.2,9.2! 1.2,8.4! .5,8.4 .5,7.6 2,7.2 1.4,5.4 1,2.6 2.4,1 2.6,0! -2.6,0! -2.4,1 -1,2.6 -1.4,5.4 -2,7.2 -.5,7.6 -.5,8.4 -1.2,8.4! -1.2,9.2! -.5,9.2'
    : '0,6.2 1.2,5.6 1.2,4.2 .6,3.6 1,2 2.2,.9 2.3,0! -2.3,0! -2.2,.9 -1,2 -.6,3.6 -1.2,4.2 -1.2,5.6';
  return [
    dark(...moved([disc(0.5, 0, 2.8, 0.6)], x, y, { scale })),
    { path: moved([shape(form)], x, y, { scale: scale * 1.1 }), material },
  ];
}
