import { outline } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Dress } from './clothes.ts';
import { fold } from './fold.ts';
import { pointBetween, type Skeleton } from './skeleton.ts';
import { bellied } from './trunk-in-clothes.ts';
import { uprightSkirt, type DressBody } from './upright-skirt.ts';

/** A dress of a small figure, seen from the side, with its skirt down to the ground or over the knees; in heads. */
export function drawDress(
  dress: Dress,
  bones: Skeleton,
  shape: SkirtShape,
  { wind, bulk, hasSkirt = false }: DressFit,
): Part[] {
  const round = bellied(bones, bulk * 0.94, false);
  const width = WIDTHS[dress] * (bulk > 1.2 ? bulk : Math.sqrt(bulk));
  const body: DressBody = {
    at: (along, across = 0) =>
      round(along, across * (along < 0.9 ? bulk : 1) + Math.sign(across) * fullWaist(along, bulk)),
    hip: bones.hip,
    bones,
    width,
    waist: 0.5 * Math.sqrt(width) * (bulk > 1.2 ? 1.22 : 1),
    wind,
  };
  const skirt = SKIRTS[shape](body, dress);
  return [
    ...(hasSkirt ? skirt.map(ofOtherCloth) : skirt),
    ...dressBodice(body),
    ...(dress === 'ball' ? [lowNeck(body)] : []),
  ];
}

/** A stout woman has no hollow at the waist. */
const fullWaist = (along: number, bulk: number): number =>
  Math.max(0, bulk - 1.12) * 0.55 * Math.exp(-(((along - 0.3) / 0.24) ** 2));

/** How a posture makes a skirt fall. */
export type SkirtShape = 'upright' | 'seated' | 'kneeling' | 'carried' | 'spread';

interface DressFit {
  /** How far it blows backwards, in heads. */
  wind: number;
  bulk: number;
  /** The skirt is of another cloth than the bodice. */
  hasSkirt?: boolean | undefined;
}

const ofOtherCloth = (each: Part): Part =>
  each.material === 'dress' ? { ...each, material: 'trousers' } : each;

const WIDTHS: Readonly<Record<Dress, number>> = {
  day: 1,
  ball: 1.1,
  bell: 1.5,
  bustle: 0.8,
  empire: 0.7,
  sarafan: 1.05,
  nun: 0.85,
};

const SKIRTS: Readonly<Record<SkirtShape, (body: DressBody, dress: Dress) => Part[]>> = {
  upright: uprightSkirt,
  seated: seatedSkirt,
  kneeling: kneelingSkirt,
  carried: carriedSkirt,
  spread: spreadSkirt,
};

/** Over the knees of a seated person. */
function seatedSkirt({ at, hip: [x, y], bones, width }: DressBody): Part[] {
  const knee = pointBetween(bones.nearLeg.joint, bones.farLeg.joint, 0.5);
  const kneeX = Math.max(knee[0], x + 1.4);
  const spread = 0.5 * (width - 0.6);
  return [
    {
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
    },
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
  ];
}

/** Over the arm under the knees, and down from it. */
function carriedSkirt({ at, hip: [x, y], bones }: DressBody): Part[] {
  const [u, v] = pointBetween(bones.nearLeg.joint, bones.farLeg.joint, 0.5);
  return [
    {
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
    },
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
  ];
}

/** Over folded legs. */
function kneelingSkirt({ at, hip: [x, y] }: DressBody): Part[] {
  return [
    {
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
    },
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
  ];
}

/** On the ground over the knees, the toes before its hem. */
function spreadSkirt({ at, hip: [x, y], bones }: DressBody): Part[] {
  const [u, v] = bones.nearLeg.joint;
  const [toe] = bones.nearLeg.end;
  return [
    {
      path: [
        outline([
          [toe - 0.2, -0.3],
          [toe + 0.1, -0.42],
          [toe + 0.26, -0.2],
          [toe + 0.24, 0, 1],
          [toe - 0.3, 0, 1],
        ]),
      ],
      material: 'ink',
    },
    {
      path: [
        outline([
          at(0.4, -0.28),
          at(0.16, -0.42),
          [x - 0.66, y + 0.14],
          [x - 1.0, -0.3],
          [x - 1.4, 0, 1],
          [x + 0.6, 0.04],
          [toe - 0.1, 0, 1],
          [toe - 0.02, -0.34],
          [u + 0.86, v + 0.42],
          [u + 0.34, v - 0.16],
          [u - 0.02, v - 0.32],
          [x + 1.1, y - 0.62],
          [x + 0.52, y - 0.5],
          at(0.34, 0.3),
        ]),
      ],
      material: 'dress',
    },
    fold([
      [x + 0.5, y - 0.2],
      [u - 0.4, v + 0.12],
      [u + 0.36, v + 0.44],
      [toe - 0.5, -0.2],
    ]),
    fold([
      [x + 0.1, y],
      [x + 0.9, y + 0.26],
      [u + 0.3, -0.1],
    ]),
    fold([
      [x - 0.34, y + 0.16],
      [x - 0.5, -0.24],
      [x - 0.96, -0.06],
    ]),
  ];
}

const dressBodice = ({ at }: DressBody): Part[] => [
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
];

/** The skin above the low bodice of a ball dress. */
const lowNeck = ({ at }: DressBody): Part => ({
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
