import { rectangle } from '../../drawing/path.ts';
import type { RoomFeature } from '../../setting.ts';
import { WIDTH } from '../canvas.ts';
import { keepInFrame, type Room } from './room.ts';

/** Nothing hangs on slopes, pillars or the ends of a round wall. */
export function blockShell(room: Room): void {
  const {
    kind: { features = [], hasPillar },
    wall,
  } = room;
  // The picture is about the shape of the room.
  if (features.some((each) => SHAPES.has(each)))
    keepInFrame(room, [{ path: [rectangle(150, 70, WIDTH - 300, 610)], colour: room.palette.ink }]);
  if (features.includes('sloping') || features.includes('round')) {
    wall.block(0, 230);
    wall.block(WIDTH - 230, WIDTH);
  }
  if (features.includes('vaulted') && hasPillar) wall.block(430, 594);
}

const SHAPES: ReadonlySet<RoomFeature> = new Set<RoomFeature>(['vaulted', 'sloping', 'round']);

/** Where the windows of a row are, from the one that lights the room. */
export function asideOf(room: Room, hasColonnade: boolean): number[] {
  const { scene, source, window, kind } = room;
  if (source !== 'window' || !window) return [0];
  if (hasColonnade) return [-112, 0, 112];
  const named = scene.things.find(({ what }) => what === 'window');
  const many = named?.count === 'many' ? 3 : (named?.count ?? 1);
  if (many < 2 || kind.hasBars || kind.hasSlope || window.isRound || scene.people.length > 0) return [0];
  const step = window.width + 84;
  const asides = [0, -step, step, -2 * step].filter((aside) => {
    const x = window.x + aside;
    const half = window.width / 2 + 20;
    return aside === 0 || (x - half > 150 && x + half < WIDTH - 130);
  });
  const shown = asides.slice(0, Math.min(many, 3));
  for (const aside of shown) {
    const [left, right] = [window.x + aside - window.width / 2, window.x + aside + window.width / 2];
    room.wall.block(left - 40, right + 40);
    keepInFrame(room, [
      {
        path: [rectangle(left - 30, window.y - window.height - 30, right - left + 60, window.height + 30)],
        colour: room.palette.ink,
      },
    ]);
  }
  return shown;
}
