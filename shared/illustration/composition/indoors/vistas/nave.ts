import { mix } from '../../../drawing/colour.ts';
import { outline, polygon, type Path, type Point } from '../../../drawing/path.ts';
import { filled } from '../../canvas.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { drawBox, drawHall, tonedAt, type HallForm } from './hall.ts';
import { COATS, drawRows, drawSitter, isPeopled, recordCompany } from './rows.ts';
import type { Stage } from './stage.ts';

const NAVE: HallForm = {
  half: 3.4,
  height: 3.9,
  far: 14,
  windows: [-1, 1],
  pane: [1.9, 3.1],
  floor: '#8c8678',
  ceiling: 'pointed',
};

const smooth = ([x, y]: Point): Point => [x, y];

/** Pews at both sides of the aisle, towards the altar. */
export function drawNaveAlong(stage: Stage): void {
  const { canvas, palette, lens, scene } = stage;
  drawHall(stage, NAVE);
  const { far } = NAVE;
  const lancet = (x: number, wide: number, high: number): Path[number] =>
    outline([
      lens.at(x - wide, 1.9, far),
      smooth(lens.at(x - wide, high - wide * 1.6, far)),
      lens.at(x, high, far),
      smooth(lens.at(x + wide, high - wide * 1.6, far)),
      lens.at(x + wide, 1.9, far),
    ]);
  const isStained = scene.things.some(({ what }) => what === 'stained glass');
  const glass = mix(palette.light, '#ffffff', 0.2);
  canvas.add(
    [
      filled(
        mix(palette.sky[1], palette.ink, 0.2),
        lancet(0, 0.66, 5.9),
        lancet(-1.25, 0.5, 5),
        lancet(1.25, 0.5, 5),
      ),
      filled(isStained ? mix('#8e5a8e', glass, 0.24) : glass, lancet(0, 0.54, 5.7)),
      filled(isStained ? mix('#5a7ab0', glass, 0.24) : glass, lancet(-1.25, 0.4, 4.8)),
      filled(isStained ? mix('#b0645a', glass, 0.24) : glass, lancet(1.25, 0.4, 4.8)),
    ],
    { glow: 0.5 },
  );
  drawBox(stage, { left: -0.9, right: 0.9, low: 0, high: 1.05, from: far - 0.7, to: far - 0.2 }, '#e6ddc8');
  drawRows(stage, far - 2, 1.25, (z, side) => {
    const [left, right] = side > 0 ? [0.72, 3.1] : [-3.1, -0.72];
    if (isPeopled(stage) && z < far - 2.5)
      for (const [i, x] of [0.5, 1.15, 1.8].entries())
        drawSitter(
          stage,
          left + x,
          0.46,
          z + 0.3,
          COATS[(i + Math.round(z * 4) + side) % COATS.length] ?? COATS[0],
        );
    drawBox(stage, { left, right, low: 0, high: 0.92, from: z, to: z + 0.07 }, '#5a3d25', '#9a7042');
    // The end of a pew by the aisle.
    const end = side > 0 ? left : right;
    canvas.add(
      [
        filled(
          tonedAt(stage, '#6d4b2d', z + 0.5),
          polygon([
            lens.at(end, 0, z),
            lens.at(end, 1, z),
            lens.at(end, 0.72, z + 0.5),
            lens.at(end, 0, z + 0.5),
          ]),
        ),
      ],
      { rim: 0.3, glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } },
    );
  });
  for (const what of ['pew', 'bench', 'altar', 'stained glass', 'column', 'arch'])
    recordNamedThing(stage, what);
  if (isPeopled(stage)) recordCompany(stage);
}
