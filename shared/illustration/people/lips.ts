import { outline, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook, isOld, isSoftFaced } from './has-look.ts';
import { MOUTH } from './profile.ts';

/** Both lips, stronger where the passage describes them. */
export const lips = (head: BustHead): Part => ({
  path: bothLips(thickness(head), innerCorner(head)),
  material: 'lip',
  opacity: strength(head),
});

function strength(head: BustHead): number {
  const isSoft = isSoftFaced(head);
  if (areLipsDescribed(head)) return isSoft || head.hasLips ? 1 : 0.6;
  return isSoft ? 0.7 : 0.36;
}

const areLipsDescribed = (head: BustHead): boolean =>
  head.hasLips === true || hasLook(head, 'lips thick', 'lips large', 'lips thin', 'lips small');

function thickness(head: BustHead): number {
  if (hasLook(head, 'lips thick')) return 1.5;
  return hasLook(head, 'lips thin', 'face grim', 'face villainous') || isOld(head) ? 0.5 : 1;
}

/** How far forwards the corner of the mouth is. */
function innerCorner(head: BustHead): number {
  if (hasLook(head, 'lips large')) return 0.275;
  return hasLook(head, 'lips small') ? 0.34 : 0.315;
}

function bothLips(thick: number, corner: number): Path {
  const [x, y] = MOUTH;
  return [
    outline([
      [x - 0.004, y - 0.036 * thick, 1],
      [x + 0.02, y - 0.014 * thick],
      [x, y, 1],
      [corner, y + 0.004, 1],
      [x - 0.03, y - 0.026 * thick],
    ]),
    outline([
      [x, y, 1],
      [x + 0.014, y + 0.02],
      [x + 0.002, y + 0.042 * thick],
      [x - 0.034, y + 0.032 * thick],
      [corner, y + 0.004, 1],
    ]),
  ];
}
