import type { Scene, SceneThing } from '../../../scene.ts';
import { figureOf } from '../../figures/figures.ts';
import { gesturesOf } from '../../figures/gestures.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, type Room } from '../room.ts';
import { individuals, recordNamedThing, recordPeople, recordThing } from '../placing/record-shown.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from './person-in-room.ts';

/** Where the person sits, and the table with its mirror in front; in pixels. */
const SITS_AT = 404;
const TABLE_AT = 596;

/** Somebody who sits before a mirror looks into it, so that it cannot hang on a wall behind. */
export const isAtMirror = (scene: Scene): boolean => mirrorOf(scene) !== undefined;

function mirrorOf({ people, things }: Scene): SceneThing | undefined {
  const [person] = people;
  const to = person?.relation?.kind === 'before' ? person.relation.to : undefined;
  const thing = to?.kind === 'thing' ? things[to.index] : undefined;
  return people.length === 1 &&
    person!.count === 1 &&
    person!.posture?.value === 'sit' &&
    (thing?.what === 'mirror' || thing?.what === 'dressing table')
    ? thing
    : undefined;
}

/** Keeps the mirror from being hung on the wall. */
export const claimMirror = (room: Room): void => {
  for (const thing of room.scene.things) if (thing.what === 'mirror') room.shown.add(thing);
};

/** At a dressing table, facing its glass; combing, if the passage says so. */
export function drawAtMirror(room: Room): void {
  const { scene } = room;
  const [{ person, index }] = individuals(scene, 1) as [ReturnType<typeof individuals>[number]];
  const figure = figureOf(person, scene, index, {
    canSit: true,
    seated: gesturesOf(person).has('combing') ? 'sitCombing' : 'sit',
  });
  addForeground(room, motifShapes(room, 'dressing table', TABLE_AT), 0.5);
  addForeground(room, motifShapes(room, 'stool', SITS_AT), 0.5);
  addForeground(room, personShapes(room, figure, SITS_AT, false), 0.95);
  room.floor.block(SITS_AT - 90, TABLE_AT + 110);
  recordPeople(room, [person]);
  recordThing(room, mirrorOf(scene)!);
  recordNamedThing(room, 'dressing table');
  placeFloorThings(room);
}
