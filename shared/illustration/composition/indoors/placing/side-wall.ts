import { mix } from '../../../drawing/colour.ts';
import { polygon, rectangle, type Path } from '../../../drawing/path.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { mirrored, sideOf } from './on-back-wall.ts';
import type { Room } from '../room.ts';

/** Where the back wall meets the side wall, in pixels from the left or the right. */
export const SIDE_CORNER = 838;

/** A side wall that runs towards the reader: the corner of a room, seen from its middle. */
export function drawSideWall(room: Room): void {
  const { palette, kind, canvas, wall } = room;
  const m = mirrored(sideOf(room));
  const corner = SIDE_CORNER;
  const out = WIDTH + 20;
  const tone = mix(palette.sky[0], palette.ink, 0.2);
  const { dado, finish } = kind.decor;
  const hasRails = finish === 'planks' || finish === 'logs' || finish === 'stones';
  const line = (y: number): [number, number] => [y, y + (y - 330) * 0.42];
  const band = (y: number, thick: number): Path[number] => {
    const [a, b] = line(y);
    return polygon(
      m([
        [corner, a],
        [out, b],
        [out, b + thick * 1.4],
        [corner, a + thick],
      ]),
    );
  };
  const [topNear, topFar] = [line(SKIRTING)[1], line(40)[1]];
  canvas.add(
    [
      filled(
        tone,
        polygon(
          m([
            [corner, 40],
            [out, topFar],
            [out, topNear],
            [corner, SKIRTING],
          ]),
        ),
      ),
      filled(
        mix(tone, palette.ink, 0.35),
        polygon(
          m([
            [corner, 40],
            [corner, -20],
            [out, -20],
            [out, topFar],
          ]),
        ),
      ),
      translucent(
        palette.ink,
        0.4,
        ...(hasRails
          ? [140, 220, 300, 380, 460, 540].map((y) => band(y, 3))
          : [band(60, 4), ...(dado > 0 ? [band(SKIRTING - dado, 6)] : [])]),
      ),
      translucent(palette.ink, 0.6, band(SKIRTING - 14, 16)),
      translucent(palette.light, 0.12, rectangle(m([[corner, 0]])[0]![0] - 1, 40, 2.4, SKIRTING - 40)),
    ],
    { glow: 0.1, shadow: { blur: 5, distance: 10, colour: palette.ink, strength: 0.3 } },
  );
  if (sideOf(room) > 0) wall.block(corner - 20, WIDTH);
  else wall.block(0, WIDTH - corner + 20);
}
