import { rectangle } from '../../../drawing/path.ts';
import { createRow, filled } from '../../canvas.ts';
import { figureOf } from '../../figures/figures.ts';
import { isLaid, layTable, setLight } from './at-table.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { individuals, recordIndividuals, recordNamedThing } from '../placing/record-shown.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from './person-in-room.ts';

/** Four or more people round a table: at its ends, behind it, and one with their back to the reader. */
export function drawCompanyAtTable(room: Room): void {
  const { scene, source, light } = room;
  const guests = individuals(scene, 6);
  const x = source === 'table' ? light.x : 540;
  const reach = 1.16 * room.scale;
  const top = FRONT_Y - 0.76 * room.scale;
  const behind = guests.length - (guests.length > 4 ? 3 : 2);
  const isAtEnd = (i: number) => i < 2;
  const isInFront = (i: number) => guests.length > 4 && i === guests.length - 1;
  // People behind the table come first: it hides them from the breast down.
  guests.forEach(({ person, index }, i) => {
    if (isAtEnd(i) || isInFront(i)) return;
    const k = i - 2;
    const figure = figureOf(person, scene, index, { canSit: false, posture: k % 2 ? 'hold' : 'breast' });
    const at = x + ((k - (behind - 1) / 2) * (reach * 1.5)) / Math.max(behind, 2);
    // They sit on a bench, so only what is above the table top is drawn, and their shins below it.
    const shapes = personShapes(room, figure, at, at > x, FRONT_Y + 0.3 * room.scale);
    const board = FRONT_Y - 0.86 * room.scale;
    addForeground(
      room,
      [
        ...shapes.map((shape) => ({
          ...shape,
          path: shape.path.map((ring) => ring.map((v, n) => (n % 2 ? Math.min(v, board) : v))),
        })),
        filled(
          room.palette.ink,
          ...[-0.13, 0.07].map((dx) =>
            rectangle(
              at + dx * room.scale,
              FRONT_Y - 0.5 * room.scale,
              0.075 * room.scale,
              0.46 * room.scale,
            ),
          ),
        ),
      ],
      0.8,
    );
  });
  if (behind > 0)
    addForeground(
      room,
      [
        filled(
          room.palette.ink,
          rectangle(x - reach * 0.9, FRONT_Y - 0.52 * room.scale, reach * 1.8, 0.06 * room.scale),
        ),
      ],
      0.3,
    );
  const table = motifShapes(room, room.kind.isLow || isBareTable(room) ? 'table' : 'laid table', x, {
    scale: room.scale * 1.26,
    foot: FRONT_Y + 0.0,
  });
  guests.forEach(({ person, index }, i) => {
    if (!isAtEnd(i)) return;
    const flip = i === 1;
    const at = x + (flip ? 1 : -1) * (reach + 0.2 * room.scale);
    const figure = figureOf(person, scene, index, {
      canSit: true,
      seated: 'sitAtTable',
      posture: 'sitAtTable',
    });
    if (figure.isSeated)
      addForeground(
        room,
        motifShapes(room, room.kind.isLow ? 'stool' : 'chair', at + (flip ? 8 : -8), { isFlipped: flip }),
        0.5,
      );
    addForeground(room, personShapes(room, figure, at, flip), 0.95);
  });
  addForeground(room, table, 0.6);
  const onTable = createRow(x - reach + 8, x + reach - 8);
  if (source === 'table') {
    setLight(room, x, top - 0.2 * room.scale);
    onTable.block(x - 34, x + 34);
  }
  layTable(room, onTable, FRONT_Y - 0.97 * room.scale, x);
  guests.forEach(({ person, index }, i) => {
    if (!isInFront(i)) return;
    // The nearest person is cropped by the edge of the picture: with legs they would seem to stand.
    const figure = figureOf(person, scene, index, { isFromBehind: true, posture: 'stand' });
    const shapes = personShapes(room, figure, x - 0.3 * reach, false, FRONT_Y + 0.5 * room.scale);
    const seat = FRONT_Y + 0.02 * room.scale;
    room.canvas.add(
      [
        ...shapes.map((shape) => ({
          ...shape,
          path: shape.path.map((ring) => ring.map((v, n) => (n % 2 ? Math.min(v, seat) : v))),
        })),
        ...motifShapes(room, 'stool', x - 0.3 * reach, { foot: FRONT_Y + 0.26 * room.scale }),
      ],
      { rim: 0.9, glow: 0.04 },
    );
  });
  room.floor.block(x - reach - 120, x + reach + 120);
  recordIndividuals(room, guests);
  recordNamedThing(room, 'table');
}

/** Clerks and those who look at a map sit at a table without a cloth. */
const isBareTable = (room: Room): boolean => {
  const { things, people, setting } = room.scene;
  return (
    ['office', 'study', 'schoolroom', 'workshop', 'prison'].includes(setting?.value ?? '') ||
    things.some(({ what }) => what === 'desk' || what === 'writing table') ||
    (!isLaid(room) &&
      things.some(({ what }) => what === 'table') &&
      things.some(({ what }) => what === 'map' || what === 'papers') &&
      people.every(({ posture }) => posture?.value !== 'eat'))
  );
};
