import { outline, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { crease, cut, HEM, part, soft } from './cloth.ts';
import { broad } from './sleeves.ts';

/** The knees of somebody who sits, before the coat or the gown; in heads, the chin at y = 0. */
export function lap({ sex, bulk, garment }: Bust): Part[] {
  const w = broad(bulk);
  const isGown =
    sex === 'woman' || garment === 'cassock' || garment === 'dressing gown' || garment === 'robe';
  const cloth = sex === 'woman' ? 'dress' : 'ink';
  const thigh: Point[] = isGown
    ? [[-0.8, 2.66], [0.1, 2.56], [1.2, 2.5], [2.1, 2.56], [2.5, 2.78], [2.6, 3.2], [2.72, HEM, 1], [-1.0, HEM, 1], [-1.0, 3.2]]
    : [[-0.8, 2.8], [0.1, 2.62], [1.2, 2.54], [2.1, 2.56], [2.46, 2.7], [2.58, 2.98], [2.54, 3.5], [2.46, HEM, 1], [1.82, HEM, 1], [1.8, 3.5], [1.4, 3.34], [0.4, 3.5], [-1.0, 3.5], [-1.0, 3.0]]; // prettier-ignore
  return [
    soft('depth', 0.5, outline(w(thigh.map(([x, y, corner]): Point => (corner ? [x - 0.04, y + 0.06, corner] : [x - 0.04, y + 0.06]))))),
    part(cloth, outline(w(thigh))),
    soft('depth', 0.45, outline(w([[-0.9, 3.1], [0.6, 3.0], [1.7, 3.0], [2.2, 3.14], [2.3, HEM, 1], [1.84, HEM, 1], [1.8, 3.5], [1.4, 3.34], [0.4, 3.5], [-0.9, 3.5]]))),
    crease(0.03, w([[0.5, 2.66], [0.7, 2.9], [0.66, 3.2]]), w([[2.2, 2.72], [2.06, 2.94], [1.84, 3.06]]), ...(isGown ? [w([[1.5, 2.64], [1.6, 3.2], [1.5, HEM]]), w([[0.9, 2.7], [0.8, 3.4], [0.4, HEM]]), w([[2.2, 2.9], [2.26, 3.4], [2.3, HEM]])] : [])),
    cut(0.016, w([[-0.2, 2.64], [1.2, 2.56], [2.08, 2.58], [2.44, 2.72], [2.56, 2.98]])),
  ]; // prettier-ignore
}
