import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook } from './has-look.ts';
import { MOUTH, nostril } from './profile.ts';
import { scar } from './scar.ts';

/** What a face is known by, larger than life, since a portrait is often seen small. They are drawn on the side in view. */
export function marksOnSkin(head: BustHead): Part[] {
  return [
    ...(hasLook(head, 'pock marks') ? POCKS : []),
    ...(hasLook(head, 'nose red') ? redNose(head) : []),
    ...(hasLook(head, 'chin double') ? SECOND_CHIN : []),
    ...(hasLook(head, 'scar') && !hasLook(head, 'scar brow')
      ? scar(points`.01,-.58 .1,-.46 .17,-.32 .205,-.17 .185,-.04`)
      : []),
    ...(hasLook(head, 'wart nose')
      ? wart(nostril(head).wing[0]![0] - 0.005, nostril(head).wing[0]![1] - 0.05, 0.042)
      : []),
    ...(hasLook(head, 'wart') && !hasLook(head, 'wart nose') ? wart(0.2, -0.25, 0.055) : []),
    ...teeth(head),
    ...(hasLook(head, 'toothless') ? FALLEN_IN : []),
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
