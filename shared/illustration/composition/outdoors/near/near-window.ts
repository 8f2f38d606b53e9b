import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { ellipse, hole, outline, rectangle, stroke, taper, type Path } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import type { Stage } from '../stage.ts';

/** The room from which a view is seen: its wall, its window with a curtain at each side, and drops on the panes. */
export function nearWindow({ canvas: { random }, palette, scene }: Stage): Shape[] {
  const wall = mix(mix(palette.ink, '#2a1c16', 0.5), palette.sky[0], palette.isDark ? 0.12 : 0.24);
  const [left, right, top, sill] = [190, 834, 92, 640];
  const wood = mix(wall, '#8a6f52', palette.isDark ? 0.12 : 0.24);
  const bars = [
    rectangle(505, top, 14, sill - top),
    rectangle(left, top + 150, right - left, 10),
    rectangle(left, top, 10, sill - top),
    rectangle(right - 10, top, 10, sill - top),
  ];
  const shapes: Shape[] = [
    ...(isWet(scene) ? dropsOn(random, { left, right, top, sill }, palette.light) : []),
    filled(
      wall,
      rectangle(-20, -20, WIDTH + 40, HEIGHT + 40),
      hole([
        [left, sill, 1],
        [left, top, 1],
        [right, top, 1],
        [right, sill, 1],
      ]),
    ),
    // Panels of the wall, in the faint light around the curtains.
    translucent(
      palette.light,
      0.08,
      ...[
        [40, 120, 130, 560],
        [894, 120, 984, 560],
        [230, 690, 500, 760],
        [524, 690, 794, 760],
      ].flatMap(([x1, y1, x2, y2]) => [
        rectangle(x1!, y1!, x2! - x1!, 2),
        rectangle(x1!, y2!, x2! - x1!, 2),
        rectangle(x1!, y1!, 2, y2! - y1!),
        rectangle(x2!, y1!, 2, y2! - y1!),
      ]),
    ),
    filled(
      wood,
      rectangle(left - 18, top - 18, right - left + 36, sill - top + 18),
      hole([
        [left, sill, 1],
        [left, top, 1],
        [right, top, 1],
        [right, sill, 1],
      ]),
      ...bars,
      rectangle(left - 34, sill - 4, right - left + 68, 20),
    ),
    translucent(
      palette.light,
      0.4,
      rectangle(left - 34, sill - 5, right - left + 68, 4),
      rectangle(left + 8, top + 10, 2, sill - top - 12),
      rectangle(right - 10, top + 10, 2, sill - top - 12),
      rectangle(503, top, 2, sill - top),
      rectangle(left + 10, top + 160, right - left - 20, 2),
    ),
  ];
  const cloth = mix(mix(random.pick(CURTAINS), wall, 0.42), palette.light, 0.06);
  for (const side of [0, 1]) {
    const at = (u: number) => (side === 0 ? u : WIDTH - u);
    const wide = side === 0 ? random.between(110, 150) : random.between(70, 110);
    shapes.push(
      filled(
        cloth,
        outline([
          [at(left - 60), 60, 1],
          [at(left + wide), 60, 1],
          [at(left + wide * 0.86), 260],
          [at(left + wide * 0.28), 430],
          [at(left - 4), 470, 1],
          [at(left + 22), 560],
          [at(left + 34), sill + 60, 1],
          [at(left - 70), sill + 60, 1],
        ]),
      ),
    );
    shapes.push(
      translucent(
        mix(cloth, '#0c0808', 0.6),
        0.4,
        ...[0.22, 0.5, 0.74].map((t) =>
          taper(
            [
              [at(left - 40 + (wide + 40) * t), 70],
              [at(left - 40 + (wide + 30) * t * 0.86), 270],
              [at(left - 26 + 40 * t), 460],
            ],
            [5, 8, 2],
          ),
        ),
        taper(
          [
            [at(left - 40), 490],
            [at(left - 30), 580],
            [at(left - 20), sill + 56],
          ],
          [2, 7, 9],
        ),
      ),
    );
    shapes.push(
      translucent(
        palette.light,
        0.16,
        ...[0.1, 0.36, 0.62, 0.84].map((t) =>
          stroke(
            [
              [at(left - 40 + (wide + 40) * t), 70],
              [at(left - 40 + (wide + 30) * t * 0.86), 270],
              [at(left - 26 + 40 * t), 460],
            ],
            2.4,
            true,
          ),
        ),
      ),
    );
    shapes.push(
      filled(
        mix(cloth, '#0c0808', 0.4),
        stroke(
          [
            [at(left - 66), 474],
            [at(left - 30), 486],
            [at(left + 2), 468],
          ],
          7,
          true,
        ),
      ),
    );
  }
  return shapes;
}

const CURTAINS = ['#7a3b36', '#3f5341', '#48587a', '#80653a', '#5a3d5e'] as const;

const isWet = ({ weather }: Stage['scene']): boolean =>
  weather?.value === 'rain' || weather?.value === 'storm';

/** Drops on the panes, and the tracks of earlier ones. */
function dropsOn(
  random: Random,
  { left, right, top, sill }: { left: number; right: number; top: number; sill: number },
  light: string,
): Shape[] {
  const drops: Path[number][] = [];
  const tracks: Path[number][] = [];
  for (let i = 0; i < 150; i++) {
    const [x, y] = [random.between(left, right), random.between(top, sill)];
    const size = random.between(1.2, 3.4);
    drops.push(ellipse(x, y, size, size * 1.35));
    if (i % 6) continue;
    const long = Math.min(sill - y, random.between(30, 150));
    tracks.push(
      taper(
        [
          [x, y],
          [x + random.between(-4, 4), y + long * 0.4],
          [x + random.between(-6, 6), y + long],
        ],
        [0.5, 1.1, 2],
      ),
    );
  }
  return [translucent(light, 0.34, ...tracks), translucent(light, 0.6, ...drops)];
}
