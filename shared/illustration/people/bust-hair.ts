import { points } from '../drawing/points.ts';
import { openCurve, outline, placed, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { BEARDS } from './beard-styles.ts';
import type { BustHead } from './bust-looks.ts';
import type { Locks } from './combed.ts';
import { CROPPED } from './cropped-hair.ts';
import { STYLES } from './hair-styles.ts';
import { hasLook } from './has-look.ts';
import type { Hair } from './heads.ts';
import { tone } from './tone.ts';

/** The hair in front of the shoulders, unless a cap hides it. */
export function drawHair(head: BustHead, { mass, lines }: Locks): Part[] {
  const { hair, isLined, isWhiteHaired, wears } = head;
  const isBald = hair === 'bald';
  return [
    { path: mass, material: isWhiteHaired ? 'grey' : 'hair' },
    ...(isBald ? [] : SHEEN),
    lockLines(lines, isWhiteHaired ? 'combed' : 'hair'),
    ...(isLined && !isWhiteHaired && !isBald ? [GREY_TEMPLE] : []),
    ...(wears.has('ribbon') ? ribbon(hair === 'piled' || hair === 'knot') : []),
  ];
}

export function drawBeard(head: BustHead): Part[] {
  const { beard, isWhiteHaired } = head;
  if (!beard) return [];
  const { mass, lines } = BEARDS[beard]();
  const greying = hasLook(head, 'beard greying') ? 'greying' : 'beard';
  return [
    { path: mass, material: isWhiteHaired ? 'grey' : 'beard' },
    lockLines(lines, isWhiteHaired ? 'combed' : greying),
  ];
}

/** The hairline: close if cropped, farther back over a high forehead. */
export function hairCut(head: BustHead): Locks {
  if (head.isCropped && head.hair === 'short') return CROPPED();
  // Under a hat, what is put up on the crown is a knot at the nape instead.
  const locks = STYLES[head.hat && ON_CROWN.has(head.hair) ? 'bun' : head.hair]();
  const isReceding =
    hasLook(head, 'forehead high') || (head.isLined === true && head.sex === 'man' && head.hair !== 'bald');
  const move = isReceding && !head.hat ? { x: -0.06, y: -0.02, scale: 0.975 } : null;
  if (!move) return locks;
  const moved = ([x, y]: Point): Point => [x * move.scale + move.x, y * move.scale + move.y];
  return { ...locks, mass: placed(locks.mass, move), lines: locks.lines.map((line) => line.map(moved)) };
}

const ON_CROWN: ReadonlySet<Hair> = new Set<Hair>(['knot', 'piled']);

/** Every third line is stronger, as in an engraving. */
function lockLines(all: readonly (readonly Point[])[], kind: keyof typeof LOCK_LINES): Part {
  const { wide, material, opacity } = LOCK_LINES[kind];
  // A few grey strands in a beard at the chin and the corners of the mouth.
  const drawn = kind === 'greying' ? all.filter((_, i) => i % 3 === 1) : all;
  return {
    path: drawn.map((line, i) => {
      const half = (wide * (i % 3 === 0 ? 1.3 : 0.8)) / 2;
      return taper(openCurve(line), [half * 0.15, half, half, half * 0.15]);
    }),
    material,
    opacity,
  };
}

const LOCK_LINES = {
  hair: { wide: 0.011, material: 'lock', opacity: 0.9 },
  combed: { wide: 0.011, material: 'shade', opacity: 0.6 },
  // A beard may differ in colour from the hair, so its lines are only a sheen.
  beard: { wide: 0.011, material: 'light', opacity: 0.3 },
  greying: { wide: 0.027, material: 'grey', opacity: 0.85 },
} as const;

/** Hair shines at the crown and is dark at the nape, or it would look like a cap. */
const SHEEN: readonly Part[] = [
  ...tone('light', 0.24, 0.04, -0.86, 0.2, 0.085, 24),
  ...tone('light', 0.16, -0.2, -0.84, 0.17, 0.07, -20),
  ...tone('depth', 0.15, -0.33, -0.36, 0.13, 0.26, 12),
];

/** At fifty the hair in front of the ear is greying. */
const GREY_TEMPLE: Part = {
  path: [
    [0.0, -0.62, -0.1, -0.4],
    [-0.04, -0.68, -0.2, -0.36],
    [-0.1, -0.7, -0.28, -0.34],
    [-0.16, -0.66, -0.34, -0.3],
  ].map(([a, b, c, d]) =>
    taper(
      openCurve([
        [a!, b!],
        [(a! + c!) / 2 - 0.03, (b! + d!) / 2],
        [c!, d!],
      ]),
      [0.004, 0.017, 0.017, 0.004],
    ),
  ),
  material: 'grey',
  opacity: 0.75,
};

const ribbon = (isHigh: boolean): Part[] => [
  { path: isHigh ? HIGH_RIBBON : RIBBON, material: 'accent' },
  { path: RIBBON_FOLDS, material: 'shade', opacity: 0.5 },
];

const RIBBON: Path = [
  stroke(points`.12,-1.06 -.06,-.92 -.24,-.64 -.38,-.34`, 0.062),
  outline(points`-.38,-.32 -.5,-.5 -.66,-.5 -.68,-.36 -.52,-.26`),
  outline(points`-.38,-.32 -.5,-.14 -.66,-.06 -.64,-.22 -.5,-.3`),
  outline(points`-.4,-.3 -.42,-.08 -.52,.2 -.44,.16! -.4,.24! -.36,0`),
  outline(points`-.36,-.38 -.45,-.38 -.46,-.28 -.36,-.26`),
];

const HIGH_RIBBON: Path = [
  stroke(points`.2,-1 0,-1.02 -.24,-1.02 -.5,-.9`, 0.062),
  outline(points`-.5,-.92 -.66,-1.06 -.8,-1 -.76,-.88 -.6,-.86`),
  outline(points`-.5,-.9 -.62,-.74 -.78,-.66 -.74,-.82 -.6,-.9`),
];

const RIBBON_FOLDS: Path = [
  stroke(points`-.4,-.34 -.52,-.4 -.6,-.4`, 0.012, true),
  stroke(points`-.42,-.26 -.52,-.2 -.58,-.16`, 0.012, true),
];
