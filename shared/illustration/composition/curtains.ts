import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path, type Point } from '../drawing/path.ts';
import { filled, translucent, type Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import { SKIRTING } from './room-shell.ts';
import type { Drapery } from './room-style.ts';
import type { Window } from './window-view.ts';

/** What hangs at a window. */
export function drawCurtains(canvas: Canvas, palette: Palette, window: Window, drapery: Drapery): void {
  const cloth = window.curtain && mix(window.curtain, palette.ink, palette.isDark ? 0.28 : 0.1);
  // Cloth that the passage names hangs even where usually there is none.
  const kind =
    cloth && (drapery === 'none' || drapery === 'shutters' || drapery === 'blind' || drapery === 'muslin')
      ? canvas.random.chance(0.5)
        ? 'poles'
        : 'one side'
      : drapery;
  const look: Look = {
    canvas,
    palette,
    window,
    cloth: cloth ?? mix('#f4ead2', palette.ink, palette.isDark ? 0.34 : 0.06),
    foot: Math.min(SKIRTING + 6, window.y + 104),
  };
  HUNG[kind](look);
}

interface Look {
  canvas: Canvas;
  palette: Palette;
  window: Window;
  cloth: string;
  /** Where long curtains end. */
  foot: number;
}

const NEAR = { glow: 0.14, rim: 0.35 } as const;
const hang = ({ canvas, palette }: Look, shapes: readonly Shape[]): void =>
  canvas.add(shapes, { ...NEAR, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.3 } });

const edges = ({ x, y, width, height }: Window) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height,
});

/** Points from an edge of the window towards its middle. */
const from =
  (edge: number, inwards: 1 | -1) =>
  (u: number, v: number, corner?: 1): Point =>
    corner ? [edge + inwards * u, v, corner] : [edge + inwards * u, v];

function pole(window: Window, thick: number, knob: number): Path {
  const { left, right, top } = edges(window);
  return [
    rectangle(left - 66, top - 36, window.width + 132, thick),
    ellipse(left - 68, top - 36 + thick / 2, knob),
    ellipse(right + 68, top - 36 + thick / 2, knob),
  ];
}

/** Tied back at the waist. */
function tiedBack({ palette, window, cloth, foot }: Look, wide: number): Shape[] {
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

/** Gathers that hang between points of a rail. */
function swags(left: number, right: number, top: number, count: number, drop: number): Path {
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, i) => {
    const a = left + i * step;
    return outline([
      [a, top, 1],
      [a + step, top, 1],
      [a + step * 0.94, top + drop * 0.42],
      [a + step / 2, top + drop],
      [a + step * 0.06, top + drop * 0.42],
    ]);
  });
}

const HUNG: Readonly<Record<Drapery, (look: Look) => void>> = {
  none: () => {},
  shutters: () => {},
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
};
