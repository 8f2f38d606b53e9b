import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { brow, eye } from './eye.ts';
import { drawMonsterFace } from './monster-face.ts';
import { hasLook, headAndNeck, isOld, isSoftFaced, jawShadow, MOUTH, nostril } from './profile.ts';
import { marksOnSkin } from './telling-marks.ts';
import { tone } from './tone.ts';

/**
 * A face like a paper cut: an individual outline, with brow and eye drawn on it. A smile, lines of age and colours
 * are added if the passage mentions them.
 *
 * @returns `neck`: what goes into the collar; `parts`: what is drawn on it
 */
export function drawFace(head: BustHead): { neck: Part[]; parts: Part[] } {
  const neck: Part[] = [
    { path: headAndNeck(head), material: 'skin' },
    ...[1, 0.6].map((reach): Part => ({ path: jawShadow(head, reach), material: 'shade', opacity: 0.34 })),
    ...(head.isMonstrous ? [] : [...modelling(head), ...cheek(head)]),
  ];
  if (head.isMonstrous)
    return {
      neck,
      parts: [
        { path: EAR, material: 'skin' },
        { path: EAR_FOLD, material: 'shade', opacity: 0.7 },
        ...drawMonsterFace(hasLook(head, 'smile') ? 'grin' : hasLook(head, 'teeth') ? 'teeth' : 'closed'),
      ],
    };
  return {
    neck,
    parts: [
      { path: EAR, material: 'skin' },
      { path: EAR_FOLD, material: 'shade', opacity: 0.7 },
      ...(hasLook(head, 'mouth open')
        ? []
        : [
            {
              path: lips(head),
              material: 'lip',
              opacity: areLipsDescribed(head)
                ? isSoftFaced(head) || head.hasLips
                  ? 1
                  : 0.6
                : isSoftFaced(head)
                  ? 0.7
                  : 0.36,
            } as const,
          ]),
      ...nose(head),
      ...eye(head),
      { path: brow(head), material: head.isWhiteHaired && !head.hasBrows ? 'grey' : 'brow' },
      ...mouth(head),
      ...(hasLook(head, 'tears') ? TEARS : []),
      ...age(head),
      ...marksOnSkin(head),
      ...(hasLook(head, 'stubble') ? [{ path: STUBBLE, material: 'shade' } as const] : []),
    ],
  };
}

const EAR: Path = [
  outline(points`-.135,-.325 -.1,-.43 -.12,-.515 -.19,-.53 -.235,-.455 -.215,-.36 -.18,-.275 -.15,-.27`),
];
const EAR_FOLD: Path = [stroke(points`-.13,-.43 -.16,-.495 -.205,-.455 -.19,-.37 -.165,-.33`, 0.014, true)];
const STUBBLE: Path = Array.from({ length: 46 }, (_, i) => {
  const [t, u] = [((i * 37) % 46) / 46, ((i * 17) % 46) / 46];
  return stroke(
    [
      [0.06 + t * 0.28, -0.13 + u * 0.13 - (1 - t) * 0.1],
      [0.064 + t * 0.28, -0.115 + u * 0.13 - (1 - t) * 0.1],
    ],
    0.007,
  );
});

/** A tear down the cheek. */
const TEARS: readonly Part[] = [
  {
    path: [taper(openCurve(points`.262,-.475 .268,-.4 .258,-.33`), [0.002, 0.008, 0.012])],
    material: 'light',
    opacity: 0.5,
  },
  {
    path: [
      outline(points`.262,-.43! .282,-.392 .262,-.374 .244,-.392`),
      outline(points`.246,-.3! .268,-.256 .246,-.236 .226,-.256`),
    ],
    material: 'light',
    opacity: 0.95,
  },
  {
    path: [stroke(points`.23,-.25 .246,-.234 .264,-.248`, 0.008)],
    material: 'shade',
    opacity: 0.7,
  },
];

