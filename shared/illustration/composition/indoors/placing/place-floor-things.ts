import { seeded, type Random } from '../../../drawing/seeded.ts';
import type { Motif } from '../../../motifs/motif.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { boxOf } from '../../canvas.ts';
import { DOORWAYS, DRAWN_BY_HORSES, IN_THE_AIR, OF_THE_LAND } from '../../kinds-of-things.ts';
import { motifOf } from '../../motif-of.ts';
import { setOnTops } from './on-tops.ts';
import { addAgainstWall } from './against-wall.ts';
import { recordThing } from './record-shown.ts';
import { addForeground, type Room } from '../room.ts';
import { recordTop } from './record-top.ts';
import { motifShapes } from '../in-room-parts.ts';
import { isOutsideWindow } from '../../room/window-view.ts';
import { drawUsualFurniture } from './usual-furniture.ts';
import { AGAINST_WALLS } from './wall-things.ts';

/** Things that are part of a wall, left out if there is no room for them. */

/** Garden things that are never in a room, even if the passage names them together. */
const OF_GARDENS: ReadonlySet<string> = new Set([
  'bush',
  'bare bush',
  'rose bush',
  'hedge',
  'fern',
  'thistle',
  'umbel',
  'meadow flowers',
  'stone wall',
  'rock',
  'haystack',
  'picket fence',
  'wattle fence',
  'rail fence',
  'chimney',
  'roofs',
  'porch',
  'balcony',
  'well',
  'tent',
  'shed',
  'steps',
  'barn',
  'stable',
  'kennel',
  'bathhouse',
  'cottage',
  'hut',
  'izba',
  'wayside cross',
  'grave cross',
  'gravestone',
]);

/** Vehicles included: at most seen from a window. */
const OF_STREETS = /^(?:horse |foal$|train$|troika$)/;

/** The drawing of a thing that stands on the floor of a room; null for anything else. */
function floorMotifOf(
  thing: SceneThing,
  scene: Scene,
  random: Random,
): { name: string; motif: Motif } | null {
  if (
    IN_THE_AIR.has(thing.what) ||
    OF_THE_LAND.has(thing.what) ||
    DOORWAYS.has(thing.what) ||
    isOutsideWindow(thing)
  )
    return null;
  const found = motifOf(thing, scene, random);
  if (
    found?.motif.support !== 'ground' ||
    found.motif.height > 3.1 ||
    OF_GARDENS.has(found.name) ||
    DRAWN_BY_HORSES.has(found.name) ||
    OF_STREETS.test(found.name)
  )
    return null;
  return found;
}

/** How many of a thing are drawn. */
const shownCount = ({ count }: SceneThing): number => (count === 'many' ? 3 : Math.min(count ?? 1, 4));

/** The width of everything named that stands on the floor, in metres. */
export function floorWidth(scene: Scene): number {
  const random = seeded('floor');
  return scene.things.reduce((sum, thing) => {
    const found = thing.certainty >= 0.5 ? floorMotifOf(thing, scene, random) : null;
    // Other things stand on a carpet.
    return (
      sum +
      (found && !UNDERFOOT.has(found.name) ? (found.motif.width + 0.15) * Math.min(2, shownCount(thing)) : 0)
    );
  }, 0);
}

const UNDERFOOT: ReadonlySet<string> = new Set(['carpet', 'rug', 'bearskin', 'mat']);

/** The number of named things beyond which a room is a jumble. */
const MOST = 6;

/** Places the remaining floor-standing things in free spots of the foreground, and else along the wall. */
export function placeFloorThings(room: Room, isSubjectLarge = false): void {
  const { scene, canvas, light } = room;
  let left = isSubjectLarge ? MOST : MOST - 2;
  let isFirst = isSubjectLarge;
  // Keep the fire in view.
  if (room.source === 'fire' && scene.people.length === 0) room.floor.block(light.x - 130, light.x + 130);
  if (room.source === 'fire') room.back.block(light.x - 170, light.x + 170);
  for (const thing of scene.things) {
    if (left === 0) break;
    // In a room with a fire, logs burn in it.
    if (room.shown.has(thing) || (room.source === 'fire' && thing.what === 'log')) continue;
    const found = floorMotifOf(thing, scene, canvas.random);
    if (!found) continue;
    const isFlat = AGAINST_WALLS.has(found.name);
    for (let i = 0; i < shownCount(thing); i++) {
      const { left: from, right: to } = boxOf(found.motif.draw(canvas.random, {}));
      const wanted = isFirst ? light.x - 90 : 260 + i * 150;
      const x = isFlat ? null : room.floor.take(wanted, (to - from) * room.scale + 8);
      if (x !== null) {
        const put = { body: thing.colour, isFlipped: x > light.x };
        addForeground(room, motifShapes(room, found.name, x, put), 0.7);
        recordTop(room, found.name, x, put);
      } else if (!addAgainstWall(room, found.name, wanted, thing.colour)) break;
      if (!room.shown.has(thing)) recordThing(room, thing);
    }
    if (!room.shown.has(thing)) continue;
    left--;
    isFirst = false;
  }
  drawUsualFurniture(room);
  setOnTops(room);
}
