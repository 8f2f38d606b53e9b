import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, polygon, rectangle, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';
import { recordThing } from '../placing/record-shown.ts';

/** Dyes of the field and of the charge on it. */
export const ARMS = [
  ['#7d2a28', '#c9a24e'],
  ['#2f4a6b', '#d9d2bd'],
  ['#4a5a34', '#c9a24e'],
  ['#6b4a24', '#e0d4b4'],
] as const;
const WIDE = 78;
const TOP = 96;

/** Banners that hang from the rafters of a hall, high over the furniture. */
export function hangBanners(room: Room): void {
  const { scene, canvas, palette, window } = room;
  const flag = scene.things.find(({ what }) => what === 'flag');
  if (!flag || scene.setting?.value === 'ship cabin' || room.isBackground) return;
  const wanted = flag.count === 'many' ? 5 : Math.min(flag.count ?? 1, 5);
  const step = wanted > 1 ? 600 / (wanted - 1) : 0;
  const first = wanted > 1 ? 212 : 512;
  // Before a window they are short, so that its light is not lost.
  const isBefore = (x: number) => window !== null && Math.abs(x - window.x) < (window.width + WIDE) / 2;
  Array.from({ length: wanted }, (_, i) => first + i * step).forEach((x, i) => {
    const [field, charge] = ARMS[i % ARMS.length]!;
    const tall = isBefore(x) ? 70 : 138 + (i % 2) * 24;
    const cloth = mix(flag.colour ?? field, palette.ink, palette.isDark ? 0.34 : 0.2);
    const [left, right, foot] = [x - WIDE / 2, x + WIDE / 2, TOP + tall];
    const body = outline([
      [left, TOP, 1],
      [right, TOP, 1],
      [right + 2, foot - 22],
      [right - 4, foot, 1],
      [x, foot - 24, 1],
      [left + 4, foot, 1],
      [left - 2, foot - 22],
    ]);
    const shapes = [
      filled(
        mix(palette.sky[0], palette.ink, 0.6),
        rectangle(left - 9, TOP - 7, WIDE + 18, 8),
        rectangle(x - 2, 0, 4, TOP - 4),
      ),
      filled(cloth, body),
      filled(
        mix(charge, palette.ink, palette.isDark ? 0.32 : 0.18),
        ...chargeOf(i, x, TOP + tall * 0.42, Math.min(24, tall * 0.22)),
      ),
      translucent(
        palette.ink,
        0.26,
        ...[-0.28, 0.06, 0.34].map((t) =>
          polygon([
            [x + WIDE * t, TOP + 4],
            [x + WIDE * t + 7, TOP + 4],
            [x + WIDE * t + 3, foot - 26],
          ]),
        ),
      ),
    ];
    keepInFrame(room, shapes);
    canvas.add(shapes, {
      glow: 0.14,
      rim: 0.4,
      shadow: { ...SHADOW, distance: 9, colour: palette.ink, strength: 0.32 },
    });
  });
  recordThing(room, flag);
}

/** A cross, a roundel, a chevron or a lozenge. */
function chargeOf(i: number, x: number, y: number, r: number): Path {
  if (i % 4 === 0)
    return [rectangle(x - r * 0.26, y - r, r * 0.52, r * 2), rectangle(x - r, y - r * 0.26, r * 2, r * 0.52)];
  if (i % 4 === 1) return [ellipse(x, y, r * 0.86, r * 0.86)];
  if (i % 4 === 2)
    return [
      polygon([
        [x - r * 1.2, y + r * 0.7],
        [x, y - r * 0.7],
        [x + r * 1.2, y + r * 0.7],
        [x + r * 0.7, y + r * 0.9],
        [x, y + r * 0.1],
        [x - r * 0.7, y + r * 0.9],
      ]),
    ];
  return [
    polygon([
      [x, y - r * 1.1],
      [x + r * 0.8, y],
      [x, y + r * 1.1],
      [x - r * 0.8, y],
    ]),
  ];
}
