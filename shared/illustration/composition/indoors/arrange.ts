import { drawBier, hasBier } from './bier.ts';
import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { outline, polygon, rectangle, stroke, type Point } from '../../drawing/path.ts';
import type { ScenePerson } from '../../scene.ts';
import { filled, translucent } from '../canvas.ts';
import { coloursAt } from '../material-colours.ts';
import { POSTURES } from '../../people/postures.ts';
import { skeletonOf } from '../../people/skeleton.ts';
import { figureOf, headPixels, ADULT_HEIGHT_M, type Figure } from '../figures.ts';
import { coupleOf, partnerOf } from '../figures-pairs.ts';
import { SKIRTING } from '../room-shell.ts';
import { drawAtTable, drawCompanyAtTable, drawEmptyRoom, drawLitTable } from './at-table.ts';
import { placeFloorThings } from './place-floor-things.ts';
import { drawHeap } from './heap.ts';
import { isHeaped } from './is-heaped.ts';
import {
  FRONT_Y,
  individuals,
  addForeground,
  recordPeople,
  recordNamedThing,
  personShapes,
  motifShapes,
  type Room,
} from './room.ts';
import { drawCompany } from './company.ts';
import { blockStove, isOnStove, isOnStraw } from './lying.ts';
import { bedOf, drawSickBed } from './sick-bed.ts';
import { drawGrandStaircase } from './grand-staircase.ts';
import { drawStage } from './stage-scene.ts';
import { drawWakingMonster, isMonsterWaking } from './waking-monster.ts';

export interface Arrangement {
  name: string;
  /** Where heads will be, in pixels from the left. */
  heads: readonly number[];
  /** Draws the furniture and people of the foreground, after wall and floor. */
  draw: () => void;
}

/** Played at a table. */
const GAMES = ['chess board', 'playing cards', 'card table', 'dice'];

