import type { Shape } from '../../../drawing/layer.ts';
import type { Point } from '../../../drawing/path.ts';
import { WIDTH } from '../../canvas.ts';
import { SHADOW, type Room } from '../room.ts';

export function onWall(room: Room, shapes: readonly Shape[], strength = 0.28): void {
  room.canvas.add(shapes, {
    glow: 0.16,
    rim: 0.35,
    shadow: { ...SHADOW, colour: room.palette.ink, strength },
  });
}

/** On the side away from the light: 1 is right, −1 left. */
export const sideOf = ({ light }: Room): 1 | -1 => (light.x > WIDTH / 2 ? -1 : 1);

export const mirrored =
  (side: 1 | -1) =>
  (points: readonly Point[]): Point[] =>
    points.map(([x, y, corner]) => {
      const u = side > 0 ? x : WIDTH - x;
      return corner ? [u, y, corner] : [u, y];
    });
