import type { Setting } from '../../../setting.ts';
import { drawArcade, drawArch } from './arches.ts';
import { drawChancel } from './chancel.ts';
import { drawStairs } from './flight-of-stairs.ts';
import type { Room } from '../room.ts';
import { drawSettle, drawStalls, drawTimbers } from './fittings.ts';
import { drawDoors } from './suite-of-doors.ts';
import { drawBarrels, drawCounter, drawRack } from '../placing/wall-stores.ts';

/**
 * What distinguishes one kind of room from another before it is furnished: the stairs of a staircase, the arches of a ballroom,
 * the hearth of a kitchen, the timbers of a cabin. It is part of the wall and leaves the middle free for people.
 */
export function drawArchitecture(room: Room): void {
  const setting = room.scene.setting?.value;
  if (setting) OF[setting]?.(room);
}

const hasStairs = ({ scene }: Room): boolean =>
  scene.things.some(
    ({ what }) => what === 'staircase' || (what === 'steps' && scene.setting?.value === 'kitchen'),
  );

const OF: Readonly<Partial<Record<Setting, (room: Room) => void>>> = {
  stairs: drawStairs,
  hall: (room) => {
    if (hasStairs(room)) drawStairs(room);
    else drawArch(room);
  },
  ballroom: drawArcade,
  theatre: drawArcade,
  'church inside': drawChancel,
  kitchen: (room) => (hasStairs(room) ? drawStairs(room) : drawRack(room)),
  tavern: drawBarrels,
  shop: drawCounter,
  hut: drawSettle,
  'ship cabin': drawTimbers,
  corridor: drawDoors,
  stable: drawStalls,
};
