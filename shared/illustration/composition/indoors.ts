import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, outline, placed, rectangle, stroke } from '../drawing/path.ts';
import { MOTIFS } from '../motifs/library.ts';
import { drawHead } from '../people/heads.ts';
import type { Scene, ScenePerson, SceneThing } from '../scene.ts';
import { boxOf, createCanvas, createRow, filled, mirrored, shapesOf, thin, type Canvas, type Composition, type Row } from './canvas.ts'; // prettier-ignore
import { looksOf } from './backdrop.ts';
import { figureOf, headOf, type Figure } from './figures.ts';
import { IN_THE_AIR, motifOf, OF_THE_LAND } from './motif-of.ts';
import { looksAt, roomPalette, type Palette, type Series } from './palette.ts';
import { beam, door, drawFloor, drawWall, drawWindow, roomKind, SKIRTING, type RoomKind, type Window } from './room-shell.ts'; // prettier-ignore

const MAN = 1.75;
/** Where those who are nearest stand. */
const FOOT = 674;

interface Room {
  scene: Scene;
  canvas: Canvas;
  palette: Palette;
  kind: RoomKind;
  /** Pixels of a metre for furniture beside people, and against the wall. */
  scale: number;
  source: LightSource;
  light: { x: number; y: number };
  window: Window | null;
  wall: Row;
  floor: Row;
  shown: Set<SceneThing>;
}

type LightSource = 'window' | 'fire' | 'table' | 'hanging' | 'bed' | 'doorway';

/** A picture of the inside of a house. */
export function composeIndoors(scene: Scene, series: Series, seed: string, take: number): Composition {
  const canvas = createCanvas(series.seed, seed, 'indoors', take);
  const kind = roomKind(scene.place?.value ?? 'room');
  const source = lightOf(scene);
  const isLampLit = source !== 'window' && source !== 'doorway';
  const palette = roomPalette(scene, series, kind.wall, isLampLit);
  const count = scene.people.reduce((sum, { count: n }) => sum + (n === 'many' ? 5 : n), 0);
  const tall = count <= 1 ? 352 : count === 2 ? 336 : count <= 4 ? 296 : 250;
  const scale = tall / MAN;
  const light = lightAt(source, scale, kind);
  const room: Room = {
    scene, canvas, palette, kind, scale, source, light,
    window: windowOf(scene, kind, source, light),
    wall: createRow(110, 914), floor: createRow(110, 914), shown: new Set(),
  }; // prettier-ignore
  if (room.window) room.wall.block(room.window.x - room.window.width / 2 - 60, room.window.x + room.window.width / 2 + 60); // prettier-ignore

  drawWall(canvas, palette, kind);
  if (room.window) drawWindow(canvas, palette, kind, scene, series, room.window);
  const template = arrange(room);
  // Nothing hangs behind a head.
  for (const x of template.heads) room.wall.block(x - 64, x + 64);
  drawWallThings(room);
  drawFloor(canvas, palette, kind, light);
  if (room.window && source === 'window') beam(canvas, palette, room.window, -150);
  template.draw();
  for (const known of [scene.place, scene.time, scene.light]) if (known && known.words.length > 0) canvas.note(known.value, known.words); // prettier-ignore

  const shine = {
    x: light.x,
    y: light.y,
    radius: source === 'window' || source === 'doorway' ? 120 : source === 'fire' ? 92 : 74,
    colour: palette.light,
    air: source === 'window' ? 4.2 : 3.6,
    onGround: isLampLit ? 0.55 : 0.5,
    bloom: isLampLit ? 0.22 : 0.14,
  };
  const turned = canvas.random.chance(0.5)
    ? mirrored(canvas.layers, shine)
    : { layers: canvas.layers, light: shine };
  const [shadow, deep, middle, lit] = palette.sky;
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      ground: { stops: [{ at: 0, colour: mix(lit, palette.light, 0.45) }, { at: 0.3, colour: lit }, { at: 0.7, colour: middle }, { at: 1, colour: deep }, { at: 1.3, colour: shadow }], radial: 0.92, reach: isLampLit ? 560 : 700, marble: 0.035 },
      ...turned,
    },
    drawn: canvas.drawn,
    template: `${scene.place?.value ?? 'room'} ${template.name}`,
  }; // prettier-ignore
}

