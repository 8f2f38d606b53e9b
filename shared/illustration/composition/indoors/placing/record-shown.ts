import type { Scene, ScenePerson, SceneThing } from '../../../scene.ts';
import { figureWords } from '../../figures/figures.ts';
import type { Room } from '../room.ts';

export const individuals = (scene: Scene, limit: number): { person: ScenePerson; index: number }[] =>
  scene.people
    .flatMap((person) =>
      Array.from({ length: person.count === 'many' ? limit : person.count }, (_, index) => ({
        person,
        index,
      })),
    )
    .slice(0, limit);

export function recordPeople(room: Room, people: readonly ScenePerson[]): void {
  for (const person of new Set(people))
    room.canvas.recordDrawn(person.sex === 'woman' ? 'woman' : 'person', figureWords(person));
}

/** @param guests as `individuals` returns them */
export const recordIndividuals = (room: Room, guests: readonly { person: ScenePerson }[]): void =>
  recordPeople(
    room,
    guests.map(({ person }) => person),
  );

export function recordNamedThing(room: Room, what: string): void {
  const thing = room.scene.things.find((each) => each.what === what && !room.shown.has(each));
  if (thing) recordThing(room, thing);
}

export function recordThing(room: Room, thing: SceneThing): void {
  room.shown.add(thing);
  room.canvas.recordDrawn(thing.what, thing.words);
}
