import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook, isOld, isSoftFaced } from './profile.ts';

/** The front of the eye, where the cornea is. */
const EYE = [0.306, -0.506] as const;
const eyeSize = (head: BustHead): number =>
  hasLook(head, 'eyes small')
    ? 0.8
    : hasLook(head, 'eyes large', 'eye white')
      ? 1.5
      : head.hasEyes
        ? 1.36
        : head.age === 'child'
          ? 1.24
          : isSoftFaced(head)
            ? 1.16
            : 1.08;
/** Half-closed lids: the eyes of the old, the sly and those who smile. */
const NARROW = ['face sly', 'face grim', 'face villainous', 'face unpleasant', 'smile'] as const;

/**
 * An eye from the side is a wedge: its lids meet at the back, the iris is a narrow disc at the front, and the upper lid
 * overhangs it.
 */
export function eye(head: BustHead): Part[] {
  const size = eyeSize(head);
  const [front, level] = EYE;
  /** Offsets from the front of an eye of middling size. */
  const at = (x: number, y: number, corner?: 1): Point =>
    corner ? [front + x * size, level + y * size, corner] : [front + x * size, level + y * size];
  const isSoft = isSoftFaced(head);
  const thick = isSoft ? 0.0125 : 0.0105;
  const crease = [at(-0.088, -0.008), at(-0.044, -0.046), at(0.004, -0.056)];
  const socket = eyeSocket(head, at);
  if (hasLook(head, 'eye blind'))
    return [
      {
        path: [
          outline([
            at(-0.14, -0.03),
            at(-0.06, -0.09),
            at(0.03, -0.06),
            at(0.02, 0.05),
            at(-0.06, 0.085),
            at(-0.13, 0.05),
          ]),
        ],
        material: 'shade',
        opacity: 0.75,
      },
      // The lids have grown together.
      {
        path: [
          taper(
            openCurve([at(-0.12, 0.012), at(-0.06, 0.03), at(-0.01, 0.022), at(0.03, -0.01)]),
            [0.006, 0.015, 0.014, 0.006],
          ),
          ...[-0.09, -0.05, -0.012].map((x) =>
            stroke([at(x - 0.008, -0.014), at(x + 0.012, 0.056)], 0.011, true),
          ),
        ],
        material: 'lash',
      },
    ];
  if (hasLook(head, 'eyes closed') || isLowered(head))
    return [
      ...socket,
      {
        path: [
          outline([
            at(-0.084, 0.016),
            at(-0.04, -0.024),
            at(0.006, -0.026),
            at(0.016, 0.006),
            at(-0.01, 0.034),
            at(-0.05, 0.032),
          ]),
        ],
        material: 'shade',
        opacity: 0.3,
      },
      {
        path: [
          taper(openCurve([at(-0.088, 0.014), at(-0.052, 0.032), at(-0.014, 0.034), at(0.02, 0.012)]), [
            0.003,
            thick,
            thick * 1.1,
            0.006,
          ]),
          ...(hasLashes(head)
            ? [
                [-0.03, 0.035, -0.024, 0.058],
                [-0.006, 0.031, 0.008, 0.056],
                [0.012, 0.02, 0.034, 0.042],
              ].map(([a, b, c, d]) => taper([at(a!, b!), at(c!, d!)], [0.006, 0.0015]))
            : []),
        ],
        material: 'lash',
      },
      { path: [taper(openCurve(crease), [0.002, 0.006, 0.002])], material: 'shade', opacity: 0.6 },
    ];
  const open = hasLook(head, ...NARROW) || isOld(head) ? 0.68 : 1;
  const top = -0.026 * open;
  const white: Path = [
    outline([
      at(-0.078, 0.014, 1),
      at(-0.04, -0.01 * open),
      at(-0.008, top, 1),
      at(0.008, 0.0),
      at(-0.002, 0.024, 1),
      at(-0.038, 0.025),
    ]),
  ];
  const iris: Path = [
    outline([
      at(-0.02, top + 0.002, 1),
      at(-0.008, top, 1),
      at(0.0075, 0.0),
      at(0.0, 0.022, 1),
      at(-0.014, 0.022, 1),
      at(-0.0235, 0.002),
    ]),
  ];
  const pupil: Path = [
    ellipse(front - 0.0035 * size, level - 0.001 * size, 0.0062 * size, 0.0125 * size * open),
  ];
  const lid = [
    at(-0.094, 0.022),
    at(-0.046, -0.014 * open),
    at(-0.008, -0.032 * open),
    at(0.018, -0.024 * open),
  ];
  const lashes: Path = hasLashes(head)
    ? [
        taper([at(0.004, -0.03 * open), at(0.042, -0.046)], [0.0075, 0.0015]),
        taper([at(0.014, -0.024 * open), at(0.05, -0.026)], [0.006, 0.0015]),
      ]
    : [];
  return [
    ...socket,
    { path: white, material: 'eye' },
    // A blind eye is all white.
    ...(hasLook(head, 'eye white')
      ? []
      : [{ path: iris, material: 'iris' } as const, { path: pupil, material: 'lash' } as const]),
    { path: [taper(openCurve(lid), [0.002, thick * 0.8, thick * 1.25, 0.006]), ...lashes], material: 'lash' },
    {
      path: [stroke([at(-0.07, 0.02), at(-0.036, 0.032), at(-0.002, 0.029)], 0.006, true)],
      material: 'shade',
      opacity: 0.7,
    },
    { path: [taper(openCurve(crease), [0.002, 0.0065, 0.002])], material: 'shade', opacity: 0.7 },
  ];
}