const areLipsDescribed = (head: BustHead): boolean =>
  head.hasLips === true || hasLook(head, 'lips thick', 'lips large', 'lips thin', 'lips small');

/** Shading of the bones, or the face would look like a mask. */
function modelling(head: BustHead): Part[] {
  const isPale = hasLook(head, 'face pale');
  const bony =
    hasLook(head, 'face lean', 'cheeks hollow', 'face grim', 'face villainous') || isOld(head)
      ? 1.5
      : isSoftFaced(head)
        ? 0.7
        : 1;
  return [
    ...tone('shade', 0.22 * bony, 0.26, -0.54, 0.075, 0.05, -8),
    ...tone('shade', 0.14 * bony, 0.07, -0.235, 0.17, 0.075, 22),
    ...tone('shade', 0.14, -0.04, -0.16, 0.11, 0.1, 20),
    ...tone('shade', 0.12 * bony, 0.1, -0.68, 0.09, 0.07),
    ...tone('shade', 0.3, 0.342, -0.108, 0.04, 0.018, -10),
    ...(isPale ? [] : tone('blush', 0.5, 0.19, -0.325, 0.12, 0.085, 12)),
    ...(isPale ? [] : tone('blush', 0.5, 0.4, -0.325, 0.04, 0.035)),
    ...tone('light', 0.2, 0.2, -0.42, 0.075, 0.022, 10),
    ...tone('light', 0.16, 0.235, -0.79, 0.07, 0.07),
  ];
}

/** The base of the nose, and the shadow under its wing. */
function nose(head: BustHead): Part[] {
  const { wing, hole } = nostril(head);
  return [
    { path: [taper(openCurve(wing), [0.003, 0.009, 0.01, 0.003])], material: 'shade', opacity: 0.8 },
    { path: [taper(openCurve(hole), [0.003, 0.009, 0.004])], material: 'shade' },
  ];
}

/** Full, hollow or flushed cheeks. */
function cheek(head: BustHead): Part[] {
  if (hasLook(head, 'cheeks puffy', 'face round'))
    return [
      // It bulges over the jaw and in front of the corner of the mouth, and casts a shadow below.
      {
        path: [outline(points`.33,-.2 .34,-.05 .26,.11 .08,.14 -.09,.02 -.12,-.16 .03,0 .18,.03 .27,-.07`)],
        material: 'shade',
        opacity: 0.75,
      },
      {
        path: [
          outline(points`0,-.4 .13,-.435 .26,-.39 .335,-.265 .33,-.09 .235,.04 .08,.06 -.08,-.07 -.115,-.25`),
        ],
        material: 'skin',
      },
      {
        path: [
          taper(
            openCurve(points`.22,-.41 .3,-.35 .338,-.25 .33,-.09 .24,.042 .11,.07`),
            [0.004, 0.012, 0.017, 0.019, 0.014, 0.003],
          ),
        ],
        material: 'shade',
        opacity: 0.34,
      },
      { path: blush(0.17, -0.2, 0.17), material: 'blush', opacity: 0.55 },
      ...(hasLook(head, 'cheeks rosy')
        ? [{ path: blush(0.19, -0.23, 0.14), material: 'blush', opacity: 0.5 } as const]
        : []),
    ];
  if (hasLook(head, 'cheeks hollow', 'face lean'))
    return [
      ...tone('shade', 0.5, 0.13, -0.235, 0.06, 0.15, -38),
      {
        path: [taper(openCurve(points`-.02,-.37 .12,-.345 .222,-.27`), [0.003, 0.012, 0.003])],
        material: 'shade',
        opacity: 0.45,
      },
    ];
  if (hasLook(head, 'cheeks rosy'))
    return [{ path: blush(0.17, -0.3, 0.13), material: 'blush', opacity: 0.75 }];
  if (!hasLook(head, 'face pale', 'wrinkles') && !isOld(head) && (isSoftFaced(head) || head.age === 'young'))
    return [{ path: blush(0.17, -0.31, 0.12), material: 'blush', opacity: 0.38 }];
  return [];
}

