import { mix } from '../../drawing/colour.ts';
import { ellipse, outline, polygon, stroke, taper, type Path, type Point } from '../../drawing/path.ts';
import { filled, translucent, type Canvas } from '../canvas.ts';
import { toneAt, type Palette } from '../palette.ts';
import { waterColours } from '../land-and-sky/water.ts';

/** The water of a canal street: its banks in metres across, and its depth below the quays. */
const BANKS = [-1.2, 6.6] as const;
const BELOW = 1.1;
/** Where its bridge crosses, in metres from the reader. */
const CROSSING = 21;
const [NEAREST, FARTHEST] = [2.4, 92];

/** Projects a point, given in metres across, up and away, to pixels from the left and top. */
type At = (across: number, up: number, away: number) => Point;

/** Water between two quays, which recedes to the vanishing point of the street. */
export function drawCanal(canvas: Canvas, palette: Palette, at: At, foot: number): void {
  const { random } = canvas;
  const { deep, near } = waterColours(palette, undefined);
  const [left, right] = BANKS;
  const strip = (from: number, to: number, up: readonly [number, number]): Path => [
    polygon([
      at(from, up[0], FARTHEST),
      at(to, up[1], FARTHEST),
      at(to, up[1], NEAREST),
      at(from, up[0], NEAREST),
    ]),
  ];
  const [, horizon] = at(0, 0, FARTHEST);
  canvas.add([filled(near, ...strip(left, right, [-BELOW, -BELOW]))], {
    glow: 0.5,
    haze: { from: horizon, to: foot + 60, colour: deep, strength: 0.8 },
  });
  const wall = toneAt(palette, 0.3);
  canvas.add(
    [
      filled(wall, ...strip(left, left, [0, -BELOW]), ...strip(right, right, [0, -BELOW])),
      translucent(
        mix(wall, palette.light, 0.5),
        0.7,
        ...strip(left - 0.3, left, [0, 0]),
        ...strip(right, right + 0.3, [0, 0]),
      ),
    ],
    { glow: 0.14 },
  );
  const ripples = Array.from({ length: 150 }, () => {
    const away = 3.4 * (40 / 3.4) ** random.next();
    const [x, y] = at(random.between(left + 0.5, right - 0.5), -BELOW, away);
    const half = (at(1, 0, away)[0] - at(0, 0, away)[0]) * random.between(0.16, 0.6);
    return taper(
      [
        [x - half, y],
        [x, y - half * 0.04],
        [x + half, y],
      ],
      [0.2, 0.5 + half * 0.035, 0.2],
    );
  });
  const half = ripples.length / 2;
  canvas.add(
    [
      translucent(mix(palette.light, '#ffffff', 0.25), 0.42, ...ripples.slice(0, half)),
      translucent(mix(deep, palette.ink, 0.3), 0.4, ...ripples.slice(half)),
    ],
    { glow: 0.2 },
  );
}

