import type { Shape } from '../../drawing/layer.ts';
import { rectangle } from '../../drawing/path.ts';
import { boxOf, createRow, filled, type Row } from '../canvas.ts';
import { figureOf } from '../figures.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { motifOf } from '../motif-of.ts';
import { TABLES } from '../tables.ts';
import { placeFloorThings } from './place-floor-things.ts';
import { isSpread, liesOnFloor, restsOn } from './on-tops.ts';
import { bedOf } from './sick-bed.ts';
import {
  FRONT_Y,
  recordThing,
  individuals,
  addForeground,
  recordPeople,
  recordNamedThing,
  personShapes,
  motifShapes,
  type Room,
} from './room.ts';

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
const isLaid = ({ scene }: Room): boolean =>
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
  recordPeople(
    room,
    guests.map(({ person }) => person),
  );
  recordNamedThing(room, isDesk ? 'desk' : 'table');
  placeFloorThings(room);
}

/** The light of the room on a table: the one that the passage names, or a lamp. */
function setLight(room: Room, x: number, top: number): void {
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

const SEATS: ReadonlySet<string> = new Set([
  'sofa',
  'armchair',
  'bench',
  'stool',
  'chair',
  'bed',
  'iron bed',
]);

/** An empty room: furniture where the light falls. */
export function drawEmptyRoom(room: Room): void {
  const { scene, source, light } = room;
  const named = scene.things.filter((thing) => !room.shown.has(thing));
  const isChurch = scene.setting?.value === 'church inside';
  // Flowers in vases stand on a piano or a chest of drawers that is named.
  const hasTops = named.some(
    ({ what }) => MOTIFS.get(what)?.support === 'ground' && MOTIFS.get(what)?.anchors?.top !== undefined,
  );
  const table = named.find(({ what }) => TABLES.has(what));
  const isSet =
    table !== undefined ||
    (!isChurch &&
      // A globe or a vase of flowers stands on something.
      (named.some(
        (thing) =>
          thing.certainty >= 0.75 &&
          !(isSpread(thing) && hasTops) &&
          restsOn(thing, scene) === undefined &&
          !liesOnFloor(thing, scene) &&
          thing.weight >= 0.3 &&
          motifOf(thing, scene, room.canvas.random)?.motif.support === 'table',
      ) ||
        source === 'table'));
  // A bed is the largest thing in a room: the others take the remaining space.
  const bed = named.find(({ what }) => what === 'bed' || what === 'iron bed' || what === 'four-poster');
  if (bed) {
    addForeground(room, motifShapes(room, bed.what === 'four-poster' ? bed.what : bedOf(room), 322), 0.6);
    recordThing(room, bed);
    room.floor.block(96, 322 + 1.12 * room.scale);
  }
  if (isSet) {
    const hasSeat = named.some(({ what }) => SEATS.has(what) && what !== 'chair' && what !== 'stool');
    const x = bed ? 790 : hasSeat ? 720 : source === 'table' ? light.x : 560;
    const top = FRONT_Y - 0.76 * room.scale;
    const isBare =
      scene.leftOut.some(({ what }) => what === 'furniture') || named.some(({ what }) => SEATS.has(what));
    if (!isBare) addForeground(room, motifShapes(room, 'chair', x - 200), 0.6);
    const isPlain = room.kind.isLow || room.kind.hasSlope || room.kind.hasBars || room.kind.isVaulted;
    const isDesk = named.some(({ what }) => what === 'desk' || what === 'writing table');
    const usual =
      isPlain && table?.what !== 'laid table'
        ? 'table'
        : isLaid(room)
          ? 'laid table'
          : room.canvas.random.pick(['table', 'round table', 'laid table', 'writing table']);
    const name =
      table?.what === 'round table' || (room.isBackground && source === 'table')
        ? 'round table'
        : isDesk
          ? 'writing table'
          : usual;
    addForeground(room, motifShapes(room, name, x), 0.6);
    const reach = (name === 'round table' ? 0.5 : 0.72) * room.scale;
    const row = createRow(x - reach, x + reach);
    if (source === 'table') {
      setLight(room, x, top);
      row.block(x - 34, x + 34);
    }
    layTable(room, row, top, x);
    room.floor.block(isBare ? x - 170 : x - 240, x + 170);
    for (const what of TABLES) recordNamedThing(room, what);
  }
  placeFloorThings(room, true);
  if (!isSet && room.shown.size === 0 && !room.isBackground)
    addForeground(
      room,
      motifShapes(
        room,
        isChurch
          ? 'lectern'
          : room.kind.isLow || room.kind.isVaulted
            ? 'bench'
            : room.canvas.random.pick(['armchair', 'sofa', 'round table', 'chair', 'armchair'] as const),
        420,
      ),
      0.7,
    );
}

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
  const table = motifShapes(room, room.kind.isLow ? 'table' : 'laid table', x, {
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
  recordPeople(
    room,
    guests.map(({ person }) => person),
  );
  recordNamedThing(room, 'table');
}
