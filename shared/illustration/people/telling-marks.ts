import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook, MOUTH, nostril } from './profile.ts';

/** What a face is known by, larger than life, since a portrait is often seen small. They are drawn on the side in view. */
export function marksOnSkin(head: BustHead): Part[] {
  return [
    ...(hasLook(head, 'pock marks') ? POCKS : []),
    ...(hasLook(head, 'nose red') ? redNose(head) : []),
    ...(hasLook(head, 'chin double') ? SECOND_CHIN : []),
    ...(hasLook(head, 'scar') && !hasLook(head, 'scar brow')
      ? seam(points`.01,-.58 .1,-.46 .17,-.32 .205,-.17 .185,-.04`)
      : []),
    ...(hasLook(head, 'wart nose')
      ? wart(nostril(head).wing[0]![0] - 0.005, nostril(head).wing[0]![1] - 0.05, 0.042)
      : []),
    ...(hasLook(head, 'wart') && !hasLook(head, 'wart nose') ? wart(0.2, -0.25, 0.055) : []),
    ...teeth(head),
    ...(hasLook(head, 'toothless') ? FALLEN_IN : []),
  ];
}

/** Over hair and brow: a scar, a patch, a bandage, a glass in or before the eye. */
export function marksOverHair(head: BustHead): Part[] {
  return [
    ...(hasLook(head, 'scar brow') ? seam(points`.17,-.88 .235,-.8 .26,-.7 .235,-.59`) : []),
    ...(hasLook(head, 'head bandaged') && !head.hat ? BANDAGE : []),
    ...(hasLook(head, 'eye patch') ? PATCH : []),
    ...(hasLook(head, 'monocle') ? MONOCLE : []),
    ...(hasLook(head, 'pince-nez') ? PINCE_NEZ : []),
  ];
}

/** A healed cut: pale, with dark edges and the marks of its stitches. */
function seam(line: readonly Point[]): Part[] {
  const curve = openCurve(line);
  const stitches = [0.25, 0.5, 0.75].map((share) => curve[Math.round(share * (curve.length - 1))]!);
  return [
    {
      path: [
        taper(curve, [0.01, 0.042, 0.042, 0.01]),
        ...stitches.map(([x, y]) =>
          stroke(
            [
              [x - 0.075, y + 0.018],
              [x + 0.075, y - 0.02],
            ],
            0.02,
            true,
          ),
        ),
      ],
      material: 'shade',
      opacity: 0.95,
    },
    { path: [taper(curve, [0.003, 0.023, 0.023, 0.003])], material: 'white', opacity: 0.85 },
  ];
}

/** A round growth with a light on it and two hairs. */
const wart = (x: number, y: number, r: number): Part[] => [
  { path: [ellipse(x, y + 0.012, r * 1.12, r)], material: 'shade', opacity: 0.95 },
  { path: [ellipse(x, y, r, r * 0.92)], material: 'skin' },
  { path: [ellipse(x, y, r, r * 0.92)], material: 'shade', opacity: 0.55 },
  { path: [ellipse(x + r * 0.25, y - r * 0.3, r * 0.4, r * 0.3)], material: 'light', opacity: 0.4 },
  {
    path: [
      taper(
        openCurve([
          [x - r * 0.3, y + r * 0.3],
          [x - r * 0.6, y + r * 1.3],
          [x - r * 0.2, y + r * 2],
        ]),
        [0.007, 0.005, 0.002],
      ),
      taper(
        openCurve([
          [x + r * 0.3, y + r * 0.4],
          [x + r * 0.7, y + r * 1.2],
          [x + r * 1.2, y + r * 1.5],
        ]),
        [0.007, 0.005, 0.002],
      ),
    ],
    material: 'lash',
  },
];

