import { luminance, mix } from '../../../drawing/colour.ts';
import type { Point } from '../../../drawing/path.ts';
import { plume } from '../../land-and-sky/smoke-plume.ts';
import { toneAt } from '../../palette.ts';
import { addWeeds, isDecayed } from './decay.ts';
import type { PlacedBuilding, Stage } from '../stage.ts';

/**
 * The stated condition of a building: smoke from its chimneys, weeds at its foot.
 *
 * @param mouth of a chimney, in pixels
 */
export function addCondition(
  stage: Stage,
  { box, x, foot, size }: PlacedBuilding,
  mouth?: Point,
  { canSmoke = true, isAtWork = false, steamTo }: Condition = {},
): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const wide = (box.right - box.left) * size;
  const tall = -box.top * size;
  const last = stage.standing.at(-1);
  if (!last) return;
  if (isDecayed(scene)) addWeeds(stage, { box, x, foot, size });
  const smoke = scene.things.find(({ what }) => what === 'smoke');
  if (canSmoke && (isAtWork || (smoke && !stage.shown.has(smoke)))) {
    const from: Point = mouth ?? [x + wide * 0.2, foot - tall * 0.9];
    // Smoke takes on little of a light colour, but may be quite black.
    const tone = mix(
      toneAt(palette, 0.5),
      smoke?.colour ?? toneAt(palette, 0.55),
      smoke?.colour && luminance(smoke.colour) > 0.12 ? 0.34 : 0.75,
    );
    const isColumn = scene.leftOut.some(
      ({ what, reason }) => reason === 'metaphor' && (what === 'column' || what === 'post'),
    );
    const dense = smoke?.colour ? 0.75 : 0.55;
    const isBlack = smoke?.colour !== undefined && luminance(smoke.colour) < 0.12;
    last.shapes.unshift(
      ...plume(
        random,
        from,
        steamTo && !isBlack ? mix(palette.sky[3], '#fbf8f0', palette.isDark ? 0.3 : 0.7) : tone,
        steamTo ? 0.9 : dense,
        { isColumn, to: steamTo ?? 1 },
      ),
    );
    if (!smoke || stage.shown.has(smoke)) return;
    stage.shown.add(smoke);
    canvas.recordDrawn(smoke.what, smoke.words);
  }
}

interface Condition {
  canSmoke?: boolean;
  /** Its chimneys smoke even if the passage does not say so. */
  isAtWork?: boolean;
  /** What leaves the chimney is steam, and drifts to the left (−1) or right (1). */
  steamTo?: -1 | 1;
}
