import { points } from '../drawing/points.ts';
import { ellipse, outline, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { breast } from './breast.ts';
import type { Bust } from './bust.ts';
import { creaseLines, cutLines, HEM_Y, part, softPart } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** The lapels of an open coat over what is worn under it, and its buttons. */
export function openFront(bust: Bust, w: Widen): Part[] {
  const { isButtoned = false } = bust;
  return [
    ...breast(bust, w),
    ...(isHalfOpen(bust) ? fastenedBelow(w) : []),
    ...(isButtoned ? [closedOver(w)] : []),
    ...lapels(bust, w),
    ...buttons(bust, w),
    cutLines(0.016, w(isButtoned ? BUTTONED_EDGE : OPEN_EDGE)),
  ];
}

/** Fastened only below, so the linen is visible above. */
const isHalfOpen = ({ wears }: Bust): boolean => wears.has('two buttons');

const fastenedBelow = (w: Widen): Part[] => [
  part('ink', outline(w(points`.14,1.9! .3,2.14! .48,1.9! .8,2 .8,3 .86,${HEM_Y}! -.3,${HEM_Y}! -.2,3 0,2`))),
  cutLines(0.016, w(points`.3,2.16 .36,3 .46,${HEM_Y}`)),
];

const closedOver = (w: Widen): Part =>
  part(
    'ink',
    outline(w(points`0,1! .3,1.5! .66,1! .78,1.6 .76,2.4 .76,${HEM_Y}! -.3,${HEM_Y}! -.26,2.4 -.26,1.5`)),
  );

/** Collar and lapels: their shadow, then the cloth, then the lit edge. */
function lapels({ isStooped, isButtoned = false }: Bust, w: Widen): Part[] {
  const bent = isStooped ? 0.08 : 0;
  const short = isButtoned ? shortened : (points: readonly Point[]) => points;
  const nearCollar = w([
    [-0.38, 0.12 - bent, 1],
    [-0.5, 0.2],
    [-0.62, 0.46],
    [-0.5, 0.74],
    [-0.26, 1.02, 1],
    [0.0, 0.9, 1],
    [-0.12, 0.68],
    [-0.28, 0.42],
    [-0.33, 0.24],
  ]);
  const nearLapel = w(
    short(points`0,.9! -.22,1.06 -.38,1.06! -.34,1.4 -.12,1.86 .26,2.34! .3,2 .2,1.5 .1,1.2`),
  );
  const farLapel = w(
    short(
      points`.3,.56! .46,.64 .62,.82 .64,.96 .78,1.08! .72,1.4 .58,1.9 .36,2.34! .46,1.8 .52,1.2 .48,.84`,
    ),
  );
  return [
    softPart(
      'depth',
      0.55,
      outline(nearLapel.map(([x, y]): Point => [x - 0.05, y + 0.06])),
      outline(farLapel.map(([x, y]): Point => [x + 0.04, y + 0.05])),
    ),
    part('ink', outline(farLapel), outline(nearLapel), outline(nearCollar)),
    creaseLines(0.022, w(points`0,.9 -.22,1.06 -.38,1.06`)),
    cutLines(
      0.018,
      w(points`0,.9 -.12,.68 -.28,.42 -.34,.22`),
      w(short(points`-.38,1.07 -.34,1.4 -.12,1.86 .24,2.32`)),
      w(points`-.62,.46 -.5,.74 -.27,1`),
      w(short(points`.64,.96 .78,1.08 .72,1.4 .58,1.9 .38,2.3`)),
    ),
  ];
}

/** A closed coat has short lapels. */
const shortened = (points: readonly Point[]): readonly Point[] =>
  points.map(([x, y, corner]): Point => {
    const v = y > 0.95 ? 0.95 + (y - 0.95) * 0.42 : y;
    return corner ? [x, v, corner] : [x, v];
  });

function buttons(bust: Bust, w: Widen): Part[] {
  const hasFew = isHalfOpen(bust);
  const isDouble = bust.garment === 'frock coat' && !hasFew;
  const places = buttonHeights(bust)
    .flatMap((y): Point[] =>
      isDouble
        ? [
            [0.26, y],
            [0.58, y - 0.03],
          ]
        : [[0.42, y]],
    )
    .map((point) => w([point])[0]!);
  return [
    part('depth', ...places.map(([x, y]) => ellipse(x, y, hasFew ? 0.075 : 0.055))),
    ...(hasFew ? [part('gold', ...places.map(([x, y]) => ellipse(x, y, 0.055)))] : []),
    cutLines(
      0.012,
      ...places.map(([x, y]): Point[] => [
        [x - 0.03, y - 0.02],
        [x, y - 0.045],
        [x + 0.04, y - 0.02],
      ]),
    ),
  ];
}

function buttonHeights(bust: Bust): number[] {
  if (isHalfOpen(bust)) return [2.3, 2.66];
  return bust.isButtoned ? [1.72, 2.06, 2.4, 2.74, 3.08] : [2.5, 2.86, 3.2];
}

/** Where the front is closed, down from the lapels. */
const BUTTONED_EDGE: readonly Point[] = [
  [0.4, 1.5],
  [0.62, 1.9],
  [0.64, 3],
  [0.6, HEM_Y],
];

const OPEN_EDGE: readonly Point[] = [
  [0.26, 2.34],
  [0.3, 3],
  [0.32, HEM_Y],
];
