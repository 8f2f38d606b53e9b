import { part } from '#painter-parts';
import { mix } from '../../drawing/colour.ts';
import { ellipse, outline, placed, rectangle, stroke } from '../../drawing/path.ts';
import { bustOf } from '../dressed-person.ts';
import { statedColours } from '../stated-colours.ts';
import { filled, translucent } from '../canvas.ts';
import { figureOf, headPixels, ADULT_HEIGHT_M } from '../figures.ts';
import { coloursAt } from '../material-colours.ts';
import {
  FRONT_Y,
  recordThing,
  individuals,
  addForeground,
  recordPeople,
  personShapes,
  motifShapes,
  type Room,
} from './room.ts';

/** A person lies in bed by candlelight; others sit or stand beside it. */
export function drawSickBed(room: Room): void {
  const { scene, palette, light } = room;
  const lying = scene.people.find(({ posture }) => posture?.value === 'lie' || posture?.value === 'sleep')!;
  const scale = room.scale;
  const bedX = 690;
  addForeground(room, motifShapes(room, bedOf(room), bedX, { isFlipped: true, scale: scale * 1.06 }), 0.5);
  const top = FRONT_Y - 0.62 * scale;
  const unit = headPixels(scale * ADULT_HEIGHT_M);
  const sleeper = figureOf(lying, scene, 0, {});
  const resting = part('people').drawSmallHead({ ...bustOf(sleeper), hat: undefined });
  const looks = coloursAt(palette, 0, { ...statedColours(lying), isFaceLit: true });
  const white = mix('#efe3c8', palette.ink, 0.1);
  const blanket = mix(palette.sky[2], palette.ink, 0.2);
  addForeground(room, [
    filled(white, outline([[bedX + 44, top + 6], [bedX + 70, top - 40], [bedX + 130, top - 58], [bedX + 176, top - 40], [bedX + 184, top + 10]])),
    ...[...resting.behind, ...resting.head].map(({ path, material }) => ({ path: placed(path, { x: bedX + 84, y: top - 20, scale: unit, isFlipped: !lying.isProne, turn: lying.isProne ? 74 : 62 }), colour: looks[material] })),
    filled(blanket, outline([[bedX - 196, top + 44, 1], [bedX - 190, top - 14], [bedX - 168, top - 30], [bedX - 140, top - 12], [bedX - 60, top - 12], [bedX + 20, top - 34], [bedX + 66, top - 22], [bedX + 74, top + 44, 1]])),
    translucent(palette.light, 0.2, stroke([[bedX - 150, top - 4], [bedX - 40, top + 6], [bedX + 50, top - 8]], 2, true)),
  ], 0.7); // prettier-ignore
  const stand = light.x - 60;
  addForeground(room, [filled(palette.ink, rectangle(stand - 26, FRONT_Y - 0.7 * scale, 52, 8), rectangle(stand - 4, FRONT_Y - 0.7 * scale, 8, 0.7 * scale), ellipse(stand, FRONT_Y - 4, 26, 6))], 0.4); // prettier-ignore
  addForeground(
    room,
    motifShapes(room, 'candle', stand, { foot: FRONT_Y - 0.7 * scale, scale: scale * 0.8 }),
    0.2,
  );
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

/** The bed that the passage names, if it is one that shows the sleeper. */
export const bedOf = ({ scene, kind }: Room): string =>
  scene.things.some(
    ({ what, qualities }) => what === 'iron bed' || (what === 'bed' && qualities.includes('iron')),
  ) ||
  kind.hasSlope ||
  kind.hasBars
    ? 'iron bed'
    : 'bed';