/** A round spot that fades outwards, as separate parts, since rings of one path would unite. */
const blush = (x: number, y: number, r: number): Path => [ellipse(x, y, r, r * 0.8)];

function lips(head: BustHead): Path {
  const [x, y] = MOUTH;
  const thick = hasLook(head, 'lips thick')
    ? 1.5
    : hasLook(head, 'lips thin', 'face grim', 'face villainous') || isOld(head)
      ? 0.5
      : 1;
  const corner = hasLook(head, 'lips large') ? 0.275 : hasLook(head, 'lips small') ? 0.34 : 0.315;
  return [
    outline([
      [x - 0.004, y - 0.036 * thick, 1],
      [x + 0.02, y - 0.014 * thick],
      [x, y, 1],
      [corner, y + 0.004, 1],
      [x - 0.03, y - 0.026 * thick],
    ]),
    outline([
      [x, y, 1],
      [x + 0.014, y + 0.02],
      [x + 0.002, y + 0.042 * thick],
      [x - 0.034, y + 0.032 * thick],
      [corner, y + 0.004, 1],
    ]),
  ];
}

/** The line of a mouth, longer if smiling or set. */
function mouth(head: BustHead): Part[] {
  const [x, y] = MOUTH;
  const isTeeth = hasLook(head, 'teeth');
  // Only the cheek beside it folds.
  if (hasLook(head, 'mouth open'))
    return [
      {
        path: [
          stroke(
            [
              [x - 0.085, y - 0.13],
              [x - 0.15, y - 0.06],
              [x - 0.15, y + 0.06],
            ],
            0.013,
            true,
          ),
        ],
        material: 'lash',
        opacity: 0.5,
      },
      ...(isTeeth
        ? [
            {
              path: [
                outline([
                  [x + 0.012, y - 0.008, 1],
                  [x - 0.03, y - 0.006],
                  [x - 0.07, y + 0.002, 1],
                  [x - 0.03, y + 0.02],
                  [x + 0.004, y + 0.02, 1],
                ]),
              ],
              material: 'eye',
            } as const,
          ]
        : []),
    ];
  if (hasLook(head, 'frown') && !hasLook(head, 'smile', 'face grim', 'face villainous', 'smile sad'))
    return [
      {
        path: [
          stroke(
            [
              [x, y],
              [x - 0.04, y + 0.004],
              [x - 0.1, y + 0.026],
            ],
            0.014,
            true,
          ),
          stroke(points`.318,-.65 .332,-.6 .324,-.56`, 0.016, true),
          stroke(points`.286,-.66 .296,-.62`, 0.012, true),
        ],
        material: 'lash',
        opacity: 0.72,
      },
    ];
  const bend = hasLook(head, 'smile sad')
    ? -0.014
    : hasLook(head, 'smile')
      ? -0.056
      : hasLook(head, 'face villainous', 'face unpleasant', 'sneer')
        ? 0.06
        : hasLook(head, 'face sly')
          ? -0.026
          : hasLook(head, 'face grim')
            ? 0.05
            : null;
  if (bend === null && isTeeth)
    return [
      {
        path: [
          outline([
            [x + 0.02, y - 0.012, 1],
            [x - 0.03, y - 0.016],
            [x - 0.082, y - 0.008, 1],
            [x - 0.05, y + 0.016],
            [x + 0.008, y + 0.018, 1],
          ]),
        ],
        material: 'eye',
      },
      {
        path: [
          stroke(
            [
              [x + 0.02, y - 0.014],
              [x - 0.03, y - 0.019],
              [x - 0.1, y - 0.002],
            ],
            0.011,
            true,
          ),
        ],
        material: 'lash',
        opacity: 0.7,
      },
    ];
  if (bend === null)
    return [
      {
        path: [
          stroke(
            [
              [x, y],
              [x - 0.03, y + 0.004],
              [x - 0.062, y + 0.002],
            ],
            0.0085,
            true,
          ),
        ],
        material: 'shade',
      },
    ];
  // A smile lifts the corner and folds the cheek, a grim mouth draws it down and knits the brow: visible in a small picture.
  const isUp = bend < 0;
  // A smile that is sad or sly does not reach the cheek.
  const isFaint = hasLook(head, 'smile sad') || (hasLook(head, 'face sly') && !hasLook(head, 'smile'));
  const folds: Path = isFaint
    ? []
    : isUp
      ? [
          stroke(
            [
              [x - 0.075, y - 0.125],
              [x - 0.132, y - 0.07],
              [x - 0.14, y + 0.0],
            ],
            0.011,
            true,
          ),
        ]
      : [
          stroke(points`.352,-.3 .29,-.25 .262,-.15`, 0.011, true),
          stroke(points`.312,-.64 .322,-.605 .316,-.57`, 0.011, true),
        ];
  const line: Part = {
    path: [
      stroke(
        [
          [x, y],
          [x - 0.045, y + (isUp ? 0.012 : 0)],
          [x - 0.1, y + bend],
        ],
        0.015,
        true,
      ),
      ...folds,
    ],
    material: 'lash',
    opacity: 0.72,
  };
  const teeth: Part = {
    path: [
      outline([
        [x + 0.016, y - 0.008, 1],
        [x - 0.03, y - 0.014],
        [x - 0.08, y - 0.028, 1],
        [x - 0.05, y + 0.01],
        [x + 0.006, y + 0.014, 1],
      ]),
    ],
    material: 'eye',
  };
  return isTeeth ? [line, teeth] : [line];
}

