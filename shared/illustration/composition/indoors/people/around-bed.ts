import { isLying } from '../../../is-lying.ts';
import type { Posture } from '../../../people/postures.ts';
import type { Scene, ScenePerson } from '../../../scene.ts';
import { figureOf } from '../../figures/figures.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { personShapes } from './person-in-room.ts';
import { individuals, recordNamedThing, recordPeople } from '../placing/record-shown.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { addCandleStand, bedOf, drawInBed, isLitFromWindow } from './sick-bed.ts';

/** The middle of the bed, in pixels from the left; its head is at the right. */
const BED_X = 560;

/** Where somebody stands by a bed. */
interface Spot {
  /** In pixels from the left. */
  x: number;
  /** Relative to a person in front of the bed. */
  size: number;
  isFlipped?: boolean;
  /** How they stand, where the passage states nothing. */
  posture: Posture;
}

/** Behind the bed, which hides their skirts and legs; the face on the pillow stays free. */
const BEHIND: readonly Spot[] = [
  { x: 452, size: 0.9, posture: 'breast' },
  { x: 806, size: 0.92, isFlipped: true, posture: 'wait' },
  { x: 548, size: 0.88, posture: 'bow' },
  { x: 372, size: 0.86, posture: 'wait' },
  { x: 878, size: 0.86, isFlipped: true, posture: 'breast' },
];

/** At its foot. */
const BEFORE: readonly Spot[] = [
  { x: 262, size: 1, posture: 'kneel' },
  { x: 184, size: 1, posture: 'stand' },
];

/** In the order in which people take their places. */
const SPOTS: readonly Spot[] = [
  BEHIND[0]!,
  BEHIND[1]!,
  BEFORE[0]!,
  BEHIND[2]!,
  BEFORE[1]!,
  BEHIND[3]!,
  BEHIND[4]!,
];

/** Whether several people stand about a bed: those at it are stated, or nothing else is there to stand at. */
export function isAroundBed({ people, things, setting }: Scene): boolean {
  const bed = things.findIndex(({ what }) => /^(?:bed|iron bed|four-poster)$/u.test(what));
  const others = people.filter((person) => !isLying(person));
  const count = others.reduce((sum, person) => sum + (person.count === 'many' ? MANY : person.count), 0);
  if (bed < 0 || count < 2 || others.some(({ posture }) => MOVING.has(posture?.value ?? ''))) return false;
  return (
    others.some(({ relation }) => relation?.to.kind === 'thing' && relation.to.index === bed) ||
    (count > 2 && (setting?.value === 'bedroom' || people.some(isLying)))
  );
}
const MANY = 5;
const MOVING: ReadonlySet<string> = new Set(['dance', 'run', 'fight', 'play', 'eat']);

/** Several people about the bed of somebody who is ill, by candlelight or from the window. */
export function drawAroundBed(room: Room): void {
  const { scene } = room;
  const lying = scene.people.find(isLying) ?? somebodyIn(scene);
  const others = individuals(
    { ...scene, people: scene.people.filter((person) => person !== lying).map(atEase) },
    SPOTS.length,
  );
  const placed = others.map((each, i) => ({ ...each, spot: SPOTS[i]! }));
  const draw = (spots: readonly Spot[]) => {
    for (const { person, index, spot } of placed
      .filter((each) => spots.includes(each.spot))
      .toSorted((a, b) => a.spot.size - b.spot.size)) {
      const figure = figureOf(person, scene, index, {
        canSit: false,
        posture: spot.posture,
      });
      const foot = FRONT_Y - RISE * (1 - spot.size);
      addForeground(
        room,
        personShapes(
          { ...room, scale: room.scale * spot.size },
          figure,
          spot.x,
          spot.isFlipped === true,
          foot,
        ),
        spot.size < 1 ? 0.6 : 0.95,
      );
    }
  };
  draw(BEHIND);
  // Posts and curtains would hide who stands behind.
  const isHidden = /canopied|four-poster/u.test(room.kind.decor.forms['bed'] ?? '');
  drawInBed(room, lying, BED_X, isHidden ? 'iron bed' : bedOf(room));
  if (room.source !== 'window' && !isLitFromWindow(scene)) addCandleStand(room, BED_X + 300);
  draw(BEFORE);
  room.floor.block(120, 930);
  recordPeople(room, scene.people);
  for (const what of ['bed', 'iron bed', 'four-poster', 'candle']) recordNamedThing(room, what);
  placeFloorThings(room);
}

/** The floor rises towards the wall, in pixels for a person of no size. */
const RISE = 300;

/** People of whom only "stood" is said stand in different ways. */
const atEase = (person: ScenePerson): ScenePerson =>
  person.posture?.value === 'stand' ? { ...person, posture: undefined } : person;

/** Who lies there, where the passage tells only of those who stand by. */
const somebodyIn = ({ people }: Scene): ScenePerson => ({
  id: `${people[0]!.id}/in bed`,
  words: [],
  certainty: 1,
  weight: 0,
  count: 1,
  age: 'old',
  wears: [],
  holds: [],
});
