import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, rectangle, stroke, type Path } from '../../../drawing/path.ts';
import { points } from '../../../drawing/points.ts';
import { filled, translucent } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { onWall, sideOf } from './on-back-wall.ts';
import { keepInFrame, type Room } from '../room.ts';
import { recordNamedThing } from './record-shown.ts';

/** Copper pans on a rail, and plates on a dresser's shelf. */
export function drawRack(room: Room): void {
  const { palette, window, wall } = room;
  const side = sideOf(room);
  // Clear of the frame of the door through which the room may be seen.
  const left = side > 0 ? 628 : 196;
  if (window && window.x > left - 60 && window.x < left + 300) return;
  const copper = mix('#a8653a', palette.ink, 0.3);
  const pan = (x: number, r: number): Path => [
    ellipse(x, 250 + r, r, r),
    stroke(
      [
        [x, 214],
        [x, 254],
      ],
      6,
    ),
  ];
  const plates = [0, 1, 2, 3, 4].map((i) => left + 26 + i * 46);
  onWall(
    room,
    [
      filled(palette.ink, rectangle(left - 6, 208, 250, 6), rectangle(left - 6, 408, 250, 9)),
      filled(
        copper,
        ...pan(left + 24, 27),
        ...pan(left + 92, 21),
        ...pan(left + 148, 25),
        ...pan(left + 208, 17),
      ),
      translucent(
        palette.light,
        0.34,
        ...points`24,27 92,21 148,25 208,17`.map(([dx, r]) =>
          stroke(
            [
              [left + dx - r * 0.5, 250 + r * 0.6],
              [left + dx - r * 0.62, 250 + r],
              [left + dx - r * 0.3, 250 + r * 1.5],
            ],
            3,
            true,
          ),
        ),
      ),
      filled(mix('#e9dfc8', palette.ink, 0.3), ...plates.map((x) => ellipse(x, 386, 20, 22))),
      translucent(palette.ink, 0.35, ...plates.map((x) => ellipse(x, 386, 12, 14))),
    ],
    0.3,
  );
  wall.block(left - 20, left + 250);
  if (room.scene.things.some(({ what }) => what === 'copper pans')) {
    keepInFrame(room, [{ path: [rectangle(left, 208, 220, 90)], colour: copper }]);
    recordNamedThing(room, 'copper pans');
  }
}

/** Casks on a trestle, and bottles above them. */
export function drawBarrels(room: Room): void {
  const { palette, window, wall } = room;
  const side = sideOf(room);
  const left = side > 0 ? 668 : 140;
  if (window && window.x > left - 70 && window.x < left + 290) return;
  const cask = (x: number, y: number): Path => [ellipse(x, y, 52, 52)];
  const tone = mix(palette.sky[0], palette.ink, 0.35);
  const casks = [
    [left + 50, 530],
    [left + 158, 530],
    [left + 104, 438],
  ] as const;
  const bottles = Array.from({ length: 8 }, (_, i) => left + 14 + i * 28);
  onWall(
    room,
    [
      filled(tone, ...casks.flatMap(([x, y]) => cask(x, y)), rectangle(left - 14, 578, 240, 14)),
      translucent(
        palette.light,
        0.3,
        ...casks.flatMap(([x, y]) => [ringAt(x, y, 44), ringAt(x, y, 24)].flat()),
      ),
      filled(
        palette.ink,
        ...casks.map(([x, y]) => rectangle(x - 4, y + 20, 8, 20)),
        rectangle(left - 10, 330, 240, 8),
        ...bottles.map((x, i) =>
          outline([
            [x - 8, 330, 1],
            [x - 8, 296],
            [x - 3, 286],
            [x - 3, 268 + (i % 3) * 6, 1],
            [x + 3, 268 + (i % 3) * 6, 1],
            [x + 3, 286],
            [x + 8, 296],
            [x + 8, 330, 1],
          ]),
        ),
      ),
    ],
    0.3,
  );
  wall.block(left - 20, left + 240);
}

/** Drawers and jars up the wall. */
export function drawCounter(room: Room): void {
  const { palette, wall, window } = room;
  const side = sideOf(room);
  const left = side > 0 ? 650 : 132;
  if (window && window.x > left - 70 && window.x < left + 300) return;
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column): readonly [number, number] => [left + column * 50, 400 + row * 56]),
  );
  const jars = [0, 1, 2, 3, 4, 5].map((i) => left + 20 + i * 42);
  onWall(
    room,
    [
      filled(
        mix(palette.sky[0], palette.ink, 0.4),
        rectangle(left - 8, 392, 266, SKIRTING - 392),
        rectangle(left - 14, 250, 278, 10),
        rectangle(left - 14, 340, 278, 10),
      ),
      translucent(
        palette.light,
        0.24,
        ...rows.flatMap(([x, y]) => [
          rectangle(x, y, 44, 2),
          rectangle(x, y + 48, 44, 2),
          rectangle(x, y, 2, 48),
          rectangle(x + 42, y, 2, 48),
          ellipse(x + 22, y + 26, 4),
        ]),
      ),
      filled(
        mix('#cfc3a2', palette.ink, 0.4),
        ...jars.flatMap((x, i) => [
          outline([
            [x - 14, 250, 1],
            [x - 15, 216],
            [x - 9, 208 - (i % 2) * 10],
            [x + 9, 208 - (i % 2) * 10],
            [x + 15, 216],
            [x + 14, 250, 1],
          ]),
          rectangle(x - 12, 306 - (i % 3) * 8, 24, 34 + (i % 3) * 8),
        ]),
      ),
    ],
    0.3,
  );
  wall.block(left - 20, left + 270);
}

const ringAt = (x: number, y: number, r: number): Path =>
  Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * 2 * Math.PI;
    const b = ((i + 1) / 20) * 2 * Math.PI;
    return stroke(
      [
        [x + Math.cos(a) * r, y + Math.sin(a) * r],
        [x + Math.cos(b) * r, y + Math.sin(b) * r],
      ],
      2,
    );
  });
