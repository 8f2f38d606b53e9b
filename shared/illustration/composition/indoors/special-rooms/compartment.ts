import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { outline, polygon, rectangle, stroke, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { figureOf } from '../../figures/figures.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { individuals, recordIndividuals, recordNamedThing } from '../placing/record-shown.ts';
import { personShapes } from '../people/person-in-room.ts';

/** Two benches that face each other, and a person in the corner by the window. */
export function drawCompartment(room: Room): void {
  const { scene, palette, canvas } = room;
  const { cloth } = room.kind.decor;
  const bench = (x: number, side: 1 | -1): Shape[] => {
    const at = (u: number, v: number, corner?: 1): Point =>
      corner ? [x + side * u, v, corner] : [x + side * u, v];
    return [
      filled(
        mix(cloth, palette.ink, 0.55),
        outline([
          at(-70, FRONT_Y - 300, 1),
          at(-52, FRONT_Y - 330),
          at(-10, FRONT_Y - 330),
          at(8, FRONT_Y - 290),
          at(24, FRONT_Y - 120),
          at(150, FRONT_Y - 108),
          at(166, FRONT_Y - 84),
          at(160, FRONT_Y - 52, 1),
          at(150, FRONT_Y - 50, 1),
          at(150, FRONT_Y + 6, 1),
          at(-70, FRONT_Y + 6, 1),
        ]),
      ),
      translucent(
        mix(cloth, palette.light, 0.4),
        0.5,
        ...[0.2, 0.45, 0.7].map((t) =>
          stroke([at(-52 + 66 * t, FRONT_Y - 316), at(-36 + 66 * t, FRONT_Y - 140)], 2, true),
        ),
        stroke([at(20, FRONT_Y - 112), at(150, FRONT_Y - 100)], 2.4, true),
      ),
    ];
  };
  const guests = individuals(scene, 2);
  guests.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { canSit: true, posture: 'sit' });
    const flip = i === 1;
    addForeground(room, bench(flip ? 800 : 190, flip ? -1 : 1), 0.5);
    addForeground(room, personShapes(room, figure, flip ? 738 : 252, flip), 0.95);
  });
  if (guests.length === 0) addForeground(room, bench(190, 1), 0.5);
  if (guests.length < 2) addForeground(room, bench(820, -1), 0.5);
  // The rack above.
  canvas.add(
    [
      filled(
        mix(palette.ink, palette.sky[1], 0.3),
        rectangle(120, 150, 790, 7),
        ...[150, 330, 700, 880].map((x) =>
          polygon([
            [x, 150],
            [x + 9, 150],
            [x + 4, 112],
          ]),
        ),
      ),
    ],
    { rim: 0.3 },
  );
  recordIndividuals(room, guests);
  recordNamedThing(room, 'railway carriage');
}
