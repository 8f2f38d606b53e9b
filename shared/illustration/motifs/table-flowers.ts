import { accent, onTable, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Flowers that are tied, not in a vase; in centimetres. */
const { cut, disc, moved, rod, shape } = pen(0.01);

const ROSES = [
  [-5.6, 5, 1],
  [5.4, 5.6, 1.04],
  [0, 9.4, 1],
  [0.2, 2.4, 1.14],
] as const;

const VIOLETS = [
  [-8.6, 9],
  [-4.4, 12.6],
  [4.6, 12.8],
  [9, 9.6],
  [-9.8, 3.4],
  [9.8, 2.6],
  [-3.8, -1.6],
  [4.6, -1],
] as const;

export const TABLE_FLOWERS: Motifs = {
  // It lies with the stems to one side.
  posy: onTable(0.229, 0.438, () => [
    {
      path: [
        ...[-2, -0.9, 0.3, 1.4, 2.4].flatMap((y) =>
          rod(`6,${11 + y * 0.5} -6,${8 + y} -19,${4 + y * 2}`, 0.34, 0.34, 0.34),
        ),
        ...VIOLETS.map(([x, y]) =>
          moved([shape('0,0 2.4,3.2 0,6.6! -2.4,3.2')], 9 + x * 0.9, 12 + y * 0.7 - 3, { turn: x * 9 }),
        ).flat(),
      ],
      material: 'leaf',
    },
    { path: VIOLETS.flatMap(([x, y]) => petals(9.4 + x * 0.92, 8.4 + y * 0.92, 1.5)), material: 'dress' },
    ...ROSES.flatMap(([x, y, scale]) => rose(9.6 + x, 7.2 + y, scale)),
    white(shape('-4,6! -5.6,9.6! -3.6,11 -1.8,9.4! -1,6.6! -2.4,5.4')),
    white(shape('-3.6,6.6 -6.6,3.6 -5.6,.6! -3.6,3.4 -2.4,6')),
  ]),
};

const petals = (x: number, y: number, r: number) =>
  [0, 72, 144, 216, 288].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return disc(x + Math.sin(angle) * r * 0.6, y + Math.cos(angle) * r * 0.6, r * 0.56, r * 0.5);
  });

const rose = (x: number, y: number, scale: number): Part[] => [
  accent(disc(x, y, 3.7 * scale, 3.4 * scale)),
  {
    path: moved(
      [
        cut('-3,1.4 -1.4,-.8 1,-1 3,1.2', 0.42),
        cut('-2.2,-1.4 0,-2.6 2.4,-1.6', 0.36),
        cut('-1.4,1.6 0,.2 1.6,1 .6,2.2 -.6,1.8', 0.36),
        cut('-3,2 0,3 3,1.8', 0.3),
      ],
      x,
      y,
      { scale },
    ),
    material: 'shade',
  },
];