/** Arranges people and furniture by their relation to each other, never by free spots. */
export function arrange(room: Room): Arrangement {
  const { scene, source } = room;
  const names = new Set(scene.things.map(({ what }) => what));
  const postures = new Set(scene.people.map(({ posture }) => posture?.value));
  const isMany = scene.people.some(({ count }) => count === 'many' || count > 3) || scene.people.length > 3;
  if (scene.setting?.value === 'carriage inside')
    return { name: 'compartment', heads: [], draw: () => drawCompartment(room) };
  if (isMonsterWaking(scene)) return { name: 'rising', heads: [], draw: () => drawWakingMonster(room) };
  if (room.isOnStairs) return { name: 'staircase', heads: [], draw: () => drawGrandStaircase(room) };
  if (room.isStaged) return { name: 'stage', heads: [], draw: () => drawStage(room) };
  if (hasBier(room) && !room.isBackground) return { name: 'bier', heads: [], draw: () => drawBier(room) };
  // A baby sleeps in its cradle.
  if (postures.has('sleep') && names.has('cradle') && scene.people.every(({ age }) => age === 'child'))
    return { name: 'empty', heads: [], draw: () => drawEmptyRoom(room) };
  const isLying = postures.has('lie') || postures.has('sleep');
  if (isLying && isOnStove(room)) {
    blockStove(room);
    return { name: 'on the stove', heads: [], draw: () => drawSickBed(room) };
  }
  if (isLying && isOnStraw(room)) return { name: 'straw', heads: [], draw: () => drawSickBed(room) };
  if (isLying) return { name: 'bed', heads: [390], draw: () => drawSickBed(room) };
  if (scene.people.length === 1 && (names.has('bed') || names.has('iron bed') || names.has('four-poster')))
    return { name: 'bedside', heads: [330], draw: () => drawAtBedside(room) };
  if (isHeaped(scene) && !room.isBackground) return { name: 'heap', heads: [], draw: () => drawHeap(room) };
  // A bed with posts hides the wall behind it.
  if (scene.people.length === 0 && names.has('four-poster')) room.wall.block(0, 322 + 1.16 * room.scale);
  if (scene.people.length === 0) return { name: 'empty', heads: [], draw: () => drawEmptyRoom(room) };
  const isChurch = scene.setting?.value === 'church inside';
  const hasTable =
    (!isChurch &&
      ['table', 'laid table', 'round table', 'card table', 'desk', 'writing table', 'samovar', 'dinner'].some(
        (what) => names.has(what),
      )) ||
    (!isChurch && isMany && postures.has('eat'));
  const isStanding = ['stand', 'walk', 'dance', 'run', 'fight', 'embrace'].some((posture) =>
    [...postures].includes(posture as 'stand'),
  );
  if (isMany && hasTable && !isStanding)
    return { name: 'company at table', heads: [], draw: () => drawCompanyAtTable(room) };
  if (isMany) return { name: 'company', heads: [], draw: () => drawCompany(room) };
  if (names.has('anvil') && scene.people.length === 1 && !postures.has('sit'))
    return { name: 'anvil', heads: [430], draw: () => drawAtAnvil(room) };
  const isGame = GAMES.some((what) => names.has(what));
  if (isGame && postures.has('play'))
    return { name: 'table', heads: [room.light.x - 230, room.light.x + 230], draw: () => drawAtTable(room) };
  if (names.has('piano') || (postures.has('play') && !isGame))
    return { name: 'piano', heads: [300, 782], draw: () => drawAtPiano(room) };
  if (source === 'fire') return { name: 'fire', heads: [430], draw: () => drawByFire(room) };
  const seated = [...postures].some(
    (posture) => posture && ['sit', 'read', 'write', 'eat', 'work'].includes(posture),
  );
  if (scene.people.length === 1 && source === 'doorway')
    return { name: 'doorway', heads: [], draw: () => drawInDoorway(room) };
  if (
    seated &&
    !hasTable &&
    (source === 'window' || isChurch) &&
    scene.people.length <= 2 &&
    !postures.has('eat') &&
    !postures.has('write')
  )
    return { name: 'chair', heads: [430], draw: () => drawByFire(room) };
  if (seated || (hasTable && !postures.has('stand') && !postures.has('walk')))
    return { name: 'table', heads: [room.light.x - 230, room.light.x + 230], draw: () => drawAtTable(room) };
  if (scene.people.length === 1 && source === 'window' && (postures.has('look out') || names.has('window')))
    return { name: 'window', heads: [], draw: () => drawAtWindow(room) };
  return {
    name: 'standing',
    heads: scene.people.length === 1 ? [420] : [room.light.x - 190, room.light.x - 90],
    draw: () => drawStanding(room),
  };
}

/** A smith swings a hammer over the anvil, the forge behind it. */
function drawAtAnvil(room: Room): void {
  const { scene } = room;
  const [{ person, index }] = individuals(scene, 1) as [{ person: ScenePerson; index: number }];
  const figure = figureOf(person, scene, index, { canSit: false, posture: 'strike' });
  const unit = headPixels(room.scale * ADULT_HEIGHT_M) * figure.size;
  const x = 400;
  const [u, v] = skeletonOf(POSTURES.strike).nearArm.end;
  addForeground(room, motifShapes(room, 'anvil', 566), 0.7);
  addForeground(
    room,
    motifShapes(room, 'hammer', x + u * unit, { foot: FRONT_Y + v * unit + 6, scale: room.scale * 1.1 }),
    0.7,
  );
  addForeground(room, personShapes(room, figure, x, false), 0.95);
  room.floor.block(x - 110, 650);
  recordPeople(room, [person]);
  for (const what of ['anvil', 'hammer']) recordNamedThing(room, what);
  placeFloorThings(room);
}