/** Sorrow lowers the eyes. */
const isLowered = (head: BustHead): boolean =>
  hasLook(head, 'tears', 'head bowed') || (hasLook(head, 'smile sad') && !head.hasEyes);
const hasLashes = (head: BustHead): boolean => isSoftFaced(head) && !isOld(head);

/** The shadow round sunken or wicked eyes. */
function eyeSocket(head: BustHead, at: (x: number, y: number, corner?: 1) => Point): Part[] {
  return [
    ...(hasLook(head, 'face villainous', 'face unpleasant')
      ? [
          {
            path: [
              outline([at(-0.11, 0.046), at(-0.03, 0.06), at(0.012, 0.04), at(-0.01, 0.1), at(-0.08, 0.096)]),
            ],
            material: 'shade',
            opacity: 0.45,
          } as const,
        ]
      : []),
    ...(hasLook(head, 'eyes sunken', 'face villainous')
      ? [
          {
            path: [
              outline([
                at(-0.14, -0.02),
                at(-0.06, -0.086),
                at(0.03, -0.056),
                at(0.014, 0.046),
                at(-0.07, 0.066),
              ]),
            ],
            material: 'shade',
            opacity: 0.6,
          } as const,
        ]
      : []),
  ];
}

/** An eyebrow. */
export function brow(head: BustHead): Path {
  const thick =
    (head.sex === 'woman' ? 0.011 : isOld(head) ? 0.02 : 0.016) *
    (hasLook(head, 'brows thick', 'face villainous') ? 2.5 : hasLook(head, 'face grim', 'frown') ? 1.6 : 1);
  const drop = hasLook(head, 'brows raised')
    ? -0.055
    : hasLook(head, 'face villainous')
      ? 0.064
      : hasLook(head, 'face grim', 'frown')
        ? 0.05
        : hasLook(head, 'face sly')
          ? 0.018
          : hasLook(head, 'smile sad')
            ? -0.014
            : 0;
  const tufts: Path = hasLook(head, 'brows thick')
    ? [0.2, 0.25, 0.3, 0.34, 0.36].map((x, i) =>
        taper(
          [
            [x - 0.02, -0.625 + i * 0.004],
            [x + 0.026, -0.664 + i * 0.006],
          ],
          [0.013, 0.002],
        ),
      )
    : [];
  const lift = hasLook(head, 'brows raised') ? 0.045 : 0;
  return [
    taper(
      openCurve([
        [0.168, -0.6 - drop * 0.4 - lift],
        [0.225, -0.64 - lift],
        [0.29, -0.638 + drop * 0.6 - lift],
        [0.352, -0.615 + drop],
      ]),
      [thick * 0.25, thick, thick, thick * 0.45],
    ),
    ...tufts,
  ];
}
