import { mix } from '../../../drawing/colour.ts';
import { outline, polygon, rectangle, type Path } from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { filled, translucent } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { drawIconostasis } from './iconostasis.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW, type Room } from '../room.ts';

/** A church has a screen of icons in the east, and wherever icons are named. */
const hasIconostasis = ({ setting, region, things }: Scene): boolean =>
  setting?.value === 'church inside' &&
  (region === 'east' || things.some(({ what }) => what === 'icon' || what === 'lampada'));

/** The end of a church that faces the people: an altar between pillars, or the gilded screen before it. */
export function drawChancel(room: Room): void {
  const isScreened = hasIconostasis(room.scene);
  if (isScreened) drawIconostasis(room);
  else drawNave(room);
  for (const what of ['candle', 'altar', 'column', 'icon', 'lampada', 'frame'])
    if (what !== 'icon' || isScreened) recordNamedThing(room, what);
}

/** Pillars that recede to an altar with candles. */
function drawNave(room: Room): void {
  const { palette, canvas } = room;
  // Between the nearer pillars a pointed arch, and the paler end of the choir behind it.
  const arch = (grow: number): Path[number] =>
    outline([
      [352 - grow, SKIRTING + 4, 1],
      [352 - grow, 330],
      [392 - grow * 0.7, 226 - grow],
      [512, 128 - grow * 1.6, 1],
      [632 + grow * 0.7, 226 - grow],
      [672 + grow, 330],
      [672 + grow, SKIRTING + 4, 1],
    ]);
  const lancet = (x: number, wide: number, top: number): Path[number] =>
    outline([
      [x - wide, 440, 1],
      [x - wide, top + wide * 1.6],
      [x, top, 1],
      [x + wide, top + wide * 1.6],
      [x + wide, 440, 1],
    ]);
  canvas.add(
    [
      filled(mix(palette.sky[1], palette.ink, 0.24), arch(16)),
      filled(mix(palette.sky[2], palette.sky[1], 0.3), arch(0)),
      filled(
        mix(palette.light, palette.sky[3], 0.3),
        lancet(452, 17, 268),
        lancet(512, 20, 226),
        lancet(572, 17, 268),
      ),
      translucent(
        palette.ink,
        0.4,
        ...[452, 512, 572].flatMap((x) => [
          rectangle(x - 1, 236, 2, 204),
          rectangle(x - 18, 330, 36, 2),
          rectangle(x - 18, 385, 36, 2),
        ]),
      ),
    ],
    { glow: 0.3, rim: 0.2 },
  );
  for (const [x, wide, top, tone] of [
    [330, 34, 190, 0.3],
    [694, 34, 190, 0.3],
    [210, 56, 120, 0.5],
    [814, 56, 120, 0.5],
  ] as const) {
    const colour = mix(palette.sky[2], palette.ink, tone);
    canvas.add(
      [
        filled(
          colour,
          rectangle(x - wide / 2, top + 60, wide, SKIRTING - top - 60 + wide * 0.6),
          polygon([
            [x - wide, top + 40],
            [x + wide, top + 40],
            [x + wide / 2, top + 70],
            [x - wide / 2, top + 70],
          ]),
          rectangle(x - wide * 0.8, SKIRTING + wide * 0.3, wide * 1.6, wide * 0.5),
        ),
        translucent(palette.light, 0.14, rectangle(x + wide * 0.2, top + 72, 3, SKIRTING - top - 80)),
      ],
      { glow: 0.2, rim: 0.4, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } },
    );
  }
  const flames = Array.from({ length: 9 }, (_, i) => 432 + i * 20);
  canvas.add(
    [
      filled(
        mix(palette.sky[2], palette.ink, 0.4),
        rectangle(420, SKIRTING - 84, 184, 90),
        rectangle(410, SKIRTING - 92, 204, 10),
      ),
      filled(
        '#f3e3b4',
        ...flames.flatMap((x, i) => [
          rectangle(x - 2, SKIRTING - 118 - (4 - Math.abs(4 - i)) * 6, 4, 26 + (4 - Math.abs(4 - i)) * 6),
          outline([
            [x, SKIRTING - 136 - (4 - Math.abs(4 - i)) * 6, 1],
            [x + 4, SKIRTING - 124 - (4 - Math.abs(4 - i)) * 6],
            [x, SKIRTING - 118 - (4 - Math.abs(4 - i)) * 6],
            [x - 4, SKIRTING - 124 - (4 - Math.abs(4 - i)) * 6],
          ]),
        ]),
      ),
    ],
    { glow: 0.4 },
  );
  room.wall.block(150, 380);
  room.wall.block(640, 880);
}
