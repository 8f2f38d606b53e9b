import { mix } from '../../../drawing/colour.ts';
import {
  ellipse,
  outline,
  polygon,
  rectangle,
  stroke,
  taper,
  type Path,
  type Point,
} from '../../../drawing/path.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { mirrored, onWall, sideOf } from '../placing/on-back-wall.ts';
import { keepInFrame, type Room } from '../room.ts';

/** A flight that rises along the wall, with its balusters and a newel post. */
export function drawStairs(room: Room): void {
  const { palette, wall } = room;
  const side = sideOf(room);
  const m = mirrored(side);
  const [steps, from, to] = [11, { x: 560, y: SKIRTING + 14 }, { x: 1040, y: 196 }];
  const at = (i: number): Point => [
    from.x + ((to.x - from.x) * i) / steps,
    from.y + ((to.y - from.y) * i) / steps,
  ];
  const treads: Point[] = [];
  for (let i = 0; i < steps; i++) treads.push([at(i)[0], at(i)[1], 1], [at(i)[0], at(i + 1)[1], 1]);
  const tone = mix(palette.sky[0], palette.ink, 0.45);
  const edge: Path = Array.from({ length: steps }, (_, i) =>
    stroke(
      m([
        [at(i)[0] - 6, at(i + 1)[1]],
        [at(i + 1)[0], at(i + 1)[1]],
      ]),
      5,
    ),
  );
  const rail: Path = Array.from({ length: steps * 2 }, (_, k) => {
    const i = k / 2;
    const [x] = at(i + 0.3);
    const y = at(Math.floor(i) + 1)[1];
    return taper(
      m([
        [x, y],
        [x, y - 40],
        [x, y - 92],
      ]),
      [2.6, 5, 2.6],
    );
  });
  onWall(room, [
    filled(tone, polygon(m([...treads, [1060, to.y, 1], [1060, SKIRTING + 14, 1]]))),
    translucent(palette.light, 0.26, ...edge),
  ]);
  onWall(room, [
    filled(
      mix(tone, palette.ink, 0.5),
      ...rail,
      stroke(
        m([
          [from.x - 10, from.y - 96],
          [to.x, to.y - 96],
        ]),
        11,
      ),
      outline(
        m([
          [from.x - 26, from.y, 1],
          [from.x - 22, from.y - 118],
          [from.x - 30, from.y - 126],
          [from.x - 12, from.y - 150],
          [from.x + 6, from.y - 126],
          [from.x - 2, from.y - 118],
          [from.x + 2, from.y, 1],
        ]),
      ),
      ellipse(m([[from.x - 12, from.y - 158]])[0]![0], from.y - 158, 13),
    ),
  ]);
  keepInFrame(room, [
    { path: [rectangle(side > 0 ? 540 : WIDTH - 880, 230, 340, SKIRTING - 216)], colour: tone },
  ]);
  if (side > 0) wall.block(540, WIDTH);
  else wall.block(0, WIDTH - 540);
  const named = room.scene.things.find(
    ({ what }) => what === 'staircase' || what === 'stairs' || what === 'steps',
  );
  if (named && !room.shown.has(named)) {
    room.shown.add(named);
    room.canvas.recordDrawn(named.what, named.words);
  }
}
