import { ellipse, outline, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { pointBetween, type Skeleton } from './skeleton.ts';

/** Clothes over the trunk and hips, seen from the side, in heads. */

export type Coat = 'frock' | 'great' | 'tail' | 'jacket' | 'shirt' | 'kaftan' | 'robe' | 'cloak';
export type Dress = 'day' | 'ball' | 'bell' | 'bustle' | 'empire' | 'sarafan' | 'nun';

const fold = (points: Point[], width = 0.035): Part => ({
  path: [stroke(points, width, true)],
  material: 'fold',
});

/** The trunk in close clothes: shoulder blades, a hollow back, the breast and the waist. */
export function bodice(bones: Skeleton, bulk: number, isBroad = false): Path {
  const at = bellied(bones, bulk, isBroad);
  return [
    outline([
      at(1.06, -0.16),
      at(0.97, -0.35 * bulk),
      at(0.83, -0.5 * bulk),
      at(0.62, -0.47 * bulk),
      at(0.42, -0.37 * bulk),
      at(0.25, -0.34 * bulk),
      at(0.06, -0.45 * bulk),
      at(-0.12, -0.44 * bulk),
      at(-0.12, 0.34 * bulk),
      at(0.06, 0.38 * bulk),
      at(0.25, 0.35 * bulk),
      at(0.44, 0.43 * bulk),
      at(0.64, 0.54 * bulk),
      at(0.8, 0.51 * bulk),
      at(0.93, 0.33),
      at(1.04, 0.18),
    ]),
  ];
}

/** How far a stout person's belly extends in front of the hips, in heads. */
const bellyOf = (bulk: number) => Math.max(0, bulk - 1.12) * 1.25;

/** The trunk with its belly, and with the breast and back of the broad. */
function bellied({ trunk }: Skeleton, bulk: number, isBroad: boolean): Skeleton['trunk'] {
  const belly = bellyOf(bulk);
  return (along, across = 0) =>
    trunk(
      along,
      across * (isBroad && along > 0.5 && along < 0.96 ? 1.2 : 1) +
        (across > 0.1 ? belly * Math.exp(-(((along - 0.1) / 0.4) ** 2)) : 0),
    );
}

/** @param wind how far it blows backwards, in heads @param isCutShort so that clothes below it are visible */
export function drawCoat(
  coat: Coat,
  bones: Skeleton,
  bulk: number,
  wind: number,
  isCutShort = false,
  isBroad = false,
): Part[] {
  const { hip } = bones;
  const at = bellied(bones, bulk, isBroad);
  const belly = bellyOf(bulk);
  const [x, y] = hip;
  const b = bulk;
  const parts: Part[] = [{ path: bodice(bones, bulk * 1.04, isBroad), material: 'ink' }];
  /** Not below the ground, which is nearer for small or kneeling people. */
  const within = (length: number) => Math.min(isCutShort ? Math.min(length, 1.5) : length, -y - 0.12);
  /** Skirts of a coat that flare from the waist, sway behind and open in front. */
  const skirts = (wanted: number, flare: number): Path => {
    const length = within(wanted);
    const hem = y + length;
    return [
      outline([
        at(0.5, -0.43 * b),
        at(0.3, -0.34 * b),
        [x - 0.46 * b, y - 0.02],
        [x - 0.62 * b - flare * 0.3 - wind * 0.2, y + length * 0.4],
        [x - 0.62 * b - flare * 0.75 - wind * 0.6, y + length * 0.8],
        [x - 0.56 - flare - wind, hem - 0.06 - Math.abs(wind) * 0.12, 1],
        [x - 0.3 - flare * 0.3 - wind * 0.8, hem + 0.05],
        [x + 0.1 - wind * 0.65, hem + 0.03],
        [x + 0.4 + flare * 0.3 - wind * 0.55, hem - 0.07, 1],
        [x + 0.47 * b + flare * 0.14 - wind * 0.2 + belly * 0.3, y + length * 0.55],
        [x + 0.45 * b + belly * 0.9, y + 0.06],
        at(0.27, 0.36 * b),
        at(0.5, 0.45 * b),
      ]),
    ];
  };
  const opening = (length: number) =>
    fold([
      at(0.6, 0.46 * b),
      at(0.3, 0.28 * b),
      [x + 0.32 * b, y + 0.1],
      [x + 0.38 - wind * 0.5, y + within(length) * 0.9],
    ]);
  /** Creases that fall from the waist behind. */
  const pleats = (length: number, flare: number): Part[] => [
    fold(
      [
        at(0.26, -0.16 * b),
        [x - 0.3 * b, y + 0.3],
        [x - 0.36 - flare * 0.6 - wind * 0.7, y + within(length) * 0.92],
      ],
      0.026,
    ),
    fold([at(0.3, -0.3 * b), at(0.26, 0), at(0.3, 0.32 * b)], 0.024),
  ];
  /** Collar and lapel, with the shirt between. */
  const lapels: Part[] = [
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
  if (coat === 'frock') {
    parts.push(
      { path: skirts(1.95, 0.34), material: 'ink' },
      opening(1.95),
      ...pleats(1.95, 0.34),
      ...lapels,
    );
  } else if (coat === 'great') {
    parts.push({ path: skirts(2.75, 0.46), material: 'ink' });
    // The cape over the shoulders.
    parts.push({
      path: [
        outline([
          at(1.12, -0.22),
          at(1.0, -0.5 * b),
          at(0.74, -0.7 * b),
          at(0.56, -0.72 * b),
          at(0.54, -0.2),
          at(0.57, 0.34),
          at(0.56, 0.6 * b),
          at(0.78, 0.6 * b),
          at(0.94, 0.42),
          at(1.12, 0.22),
        ]),
      ],
      material: 'ink',
    });
    parts.push(
      opening(2.75),
      ...pleats(2.75, 0.46),
      fold([at(0.56, -0.7 * b), at(0.53, -0.1), at(0.57, 0.58 * b)]),
      fold([at(1.12, 0.2), at(0.98, 0.06), at(1.06, -0.2)]),
    );
  } else if (coat === 'tail') {
    parts.push({
      path: [
        outline([
          at(0.62, -0.47 * b),
          at(0.32, -0.36 * b),
          [x - 0.46 * b, y],
          [x - 0.66 * b - wind * 0.3, y + 0.8],
          [x - 0.84 - wind, y + within(1.8), 1],
          [x - 0.5 - wind * 0.8, y + within(1.92), 1],
          [x - 0.22, y + 0.95],
          [x + 0.06, y + 0.3],
          [x + 0.4 * b, y + 0.02, 1],
          at(0.27, 0.37 * b),
          at(0.6, 0.5 * b),
        ]),
      ],
      material: 'ink',
    });
    parts.push(
      ...lapels,
      fold([at(0.3, -0.3 * b), at(0.2, 0.0), [x + 0.02, y + 0.34], [x - 0.24, y + 0.96]], 0.03),
      {
        path: [0.8, 0.66, 0.52, 0.38].map((along) => {
          const [u, v] = at(along, (along > 0.6 ? 0.4 : 0.32) * b);
          return ellipse(u, v, 0.045);
        }),
        material: 'gold',
      },
    );
  } else if (coat === 'jacket') {
    parts.push({
      path: [
        outline([
          at(0.6, -0.47 * b),
          at(0.26, -0.4 * b),
          [x - 0.52 * b, y + 0.1],
          [x - 0.58 * b, y + 0.46, 1],
          [x, y + 0.52],
          [x + 0.5 * b + belly * 0.5, y + 0.44, 1],
          [x + 0.47 * b + belly * 0.9, y + 0.1],
          at(0.24, 0.4 * b),
          at(0.6, 0.5 * b),
        ]),
      ],
      material: 'ink',
    });
    parts.push(...lapels, fold([at(0.6, 0.46 * b), at(0.3, 0.3 * b), [x + 0.34 * b, y + 0.36]]));
  } else if (coat === 'shirt') {
    parts.push({
      path: [
        outline([
          at(0.6, -0.48 * b),
          at(0.24, -0.48 * b),
          [x - 0.56 * b, y + 0.1],
          [x - 0.66 * b, y + 0.56, 1],
          [x - 0.1, y + 0.64],
          [x + 0.56 * b + belly * 0.5, y + 0.54, 1],
          [x + 0.5 * b + belly * 0.9, y + 0.1],
          at(0.24, 0.5 * b),
          at(0.6, 0.52 * b),
        ]),
      ],
      material: 'ink',
    });
    // Belted, and open at the throat.
    parts.push(
      fold([at(0.14, -0.46 * b), at(0.1, 0), at(0.14, 0.46 * b)], 0.05),
      fold([at(1.0, 0.16), at(0.84, 0.34), at(0.7, 0.44 * b)]),
      fold([at(0.5, -0.2), at(0.3, -0.16), at(0.16, -0.2)], 0.026),
    );
  } else if (coat === 'kaftan') {
    parts.push(
      { path: skirts(2.45, 0.7), material: 'ink' },
      fold(
        [
          at(1.0, 0.1),
          at(0.76, 0.4 * b),
          at(0.4, 0.3 * b),
          [x + 0.22 * b, y + 0.2],
          [x + 0.26 - wind * 0.5, y + within(2.45) * 0.92],
        ],
        0.04,
      ),
      ...pleats(2.45, 0.7),
    );
    parts.push(
      {
        path: [
          outline([
            at(0.27, -0.37 * b),
            at(0.22, 0),
            at(0.27, 0.39 * b),
            at(0.17, 0.41 * b),
            at(0.11, 0),
            at(0.17, -0.4 * b),
          ]),
        ],
        material: 'ink',
      },
      fold([at(0.12, -0.38 * b), at(0.07, 0), at(0.12, 0.4 * b)], 0.03),
      fold([at(0.28, -0.38 * b), at(0.23, 0), at(0.28, 0.4 * b)], 0.03),
    );
  } else if (coat === 'robe') {
    parts.push(
      { path: skirts(-y - 0.1, 0.7), material: 'ink' },
      fold([at(0.9, 0.2), at(0.4, 0.24), [x + 0.14, y + 0.8], [x + 0.12, -0.3]]),
      fold([at(0.5, -0.2), [x - 0.3, y + 0.9], [x - 0.66, -0.3]], 0.03),
      fold([at(0.3, 0.1), [x - 0.04, y + 1.2], [x - 0.2, -0.26]], 0.026),
    );
  } else {
    const hem = -0.9;
    parts.push({
      path: [
        outline([
          at(1.16, 0.22),
          at(1.14, -0.24),
          at(0.98, -0.56 * b),
          at(0.7, -0.82 * b),
          [x - 0.98 * b - wind * 0.2, y + 0.1],
          [x - 1.1 - wind * 0.5, y + 1.3],
          [x - 1.36 - wind, hem + 0.04, 1],
          [x - 0.9 - wind * 0.85, hem - 0.06],
          [x - 0.4 - wind * 0.7, hem + 0.1],
          [x + 0.16 - wind * 0.5, hem - 0.02],
          [x + 0.7 - wind * 0.4, hem + 0.06, 1],
          [x + 0.72, y + 0.6],
          at(0.5, 0.66 * b),
          at(0.9, 0.5 * b),
        ]),
      ],
      material: 'ink',
    });
    parts.push(
      fold([at(0.95, -0.34), at(0.5, -0.5), [x - 0.66 - wind * 0.3, y + 0.8], [x - 0.9 - wind, hem - 0.16]]),
      fold(
        [at(0.95, -0.06), at(0.5, -0.1), [x - 0.2 - wind * 0.3, y + 0.8], [x - 0.36 - wind * 0.8, hem - 0.1]],
        0.026,
      ),
      fold([at(1.0, 0.26), at(0.5, 0.36), [x + 0.38, y + 0.6], [x + 0.4 - wind * 0.4, hem - 0.12]]),
      fold([at(1.16, 0.2), at(1.0, 0.06), at(1.1, -0.22)], 0.03),
    );
  }
  return parts;
}

const WIDTHS: Readonly<Record<Dress, number>> = {
  day: 1,
  ball: 1.1,
  bell: 1.5,
  bustle: 0.8,
  empire: 0.7,
  sarafan: 1.05,
  nun: 0.85,
};

/** A dress with its skirt down to the ground, or over the knees of a seated person. */
export function drawDress(
  dress: Dress,
  bones: Skeleton,
  posture: 'upright' | 'seated' | 'kneeling' | 'carried',
  wind: number,
  bulk = 1,
): Part[] {
  const { hip } = bones;
  const round = bellied(bones, bulk * 0.94, false);
  const at: Skeleton['trunk'] = (along, across = 0) => round(along, across * (along < 0.9 ? bulk : 1));
  const [x, y] = hip;
  const width = WIDTHS[dress] * Math.sqrt(bulk);
  const parts: Part[] = [];
  if (posture === 'seated') {
    const knee = pointBetween(bones.nearLeg.joint, bones.farLeg.joint, 0.5);
    const kneeX = Math.max(knee[0], x + 1.4);
    const spread = 0.5 * (width - 0.6);
    parts.push({
      path: [
        outline([
          at(0.4, -0.28),
          at(0.2, -0.36),
          [x - 0.62, y + 0.02],
          [x - 0.74 - spread * 0.5, y + 0.7],
          [x - 0.86 - spread * 0.8, y + 1.4],
          [x - 0.95 - spread, -0.05, 1],
          [x + 0.1, 0.03],
          [kneeX + 0.3 + spread, 0.02, 1],
          [kneeX + 0.4 + spread * 0.4, knee[1] + 1.05],
          [kneeX + 0.4, knee[1] + 0.15],
          [kneeX + 0.12, knee[1] - 0.34],
          [x + 1.0, y - 0.5],
          [x + 0.55, y - 0.5],
          at(0.34, 0.3),
        ]),
      ],
      material: 'dress',
    });
    parts.push(
      fold([
        [x + 0.7, y - 0.2],
        [kneeX - 0.1, knee[1] - 0.05],
        [kneeX + 0.1, knee[1] + 0.7],
        [kneeX + 0.2, -0.15],
      ]),
      fold([
        [x + 0.3, y + 0.05],
        [kneeX - 0.6, knee[1] + 0.35],
        [kneeX - 0.48, -0.15],
      ]),
      fold([
        [x - 0.2, y + 0.1],
        [x - 0.1, y + 0.9],
        [x - 0.2, -0.15],
      ]),
    );
  } else if (posture === 'carried') {
    // Over the arm under the knees, and down from it.
    const [u, v] = pointBetween(bones.nearLeg.joint, bones.farLeg.joint, 0.5);
    parts.push({
      path: [
        outline([
          at(0.4, -0.28),
          at(0.1, -0.42),
          [x - 0.1, y + 0.5],
          [x + 0.7, y + 0.72],
          [u - 0.7, v + 0.9],
          [u - 0.75, -0.5],
          [u - 0.5, -0.1, 1],
          [u + 0.1, -0.02],
          [u + 0.75, -0.3, 1],
          [u + 0.6, v + 1.2],
          [u + 0.42, v + 0.1],
          [u + 0.06, v - 0.36],
          [x + 0.9, y - 0.55],
          at(0.34, 0.34),
        ]),
      ],
      material: 'dress',
    });
    parts.push(
      fold([
        [x + 0.4, y - 0.1],
        [u - 0.3, v + 0.1],
        [u - 0.1, v + 1],
        [u - 0.1, -0.3],
      ]),
      fold([
        [x + 0.3, y + 0.3],
        [u - 0.5, v + 0.5],
        [u - 0.44, -0.5],
      ]),
      fold([
        [u + 0.1, v + 0.2],
        [u + 0.3, v + 1],
        [u + 0.4, -0.4],
      ]),
    );
  } else if (posture === 'kneeling') {
    parts.push({
      path: [
        outline([
          at(0.4, -0.28),
          [x - 0.6, y + 0.2],
          [x - 1.0, y + 1.1],
          [x - 2.1, -0.4],
          [x - 2.5, 0, 1],
          [x + 0.7, 0, 1],
          [x + 0.64, y + 1.3],
          [x + 0.5, y + 0.3],
          at(0.34, 0.3),
        ]),
      ],
      material: 'dress',
    });
    parts.push(
      fold([
        [x - 0.1, y + 0.4],
        [x + 0.1, y + 1.4],
        [x - 0.3, -0.1],
      ]),
      fold([
        [x - 0.6, y + 0.9],
        [x - 1.2, -0.7],
        [x - 1.9, -0.15],
      ]),
    );
  } else {
    parts.push(...uprightSkirt(dress, { ...bones, trunk: at }, width, wind));
  }
  parts.push(
    {
      path: [
        outline([
          at(1.06, -0.13),
          at(0.96, -0.28),
          at(0.82, -0.4),
          at(0.6, -0.37),
          at(0.4, -0.29),
          at(0.24, -0.27),
          at(0.12, -0.38),
          at(0.12, 0.38),
          at(0.24, 0.28),
          at(0.38, 0.3),
          at(0.52, 0.38),
          at(0.68, 0.51),
          at(0.8, 0.47),
          at(0.92, 0.29),
          at(1.03, 0.14),
        ]),
      ],
      material: 'dress',
    },
    fold([at(0.62, 0.36), at(0.42, 0.22), at(0.26, 0.2)], 0.026),
    fold([at(0.24, -0.24), at(0.2, 0), at(0.24, 0.26)], 0.03),
  );
  if (dress === 'ball')
    parts.push({
      path: [
        outline([
          at(1.06, -0.12),
          at(0.95, -0.29),
          at(0.86, -0.34),
          at(0.8, 0.1),
          at(0.79, 0.37),
          at(0.86, 0.36),
          at(0.94, 0.26),
          at(1.06, 0.12),
        ]),
      ],
      material: 'skin',
    });
  return parts;
}

function uprightSkirt(dress: Dress, { trunk: at, hip }: Skeleton, width: number, wind: number): Part[] {
  const [x, y] = hip;
  const hem = dress === 'sarafan' ? -0.3 : -0.02;
  const length = hem - y;
  const parts: Part[] = [];
  if (hem < -0.1) parts.push({ path: [shoe(x + 0.24), shoe(x - 0.22)], material: 'ink' });
  if (dress === 'bustle') {
    parts.push({
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
    });
    parts.push(
      fold([
        [x - 0.5, y - 0.1],
        [x - 0.98, y + 0.4],
        [x - 0.95, y + 1.2],
        [x - 1.3, hem - 0.3],
      ]),
    );
  } else if (dress === 'empire') {
    parts.push({
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
  } else {
    const [front, behind] = [0.5 + 0.5 * width, 0.62 + 0.55 * width];
    const waist = 0.5 * Math.sqrt(width);
    parts.push({
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
    });
  }
  for (const [from, to] of [
    [-0.3, -0.9],
    [-0.1, -0.4],
    [0.14, 0.12],
    [0.3, 0.6],
  ] as const)
    parts.push(
      fold([
        [x + from * 0.7, y + 0.1],
        [x + ((from + to) / 2) * width * 0.9, y + length * 0.5],
        [x + to * width * 0.95 - wind * 0.6, hem - 0.14],
      ]),
    );
  return parts;
}

const shoe = (x: number) =>
  outline([
    [x - 0.28, -0.2],
    [x - 0.28, 0, 1],
    [x + 0.3, 0, 1],
    [x + 0.34, -0.08],
    [x + 0.1, -0.3],
  ]);
