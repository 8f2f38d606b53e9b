import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { boxOf } from '../../canvas.ts';
import { motifOf } from '../../motif-of.ts';
import { addForeground, FRONT_Y, type Room, type Top } from '../room.ts';
import { motifHere, motifShapes } from '../in-room-parts.ts';
import { recordThing } from './record-shown.ts';

/** Of many of these one stands here and one there, not all in a row. */
const SPREAD: ReadonlySet<string> = new Set([
  'flowers',
  'vase',
  'vase of flowers',
  'bouquet',
  'candelabrum',
  'candlestick',
]);
const SMALLER = 0.86;

export const isSpread = ({ what, count }: SceneThing): boolean =>
  SPREAD.has(what) && (count === 'many' || (count ?? 1) > 1);

/** What is named on a piano, a chest of drawers or a chimney piece needs no table. */
export function restsOn({ relation }: SceneThing, { things }: Scene): string | undefined {
  const under =
    relation?.kind === 'on' && relation.to.kind === 'thing' ? things[relation.to.index]?.what : undefined;
  const motif = under === undefined ? undefined : MOTIFS.get(under);
  return motif?.support === 'ground' && !/table|desk/u.test(under!) && motif.anchors?.top ? under : undefined;
}

/** "A doll on the floor". */
export const liesOnFloor = ({ relation }: SceneThing, { things }: Scene): boolean =>
  relation?.kind === 'on' &&
  relation.to.kind === 'thing' &&
  /^(?:floor|carpet)$/u.test(things[relation.to.index]?.what ?? '');

/** Puts small things on a piano, a chest of drawers, a bench or a chimney piece, and on a chest the mirror for which the wall has no place. */
export function setOnTops(room: Room): void {
  const { scene, canvas, shown } = room;
  const tops = room.tops.splice(0);
  const isHeld = ({ what }: SceneThing) =>
    what === 'vase' && scene.things.some((other) => other.what === 'flowers');
  for (const thing of scene.things) {
    if (thing.what === 'mirror' && !shown.has(thing)) {
      const chest = tops.find(({ what }) => what === 'chest of drawers' || what === 'dressing table');
      if (chest) stand(room, 'square mirror', chest, thing);
    }
    const found = motifOf(thing, scene, canvas.random);
    if (found?.motif.support !== 'table' || isHeld(thing) || thing.certainty < 0.75) continue;
    if (shown.has(thing) && !isSpread(thing)) continue;
    if (
      liesOnFloor(thing, scene) &&
      stand(room, found.name, { what: 'floor', x: 420, y: FRONT_Y + 5, row: room.floor }, thing)
    )
      continue;
    const own = restsOn(thing, scene);
    // Nothing else stands on a fine piece unless the passage puts it there.
    const places = tops.filter(
      ({ what }) => what === own || (own === undefined && (isSpread(thing) || what !== 'piano')),
    );
    let left = isSpread(thing) ? 2 : 1;
    for (let i = 0; i < left * 2 && places.length > 0 && left > 0; i++)
      if (stand(room, found.name, places[i % places.length]!, thing)) left--;
  }
  // The vases that hold them.
  for (const thing of scene.things)
    if (
      isHeld(thing) &&
      !shown.has(thing) &&
      scene.things.some((other) => other.what === 'flowers' && shown.has(other))
    )
      recordThing(room, thing);
}

/** @returns whether there was room for it */
function stand(room: Room, name: string, { x, y, row }: Top, thing: SceneThing): boolean {
  const { left, right } = boxOf(motifHere(room, name)!.draw(room.canvas.random, {}));
  const scale = room.scale * SMALLER;
  const at = row.take(x, (right - left) * scale) ?? row.take(x, (right - left) * scale * 0.7);
  if (at === null) return false;
  addForeground(room, motifShapes(room, name, at, { foot: y + 1, scale, body: thing.colour }), 0.4);
  if (!room.shown.has(thing)) recordThing(room, thing);
  return true;
}
