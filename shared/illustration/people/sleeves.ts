import { points } from '../drawing/points.ts';
import { outline, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { creaseLines, cutLines, HEM_Y, part, softPart, type Arm } from './costume-parts.ts';
import { gestureArm } from './gestures.ts';
import { drawHand, gloved } from './hands.ts';
import { widened, type Widen } from './widened.ts';

/** The near arm: hanging at the side, or bent in front of the breast. */
export function nearArm(bust: Bust, cloth: 'ink' | 'dress', isFull: boolean): Arm {
  const { isHandRaised = false, sex, arm = 'hanging' } = bust;
  const isWoman = sex === 'woman';
  const w = widened(bust.bulk * (isWoman ? 0.84 : 1), shoulderBreadth(bust), shrugOf(bust));
  if (bust.gesture) return gestureArm(bust.gesture, bust, cloth, w, hasCuffs(bust));
  const shape: SleeveShape = { bust, cloth, w, isWoman, puff: isFull ? 0.12 : 0, drop: isWoman ? 0.06 : 0 };
  if (isHandRaised) return raisedArm(shape);
  return arm === 'hanging' ? hangingArm(shape) : armBentBehind(shape);
}

interface SleeveShape {
  bust: Bust;
  cloth: 'ink' | 'dress';
  w: Widen;
  isWoman: boolean;
  /** How far a full sleeve stands out. */
  puff: number;
  /** How much lower the shoulder is. */
  drop: number;
}

/** The elbow points backwards, and the background shows between arm and waist. */
function armBentBehind(shape: SleeveShape): Arm {
  const { bust, cloth, w, isWoman, puff, drop } = shape;
  const isHip = bust.arm === 'hip';
  const elbow = outline(
    w([
      [-0.7, 0.74 + drop],
      [-0.96, 0.83 + drop],
      [-1.2 - puff, 1.16 + drop],
      [-1.44 - puff, 1.66],
      [-1.64, 2.08],
      [-1.6, 2.26],
      [-1.4, 2.4],
      [-1.1, 2.52],
      [-0.82, 2.62, 1],
      [-0.76, 2.42, 1],
      [-1.06, 2.26],
      [-1.26, 2.06],
      [-1.08, 1.66],
      [-0.8, 1.3],
      [-0.58, 0.96 + drop],
    ]),
  );
  const hand = isHip ? drawHand('resting', w([[-0.84, 2.52]])[0]!, 22, isWoman ? 0.8 : 0.94) : [];
  return {
    parts: [
      ...gloved(bust, hand),
      part(cloth, elbow),
      softPart(
        'depth',
        0.4,
        outline(
          w([
            [-1.1 - puff, 1.1],
            [-1.44 - puff, 1.66],
            [-1.64, 2.08],
            [-1.6, 2.26],
            [-1.4, 2.4],
            [-1.38, 2.1],
            [-1.2, 1.6],
          ]),
        ),
      ),
      creaseLines(
        0.026,
        w(points`-1.6,2.1 -1.42,2.14 -1.28,2.06`),
        w(points`-1.52,2.3 -1.36,2.24 -1.2,2.16`),
        w(points`-1.3,1.5 -1.14,1.6 -1.02,1.58`),
      ),
      creaseLines(0.016, armhole(shape)),
      ...(isHip && hasCuffs(bust)
        ? [part('linen', outline(w(points`-.92,2.6! -.78,2.66! -.7,2.4! -.84,2.38!`)))]
        : []),
    ],
    hand: w([[-0.6, 2.6]])[0]!,
  };
}

function hangingArm(shape: SleeveShape): Arm {
  const { cloth, w } = shape;
  const sleeve = outline(
    w([
      ...outerEdge(shape).slice(0, 5),
      [-1.2, 2.4],
      [-1.16, 3.2],
      [-1.1, HEM_Y, 1],
      [-0.62, HEM_Y, 1],
      [-0.6, 3.2],
      [-0.6, 2.4],
      ...innerEdge(shape),
    ]),
  );
  return {
    parts: [
      part(cloth, sleeve),
      softPart(
        'depth',
        0.4,
        outline(w(points`-1.19,1.2 -1.2,2 -1.18,3 -1.1,${HEM_Y}! -.92,${HEM_Y}! -.98,3 -1.02,2 -1.06,1.4`)),
      ),
      creaseLines(
        0.03,
        w(points`-.56,1 -.53,1.5 -.6,2.1 -.6,3`),
        w(points`-1.16,2.2 -.98,2.3 -.8,2.26`),
        w(points`-1.16,2.42 -.94,2.44 -.74,2.36`),
      ),
      creaseLines(0.016, armhole(shape)),
    ],
    hand: [-0.9, HEM_Y],
  };
}

/** The forearm extends forwards from the elbow at the side. */
function raisedArm(shape: SleeveShape): Arm {
  const { bust, cloth, w, isWoman, puff } = shape;
  const wrist: Point = [0.16, 2.06];
  const sleeve = outline(
    w([
      ...outerEdge(shape),
      [-0.9, 2.62],
      [-0.5, 2.54],
      [-0.1, 2.38],
      [0.1, 2.24, 1],
      [0.02, 1.94, 1],
      [-0.24, 2.06],
      [-0.5, 2.12],
      ...innerEdge(shape),
    ]),
  );
  const cuff = outline(w(points`0,1.93! .09,1.9 .2,2.2 .12,2.27!`));
  const parts: Part[] = [
    ...gloved(
      bust,
      drawHand(
        bust.holds ? 'holding' : 'resting',
        w([wrist])[0]!,
        (bust.holds ?? bust.heldParts) ? -22 : -10,
        isWoman ? 0.86 : 1,
      ),
    ),
    part(cloth, sleeve),
    softPart(
      'depth',
      0.4,
      outline(
        w([
          [-1.2 - puff, 1.5],
          [-1.2, 2.24],
          [-1.1, 2.5],
          [-0.9, 2.62],
          [-0.5, 2.54],
          [-0.1, 2.38],
          [-0.5, 2.4],
          [-0.86, 2.42],
          [-1.0, 2.2],
          [-1.08, 1.7],
        ]),
      ),
    ),
    creaseLines(
      0.03,
      w(points`-.56,.98 -.53,1.4 -.58,1.9 -.44,2.1 -.2,2.04 .02,1.95`),
      w(points`-1.12,2.16 -.9,2.24 -.66,2.06`),
      w(points`-1.1,2.36 -.86,2.38 -.62,2.2`),
      w(points`-.9,1.9 -.74,1.98 -.62,1.9`),
    ),
    creaseLines(0.016, armhole(shape)),
    cutLines(0.014, w(points`-.4,2.16 -.16,2.1 .02,2.02`)),
  ];
  if (hasCuffs(bust)) parts.push(part('linen', cuff), creaseLines(0.012, w(points`.04,1.94 .15,2.24`)));
  return { parts, hand: [w([wrist])[0]![0] + 0.24, wrist[1] - 0.1] };
}

const outerEdge = ({ puff, drop }: SleeveShape): Point[] => [
  [-0.7, 0.74 + drop],
  [-0.94, 0.82 + drop],
  [-1.1 - puff, 1.04 + drop],
  [-1.18 - puff, 1.4],
  [-1.2 - puff, 1.86],
  [-1.2, 2.24],
  [-1.1, 2.5],
];

const innerEdge = ({ puff, drop }: SleeveShape): Point[] => [
  [-0.62 + puff * 0.4, 1.96],
  [-0.56 + puff * 0.3, 1.6],
  [-0.54, 1.2],
  [-0.56, 0.92 + drop],
];

/** The seam at which the sleeve is set into the coat. */
const armhole = ({ w, drop }: SleeveShape): Point[] =>
  w([
    [-0.74, 0.72 + drop],
    [-0.62, 0.92 + drop],
    [-0.56, 1.2],
  ]);

/** The width of the shoulders, shared by the coat and its sleeves. */
export const shoulderBreadth = ({ isBroadShouldered, isNarrowShouldered }: Bust): number => {
  if (isBroadShouldered) return 1.2;
  return isNarrowShouldered ? 0.8 : 1;
};

/** How far the shoulders are drawn up by those who cower or fawn. */
export const shrugOf = ({ face, isStooped }: Bust): number => {
  if (face?.has('shrinking')) return isStooped ? 0.12 : 0.28;
  if (face?.has('servile')) return 0.12;
  return face?.has('terror') ? 0.16 : 0;
};

/** Whether the sleeve has linen cuffs: poor people have none. */
const hasCuffs = ({ garment, neckwear, wears }: Bust): boolean =>
  neckwear !== 'open' &&
  garment !== 'rags' &&
  garment !== 'kaftan' &&
  !wears.has('ragged') &&
  !wears.has('greasy');
