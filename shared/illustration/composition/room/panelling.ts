import { mix } from '../../drawing/colour.ts';
import { ellipse, rectangle, stroke, type Path, type Point } from '../../drawing/path.ts';
import { translucent, WIDTH } from '../canvas.ts';
import type { Finish } from './room-style.ts';
import { raised } from './wainscot.ts';
import { TOP, type DrawFinish } from './wall.ts';

/** Wood and tiles on a wall. */
export const PANELLING = {
  panels: ({ palette, foot }) =>
    raised(
      palette,
      Array.from({ length: 7 }, (_, i) => ({ x: -66 + i * 176, y: 72, width: 148, height: foot - 94 })),
    ),
  squares: ({ palette, foot }) => {
    // Oak to the height of a tall man's reach, under a plaster frieze.
    const top = 132;
    const step = 92;
    const rows = Array.from({ length: 5 }, (_, i) => top + 16 + i * step).filter((y) => y + step < foot + 20);
    return [
      translucent(palette.light, 0.1, rectangle(-10, TOP, WIDTH + 20, top - TOP)),
      translucent(palette.sky[0], 0.26, rectangle(-10, top, WIDTH + 20, foot - top)),
      ...raised(
        palette,
        rows.flatMap((y) =>
          Array.from({ length: 12 }, (_, i) => ({
            x: -30 + i * step,
            y,
            width: step - 20,
            height: step - 20,
          })),
        ),
      ),
      translucent(palette.sky[0], 0.6, rectangle(-10, top - 8, WIDTH + 20, 9)),
      translucent(palette.light, 0.2, rectangle(-10, top - 10, WIDTH + 20, 2)),
    ];
  },
  boiserie: ({ palette, foot }) => {
    // White or coloured panels in gilt mouldings, alternately wide and narrow, with a flourish at their head.
    const gilt = mix('#cfa650', palette.light, palette.isDark ? 0.1 : 0.25);
    const bays = Array.from({ length: 6 }, (_, i) => [
      { x: -60 + i * 222, width: 138 },
      { x: 96 + i * 222, width: 48 },
    ]).flat();
    const bay = (inset: number): Path =>
      bays.flatMap(({ x, width }) => {
        const [l, r, t, b, s] = [
          x + inset,
          x + width - inset,
          84 + inset,
          foot - 22 - inset,
          Math.min(16, width * 0.2),
        ];
        const edge: Point[] = [
          [l, b, 1],
          [l, t + s, 1],
          [l + s, t, 1],
          [r - s, t, 1],
          [r, t + s, 1],
          [r, b, 1],
          [l, b, 1],
        ];
        return [stroke(edge, inset === 0 ? 2.6 : 1.2)];
      });
    const heads = bays.filter(({ width }) => width > 60).map(({ x, width }) => x + width / 2);
    const sprays: Path = heads.flatMap((x) => [
      ellipse(x, 116, 5, 7),
      ...[-1, 1].flatMap((side) => [
        stroke(
          [
            [x, 122],
            [x + side * 16, 110],
            [x + side * 30, 120],
            [x + side * 22, 128],
          ],
          2.2,
          true,
        ),
        ellipse(x + side * 12, 126, 4, 2),
      ]),
    ]);
    return [
      translucent(palette.light, 0.08, ...bays.map(({ x, width }) => rectangle(x, 84, width, foot - 106))),
      translucent(gilt, 0.62, ...bay(0), ...sprays),
      translucent(gilt, 0.4, ...bay(9)),
    ];
  },
  planks: ({ palette, foot }) => {
    const joints: Path = Array.from({ length: 13 }, (_, i) =>
      rectangle(-10, foot - 12 - i * 44, WIDTH + 20, 2),
    );
    return [
      translucent(palette.sky[0], 0.3, ...joints),
      translucent(palette.light, 0.16, ...joints.map((ring) => ring.map((v, i) => (i % 2 ? v + 2 : v)))),
    ];
  },
  tiles: ({ palette, foot }) => {
    // White tiles to the shoulder, each with a little blue figure, and plaster above.
    const top = 330;
    const size = 43;
    const rows = Array.from({ length: 6 }, (_, i) => foot - 14 - (i + 1) * size);
    const columns = Array.from({ length: 25 }, (_, i) => -12 + i * size);
    return [
      translucent(palette.light, 0.2, rectangle(-10, top, WIDTH + 20, foot - top)),
      translucent(
        palette.sky[0],
        0.24,
        ...rows.map((y) => rectangle(-10, y, WIDTH + 20, 1.6)),
        ...columns.map((x) => rectangle(x, foot - 14 - size * 6, 1.6, size * 6)),
      ),
      translucent(
        mix('#3f5f86', palette.sky[0], 0.3),
        0.4,
        ...rows.flatMap((y, row) =>
          columns
            .filter((_, i) => (i + row) % 2 === 0)
            .flatMap((x) => [
              ellipse(x + size / 2, y + size / 2, 5, 6.4),
              ...[0, 1, 2, 3].map((k) =>
                ellipse(
                  x + size / 2 + Math.cos(k * 1.571 + 0.785) * 15,
                  y + size / 2 + Math.sin(k * 1.571 + 0.785) * 15,
                  2,
                ),
              ),
            ]),
        ),
      ),
      translucent(palette.sky[0], 0.4, rectangle(-10, foot - 14 - size * 6 - 6, WIDTH + 20, 7)),
    ];
  },
} satisfies Partial<Record<Finish, DrawFinish>>;
