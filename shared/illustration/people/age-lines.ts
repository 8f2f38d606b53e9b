import { points } from '../drawing/points.ts';
import { ellipse, openCurve, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook, isOld } from './has-look.ts';

/** A few lines where age has folded the skin. */
export function ageLines(head: BustHead): Part[] {
  const path: Path[number][] = [];
  const line = (...points: Point[]) => void path.push(taper(openCurve(points), [0.002, 0.0055, 0.002]));
  const isLined = isOld(head) || head.isLined === true || hasLook(head, 'wrinkles');
  if (isLined) {
    line([0.36, -0.305], [0.312, -0.25], [0.296, -0.17]);
    line([0.15, -0.5], [0.11, -0.515], [0.075, -0.53]);
    line([0.15, -0.485], [0.115, -0.48], [0.08, -0.47]);
    line([0.17, -0.735], [0.24, -0.745], [0.325, -0.728]);
  }
  if (isOld(head) || hasLook(head, 'wrinkles')) {
    // The fold beside the nose and the sagging jaw show age even at a distance.
    path.push(
      taper(openCurve(points`.375,-.315 .318,-.265 .285,-.18 .29,-.09`), [0.002, 0.0085, 0.0085, 0.002]),
      taper(openCurve(points`.2,-.1 .15,-.02 .06,.02 -.02,-.02`), [0.002, 0.007, 0.007, 0.002]),
      taper(openCurve(points`.16,-.44 .235,-.4 .31,-.42`), [0.002, 0.0075, 0.002]),
    );
    line([0.12, -0.77], [0.21, -0.782], [0.305, -0.762]);
    line([0.15, -0.715], [0.235, -0.726], [0.322, -0.708]);
    line([0.18, -0.4], [0.155, -0.3], [0.175, -0.2]);
  }
  if (hasLook(head, 'freckles') && !hasLook(head, 'pock marks'))
    path.push(...FRECKLES.map(([x, y]) => ellipse(x, y, 0.008)));
  return path.length > 0 ? [{ path, material: 'shade', opacity: 0.85 }] : [];
}

const FRECKLES = [
  [0.2, -0.4],
  [0.25, -0.38],
  [0.3, -0.41],
  [0.23, -0.34],
  [0.28, -0.33],
  [0.17, -0.35],
  [0.33, -0.37],
  [0.14, -0.39],
] as const;
