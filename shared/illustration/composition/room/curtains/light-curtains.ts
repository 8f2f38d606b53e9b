import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { ellipse, outline, rectangle, stroke } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { edges, from, hang, pole, type Look } from './hang-cloth.ts';
import type { Drapery } from '../room-style.ts';
import { swags } from './swags.ts';

/** Thin and plain curtains. */
export const LIGHT_CURTAINS = {
  muslin: (look) => {
    const { canvas, palette, window, cloth, foot } = look;
    const { left, right, top } = edges(window);
    const sheer = mix(cloth, palette.light, palette.isDark ? 0.05 : 0.35);
    const tie = top + (foot - top) * 0.58;
    const shapes: Shape[] = (
      [
        [left, 1],
        [right, -1],
      ] as const
    ).flatMap(([edge, inwards]) => {
      const at = from(edge, inwards);
      const wide = window.width * 0.4;
      return [
        translucent(
          sheer,
          0.72,
          outline([
            at(-34, top - 28, 1),
            at(wide, top - 28, 1),
            at(wide * 0.9, top + window.height * 0.28),
            at(wide * 0.4, tie - 24),
            at(2, tie),
            at(wide * 0.22, tie + 34),
            at(wide * 0.4, foot - 20),
            at(wide * 0.42, foot, 1),
            at(-38, foot, 1),
            at(-36, tie),
          ]),
        ),
        translucent(
          mix(sheer, palette.ink, 0.4),
          0.3,
          ...[0.16, 0.38, 0.6, 0.82].map((t) =>
            stroke(
              [
                at(-26 + (wide + 22) * t, top - 24),
                at(-24 + (wide + 18) * t * 0.8, top + window.height * 0.34),
                at(-22 + 20 * t, tie - 6),
              ],
              1.8,
              true,
            ),
          ),
          ...[0.2, 0.5, 0.8].map((t) =>
            stroke([at(-26 + 30 * t, tie + 10), at(-30 + 70 * t, foot - 6)], 1.6, true),
          ),
        ),
      ];
    });
    canvas.add(shapes, { glow: 0.3, shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.14 } });
    canvas.add(
      [
        filled(mix(palette.ink, '#9a7440', 0.3), ...pole(window, 4, 6)),
        translucent(
          sheer,
          0.86,
          rectangle(left - 36, top - 34, window.width + 72, 10),
          ...swags(left - 36, right + 36, top - 26, 7, 20),
        ),
      ],
      { glow: 0.24 },
    );
  },
  short: (look) => {
    // To the sill only, on a string.
    const { palette, window, cloth } = look;
    const { left, right, top } = edges(window);
    const foot = window.y + 4;
    const cut = mix(cloth, palette.light, 0.55);
    const halves = (
      [
        [left, 1],
        [right, -1],
      ] as const
    ).flatMap(([edge, inwards]) => {
      const at = from(edge, inwards);
      const wide = window.width * 0.24;
      return [
        filled(
          cloth,
          outline([
            at(-16, top - 12, 1),
            at(wide, top - 12, 1),
            at(wide * 0.8, (top + foot) / 2),
            at(wide * 0.9, foot, 1),
            at(-20, foot, 1),
            at(-14, (top + foot) / 2),
          ]),
        ),
        translucent(
          cut,
          0.4,
          ...[0.2, 0.5, 0.8].map((t) =>
            stroke(
              [
                at(-14 + (wide + 12) * t, top - 8),
                at(-12 + (wide * 0.8 + 10) * t, (top + foot) / 2),
                at(-16 + (wide * 0.9 + 14) * t, foot - 4),
              ],
              1.8,
              true,
            ),
          ),
          ...[0.9, 0.95].map((t) =>
            rectangle(
              Math.min(edge - inwards * 18, edge + inwards * (wide * 0.84)),
              top + (foot - top) * t,
              wide * 0.84 + 18,
              2,
            ),
          ),
        ),
      ];
    });
    hang(look, [
      ...halves,
      filled(
        cloth,
        rectangle(left - 18, top - 18, window.width + 36, 8),
        ...swags(left - 18, right + 18, top - 11, 8, 14),
      ),
      filled(mix(palette.ink, cloth, 0.3), rectangle(left - 28, top - 20, window.width + 56, 3)),
    ]);
  },
  blind: (look) => {
    const { canvas, palette, window, cloth } = look;
    const { left, right, top } = edges(window);
    const low = top + window.height * canvas.random.between(0.24, 0.4);
    const linen = mix(cloth, '#c9b27e', 0.3);
    canvas.add(
      [
        filled(
          linen,
          rectangle(left + 2, top, window.width - 4, low - top),
          ...swags(left + 2, right - 2, low - 1, 5, 12),
        ),
        translucent(palette.ink, 0.24, rectangle(left + 2, low - 5, window.width - 4, 2)),
        filled(
          mix(palette.ink, linen, 0.3),
          rectangle(left - 4, top - 6, window.width + 8, 9),
          rectangle(window.x - 0.8, low + 8, 1.6, 26),
          ellipse(window.x, low + 38, 3.6, 6),
        ),
      ],
      { glow: 0.3 },
    );
  },
} satisfies Partial<Record<Drapery, (look: Look) => void>>;
