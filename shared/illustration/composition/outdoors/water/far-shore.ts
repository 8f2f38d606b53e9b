import { polygon, type Point } from '../../../drawing/path.ts';
import { filled, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';
import type { Site } from './waterfront-site.ts';

/** The other side of the bay, barely visible. */
export function drawFarShore({ canvas, palette, view }: Stage, { end }: Site): void {
  const { random } = canvas;
  const own = land.rolling(random, view.horizon + 2, 12, 220);
  const line: land.Contour = (x) => own(x) - 26 * Math.max(0, (x - end - 60) / (WIDTH - end)) ** 1.4;
  const points: Point[] = [[end - 60, view.horizon + 5]];
  for (let x = end - 60; x <= WIDTH + 30; x += 10) points.push([x, Math.min(view.horizon + 4, line(x))]);
  points.push([WIDTH + 30, view.horizon + 5]);
  canvas.add([filled(toneAt(palette, 0.74), polygon(points))], { glow: 0.5 });
}
