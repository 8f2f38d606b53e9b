import { part } from '#painter-parts';
import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, placed, rectangle, stroke } from '../../../drawing/path.ts';
import { bustOf } from '../../figures/dressed-person.ts';
import { statedColours } from '../../colours/stated-colours.ts';
import type { Scene, ScenePerson } from '../../../scene.ts';
import { boxOf, filled, translucent, translucentShapesOf } from '../../canvas.ts';
import { ADULT_HEIGHT_M, figureOf, headPixels } from '../../figures/figures.ts';
import { lyingParts } from '../../figures/lying-parts.ts';
import { drawOnFloor, drawOnStove, drawOnStraw, isOnFloor, isOnStove, isOnStraw } from './lying.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { halfShadowColours } from '../../colours/material-colours.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { individuals, recordPeople, recordThing } from '../placing/record-shown.ts';
import { personShapes } from './person-in-room.ts';
import { motifShapes } from '../in-room-parts.ts';
import { isLying } from '../../../is-lying.ts';

/** Daylight or moonlight that the passage states leaves no candle burning. */
export const isLitFromWindow = ({ time, light }: Scene): boolean =>
  light?.value === 'moon' ||
  light?.value === 'sun' ||
  (time?.source === 'passage' &&
    (time.value === 'day' || time.value === 'dawn') &&
    light?.value !== 'candle');

/** A person lies in bed by candlelight; others sit or stand beside it. */
export function drawSickBed(room: Room): void {
  const { scene, light } = room;
  const lying = scene.people.find(isLying)!;
  if (isOnStove(room)) return drawOnStove(room, lying);
  if (isOnStraw(room)) return drawOnStraw(room, lying);
  if (isOnFloor(room, lying)) return drawOnFloor(room, lying);
  if (isOnSofa(room)) return drawOnSofa(room, lying);
  drawInBed(room, lying, 690);
  if (!isLitFromWindow(scene)) addCandleStand(room, light.x - 60);
  const others = individuals({ ...scene, people: scene.people.filter((person) => person !== lying) }, 2);
  others.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { canSit: i === 0, posture: i === 0 ? 'sitBent' : 'wait' });
    const x = i === 0 ? 390 : 236;
    if (figure.isSeated) addForeground(room, motifShapes(room, 'chair', x - 8), 0.5);
    addForeground(room, personShapes(room, figure, x, false), 0.95);
  });
  room.floor.block(180, 900);
  recordPeople(room, scene.people);
  for (const thing of scene.things) if (thing.what === 'bed') recordThing(room, thing);
}

/** A bed and who lies in it, the head at the right. @param bedX its middle, in pixels */
export function drawInBed(room: Room, lying: ScenePerson, bedX: number, bed = bedOf(room)): void {
  const { scene, palette, scale } = room;
  addForeground(room, motifShapes(room, bed, bedX, { isFlipped: true, scale: scale * 1.06 }), 0.5);
  const top = FRONT_Y - 0.62 * scale;
  const unit = headPixels(scale * ADULT_HEIGHT_M);
  const sleeper = figureOf(lying, scene, 0, {});
  const resting = part('people').drawSmallHead({ ...bustOf(sleeper), hat: undefined });
  // Against the pillow the head is lit as well.
  const looks = inHalfShadow(palette, lying, sleeper.sex);
  const white = mix('#efe3c8', palette.ink, 0.1);
  const named = scene.things.find(({ what }) => what === 'blanket');
  const blanket = mix(named?.colour ?? palette.sky[2], palette.ink, named?.colour ? 0.1 : 0.2);
  if (named) recordThing(room, named);
  addForeground(
    room,
    [
      filled(
        white,
        outline([
          [bedX + 44, top + 6],
          [bedX + 70, top - 40],
          [bedX + 130, top - 58],
          [bedX + 176, top - 40],
          [bedX + 184, top + 10],
        ]),
      ),
      ...translucentShapesOf(
        [...resting.behind, ...resting.head],
        {
          x: bedX + 84,
          y: top - 20,
          scale: unit,
          isFlipped: !lying.isProne,
          turn: lying.isProne ? 74 : 62,
        },
        looks,
      ),
      filled(
        blanket,
        outline([
          [bedX - 196, top + 44, 1],
          [bedX - 190, top - 14],
          [bedX - 168, top - 30],
          [bedX - 140, top - 12],
          [bedX - 60, top - 12],
          [bedX + 20, top - 34],
          [bedX + 66, top - 22],
          [bedX + 74, top + 44, 1],
        ]),
      ),
      translucent(
        palette.light,
        0.2,
        stroke(
          [
            [bedX - 150, top - 4],
            [bedX - 40, top + 6],
            [bedX + 50, top - 8],
          ],
          2,
          true,
        ),
      ),
    ],
    0.7,
  );
}

