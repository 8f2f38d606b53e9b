import { outline, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Dress } from './clothes.ts';
import { fold } from './fold.ts';
import type { Skeleton } from './skeleton.ts';

/** What a dress is cut for. */
export interface DressBody {
  at: Skeleton['trunk'];
  hip: Point;
  bones: Skeleton;
  width: number;
  /** Half the width of the waist, in heads. */
  waist: number;
  /** How far it blows backwards, in heads. */
  wind: number;
}

/** A skirt that falls to the ground, or shows the shoes below a sarafan. */
export function uprightSkirt(body: DressBody, dress: Dress): Part[] {
  const {
    hip: [x],
  } = body;
  const isShort = dress === 'sarafan';
  const hem = isShort ? -0.3 : -0.02;
  return [
    ...(isShort ? [{ path: [shoe(x + 0.24), shoe(x - 0.22)], material: 'ink' } as const] : []),
    ...(dress === 'bustle' ? bustle(body, hem) : [dress === 'empire' ? empire(body, hem) : wide(body, hem)]),
    ...folds(body, hem),
  ];
}

/** Gathered over the small of the back. */
function bustle({ at, hip: [x, y], wind }: DressBody, hem: number): Part[] {
  const length = hem - y;
  return [
    {
      path: [
        outline([
          at(0.36, -0.28),
          at(0.24, -0.4),
          [x - 0.85, y - 0.42],
          [x - 1.2, y],
          [x - 1.16, y + 0.8],
          [x - 1.25 - wind * 0.4, y + length * 0.55],
          [x - 1.6 - wind, hem - 0.3],
          [x - 2.1 - wind, hem, 1],
          [x - 0.4, hem + 0.05],
          [x + 0.82, hem, 1],
          [x + 0.76, y + length * 0.6],
          [x + 0.58, y + length * 0.25],
          at(0.34, 0.3),
        ]),
      ],
      material: 'dress',
    },
    fold([
      [x - 0.5, y - 0.1],
      [x - 0.98, y + 0.4],
      [x - 0.95, y + 1.2],
      [x - 1.3, hem - 0.3],
    ]),
  ];
}

/** From below the breast. */
const empire = ({ at, hip: [x, y], wind }: DressBody, hem: number): Part => ({
  path: [
    outline([
      at(0.66, -0.34),
      [x - 0.42, y - 0.3],
      [x - 0.5, y + 1.6],
      [x - 0.75 - wind, hem - 0.1],
      [x - 1.2 - wind, hem, 1],
      [x - 0.1, hem + 0.05],
      [x + 0.62 - wind * 0.4, hem, 1],
      [x + 0.55, y + 1.6],
      [x + 0.46, y],
      at(0.66, 0.44),
    ]),
  ],
  material: 'dress',
});

function wide({ at, hip: [x, y], width, waist, wind }: DressBody, hem: number): Part {
  const length = hem - y;
  const [front, behind] = [0.5 + 0.5 * width, 0.62 + 0.55 * width];
  return {
    path: [
      outline([
        at(0.38, -0.28),
        [x - waist, y - 0.25],
        [x - 0.78 * width - 0.08, y + length * 0.22],
        [x - behind * 0.95 - wind * 0.3, y + length * 0.55],
        [x - behind * 1.18 - wind, hem - 0.08, 1],
        [x - behind * 0.4 - wind * 0.6, hem + 0.05],
        [x + front * 0.3 - wind * 0.3, hem + 0.03],
        [x + front * 1.12 - wind * 0.4, hem - 0.04, 1],
        [x + front * 0.98 - wind * 0.15, y + length * 0.55],
        [x + 0.7 * width + 0.02, y + length * 0.22],
        [x + waist * 0.92, y - 0.25],
        at(0.36, 0.3),
      ]),
    ],
    material: 'dress',
  };
}

const folds = ({ hip: [x, y], width, wind }: DressBody, hem: number): Part[] =>
  FOLDS.map(([from, to]) =>
    fold([
      [x + from * 0.7, y + 0.1],
      [x + ((from + to) / 2) * width * 0.9, y + (hem - y) * 0.5],
      [x + to * width * 0.95 - wind * 0.6, hem - 0.14],
    ]),
  );

/** From the waist to the hem, each in shares of its width. */
const FOLDS = [
  [-0.3, -0.9],
  [-0.1, -0.4],
  [0.14, 0.12],
  [0.3, 0.6],
] as const;

const shoe = (x: number) =>
  outline([
    [x - 0.28, -0.2],
    [x - 0.28, 0, 1],
    [x + 0.3, 0, 1],
    [x + 0.34, -0.08],
    [x + 0.1, -0.3],
  ]);
