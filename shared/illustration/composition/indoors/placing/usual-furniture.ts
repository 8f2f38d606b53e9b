import type { Motif } from '../../../motifs/library.ts';
import { FURNITURE } from '../../kinds-of-things.ts';
import { isBedroom } from '../is-bedroom.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { isSpread } from './on-tops.ts';
import { FRONT_Y, shadeFloor, SHADOW, type Room } from '../room.ts';
import { recordTop } from './record-top.ts';
import { motifHere, motifShapes } from '../in-room-parts.ts';

/** A piece that stands in a lived-in room, and what may be on top of it. */
type Piece = readonly [name: string, ...onTop: string[]];

const PARLOUR: readonly Piece[] = [
  ['armchair'],
  ['round table', 'vase of flowers', 'lamp', 'books'],
  ['chest of drawers', 'vase of flowers', 'mantel clock', 'candlestick'],
  ['sofa'],
];
const PIECES: Readonly<Record<string, readonly Piece[]>> = {
  room: PARLOUR,
  parlour: PARLOUR,
  bedroom: [['bed'], ['chest of drawers', 'candlestick', 'vase of flowers'], ['washstand'], ['armchair']],
  study: [['round table', 'globe', 'books'], ['armchair'], ['desk', 'books', 'quill and ink']],
  office: [['desk', 'books', 'quill and ink'], ['chair']],
  library: [['armchair'], ['round table', 'globe', 'books']],
  'dining room': [['sideboard', 'candelabrum', 'decanter'], ['chair']],
  hall: [['chest of drawers', 'candelabrum', 'vase of flowers'], ['chair']],
};
/** Named pieces of furniture from which on no more is added. */
const ENOUGH = 2;
/** How far behind the people it stands, in pixels. */
const BACK = 34;

/** One or two unmentioned pieces that every such room has, so that it does not look like an empty stage. */
export function drawUsualFurniture(room: Room): void {
  const { scene, canvas, palette, kind, floor, light, isBackground } = room;
  const pieces = PIECES[scene.setting?.value ?? 'room'];
  // A room described as bare gets no more furniture either.
  if (!pieces || isBackground || kind.usual.length === 0) return;
  const named = scene.things.filter(({ what }) => FURNITURE.has(what) && !NOT_ON_FLOOR.has(what));
  if (named.length >= ENOUGH) return;
  if (room.source === 'fire') floor.block(light.x - 150, light.x + 150);
  const foot = FRONT_Y - BACK;
  const scale = room.scale * 0.86;
  // Every bedroom has a bed.
  const first =
    pieces[0]![0] === 'bed'
      ? 0
      : scene.things.some((thing) => isSpread(thing))
        ? 1
        : canvas.random.int(0, pieces.length - 1);
  let count = named.length === 0 && scene.people.length < 2 ? 2 : 1;
  for (let i = 0; i < pieces.length && count > 0; i++) {
    const [name, ...onTop] = pieces[(first + i) % pieces.length]!;
    if (named.some(({ what }) => what === name)) continue;
    // It stands there already.
    if (name === 'bed' && scene.people.length === 0 && isBedroom(room)) continue;
    const motif = motifHere(room, name)!;
    const x = floor.take(count === 1 ? 800 : 250, motif.width * scale + 26);
    if (x === null || isBeforeWindow(room, x, motif, scale, foot)) continue;
    count--;
    const isFlipped = x > light.x;
    const shapes = motifShapes(room, name, x, { foot, scale, depth: 0.1, isFlipped });
    const { top } = motif.anchors ?? {};
    const isKept = top && scene.things.some((thing) => isSpread(thing));
    if (isKept) recordTop(room, name, x, { foot, scale, isFlipped });
    else if (top && onTop.length > 0)
      shapes.push(
        ...motifShapes(
          room,
          canvas.random.pick(onTop as [string, ...string[]]),
          x + top.x * scale * (isFlipped ? -1 : 1),
          { foot: foot + top.y * scale + 1, scale, depth: 0.06, isLit: false },
        ),
      );
    shadeFloor(room, shapes, 0.3);
    canvas.add(shapes, { rim: 0.5, glow: 0.08, shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 } });
  }
}

/** Unmentioned furniture does not hide the window. */
const isBeforeWindow = (
  { window }: Room,
  x: number,
  { width, height }: Motif,
  scale: number,
  foot: number,
): boolean =>
  window !== null &&
  foot - height * scale < Math.min(window.y, SKIRTING - 60) - 10 &&
  Math.abs(x - window.x) < (width * scale + window.width) / 2 - 24;

const NOT_ON_FLOOR: ReadonlySet<string> = new Set([
  'window',
  'door',
  'doorway',
  'threshold',
  'curtain',
  'portrait',
  'picture',
  'icon',
  'mirror',
  'shelf',
  'lamp',
  'candle',
  'wall',
  'wallpaper',
]);
