import type { Path } from '../drawing/path.ts';

/** The crown and the chin of a head, and where the collar hides the neck; in heads, downwards. */
const CROWN = -1;
const CHIN = 0.02;
const COLLAR = 0.8;
/** How far a child's features are lower than an adult's, at most: half way down the head. */
const LOWER = 0.085;
/** How much shorter a child's face is, and how much rounder the back of the head. */
const SHORTER = 0.04;
const ROUNDER = 0.06;
/** The share of its breadth that the neck loses, and the jaw; each about its own axis, in heads. */
const NECK = { loss: 0.24, axis: -0.04 };
const JAW = { loss: 0.08, axis: 0.06 };

const smooth = (from: number, to: number, at: number): number => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * A head with the proportions of a child's: a large round skull over a short face with its features low, on a thin neck
 * (Loomis, "Drawing the Head and Hands": a child's eyes are below the middle of the head).
 *
 * @param path in heads, in the unit of `profile.ts`
 */
export const childlike = (path: Path): Path =>
  path.map((ring) => {
    const moved = new Array<number>(ring.length);
    for (let i = 0; i < ring.length; i += 2) [moved[i], moved[i + 1]] = ofChild(ring[i]!, ring[i + 1]!);
    return moved;
  });

function ofChild(x: number, y: number): [number, number] {
  const down = Math.min(1, Math.max(0, (y - CROWN) / (CHIN - CROWN)));
  const skull = x < 0 ? 1 + ROUNDER * (1 - down) : 1;
  const narrow = (loss: number, axis: number, share: number, at: number) =>
    axis + (at - axis) * (1 - loss * share);
  const jaw = narrow(JAW.loss, JAW.axis, smooth(0.66, 1, down) * (1 - smooth(CHIN, 0.3, y)), x * skull);
  const neck = narrow(NECK.loss, NECK.axis, smooth(-0.12, 0.22, y) * (1 - smooth(0.45, COLLAR, y)), jaw);
  return [neck, y + LOWER * Math.sin(Math.PI * down) - SHORTER * down * (1 - smooth(0.3, COLLAR, y))];
}
