import { mix } from '../../../drawing/colour.ts';
import { filled, translucent } from '../../canvas.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { across, drawBox, drawHall, tonedAt, type HallForm } from './hall.ts';
import { COATS, drawRows, drawSitter, recordCompany } from './rows.ts';
import type { Stage } from './stage.ts';

const SCHOOL: HallForm = {
  half: 3.2,
  height: 3.4,
  far: 9.6,
  windows: [-1],
  pane: [1.3, 2.9],
  floor: '#8d6b45',
};

/** Desks in rows before a blackboard. */
export function drawSchoolroom(stage: Stage): void {
  const { canvas, palette } = stage;
  drawHall(stage, SCHOOL);
  const { far } = SCHOOL;
  canvas.add(
    [
      filled(tonedAt(stage, '#6b4a2c', far), across(stage, far, -1.35, 1.35, 0.95, 2.5)),
      filled(mix('#20302b', palette.ink, 0.3), across(stage, far, -1.25, 1.25, 1.05, 2.4)),
      translucent(
        palette.light,
        0.5,
        ...[2.2, 2.0, 1.8].map((y, i) => across(stage, far, -1.05, 0.2 + i * 0.24, y, y + 0.02)),
        across(stage, far, -1.05, -0.3, 1.5, 1.52),
      ),
    ],
    { glow: 0.2, rim: 0.2 },
  );
  drawBox(stage, { left: 1.5, right: 2.7, low: 0, high: 0.95, from: far - 1.5, to: far - 0.9 }, '#6d4a2b');
  const hasPupils = stage.scene.people.some(
    ({ count, age }) => count === 'many' || count > 3 || age === 'child',
  );
  drawRows(stage, far - 2.4, 1.25, (z, side) => {
    const [left, right] = side > 0 ? [0.4, 2.7] : [-2.7, -0.4];
    drawBox(stage, { left, right, low: 0.62, high: 0.74, from: z, to: z + 0.42 }, '#7a5432', '#a87a49');
    canvas.add(
      [
        filled(
          tonedAt(stage, '#4d331f', z),
          ...[left + 0.1, right - 0.2].map((x) => across(stage, z, x, x + 0.09, 0, 0.64)),
        ),
      ],
      { glow: 0.1 },
    );
    drawBox(
      stage,
      { left, right, low: 0.36, high: 0.42, from: z - 0.42, to: z - 0.14 },
      '#5d3f26',
      '#86603a',
    );
    if (hasPupils)
      for (const [i, x] of [0.42, 1.15, 1.88].entries())
        drawSitter(
          stage,
          left + x,
          0.42,
          z - 0.3,
          COATS[(i + Math.round(z * 4) + side) % COATS.length] ?? COATS[0],
        );
  });
  for (const what of ['desk', 'bench', 'blackboard', 'table']) recordNamedThing(stage, what);
  recordCompany(stage);
}
