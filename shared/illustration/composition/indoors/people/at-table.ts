import type { Shape } from '../../../drawing/layer.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { boxOf, createRow, type Row } from '../../canvas.ts';
import { figureOf } from '../../figures/figures.ts';
import { motifOf } from '../../motif-of.ts';
import { isSpread, liesOnFloor, restsOn } from '../placing/on-tops.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { individuals, recordIndividuals, recordNamedThing } from '../placing/record-shown.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from './person-in-room.ts';

/** Things on a laid table. */
const LAID: ReadonlySet<string> = new Set([
  'laid table',
  'samovar',
  'dinner',
  'glass of tea',
  'cup',
  'cups',
  'teapot',
  'plate',
  'plates',
  'bread',
  'decanter',
  'tureen',
  'fruit bowl',
  'cake',
]);

export const isLaid = ({ scene }: Room): boolean =>
  scene.setting?.value === 'dining room' || scene.things.some(({ what }) => LAID.has(what));

/** Two people face each other over the lamp; one person sits in front of it. */
export function drawAtTable(room: Room): void {
  const { scene, light, source } = room;
  const guests = individuals(scene, 3);
  const tableX = source === 'table' ? light.x : 560;
  const top = FRONT_Y - 0.76 * room.scale;
  const isPlain =
    room.kind.isLow ||
    room.kind.hasSlope ||
    scene.setting?.value === 'study' ||
    scene.setting?.value === 'office';
  const isDesk = scene.things.some(({ what }) => what === 'desk' || what === 'writing table');
  const reach = 0.86 * room.scale;
  const spots = [
    { x: tableX - reach - 62, flip: false },
    { x: tableX + reach + 62, flip: true },
  ];
  const draw: { shapes: Shape[]; rim: number }[] = [];
  guests.slice(0, 2).forEach(({ person, index }, i) => {
    const spot = spots[i]!;
    const stated = person.posture?.value;
    const figure = figureOf(person, scene, index, {
      canSit: true,
      seated: isDesk ? 'sitWriting' : 'sitAtTable',
      ...(stated ? {} : { posture: isDesk ? 'sitWriting' : 'sitAtTable' }),
    });
    if (figure.isSeated)
      addForeground(
        room,
        motifShapes(
          room,
          room.kind.isLow && MOTIFS.has('stool') ? 'stool' : 'chair',
          spot.x - (spot.flip ? -8 : 8),
          { isFlipped: spot.flip },
        ),
        0.5,
      );
    draw.push({ shapes: personShapes(room, figure, spot.x, spot.flip), rim: 0.95 });
    room.floor.block(spot.x - 70, spot.x + 70);
  });
  for (const { shapes, rim } of draw) addForeground(room, shapes, rim);
  addForeground(
    room,
    motifShapes(
      room,
      isDesk
        ? 'writing table'
        : isPlain || (!isLaid(room) && room.canvas.random.chance(0.5))
          ? 'table'
          : 'laid table',
      tableX,
    ),
    0.6,
  );
  room.floor.block(tableX - reach, tableX + reach);
  const onTable = createRow(tableX - reach + 8, tableX + reach - 8);
  if (source === 'table') {
    setLight(room, light.x, top);
    onTable.block(light.x - 34, light.x + 34);
  }
  layTable(room, onTable, top, tableX);
  if (guests[2]) {
    const figure = figureOf(guests[2].person, scene, guests[2].index, {});
    addForeground(room, personShapes(room, figure, 236, false));
  }
  recordIndividuals(room, guests);
  recordNamedThing(room, isDesk ? 'desk' : 'table');
  placeFloorThings(room);
}

/** The light of the room on a table: the one that the passage names, or a lamp. */
export function setLight(room: Room, x: number, top: number): void {
  const { scene, scale } = room;
  const name =
    (['candle', 'lantern'] as const).find(
      (light) => scene.light?.value === light || scene.things.some(({ what }) => what === light),
    ) ?? 'lamp';
  // The colour of a lamp is that of its shade.
  const shade =
    name === 'lamp'
      ? scene.things.find(({ what, colour }) => what === 'lamp' && colour !== undefined)?.colour
      : undefined;
  addForeground(
    room,
    motifShapes(room, shade ? 'shaded lamp' : name, x, { foot: top, scale: scale * 0.82, accent: shade }),
    0.2,
  );
  recordNamedThing(room, name);
}

/** A small table with the light of the room, beside standing people. */
export function drawLitTable(room: Room): void {
  const { light } = room;
  const wide = 0.46 * room.scale;
  if (!room.floor.isFree(light.x - wide, light.x + wide)) return;
  const top = FRONT_Y - 0.76 * room.scale;
  addForeground(room, motifShapes(room, 'round table', light.x), 0.6);
  setLight(room, light.x, top);
  room.floor.block(light.x - wide, light.x + wide);
  const row = createRow(light.x - wide, light.x + wide);
  row.block(light.x - 34, light.x + 34);
  layTable(room, row, top, light.x);
}

/** Small things of the passage, on a table. */
export function layTable(room: Room, row: Row, top: number, wanted: number): void {
  const { scene, canvas } = room;
  for (const thing of scene.things) {
    const found = motifOf(thing, scene, canvas.random);
    if (
      found?.motif.support !== 'table' ||
      room.shown.has(thing) ||
      restsOn(thing, scene) !== undefined ||
      liesOnFloor(thing, scene) ||
      thing.what === 'lamp' ||
      thing.what === 'candle' ||
      (thing.what === 'vase' && scene.things.some(({ what }) => what === 'flowers'))
    )
      continue;
    const count = isSpread(thing) ? 1 : thing.count === 'many' ? 3 : Math.min(thing.count ?? 1, 3);
    for (let i = 0; i < count; i++) {
      const scale = room.scale * 0.9;
      const { left, right } = boxOf(found.motif.draw(canvas.random, {}));
      const x = row.take(wanted + (i - 1) * 60, (right - left) * scale + 4);
      if (x === null) break;
      addForeground(room, motifShapes(room, found.name, x, { foot: top, scale, body: thing.colour }), 0.5);
      room.shown.add(thing);
    }
    if (room.shown.has(thing)) canvas.recordDrawn(thing.what, thing.words);
  }
}
