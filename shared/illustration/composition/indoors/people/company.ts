import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import type { Scene, ScenePerson } from '../../../scene.ts';
import { figureOf } from '../../figures/figures.ts';
import { coupleOf, partnerOf } from '../../figures/figures-pairs.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { personShapes } from './person-in-room.ts';
import { isLying } from '../../../is-lying.ts';
import { recordIndividuals } from '../placing/record-shown.ts';

/** The place of one person of a company: farther ones are smaller, higher and hazier. */
interface Spot {
  x: number;
  /** Relative to a person in the foreground. */
  size: number;
  isFlipped: boolean;
  isFromBehind?: boolean;
}

/** In order of use: knots of two and three people facing each other, with gaps between them. */
const SPOTS: readonly Spot[] = [
  { x: 268, size: 1, isFlipped: false },
  { x: 344, size: 0.97, isFlipped: true },
  { x: 742, size: 1, isFlipped: true },
  { x: 664, size: 0.98, isFlipped: false },
  { x: 486, size: 0.76, isFlipped: false },
  { x: 540, size: 0.74, isFlipped: true },
  { x: 820, size: 0.96, isFlipped: true },
  { x: 150, size: 1.2, isFlipped: false, isFromBehind: true },
  { x: 420, size: 0.72, isFlipped: true },
  { x: 610, size: 0.7, isFlipped: true },
  { x: 884, size: 1.22, isFlipped: true, isFromBehind: true },
];

/** Couples that dance keep clear of each other. */
const DANCING: readonly Spot[] = [
  { x: 262, size: 1.04, isFlipped: false },
  { x: 774, size: 1, isFlipped: true },
  { x: 520, size: 0.84, isFlipped: false },
  { x: 392, size: 0.64, isFlipped: true },
  { x: 650, size: 0.62, isFlipped: false },
  { x: 132, size: 0.6, isFlipped: true },
  { x: 900, size: 0.58, isFlipped: false },
];

/** The number for "many": enough to fill the room. */
const MANY = 10;
/** The floor rises towards the wall, in pixels for a person of no size. */
const RISE = 250;

/** Many people in a room: of each kind that the passage names, near and far, in knots. */
export function drawCompany(room: Room): void {
  const { scene } = room;
  const guests = mixed(scene, SPOTS.length);
  let couples = 0;
  const placed = guests.flatMap(({ person, index }, i) => {
    const partner = partnerOf(scene, person, index);
    if (partner === 'drawn') return [];
    const spot = person.posture?.value === 'dance' ? DANCING[couples++ % DANCING.length]! : SPOTS[i]!;
    const isDown = isLying(person) && i % 3 !== 2;
    const alone = figureOf(
      isLying(person)
        ? { ...person, posture: { ...person.posture!, value: isDown ? 'sit' : 'stand' } }
        : person,
      scene,
      index,
      {
        canSit: isDown,
        ...(isDown && { seated: person.sex === 'woman' ? ('settle' as const) : ('sitOnGround' as const) }),
        isFromBehind: spot.isFromBehind === true && !partner && !isDown,
      },
    );
    const figure = partner
      ? coupleOf(alone, figureOf(partner.person, scene, partner.index, {}), partner.how)
      : alone;
    return [{ figure, spot }];
  });
  for (const { figure, spot } of placed.toSorted((a, b) => a.spot.size - b.spot.size)) {
    const foot = FRONT_Y - RISE * (1 - spot.size);
    const shapes = personShapes(
      { ...room, scale: room.scale * spot.size },
      figure,
      spot.x,
      spot.isFlipped,
      foot,
    );
    addForeground(
      room,
      spot.size < 0.9 ? shapes.map((shape) => hazed(shape, room)) : shapes,
      spot.size < 0.9 ? 0.5 : 0.95,
    );
  }
  room.floor.block(96, 928);
  recordIndividuals(room, guests);
  placeFloorThings(room);
}

const hazed = (shape: Shape, { palette }: Room): Shape => ({
  ...shape,
  colour: mix(shape.colour, palette.sky[2], 0.3),
});

/** Takes one person of each kind in turn, until the room is full. */
function mixed({ people }: Scene, limit: number): { person: ScenePerson; index: number }[] {
  const groups = people.map((person) =>
    Array.from(
      {
        length:
          person.count === 'many'
            ? Math.ceil(MANY / people.filter(({ count }) => count === 'many').length)
            : person.count,
      },
      (_, index) => ({ person, index }),
    ),
  );
  const all: { person: ScenePerson; index: number }[] = [];
  for (let i = 0; groups.some((group) => i < group.length); i++)
    for (const group of groups) if (group[i]) all.push(group[i]!);
  return all.slice(0, limit);
}
