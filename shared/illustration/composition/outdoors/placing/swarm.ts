import type { Motif } from '../../../motifs/motif.ts';
import { shapesOf } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import type { Stage } from '../stage.ts';

export const SWARMS: ReadonlySet<string> = new Set(['bee', 'butterfly', 'dragonfly', 'fly', 'moth', 'gnat']);

/** Small flying insects over the grass. */
export function drawSwarm({ canvas, palette, view, sky }: Stage, motif: Motif): void {
  const { random } = canvas;
  const shapes = Array.from({ length: 7 }, () =>
    shapesOf(
      motif.draw(random, {}),
      {
        x: sky.x - 180 + random.between(-150, 190),
        y: view.foot - random.between(40, 130),
        scale: random.between(9, 15) / motif.height,
        isFlipped: random.chance(0.5),
      },
      coloursAt(palette, 0.04),
    ),
  );
  canvas.add(shapes.flat());
}
