import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, rectangle, stroke, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { onWall, sideOf } from '../placing/on-back-wall.ts';
import { SHADOW, type Room } from '../room.ts';

/** An open arch, and a farther room in a paler tone. */
export function drawArch(room: Room): void {
  const { palette, wall, window, scene } = room;
  if (scene.things.length > 3) return;
  const side = sideOf(room);
  const x = side > 0 ? 846 : 178;
  if (window && Math.abs(window.x - x) < 190) return;
  const arch = (grow: number): Path[number] =>
    outline([
      [x - 74 - grow, SKIRTING + 4, 1],
      [x - 74 - grow, 300],
      [x - 52 - grow * 0.7, 236 - grow * 0.7],
      [x, 206 - grow],
      [x + 52 + grow * 0.7, 236 - grow * 0.7],
      [x + 74 + grow, 300],
      [x + 74 + grow, SKIRTING + 4, 1],
    ]);
  onWall(
    room,
    [
      filled(mix(palette.sky[1], palette.ink, 0.3), arch(16)),
      filled(mix(palette.sky[2], palette.sky[1], 0.35), arch(0)),
      translucent(palette.light, 0.2, rectangle(x - 30, 330, 60, 130)),
      translucent(
        palette.ink,
        0.3,
        rectangle(x - 74, 500, 148, 3),
        rectangle(x - 2, 330, 4, 130),
        rectangle(x - 30, 390, 60, 4),
      ),
    ],
    0.24,
  );
  wall.block(x - 104, x + 104);
}

/** Arches on columns, with dancers behind them in the haze of the lights. */
export function drawArcade(room: Room): void {
  const { palette, canvas } = room;
  const pale = mix(palette.sky[3], palette.light, 0.35);
  const tone = mix(palette.sky[2], palette.sky[1], 0.42);
  const bays = [188, 404, 620, 836];
  const arch = (x: number): Path[number] =>
    outline([
      [x - 82, SKIRTING - 24, 1],
      [x - 82, 300],
      [x - 62, 232],
      [x, 196],
      [x + 62, 232],
      [x + 82, 300],
      [x + 82, SKIRTING - 24, 1],
    ]);
  canvas.add([filled(pale, ...bays.map(arch))], { glow: 0.5 });
  const couple = (x: number, tall: number, flip: 1 | -1): Path => [
    outline(
      [
        [x - 9 * flip, 0],
        [x - 7 * flip, -tall * 0.55],
        [x - 10 * flip, -tall * 0.82],
        [x - 2 * flip, -tall * 0.86],
        [x + 1 * flip, -tall * 0.5],
        [x, 0],
      ].map(([u, v]): Point => [u!, SKIRTING - 26 + v!]),
    ),
    ellipse(x - 5 * flip, SKIRTING - 26 - tall * 0.93, 7, 9),
    outline(
      [
        [x + 4 * flip, 0],
        [x + 8 * flip, -tall * 0.5],
        [x + 6 * flip, -tall * 0.76],
        [x + 13 * flip, -tall * 0.78],
        [x + 15 * flip, -tall * 0.5],
        [x + 34 * flip, 0],
      ].map(([u, v]): Point => [u!, SKIRTING - 26 + v!]),
    ),
    ellipse(x + 9 * flip, SKIRTING - 26 - tall * 0.84, 6.5, 8),
    stroke(
      [
        [x - 4 * flip, SKIRTING - 26 - tall * 0.72],
        [x + 26 * flip, SKIRTING - 26 - tall * 0.9],
      ],
      5,
    ),
  ];
  if (room.scene.setting?.value === 'ballroom')
    canvas.add(
      [
        filled(
          mix(tone, pale, 0.4),
          ...bays.flatMap((x, i) => [
            ...couple(x - 28, 132, i % 2 ? 1 : -1),
            ...(i % 2 ? couple(x + 36, 124, -1) : []),
          ]),
        ),
      ],
      { glow: 0.4 },
    );
  const column = (x: number): Path => [
    rectangle(x - 16, 296, 32, SKIRTING - 300),
    rectangle(x - 26, 282, 52, 15),
    rectangle(x - 24, SKIRTING - 22, 48, 26),
  ];
  canvas.add(
    [
      filled(tone, ...[80, 296, 512, 728, 944].flatMap(column)),
      translucent(
        palette.light,
        0.22,
        ...[80, 296, 512, 728, 944].flatMap((x) =>
          [-8, 0, 8].map((d) => rectangle(x + d, 300, 1.6, SKIRTING - 330)),
        ),
      ),
      translucent(palette.ink, 0.3, rectangle(-10, 150, WIDTH + 20, 3), rectangle(-10, 162, WIDTH + 20, 8)),
    ],
    { glow: 0.24, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } },
  );
  room.wall.block(0, WIDTH);
}
