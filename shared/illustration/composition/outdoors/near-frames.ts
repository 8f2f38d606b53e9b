import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import {
  ellipse,
  hole,
  outline,
  polygon,
  rectangle,
  stroke,
  taper,
  type Path,
  type Point,
} from '../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import { toneAt } from '../palette.ts';
import type { Random } from '../../drawing/seeded.ts';
import type { Stage } from './stage.ts';

/** Built things so near that a place is seen through or past them. */

/** Masonry around the picture, with an arched opening. */
export function arch({ canvas: { random }, palette }: Stage): Shape[] {
  const stone = toneAt(palette, 0.04);
  const [left, right, spring, top] = [206, 818, random.between(290, 340), random.between(78, 112)];
  const middle = (left + right) / 2;
  const opening: Point[] = [
    [left, HEIGHT + 40, 1],
    [left, spring, 1],
    [left + (middle - left) * 0.2, spring - (spring - top) * 0.62],
    [left + (middle - left) * 0.6, top + (spring - top) * 0.08],
    [middle, top],
    [right - (right - middle) * 0.6, top + (spring - top) * 0.08],
    [right - (right - middle) * 0.2, spring - (spring - top) * 0.62],
    [right, spring, 1],
    [right, HEIGHT + 40, 1],
  ];
  const joints: Path[number][] = [];
  for (let y = 40; y < HEIGHT; y += 46) {
    for (const [from, to] of [
      [30, left - 34],
      [right + 34, 994],
    ] as const) {
      joints.push(
        stroke(
          [
            [from, y],
            [to, y + random.between(-2, 2)],
          ],
          2,
        ),
      );
      joints.push(
        stroke(
          [
            [random.between(from + 20, to - 20), y],
            [random.between(from + 20, to - 20), y + 46],
          ],
          2,
        ),
      );
    }
  }
  // The stones of the arch.
  for (let i = 0; i <= 16; i++) {
    const angle = Math.PI * (1 - i / 16);
    const [u, v] = [
      middle + Math.cos(angle) * (right - middle) * 1.01,
      spring - Math.sin(angle) * (spring - top),
    ];
    joints.push(
      stroke(
        [
          [u, v],
          [middle + (u - middle) * 1.14, spring + (v - spring) * 1.18],
        ],
        2.4,
      ),
    );
  }
  return [
    filled(stone, rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), hole(opening)),
    translucent(mix(stone, palette.light, 0.4), 0.3, ...joints),
  ];
}

/** The room from which a view is seen: its wall, its window with a curtain at each side, and drops on the panes. */
export function windowFrame({ canvas: { random }, palette, scene }: Stage): Shape[] {
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

export function rigging({ canvas: { random }, palette, view: { foot } }: Stage): Shape[] {
  const mast = random.chance(0.5) ? 232 : 806;
  const shapes: Path[number][] = [rectangle(mast - 11, -20, 22, foot + 20)];
  for (const side of [-1, 1]) {
    for (let k = 0; k < 5; k++)
      shapes.push(
        stroke(
          [
            [mast + side * 6, -10],
            [mast + side * (60 + k * 26), foot - 88],
          ],
          3,
        ),
      );
    for (let y = 60; y < foot - 100; y += 30) {
      const t = (y + 10) / (foot - 80);
      shapes.push(
        stroke(
          [
            [mast + side * (6 + 54 * t), y],
            [mast + side * (6 + 160 * t), y],
          ],
          2,
        ),
      );
    }
  }
  shapes.push(
    stroke(
      [
        [mast - 190, 118],
        [mast + 190, 100],
      ],
      9,
      true,
    ),
    ellipse(mast, 112, 15, 12),
  );
  return [filled(toneAt(palette, 0.03), ...shapes)];
}

export function lampPost({ palette: colours, view }: Stage, x: number): Shape[] {
  const ink = toneAt(colours, 0.03);
  const foot = view.foot + 8;
  const glow = colours.isDark ? '#ffe0a0' : mix(colours.light, ink, 0.3);
  const lamp = foot - view.scale * 3.4;
  return [
    filled(
      ink,
      outline([
        [x - 13, foot, 1],
        [x - 10, foot - 18],
        [x - 5, foot - 34],
        [x - 4, lamp + 20],
        [x + 4, lamp + 20],
        [x + 5, foot - 34],
        [x + 10, foot - 18],
        [x + 13, foot, 1],
      ]),
      rectangle(x - 20, lamp + 30, 40, 4),
      polygon([
        [x - 24, lamp - 34],
        [x, lamp - 54],
        [x + 24, lamp - 34],
      ]),
    ),
    filled(
      glow,
      polygon([
        [x - 18, lamp - 34],
        [x + 18, lamp - 34],
        [x + 10, lamp + 16],
        [x - 10, lamp + 16],
      ]),
    ),
    filled(
      ink,
      stroke(
        [
          [x, lamp - 34],
          [x, lamp + 16],
        ],
        2.4,
      ),
      rectangle(x - 13, lamp + 14, 26, 6),
    ),
  ];
}
