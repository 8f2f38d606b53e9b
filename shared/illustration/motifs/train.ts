import { ellipse, limb, outline, polygon, rectangle, stroke, type Ring } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import { fold, ink, pane, type MotifOptions, type Part } from './motif.ts';
import { wheel } from './spoked-wheel.ts';

export function train({ isLit = false }: MotifOptions): Part[] {
  const wheels = (from: number, count: number, radius: number, step: number): Ring[] =>
    Array.from({ length: count }, (_, i) => wheel(from + i * step, radius, 10)).flat();
  const carriage = (x: number): Part[] => [
    ink(
      rectangle(x, -3.3, 8.4, 2.5),
      outline([
        [x - 0.2, -3.25, 1],
        [x + 0.3, -3.6],
        [x + 4.2, -3.75],
        [x + 8.1, -3.6],
        [x + 8.6, -3.25, 1],
      ]),
      ...wheels(x + 1.2, 2, 0.46, 1.1),
      ...wheels(x + 6, 2, 0.46, 1.1),
      rectangle(x - 0.5, -1.2, 0.7, 0.16),
    ),
    pane(isLit, ...[0.5, 1.8, 3.1, 4.4, 5.7, 7.0].map((dx) => rectangle(x + dx, -2.8, 0.85, 0.95))),
    fold(
      stroke(
        [
          [x, -1.6],
          [x + 8.4, -1.6],
        ],
        0.05,
      ),
    ),
  ];
  return [
    ...carriage(-17),
    ...carriage(-8),
    ink(
      ...wheels(2.2, 3, 0.8, 1.75),
      ...wheels(7.2, 1, 0.45, 1),
      outline(points`2.6,-3.1! 7.9,-3.1 8.2,-2.6 8.2,-1.9 7.9,-1.4 2.6,-1.4!`),
      rectangle(1.2, -1.5, 7.4, 0.35),
      // Cab, funnel, dome and lamp.
      polygon(points`1,-4.1 3.3,-4.1 3.3,-3.9 3,-3.9 3,-1.4 1.2,-1.4 1.2,-3.9 1,-3.9`),
      outline(points`7.1,-3! 7,-4.1 6.75,-4.7! 7.95,-4.7! 7.7,-4.1 7.6,-3!`),
      outline(points`4.6,-3! 4.6,-3.5 5,-3.8 5.4,-3.5 5.4,-3!`),
      polygon(points`8.2,-.9 9.4,-.12 8.2,-.12`),
      ...limb(points`2.2,-.75 5.7,-.75`, [0.08, 0.08]),
      // The rail.
      rectangle(-19.2, -0.1, 30.4, 0.1),
    ),
    pane(isLit, rectangle(1.6, -3.5, 1.0, 0.9)),
    { path: [ellipse(8.45, -2.9, 0.2)], material: 'light' },
    fold(
      stroke(points`3.4,-2.9 7.8,-2.9`, 0.05, true),
      stroke(points`4.2,-3.1 4.2,-1.5`, 0.04),
      stroke(points`6.2,-3.1 6.2,-1.5`, 0.04),
    ),
  ];
}
