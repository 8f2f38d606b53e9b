import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { outline, stroke } from '../../../drawing/path.ts';
import { POSTURES } from '../../../people/postures.ts';
import { skeletonOf } from '../../../people/skeleton.ts';
import type { ScenePerson } from '../../../scene.ts';
import { filled, translucent } from '../../canvas.ts';
import { ADULT_HEIGHT_M, figureOf, headPixels, type Figure } from '../../figures/figures.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { individuals, recordNamedThing, recordPeople } from '../placing/record-shown.ts';
import { curtainOf, motifShapes } from '../in-room-parts.ts';
import { personShapes } from './person-in-room.ts';
import { bedOf } from './sick-bed.ts';

/** A person stands by an empty bed. */
export function drawAtBedside(room: Room): void {
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
  room: Room,
  { size, posture }: Figure,
  { bedX, x, side }: { bedX: number; x: number; side: number },
): Shape[] {
  const { scale, palette, scene } = room;
  const unit = headPixels(scale * ADULT_HEIGHT_M) * size;
  const [u, v] = skeletonOf(POSTURES[posture === 'behind' ? 'lift' : posture]).nearArm.end;
  const [handX, handY] = [x + side * (u + 0.16) * unit, FRONT_Y + v * unit];
  const rail = FRONT_Y - 2.2 * scale;
  const [from, to] = [bedX - side * 0.3 * scale, bedX - side * 1.16 * scale];
  const cloth = mix(
    coloursAt(palette, 0, {
      accent: scene.things.find(({ what }) => what === 'curtain')?.colour ?? curtainOf(room),
    }).accent,
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
