import type { Shape } from '../../drawing/layer.ts';
import { boxOf, createRow, type Row } from '../canvas.ts';
import { figureOf } from '../figures.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { motifOf } from '../motif-of.ts';
import { placeRest } from './floor-things.ts';
import { FOOT, members, near, noteAll, noteThing, personShapes, put, type Room } from './room.ts';

/** Two face each other over the lamp; one sits before it. */
export function drawAtTable(room: Room): void {
  const { scene, light, source } = room;
  const guests = members(scene, 3);
  const tableX = source === 'table' ? light.x : 560;
  const top = FOOT - 0.76 * room.scale;
  const isPlain =
    room.kind.isLow ||
    room.kind.hasSlope ||
    scene.place?.value === 'study' ||
    scene.place?.value === 'office';
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
      ...(stated ? {} : { posture: 'sitAtTable' }),
    });
    if (figure.isSeated) near(room, put(room, room.kind.isLow && MOTIFS.has('stool') ? 'stool' : 'chair', spot.x - (spot.flip ? -8 : 8), { isFlipped: spot.flip }), 0.5); // prettier-ignore
    draw.push({ shapes: personShapes(room, figure, spot.x, spot.flip), rim: 0.95 });
    room.floor.block(spot.x - 70, spot.x + 70);
  });
  for (const { shapes, rim } of draw) near(room, shapes, rim);
  near(room, put(room, isPlain || isDesk ? 'table' : 'laid table', tableX), 0.6);
  room.floor.block(tableX - reach, tableX + reach);
  const onTable = createRow(tableX - reach + 8, tableX + reach - 8);
  if (source === 'table') {
    const wantsCandle = scene.light?.value === 'candle' || scene.things.some(({ what }) => what === 'candle');
    near(
      room,
      put(room, wantsCandle ? 'candle' : 'lamp', light.x, { foot: top, scale: room.scale * 0.82 }),
      0.2,
    );
    onTable.block(light.x - 34, light.x + 34);
    noteThing(room, wantsCandle ? 'candle' : 'lamp');
  }
  layTable(room, onTable, top, tableX);
  if (guests[2]) {
    const figure = figureOf(guests[2].person, scene, guests[2].index, {});
    near(room, personShapes(room, figure, 236, false));
  }
  noteAll(room, guests.map(({ person }) => person)); // prettier-ignore
  noteThing(room, isDesk ? 'desk' : 'table');
  placeRest(room);
}

/** A small table that holds the light of the room, by those who stand. */
export function drawLitTable(room: Room): void {
  const { scene, light } = room;
  const wide = 0.46 * room.scale;
  if (!room.floor.isFree(light.x - wide, light.x + wide)) return;
  const top = FOOT - 0.76 * room.scale;
  near(room, put(room, 'round table', light.x), 0.6);
  const wantsCandle = scene.light?.value === 'candle' || scene.things.some(({ what }) => what === 'candle');
  near(
    room,
    put(room, wantsCandle ? 'candle' : 'lamp', light.x, { foot: top, scale: room.scale * 0.82 }),
    0.2,
  );
  noteThing(room, wantsCandle ? 'candle' : 'lamp');
  room.floor.block(light.x - wide, light.x + wide);
  const row = createRow(light.x - wide, light.x + wide);
  row.block(light.x - 34, light.x + 34);
  layTable(room, row, top, light.x);
}

/** Small things of the passage, on a table. */
function layTable(room: Room, row: Row, top: number, wanted: number): void {
  const { scene, canvas } = room;
  for (const thing of scene.things) {
    const found = motifOf(thing, scene, canvas.random);
    if (
      found?.motif.stands !== 'table' ||
      room.shown.has(thing) ||
      thing.what === 'lamp' ||
      thing.what === 'candle'
    )
      continue;
    const count = thing.count === 'many' ? 3 : Math.min(thing.count ?? 1, 3);
    for (let i = 0; i < count; i++) {
      const scale = room.scale * 0.9;
      const { left, right } = boxOf(found.motif.draw(canvas.random, {}));
      const x = row.take(wanted + (i - 1) * 60, (right - left) * scale + 4);
      if (x === null) break;
      near(room, put(room, found.name, x, { foot: top, scale, body: thing.colour }), 0.5);
      room.shown.add(thing);
    }
    if (room.shown.has(thing)) canvas.note(thing.what, thing.words);
  }
}

const SEATS: ReadonlySet<string> = new Set(['sofa', 'armchair', 'bench', 'stool', 'chair']);

/** Nobody is there: furniture where the light falls. */
export function drawEmptyRoom(room: Room): void {
  const { scene, source, light } = room;
  const named = scene.things.filter((thing) => !room.shown.has(thing));
  const isSet =
    named.some(({ what }) => ['table', 'desk', 'writing table', 'laid table'].includes(what)) ||
    source === 'table';
  if (isSet) {
    const hasSeat = named.some(({ what }) => SEATS.has(what) && what !== 'chair' && what !== 'stool');
    const x = hasSeat ? 720 : source === 'table' ? light.x : 560;
    const top = FOOT - 0.76 * room.scale;
    const isBare = scene.leftOut.some(({ what }) => what === 'furniture') || named.some(({ what }) => SEATS.has(what)); // prettier-ignore
    if (!isBare) near(room, put(room, 'chair', x - 200), 0.6);
    const isPlain = room.kind.isLow || named.some(({ what }) => what === 'desk' || what === 'writing table');
    near(room, put(room, isPlain ? 'table' : 'laid table', x), 0.6);
    const row = createRow(x - 0.8 * room.scale, x + 0.8 * room.scale);
    if (source === 'table') {
      const wantsCandle = scene.light?.value === 'candle' || named.some(({ what }) => what === 'candle');
      near(room, put(room, wantsCandle ? 'candle' : 'lamp', x, { foot: top, scale: room.scale * 0.82 }), 0.2);
      row.block(x - 34, x + 34);
      noteThing(room, wantsCandle ? 'candle' : 'lamp');
    }
    layTable(room, row, top, x);
    room.floor.block(isBare ? x - 170 : x - 240, x + 170);
    for (const what of ['table', 'desk', 'writing table', 'laid table']) noteThing(room, what);
  }
  placeRest(room, true);
  if (!isSet && room.shown.size === 0)
    near(room, put(room, room.kind.isLow ? 'bench' : 'armchair', 420), 0.7);
}
