import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { createNoise, octaveNoise } from '../../../drawing/noise.ts';
import { ellipse, type Path } from '../../../drawing/path.ts';
import type { Part } from '../../../motifs/motif.ts';
import { filled } from '../../canvas.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';
import { wallsOf } from './covered-walls.ts';

/** Moss on the roof of a building, in cushions that run together. */
export function mossyRoof(
  stage: Stage,
  parts: readonly Part[],
  shapes: readonly Shape[],
  size: number,
): Shape[] {
  const { canvas, palette, scene } = stage;
  const { random } = canvas;
  const { box, isRoof } = wallsOf(parts, shapes, size);
  const noise = octaveNoise(createNoise(`moss ${random.next()}`), 3);
  const step = Math.max(3, size * 0.15);
  const cushions: Path[number][] = [];
  const tops: Path[number][] = [];
  for (let x = box.left; x < box.right; x += step)
    for (let y = box.top; y < box.bottom; y += step) {
      const [u, v] = [x + random.between(-0.5, 0.5) * step, y + random.between(-0.5, 0.5) * step];
      if (noise(u / (size * 1.9), v / (size * 0.9)) < -0.08 || !isRoof?.(u, v)) continue;
      const half = step * random.between(0.6, 1.1);
      cushions.push(ellipse(u, v, half, half * 0.6));
      if (random.chance(0.5)) tops.push(ellipse(u - half * 0.2, v - half * 0.24, half * 0.5, half * 0.26));
    }
  const named = scene.things.find(({ what, colour }) => what === 'moss' && colour)?.colour;
  const green = mix(toneAt(palette, 0.2), named ?? '#6c8a3c', palette.isDark ? 0.16 : 0.56);
  return [
    filled(green, ...cushions),
    filled(mix(green, palette.light, palette.isDark ? 0.06 : 0.24), ...tops),
  ];
}
