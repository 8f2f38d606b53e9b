import { points } from '../drawing/points.ts';
import { outline, placed, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';

/** A hand: its outline and the lines between its fingers; the wrist is at (0, 0) and the fingers point right. */
interface Hand {
  shape: readonly Point[];
  lines: readonly (readonly Point[])[];
}

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
} as const satisfies Record<string, Hand>;

/** @param turn clockwise, in degrees */
export function drawHand(name: keyof typeof HANDS, [x, y]: Point, turn: number, scale = 1): Part[] {
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
