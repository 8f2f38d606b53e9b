import { boxOf, createRow } from '../../canvas.ts';
import { motifHere, type PutOptions } from '../in-room-parts.ts';
import { FRONT_Y, type Room } from '../room.ts';

/** Remembers the top of a piece that stands with its middle at `x`, if it has one. */
export function recordTop(
  room: Room,
  name: string,
  x: number,
  { isFlipped = false, scale = room.scale, foot = FRONT_Y }: PutOptions,
): void {
  const motif = motifHere(room, name);
  const { top, seat } = motif?.anchors ?? {};
  // A bench serves as a table.
  const at = top ?? (LOW.has(name) ? seat : undefined);
  if (!motif || !at) return;
  const { left, right } = boxOf(motif.draw(room.canvas.random, {}));
  const middle = x + (at.x - (left + right) / 2) * scale * (isFlipped ? -1 : 1);
  const half = ((at.width ?? (top ? 0.4 : 1)) * scale) / 2;
  room.tops.push({
    what: name,
    x: middle,
    y: foot + at.y * scale,
    row: createRow(middle - half - 8, middle + half + 8),
  });
}

const LOW: ReadonlySet<string> = new Set(['bench', 'trunk', 'chest', 'stool']);
