import { mix } from '../../../drawing/colour.ts';
import { rectangle, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { onWall, sideOf } from '../placing/on-back-wall.ts';
import type { Room } from '../room.ts';

/** Doors one after another, the last one open on a light. */
export function drawDoors(room: Room): void {
  const { palette, wall } = room;
  const side = sideOf(room);
  const tone = mix(palette.sky[0], palette.ink, 0.4);
  for (const [x, wide, top] of [
    [side > 0 ? 850 : 174, 128, 216],
    [side > 0 ? 690 : 334, 86, 270],
  ] as const) {
    onWall(room, [
      filled(tone, rectangle(x - wide / 2 - 12, top - 14, wide + 24, SKIRTING - top + 16)),
      filled(mix(palette.sky[1], palette.ink, 0.25), rectangle(x - wide / 2, top, wide, SKIRTING - top + 2)),
      translucent(
        palette.light,
        0.24,
        ...[0.1, 0.55].flatMap((t) =>
          [0.12, 0.56].flatMap((u) =>
            frame(x - wide / 2 + wide * u, top + (SKIRTING - top) * t, wide * 0.32, (SKIRTING - top) * 0.36),
          ),
        ),
      ),
    ]);
    wall.block(x - wide / 2 - 24, x + wide / 2 + 24);
  }
}

const frame = (x: number, y: number, w: number, h: number): Path => [
  rectangle(x, y, w, 2),
  rectangle(x, y + h, w, 2),
  rectangle(x, y, 2, h),
  rectangle(x + w, y, 2, h),
];
