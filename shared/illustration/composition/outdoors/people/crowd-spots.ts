import type { Random } from '../../../drawing/seeded.ts';

/** Positions for a crowd, in groups of different size and distance whose members face each other. @param group the index among several crowds */
export function crowdSpots(group: number, random: Random): Spot[] {
  const side = group % 2 ? -1 : 1;
  const spread = group > 1 ? 1.2 : 1;
  return CROWD_GROUPS.flatMap(({ across, size, apart }) =>
    apart.map((offset, k) => ({
      x: 512 + side * (across * spread + offset * 46 * size) + random.between(-8, 8),
      size: size * (k === 1 ? 0.95 : 1) * (group > 0 ? 0.94 : 1),
      isFlipped: side > 0 ? offset > 0 : offset <= 0,
      isFromBehind: k === 2,
    })),
  );
}

/** The position of one person of a crowd. */
interface Spot {
  x: number;
  /** Relative to people at the usual distance. */
  size: number;
  isFlipped: boolean;
  isFromBehind: boolean;
}

/** How many people a crowd in a town shows. */
export const CROWD = 21;

/** The nearest on one third, others on the other and far off between them. */
const CROWD_GROUPS = [
  { across: -196, size: 1.13, apart: [-0.5, 0.62, 1.7] },
  { across: 214, size: 0.82, apart: [-0.6, 0.5] },
  { across: 40, size: 0.5, apart: [-1.4, -0.5, 0.6] },
  { across: 330, size: 0.46, apart: [0] },
  { across: -330, size: 0.44, apart: [-0.9, 0.1, 1.2] },
  { across: -40, size: 0.36, apart: [-2.6, -1.2, -0.4, 1.4, 2.2] },
  { across: 210, size: 0.34, apart: [-1.6, -0.6, 0.5, 1.5] },
] as const;
