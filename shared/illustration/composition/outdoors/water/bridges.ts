import type { SceneThing } from '../../../scene.ts';
import type { Motif } from '../../../motifs/motif.ts';
import { boxOf, shapesOf } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { depthAt, type Stage } from '../stage.ts';

/** The position of a bridge along the stream, as a share of the way from the horizon to the reader. */
const CROSSING = { subject: 0.7, other: 0.5 } as const;
/** How much wider than the water a bridge is: its side arches stand on the banks. */
const OVER_BANKS = 1.55;
/** The minimum width of a bridge, in pixels, at which it is recognisable. */
const NARROWEST = { subject: 330, other: 210 } as const;

/** A bridge over the stream that runs to the reader's feet. @returns whether there is such a stream */
export function placeBridge(stage: Stage, thing: SceneThing, motif: Motif, isSubject: boolean): boolean {
  const { canvas, palette, view, way, standing } = stage;
  if (!way?.isWater) return false;
  const rank = isSubject ? 'subject' : 'other';
  const foot = view.horizon + (view.foot - view.horizon) * CROSSING[rank];
  const parts = motif.draw(canvas.random, {});
  const { left, right } = boxOf(parts);
  const size = Math.max(NARROWEST[rank], 2 * way.way.halfAt(foot) * OVER_BANKS) / (right - left);
  const x = way.way.middleAt(foot);
  const scale = view.scale * CROSSING[rank];
  const looks = coloursAt(palette, depthAt(130 * CROSSING[rank]) * 0.6, { body: thing.colour });
  standing.push({
    thing,
    isOverWater: true,
    scale,
    shapes: shapesOf(parts, { x: x - ((left + right) / 2) * size, y: foot + 6, scale: size }, looks),
  });
  return true;
}