/** A few lines where age has folded the skin. */
function age(head: BustHead): Part[] {
  const path: Path[number][] = [];
  const line = (...points: Point[]) => void path.push(taper(openCurve(points), [0.002, 0.0055, 0.002]));
  const isLined = isOld(head) || head.isLined === true || hasLook(head, 'wrinkles');
  if (isLined) {
    line([0.36, -0.305], [0.312, -0.25], [0.296, -0.17]);
    line([0.15, -0.5], [0.11, -0.515], [0.075, -0.53]);
    line([0.15, -0.485], [0.115, -0.48], [0.08, -0.47]);
    line([0.17, -0.735], [0.24, -0.745], [0.325, -0.728]);
  }
  if (isOld(head) || hasLook(head, 'wrinkles')) {
    // The fold beside the nose and the sagging jaw show age even at a distance.
    path.push(
      taper(openCurve(points`.375,-.315 .318,-.265 .285,-.18 .29,-.09`), [0.002, 0.0085, 0.0085, 0.002]),
      taper(openCurve(points`.2,-.1 .15,-.02 .06,.02 -.02,-.02`), [0.002, 0.007, 0.007, 0.002]),
      taper(openCurve(points`.16,-.44 .235,-.4 .31,-.42`), [0.002, 0.0075, 0.002]),
    );
    line([0.12, -0.77], [0.21, -0.782], [0.305, -0.762]);
    line([0.15, -0.715], [0.235, -0.726], [0.322, -0.708]);
    line([0.18, -0.4], [0.155, -0.3], [0.175, -0.2]);
  }
  if (hasLook(head, 'freckles') && !hasLook(head, 'pock marks'))
    path.push(...FRECKLES.map(([x, y]) => ellipse(x, y, 0.008)));
  return path.length > 0 ? [{ path, material: 'shade', opacity: 0.85 }] : [];
}

const FRECKLES = [
  [0.2, -0.4],
  [0.25, -0.38],
  [0.3, -0.41],
  [0.23, -0.34],
  [0.28, -0.33],
  [0.17, -0.35],
  [0.33, -0.37],
  [0.14, -0.39],
] as const;
