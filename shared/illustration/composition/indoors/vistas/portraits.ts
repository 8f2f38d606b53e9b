import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import { filled } from '../../canvas.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { across, along, drawHall, tonedAt, type HallForm } from './hall.ts';
import { drawRows } from './rows.ts';
import type { Stage } from './stage.ts';

const GALLERY: HallForm = { half: 2.6, height: 3.7, far: 13.6, windows: [], pane: [1, 3], floor: '#7b5635' };

/** Portraits in gilt frames on both walls. */
export function drawGallery(stage: Stage): void {
  const { canvas, palette, lens } = stage;
  drawHall(stage, GALLERY);
  const { half, far } = GALLERY;
  const pane = mix(palette.light, '#ffffff', 0.2);
  canvas.add(
    [
      filled(mix(palette.sky[1], palette.ink, 0.3), across(stage, far, -0.85, 0.85, 0.5, 3.2)),
      filled(
        stage.lampAt === null ? pane : mix(palette.sky[1], '#6f86ab', 0.3),
        across(stage, far, -0.75, 0.75, 0.6, 3.1),
      ),
      filled(
        mix(palette.sky[1], palette.ink, 0.3),
        across(stage, far, -0.04, 0.04, 0.6, 3.1),
        across(stage, far, -0.75, 0.75, 2.2, 2.26),
      ),
    ],
    { glow: 0.5 },
  );
  drawRows(stage, far - 1.7, 1.6, (z, side) => {
    const x = side * (half - 0.02);
    const tall = canvas.random.between(1.05, 1.4);
    const [low, high] = [2.05 - tall / 2, 2.05 + tall / 2];
    const shade = tonedAt(stage, canvas.random.pick(['#3d2d22', '#2b3330', '#40302c', '#2f2c38']), z);
    const oval = (cy: number, ry: number, rz: number): Path[number] =>
      polygon(
        Array.from({ length: 14 }, (_, i): Point => {
          const angle = (i / 14) * 2 * Math.PI;
          return lens.at(x - side * 0.04, cy + Math.sin(angle) * ry, z + 0.5 + Math.cos(angle) * rz);
        }),
      );
    canvas.add(
      [
        filled(tonedAt(stage, '#b58a3e', z), along(stage, x, low - 0.12, high + 0.12, z - 0.12, z + 1.12)),
        filled(shade, along(stage, x - side * 0.02, low, high, z, z + 1)),
        filled(mix(shade, palette.ink, 0.5), oval(low + tall * 0.27, tall * 0.24, 0.32)),
        filled(mix(tonedAt(stage, '#d8b08a', z), shade, 0.25), oval(low + tall * 0.64, 0.16, 0.13)),
      ],
      { rim: 0.3, glow: 0.14, shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 } },
    );
  });
  for (const what of ['portrait', 'picture', 'frame']) recordNamedThing(stage, what);
}
