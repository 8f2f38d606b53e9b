import { points } from '../../drawing/points.ts';
import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, outline, placed, polygon, stroke, type Placement } from '../../drawing/path.ts';
import type { Setting } from '../../setting.ts';
import { filled, translucent } from '../canvas.ts';
import type { Palette } from '../palette.ts';

const LOW = 5.4;

/** The back of the seat of a sitting person: a chair, or the padded corner of a carriage. @param cloth that of the other seats */
export function seatBehind(
  where: Setting | null,
  palette: Palette,
  at: Placement,
  cloth = '#6a2f33',
): Shape[] {
  const shapes = where === 'carriage inside' ? corner(palette, cloth) : chair(palette);
  return shapes.map((shape) => ({ ...shape, path: placed(shape.path, at) }));
}

function corner({ ink, light }: Palette, upholstery: string): Shape[] {
  const cloth = mix(upholstery, ink, 0.42);
  return [
    filled(
      cloth,
      outline(
        points`
          -4.4,-1.3! -1.5,-1.3 -1.06,-1.1 -.92,-.6 -.86,.2 -.8,1.4 -.6,2.7 1.9,2.96 2.1,3.2 2,${LOW}!
          -4.4,${LOW}!`,
      ),
    ),
    // The wing that holds a sleeper's head, and the buttons of the padding.
    filled(
      mix(cloth, ink, 0.3),
      outline(points`-1.5,-1.3 -1.06,-1.14 -.78,-.7 -.74,-.1 -.96,.3 -1.24,.5 -1.36,-.2`),
    ),
    translucent(
      mix(upholstery, light, 0.4),
      0.4,
      stroke(points`-1.44,-1.26 -1.06,-1.12 -.78,-.68 -.74,-.1 -.96,.3`, 0.03, true),
      ...[0.9, 1.7, 2.5].flatMap((y, i) =>
        [-1.5 - (i % 2) * 0.3, -2.2 - (i % 2) * 0.3].map((x) => ellipse(x, y, 0.045)),
      ),
      ...[0.2, 1.0, 1.8].map((y) =>
        stroke(
          [
            [-2.6, y + 0.5],
            [-1.9, y + 0.7],
            [-1.3, y + 0.5],
          ],
          0.022,
          true,
        ),
      ),
    ),
  ];
}

function chair({ ink, light, sky }: Palette): Shape[] {
  const wood = mix(mix('#3a271b', ink, 0.4), sky[1], 0.12);
  return [
    filled(
      wood,
      outline(
        points`
          -1.62,.98 -1.46,.86 -1.3,.94 -1.26,1.5 -1.2,2.6 -1.1,${LOW}! -1.36,${LOW}! -1.44,2.6
          -1.52,1.5`,
      ),
      polygon(points`-1.3,3.36 1.7,3.42 1.7,3.62 -1.3,3.58`),
      polygon(points`1.4,3.5 1.6,3.5 1.54,${LOW} 1.38,${LOW}`),
    ),
    translucent(
      light,
      0.3,
      stroke(points`-1.34,1 -1.28,1.6 -1.22,2.6`, 0.022, true),
      ellipse(-1.46, 0.96, 0.04),
    ),
  ];
}
