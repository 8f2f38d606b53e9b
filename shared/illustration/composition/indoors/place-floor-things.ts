import { boxOf } from '../canvas.ts';
import { DRAWN_BY_HORSES, IN_THE_AIR, motifOf, OF_THE_LAND } from '../motif-of.ts';
import { recordThing, addForeground, motifShapes, type Room } from './room.ts';
import { drawUsualFurniture } from './usual-furniture.ts';
import { AGAINST_WALLS } from './wall-things.ts';

/** Things that are part of a wall, left out if there is no room for them. */
const IN_WALLS: ReadonlySet<string> = new Set(['door', 'doorway', 'threshold']);

/** Garden things that are never in a room, even if the passage names them together. */
const OF_GARDENS: ReadonlySet<string> = new Set(['bush', 'bare bush', 'rose bush', 'hedge', 'fern', 'thistle', 'umbel', 'meadow flowers', 'stone wall', 'rock', 'haystack', 'picket fence', 'wattle fence', 'rail fence', 'chimney', 'roofs', 'porch', 'balcony', 'well']); // prettier-ignore

/** Vehicles included: at most seen from a window. */
const OF_STREETS = /^(?:horse |foal$|train$|troika$)/;

/** Places the remaining floor-standing things in free spots of the foreground. */
export function placeFloorThings(room: Room, isSubjectLarge = false): void {
  const { scene, canvas, light } = room;
  let left = isSubjectLarge ? 5 : 3;
  // Keep the fire in view.
  if (room.source === 'fire' && scene.people.length === 0) room.floor.block(light.x - 130, light.x + 130);
  for (const thing of scene.things) {
    if (left === 0) break;
    if (room.shown.has(thing) || IN_THE_AIR.has(thing.what) || OF_THE_LAND.has(thing.what)) continue;
    const found = motifOf(thing, scene, canvas.random);
    if (found?.motif.support !== 'ground' || found.motif.height > 3.1 || AGAINST_WALLS.has(found.name) || IN_WALLS.has(thing.what) || OF_GARDENS.has(found.name) || DRAWN_BY_HORSES.has(found.name) || OF_STREETS.test(found.name)) continue; // prettier-ignore
    const count = thing.count === 'many' ? 3 : Math.min(thing.count ?? 1, 4);
    for (let i = 0; i < count; i++) {
      const { left: from, right: to } = boxOf(found.motif.draw(canvas.random, {}));
      const x = room.floor.take(left === 5 ? light.x - 90 : 260 + i * 150, (to - from) * room.scale + 8);
      if (x === null) break;
      addForeground(
        room,
        motifShapes(room, found.name, x, { body: thing.colour, isFlipped: x > light.x }),
        0.7,
      );
      if (!room.shown.has(thing)) recordThing(room, thing);
    }
    if (room.shown.has(thing)) left--;
  }
  drawUsualFurniture(room);
}