/** One light on which everything hangs: what the passage names, or the hour's. */
function lightOf(scene: Scene): LightSource {
  const names = new Set(scene.things.map(({ what }) => what));
  const lit = scene.light?.value;
  if (lit === 'fire' || names.has('fireplace') || names.has('hearth') || names.has('fire')) return 'fire';
  if (scene.people.some(({ posture }) => posture?.value === 'lie' || posture?.value === 'sleep'))
    return 'bed';
  if (scene.place?.value === 'ballroom' || scene.place?.value === 'theatre' || names.has('chandelier'))
    return 'hanging';
  if (lit === 'doorway' || names.has('open door') || names.has('threshold') || (names.has('door') && scene.people.length === 1)) return 'doorway'; // prettier-ignore
  if (lit === 'candle' || lit === 'lamp' || names.has('candle') || names.has('lamp')) return 'table';
  const isDark = scene.time?.value === 'night' || scene.time?.value === 'dusk' || lit === 'dark';
  if (
    lit === 'window' ||
    lit === 'sun' ||
    lit === 'low sun' ||
    lit === 'moon' ||
    (names.has('window') && !isDark)
  )
    return 'window';
  return isDark ? 'table' : 'window';
}

function lightAt(source: LightSource, scale: number, kind: RoomKind): { x: number; y: number } {
  if (source === 'fire') return { x: 704, y: SKIRTING - 0.34 * scale };
  if (source === 'window') return kind.hasBars ? { x: 650, y: 210 } : { x: 690, y: kind.isLow ? 370 : 330 };
  if (source === 'hanging') return { x: 520, y: 190 };
  if (source === 'doorway') return { x: 690, y: 400 };
  return { x: source === 'bed' ? 560 : 586, y: FOOT - 0.78 * scale - 52 };
}

function windowOf(
  scene: Scene,
  kind: RoomKind,
  source: LightSource,
  light: { x: number; y: number },
): Window | null {
  const isNamed = scene.things.some(({ what }) => what === 'window');
  const curtain = scene.things.find(({ what }) => what === 'curtain' || what === 'curtains');
  const cloth = curtain?.colour ?? kind.curtain;
  if (source === 'window') {
    if (kind.hasBars) return { x: light.x, y: 262, width: 112, height: 112 };
    return kind.isLow ? { x: light.x, y: 452, width: 150, height: 158, curtain: curtain && cloth } : { x: light.x, y: 470, width: 190, height: 306, curtain: cloth }; // prettier-ignore
  }
  if (source === 'doorway' || scene.place?.value === 'cave' || scene.place?.value === 'corridor') return null;
  if (!isNamed && (kind.isVaulted || kind.hasBars || source === 'hanging')) return null;
  const x = source === 'fire' ? 300 : 320;
  return kind.isLow || kind.hasSlope ? { x, y: 452, width: 118, height: 132 } : { x, y: 470, width: 150, height: 276, curtain: cloth }; // prettier-ignore
}

// ---- arrangements ---------------------------------------------------------------------------------------------------

interface Arrangement {
  name: string;
  /** Where heads will be, in pixels from the left. */
  heads: readonly number[];
  /** Draws the furniture and people of the foreground, after wall and floor. */
  draw: () => void;
}