/** In an armchair in front of the fire or the window, a second one facing it. */
function drawByFire(room: Room): void {
  const { scene } = room;
  const guests = individuals(scene, 2);
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
    const x = i === 0 ? (guests.length > 1 ? 372 : 430) : 852;
    if (figure.isSeated) {
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
  recordPeople(
    room,
    guests.map(({ person }) => person),
  );
  placeFloorThings(room);
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

/** Two benches that face each other, and a person in the corner by the window. */
function drawCompartment(room: Room): void {
  const { scene, palette, canvas } = room;
  const { cloth } = room.kind.decor;
  const bench = (x: number, side: 1 | -1): Shape[] => {
    const at = (u: number, v: number, corner?: 1): Point =>
      corner ? [x + side * u, v, corner] : [x + side * u, v];
    return [
      filled(
        mix(cloth, palette.ink, 0.55),
        outline([
          at(-70, FRONT_Y - 300, 1),
          at(-52, FRONT_Y - 330),
          at(-10, FRONT_Y - 330),
          at(8, FRONT_Y - 290),
          at(24, FRONT_Y - 120),
          at(150, FRONT_Y - 108),
          at(166, FRONT_Y - 84),
          at(160, FRONT_Y - 52, 1),
          at(150, FRONT_Y - 50, 1),
          at(150, FRONT_Y + 6, 1),
          at(-70, FRONT_Y + 6, 1),
        ]),
      ),
      translucent(
        mix(cloth, palette.light, 0.4),
        0.5,
        ...[0.2, 0.45, 0.7].map((t) =>
          stroke([at(-52 + 66 * t, FRONT_Y - 316), at(-36 + 66 * t, FRONT_Y - 140)], 2, true),
        ),
        stroke([at(20, FRONT_Y - 112), at(150, FRONT_Y - 100)], 2.4, true),
      ),
    ];
  };
  const guests = individuals(scene, 2);
  guests.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { canSit: true, posture: 'sit' });
    const flip = i === 1;
    addForeground(room, bench(flip ? 800 : 190, flip ? -1 : 1), 0.5);
    addForeground(room, personShapes(room, figure, flip ? 738 : 252, flip), 0.95);
  });
  if (guests.length === 0) addForeground(room, bench(190, 1), 0.5);
  if (guests.length < 2) addForeground(room, bench(820, -1), 0.5);
  // The rack above.
  canvas.add(
    [
      filled(
        mix(palette.ink, palette.sky[1], 0.3),
        rectangle(120, 150, 790, 7),
        ...[150, 330, 700, 880].map((x) =>
          polygon([
            [x, 150],
            [x + 9, 150],
            [x + 4, 112],
          ]),
        ),
      ),
    ],
    { rim: 0.3 },
  );
  recordPeople(
    room,
    guests.map(({ person }) => person),
  );
  recordNamedThing(room, 'railway carriage');
}

/** A person stands by an empty bed. */
function drawAtBedside(room: Room): void {
  const { scene } = room;
  const [{ person, index }] = individuals(scene, 1) as [{ person: ScenePerson; index: number }];
  const hasCurtains = scene.things.some(({ what }) => what === 'curtain');
  // The bed stays clear of the window, so that its light reaches the person beside the bed.
  const isLeft = (room.window?.x ?? 0) > 512;
  const [bedX, side] = isLeft ? [334, -1] : [690, 1];
  const name =
    hasCurtains || scene.things.some(({ what }) => what === 'four-poster') ? 'four-poster' : bedOf(room);
  addForeground(room, motifShapes(room, name, bedX, { isFlipped: !isLeft }), 0.6);
  const figure = figureOf(person, scene, index, { canSit: true, seated: 'sitBent' });
  const isLifting = hasCurtains && person.posture?.value === 'lift';
  // A praying person leans on the bed.
  const isKneeling = person.posture?.value === 'kneel' || person.posture?.value === 'pray';
  // "Sat on the bed": on its edge.
  const isOnBed =
    figure.isSeated &&
    person.relation?.kind === 'on' &&
    person.relation.to.kind === 'thing' &&
    /bed|four-poster/u.test(scene.things[person.relation.to.index]?.what ?? '');
  const x = bedX - side * (isOnBed ? 40 : isKneeling ? 236 : figure.isSeated ? 294 : isLifting ? 352 : 340);
  if (isLifting) addForeground(room, liftedCurtain(room, figure, { bedX, x, side }), 0.7);
  if (figure.isSeated && !isOnBed)
    addForeground(room, motifShapes(room, 'chair', x - side * 8, { isFlipped: isLeft }), 0.5);
  addForeground(room, personShapes(room, figure, x, isLeft), 0.95);
  room.floor.block(Math.min(x, bedX) - 110, Math.max(x, bedX) + 230);
  recordPeople(room, [person]);
  recordNamedThing(room, 'bed');
  if (hasCurtains) recordNamedThing(room, 'curtain');
  placeFloorThings(room);
}

