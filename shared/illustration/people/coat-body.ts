import { outline, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { fold } from './fold.ts';
import type { Skeleton } from './skeleton.ts';
import { bellied, bellyOf } from './trunk-in-clothes.ts';

/** What a coat is cut for: the trunk with its belly, and how far down there is room. */
export interface CoatBody {
  at: Skeleton['trunk'];
  hip: Point;
  bulk: number;
  belly: number;
  wind: number;
  /** The longest that its skirts may be below the hips. */
  room: number;
}

export interface CoatFit {
  bulk: number;
  /** How far it blows backwards, in heads. */
  wind: number;
  /** So that clothes below it are visible. */
  isCutShort: boolean;
  isBroad?: boolean | undefined;
}

export function coatBody(bones: Skeleton, { bulk, wind, isCutShort, isBroad = false }: CoatFit): CoatBody {
  const [, y] = bones.hip;
  // Not below the ground, which is nearer for small or kneeling people.
  const ground = -y - 0.12;
  return {
    at: bellied(bones, bulk, isBroad),
    hip: bones.hip,
    bulk,
    belly: bellyOf(bulk),
    wind,
    room: isCutShort ? Math.min(1.5, ground) : ground,
  };
}

export const within = ({ room }: CoatBody, length: number): number => Math.min(length, room);

/** Skirts of a coat that flare from the waist, sway behind and open in front. */
export function skirts(body: CoatBody, wanted: number, flare: number): Path {
  const {
    at,
    hip: [x, y],
    bulk: b,
    belly,
    wind,
  } = body;
  const length = within(body, wanted);
  const hem = y + length;
  // Of the stout the hem is as wide as the belly.
  const s = Math.max(1, b * 0.86);
  return [
    outline([
      at(0.5, -0.43 * b),
      at(0.3, -0.34 * b),
      [x - 0.46 * b, y - 0.02],
      [x - 0.62 * b - flare * 0.3 - wind * 0.2, y + length * 0.4],
      [x - 0.62 * b - flare * 0.75 - wind * 0.6, y + length * 0.8],
      [x - (0.56 + flare) * s - wind, hem - 0.06 - Math.abs(wind) * 0.12, 1],
      [x - 0.3 - flare * 0.3 - wind * 0.8, hem + 0.05],
      [x + 0.1 - wind * 0.65, hem + 0.03],
      [x + (0.4 + flare * 0.3) * s - wind * 0.55, hem - 0.07, 1],
      [x + 0.47 * b + flare * 0.14 - wind * 0.2 + belly * 0.3, y + length * 0.55],
      [x + 0.45 * b + belly * 0.9, y + 0.06],
      at(0.27, 0.36 * b),
      at(0.5, 0.45 * b),
    ]),
  ];
}

/** Where it closes in front. */
export function opening(body: CoatBody, length: number): Part {
  const {
    at,
    hip: [x, y],
    bulk: b,
    wind,
  } = body;
  return fold([
    at(0.6, 0.46 * b),
    at(0.3, 0.28 * b),
    [x + 0.32 * b, y + 0.1],
    [x + 0.38 - wind * 0.5, y + within(body, length) * 0.9],
  ]);
}

/** Creases that fall from the waist behind. */
export function pleats(body: CoatBody, length: number, flare: number): Part[] {
  const {
    at,
    hip: [x, y],
    bulk: b,
    wind,
  } = body;
  return [
    fold(
      [
        at(0.26, -0.16 * b),
        [x - 0.3 * b, y + 0.3],
        [x - 0.36 - flare * 0.6 - wind * 0.7, y + within(body, length) * 0.92],
      ],
      0.026,
    ),
    fold([at(0.3, -0.3 * b), at(0.26, 0), at(0.3, 0.32 * b)], 0.024),
  ];
}

/** Collar and lapel, with the shirt between. */
export const lapels = ({ at, bulk: b }: CoatBody): Part[] => [
  {
    path: [
      outline([
        at(1.08, 0.2),
        at(0.98, 0.3),
        at(0.86, 0.44 * b),
        at(0.7, 0.53 * b),
        at(0.62, 0.5 * b),
        at(0.78, 0.34),
        at(0.92, 0.2),
        at(1.02, 0.1),
      ]),
    ],
    material: 'linen',
  },
  fold([at(1.08, -0.1), at(1.0, 0.1), at(0.88, 0.22), at(0.74, 0.28), at(0.6, 0.42 * b)], 0.04),
];
