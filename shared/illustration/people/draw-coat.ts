import { ellipse, outline } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Coat } from './clothes.ts';
import {
  coatBody,
  lapels,
  opening,
  pleats,
  skirts,
  within,
  type CoatBody,
  type CoatFit,
} from './coat-body.ts';
import { fold } from './fold.ts';
import type { Skeleton } from './skeleton.ts';
import { bodice } from './trunk-in-clothes.ts';

/** Coats over the trunk and hips of a small figure, seen from the side, in heads. */
export function drawCoat(coat: Coat, bones: Skeleton, fit: CoatFit): Part[] {
  const close: Part = { path: bodice(bones, fit.bulk * 1.04, fit.isBroad), material: 'ink' };
  return [close, ...COATS[coat](coatBody(bones, fit))];
}

const COATS: Readonly<Record<Coat, (body: CoatBody) => Part[]>> = {
  frock,
  great,
  tail,
  jacket,
  shirt,
  kaftan,
  robe,
  cloak,
};

function frock(body: CoatBody): Part[] {
  return [
    { path: skirts(body, 1.95, 0.34), material: 'ink' },
    opening(body, 1.95),
    ...pleats(body, 1.95, 0.34),
    ...lapels(body),
  ];
}

function great(body: CoatBody): Part[] {
  const { at, bulk: b } = body;
  return [
    { path: skirts(body, 2.75, 0.46), material: 'ink' },
    // The cape over the shoulders.
    {
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
    },
    opening(body, 2.75),
    ...pleats(body, 2.75, 0.46),
    fold([at(0.56, -0.7 * b), at(0.53, -0.1), at(0.57, 0.58 * b)]),
    fold([at(1.12, 0.2), at(0.98, 0.06), at(1.06, -0.2)]),
  ];
}

function tail(body: CoatBody): Part[] {
  const {
    at,
    hip: [x, y],
    bulk: b,
    wind,
  } = body;
  return [
    {
      path: [
        outline([
          at(0.62, -0.47 * b),
          at(0.32, -0.36 * b),
          [x - 0.46 * b, y],
          [x - 0.66 * b - wind * 0.3, y + 0.8],
          [x - 0.84 - wind, y + within(body, 1.8), 1],
          [x - 0.5 - wind * 0.8, y + within(body, 1.92), 1],
          [x - 0.22, y + 0.95],
          [x + 0.06, y + 0.3],
          [x + 0.4 * b, y + 0.02, 1],
          at(0.27, 0.37 * b),
          at(0.6, 0.5 * b),
        ]),
      ],
      material: 'ink',
    },
    ...lapels(body),
    fold([at(0.3, -0.3 * b), at(0.2, 0.0), [x + 0.02, y + 0.34], [x - 0.24, y + 0.96]], 0.03),
    {
      path: [0.8, 0.66, 0.52, 0.38].map((along) => {
        const [u, v] = at(along, (along > 0.6 ? 0.4 : 0.32) * b);
        return ellipse(u, v, 0.045);
      }),
      material: 'gold',
    },
  ];
}

function jacket(body: CoatBody): Part[] {
  const {
    at,
    hip: [x, y],
    bulk: b,
    belly,
  } = body;
  return [
    {
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
    },
    ...lapels(body),
    fold([at(0.6, 0.46 * b), at(0.3, 0.3 * b), [x + 0.34 * b, y + 0.36]]),
  ];
}

function shirt({ at, hip: [x, y], bulk: b, belly }: CoatBody): Part[] {
  return [
    {
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
    },
    // Belted, and open at the throat.
    fold([at(0.14, -0.46 * b), at(0.1, 0), at(0.14, 0.46 * b)], 0.05),
    fold([at(1.0, 0.16), at(0.84, 0.34), at(0.7, 0.44 * b)]),
    fold([at(0.5, -0.2), at(0.3, -0.16), at(0.16, -0.2)], 0.026),
  ];
}

function kaftan(body: CoatBody): Part[] {
  const {
    at,
    hip: [x, y],
    bulk: b,
    wind,
  } = body;
  return [
    { path: skirts(body, 2.45, 0.7), material: 'ink' },
    fold(
      [
        at(1.0, 0.1),
        at(0.76, 0.4 * b),
        at(0.4, 0.3 * b),
        [x + 0.22 * b, y + 0.2],
        [x + 0.26 - wind * 0.5, y + within(body, 2.45) * 0.92],
      ],
      0.04,
    ),
    ...pleats(body, 2.45, 0.7),
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
  ];
}

function robe(body: CoatBody): Part[] {
  const {
    at,
    hip: [x, y],
  } = body;
  return [
    { path: skirts(body, -y - 0.1, 0.7), material: 'ink' },
    fold([at(0.9, 0.2), at(0.4, 0.24), [x + 0.14, y + 0.8], [x + 0.12, -0.3]]),
    fold([at(0.5, -0.2), [x - 0.3, y + 0.9], [x - 0.66, -0.3]], 0.03),
    fold([at(0.3, 0.1), [x - 0.04, y + 1.2], [x - 0.2, -0.26]], 0.026),
  ];
}

function cloak({ at, hip: [x, y], bulk: b, wind }: CoatBody): Part[] {
  const hem = -0.9;
  return [
    {
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
    },
    fold([at(0.95, -0.34), at(0.5, -0.5), [x - 0.66 - wind * 0.3, y + 0.8], [x - 0.9 - wind, hem - 0.16]]),
    fold(
      [at(0.95, -0.06), at(0.5, -0.1), [x - 0.2 - wind * 0.3, y + 0.8], [x - 0.36 - wind * 0.8, hem - 0.1]],
      0.026,
    ),
    fold([at(1.0, 0.26), at(0.5, 0.36), [x + 0.38, y + 0.6], [x + 0.4 - wind * 0.4, hem - 0.12]]),
    fold([at(1.16, 0.2), at(1.0, 0.06), at(1.1, -0.22)], 0.03),
  ];
}
