import { ellipse, placed } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

const STEPS = 6;

/**
 * A soft tone without an edge: the same part repeated, each time smaller.
 *
 * @param share the opacity of its middle, 0 … 1
 * @param x its middle and, with `rx` and `ry`, its radii, in heads
 * @param turn in degrees clockwise
 */
export function tone(
  material: Part['material'],
  share: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn = 0,
): Part[] {
  const opacity = 1 - (1 - share) ** (1 / STEPS);
  return Array.from({ length: STEPS }, (_, i) => ({
    path: placed([ellipse(0, 0, rx * (1 - i / STEPS), ry * (1 - i / STEPS))], { x, y, turn }),
    material,
    opacity,
  }));
}
