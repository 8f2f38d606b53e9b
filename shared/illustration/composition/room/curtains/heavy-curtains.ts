import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { ellipse, outline, rectangle, stroke, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { edges, from, hang, pole, type Look } from './hang-cloth.ts';
import type { Drapery } from '../room-style.ts';

/** Long curtains of heavy cloth. */
export const HEAVY_CURTAINS = {
  pelmet: (look) => {
    // A shaped board over heavy curtains, with fringe and tassels, and lace behind.
    const { palette, window, cloth } = look;
    const { left, right, top } = edges(window);
    const { x, width } = window;
    const gold = mix('#caa04c', palette.ink, palette.isDark ? 0.3 : 0.14);
    const [l, r, t] = [left - 66, right + 66, top - 54];
    const board = outline([
      [l, t, 1],
      [r, t, 1],
      [r, t + 62, 1],
      [r - 26, t + 74],
      [r - 52, t + 50],
      [x + width * 0.24, t + 40],
      [x, t + 60],
      [x - width * 0.24, t + 40],
      [l + 52, t + 50],
      [l + 26, t + 74],
      [l, t + 62, 1],
    ]);
    const fringe: Path = Array.from({ length: 33 }, (_, i) => i / 32).map((s) => {
      const u = l + (r - l) * s;
      const c = Math.abs(s - 0.5) * 2;
      const v = t + 48 + 12 * Math.cos(c * 7.4) * (0.4 + c * 0.9);
      return rectangle(u - 1.2, v, 2.4, 13);
    });
    look.canvas.add(
      [
        translucent(
          mix('#f4ead2', palette.light, 0.3),
          0.44,
          rectangle(left, top, width * 0.3, window.height),
          rectangle(right - width * 0.3, top, width * 0.3, window.height),
        ),
      ],
      { glow: 0.3 },
    );
    hang(look, tiedBack(look, width * 0.34));
    hang(look, [
      filled(gold, ...fringe),
      filled(mix(cloth, palette.ink, 0.16), board),
      translucent(
        gold,
        0.8,
        stroke(
          [
            [l + 4, t + 8],
            [r - 4, t + 8],
          ],
          2.4,
        ),
        ...[l + 26, r - 26, x].map((u) => ellipse(u, t + 30, 6)),
      ),
      filled(
        gold,
        ...[l + 14, r - 14].flatMap((u) => [
          rectangle(u - 1, t + 60, 2, 40),
          outline([
            [u - 5, t + 104, 1],
            [u - 4, t + 94],
            [u, t + 88],
            [u + 4, t + 94],
            [u + 5, t + 104, 1],
          ]),
        ]),
      ),
    ]);
  },
  poles: (look) => {
    const { palette, window, cloth, foot } = look;
    const { left, right, top } = edges(window);
    const tie = top + (foot - top) * 0.6;
    const cut = mix(cloth, palette.light, 0.38);
    const straight = (edge: number, inwards: 1 | -1): Shape[] => {
      const at = from(edge, inwards);
      const wide = window.width * 0.2;
      return [
        filled(
          cloth,
          outline([
            at(-50, top - 30, 1),
            at(wide, top - 30, 1),
            at(wide * 0.94, top + window.height * 0.4),
            at(wide * 1.02, foot - 40),
            at(wide * 1.06, foot, 1),
            at(-54, foot, 1),
            at(-50, tie),
          ]),
        ),
        translucent(
          cut,
          0.5,
          ...[0.12, 0.3, 0.5, 0.7, 0.88].map((t) =>
            stroke(
              [
                at(-48 + (wide + 46) * t, top - 26),
                at(-49 + (wide + 46) * t, tie),
                at(-50 + (wide + 52) * t, foot - 4),
              ],
              1.8,
              true,
            ),
          ),
        ),
      ];
    };
    hang(look, [
      ...straight(left, 1),
      ...straight(right, -1),
      filled(mix(palette.ink, cloth, 0.3), ...pole(window, 7, 9)),
    ]);
  },
  'one side': (look) => {
    // One wide curtain, drawn to the darker side and caught in a cord.
    const { palette, window, cloth, foot } = look;
    const { left, top } = edges(window);
    const { width, height } = window;
    const at = from(left, 1);
    const tie = top + (foot - top) * 0.62;
    const cut = mix(cloth, palette.light, 0.38);
    hang(look, [
      filled(
        cloth,
        outline([
          at(-48, top - 30, 1),
          at(width * 0.86, top - 30, 1),
          at(width * 0.74, top + height * 0.2),
          at(width * 0.36, top + height * 0.5),
          at(0, tie),
          at(14, tie + 40),
          at(26, foot, 1),
          at(-58, foot, 1),
          at(-52, tie),
        ]),
      ),
      translucent(
        cut,
        0.5,
        ...[0.16, 0.34, 0.52, 0.7, 0.86].map((t) =>
          stroke(
            [
              at(-40 + (width * 0.84 + 34) * t, top - 26),
              at(-36 + (width * 0.62 + 24) * t, top + height * 0.26),
              at(-34 + 30 * t, tie - 6),
            ],
            1.8,
            true,
          ),
        ),
        ...[0.2, 0.5, 0.8].map((t) =>
          stroke([at(-40 + 36 * t, tie + 14), at(-48 + 66 * t, foot - 6)], 1.6, true),
        ),
      ),
      filled(
        mix('#caa04c', palette.ink, 0.3),
        stroke([at(-52, tie - 4), at(-24, tie + 6), at(4, tie - 2)], 5),
        rectangle(left - 26, tie + 4, 2, 22),
        ellipse(left - 25, tie + 30, 4, 7),
      ),
      filled(mix(palette.ink, cloth, 0.3), ...pole(window, 6, 8)),
    ]);
  },
} satisfies Partial<Record<Drapery, (look: Look) => void>>;

/** Tied back at the waist. */
export function tiedBack({ palette, window, cloth, foot }: Look, wide: number): Shape[] {
  const { left, right, top } = edges(window);
  const { height } = window;
  const tie = top + (foot - top) * 0.6;
  const cut = mix(cloth, palette.light, 0.38);
  return (
    [
      [left, 1],
      [right, -1],
    ] as const
  ).flatMap(([edge, inwards]) => {
    const at = from(edge, inwards);
    return [
      filled(
        cloth,
        outline([
          at(-46, top - 26, 1),
          at(wide, top - 26, 1),
          at(wide * 0.86, top + height * 0.3),
          at(wide * 0.3, tie - 20),
          at(-4, tie),
          at(wide * 0.14, tie + 30),
          at(wide * 0.3, foot - 30),
          at(wide * 0.3, foot, 1),
          at(-48, foot, 1),
          at(-50, tie),
        ]),
      ),
      translucent(
        cut,
        0.5,
        ...[0.1, 0.34, 0.58, 0.8].map((t) =>
          stroke(
            [
              at(-30 + (wide + 30) * t, top - 20),
              at(-30 + (wide + 24) * t * 0.84, top + height * 0.34),
              at(-26 + 20 * t, tie - 8),
            ],
            1.6,
            true,
          ),
        ),
        ...[0.2, 0.55, 0.85].map((t) =>
          stroke([at(-34 + 30 * t, tie + 12), at(-40 + 66 * t, foot - 8)], 1.5, true),
        ),
      ),
      filled(mix(cloth, palette.ink, 0.34), stroke([at(-48, tie - 2), at(-24, tie + 6), at(-6, tie + 1)], 4)),
    ];
  });
}
