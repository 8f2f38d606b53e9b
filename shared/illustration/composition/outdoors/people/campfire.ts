import { MOTIFS } from '../../../motifs/library.ts';
import type { SceneThing } from '../../../scene.ts';
import { glowShapes, shapesOf } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import type { Stage } from '../stage.ts';

/** Its position, in pixels from the left: there is room on both sides. */
export const FIRE_X = 540;
const WIDTH_TAKEN = 130;

/** A fire on the ground, placed before the people who sit around it. */
export function placeCampfire(
  { canvas, palette, near, view, shown, standing }: Stage,
  fire: SceneThing,
): void {
  const motif = MOTIFS.get('campfire');
  const x = near.take(FIRE_X, WIDTH_TAKEN);
  if (!motif || x === null) return;
  const shapes = shapesOf(
    motif.draw(canvas.random, { isLit: true }),
    { x, y: view.foot + 2, scale: view.scale * 0.62 },
    coloursAt(palette, 0.02),
  );
  canvas.add(glowShapes('#ffb45a', palette.isDark ? 0.5 : 0.26, x, view.foot - 40, 260, 150));
  standing.push({ scale: view.scale, shapes });
  shown.add(fire);
  canvas.recordDrawn(fire.what, fire.words);
}
