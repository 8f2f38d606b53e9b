import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { outline, type Point } from '../../drawing/path.ts';
import type { Motif } from '../../motifs/motif.ts';
import { shapesOf, thin } from '../canvas.ts';
import { looksAt } from '../palette.ts';
import type { Stage } from './stage.ts';

/** What goes with a thing without being one: the water before a hull, the many of a swarm. */

/** Water before the hull: a ship lies in it, and not upon it. */
export function bowWave({ canvas, palette, scene }: Stage, x: number, foot: number, half: number): Shape {
  const { random } = canvas;
  const [deep, near] = [mix(mix(palette.sky[0], '#27414c', 0.45), palette.ink, 0.2), mix(palette.sky[2], palette.sky[1], 0.5)]; // prettier-ignore
  const named = scene.colours.find(({ of }) => of === 'sea' || of === 'water')?.colour;
  const crests: Point[] = [];
  const count = 11;
  for (let i = 0; i <= count; i++) {
    const u = (i / count) * 2 - 1;
    crests.push([x + u * half * 1.12, foot + 5 - (i % 2 ? random.between(5, 10) : 0) * (1 - u * u), i % 2 ? 1 : undefined] as unknown as Point); // prettier-ignore
  }
  return thin(mix(mix(near, deep, 0.5), named ?? deep, 0.16), 0.49, outline([...crests, [x + half * 0.95, foot + 34], [x, foot + 46], [x - half * 0.95, foot + 34]])); // prettier-ignore
}

export const SWARMS: ReadonlySet<string> = new Set(['bee', 'butterfly', 'dragonfly', 'fly', 'moth', 'gnat']);

/** Small winged things over the grass. */
export function drawSwarm({ canvas, palette, view, heaven }: Stage, motif: Motif): void {
  const { random } = canvas;
  const shapes = Array.from({ length: 7 }, () => shapesOf(motif.draw(random, {}), { x: heaven.x - 180 + random.between(-150, 190), y: view.foot - random.between(40, 130), scale: random.between(9, 15) / motif.height, isFlipped: random.chance(0.5) }, looksAt(palette, 0.04))); // prettier-ignore
  canvas.add(shapes.flat());
}
