import { mix } from '../../../drawing/colour.ts';
import { outline, placed, rectangle, stroke, type Path } from '../../../drawing/path.ts';
import type { ScenePerson } from '../../../scene.ts';
import { boxOf, filled, translucent } from '../../canvas.ts';
import { figureOf } from '../../figures/figures.ts';
import { lyingParts } from '../../figures/lying-parts.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, FRONT_Y, keepInFrame, SHADOW, type Room } from '../room.ts';
import { motifHere, motifShapes } from '../in-room-parts.ts';
import { personShapes } from './person-in-room.ts';
import { recordNamedThing, recordPeople } from '../placing/record-shown.ts';

const BEDS = /^(?:bed|iron bed|four-poster|sofa)$/u;
const namesBed = ({ scene }: Room): boolean => scene.things.some(({ what }) => BEDS.test(what));

/** «На печи лежал старик»: the usual bed of a hut that names a stove and no bed. */
export const isOnStove = (room: Room): boolean =>
  !namesBed(room) &&
  room.scene.region === 'east' &&
  (room.scene.setting?.value === 'hut' || room.scene.setting?.value === 'kitchen') &&
  room.scene.things.some(({ what }) => what === 'stove');

/** In a cell, or wherever straw is named, there is no bed to lie on. */
export const isOnStraw = (room: Room): boolean =>
  !namesBed(room) &&
  (room.scene.things.some(({ what }) => what === 'straw') ||
    (room.kind.hasBars === true && room.scene.setting?.value === 'prison'));

/** "Lay on the floor": with nothing under them. */
export const isOnFloor = ({ scene }: Room, { relation, isOnGround }: ScenePerson): boolean => {
  const to = relation?.to.kind === 'thing' ? scene.things[relation.to.index]?.what : undefined;
  return (
    isOnGround === true || (relation?.kind === 'on' && /^(?:floor|carpet|soil|flagstones)$/u.test(to ?? ''))
  );
};

export function drawOnFloor(room: Room, lying: ScenePerson): void {
  putLying(room, lying, 520, FRONT_Y + 4);
  recordPeople(room, room.scene.people);
}

/** The figure turned on its back, or on its side with knees drawn up, its middle at `x` on a bed at `y`. */
function putLying(room: Room, lying: ScenePerson, x: number, y: number): void {
  const figure = figureOf(lying, room.scene, 0, {});
  const shapes = personShapes(room, { ...figure, parts: lyingParts(figure) }, x, false, y);
  const { left, right } = boxOf(shapes);
  addForeground(
    room,
    shapes.map((shape) => ({ ...shape, path: placed(shape.path, { x: x - (left + right) / 2, y: 0 }) })),
    0.9,
  );
}

/** Beside the window, in pixels from the left, and its size. */
const STOVE_X = 336;
const STOVE_SIZE = 1.04;

/** What hangs on the wall hangs beside the stove. */
export const blockStove = (room: Room): void => room.wall.block(0, STOVE_X + STOVE_SIZE * room.scale);

/** On top of the great stove, above the room. */
export function drawOnStove(room: Room, lying: ScenePerson): void {
  const { scale } = room;
  const [x, stove] = [STOVE_X, scale * STOVE_SIZE];
  addForeground(room, motifShapes(room, 'stove', x, { scale: stove }), 0.5);
  const { lie } = motifHere(room, 'stove')!.anchors!;
  putLying(room, lying, x + lie!.x * stove - 0.1 * scale, FRONT_Y + lie!.y * stove - 2);
  recordNamedThing(room, 'stove');
  recordPeople(room, room.scene.people);
  room.floor.block(x - 1.1 * stove, x + 1.1 * stove);
  placeFloorThings(room);
}

/** On a heap of straw on the stones, a chain on the wall. */
export function drawOnStraw(room: Room, lying: ScenePerson): void {
  const { scale, scene, kind } = room;
  const x = 500;
  if (kind.hasBars || scene.things.some(({ what }) => what === 'chains')) hangChain(room, x - 150);
  const straw = motifShapes(room, 'straw', x, { scale: scale * 1.2, body: '#b79a58' });
  addForeground(room, straw, 0.5);
  putLying(room, lying, x, FRONT_Y - 0.3 * scale);
  // Some of it lies over them.
  const wisps: Path = Array.from({ length: 26 }, (_, i) => {
    const at = x - 0.94 * scale + ((i * 71) % 188) * 0.01 * scale;
    const up = FRONT_Y - (0.1 + ((i * 37) % 20) * 0.01) * scale;
    return stroke(
      [
        [at, up],
        [at + 17, up - 6 + (i % 4) * 3],
        [at + 30, up + (i % 3) * 3],
      ],
      2.4,
      true,
    );
  });
  addForeground(
    room,
    [
      filled(
        mix('#b79a58', room.palette.ink, 0.34),
        outline([
          [x - scale, FRONT_Y, 1],
          [x - 0.8 * scale, FRONT_Y - 0.16 * scale],
          [x - 0.2 * scale, FRONT_Y - 0.24 * scale],
          [x + 0.4 * scale, FRONT_Y - 0.2 * scale],
          [x + 0.84 * scale, FRONT_Y - 0.14 * scale],
          [x + scale, FRONT_Y, 1],
        ]),
      ),
      translucent(mix('#d9bd78', room.palette.light, 0.2), 0.7, ...wisps),
    ],
    0.3,
  );
  for (const what of ['straw', 'chains']) recordNamedThing(room, what);
  recordPeople(room, scene.people);
  room.floor.block(x - scale, x + scale);
  placeFloorThings(room);
}

/** From a ring in the wall down to the floor. */
function hangChain(room: Room, x: number): void {
  const { canvas, palette } = room;
  const top = SKIRTING - 210;
  const links: Path = Array.from(
    { length: 12 },
    (_, i) => [x + Math.sin(i * 0.5) * 5, top + 22 + i * 17] as const,
  ).flatMap(([cx, cy], i) => (i % 2 ? [rectangle(cx - 2, cy - 9, 4, 20)] : ring(cx, cy, 6, 10)));
  const iron = mix('#4d4a48', palette.ink, 0.4);
  const shapes = [
    filled(
      iron,
      ...ring(x, top, 15, 15),
      rectangle(x - 11, top - 26, 22, 12),
      ...links,
      ...ring(x + 6, top + 232, 17, 12),
    ),
  ];
  keepInFrame(room, shapes);
  canvas.add(shapes, { rim: 0.6, glow: 0.06, shadow: { ...SHADOW, colour: palette.ink, strength: 0.34 } });
  room.wall.block(x - 30, x + 40);
}

const ring = (x: number, y: number, rx: number, ry: number): Path =>
  Array.from({ length: 14 }, (_, i) => {
    const at = (k: number): [number, number] => [
      x + Math.cos((k / 14) * 2 * Math.PI) * rx,
      y + Math.sin((k / 14) * 2 * Math.PI) * ry,
    ];
    return stroke([at(i), at(i + 1)], 4, true);
  });
