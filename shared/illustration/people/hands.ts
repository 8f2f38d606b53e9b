import { outline, placed, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** A hand: its outline and the lines between its fingers; the wrist is at (0, 0) and the fingers point right. */
interface Hand {
  shape: readonly Point[];
  lines: readonly (readonly Point[])[];
}

const HANDS = {
  /** Lying on the other arm, the breast or a table. */
  resting: {
    shape: [[-0.04, -0.1], [0.1, -0.125], [0.24, -0.12], [0.36, -0.08], [0.5, -0.02], [0.58, 0.06], [0.56, 0.11], [0.47, 0.085], [0.5, 0.15], [0.45, 0.18], [0.36, 0.13], [0.36, 0.19], [0.28, 0.2], [0.2, 0.15], [0.1, 0.13], [-0.04, 0.1]],
    lines: [[[0.47, 0.085], [0.36, 0.03], [0.26, 0.0]], [[0.36, 0.13], [0.28, 0.08], [0.2, 0.06]]],
  },
  /** Closed around something thin and upright, the thumb in front. */
  holding: {
    shape: [[-0.04, -0.1], [0.08, -0.14], [0.2, -0.17], [0.32, -0.17], [0.38, -0.12], [0.39, -0.05], [0.38, 0.02], [0.37, 0.09], [0.33, 0.155], [0.22, 0.17], [0.1, 0.14], [-0.04, 0.1]],
    lines: [[[0.38, -0.08], [0.28, -0.075], [0.2, -0.06]], [[0.385, -0.005], [0.28, 0.0], [0.2, 0.01]], [[0.37, 0.07], [0.28, 0.07], [0.21, 0.07]]],
  },
} as const satisfies Record<string, Hand>; // prettier-ignore

/** @param turn clockwise, in degrees */
export function drawHand(name: keyof typeof HANDS, [x, y]: Point, turn: number, scale = 1): Part[] {
  const { shape, lines } = HANDS[name];
  const at = { x, y, turn, scale };
  const path = (of: Path) => placed(of, at);
  return [
    { path: path([outline(shape)]), material: 'skin' },
    { path: path(lines.map((line) => stroke(line as readonly Point[], 0.014, true))), material: 'shade' },
  ];
}
