import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { polygon, rectangle, type Path, type Point } from '../../drawing/path.ts';
import { filled, glowShapes, HEIGHT, translucent, WIDTH, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import { SKIRTING, type RoomKind } from './room-shell.ts';
import type { Flooring } from './room-style.ts';

/** The floor of a room: boards, parquet, flags or marble, and a rug on it. */

/** Where its boards meet. */
const VANISH: Point = [512, SKIRTING - 200];
/** How far away the wall is, in times the distance of the nearest edge. */
const FARTHEST = (HEIGHT - VANISH[1]) / (SKIRTING - VANISH[1]);

/** A place on the floor. @param across in pixels from the middle, at the nearest edge @param away 1 at the nearest edge */
const at = (across: number, away: number): Point => [
  VANISH[0] + across / away,
  VANISH[1] + (HEIGHT - VANISH[1]) / away,
];

export function drawFloor(
  canvas: Canvas,
  palette: Palette,
  room: RoomKind,
  light: { x: number; y: number },
  hasRug: boolean,
): void {
  const { floor, cloth } = room.decor;
  const colour = mix(palette.sky[1], palette.sky[2], 0.28);
  canvas.add([filled(colour, rectangle(-10, SKIRTING, WIDTH + 20, HEIGHT)), ...PATTERNS[floor](palette)], {
    glow: 0.26,
    haze: { from: SKIRTING + 40, to: 760, colour: mix(colour, palette.ink, 0.6), strength: 0.55 },
  });
  if (hasRug && (floor === 'rug' || floor === 'runner'))
    canvas.add(rug(palette, cloth, floor === 'runner'), {
      glow: 0.24,
      haze: { from: SKIRTING + 40, to: 780, colour: palette.ink, strength: 0.35 },
    });
  canvas.add(glowShapes(palette.light, 0.32, light.x, SKIRTING + 62, 330, 62));
}

function boards(palette: Palette, step: number): Shape[] {
  const lines: Path[number][] = [];
  for (let x = -step * Math.ceil(1400 / step); x <= 1400; x += step)
    lines.push(polygon([at(x, FARTHEST), at(x + 2.6, FARTHEST), at(x + 2.6, 1), at(x, 1)]));
  return [translucent(palette.ink, 0.26, ...lines)];
}

/** Squares of the floor, every other one darker. @param turned a quarter, as in parquet */
function squares(palette: Palette, size: number, turned: boolean, strength: number): Shape[] {
  const dark: Path[number][] = [];
  const joints: Path[number][] = [];
  const deep = size / 520;
  for (let i = -16; i <= 16; i++)
    for (let k = 0; k * deep < FARTHEST - 1 + deep; k++) {
      if (turned) {
        const [x, z] = [i * size + (k % 2 ? size / 2 : 0), 1 + (k * deep) / 2];
        const ring = polygon([
          at(x, Math.max(1, z - deep / 2)),
          at(x + size / 2, Math.max(1, z)),
          at(x, Math.min(FARTHEST, z + deep / 2)),
          at(x - size / 2, Math.max(1, z)),
        ]);
        if (z - deep / 2 > FARTHEST) continue;
        (k % 2 ? dark : joints).push(ring);
      } else if ((i + k) % 2 === 0) {
        const [near, far] = [1 + k * deep, Math.min(FARTHEST, 1 + (k + 1) * deep)];
        dark.push(
          polygon([at(i * size, near), at((i + 1) * size, near), at((i + 1) * size, far), at(i * size, far)]),
        );
      }
    }
  return [translucent(palette.ink, strength, ...dark), translucent(palette.light, strength * 0.3, ...joints)];
}

const PATTERNS: Readonly<Record<Flooring, (palette: Palette) => Shape[]>> = {
  boards: (palette) => boards(palette, 96),
  'wide boards': (palette) => boards(palette, 150),
  rug: (palette) => boards(palette, 78),
  runner: (palette) => boards(palette, 150),
  parquet: (palette) => squares(palette, 104, true, 0.2),
  chequer: (palette) => squares(palette, 150, false, 0.34),
  flags: (palette) => [
    ...boards(palette, 170),
    translucent(
      palette.ink,
      0.26,
      ...[0.1, 0.28, 0.54, 0.9].map((t) =>
        rectangle(-10, SKIRTING + (HEIGHT - SKIRTING) * t, WIDTH + 20, 1.6),
      ),
    ),
  ],
};

/** A carpet with a border, or striped homespun along the floor. */
function rug(palette: Palette, cloth: string, isRunner: boolean): Shape[] {
  const colour = mix(cloth, palette.ink, palette.isDark ? 0.5 : 0.36);
  const pale = mix(cloth, palette.light, 0.5);
  const [far, near] = isRunner ? [1.62, 1.2] : [1.74, 1.1];
  const field = (inset: number) =>
    polygon([
      at(-520 + inset, near + inset / 900),
      at(520 - inset, near + inset / 900),
      at(520 - inset, far - inset / 700),
      at(-520 + inset, far - inset / 700),
    ]);
  if (isRunner)
    return [
      filled(colour, field(0)),
      translucent(
        pale,
        0.4,
        ...[-430, -330, -230, -70, 70, 230, 330, 430].map((x, i) =>
          polygon([at(x, near), at(x + (i % 2 ? 14 : 34), near), at(x + (i % 2 ? 14 : 34), far), at(x, far)]),
        ),
      ),
    ];
  return [
    filled(colour, field(0)),
    translucent(pale, 0.42, field(26)),
    filled(colour, field(36)),
    translucent(pale, 0.3, field(76)),
    filled(mix(colour, pale, 0.12), field(82)),
    translucent(
      pale,
      0.4,
      ...[-250, 0, 250].map((x) => polygon([at(x, 1.22), at(x + 90, 1.4), at(x, 1.6), at(x - 90, 1.4)])),
    ),
  ];
}
