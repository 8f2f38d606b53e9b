import { points } from '../drawing/points.ts';
import { outline, type Path, type Point } from '../drawing/path.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook, isOld, isSoftFaced } from './has-look.ts';
import { traitsOf } from './traits-of.ts';

const isAged = (head: BustHead): boolean => isOld(head) || hasLook(head, 'wrinkles');

/** The face from the crown down to below the chin, as points of one curve. */
function profile(head: BustHead): Point[] {
  const {
    nose: n,
    bridge: g,
    tip: t,
    chin: c,
    brow: b,
    lips: l,
    sunk: s,
    slope: f,
    high: h,
    open: o,
  } = traitsOf(head);
  const mouth = -0.183;
  // The outline itself shows an open mouth.
  const lower: Point[] = o
    ? [
        [0.384 + l - s, -0.19, 1],
        [0.33, -0.186],
        [0.288, -0.172, 1],
        [0.326, -0.15 + o * 0.5],
        [0.366 - s, -0.176 + o, 1],
        [0.388 + l - s, -0.165 + o],
      ]
    : [
        [0.38 + l * 0.3 - s, mouth, 1],
        [0.396 + l - s, -0.165],
      ];
  return [
    [0.06, -1.0],
    [0.19 - f, -0.958],
    [0.286 - f + h, -0.868],
    [0.332 - f * 0.7 + h, -0.77],
    [0.35 - f * 0.2 + h * 0.6, -0.68],
    [0.359 + b, -0.615],
    [0.339 + b * 0.4, -0.553],
    [0.352 + n * 0.3 + g * 0.5, -0.505],
    [0.388 + n * 0.6 + g, -0.437],
    [0.43 + n * 0.9 + g * 0.8, -0.372],
    [0.462 + n, -0.332 + t * 0.9],
    [0.462 + n, -0.305 + t],
    [0.43 + n * 0.8, -0.284 + t * 0.7],
    [0.382, -0.278 + t * 0.1],
    [0.374 - s * 0.5, -0.252],
    [0.392 + l - s, -0.216],
    [0.404 + l - s, -0.199],
    ...lower,
    [0.386 + l * 0.7 - s - o * 0.2, -0.136 + o],
    [0.353 - s * 0.3 - o * 0.3, -0.11 + o],
    [0.36 + c * 0.6 - o * 0.4, -0.07 + o],
    [0.374 + c - o * 0.5, -0.036 + o],
    [0.364 + c - o * 0.5, o],
    [0.318 + c * 0.9 - o * 0.5, 0.022 + o],
  ];
}

/** The line from the chin down the throat to the clothes. */
function throat(head: BustHead): Point[] {
  const { jowl: j, chin: c, open: o } = traitsOf(head);
  if (isSoftFaced(head))
    return [
      [0.25 + c * 0.4 - o * 0.4, 0.036 + j * 0.5 + o * 0.9],
      [0.16, 0.062 + j + o * 0.6],
      [0.07, 0.12 + j * 0.8],
      [0.035, 0.24 + j * 0.3],
      [0.05, 0.42],
      [0.11, 0.6],
      [0.2, 0.74],
      [0.3, 0.94],
    ];
  // A bull neck goes straight down from the chin; a thin one is hollow, with the Adam's apple on it.
  if (hasLook(head, 'neck thick'))
    return [
      [0.27 + c * 0.4 - o * 0.4, 0.05 + j * 0.5 + o * 0.9],
      [0.22, 0.12 + j + o * 0.6],
      [0.2, 0.22 + j * 0.8],
      [0.22, 0.36],
      [0.26, 0.54],
      [0.3, 0.74],
      [0.36, 0.94],
    ];
  if (hasLook(head, 'neck thin'))
    return [
      [0.24 + c * 0.4 - o * 0.4, 0.034 + o * 0.9],
      [0.13, 0.056 + o * 0.6],
      [0.04, 0.12],
      [0.03, 0.2],
      [0.085, 0.28],
      [0.02, 0.36],
      [0.03, 0.54],
      [0.14, 0.74],
      [0.3, 0.94],
    ];
  const apple = isAged(head) || hasLook(head, 'face lean') ? 0.03 : 0.012;
  return [
    [0.25 + c * 0.4 - o * 0.4, 0.036 + j * 0.5 + o * 0.9],
    [0.16, 0.066 + j + o * 0.6],
    [0.09, 0.125 + j * 0.9],
    [0.088 + j * 0.3, 0.2],
    [0.1 + apple, 0.27],
    [0.08, 0.36],
    [0.1, 0.54],
    [0.2, 0.74],
    [0.32, 0.94],
  ];
}

