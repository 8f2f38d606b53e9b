import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { edges, from, hang, type Look } from './hang-cloth.ts';
import { tiedBack } from './heavy-curtains.ts';
import type { Drapery } from '../room-style.ts';
import { swags } from './swags.ts';

/** Cloth that hangs in gathers. */
export const SWAGGED_CURTAINS = {
  swags: (look) => {
    const { window, cloth } = look;
    const { left, right, top } = edges(window);
    const count = Math.max(3, Math.round((window.width + 110) / 64));
    hang(look, [
      ...tiedBack(look, window.width * 0.36),
      filled(
        cloth,
        rectangle(left - 62, top - 44, window.width + 124, 12),
        ...swags(left - 55, right + 55, top - 36, count, 48),
      ),
    ]);
  },
  toga: (look) => {
    // Thrown over a gilt pole: a long tail on one side, a short one on the other, muslin below.
    const { canvas, palette, window, cloth, foot } = look;
    const { left, right, top } = edges(window);
    const { width, height } = window;
    const cut = mix(cloth, palette.light, 0.4);
    const sheer = mix('#f4ead2', palette.ink, palette.isDark ? 0.34 : 0.04);
    const long = from(right, -1);
    const short = from(left, 1);
    canvas.add(
      [
        translucent(
          sheer,
          0.66,
          outline([
            short(-26, top - 20, 1),
            short(width * 0.3, top - 20, 1),
            short(width * 0.2, top + height * 0.4),
            short(width * 0.26, foot, 1),
            short(-28, foot, 1),
          ]),
        ),
        translucent(
          mix(sheer, palette.ink, 0.4),
          0.26,
          ...[0.2, 0.5, 0.8].map((t) =>
            stroke(
              [short(-20 + (width * 0.3 + 14) * t, top - 10), short(-22 + (width * 0.22 + 16) * t, foot - 6)],
              1.8,
              true,
            ),
          ),
        ),
      ],
      { glow: 0.3 },
    );
    hang(look, [
      filled(
        mix(cloth, palette.ink, 0.14),
        outline([
          long(-56, top - 34, 1),
          long(30, top - 34, 1),
          long(24, top + height * 0.4),
          long(10, foot - 70),
          long(16, foot - 8, 1),
          long(-22, foot + 2),
          long(-58, foot - 14, 1),
          long(-60, top + height * 0.4),
        ]),
        outline([
          short(-52, top - 34, 1),
          short(8, top - 34, 1),
          short(4, top + height * 0.24),
          short(-4, top + height * 0.42, 1),
          short(-20, top + height * 0.38),
          short(-28, top + height * 0.33, 1),
          short(-44, top + height * 0.3),
          short(-54, top + height * 0.24, 1),
        ]),
      ),
      filled(
        cloth,
        outline([
          [left - 20, top - 36, 1],
          [right + 30, top - 36, 1],
          [right - 4, top + 10],
          [window.x + width * 0.1, top + height * 0.2],
          [window.x - width * 0.3, top + 26],
        ]),
      ),
      translucent(
        cut,
        0.5,
        ...[0.24, 0.5, 0.76].map((t) =>
          stroke(
            [
              [left - 6 + width * 0.2 * t, top - 30],
              [window.x, top + height * 0.19 * t],
              [right + 20 - 20 * t, top - 28],
            ],
            1.8,
            true,
          ),
        ),
        ...[0.2, 0.5, 0.8].map((t) =>
          stroke([long(-48 + 70 * t, top - 20), long(-50 + 62 * t, foot - 30)], 1.8, true),
        ),
        ...[0.3, 0.7].map((t) =>
          stroke([short(-46 + 46 * t, top - 24), short(-46 + 32 * t, top + height * 0.34)], 1.6, true),
        ),
      ),
      filled(
        mix('#caa04c', palette.ink, palette.isDark ? 0.3 : 0.16),
        rectangle(left - 70, top - 42, width + 140, 8),
        ellipse(left - 76, top - 38, 9),
        ellipse(right + 76, top - 38, 9),
      ),
    ]);
  },
  festoon: (look) => {
    // Drawn up in gathers, between narrow falls.
    const { palette, window, cloth, foot } = look;
    const { left, right, top } = edges(window);
    const { width, height } = window;
    const cut = mix(cloth, palette.light, 0.42);
    const gold = mix('#caa04c', palette.ink, palette.isDark ? 0.3 : 0.14);
    const rows: Path = [0, 1, 2].flatMap((i) =>
      swags(left - 10, right + 10, top - 20 + i * height * 0.08, 3, height * 0.12),
    );
    const falls = (
      [
        [left, 1],
        [right, -1],
      ] as const
    ).flatMap(([edge, inwards]) => {
      const at = from(edge, inwards);
      return [
        filled(
          mix(cloth, palette.ink, 0.12),
          outline([
            at(-50, top - 30, 1),
            at(4, top - 30, 1),
            at(-6, (top + foot) / 2),
            at(2, foot, 1),
            at(-54, foot, 1),
            at(-48, (top + foot) / 2),
          ]),
        ),
        translucent(
          cut,
          0.46,
          ...[0.25, 0.5, 0.75].map((t) =>
            stroke([at(-46 + 46 * t, top - 24), at(-48 + 46 * t, foot - 6)], 1.6, true),
          ),
        ),
      ];
    });
    hang(look, [
      ...falls,
      filled(cloth, rectangle(left - 10, top - 34, width + 20, 16), ...rows),
      translucent(
        cut,
        0.5,
        ...[0, 1, 2].flatMap((i) =>
          [0, 1, 2].map((k) => {
            const [a, w] = [left - 10 + (k * (width + 20)) / 3, (width + 20) / 3];
            const v = top - 14 + i * height * 0.08;
            return stroke(
              [
                [a + 4, v],
                [a + w / 2, v + height * 0.1],
                [a + w - 4, v],
              ],
              1.6,
              true,
            );
          }),
        ),
      ),
      filled(
        gold,
        rectangle(left - 60, top - 48, width + 120, 15),
        polygon([
          [window.x - 34, top - 48],
          [window.x, top - 70],
          [window.x + 34, top - 48],
        ]),
      ),
    ]);
  },
} satisfies Partial<Record<Drapery, (look: Look) => void>>;
