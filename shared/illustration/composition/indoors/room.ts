import type { Shape } from '../../drawing/layer.ts';
import type { Bounds } from '../../drawing/path.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { boxOf, type Canvas, type Row } from '../canvas.ts';
import { footShadow, groundShadow } from '../land-and-sky/ground-shadow.ts';
import type { Palette } from '../palette.ts';
import { SKIRTING, type RoomKind } from '../room/room-shell.ts';
import type { Window } from '../room/window-view.ts';

/** The ground line of the foreground, in pixels from the top. */
export const FRONT_Y = 674;

export type Scenery = 'counter' | 'court';

export interface Room {
  scene: Scene;
  canvas: Canvas;
  palette: Palette;
  kind: RoomKind;
  /** Pixels of a metre for furniture beside people, and against the wall. */
  scale: number;
  /** The share of that in the usual size: a room in which much is named is seen from farther off. */
  share: number;
  source: LightSource;
  /** The room is the background of a close-up and needs no furniture that the passage does not name. */
  isBackground: boolean;
  /** A grand staircase fills it. */
  isOnStairs: boolean;
  /** The stage of a theatre fills it. */
  isStaged: boolean;
  /** Of a shop, a bar or a court. */
  scenery: Scenery | null;
  light: { x: number; y: number };
  window: Window | null;
  wall: Row;
  floor: Row;
  /** Along the wall, behind everything on the floor. */
  back: Row;
  /** The index of the first layer in front of those there; −1 before the floor is drawn. */
  front: number;
  shown: Set<SceneThing>;
  /** What stands in the foreground with a free top. */
  tops: Top[];
  /** The bounds of everything that must stay in the picture when it is enlarged, in pixels. */
  inFrame: Bounds;
}

/** The top of a piece of furniture on which small things may be put, in pixels. */
export interface Top {
  what: string;
  /** Its middle. */
  x: number;
  y: number;
  row: Row;
}

export type LightSource = 'window' | 'fire' | 'table' | 'hanging' | 'bed' | 'doorway' | 'icon' | 'trestle';

export const SHADOW = { blur: 3, distance: 8 } as const;

/** How dark the shadows on the floor are. */
export const FLOOR_SHADOW = 0.4;

/** Keeps shapes inside the picture, however far it is enlarged. */
export function keepInFrame(room: Room, shapes: readonly Shape[]): void {
  const { left, right, top, bottom } = boxOf(shapes);
  room.inFrame = {
    left: Math.min(room.inFrame.left, left),
    right: Math.max(room.inFrame.right, right),
    top: Math.min(room.inFrame.top, top),
    bottom: Math.max(room.inFrame.bottom, bottom),
  };
}

/** The shadow of a thing on the floor. @param strength of its middle, 0 … 1 */
export function shadeFloor(
  { canvas, palette, light }: Room,
  shapes: readonly Shape[],
  strength: number,
): void {
  const { left, right, bottom } = boxOf(shapes);
  canvas.add([
    footShadow(palette, (left + right) / 2, bottom - 3, ((right - left) / 2) * 0.9, light.x),
    ...groundShadow(shapes, palette, { ...light, horizon: SKIRTING }, strength),
  ]);
}

export function addForeground(room: Room, shapes: readonly Shape[], rim = 0.8): void {
  keepInFrame(room, shapes);
  const { palette } = room;
  // The shadow of a thing on a table falls on the table.
  if (shapes.length > 0 && boxOf(shapes).bottom > SKIRTING + 24) shadeFloor(room, shapes, FLOOR_SHADOW);
  room.canvas.add(shapes, {
    rim,
    // Flat like cut paper, not modelled.
    relief: 0.08,
    glow: 0.04,
    shadow: { ...SHADOW, colour: palette.ink, strength: 0.28 },
  });
}
