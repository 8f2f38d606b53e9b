import { boxOf, type Row } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import type { Window } from '../../room/window-view.ts';
import { motifHere, motifShapes } from '../in-room-parts.ts';
import { FLOOR_SHADOW, keepInFrame, shadeFloor, SHADOW, type Room } from '../room.ts';

/** Stands a piece against the wall, behind what is on the floor. @returns whether there was room for it */
export function addAgainstWall(room: Room, name: string, wanted: number, body?: string): boolean {
  const { palette, canvas } = room;
  const scale = room.scale * FARTHER;
  const { left, right, top } = boxOf(motifHere(room, name)!.draw(canvas.random, {}));
  const wide = (right - left) * scale + 12;
  const { window } = room;
  const isTall = window !== null && SKIRTING + BEFORE_WALL + top * scale < window.y;
  const x = isTall ? takeBesideWindow(room.back, window, wanted, wide) : room.back.take(wanted, wide);
  if (x === null) return false;
  const shapes = motifShapes(room, name, x, {
    foot: SKIRTING + BEFORE_WALL,
    scale,
    depth: 0.12,
    body,
    isFlipped: x > room.light.x,
  });
  keepInFrame(room, shapes);
  const before = canvas.layers.length;
  shadeFloor(room, shapes, FLOOR_SHADOW * 0.7);
  canvas.add(shapes, {
    rim: 0.5,
    relief: 0.08,
    glow: 0.08,
    shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 },
  });
  const added = canvas.layers.splice(before);
  canvas.layers.splice(room.front, 0, ...added);
  room.front += added.length;
  return true;
}

/** How far before the wall a piece there stands, in pixels, and its share of the size of those in front. */
const BEFORE_WALL = 26;

const FARTHER = 0.86;

/** Reserves the free position nearest to `wanted` that hides nothing of the window; null if there is none. */
function takeBesideWindow(
  { isFree, block }: Row,
  window: Window,
  wanted: number,
  wide: number,
): number | null {
  const places = Array.from({ length: 116 }, (_, i) => 164 + i * 6).filter(
    (at) => isFree(at - wide / 2, at + wide / 2) && Math.abs(at - window.x) > (wide + window.width) / 2 + 16,
  );
  if (places.length === 0) return null;
  const x = places.reduce((best, at) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best));
  block(x - wide / 2, x + wide / 2);
  return x;
}
