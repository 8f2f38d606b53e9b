import { ellipse, limb, outline, polygon, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** Somebody who is not built as people are, as far as a passage says how. */
export interface Build {
  /** Pairs of limbs that are seen, arms and legs together; people have two. */
  pairs: number;
  /** Of them those that are arms: a giant with four arms has two. */
  armPairs: number;
  isMounted: boolean;
  hasSpear: boolean;
}

const ink = (...path: Path): Part => ({ path, material: 'ink' });
const fold = (...lines: readonly (readonly Point[])[]): Part => ({ path: lines.map((line) => stroke(line, 0.05, true)), material: 'fold' }); // prettier-ignore

/** @returns parts in heads; feet at y = 0 */
export function drawBeing(build: Build): Part[] {
  if (build.armPairs > 1) return build.isMounted ? [...mount(), ...giant(build, 4.9)] : [...legs(), ...giant(build, 3.6)]; // prettier-ignore
  return crawler(build.pairs);
}

/** Mostly head, on a thin neck, seen from the front: eyes that stand out at both its sides, and limbs in pairs. */
function crawler(pairs: number): Part[] {
  const both = (points: readonly Point[]): Path => [1, -1].flatMap((side) => limb(points.map(([x, y]): Point => [x * side, y]), [0.17, 0.13, 0.09])); // prettier-ignore
  const limbs: Path[] = [both([[0.24, -1.5], [0.72, -0.95], [0.6, -0.06]]), both([[0.34, -2.5], [1.3, -2.2], [1.62, -3.1]])]; // prettier-ignore
  for (let i = 2; i < Math.min(pairs, 5); i++)
    limbs.push(both([[0.38, -2.1 + (i - 2) * 0.25], [1.05 + i * 0.2, -1.7 + (i - 2) * 0.3], [1.1 + i * 0.22, -0.06]])); // prettier-ignore
  const toes: Path = [0.6, ...Array.from({ length: Math.max(0, Math.min(pairs, 5) - 2) }, (_, i) => 1.54 + i * 0.22)].flatMap((x) => [-1, 1].map((side) => ellipse(x * side, -0.07, 0.22, 0.08))); // prettier-ignore
  return [
    ink(...limbs.flat(), ...toes, outline([[-0.5, -2.3], [-0.42, -1.6], [0, -1.3], [0.42, -1.6], [0.5, -2.3], [0.3, -2.9], [-0.3, -2.9]]), ...limb([[0, -2.6], [0.1, -3.2], [0, -3.9]], [0.2, 0.15, 0.19])), // prettier-ignore
    ink(outline([[-0.5, -3.72], [-1.18, -4.1], [-1.36, -4.8], [-1.1, -5.5], [-0.5, -5.9], [0, -5.98], [0.5, -5.9], [1.1, -5.5], [1.36, -4.8], [1.18, -4.1], [0.5, -3.72], [0, -3.62]]), ellipse(-1.42, -5.0, 0.36), ellipse(1.42, -5.0, 0.36)), // prettier-ignore
    { path: [ellipse(-1.46, -5.02, 0.25), ellipse(1.46, -5.02, 0.25)], material: 'white' },
    ink(ellipse(-1.56, -5.06, 0.11), ellipse(1.5, -4.94, 0.11)),
    fold([[-0.34, -4.16], [0, -4.2], [0.34, -4.16]], [[-0.7, -5.5], [-0.2, -5.72], [0.5, -5.62]], [[-0.28, -2.3], [0, -2.2], [0.28, -2.3]], [[-0.24, -1.9], [0, -1.82], [0.24, -1.9]]), // prettier-ignore
  ];
}

/** A heavy animal that looks right, with a broad mouth and a long tail; it has no bridle. */
const mount = (): Part[] => [
  ink(
    outline([[-7.2, -2.5], [-5.4, -3.5], [-3.6, -4.5], [-1.6, -4.95], [0.4, -4.75], [2.0, -4.95], [3.2, -5.6], [4.4, -5.95], [5.6, -5.6], [6.5, -4.95, 1], [5.3, -4.8, 1], [6.2, -4.3], [5.2, -4.0], [4.1, -4.1], [3.3, -3.4], [2.4, -2.6], [0.4, -2.2], [-1.8, -2.3], [-3.2, -2.9], [-5.0, -2.9], [-6.6, -2.1]]), // prettier-ignore
    ...[[[2.0, -3.2], [2.7, -1.7], [2.2, -0.1]], [[1.1, -2.8], [0.7, -1.5], [1.1, -0.1]], [[-1.9, -3.0], [-1.4, -1.6], [-2.0, -0.1]], [[-2.8, -3.2], [-3.4, -1.7], [-2.9, -0.1]]].flatMap((leg) => limb(leg as unknown as Point[], [0.7, 0.42, 0.32])), // prettier-ignore
    ...[2.3, 1.2, -1.9, -2.8].map((x) => ellipse(x + 0.15, -0.12, 0.55, 0.15)),
  ),
  { path: [ellipse(4.9, -5.3, 0.13)], material: 'white' },
  fold([[3.0, -5.2], [2.7, -4.3], [3.1, -3.6]], [[-1.4, -4.6], [-1.9, -3.8], [-1.6, -3.1]], [[-3.2, -4.3], [-4.6, -3.6], [-6.2, -2.8]], [[0.6, -4.5], [1.2, -3.6], [0.7, -2.6]]), // prettier-ignore
];

const legs = (): Part[] => [ink(...limb([[-0.3, -3.7], [-0.5, -1.9], [-0.45, -0.1]], [0.48, 0.34, 0.24]), ...limb([[0.3, -3.7], [0.6, -1.9], [0.5, -0.1]], [0.48, 0.34, 0.24]), ellipse(-0.2, -0.12, 0.5, 0.14), ellipse(0.75, -0.12, 0.5, 0.14))]; // prettier-ignore

/** From the hips upwards: of his pairs of arms the near ones reach forwards, the far ones are stretched out for balance. */
function giant({ armPairs, isMounted, hasSpear }: Build, hips: number): Part[] {
  const at = (points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]): Point => [x, y - hips]); // prettier-ignore
  const arm = (points: readonly (readonly [number, number])[]): Path => {
    const [[x0, y0], [x1, y1]] = [points.at(-2)!, points.at(-1)!];
    const [dx, dy] = [x1 - x0, y1 - y0];
    const long = Math.hypot(dx, dy);
    const [u, v] = [dx / long, dy / long];
    const fingers = [-0.5, -0.1, 0.3].map((spread) => stroke(at([[x1, y1], [x1 + (u - v * spread) * 0.55, y1 + (v + u * spread) * 0.55]]), 0.13)); // prettier-ignore
    return [...limb(at(points), [0.34, 0.27, 0.19, 0.15]), ...fingers];
  };
  const stretched = Array.from({ length: armPairs }, (_, i) => i % 2 ? arm([[0.4, -2.5], [1.3, -2.35], [2.0, -2.9], [2.9, -3.4]]) : arm([[-0.4, -2.4], [-1.4, -2.2], [-2.2, -2.8], [-3.2, -3.1]])); // prettier-ignore
  const near = Array.from({ length: armPairs }, (_, i) => arm([[-0.15 + i * 0.1, -2.35 + i * 0.75], [0.35 + i * 0.15, -1.5 + i * 0.6], [1.0 - i * 0.1, -0.9 + i * 0.35], [1.5 - i * 0.7, -0.72 + i * 0.34]])); // prettier-ignore
  return [
    ink(...stretched.flat()),
    ink(outline(at([[-0.72, 0.2], [-0.62, -1.0], [-0.95, -2.2], [-0.75, -2.85], [-0.3, -3.05], [0.3, -3.05], [0.75, -2.8], [0.92, -2.2], [0.62, -1.0], [0.7, 0.2]])), ...limb(at([[0.05, -2.9], [0.12, -3.4]]), [0.3, 0.26]), outline(at([[-0.38, -3.7], [-0.42, -4.25], [-0.12, -4.6], [0.3, -4.55], [0.52, -4.25], [0.7, -3.95], [0.55, -3.78], [0.5, -3.45], [0.1, -3.3]]))), // prettier-ignore
    ...(isMounted ? [ink(...limb(at([[0.1, 0], [1.1, 1.1], [0.7, 2.4]]), [0.5, 0.36, 0.24]), ellipse(1.0, 2.55 - hips, 0.42, 0.15)), fold(at([[0.5, -0.1], [1.42, 1.1], [0.98, 2.3]]))] : []), // prettier-ignore
    ...(hasSpear ? [ink(stroke(at([[-5.2, 0.45], [0.8, -0.62], [8.4, -1.98]]), 0.13), polygon(at([[8.0, -2.22], [10.0, -2.27], [8.1, -1.62], [7.7, -1.85]])))] : []), // prettier-ignore
    ink(...near.flat()),
    fold(at([[0.1, -2.2], [0.5, -1.5], [1.1, -1.02]]), at([[0.1, -1.5], [0.52, -0.86], [0.9, -0.6]]), at([[-0.5, -2.4], [0.0, -2.6], [0.6, -2.4]]), at([[0.06, -4.1], [0.2, -4.16], [0.32, -4.1]])), // prettier-ignore
  ];
}
