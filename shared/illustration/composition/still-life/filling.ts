import { mix } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import type { SceneThing } from '../../scene.ts';
import { filled, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';

/** A heap that is visible above the rim. */
export function fill(
  canvas: Canvas,
  palette: Palette,
  { what, colour }: SceneThing,
  { x, y, wide }: { x: number; y: number; wide: number },
): void {
  const { colours } = FILLING[what]!;
  const r = wide * 0.085;
  for (const [row, count] of [3, 4, 5].entries())
    for (let i = 0; i < count; i++) {
      const [u, v] = [
        x + (i - (count - 1) / 2) * r * 1.86,
        y - (2 - row) * r * 1.25 + Math.abs(i - (count - 1) / 2) * r * 0.12,
      ];
      const own = colour ? mix(colour, colours[i % colours.length]!, 0.3) : canvas.random.pick(colours);
      canvas.add([filled(mix(own, palette.ink, 0.1), ellipse(u, v, r, what === 'egg' ? r * 1.14 : r))], {
        volume: 0.85,
        rim: 0.7,
        shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
      });
    }
}

/** The contents of a basket: size in metres, colours. */
export const FILLING: Readonly<Record<string, { tall: number; colours: readonly [string, ...string[]] }>> = {
  egg: { tall: 0.058, colours: ['#efe6d3', '#e6d8bd', '#f2ecdf'] },
  apple: { tall: 0.08, colours: ['#a83a2c', '#b85a34', '#8f3028'] },
  pear: { tall: 0.08, colours: ['#a89a4a', '#b8a050'] },
  fruit: { tall: 0.08, colours: ['#a83a2c', '#b8863c', '#7d8a44'] },
  mushroom: { tall: 0.07, colours: ['#8a5f3c', '#a67a4c'] },
  orange: { tall: 0.08, colours: ['#c8792c'] },
  cherry: { tall: 0.03, colours: ['#7d2028'] },
};
