import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { taper, type Path } from '../../../drawing/path.ts';
import { translucent } from '../../canvas.ts';
import type { Stage, Waterline } from '../stage.ts';

/** The waterline of a hull. @param rise the height of waves along it, in pixels */
export function waterline(
  { canvas: { random } }: Stage,
  x: number,
  foot: number,
  half: number,
  rise: number,
): Waterline {
  const [long, phase] = [random.between(1.6, 2.6), random.between(0, 6)];
  return { x, half, at: (u) => foot + 2 - rise * (0.7 + 0.4 * Math.sin(((u - x) / half) * long + phase)) };
}

/** Cuts off the part of a hull below the water, so that a ship floats in it and not on top of it. */
export const clippedAtWaterline = (shapes: readonly Shape[], { at }: Waterline): Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    path: shape.path.map((ring) => ring.map((v, i) => (i % 2 ? Math.min(v, at(ring[i - 1]!)) : v))),
  }));

/** Foam along the hull, and its shadow on the water in front. */
export function drawWash({ canvas, palette }: Stage, { x, half, at }: Waterline): void {
  const { random } = canvas;
  const strokes = (count: number, reach: number, down: readonly [number, number], radius: number): Path =>
    Array.from({ length: count }, () => {
      const u = x + half * random.between(-reach, reach);
      const wide = random.between(9, 30);
      const v = random.between(...down);
      return taper(
        [
          [u - wide, at(u - wide) + v],
          [u, at(u) + v - 1],
          [u + wide, at(u + wide) + v],
        ],
        [0.2, radius * random.between(0.5, 1), 0.2],
      );
    });
  canvas.add([translucent(palette.ink, 0.3, ...strokes(40, 0.82, [4, 22], 2))]);
  canvas.add([translucent(mix('#ffffff', palette.sky[3], 0.25), 0.7, ...strokes(46, 0.98, [-1, 4], 2.2))], {
    glow: 0.2,
  });
}
