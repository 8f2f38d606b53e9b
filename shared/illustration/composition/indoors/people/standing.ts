import type { ScenePerson } from '../../../scene.ts';
import { coupleOf, partnerOf } from '../../figures/figures-pairs.ts';
import { ADULT_HEIGHT_M, figureOf, headPixels } from '../../figures/figures.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { drawLitTable } from './at-table.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, type Room } from '../room.ts';
import { individuals, recordIndividuals, recordNamedThing, recordPeople } from '../placing/record-shown.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from './person-in-room.ts';

export function drawStanding(room: Room): void {
  const { scene, light } = room;
  const guests = individuals(scene, 6);
  guests.forEach(({ person, index }, i) => {
    const partner = partnerOf(scene, person, index);
    if (partner === 'drawn') return;
    const alone = figureOf(person, scene, index, { canSit: false });
    const figure = partner
      ? coupleOf(alone, figureOf(partner.person, scene, partner.index, {}), partner.how)
      : alone;
    const unit = headPixels(room.scale * ADULT_HEIGHT_M) * figure.size;
    const wide = (figure.box.right - figure.box.left) * unit;
    const wanted = guests.length === 1 ? (room.source === 'table' ? 400 : 420) : light.x - 190 + i * 100;
    const x = room.floor.take(Math.max(170, Math.min(860, wanted)), wide * 0.94);
    if (x === null) return;
    // Keep the way of a walking person clear.
    if (person.posture?.value === 'walk' || person.posture?.value === 'run')
      room.floor.block(x - 210, x + 210);
    addForeground(
      room,
      personShapes(
        room,
        figure,
        x - ((figure.box.left + figure.box.right) / 2) * unit * (guests.length > 1 && i % 2 ? -1 : 1),
        guests.length > 1 && i % 2 === 1,
      ),
      0.95,
    );
  });
  recordIndividuals(room, guests);
  if (room.source === 'table') drawLitTable(room);
  placeFloorThings(room);
}

export function drawAtPiano(room: Room): void {
  const { scene } = room;
  addForeground(room, motifShapes(room, 'piano', 540), 0.6);
  recordNamedThing(room, 'piano');
  const guests = individuals(scene, 2);
  guests.forEach(({ person, index }, i) => {
    const figure = figureOf(
      person,
      scene,
      index,
      i === 0 ? { canSit: true, posture: 'sitAtTable' } : { posture: 'wait' },
    );
    const x = i === 0 ? 300 : 782;
    if (figure.isSeated) addForeground(room, motifShapes(room, 'chair', x - 8), 0.5);
    addForeground(room, personShapes(room, figure, x, i === 1), 0.95);
  });
  room.floor.block(220, 860);
  recordIndividuals(room, guests);
  placeFloorThings(room);
}

/** The quietest room: a person at the window with their back to us, or beside it where their face should be seen. */
export function drawAtWindow(room: Room): void {
  const { scene, window } = room;
  const [{ person, index }] = individuals(scene, 1) as [{ person: ScenePerson; index: number }];
  const isFacing = isFaceWanted(person);
  const figure = figureOf(person, scene, index, { isFromBehind: !isFacing });
  const x = (window?.x ?? 640) - (isFacing ? 128 : 26);
  addForeground(room, personShapes(room, figure, x, false), 0.8);
  room.floor.block(x - 80, x + 80);
  recordPeople(room, [person]);
  recordNamedThing(room, 'window');
  placeFloorThings(room);
}

/** A person on the threshold, dark against the light of the next room. */
export function drawInDoorway(room: Room): void {
  const { scene, light } = room;
  const [{ person, index }] = individuals(scene, 1) as [{ person: ScenePerson; index: number }];
  const figure = figureOf(person, scene, index, { posture: 'stand' });
  addForeground(room, personShapes(room, figure, light.x - 6, false, SKIRTING + 34), 0.9);
  room.floor.block(light.x - 90, light.x + 90);
  recordPeople(room, [person]);
  placeFloorThings(room);
}

/** Whether the passage states what a person holds or looks like, so that the picture should show the face. */
const isFaceWanted = ({ holds, hair, beard, features = [] }: ScenePerson): boolean =>
  holds.length > 0 || hair !== undefined || beard !== undefined || features.length > 1;