/** Pits of different sizes, each with its lower edge lit. */
const PITS = [
  [0.12, -0.42, 1],
  [0.2, -0.38, 1.3],
  [0.27, -0.4, 0.9],
  [0.07, -0.33, 1.1],
  [0.15, -0.31, 0.9],
  [0.23, -0.3, 1.2],
  [0.3, -0.32, 0.9],
  [0.02, -0.24, 1],
  [0.1, -0.22, 1.3],
  [0.18, -0.22, 1],
  [0.25, -0.2, 0.8],
  [0.06, -0.13, 0.9],
  [0.16, -0.12, 1.2],
  [0.24, -0.08, 1],
  [0.2, -0.75, 0.9],
  [0.28, -0.74, 1],
  [0.24, -0.82, 0.8],
  [0.4, -0.37, 0.8],
  [0.43, -0.32, 0.7],
] as const;
const POCKS: readonly Part[] = [
  {
    path: PITS.map(([x, y, size]) => ellipse(x, y, 0.017 * size, 0.014 * size)),
    material: 'shade',
    opacity: 0.8,
  },
  {
    path: PITS.map(([x, y, size]) => ellipse(x + 0.006, y + 0.013 * size, 0.012 * size, 0.005 * size)),
    material: 'light',
    opacity: 0.4,
  },
];

function redNose(head: BustHead): Part[] {
  const [x, y] = nostril(head).wing[0]!;
  const spot = (r: number): Path => [ellipse(x - 0.006, y + 0.006, r * 0.82, r)];
  return [0.075, 0.056, 0.038].map((r): Part => ({ path: spot(r), material: 'lip', opacity: 0.6 }));
}

/** The fold between the two chins; the outline itself hangs (see `profile.ts`). */
const SECOND_CHIN: readonly Part[] = [
  {
    path: [
      taper(
        openCurve(points`.335,.03 .27,.062 .18,.05 .08,-.01 .02,-.1`),
        [0.004, 0.016, 0.017, 0.013, 0.002],
      ),
    ],
    material: 'shade',
    opacity: 0.95,
  },
  {
    path: [taper(openCurve(points`.3,.085 .22,.12 .12,.1`), [0.003, 0.012, 0.003])],
    material: 'light',
    opacity: 0.3,
  },
];

/** Parted lips with a dark gap, or with a tooth of gold. */
function teeth(head: BustHead): Part[] {
  const isGold = hasLook(head, 'gold tooth');
  if (!isGold && !hasLook(head, 'gap in teeth')) return [];
  const [x, y] = MOUTH;
  const at = (i: number): Path[number] =>
    outline([
      [x + 0.006 - i * 0.034, y - 0.026, 1],
      [x - 0.024 - i * 0.034, y - 0.026, 1],
      [x - 0.022 - i * 0.034, y + 0.014 - i * 0.003, 1],
      [x + 0.004 - i * 0.034, y + 0.016 - i * 0.003, 1],
    ]);
  return [
    {
      path: [
        outline([
          [x + 0.014, y - 0.034, 1],
          [x - 0.06, y - 0.036],
          [x - 0.145, y - 0.014, 1],
          [x - 0.09, y + 0.03],
          [x + 0.006, y + 0.034, 1],
        ]),
      ],
      material: 'lash',
    },
    { path: [0, 2, 3].map(at), material: 'eye' },
    ...(isGold ? [{ path: [at(1)], material: 'gold' } as const] : []),
  ];
}

/** Lips that nothing holds from within are drawn in, and the skin round them is gathered. */
const FALLEN_IN: readonly Part[] = [
  {
    path: [
      stroke(points`.37,-.19 .31,-.18 .25,-.15`, 0.02, true),
      ...[
        [0.352, -0.236, 0.336, -0.2],
        [0.31, -0.232, 0.304, -0.198],
        [0.27, -0.21, 0.276, -0.176],
        [0.346, -0.13, 0.33, -0.164],
        [0.3, -0.124, 0.296, -0.158],
        [0.256, -0.116, 0.262, -0.142],
      ].map(([a, b, c, d]) =>
        stroke(
          [
            [a!, b!],
            [c!, d!],
          ],
          0.01,
          true,
        ),
      ),
    ],
    material: 'shade',
  },
];

