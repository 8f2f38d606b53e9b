import type { SceneThing } from '../../scene.ts';
import { boxOf } from '../canvas.ts';
import { motifOf } from '../motif-of.ts';
import { addForeground, motifHere, motifShapes, recordThing, type Room, type Top } from './room.ts';

/** Of many of these one stands here and one there, not all in a row. */
const SPREAD: ReadonlySet<string> = new Set(['flowers', 'vase', 'vase of flowers', 'bouquet', 'candelabrum', 'candlestick']); // prettier-ignore
/** The most of them on the tops of other furniture than a table. */
const MOST = 2;
const SMALLER = 0.86;

export const isSpread = ({ what, count }: SceneThing): boolean => SPREAD.has(what) && (count === 'many' || (count ?? 1) > 2); // prettier-ignore

/** Puts flowers and candlesticks on a piano, a chest of drawers or a chimney piece, and on a chest the mirror for which the wall has no place. */
export function setOnTops(room: Room): void {
  const free = room.tops.splice(0);
  for (const thing of room.scene.things) {
    if (thing.what === 'mirror' && !room.shown.has(thing)) {
      const at = free.findIndex(({ what }) => what === 'chest of drawers' || what === 'dressing table');
      if (at < 0) continue;
      stand(room, 'square mirror', free.splice(at, 1)[0]!, thing);
      recordThing(room, thing);
    }
    if (!isSpread(thing) || (thing.what === 'vase' && room.scene.things.some(({ what }) => what === 'flowers'))) continue; // prettier-ignore
    const name = motifOf(thing, room.scene, room.canvas.random)?.name;
    if (!name) continue;
    for (const top of free.splice(0, MOST)) {
      stand(room, name, top, thing);
      if (!room.shown.has(thing)) recordThing(room, thing);
    }
  }
  // The vases that hold them.
  for (const thing of room.scene.things)
    if (thing.what === 'vase' && !room.shown.has(thing) && room.scene.things.some((other) => other.what === 'flowers' && room.shown.has(other))) recordThing(room, thing); // prettier-ignore
}

function stand(room: Room, name: string, { x, y, width }: Top, { colour }: SceneThing): void {
  const { left, right } = boxOf(motifHere(room, name)!.draw(room.canvas.random, {}));
  const scale = Math.min(room.scale * SMALLER, (width * 1.2) / (right - left));
  addForeground(room, motifShapes(room, name, x, { foot: y + 1, scale, body: colour }), 0.4);
}
