import { figureOf } from '../../figures/figures.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, type Room } from '../room.ts';
import { individuals, recordIndividuals, recordNamedThing } from '../placing/record-shown.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from './person-in-room.ts';

/** In an armchair in front of the fire or the window, a second one facing it. */
export function drawByFire(room: Room): void {
  const { scene } = room;
  const guests = individuals(scene, 2);
  const shared = sharedSeat(room, guests.length);
  if (shared) {
    addForeground(room, motifShapes(room, shared, (TOGETHER[0] + TOGETHER[1]) / 2), 0.5);
    recordNamedThing(room, shared);
  }
  guests.forEach(({ person, index }, i) => {
    const stated = person.posture?.value;
    const isOnFeet =
      stated !== undefined && !['sit', 'read', 'work', 'eat', 'write', 'sleep'].includes(stated);
    const figure = figureOf(person, scene, index, {
      canSit: !isOnFeet,
      ...(room.kind.hasBars ? { seated: 'sitBent' } : {}),
      ...(stated ? {} : { posture: i > 0 ? 'wait' : room.source === 'fire' ? 'sitAtTable' : 'sit' }),
    });
    // The light is between the two, or their outlines would run into each other.
    const x = shared ? TOGETHER[i]! : i === 0 ? (guests.length > 1 ? 372 : 430) : 852;
    if (figure.isSeated && !shared) {
      const seat = seatOf(room);
      addForeground(
        room,
        motifShapes(room, seat, x - (i === 0 ? SET_BACK[seat] : -SET_BACK[seat]), { isFlipped: i === 1 }),
        0.5,
      );
      for (const what of [seat, 'chair']) recordNamedThing(room, what);
    }
    addForeground(room, personShapes(room, figure, x, i === 1), 0.95);
    room.floor.block(x - 90, x + 90);
  });
  recordIndividuals(room, guests);
  placeFloorThings(room);
}

/** Where two sit on one sofa, in pixels from the left. */
const TOGETHER: readonly [number, number] = [452, 612];
const FOR_TWO: readonly Seat[] = ['sofa', 'bench', 'pew'];

/** The one sofa or bench of a passage on which two people sit beside each other. */
const sharedSeat = ({ scene }: Room, sitters: number): Seat | undefined =>
  sitters === 2 && scene.people.every(({ posture }) => posture?.value === 'sit')
    ? FOR_TWO.find((seat) => scene.things.some(({ what, count }) => what === seat && count === undefined))
    : undefined;

/** Furniture that the passage names, or the usual one of such a room. */
function seatOf({ scene, kind }: Room): Seat {
  const named = (Object.keys(SET_BACK) as Seat[]).find((seat) =>
    scene.things.some(({ what }) => what === seat),
  );
  return (
    named ??
    (scene.setting?.value === 'church inside'
      ? 'pew'
      : kind.hasBars || kind.isVaulted
        ? 'bench'
        : kind.isLow || kind.hasSlope
          ? 'stool'
          : 'armchair')
  );
}

type Seat = 'armchair' | 'rocking chair' | 'chair' | 'stool' | 'bench' | 'sofa' | 'chest' | 'pew';

/** The distance from the hips of a sitter back to the middle of the seat, in pixels. */
const SET_BACK: Readonly<Record<Seat, number>> = {
  armchair: 22,
  'rocking chair': 14,
  chair: 8,
  stool: 0,
  bench: 30,
  sofa: 40,
  chest: 10,
  pew: 30,
};
