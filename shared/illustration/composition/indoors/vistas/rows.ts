import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, type Point } from '../../../drawing/path.ts';
import { filled } from '../../canvas.ts';
import { recordNamedThing, recordPeople } from '../placing/record-shown.ts';
import { tonedAt } from './hall.ts';
import type { Stage } from './stage.ts';

/** Rows of the same thing at both sides, the farthest first. @param step between two of them, in metres */
export function drawRows(
  stage: Stage,
  far: number,
  step: number,
  draw: (z: number, side: -1 | 1) => void,
): void {
  for (let z = far; z > 2.1; z -= step) for (const side of [-1, 1] as const) draw(z, side);
  for (const what of ['wall', 'floor', 'window', 'ceiling']) recordNamedThing(stage, what);
}

export const isPeopled = ({ scene }: Stage): boolean =>
  scene.people.some(({ count }) => count === 'many' || count > 3);

/** Records a company that is drawn as part of the rows. */
export function recordCompany(stage: Stage): void {
  recordPeople(
    stage,
    stage.scene.people.filter(({ count }) => count === 'many' || count > 3),
  );
}

/** Head and shoulders of somebody who sits with their back to the reader. */
export function drawSitter(stage: Stage, x: number, seat: number, z: number, colour: string): void {
  const { lens, canvas, palette } = stage;
  const m = lens.scaleAt(z);
  const [u, v] = lens.at(x, seat, z);
  const at = (dx: number, dy: number): Point => [u + dx * m, v - dy * m];
  canvas.add(
    [
      filled(
        tonedAt(stage, colour, z),
        outline([
          at(-0.22, -0.06),
          at(-0.24, 0.3),
          at(-0.17, 0.45),
          at(-0.06, 0.5),
          at(0.06, 0.5),
          at(0.17, 0.45),
          at(0.24, 0.3),
          at(0.22, -0.06),
        ]),
      ),
      filled(
        mix(tonedAt(stage, '#3a2c22', z), palette.ink, 0.3),
        ellipse(u, v - 0.64 * m, 0.105 * m, 0.13 * m),
      ),
    ],
    { rim: 0.5, glow: 0.06 },
  );
}

export const COATS = ['#39414f', '#4b3a33', '#3f4a40', '#54404a', '#2f3440'] as const;