/** How people and furniture stand to each other decides the picture; a free spot never does. */
function arrange(room: Room): Arrangement {
  const { scene, source } = room;
  const names = new Set(scene.things.map(({ what }) => what));
  const postures = new Set(scene.people.map(({ posture }) => posture?.value));
  const isMany = scene.people.some(({ count }) => count === 'many' || count > 3) || scene.people.length > 3;
  if (postures.has('lie') || postures.has('sleep'))
    return { name: 'bed', heads: [390], draw: () => drawSickBed(room) };
  if (scene.people.length === 0) return { name: 'empty', heads: [], draw: () => drawEmptyRoom(room) };
  if (isMany) return { name: 'company', heads: [], draw: () => drawStanding(room) };
  if (names.has('piano') || postures.has('play'))
    return { name: 'piano', heads: [300, 782], draw: () => drawAtPiano(room) };
  if (source === 'fire') return { name: 'fire', heads: [430], draw: () => drawByFire(room) };
  const seated = [...postures].some(
    (posture) => posture && ['sit', 'read', 'write', 'eat', 'work'].includes(posture),
  );
  const hasTable = ['table', 'laid table', 'desk', 'writing table', 'samovar', 'dinner', 'tea'].some((what) => names.has(what)); // prettier-ignore
  if (scene.people.length === 1 && source === 'doorway')
    return { name: 'doorway', heads: [], draw: () => drawInDoorway(room) };
  if (seated && !hasTable && source === 'window' && scene.people.length <= 2 && !postures.has('eat') && !postures.has('write')) return { name: 'chair', heads: [430], draw: () => drawByFire(room) }; // prettier-ignore
  if (seated || (hasTable && !postures.has('stand') && !postures.has('walk')))
    return { name: 'table', heads: [room.light.x - 230, room.light.x + 230], draw: () => drawAtTable(room) };
  if (scene.people.length === 1 && source === 'window' && (postures.has('look out') || names.has('window'))) return { name: 'window', heads: [], draw: () => drawAtWindow(room) }; // prettier-ignore
  return {
    name: 'standing',
    heads: scene.people.length === 1 ? [420] : [room.light.x - 190, room.light.x - 90],
    draw: () => drawStanding(room),
  };
}

const SHADOW = { blur: 3, distance: 8 } as const;

function near(room: Room, shapes: readonly Shape[], rim = 0.8): void {
  room.canvas.add(shapes, {
    rim,
    glow: 0.04,
    shadow: { ...SHADOW, colour: room.palette.ink, strength: 0.28 },
  });
}

interface PutOptions {
  isFlipped?: boolean;
  scale?: number;
  foot?: number;
  depth?: number;
  body?: string | undefined;
  isLit?: boolean;
}

/** A motif with the middle of its width at `x`. */
function put(
  room: Room,
  name: string,
  x: number,
  { isFlipped = false, scale = room.scale, foot = FOOT, depth = 0, body, isLit = true }: PutOptions = {},
): Shape[] {
  // prettier-ignore
  const motif = MOTIFS.get(name);
  if (!motif) return [];
  const parts = motif.draw(room.canvas.random, { isLit });
  const { left, right } = boxOf(parts);
  const centre = ((left + right) / 2) * (isFlipped ? -1 : 1) * scale;
  return shapesOf(
    parts,
    { x: x - centre, y: foot, scale, isFlipped },
    looksAt(room.palette, depth, { body }),
  );
}

function personShapes(room: Room, figure: Figure, x: number, isFlipped: boolean, foot = FOOT): Shape[] {
  const unit = headOf(room.scale * MAN) * figure.size;
  return shapesOf(
    figure.parts,
    { x, y: foot, scale: unit, isFlipped },
    looksAt(room.palette, 0, looksOf(figure.person)),
  );
}

const members = (scene: Scene, limit: number): { person: ScenePerson; index: number }[] =>
  scene.people
    .flatMap((person) =>
      Array.from({ length: person.count === 'many' ? limit : person.count }, (_, index) => ({
        person,
        index,
      })),
    ) // prettier-ignore
    .slice(0, limit);

function noteAll(room: Room, people: readonly ScenePerson[]): void {
  for (const person of new Set(people))
    room.canvas.note(person.sex === 'woman' ? 'woman' : 'person', person.words);
}

