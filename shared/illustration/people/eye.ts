import { ellipse, openCurve, outline, stroke, taper, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { drowsyEye, laughingEye, sidelongIris, staringEye, type At } from './eye-expressions.ts';
import { firstTrue } from './first-true.ts';
import { hasLook, isOld, isSoftFaced } from './has-look.ts';

/**
 * An eye from the side is a wedge: its lids meet at the back, the iris is a narrow disc at the front, and the upper lid
 * overhangs it.
 */
export function eye(head: BustHead): Part[] {
  const size = eyeSize(head);
  const [front, level] = EYE;
  const at: At = (x, y, corner) =>
    corner ? [front + x * size, level + y * size, corner] : [front + x * size, level + y * size];
  if (hasLook(head, 'eye blind')) return blindEye(at);
  if (hasLook(head, 'eyes closed')) return closedEye(head, at);
  const drawn = { at, size, thick: lidThickness(head), hasLashes: hasLashes(head) };
  if (hasLook(head, 'terror') && !hasLook(head, 'eye white'))
    return [...eyeSocket(head, at), ...staringEye(drawn)];
  if (doEyesLaugh(head)) return [...eyeSocket(head, at), ...laughingEye(drawn)];
  if (isLowered(head)) return closedEye(head, at);
  if (hasLook(head, 'drowsy')) return [...eyeSocket(head, at), ...drowsyEye(drawn)];
  return openEye(head, at, size);
}

/** Eyes whose colour or shape is told are seen even then. */
const doEyesLaugh = (head: BustHead): boolean =>
  hasLook(head, 'delight', 'grin') &&
  !head.hasEyes &&
  !hasLook(head, 'face sly', 'face villainous', 'sidelong');

/** The front of the eye, where the cornea is. */
const EYE = [0.306, -0.506] as const;

const eyeSize = (head: BustHead): number =>
  firstTrue(
    [
      [hasLook(head, 'eyes small'), 0.8],
      [hasLook(head, 'eyes large', 'eye white', 'terror'), 1.5],
      [head.hasEyes, 1.36],
      [head.age === 'child', 1.24],
      [isSoftFaced(head), 1.16],
    ],
    1.08,
  );

function blindEye(at: At): Part[] {
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
}

function closedEye(head: BustHead, at: At): Part[] {
  const thick = lidThickness(head);
  return [
    ...eyeSocket(head, at),
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
    { path: [taper(openCurve(creaseOf(at)), [0.002, 0.006, 0.002])], material: 'shade', opacity: 0.6 },
  ];
}

function openEye(head: BustHead, at: At, size: number): Part[] {
  const thick = lidThickness(head);
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
  const { iris, pupil } = hasLook(head, 'sidelong')
    ? sidelongIris(at, size, open)
    : irisAhead(at, size, open);
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
    ...eyeSocket(head, at),
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
    { path: [taper(openCurve(creaseOf(at)), [0.002, 0.0065, 0.002])], material: 'shade', opacity: 0.7 },
  ];
}

function irisAhead(at: At, size: number, open: number): { iris: Path; pupil: Path } {
  const top = -0.026 * open;
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
  const [pupilX, pupilY] = at(-0.0035, -0.001);
  return { iris, pupil: [ellipse(pupilX, pupilY, 0.0062 * size, 0.0125 * size * open)] };
}

const lidThickness = (head: BustHead): number => (isSoftFaced(head) ? 0.0125 : 0.0105);

const creaseOf = (at: At) => [at(-0.088, -0.008), at(-0.044, -0.046), at(0.004, -0.056)];

/** Half-closed lids: the eyes of the old, the sly and those who smile. */
const NARROW = [
  'face sly',
  'face grim',
  'face villainous',
  'face unpleasant',
  'smile',
  'grin',
  'sneer',
  'servile',
  'rage',
] as const;

/** Sorrow lowers the eyes. */
const isLowered = (head: BustHead): boolean =>
  hasLook(head, 'tears', 'head bowed', 'sorrow', 'face hidden') ||
  (hasLook(head, 'smile sad') && !head.hasEyes);

const hasLashes = (head: BustHead): boolean => isSoftFaced(head) && !isOld(head);

/** The shadow round sunken or wicked eyes. */
function eyeSocket(head: BustHead, at: At): Part[] {
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
