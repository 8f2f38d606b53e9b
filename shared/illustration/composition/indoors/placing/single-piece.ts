import type { Scene, SceneThing } from '../../../scene.ts';
import { boxOf } from '../../canvas.ts';
import { FURNITURE } from '../../kinds-of-things.ts';
import { motifOf } from '../../motif-of.ts';
import { motifHere, motifShapes } from '../in-room-parts.ts';
import { setOnTops } from './on-tops.ts';
import { recordThing } from './record-shown.ts';
import { recordTop } from './record-top.ts';
import { addForeground, type Room } from '../room.ts';
import { seeded } from '../../../drawing/seeded.ts';

/** The piece of furniture that a passage is about and that stands by itself; undefined for anything else. */
export function singlePiece({ type, subject, things, people }: Scene): SceneThing | undefined {
  const thing = subject?.kind === 'thing' ? things[subject.index] : undefined;
  return type === 'object' &&
    people.length === 0 &&
    thing !== undefined &&
    !LARGE.has(thing.what) &&
    FURNITURE.has(thing.what) &&
    things.every(({ what, certainty }) => what === thing.what || certainty < 0.5 || !FURNITURE.has(what))
    ? thing
    : undefined;
}

/** Drawn where they belong in a room. */
const LARGE: ReadonlySet<string> = new Set([
  ...['fireplace', 'altar', 'window', 'door', 'doorway', 'threshold', 'open door'],
  ...['mirror', 'portrait', 'picture', 'icon', 'carpet', 'curtain', 'shelf', 'lamp', 'candle', 'chandelier'],
  ...['table', 'laid table', 'writing table', 'card table', 'desk', 'wall clock', 'hanging lamp', 'screen'],
]);

/** The height and width that it may take, in pixels. */
const [TALL, WIDE, MOST] = [430, 560, 330];

/** Whether the drawing of it stands on the floor. */
export const standsAlone = (scene: Scene): boolean => {
  const thing = singlePiece(scene);
  return thing !== undefined && motifOf(thing, scene, seeded('piece'))?.motif.support === 'ground';
};

/** A piece of furniture in the middle of its room. */
export function drawSinglePiece(room: Room): void {
  const { scene, canvas } = room;
  const thing = singlePiece(scene)!;
  const { name } = motifOf(thing, scene, canvas.random)!;
  const { left, right, top } = boxOf(motifHere(room, name)!.draw(canvas.random, {}));
  const scale = Math.min(TALL / -top, WIDE / (right - left), MOST);
  const put = { body: thing.colour, scale };
  addForeground(room, motifShapes(room, name, 500, put), 0.8);
  recordTop(room, name, 500, put);
  recordThing(room, thing);
  setOnTops(room);
}
