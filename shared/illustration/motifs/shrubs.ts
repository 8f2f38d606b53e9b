import { openCurve, taper, type Point, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { ink, lined, type Part } from './motif.ts';
import { leafyTree } from './leafy-tree.ts';
import { pointAhead } from './tree-shapes.ts';

/** A dome of leaves that stands on the ground. */
export function shrub(random: Random): Part[] {
  const crown = {
    from: 0.06,
    widths: [0.9, 1, 0.94, 0.76, 0.44],
    girth: 0.05,
    lean: 8,
    clump: 0.19,
    gaps: 0.06,
  };
  const [wood, ...clumps] = leafyTree(crown, random);
  const ground = (ring: Ring): Ring => ring.map((value, i) => (i % 2 ? Math.min(value, 0.01) : value));
  return [wood!, ...clumps].map((part) => ({ ...part, path: part.path.map(ground) }));
}

/** Many thin stems from one root, forking. */
export function bareShrub(random: Random): Part[] {
  const stems: Ring[] = [];
  for (let i = 0; i < 15; i++) {
    const angle = -52 + (i / 14) * 104 + random.between(-5, 5);
    const middle = pointAhead([(i - 7) * 0.012, 0], angle * 0.8, random.between(0.5, 0.72));
    const end = pointAhead(middle, angle * 1.15, random.between(0.42, 0.66));
    const top: Point = [Math.max(-1.06, Math.min(1.06, end[0])), i === 7 ? -1.4 : Math.max(-1.36, end[1])];
    stems.push(taper(openCurve([[(i - 7) * 0.014, 0], middle, top]), [0.02, 0.014, 0.004]));
    for (const share of [0.5, 0.75]) {
      const from: Point = [
        middle[0] + (top[0] - middle[0]) * share,
        middle[1] + (top[1] - middle[1]) * share,
      ];
      const twig = pointAhead(from, angle + (i % 2 ? 34 : -34), random.between(0.16, 0.28));
      stems.push(
        taper([from, [Math.max(-1.09, Math.min(1.09, twig[0])), Math.max(-1.38, twig[1])]], [0.008, 0.003]),
      );
    }
  }
  return [lined('along', ink(...stems))];
}