/** Two face each other over the lamp; one sits before it. */
function drawAtTable(room: Room): void {
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
    const told = person.posture?.value;
    const figure = figureOf(person, scene, index, {
      canSit: true,
      ...(told ? {} : { posture: 'sitAtTable' }),
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

/** In an armchair before the fire or the window, a second one facing it. */
function drawByFire(room: Room): void {
  const { scene } = room;
  const guests = members(scene, 2);
  guests.forEach(({ person, index }, i) => {
    const told = person.posture?.value;
    const stands = told !== undefined && !['sit', 'read', 'work', 'eat', 'write', 'sleep'].includes(told);
    const figure = figureOf(person, scene, index, {
      canSit: !stands,
      ...(told ? {} : { posture: i === 0 ? 'sitReading' : 'wait' }),
    });
    const x = i === 0 ? 430 : 858;
    if (figure.isSeated) {
      near(room, put(room, 'armchair', x - (i === 0 ? 22 : -22), { isFlipped: i === 1 }), 0.5);
      noteThing(room, 'armchair');
      noteThing(room, 'chair');
    }
    near(room, personShapes(room, figure, x, i === 1), 0.95);
    room.floor.block(x - 90, x + 90);
  });
  noteAll(room, guests.map(({ person }) => person)); // prettier-ignore
  placeRest(room);
}

/** The quietest of all rooms: somebody with their back to us before the window. */
function drawAtWindow(room: Room): void {
  const { scene, window } = room;
  const [{ person, index }] = members(scene, 1) as [{ person: ScenePerson; index: number }];
  const figure = figureOf(person, scene, index, { isFromBehind: true });
  const x = (window?.x ?? 640) - 26;
  near(room, personShapes(room, figure, x, false), 0.8);
  room.floor.block(x - 80, x + 80);
  noteAll(room, [person]);
  noteThing(room, 'window');
  placeRest(room);
}

/** Somebody stands on the threshold, dark before the light of the next room. */
function drawInDoorway(room: Room): void {
  const { scene, light } = room;
  const [{ person, index }] = members(scene, 1) as [{ person: ScenePerson; index: number }];
  const figure = figureOf(person, scene, index, { posture: 'stand' });
  near(room, personShapes(room, figure, light.x - 6, false, SKIRTING + 34), 0.9);
  room.floor.block(light.x - 90, light.x + 90);
  noteAll(room, [person]);
  placeRest(room);
}

function drawStanding(room: Room): void {
  const { scene, light } = room;
  const guests = members(scene, 6);
  const many = guests.length > 3;
  guests.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { canSit: false, isFromBehind: many && i % 3 === 1 });
    const unit = headOf(room.scale * MAN) * figure.size;
    const wide = (figure.box.right - figure.box.left) * unit;
    const wanted = guests.length === 1 ? 420 : light.x - 190 + i * 100;
    const x = room.floor.take(Math.max(170, Math.min(860, wanted)), wide * (many ? 0.82 : 0.94));
    if (x === null) return;
    near(room, personShapes(room, figure, x - ((figure.box.left + figure.box.right) / 2) * unit * (guests.length > 1 && i % 2 ? -1 : 1), guests.length > 1 && i % 2 === 1), 0.95); // prettier-ignore
  });
  noteAll(room, guests.map(({ person }) => person)); // prettier-ignore
  placeRest(room);
}

function drawAtPiano(room: Room): void {
  const { scene } = room;
  near(room, put(room, 'piano', 540), 0.6);
  noteThing(room, 'piano');
  const guests = members(scene, 2);
  guests.forEach(({ person, index }, i) => {
    const figure = figureOf(
      person,
      scene,
      index,
      i === 0 ? { canSit: true, posture: 'sitAtTable' } : { posture: 'wait' },
    );
    const x = i === 0 ? 300 : 782;
    if (figure.isSeated) near(room, put(room, 'chair', x - 8), 0.5);
    near(room, personShapes(room, figure, x, i === 1), 0.95);
  });
  room.floor.block(220, 860);
  noteAll(room, guests.map(({ person }) => person)); // prettier-ignore
  placeRest(room);
}

