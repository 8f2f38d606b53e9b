import { mix } from '../../drawing/colour.ts';
import { ellipse, polygon, rectangle, type Path } from '../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import { mirrored, sideOf } from './placing/on-back-wall.ts';
import type { Room } from './room.ts';

/** The frame of the door through which a room is seen, its leaf opened against the wall on one side. */
export function drawThreshold(room: Room): void {
  const { palette, canvas } = room;
  const wood = PAINTED.has(room.kind.decor.style)
    ? mix(palette.sky[1], palette.sky[2], 0.45)
    : mix(mix(palette.sky[0], palette.sky[1], 0.5), '#6a4526', 0.34);
  const [jamb, wall, lintel] = [146, 92, 84] as const;
  const both = (from: number, to: number, top: number): Path => [
    rectangle(from, top, to - from, HEIGHT),
    rectangle(WIDTH - to, top, to - from, HEIGHT),
  ];
  const m = mirrored(sideOf(room));
  const leaf = (from: number, to: number, upper: number, lower: number): Path[number] => {
    const rise = (x: number) => (WIDTH - jamb - x) * 0.34;
    return polygon(
      m([
        [from, upper + rise(from)],
        [to, upper + rise(to)],
        [to, lower],
        [from, lower],
      ]),
    );
  };
  const inner = WIDTH - jamb - 50;
  canvas.add(
    [
      filled(mix(wood, palette.ink, 0.3), leaf(inner, WIDTH - jamb, lintel + 2, HEIGHT)),
      translucent(
        palette.light,
        0.2,
        ...[0, 1].flatMap((i) => [
          leaf(inner + 9, inner + 10.5, lintel + 40 + i * 250, lintel + 250 + i * 260),
          leaf(inner + 38, inner + 39.5, lintel + 40 + i * 250, lintel + 250 + i * 260),
        ]),
      ),
      filled(mix('#c79a52', wood, 0.2), ellipse(m([[inner + 5, 0]])[0]![0], 452, 5, 9)),
    ],
    { rim: 0.5, shadow: { blur: 5, distance: 10, colour: palette.ink, strength: 0.36 } },
  );
  canvas.add(
    [
      filled(
        mix(palette.sky[0], palette.ink, 0.5),
        ...both(-40, wall, -40),
        rectangle(-40, -40, WIDTH + 80, lintel - 14),
      ),
      filled(wood, ...both(wall, jamb, 30), rectangle(wall, 30, WIDTH - wall * 2, lintel - 30)),
      translucent(
        palette.ink,
        0.34,
        ...both(wall + 13, wall + 16, 44),
        ...both(jamb - 13, jamb - 11, lintel - 12),
        rectangle(wall + 13, 44, WIDTH - (wall + 13) * 2, 3),
        rectangle(jamb - 13, lintel - 13, WIDTH - (jamb - 13) * 2, 2),
      ),
      translucent(
        palette.light,
        0.34,
        ...both(jamb - 2.6, jamb, lintel),
        rectangle(jamb, lintel - 2.6, WIDTH - jamb * 2, 2.6),
      ),
      translucent(palette.light, 0.14, ...both(wall, wall + 2, 30), rectangle(wall, 30, WIDTH - wall * 2, 2)),
    ],
    { rim: 0.4, shadow: { blur: 6, distance: 16, colour: palette.ink, strength: 0.42 } },
  );
}

/** Rooms whose woodwork is painted like their walls. */
const PAINTED: ReadonlySet<string> = new Set(['georgian', 'gentry', 'palace', 'regency', 'dacha']);
