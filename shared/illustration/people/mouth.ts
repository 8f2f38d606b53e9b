import { points } from '../drawing/points.ts';
import { outline, stroke, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead, FaceLook } from './bust-looks.ts';
import { doesLaugh, hasLook, isSoftFaced } from './has-look.ts';
import { MOUTH } from './profile.ts';
import { AGHAST, FOREHEAD_LINES, GRIN, LAUGH, MOURNFUL, SNARL, SNEER } from './strong-mouths.ts';

/** The line of a mouth, longer if smiling or set. */
export function mouth(head: BustHead): Part[] {
  const isTeeth = hasLook(head, 'teeth');
  const strong = strongMouth(head);
  // A fold beside a moustache would be taken for a part of it.
  if (strong && (isSoftFaced(head) || head.beard === 'moustache')) return strong.map(withoutDeepFolds);
  if (strong)
    return hasLook(head, 'brows raised', 'terror', 'servile') ? [...strong, ...FOREHEAD_LINES] : [...strong];
  if (hasLook(head, 'mouth open')) return isTeeth ? [FOLD_BESIDE_OPEN, TEETH_IN_OPEN] : [FOLD_BESIDE_OPEN];
  if (hasLook(head, 'frown') && !hasLook(head, 'smile', 'face grim', 'face villainous', 'smile sad'))
    return [FROWNING];
  const bend = bendOf(head);
  if (bend === undefined) return isTeeth ? BARED : [CLOSED];
  const line = bent(head, bend);
  return isTeeth ? [line, TEETH_IN_LINE] : [line];
}

/** On a soft face a fold is a shadow, not a line. */
const withoutDeepFolds = (part: Part): Part =>
  part.material === 'lash' && part.opacity !== undefined && part.opacity > 0.55 && part.opacity < 0.74
    ? { ...part, opacity: 0.26 }
    : part;

/** Expressions that are read from the mouth at a distance. */
function strongMouth(head: BustHead): readonly Part[] | undefined {
  // A beard hides all but bared teeth.
  if ((head.beard === 'full' || head.beard === 'long') && !hasLook(head, 'rage')) return undefined;
  if (hasLook(head, 'terror')) return AGHAST;
  if (hasLook(head, 'rage')) return SNARL;
  if (doesLaugh(head))
    return hasLook(head, 'toothless') ? LAUGH.filter(({ material }) => material !== 'eye') : LAUGH;
  if (isGrinning(head)) return GRIN;
  if (hasLook(head, 'smile')) return undefined;
  if (hasLook(head, 'sneer')) return SNEER;
  return hasLook(head, 'sorrow', 'tears') ? MOURNFUL : undefined;
}

const isGrinning = (head: BustHead): boolean =>
  !hasLook(head, 'toothless') &&
  (hasLook(head, 'grin', 'delight') ||
    (hasLook(head, 'smile') && hasLook(head, 'teeth') && head.beard !== 'moustache'));

const [x, y] = MOUTH;

/** How far down the corner is drawn, in heads, by the first look that is stated. */
const bendOf = (head: BustHead): number | undefined =>
  BENDS.find(({ looks }) => hasLook(head, ...looks))?.bend;

const BENDS: readonly { looks: readonly FaceLook[]; bend: number }[] = [
  { looks: ['smile sad'], bend: -0.014 },
  { looks: ['smile', 'servile', 'delight', 'grin'], bend: -0.056 },
  { looks: ['face villainous', 'face unpleasant'], bend: 0.06 },
  { looks: ['face sly'], bend: -0.026 },
  { looks: ['face grim'], bend: 0.05 },
  { looks: ['face stern'], bend: 0.012 },
];

/**
 * A smile lifts the corner and folds the cheek, a grim mouth draws it down and knits the brow: visible in a small
 * picture.
 */
function bent(head: BustHead, bend: number): Part {
  const isUp = bend < 0;
  return {
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
      ...folds(head, isUp),
    ],
    material: 'lash',
    opacity: 0.72,
  };
}

function folds(head: BustHead, isUp: boolean): Path {
  // A smile that is sad or sly does not reach the cheek.
  const isFaint =
    head.age === 'child' ||
    hasLook(head, 'smile sad') ||
    (hasLook(head, 'face sly') && !hasLook(head, 'smile'));
  if (isFaint) return [];
  return isUp ? FOLD_OF_SMILE : FOLDS_OF_ANGER;
}

const FOLD_OF_SMILE: Path = [
  stroke(
    [
      [x - 0.075, y - 0.125],
      [x - 0.132, y - 0.07],
      [x - 0.14, y + 0.0],
    ],
    0.011,
    true,
  ),
];

const FOLDS_OF_ANGER: Path = [
  stroke(points`.352,-.3 .29,-.25 .262,-.15`, 0.011, true),
  stroke(points`.312,-.64 .322,-.605 .316,-.57`, 0.011, true),
];

const TEETH_IN_LINE: Part = {
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

const CLOSED: Part = {
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
};

/** Teeth between lips that neither smile nor are set. */
const BARED: Part[] = [
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

/** Knit brows with the corner a little down. */
const FROWNING: Part = {
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
};

/** Only the cheek beside an open mouth folds. */
const FOLD_BESIDE_OPEN: Part = {
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
};

const TEETH_IN_OPEN: Part = {
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
};
