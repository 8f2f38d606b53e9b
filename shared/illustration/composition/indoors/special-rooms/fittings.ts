import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { mirrored, onWall, sideOf } from '../placing/on-back-wall.ts';
import type { Room } from '../room.ts';

/** A bench along the wall, and towels over the icon's corner. */
export function drawSettle(room: Room): void {
  const { palette } = room;
  const side = sideOf(room);
  const m = mirrored(side);
  onWall(
    room,
    [
      filled(
        mix(palette.sky[0], palette.ink, 0.45),
        polygon(
          m([
            [610, SKIRTING - 66],
            [1000, SKIRTING - 66],
            [1000, SKIRTING - 52],
            [610, SKIRTING - 52],
          ]),
        ),
        ...[640, 780, 920].map((x) =>
          polygon(
            m([
              [x, SKIRTING - 54],
              [x + 14, SKIRTING - 54],
              [x + 14, SKIRTING + 8],
              [x, SKIRTING + 8],
            ]),
          ),
        ),
      ),
      translucent(
        palette.light,
        0.2,
        polygon(
          m([
            [610, SKIRTING - 66],
            [1000, SKIRTING - 66],
            [1000, SKIRTING - 63],
            [610, SKIRTING - 63],
          ]),
        ),
      ),
    ],
    0.3,
  );
}

/** Ribs of a hull, a swinging lamp's hook and a round port. */
export function drawTimbers(room: Room): void {
  const { palette, canvas } = room;
  const tone = mix(palette.sky[0], palette.ink, 0.55);
  const ribs = [-20, 206, 432, 658, 884].map((x): Path[number] =>
    outline([
      [x, -20, 1],
      [x + 60, -20, 1],
      [x + 46, 120],
      [x + 40, 330],
      [x + 54, SKIRTING + 8, 1],
      [x + 18, SKIRTING + 8, 1],
      [x + 6, 330],
      [x + 10, 120],
    ]),
  );
  canvas.add(
    [
      filled(tone, ...ribs.slice(0, 1), ...ribs.slice(4)),
      translucent(tone, 0.5, ...ribs.slice(1, 4)),
      translucent(
        palette.light,
        0.2,
        ...ribs.flatMap((_, i) => [40, 160, 280, 400, 520].map((y) => ellipse(16 + i * 226, y, 3))),
      ),
    ],
    { glow: 0.16, rim: 0.3 },
  );
}

/** Partitions with straw before them. */
export function drawStalls(room: Room): void {
  const { palette } = room;
  const m = mirrored(sideOf(room));
  const tone = mix(palette.sky[0], palette.ink, 0.5);
  onWall(room, [
    filled(
      tone,
      polygon(
        m([
          [640, 330],
          [1040, 270],
          [1040, SKIRTING + 10],
          [640, SKIRTING + 10],
        ]),
      ),
      rectangle(m([[640, 0]])[0]![0] - 12, 60, 24, SKIRTING - 50),
    ),
    translucent(
      palette.light,
      0.16,
      ...[0.2, 0.4, 0.6, 0.8].map((t) =>
        stroke(
          m([
            [648, 330 + (SKIRTING - 330) * t],
            [1040, 270 + (SKIRTING - 270) * t],
          ]),
          3,
        ),
      ),
    ),
  ]);
  room.canvas.add([
    translucent(
      mix('#c9a65a', palette.ink, 0.25),
      0.8,
      ...Array.from({ length: 60 }, (_, i) => {
        const x = 560 + ((i * 53) % 420);
        const y = SKIRTING + 10 + ((i * 29) % 40);
        return stroke(
          m([
            [x, y],
            [x + 26 - (i % 5) * 10, y - 8 + (i % 4) * 4],
          ]),
          2.4,
          true,
        );
      }),
    ),
  ]);
}
