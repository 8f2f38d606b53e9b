import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook } from './has-look.ts';
import { scar } from './scar.ts';

/** Over hair and brow: a scar, a patch, a bandage, a glass in or before the eye. */
export function marksOverHair(head: BustHead): Part[] {
  return [
    ...(hasLook(head, 'scar brow') ? scar(points`.17,-.88 .235,-.8 .26,-.7 .235,-.59`) : []),
    ...(hasLook(head, 'head bandaged') && !head.hat ? BANDAGE : []),
    ...(hasLook(head, 'eye patch') ? PATCH : []),
    ...(hasLook(head, 'monocle') ? MONOCLE : []),
    ...(hasLook(head, 'pince-nez') ? PINCE_NEZ : []),
  ];
}

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