/** Somebody lies in bed, lit by a candle; whoever else is there sits or stands by. */
function drawSickBed(room: Room): void {
  const { scene, palette, light } = room;
  const lying = scene.people.find(({ posture }) => posture?.value === 'lie' || posture?.value === 'sleep')!;
  const scale = room.scale;
  const bedX = 690;
  near(room, put(room, 'bed', bedX, { isFlipped: true, scale: scale * 1.06 }), 0.5);
  const top = FOOT - 0.62 * scale;
  const unit = headOf(scale * MAN);
  const isOld = lying.age === 'old';
  const looks = looksAt(palette, 0);
  const white = mix('#efe3c8', palette.ink, 0.1);
  const blanket = mix(palette.sky[2], palette.ink, 0.2);
  near(room, [
    filled(white, outline([[bedX + 44, top + 6], [bedX + 70, top - 40], [bedX + 130, top - 58], [bedX + 176, top - 40], [bedX + 184, top + 10]])),
    ...drawHead({ hair: lying.sex === 'woman' ? 'long' : isOld ? 'bald' : 'tousled', isWhiteHaired: isOld, ...(lying.beard ? { beard: lying.beard.value.cut } : {}) }).map(({ path, material }) => ({ path: placed(path, { x: bedX + 84, y: top - 20, scale: unit, isFlipped: true, turn: 62 }), colour: looks[material] })),
    filled(blanket, outline([[bedX - 196, top + 44, 1], [bedX - 190, top - 14], [bedX - 168, top - 30], [bedX - 140, top - 12], [bedX - 60, top - 12], [bedX + 20, top - 34], [bedX + 66, top - 22], [bedX + 74, top + 44, 1]])),
    thin(palette.light, 0.2, stroke([[bedX - 150, top - 4], [bedX - 40, top + 6], [bedX + 50, top - 8]], 2, true)),
  ], 0.7); // prettier-ignore
  const stand = light.x - 60;
  near(room, [filled(palette.ink, rectangle(stand - 26, FOOT - 0.7 * scale, 52, 8), rectangle(stand - 4, FOOT - 0.7 * scale, 8, 0.7 * scale), ellipse(stand, FOOT - 4, 26, 6))], 0.4); // prettier-ignore
  near(room, put(room, 'candle', stand, { foot: FOOT - 0.7 * scale, scale: scale * 0.8 }), 0.2);
  const others = members({ ...scene, people: scene.people.filter((person) => person !== lying) }, 2);
  others.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { canSit: i === 0, posture: i === 0 ? 'sitBent' : 'wait' });
    const x = i === 0 ? 390 : 236;
    if (figure.isSeated) near(room, put(room, 'chair', x - 8), 0.5);
    near(room, personShapes(room, figure, x, false), 0.95);
  });
  room.floor.block(180, 900);
  noteAll(room, scene.people);
  for (const thing of scene.things) if (thing.what === 'bed') markShown(room, thing);
}

/** Nobody is there: furniture where the light falls. */
function drawEmptyRoom(room: Room): void {
  const { scene, source, light } = room;
  const named = scene.things.filter((thing) => !room.shown.has(thing));
  const isSet =
    named.some(({ what }) => ['table', 'desk', 'writing table', 'laid table'].includes(what)) ||
    source === 'table';
  if (isSet) {
    const x = source === 'table' ? light.x : 560;
    const top = FOOT - 0.76 * room.scale;
    near(room, put(room, 'chair', x - 200), 0.6);
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
    room.floor.block(x - 240, x + 170);
    for (const what of ['table', 'desk', 'writing table', 'laid table']) noteThing(room, what);
  }
  placeRest(room, true);
  if (!isSet && room.shown.size === 0)
    near(room, put(room, room.kind.isLow ? 'bench' : 'armchair', 420), 0.7);
}

function noteThing(room: Room, what: string): void {
  const thing = room.scene.things.find((each) => each.what === what && !room.shown.has(each));
  if (thing) markShown(room, thing);
}

function markShown(room: Room, thing: SceneThing): void {
  room.shown.add(thing);
  room.canvas.note(thing.what, thing.words);
}

/** What stands on the floor and has no place yet: near, where it is free. */
function placeRest(room: Room, isSubjectLarge = false): void {
  const { scene, canvas, light } = room;
  let left = isSubjectLarge ? 5 : 3;
  for (const thing of scene.things) {
    if (left === 0) break;
    if (room.shown.has(thing) || IN_THE_AIR.has(thing.what) || OF_THE_LAND.has(thing.what)) continue;
    const found = motifOf(thing, scene, canvas.random);
    if (found?.motif.stands !== 'ground' || found.motif.height > 2.9 || AGAINST_WALLS.has(found.name))
      continue;
    const count = thing.count === 'many' ? 3 : Math.min(thing.count ?? 1, 4);
    for (let i = 0; i < count; i++) {
      const { left: from, right: to } = boxOf(found.motif.draw(canvas.random, {}));
      const x = room.floor.take(left === 5 ? light.x - 90 : 260 + i * 150, (to - from) * room.scale + 8);
      if (x === null) break;
      near(room, put(room, found.name, x, { body: thing.colour, isFlipped: x > light.x }), 0.7);
      if (!room.shown.has(thing)) markShown(room, thing);
    }
    if (room.shown.has(thing)) left--;
  }
}

