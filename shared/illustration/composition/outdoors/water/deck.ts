import { outline, rectangle, type Path } from '../../../drawing/path.ts';
import { filled, WIDTH, type Canvas } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt, type Palette } from '../../palette.ts';
import type { View } from '../viewpoint.ts';

/** The rail of a ship, with the sea behind it. */
export function drawDeck(canvas: Canvas, palette: Palette, { foot }: View): void {
  const rail = foot - 88;
  const shapes: Path[number][] = [
    rectangle(-20, rail, WIDTH + 40, 12),
    rectangle(-20, rail + 70, WIDTH + 40, 8),
  ];
  for (let x = 20; x < WIDTH; x += 44)
    shapes.push(
      outline([
        [x - 4, rail + 8, 1],
        [x - 8, rail + 30],
        [x - 3, rail + 48],
        [x - 5, rail + 74, 1],
        [x + 5, rail + 74, 1],
        [x + 3, rail + 48],
        [x + 8, rail + 30],
        [x + 4, rail + 8, 1],
      ]),
    );
  canvas.add(
    [
      filled(toneAt(palette, 0.06), ...shapes),
      filled(toneAt(palette, 0.1), ...land.landBelow(() => foot - 8)),
    ],
    {
      fade: { from: foot + 20, to: 748 },
      rim: 0.5,
      reach: 'beyond',
      shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.2 },
    },
  );
}
