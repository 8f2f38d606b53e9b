import { stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** A crease in the clothes of a small figure, in heads. */
export const fold = (points: Point[], width = 0.035): Part => ({
  path: [stroke(points, width, true)],
  material: 'fold',
});
