import { mix } from '../../drawing/colour.ts';
import { polygon, type Point } from '../../drawing/path.ts';
import { filled, translucent, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import { SKIRTING } from './room-shell.ts';

/** The undersides of a roof that comes down to the floor at both sides. */
export function drawSlopes(canvas: Canvas, palette: Palette): void {
  for (const isLeft of [true, false]) drawSlope(canvas, palette, isLeft);
}

/** The underside of a roof that comes down to the floor: boards running towards the reader, and the rafters across them. */
export function drawSlope(canvas: Canvas, palette: Palette, isLeft = false): void {
  const [top, foot]: [Point, Point] = [
    [600, -10],
    [1000, SKIRTING],
  ];
  /** @param down 0 at the top of the slope … 1 on the floor @param nearness 1 at the back wall */
  const at = (down: number, nearness: number): Point => {
    const x = top[0] + (foot[0] - top[0]) * down;
    const y = top[1] + (foot[1] - top[1]) * down;
    return [512 + (isLeft ? 512 - x : x - 512) * nearness, 420 + (y - 420) * nearness];
  };
  const NEAREST = 3;
  const strip = (from: number, to: number, far: number, near: number) =>
    polygon([at(from, far), at(to, far), at(to, near), at(from, near)]);
  const boards = mix(palette.sky[0], palette.sky[1], 0.42);
  const joints = Array.from({ length: 17 }, (_, i) => strip(-0.6 + i * 0.1, -0.594 + i * 0.1, 1, NEAREST));
  const rafters = [1, 1.3, 1.72, 2.3];
  canvas.add(
    [
      filled(
        boards,
        strip(-0.7, 1, 1, NEAREST),
        polygon([at(1, 1), at(1, NEAREST), [isLeft ? -36 : 1060, 760], [isLeft ? -36 : 1060, 400]]),
      ),
      translucent(palette.ink, 0.3, ...joints),
      filled(
        mix(palette.sky[0], palette.ink, 0.35),
        ...rafters.map((nearness) => strip(-0.7, 1, nearness, nearness * 1.075)),
      ),
      translucent(
        palette.light,
        0.26,
        ...rafters.map((nearness) => strip(-0.7, 1, nearness - 0.005, nearness)),
      ),
    ],
    {
      glow: 0.2,
      haze: { from: 120, to: 700, colour: palette.sky[0], strength: 0.2 },
      rim: 0.35,
      shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.34 },
    },
  );
}
