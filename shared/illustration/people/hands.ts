import { points } from '../drawing/points.ts';
import { outline, placed, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';

/** A hand: its outline and the lines between its fingers; the wrist is at (0, 0) and the fingers point right. */
interface Hand {
  shape: readonly Point[];
  lines: readonly (readonly Point[])[];
}

const SPREAD: readonly Point[] = points`
  -.04,-.09 .1,-.13 .22,-.15 .38,-.19 .5,-.2! .52,-.155! .36,-.12 .3,-.095! .46,-.085 .6,-.075! .61,-.025!
  .46,-.02 .31,-.015! .45,.01 .57,.03! .56,.075! .44,.065 .3,.06! .4,.1 .47,.13! .445,.17! .36,.155
  .22,.13 .14,.14! .2,.21 .24,.28! .19,.3! .1,.22 .02,.13 -.04,.1`;

const HANDS = {
  /** Lying on the other arm, the breast or a table. */
  resting: {
    shape: points`
      -.04,-.1 .1,-.125 .24,-.12 .36,-.08 .5,-.02 .58,.06 .56,.11 .47,.085 .5,.15 .45,.18 .36,.13
      .36,.19 .28,.2 .2,.15 .1,.13 -.04,.1`,
    lines: [points`.47,.085 .36,.03 .26,0`, points`.36,.13 .28,.08 .2,.06`],
  },
  /** Closed around something thin and upright, the thumb in front. */
  holding: {
    shape: points`
      -.04,-.1 .08,-.14 .2,-.17 .32,-.17 .38,-.12 .39,-.05 .38,.02 .37,.09 .33,.155 .22,.17 .1,.14
      -.04,.1`,
    lines: [
      points`.38,-.08 .28,-.075 .2,-.06`,
      points`.385,-.005 .28,0 .2,.01`,
      points`.37,.07 .28,.07 .21,.07`,
    ],
  },
  /** Held out to receive something, the palm up. */
  palm: {
    shape: points`
      -.04,-.08 .1,-.06 .22,-.04 .36,-.06 .52,-.1 .6,-.1 .6,-.06 .5,-.02 .42,.05 .32,.12 .2,.15 .08,.14
      -.04,.1`,
    lines: [points`.58,-.075 .44,-.02 .3,.01`, points`.2,-.04 .28,-.12 .36,-.16`],
  },
  /** Flat and spread, the thumb towards the body on the far side and away from it on the near one. */
  open: {
    shape: SPREAD,
    lines: [points`.28,-.09 .2,-.07`, points`.3,-.015 .2,-.01`, points`.28,.06 .2,.05`],
  },
  opened: {
    shape: SPREAD.map(([x, y, corner]): Point => (corner ? [x, -y, corner] : [x, -y])).reverse(),
    lines: [points`.28,.09 .2,.07`, points`.3,.015 .2,.01`, points`.28,-.06 .2,-.05`],
  },
} as const satisfies Record<string, Hand>;

export type HandName = keyof typeof HANDS;

/** @param turn clockwise, in degrees */
export function drawHand(name: HandName, [x, y]: Point, turn: number, scale = 1): Part[] {
  const { shape, lines } = HANDS[name];
  const at = { x, y, turn, scale };
  const path = (of: Path) => placed(of, at);
  return [
    { path: path([outline(shape)]), material: 'skin' },
    { path: path(lines.map((line) => stroke(line, 0.014, true))), material: 'shade' },
  ];
}

/** The parts of a hand in the gloves that its owner wears, if any: white ones, which cannot be taken for skin. */
export const gloved = ({ wears }: Pick<Bust, 'wears'>, drawn: Part[]): Part[] =>
  wears.has('gloves')
    ? drawn.map((each) => (each.material === 'skin' ? { ...each, material: 'linen' as const } : each))
    : drawn;
