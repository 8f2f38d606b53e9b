import { mix } from '../../../drawing/colour.ts';
import { polygon, rectangle } from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { filled, translucent } from '../../canvas.ts';
import { ADULT_HEIGHT_M, figureOf, headPixels } from '../../figures/figures.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { individuals, recordNamedThing, recordPeople } from '../placing/record-shown.ts';
import { personShapes } from './person-in-room.ts';
import { motifShapes } from '../in-room-parts.ts';

/** The trestle table under the monster: its ends in pixels, and its height in metres. */
const TABLE = { left: 352, right: 916, height: 0.74 } as const;
/** Position of the hips, in pixels from the left. */
const HIPS = 712;

export const isMonsterWaking = ({ people }: Scene): boolean =>
  people.length === 1 && people[0]!.monster !== undefined && people[0]!.posture?.value === 'lie';

/** The position of the candle on the trestle table, in pixels. */
export const candleOnTrestle = (scale: number) => ({
  x: TABLE.left + 52,
  y: FRONT_Y - TABLE.height * scale - 44,
});

/** A waking monster: half risen from a bare trestle table, facing the candle at its other end. */
export function drawWakingMonster(room: Room): void {
  const { scene, palette, light, scale } = room;
  const [{ person, index }] = individuals(scene, 1) as [ReturnType<typeof individuals>[number]];
  const top = FRONT_Y - TABLE.height * scale;
  const wood = mix(mix('#4b3523', palette.ink, 0.4), palette.sky[1], 0.12);
  const leg = (x: number) => [
    polygon([
      [x - 6, top + 10],
      [x + 8, top + 10],
      [x - 30, FRONT_Y],
      [x - 44, FRONT_Y],
    ]),
    polygon([
      [x - 6, top + 10],
      [x + 8, top + 10],
      [x + 46, FRONT_Y],
      [x + 32, FRONT_Y],
    ]),
  ];
  const figure = figureOf({ ...person, posture: undefined }, scene, index, { posture: 'rising' });
  addForeground(
    room,
    personShapes(room, figure, HIPS, true, top + 0.12 * headPixels(scale * ADULT_HEIGHT_M)),
    0.9,
  );
  // A sheet has slid from it.
  const sheet = mix('#cfc4a8', palette.ink, 0.3);
  addForeground(
    room,
    [
      filled(
        wood,
        ...leg(TABLE.left + 70),
        ...leg(TABLE.right - 70),
        rectangle(TABLE.left, top, TABLE.right - TABLE.left, 16),
        rectangle(TABLE.left + 40, FRONT_Y - 50, TABLE.right - TABLE.left - 80, 8),
      ),
      translucent(
        palette.light,
        0.3,
        rectangle(TABLE.left + 4, top + 1.5, TABLE.right - TABLE.left - 8, 2.4),
      ),
      filled(
        sheet,
        polygon([
          [HIPS - 60, top - 2],
          [HIPS + 26, top - 4],
          [HIPS + 40, top + 96],
          [HIPS + 16, top + 78],
          [HIPS - 4, top + 112],
          [HIPS - 30, top + 84],
          [HIPS - 50, top + 104],
        ]),
      ),
      // It still covers the feet.
      filled(
        mix(sheet, palette.light, 0.2),
        polygon([
          [TABLE.left + 78, top + 1],
          [TABLE.left + 96, top - 34],
          [TABLE.left + 132, top - 52],
          [TABLE.left + 176, top - 44],
          [TABLE.left + 214, top - 22],
          [TABLE.left + 236, top + 1],
          [TABLE.left + 206, top + 34],
          [TABLE.left + 176, top + 20],
          [TABLE.left + 140, top + 46],
          [TABLE.left + 104, top + 18],
        ]),
      ),
      translucent(
        palette.ink,
        0.3,
        polygon([
          [HIPS - 30, top + 4],
          [HIPS - 26, top + 4],
          [HIPS - 29, top + 82],
        ]),
        polygon([
          [HIPS + 6, top + 4],
          [HIPS + 10, top + 4],
          [HIPS - 3, top + 108],
        ]),
      ),
    ],
    0.5,
  );
  // Burnt down nearly to its stick.
  addForeground(room, motifShapes(room, 'candle', light.x, { foot: top, scale: scale * 0.86 }), 0.2);
  for (const what of ['candle', 'table', 'trestle']) recordNamedThing(room, what);
  room.floor.block(TABLE.left - 40, TABLE.right + 20);
  recordPeople(room, [person]);
  placeFloorThings(room);
}