/** What stands or hangs against the wall; large dark pieces only in the outer thirds, one of them. */
const AGAINST_WALLS: ReadonlySet<string> = new Set(['bookcase', 'fireplace', 'stove', 'clock', 'wardrobe', 'cupboard', 'screen', 'organ']); // prettier-ignore

function drawWallThings(room: Room): void {
  const { scene, canvas, palette, kind, light, source } = room;
  const shapes: Shape[] = [];
  const depth = 0.2;
  const scale = room.scale * 0.94;
  if (source === 'fire') {
    const isStove =
      kind.isLow && scene.region === 'east' && !scene.things.some(({ what }) => what === 'fireplace');
    canvas.add(put(room, isStove ? 'stove' : 'fireplace', light.x, { foot: SKIRTING + 8, scale: scale * 1.12, depth: 0.1 }), { rim: 0.3, glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } }); // prettier-ignore
    room.wall.block(light.x - 190, light.x + 190);
    for (const what of ['fireplace', 'hearth', 'fire', 'stove']) noteThing(room, what);
  }
  if (source === 'hanging') {
    canvas.add(put(room, 'chandelier', light.x, { foot: light.y + 96, scale: scale * 0.9 }), {
      rim: 0.3,
      glow: 0.2,
    });
    noteThing(room, 'chandelier');
    room.wall.block(light.x - 130, light.x + 130);
  }
  if (source === 'doorway' || scene.things.some(({ what }) => what === 'door' || what === 'open door')) {
    const x = source === 'doorway' ? light.x : (room.wall.take(210, 200) ?? null);
    if (x !== null) {
      canvas.add(door(palette, x, source === 'doorway'), { glow: 0.14, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.25 } }); // prettier-ignore
      noteThing(room, 'door');
      noteThing(room, 'open door');
      if (source === 'doorway') room.wall.block(x - 110, x + 110);
    }
  }
  if (room.window) for (const what of ['window', 'curtain', 'curtained window']) noteThing(room, what);
  let dark = source === 'fire' ? 1 : 0;
  const named = scene.things.filter((thing) => !room.shown.has(thing));
  const wanted = [...named.map((thing) => ({ thing, what: thing.what })), ...(named.length > 5 ? [] : kind.usual.map((what) => ({ thing: null, what })))]; // prettier-ignore
  for (const { thing, what } of wanted) {
    const found = motifOf(
      thing ?? { what, words: [], certainty: 1, weight: 0, qualities: [] },
      scene,
      canvas.random,
    );
    if (!found) continue;
    if (found.name === 'window' || found.name === 'curtained window' || found.name === 'door') continue;
    const isLarge = AGAINST_WALLS.has(found.name);
    if (!isLarge && found.motif.stands !== 'wall') continue;
    if (isLarge && dark > 0 && !thing) continue;
    const parts = found.motif.draw(canvas.random, { isLit: true });
    const { left, right } = boxOf(parts);
    const width = (right - left) * scale;
    const x = room.wall.take(isLarge ? (light.x > 512 ? 190 : 840) : 430, width + 24);
    if (x === null || (isLarge && x > 350 && x < 674 && width > 130)) continue;
    if (isLarge) dark++;
    const foot = isLarge ? SKIRTING + 10 : 330 - (1 - found.motif.height) * 20;
    shapes.push(...put(room, found.name, x, { foot, scale, depth, body: thing?.colour }));
    if (thing) markShown(room, thing);
  }
  canvas.add(shapes, {
    glow: 0.16,
    rim: 0.3,
    shadow: { ...SHADOW, distance: 5, colour: palette.ink, strength: 0.26 },
  });
}
