import { points } from '../drawing/points.ts';
import { ellipse, limb, outline, stroke, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { armsFromBehind } from './arms-from-behind.ts';
import { bothHalves } from './both-halves.ts';
import type { Person } from './person.ts';
import type { Coat } from './clothes.ts';

/** A coat with the legs below it and the arms beside it. */
export function coatFromBehind(person: Person, shoulder: number, hip: number, bulk: number): Part[] {
  const { coat = 'frock', holds } = person;
  const { length, flare } = CUTS[coat];
  const hem = Math.min(-0.12, hip + length);
  const at = { shoulder, hip, hem };
  const hasWaist = coat !== 'cloak' && coat !== 'robe';
  return [
    ...(hem < -0.4
      ? [{ path: [...leg(-1, hip, bulk), ...leg(1, hip, bulk)], material: 'ink' } as const]
      : []),
    ...(coat === 'cloak' ? [] : armsFromBehind(shoulder, hip, bulk, 'ink')),
    { path: back(coat === 'cloak' ? CLOAK : COAT, at, bulk, flare), material: 'ink' },
    middleSeam(at),
    hasWaist ? waist(hip, bulk) : falls(at, flare),
    ...(holds === 'cane' ? [cane(hip)] : []),
  ];
}

/** Each is y in heads, and so below zero. */
interface Heights {
  shoulder: number;
  hip: number;
  hem: number;
}

/** From the hips to the hem, and half the width of the hem. */
const CUTS: Readonly<Record<Coat, { length: number; flare: number }>> = {
  jacket: { length: 0.5, flare: 0.98 },
  shirt: { length: 0.6, flare: 0.98 },
  tail: { length: 1.9, flare: 0.98 },
  frock: { length: 2.0, flare: 0.98 },
  great: { length: 2.9, flare: 1.12 },
  kaftan: { length: 2.6, flare: 1.2 },
  robe: { length: 3.9, flare: 1.2 },
  cloak: { length: 3.2, flare: 1.55 },
};

/** Half the width at the shoulders, above the hips and at them. */
const COAT = { top: 0.88, waist: 0.62, hips: 0.74 };
const CLOAK = { top: 1.1, waist: 1.25, hips: 1.35 };

const leg = (side: number, hip: number, wide: number): Path => [
  ...limb(
    [
      [side * 0.32, hip],
      [side * 0.36, hip * 0.5],
      [side * (side > 0 ? 0.54 : 0.3), -0.2],
    ],
    [0.4 * wide, 0.28, 0.17],
  ),
  outline(
    side > 0
      ? points`.38,-.3 .34,0! .98,0! .96,-.1 .76,-.2 .7,-.34`
      : points`-.46,-.3 -.6,-.08 -.56,0! -.12,0! -.12,-.12 -.16,-.32`,
  ),
];

function back(
  { top, waist, hips }: typeof COAT,
  { shoulder, hip, hem }: Heights,
  wide: number,
  flare: number,
): Path {
  return bothHalves([
    [0.2, shoulder - 0.12],
    [0.62 * wide, shoulder + 0.06],
    [top * wide, shoulder + 0.36],
    [(top - 0.08) * wide, shoulder + 1.0],
    [waist * wide, hip - 0.75],
    [hips * wide, hip],
    [flare * wide, hem - 0.2],
    [flare * wide * 0.98, hem, 1],
  ]);
}

const middleSeam = ({ shoulder, hip, hem }: Heights): Part => ({
  path: [
    stroke(
      [
        [0, shoulder + 0.3],
        [0.02, hip - 0.6],
        [0, hem - 0.06],
      ],
      0.04,
      true,
    ),
  ],
  material: 'fold',
});

const waist = (hip: number, wide: number): Part => ({
  path: [
    stroke(
      [
        [-0.5 * wide, hip - 0.55],
        [0, hip - 0.48],
        [0.5 * wide, hip - 0.55],
      ],
      0.045,
      true,
    ),
  ],
  material: 'fold',
});

/** Folds that fall from the shoulders. */
const falls = ({ shoulder, hip, hem }: Heights, flare: number): Part => ({
  path: [-1, 1].map((side) =>
    stroke(
      [
        [side * 0.5, shoulder + 0.4],
        [side * 0.7, hip],
        [side * 0.9 * flare, hem - 0.1],
      ],
      0.04,
      true,
    ),
  ),
  material: 'fold',
});

const cane = (hip: number): Part => ({
  path: [
    stroke(
      [
        [0.98, hip + 0.4],
        [1.2, -0.02],
      ],
      0.1,
    ),
    ellipse(0.96, hip + 0.36, 0.14),
  ],
  material: 'ink',
});