function inHalfShadow(palette: Room['palette'], lying: ScenePerson, sex: 'woman' | 'man') {
  const lit = halfShadowColours(palette, lying.id, statedColours(lying), sex === 'woman' ? 'gown' : 'coat');
  return Object.fromEntries(
    Object.entries(lit).map(([material, colour]) => [material, mix(colour, palette.ink, 0.2)]),
  ) as typeof lit;
}

/** A sofa is named, and no bed or only in passing. */
function isOnSofa({ scene: { things } }: Room): boolean {
  const weightOf = (...names: string[]) =>
    Math.max(0, ...things.filter(({ what }) => names.includes(what)).map(({ weight }) => weight));
  return weightOf('sofa') > weightOf('bed', 'iron bed', 'four-poster');
}

/** The height of a sofa's seat, in metres. */
const SEAT_M = 0.44;

/** A person lies dressed on a sofa, a cushion under their head. */
function drawOnSofa(room: Room, lying: ScenePerson): void {
  const { scene, scale, palette } = room;
  const [x, seat] = [560, FRONT_Y - SEAT_M * scale];
  const named = scene.things.find(({ what }) => what === 'sofa')!;
  // Not of the colour of most clothes.
  addForeground(
    room,
    motifShapes(room, 'sofa', x, {
      scale: scale * 1.1,
      body: mix(named.colour ?? '#8a4f3c', palette.light, 0.16),
    }),
    0.5,
  );
  const figure = figureOf(lying, scene, 0, {});
  const shapes = personShapes(room, { ...figure, parts: lyingParts(figure) }, x, false, seat);
  const { left, right } = boxOf(shapes);
  const aside = x - (left + right) / 2;
  const [head, raised] = [left + aside, 0.05 * scale];
  const cushion = outline([
    [head - 0.14 * scale, seat + 4, 1],
    [head - 0.16 * scale, seat - 0.2 * scale],
    [head + 0.02 * scale, seat - 0.3 * scale],
    [head + 0.3 * scale, seat - 0.12 * scale],
    [head + 0.36 * scale, seat + 4, 1],
  ]);
  addForeground(room, [filled(mix('#efe3c8', palette.ink, 0.1), cushion)], 0.5);
  addForeground(
    room,
    shapes.map((shape) => ({ ...shape, path: placed(shape.path, { x: aside + 0.06 * scale, y: -raised }) })),
    0.9,
  );
  room.floor.block(x - scale * 1.1, x + scale * 1.1);
  recordPeople(room, scene.people);
  recordThing(room, named);
  for (const thing of scene.things) {
    if (thing.what === 'pillow') recordThing(room, thing);
    // "On pillows from her bed": the bed is elsewhere.
    if (thing.what.includes('bed')) room.shown.add(thing);
  }
  placeFloorThings(room);
}

/** The bed that the passage names, if it is one that shows the sleeper. */
export const bedOf = ({ scene, kind }: Room): string =>
  scene.things.some(
    ({ what, qualities }) => what === 'iron bed' || (what === 'bed' && qualities.includes('iron')),
  ) ||
  kind.hasSlope ||
  kind.hasBars
    ? 'iron bed'
    : 'bed';

export function addCandleStand(room: Room, x: number): void {
  const { palette, scale } = room;
  const top = FRONT_Y - 0.7 * scale;
  addForeground(
    room,
    [
      filled(
        palette.ink,
        rectangle(x - 26, top, 52, 8),
        rectangle(x - 4, top, 8, 0.7 * scale),
        ellipse(x, FRONT_Y - 4, 26, 6),
      ),
    ],
    0.4,
  );
  addForeground(room, motifShapes(room, 'candle', x, { foot: top, scale: scale * 0.8 }), 0.2);
}