function nape(head: BustHead): readonly Point[] {
  if (hasLook(head, 'neck thick')) return points`-.84,.94 -.66,.66 -.55,.42 -.49,.18 -.44,-.06`;
  if (hasLook(head, 'neck thin'))
    return isSoftFaced(head)
      ? points`-.4,.94 -.27,.66 -.22,.44 -.215,.22 -.25,-.02`
      : points`-.6,.94 -.4,.66 -.29,.42 -.255,.2 -.29,-.02`;
  return isSoftFaced(head)
    ? points`-.44,.94 -.34,.66 -.285,.44 -.275,.2 -.3,-.04`
    : points`-.7,.94 -.52,.66 -.41,.42 -.37,.18 -.37,-.04`;
}

/** Head and neck as one surface. */
export const headAndNeck = (head: BustHead): Path => [
  outline([
    ...profile(head),
    ...throat(head),
    ...nape(head),
    [-0.43, -0.28],
    [-0.478, -0.54],
    [-0.42, -0.8],
    [-0.24, -0.96],
  ]),
];

/** The head alone, with the neck down into the collar. */
export function headAlone(head: BustHead): Path {
  const front = throat(head).slice(0, 3);
  return [
    outline([
      ...profile(head),
      ...front,
      [0.02, 0.24],
      [-0.22, 0.2],
      [-0.34, -0.02],
      [-0.43, -0.28],
      [-0.478, -0.54],
      [-0.42, -0.8],
      [-0.24, -0.96],
    ]),
  ];
}

/** The shadow of the jaw on the neck. @param reach its extent downwards, as a share of the maximum */
export function jawShadow(head: BustHead, reach = 1): Path {
  const { chin: c, jowl: j, open: o } = traitsOf(head);
  const [front, back] = neckAt(head);
  return [
    outline([
      [0.318 + c * 0.9 - o * 0.5, 0.022 + o, 1],
      [0.25 + c * 0.4 - o * 0.4, 0.038 + j * 0.5 + o * 0.9],
      [0.16, 0.064 + j + o * 0.6],
      [0.075 + j * 0.2, 0.13 + j * 0.8],
      [front, 0.16 + 0.1 * reach + j * 0.3],
      [front + 0.01, 0.18 + 0.24 * reach, 1],
      [-0.08, 0.08 + 0.32 * reach],
      [back + 0.1 * (1 - reach), 0.02 + 0.24 * reach, 1],
      [back + 0.03 + 0.1 * (1 - reach), 0.02, 1],
      [-0.2, -0.1],
      [-0.13, -0.13, 1],
      [-0.08, -0.05],
      [0.03, 0.0],
      [0.16, 0.022],
    ]),
  ];
}

/** Where the front and the back of the neck are below the jaw. */
function neckAt(head: BustHead): [front: number, back: number] {
  if (hasLook(head, 'neck thin')) return [-0.01, -0.24];
  return isSoftFaced(head) ? [0.02, -0.28] : [0.07, -0.37];
}

/** The wing of the nose, and the nostril under it. */
export function nostril(head: BustHead): { wing: readonly Point[]; hole: readonly Point[] } {
  const { nose: n, bridge: g, tip: t } = traitsOf(head);
  const x = 0.392 + n * 0.75 + g * 0.2;
  const y = -0.3 + t * 0.6;
  return {
    wing: [
      [x + 0.012, y - 0.052],
      [x - 0.008, y - 0.034],
      [x - 0.012, y - 0.008],
      [x + 0.004, y + 0.012],
    ],
    hole: [
      [x + 0.014, y + 0.012],
      [x + 0.03, y + 0.004],
      [x + 0.046, y + 0.01],
    ],
  };
}

/** A line from the corner of the mouth into the cheek. */
export const MOUTH: Point = [0.378, -0.183];
