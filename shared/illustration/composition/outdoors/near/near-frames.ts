import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import {
  ellipse,
  hole,
  outline,
  polygon,
  rectangle,
  stroke,
  type Path,
  type Point,
} from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

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
