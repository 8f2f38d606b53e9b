import { points } from '../drawing/points.ts';
import { outline } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { creaseLines, cutLines, part, type Arm } from './costume-parts.ts';
import { isPeasant } from './gown-neck.ts';
import { shrugOf } from './sleeves.ts';
import { widened } from './widened.ts';

/** The near sleeve of a gown: short and puffed at a ball, of linen on a peasant. */
export function sleeveOf(bust: Bust, arm: Arm): Part[] {
  if (bust.garment === 'ball dress') return bareArm(bust, arm);
  if (!isPeasant(bust)) return arm.parts;
  return arm.parts.map((each) => (each.material === 'dress' ? { ...each, material: 'linen' } : each));
}

/** A short puffed sleeve. */
function bareArm(bust: Bust, { parts }: Arm): Part[] {
  const w = widened(bust.bulk * 0.84, 1, shrugOf(bust));
  return [
    ...parts.filter(({ material }) => material !== 'linen' && material !== 'fold').map(ofSkin),
    part(
      'dress',
      outline(w(points`-.6,.98 -.9,.86 -1.16,.98 -1.32,1.26 -1.24,1.56 -.96,1.64 -.66,1.56 -.52,1.3`)),
    ),
    creaseLines(0.018, w(points`-.9,.9 -1.06,1.2 -1.04,1.58`), w(points`-.72,.94 -.8,1.2 -.8,1.58`)),
    cutLines(0.014, w(points`-1.2,1.56 -.94,1.62 -.66,1.54`), w(points`-1,.92 -1.18,1.16 -1.2,1.4`)),
  ];
}

function ofSkin(each: Part): Part {
  if (each.material === 'dress') return { ...each, material: 'skin' };
  if (each.material === 'depth') return { ...each, material: 'shade', opacity: 0.3 };
  return each;
}
