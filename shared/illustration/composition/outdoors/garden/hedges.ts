import { mix } from '../../../drawing/colour.ts';
import type { Path } from '../../../drawing/path.ts';
import { filled, WIDTH } from '../../canvas.ts';
import { bush } from '../../land-and-sky/far-trees.ts';
import type * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** Hedges between fields: dense rows of bushes that follow the land, each row with its own shadow. */
export function drawHedges({ canvas, palette, view }: Stage, contour: land.Contour, middle: number): void {
  const { random } = canvas;
  for (const share of [0.26, 0.62]) {
    const drop = (view.foot - middle) * share;
    const slope = random.between(-0.05, 0.05);
    const line: land.Contour = (x) => contour(x) * 0.5 + (middle + drop) * 0.5 + (x - 512) * slope;
    const tall = 8 + share * 16;
    const bushes: Path[number][] = [];
    for (let x = -10; x < WIDTH + 10; x += tall * random.between(0.5, 0.8))
      bushes.push(...bush(random, x, line(x) + 3, tall * random.between(0.7, 1.25)));
    const green = mix(
      toneAt(palette, 0.4 - share * 0.2),
      palette.leaf ?? '#5d7444',
      palette.isDark ? 0.08 : 0.4,
    );
    canvas.add([filled(green, ...bushes)], {
      glow: 0.2,
      rim: 0.3,
      relief: 0.8,
      texture: { size: 5, strength: 0.3 },
      shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
    });
  }
}
