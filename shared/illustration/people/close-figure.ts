import { placed } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { drawBustHead } from './bust-head.ts';
import { drawCostume } from './costume.ts';
import { drawHeld } from './draw-person.ts';

/** One of the cut papers that lie over each other. */
export interface Paper {
  parts: Part[];
  isHead: boolean;
  /** How bright its edge is towards the light: where one lies on another of the same body it is hardly seen. */
  rim: number;
}

/**
 * Somebody close by, as cut papers that lie over each other, in heads: the chin is at y = 0, the face looks right.
 *
 * @returns the papers, the lowest first
 */
export function drawCloseFigure(bust: Bust): Paper[] {
  const { behind, neck, head } = drawBustHead(bust);
  const costume = drawCostume(bust);
  const [x, y] = costume.hand;
  const held = bust.holds
    ? drawHeld(bust.holds, { nearArm: { end: [0, 0], angle: 90 }, trunk: (along, across = 0) => [across - 0.3, 1 - along * 1.8] }).map((part) => ({ ...part, path: placed(part.path, { x, y }) })) // prettier-ignore
    : (bust.heldParts ?? []).map((part) => ({ ...part, path: placed(part.path, { x, y }) }));
  return [
    { parts: behind, isHead: true, rim: 0.4 },
    { parts: neck, isHead: true, rim: 0.95 },
    { parts: costume.body, isHead: false, rim: 0.9 },
    { parts: head, isHead: true, rim: 0.5 },
    { parts: [...held, ...costume.arm], isHead: false, rim: 0.4 },
  ].filter(({ parts }) => parts.length > 0);
}
