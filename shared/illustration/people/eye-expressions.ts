import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** Offsets from the front of an eye of middling size. */
export type At = (x: number, y: number, corner?: 1) => Point;

interface Drawn {
  at: At;
  size: number;
  /** The thickness of the upper lid's line. */
  thick: number;
  hasLashes: boolean;
}

/** An eye that laughs: the cheek pushes the lower lid up until only an arch is left. */
export const laughingEye = ({ at, thick, hasLashes }: Drawn): Part[] => [
  {
    path: [
      taper(openCurve([at(-0.098, 0.026), at(-0.058, -0.016), at(-0.016, -0.02), at(0.022, 0.014)]), [
        0.004,
        thick * 1.25,
        thick * 1.35,
        0.008,
      ]),
      ...(hasLashes
        ? [
            taper([at(0.008, -0.008), at(0.044, -0.026)], [0.008, 0.0015]),
            taper([at(0.018, 0.006), at(0.052, -0.004)], [0.007, 0.0015]),
          ]
        : []),
    ],
    material: 'lash',
  },
  {
    // The lifted cheek below it.
    path: [
      taper(openCurve([at(-0.104, 0.064), at(-0.05, 0.05), at(0.016, 0.058)]), [0.002, 0.009, 0.003]),
      // Crow's feet, but not on the young.
      ...(hasLashes
        ? []
        : [
            stroke([at(-0.112, 0.02), at(-0.15, 0.004)], 0.008, true),
            stroke([at(-0.112, 0.034), at(-0.156, 0.036)], 0.008, true),
            stroke([at(-0.106, 0.048), at(-0.142, 0.068)], 0.007, true),
          ]),
    ],
    material: 'shade',
    opacity: 0.85,
  },
];

/** An eye torn open: white all round the iris. */
export const staringEye = ({ at, size, thick, hasLashes }: Drawn): Part[] => {
  const [x, y] = at(-0.0125, -0.006);
  return [
    {
      path: [
        outline([
          at(-0.086, 0.008, 1),
          at(-0.05, -0.036),
          at(-0.01, -0.05),
          at(0.012, -0.03),
          at(0.012, 0.01),
          at(0, 0.036),
          at(-0.042, 0.036),
        ]),
      ],
      material: 'eye',
    },
    { path: [ellipse(x, y, 0.0145 * size, 0.019 * size)], material: 'iris' },
    { path: [ellipse(x, y, 0.007 * size, 0.0095 * size)], material: 'lash' },
    {
      path: [
        taper(openCurve([at(-0.094, 0.012), at(-0.052, -0.038), at(-0.01, -0.054), at(0.02, -0.036)]), [
          0.003,
          thick,
          thick * 1.2,
          0.006,
        ]),
        ...(hasLashes
          ? [
              taper([at(0.002, -0.052), at(0.026, -0.084)], [0.0075, 0.0015]),
              taper([at(0.016, -0.042), at(0.05, -0.062)], [0.006, 0.0015]),
            ]
          : []),
      ],
      material: 'lash',
    },
    {
      path: [
        taper(openCurve([at(-0.082, 0.022), at(-0.044, 0.041), at(0, 0.04)]), [0.002, 0.007, 0.003]),
        taper(openCurve([at(-0.1, -0.022), at(-0.052, -0.068), at(0.008, -0.082)]), [0.002, 0.007, 0.002]),
      ],
      material: 'shade',
      opacity: 0.8,
    },
  ];
};

/** A heavy lid over half the iris, and a bag below. */
export const drowsyEye = ({ at, size, thick, hasLashes }: Drawn): Part[] => {
  const [x, y] = at(-0.006, 0.014);
  return [
    {
      path: [
        outline([at(-0.08, 0.016, 1), at(-0.03, 0.008), at(0.01, 0.006), at(0, 0.026), at(-0.04, 0.028)]),
      ],
      material: 'eye',
    },
    { path: [ellipse(x, y, 0.011 * size, 0.01 * size)], material: 'iris' },
    {
      path: [
        outline([
          at(-0.092, 0.016, 1),
          at(-0.05, -0.03),
          at(-0.004, -0.034),
          at(0.022, 0.004, 1),
          at(-0.03, 0.012),
        ]),
      ],
      material: 'skin',
    },
    {
      path: [
        taper(openCurve([at(-0.094, 0.016), at(-0.04, 0.013), at(0.024, 0.006)]), [
          0.003,
          thick * 1.2,
          thick * 1.1,
        ]),
        ...(hasLashes ? [taper([at(0.012, 0.01), at(0.044, 0.034)], [0.007, 0.0015])] : []),
      ],
      material: 'lash',
    },
    {
      path: [
        taper(openCurve([at(-0.088, -0.004), at(-0.046, -0.036), at(0.008, -0.038)]), [0.002, 0.0075, 0.002]),
        taper(openCurve([at(-0.09, 0.05), at(-0.044, 0.068), at(0.01, 0.05)]), [0.002, 0.009, 0.002]),
        taper(openCurve([at(-0.08, 0.028), at(-0.04, 0.034), at(0.004, 0.028)]), [0.002, 0.006, 0.002]),
      ],
      material: 'shade',
      opacity: 0.75,
    },
  ];
};

/** The iris of an eye that looks sideways, at the reader: rounder, and away from the nose. */
export const sidelongIris = (at: At, size: number, open: number): { iris: Path; pupil: Path } => {
  const [x, y] = at(-0.04, 0.004);
  return {
    iris: [ellipse(x, y, 0.0165 * size, 0.019 * size * open)],
    pupil: [ellipse(x, y, 0.0085 * size, 0.0105 * size * open)],
  };
};