/** The curtain from the rail of a bed to the hand that lifts it. @param side of the bed from the hand: −1 left */
function liftedCurtain(
  { scale, palette, scene }: Room,
  { size, posture }: Figure,
  { bedX, x, side }: { bedX: number; x: number; side: number },
): Shape[] {
  const unit = headPixels(scale * ADULT_HEIGHT_M) * size;
  const [u, v] = skeletonOf(POSTURES[posture === 'behind' ? 'lift' : posture]).nearArm.end;
  const [handX, handY] = [x + side * (u + 0.16) * unit, FRONT_Y + v * unit];
  const rail = FRONT_Y - 2.2 * scale;
  const [from, to] = [bedX - side * 0.3 * scale, bedX - side * 1.16 * scale];
  const cloth = mix(
    scene.things.find(({ what }) => what === 'curtain')?.colour ?? coloursAt(palette, 0).accent,
    palette.ink,
    0.16,
  );
  const fall = handY + 0.62 * scale;
  return [
    filled(
      cloth,
      outline([
        [from, rail, 1],
        [from - side * 0.12 * scale, rail + 0.4 * scale],
        [handX + side * 26, handY - 22],
        [handX + side * 16, handY + 8],
        [handX + side * 34, fall - 20],
        [handX + side * 22, fall, 1],
        [handX + side * 6, fall - 12],
        [handX - side * 12, fall + 4, 1],
        [handX - side * 10, handY + 10],
        [handX - side * 6, handY - 8],
        [to + side * 0.1 * scale, rail + 0.5 * scale],
        [to, rail, 1],
      ]),
    ),
    translucent(
      palette.light,
      0.3,
      ...[0.15, 0.4, 0.65, 0.88].map((t) =>
        stroke(
          [
            [from + (to - from) * t, rail + 4],
            [(from + (to - from) * t) * 0.45 + handX * 0.55 + side * 8 * (0.5 - t), (rail + handY) / 2 + 14],
            [handX + side * (8 - 14 * t), handY - 10],
          ],
          2.2,
          true,
        ),
      ),
      stroke(
        [
          [handX + side * 6, handY + 14],
          [handX + side * 12, fall - 20],
        ],
        2,
        true,
      ),
    ),
    translucent(
      palette.ink,
      0.4,
      stroke(
        [
          [handX - side * 10, handY + 2],
          [handX + side * 18, handY + 6],
        ],
        5,
        true,
      ),
    ),
  ];
}

/** Whether the passage states what a person holds or looks like, so that the picture should show the face. */
const isFaceWanted = ({ holds, hair, beard, features = [] }: ScenePerson): boolean =>
  holds.length > 0 || hair !== undefined || beard !== undefined || features.length > 1;

/** The quietest room: a person at the window with their back to us, or beside it where their face should be seen. */
function drawAtWindow(room: Room): void {
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
function drawInDoorway(room: Room): void {
  const { scene, light } = room;
  const [{ person, index }] = individuals(scene, 1) as [{ person: ScenePerson; index: number }];
  const figure = figureOf(person, scene, index, { posture: 'stand' });
  addForeground(room, personShapes(room, figure, light.x - 6, false, SKIRTING + 34), 0.9);
  room.floor.block(light.x - 90, light.x + 90);
  recordPeople(room, [person]);
  placeFloorThings(room);
}

function drawStanding(room: Room): void {
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
  recordPeople(
    room,
    guests.map(({ person }) => person),
  );
  if (room.source === 'table') drawLitTable(room);
  placeFloorThings(room);
}

function drawAtPiano(room: Room): void {
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
  recordPeople(
    room,
    guests.map(({ person }) => person),
  );
  placeFloorThings(room);
}
