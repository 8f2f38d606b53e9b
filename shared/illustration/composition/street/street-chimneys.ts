import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { polygon, type Path } from '../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { filled, type Canvas } from '../canvas.ts';
import { toneAt, type Palette } from '../palette.ts';
import { plume } from '../land-and-sky/smoke-plume.ts';

/** Whether the tall chimneys of works smoke over a street. */
export const hasSmokingStacks = ({ things }: Scene): boolean =>
  things.some(({ what, count }) => what === 'chimney' && count !== undefined) &&
  things.some(({ what }) => what === 'smoke');

/** Chimneys of works at the end of a street, with their smoke in one wind. @param x the end of the street, in pixels */
export function drawStacks(canvas: Canvas, palette: Palette, scene: Scene, x: number, foot: number): void {
  const { random } = canvas;
  const to = random.pick([-1, 1] as const);
  const stacks: Path[number][] = [];
  const smoke: Shape[] = [];
  const soot = mix(toneAt(palette, 0.3), palette.ink, 0.4);
  for (const aside of [-118, -74, -26, 22, 70, 112]) {
    const at = x + aside + random.between(-9, 9);
    const tall = random.between(150, 236);
    const half = tall * 0.034;
    stacks.push(
      polygon([
        [at - half * 1.3, foot],
        [at - half * 0.8, foot - tall],
        [at + half * 0.8, foot - tall],
        [at + half * 1.3, foot],
      ]),
      polygon([
        [at - half * 1.15, foot - tall + 9],
        [at - half * 1.15, foot - tall],
        [at + half * 1.15, foot - tall],
        [at + half * 1.15, foot - tall + 9],
      ]),
    );
    smoke.push(...plume(random, [at, foot - tall], soot, 0.7, { isColumn: false, to }));
  }
  canvas.add(smoke, { glow: 0.1 });
  canvas.add([filled(mix(toneAt(palette, 0.5), '#7a5648', 0.3), ...stacks)], {
    glow: 0.2,
    haze: { from: foot - 130, to: foot + 10, colour: palette.haze, strength: 0.6 },
  });
  for (const { what, words } of scene.things)
    if (what === 'chimney' || what === 'smoke') canvas.recordDrawn(what, words);
}