/** Linen wound round the brow, its ends knotted behind. */
const BANDAGE: readonly Part[] = [
  {
    path: [
      outline(points`-.5,-.62 -.66,-.6 -.74,-.44 -.7,-.3! -.62,-.34! -.6,-.48 -.48,-.52`),
      outline(points`-.5,-.6 -.62,-.44 -.6,-.22 -.52,-.14! -.48,-.22! -.52,-.4 -.44,-.54`),
    ],
    material: 'white',
  },
  {
    path: [
      outline(
        points`
          .362,-.672! .366,-.76 .338,-.9 .29,-.985! .06,-.99 -.22,-.955 -.46,-.86 -.575,-.72 -.56,-.5!
          -.38,-.56 -.12,-.63 .14,-.672`,
      ),
    ],
    material: 'white',
  },
  {
    path: [
      stroke(points`.36,-.75 .1,-.76 -.24,-.7 -.57,-.58`, 0.016, true),
      stroke(points`.35,-.85 .02,-.86 -.3,-.78 -.57,-.66`, 0.014, true),
      stroke(points`.31,-.94 .04,-.8 -.2,-.64`, 0.012, true),
      stroke(points`-.52,-.6 -.64,-.54 -.7,-.38`, 0.012, true),
    ],
    material: 'shade',
    opacity: 0.7,
  },
  {
    path: [ellipse(0.17, -0.81, 0.06, 0.045), ellipse(0.15, -0.79, 0.035, 0.03)],
    material: 'lip',
    opacity: 0.45,
  },
];

/** A black patch over the eye, and the two strings that tie it round the head. */
const PATCH: readonly Part[] = [
  {
    path: [
      taper(openCurve(points`.35,-.6 .22,-.66 0,-.74 -.28,-.78 -.5,-.7`), [0.018, 0.018, 0.018, 0.016]),
      taper(openCurve(points`.2,-.46 .04,-.42 -.14,-.36 -.4,-.3`), [0.016, 0.015, 0.013, 0.01]),
      outline(
        points`.352,-.61! .28,-.635 .19,-.6 .155,-.52 .175,-.43 .24,-.375 .305,-.39 .34,-.45 .338,-.53`,
      ),
    ],
    material: 'lash',
  },
  {
    path: [stroke(points`.33,-.595 .26,-.61 .195,-.57`, 0.013, true)],
    material: 'light',
    opacity: 0.4,
  },
];

const ring = (x: number, y: number, rx: number, ry: number, wide: number): Path => [
  taper(
    Array.from({ length: 25 }, (_, i): Point => [
      x + Math.cos((i / 24) * 2 * Math.PI) * rx,
      y + Math.sin((i / 24) * 2 * Math.PI) * ry,
    ]),
    [wide, wide],
  ),
];
const glass = (x: number, y: number, rx: number, ry: number): Part[] => [
  { path: [ellipse(x, y, rx, ry)], material: 'light', opacity: 0.22 },
  {
    path: [
      stroke(
        [
          [x - rx * 0.5, y + ry * 0.3],
          [x + rx * 0.2, y - ry * 0.5],
        ],
        0.018,
        true,
      ),
    ],
    material: 'light',
    opacity: 0.7,
  },
];
/** One round glass held between brow and cheek, on a cord. */
const MONOCLE: readonly Part[] = [
  ...glass(0.285, -0.5, 0.098, 0.105),
  { path: [...ring(0.285, -0.5, 0.1, 0.108, 0.015)], material: 'gold' },
  {
    path: [taper(openCurve(points`.2,-.44 .13,-.28 .13,-.06 .2,.2 .22,.5`), [0.008, 0.008, 0.008, 0.008])],
    material: 'lash',
  },
];
/** Two glasses on the bridge of the nose, the far one seen edgewise, on a cord. */
const PINCE_NEZ: readonly Part[] = [
  ...glass(0.285, -0.49, 0.075, 0.085),
  {
    path: [
      ...ring(0.285, -0.49, 0.078, 0.088, 0.012),
      ...ring(0.425, -0.5, 0.026, 0.078, 0.01),
      stroke(points`.35,-.53 .378,-.56 .404,-.535`, 0.02),
    ],
    material: 'gold',
  },
  {
    path: [taper(openCurve(points`.21,-.47 .08,-.36 0,-.16 .06,.14 .2,.5`), [0.007, 0.007, 0.007, 0.007])],
    material: 'lash',
  },
];
