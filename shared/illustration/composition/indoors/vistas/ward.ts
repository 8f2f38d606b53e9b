import { mix } from '../../../drawing/colour.ts';
import { ellipse, type Path } from '../../../drawing/path.ts';
import { filled } from '../../canvas.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { along, BAY, drawBox, drawHall, tonedAt, type HallForm } from './hall.ts';
import { levelPatch } from './lens.ts';
import { drawRows, recordCompany } from './rows.ts';
import type { Stage } from './stage.ts';

const WARD: HallForm = {
  half: 3.3,
  height: 3.7,
  far: 13.4,
  windows: [-1, 1],
  pane: [1.5, 3.1],
  floor: '#8a7a62',
};

/** Beds along both walls, their heads under the windows. */
export function drawWard(stage: Stage): void {
  const { canvas, lens, palette } = stage;
  drawHall(stage, WARD);
  const { half, far } = WARD;
  const isFull = stage.scene.people.length > 0;
  drawRows(stage, far - 1.4, BAY, (z, side) => {
    const [head, foot] = [side * (half - 0.1), side * (half - 2)];
    const [left, right] = side > 0 ? [foot, head] : [head, foot];
    const iron = tonedAt(stage, '#2c2d33', z);
    const rail = (x: number, high: number): Path => [
      along(stage, x, high - 0.04, high, z, z + 0.85),
      ...[0, 0.28, 0.56, 0.83].map((at) => along(stage, x, 0, high, z + at, z + at + 0.025)),
    ];
    canvas.add([filled(iron, ...rail(head, 1.15))], { glow: 0.1 });
    drawBox(stage, { left, right, low: 0.28, high: 0.56, from: z, to: z + 0.85 }, '#c9c6bb', '#f1efe6');
    const [u, v] = lens.at(head - side * 0.3, 0.62, z + 0.42);
    const m = lens.scaleAt(z + 0.42);
    canvas.add(
      [
        filled(tonedAt(stage, '#f6f3ea', z + 2), ellipse(u, v, 0.26 * m, 0.1 * m)),
        ...(isFull && (Math.round(z * 10) + side) % 3 !== 0
          ? [
              filled(
                mix(tonedAt(stage, '#4a372b', z), palette.ink, 0.2),
                ellipse(u, v - 0.05 * m, 0.11 * m, 0.09 * m),
              ),
            ]
          : []),
        filled(
          tonedAt(stage, '#8d95a0', z),
          levelPatch(
            lens,
            Math.min(foot, foot + side * 1.1),
            Math.max(foot, foot + side * 1.1),
            z,
            z + 0.85,
            0.575,
          ),
        ),
        filled(iron, ...rail(foot, 0.84)),
      ],
      { rim: 0.2, glow: 0.1 },
    );
  });
  for (const what of ['bed', 'iron bed', 'blanket', 'pillow']) recordNamedThing(stage, what);
  recordCompany(stage);
}
