import { points } from '../drawing/points.ts';
import { outline, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust, Gesture } from './bust.ts';
import { creaseLines, cutLines, part, softPart } from './costume-parts.ts';
import { drawHand, gloved } from './hands.ts';
import type { Widen } from './widened.ts';

/** A sleeve that hangs a little away from the waist: its edges from the shoulder down, in heads, the chin at y = 0. */
interface FarSleeve {
  outer: readonly Point[];
  inner: readonly Point[];
  elbow: readonly Point[];
  hand: Point;
  handScale: number;
}

const COAT: FarSleeve = {
  outer: points`.4,.62 .72,.72 .98,.88 1.12,1.16 1.18,1.6 1.2,2.05 1.16,2.5 1.1,2.96!`,
  inner: points`.78,2.94! .84,2.4 .82,2 .7,1.4 .5,.9`,
  elbow: points`1.17,2.06 1.04,2.1 .94,2.02`,
  hand: [0.94, 2.9],
  handScale: 1,
};

const GOWN: FarSleeve = {
  outer: points`.3,.62 .52,.74 .74,.92 .84,1.2 .9,1.6 .94,1.98 .9,2.36 .84,2.76!`,
  inner: points`.6,2.74! .66,2.3 .68,1.9 .5,1.4 .3,.9`,
  elbow: points`.92,1.98 .82,2.03 .74,1.96`,
  hand: [0.72, 2.7],
  handScale: 0.8,
};

/** The arm on the side turned away from the reader, to be drawn before the body: it is behind the breast. */
export function farArm(bust: Bust, cloth: 'ink' | 'dress', w: Widen): Part[] {
  if (isHidden(bust)) return [];
  const { outer, inner, elbow, hand, handScale } = cloth === 'dress' ? GOWN : COAT;
  return [
    ...gloved(bust, drawHand('resting', w([hand])[0]!, 86, handScale)),
    part(cloth, outline(w([...outer, ...inner]))),
    softPart('depth', 0.5, outline(w([...outer.slice(3).map(inwards), ...inner]))),
    creaseLines(0.024, w(elbow)),
    cutLines(0.014, w(outer.slice(1, 4))),
    ...overFarShoulder(bust, w),
  ];
}

/** Folded in front of the breast, covered, behind bare shoulders, or where it would distract from the hand that points. */
const isHidden = ({ gesture, garment, bodice, wears }: Bust): boolean =>
  (gesture !== undefined && WITHOUT_FAR_ARM.has(gesture)) ||
  garment === 'cloak' ||
  garment === 'ball dress' ||
  bodice === 'pelerine' ||
  wears.has('shawl');

const WITHOUT_FAR_ARM: ReadonlySet<Gesture> = new Set([
  'arms folded',
  'pointing',
  'face in hands',
  'hands wrung',
  'hands rubbed',
  'clapping',
  'hands thrown up',
  'hand held out',
]);

/** Leaves the light on the outer edge. */
const inwards = ([x, y]: Point): Point => [x - 0.13, y];

/** What is seen of an epaulette or a cape on that side. */
function overFarShoulder({ garment }: Bust, w: Widen): Part[] {
  if (garment === 'uniform')
    return [
      part(
        'gold',
        outline(w(points`.5,.66 .78,.68 1.06,.78 1.2,.94 1.1,1.08 .86,1.06 .6,.9`)),
        ...[0.84, 0.92, 1, 1.08, 1.16].map((x) =>
          stroke(
            w([
              [x, 0.98],
              [x + 0.015, 1.2],
            ]),
            0.03,
          ),
        ),
      ),
      creaseLines(0.014, w(points`.7,.9 .92,.98 1.14,.96`)),
    ];
  if (garment === 'great coat')
    return [
      part('ink', outline(w(points`.3,.56 .72,.68 1.02,.88 1.22,1.24 1.28,1.64! .9,1.74 .5,1.7!`))),
      cutLines(0.018, w(points`1.28,1.64 1.08,1.7 .8,1.73`)),
    ];
  return [];
}