/** A gondola that comes down a canal aslant: its iron prow, its cabin, and the boatman leaning to his oar at the stern. */
export function drawCanalBoat(canvas: Canvas, palette: Palette, at: At): void {
  const middle = (BANKS[0] + BANKS[1]) / 2 + canvas.random.between(-0.3, 0.3);
  const [x, y] = at(middle, -BELOW, 11);
  const metre = at(middle + 1, 0, 11)[0] - at(middle, 0, 11)[0];
  const point = (u: number, v: number, corner?: 1): Point =>
    corner ? [x + u * metre, y - v * metre, corner] : [x + u * metre, y - v * metre];
  const ink = toneAt(palette, palette.isDark ? 0.03 : 0.1);
  const hull = outline([
    point(-1.86, 0.86, 1),
    point(-1.7, 0.42),
    point(-1.3, 0.12),
    point(-0.6, -0.04),
    point(0.5, -0.04),
    point(1.2, 0.1),
    point(1.62, 0.42),
    point(1.78, 0.74, 1),
    point(1.66, 0.72, 1),
    point(1.4, 0.46),
    point(0.8, 0.34),
    point(-0.6, 0.34),
    point(-1.3, 0.44),
    point(-1.66, 0.62),
    point(-1.76, 0.92, 1),
  ]);
  // The comb of the prow.
  const iron: Path = [
    outline([
      point(-1.9, 0.8, 1),
      point(-1.96, 1.16),
      point(-1.84, 1.3),
      point(-1.7, 1.22, 1),
      point(-1.82, 1.12),
      point(-1.8, 0.84, 1),
    ]),
    ...[0.9, 1, 1.1].map((v) =>
      polygon([point(-2.06, v), point(-1.88, v), point(-1.88, v + 0.04), point(-2.06, v + 0.04)]),
    ),
  ];
  const cabin = outline([
    point(-0.62, 0.32, 1),
    point(-0.58, 0.86),
    point(-0.3, 1.04),
    point(0.14, 1.04),
    point(0.34, 0.86),
    point(0.38, 0.32, 1),
  ]);
  const man = outline([
    point(0.98, 0.36, 1),
    point(1.04, 0.9),
    point(0.92, 1.36),
    point(0.72, 1.6),
    point(0.74, 1.74),
    point(0.92, 1.84),
    point(1.14, 1.72),
    point(1.24, 1.3),
    point(1.26, 0.9),
    point(1.36, 0.38, 1),
    point(1.24, 0.38, 1),
    point(1.14, 0.84),
    point(1.1, 0.36, 1),
  ]);
  const wake = [0, 1, 2].map((k) =>
    taper(
      [
        point(-1.7 - k * 0.3, -0.05 - k * 0.14),
        point(0, -0.12 - k * 0.16),
        point(1.6 + k * 0.3, -0.05 - k * 0.14),
      ],
      [0.3, 2, 0.3],
    ),
  );
  const [u, v] = point(0.86, 2.02);
  canvas.add(
    [
      translucent(palette.light, 0.4, ...wake),
      filled(ink, hull, cabin, man, ellipse(u, v, 0.11 * metre, 0.14 * metre)),
      filled(ink, outline([point(0.64, 2.1, 1), point(0.74, 2.2), point(0.98, 2.2), point(1.1, 2.1, 1)])),
      filled(
        ink,
        stroke([point(0.78, 1.62), point(0.4, 1.36), point(0.3, 1.22)], 0.09 * metre),
        stroke([point(0.24, 1.4), point(0.9, 0.6), point(1.66, -0.2)], 0.055 * metre),
      ),
      filled(mix(ink, palette.light, 0.5), ...iron),
      translucent(
        palette.light,
        0.4,
        polygon([point(-0.34, 0.42), point(0.12, 0.42), point(0.12, 0.82), point(-0.34, 0.82)]),
      ),
      translucent(
        palette.light,
        0.34,
        stroke([point(-1.6, 0.58), point(-0.6, 0.36), point(0.8, 0.36), point(1.6, 0.64)], 0.03 * metre),
      ),
    ],
    { rim: 0.7, glow: 0.05, shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.3 } },
  );
}

/** The bridge of a canal: one arch from quay to quay. */
export function drawCanalBridge(canvas: Canvas, palette: Palette, at: At): void {
  const [left, right] = BANKS;
  const span = (from: number, to: number, up: (share: number) => number) =>
    Array.from({ length: 15 }, (_, i): Point => at(from + ((to - from) * i) / 14, up(i / 14), CROSSING));
  const hump = (share: number) => Math.sin(Math.PI * share);
  const top = span(left - 2.6, right + 2.6, (share) => 0.24 + 2.16 * hump(share));
  const arch = span(right - 0.5, left + 0.5, (share) => -BELOW + 2.2 * Math.sqrt(Math.max(0, hump(share))));
  const stone = toneAt(palette, 0.26);
  const coping = [...top, ...span(right + 2.6, left - 2.6, (share) => 0.08 + 2.16 * hump(share))];
  canvas.add(
    [
      filled(
        stone,
        polygon([
          ...top,
          at(right + 2.6, 0, CROSSING),
          at(right, 0, CROSSING),
          at(right, -BELOW, CROSSING),
          at(right - 0.5, -BELOW, CROSSING),
          ...arch,
          at(left + 0.5, -BELOW, CROSSING),
          at(left, -BELOW, CROSSING),
          at(left, 0, CROSSING),
          at(left - 2.6, 0, CROSSING),
        ]),
      ),
      translucent(mix(stone, palette.light, 0.5), 0.6, polygon(coping)),
    ],
    { rim: 0.5, glow: 0.1, shadow: { blur: 3, distance: 5, colour: palette.sky[0], strength: 0.2 } },
  );
}
