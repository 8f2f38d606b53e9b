import { CARRIED_LIGHTS, type ScenePerson } from '../../../scene.ts';
import { coupleOf, partnerOf } from '../../figures/figures-pairs.ts';
import { figureOf } from '../../figures/figures.ts';
import { personShapes } from '../people/person-in-room.ts';
import { individuals, recordIndividuals } from '../placing/record-shown.ts';
import { FLOOR_SHADOW, SHADOW, shadeFloor } from '../room.ts';
import type { Stage } from './stage.ts';

const ON_THE_GROUND: ReadonlySet<string> = new Set(['sit', 'read', 'eat', 'write', 'work', 'play', 'drive']);

/** Where people are: across, and farther away than the first; in metres. */
const PLACES = [
  [-0.35, 0],
  [0.62, 0.35],
  [-0.98, 0.9],
  [0.1, 1.6],
  [1.1, 1.4],
] as const;

/** On both sides of a fire. */
const BY_FIRE = [
  [-0.85, 0.3],
  [1.45, 0.3],
  [-1.6, 1],
  [2.1, 1],
] as const;

/** People on the floor, the farthest first. @param away how far the first one is, in metres @param inRows companies are part of the rows */
export function standPeople(stage: Stage, away: number, isWide = false, inRows = false): void {
  const { scene, lens, canvas, palette } = stage;
  const places = stage.source === 'fire' ? BY_FIRE : PLACES;
  const guests = individuals(
    // Companies sit or lie in the rows of a long room.
    inRows ? { ...scene, people: scene.people.filter(({ count }) => count !== 'many' && count < 4) } : scene,
    places.length,
  );
  const placed = guests.flatMap(({ person, index }, i) => {
    const partner = partnerOf(scene, person, index);
    if (partner === 'drawn') return [];
    const isSitting = ON_THE_GROUND.has(person.posture?.value ?? '');
    const alone = figureOf(isSitting ? seatedOnGround(person) : holdingUp(person), scene, index, {
      canSit: isSitting,
      seated: 'sitOnGround',
    });
    const figure = partner
      ? coupleOf(alone, figureOf(partner.person, scene, partner.index, {}), partner.how)
      : alone;
    const [x, farther] = places[i]!;
    return [
      { figure, x: x * (isWide && places === PLACES ? 1.7 : 1), z: away + farther, isFlipped: i % 2 === 1 },
    ];
  });
  for (const { figure, x, z, isFlipped } of placed.sort((a, b) => b.z - a.z)) {
    const [u, foot] = lens.at(x, 0, z);
    const shapes = personShapes({ ...stage, scale: lens.scaleAt(z) }, figure, u, isFlipped, foot);
    shadeFloor(stage, shapes, FLOOR_SHADOW);
    canvas.add(shapes, {
      rim: 0.95,
      relief: 0.08,
      glow: 0.04,
      shadow: { ...SHADOW, colour: palette.ink, strength: 0.28 },
    });
  }
  recordIndividuals(stage, guests);
}

/** There is no seat: they sit on the ground. */
const seatedOnGround = (person: ScenePerson): ScenePerson => ({
  ...person,
  posture: person.posture && { ...person.posture, value: 'sit' },
});

/** A light is held before the breast, also in walking. */
const holdingUp = (person: ScenePerson): ScenePerson =>
  person.posture?.value === 'walk' && person.holds.some(({ value }) => CARRIED_LIGHTS.has(value))
    ? { ...person, posture: { ...person.posture, value: 'stand' } }
    : person;

/** Where the light is that the first person holds: across and up, in metres. */
export const HELD_LIGHT = [0.04, 1.24] as const;
