import { mix } from '../../../drawing/colour.ts';
import { ellipse, stroke } from '../../../drawing/path.ts';
import { filled } from '../../canvas.ts';
import type { PlacedBuilding, Stage } from '../stage.ts';

/** The clock on a steeple. */
export function addSteepleClock(
  stage: Stage,
  name: string,
  { x, foot, size }: Omit<PlacedBuilding, 'box'>,
  isFlipped: boolean,
): void {
  const { scene, canvas, palette } = stage;
  const clock = scene.things.find(({ what }) => what === 'clock');
  // The drawing of the parish church includes its dial.
  if (clock && name === 'church with a spire' && !stage.shown.has(clock)) {
    stage.shown.add(clock);
    canvas.recordDrawn(clock.what, clock.words);
  }
  const at = DIALS[name];
  const last = stage.standing.at(-1);
  if (!clock || !at || !last || stage.shown.has(clock)) return;
  const [u, v, radius] = [x + at.x * size * (isFlipped ? -1 : 1), foot + at.y * size, 1.25 * size];
  last.shapes.push(
    filled(palette.ink, ellipse(u, v, radius * 1.16)),
    filled(mix('#fbf3df', palette.light, 0.3), ellipse(u, v, radius)),
    filled(
      palette.ink,
      stroke(
        [
          [u, v],
          [u, v - radius * 0.8],
        ],
        radius * 0.14,
      ),
      stroke(
        [
          [u, v],
          [u, v + radius * 0.55],
        ],
        radius * 0.18,
      ),
    ),
  );
  stage.shown.add(clock);
  canvas.recordDrawn(clock.what, clock.words);
}

/** The height of the clock on a tower, in metres. */
const DIALS: Readonly<Record<string, { x: number; y: number }>> = {
  tower: { x: 0, y: -11.6 },
  'bell tower': { x: 0, y: -15.6 },
};
