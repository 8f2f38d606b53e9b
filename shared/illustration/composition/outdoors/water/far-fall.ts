import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { ellipse, taper, type Point } from '../../../drawing/path.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import type { Contour } from '../../land-and-sky/land.ts';
import type { Stage } from '../stage.ts';

/**
 * The waterfall of a passage as a thread down a distant mountain, in leaps, with its spray at the foot.
 *
 * @param contour of the mountains, in pixels from the top
 */
export function farFall({ scene, canvas, palette }: Stage, contour: Contour, horizon: number): Shape[] {
  const fall = scene.things.find(({ what }) => what === 'waterfall');
  if (!fall) return [];
  const { random } = canvas;
  // Beside the highest place of the middle, which no zoom crops.
  const middle = Array.from({ length: 45 }, (_, i) => 336 + i * 8);
  const highest = middle.reduce((best, each) => (contour(each) < contour(best) ? each : best));
  const x = highest + (highest < WIDTH / 2 ? 1 : -1) * random.between(20, 40);
  const foot = horizon - 30;
  const head = contour(x) + (foot - contour(x)) * 0.22;
  const white = mix('#ffffff', palette.sky[2], palette.isDark ? 0.4 : 0.06);
  const line = Array.from({ length: 9 }, (_, i): Point => [
    x + (i > 3 ? 3 : 0) + (i % 2 ? 0.7 : -0.7),
    head + ((foot - head) * i) / 8,
  ]);
  canvas.recordDrawn(fall.what, fall.words);
  return [
    filled(white, taper(line, [1.2, 1.8, 2.2, 3.4, 4.4])),
    translucent(
      white,
      0.4,
      ellipse(x, foot + 2, 30, 11),
      ellipse(x - 14, foot - 4, 16, 8),
      ellipse(x + 15, foot - 5, 14, 7),
    ),
  ];
}
