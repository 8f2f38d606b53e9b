import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { rectangle, type Path } from '../../drawing/path.ts';
import { filled, translucent, WIDTH, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';

/** Colours of bindings: calf, green cloth, red morocco, and all of these faded. */
const BINDINGS = ['#5b4030', '#4a5140', '#64352f', '#7a6546', '#3c4450'];
const SHELVES = 6;
const TOP = 56;
/** Where the wall meets the floor. */
const FOOT = 580;

/** A wall of old books: spines of different heights and widths, some leaning, with gaps between them. */
export function drawShelves(canvas: Canvas, palette: Palette): void {
  const { random } = canvas;
  const wood = mix(palette.sky[0], palette.ink, 0.4);
  const backs: Path[number][][] = BINDINGS.map(() => []);
  const bands: Path[number][] = [];
  const step = (FOOT - TOP) / SHELVES;
  for (let row = 0; row < SHELVES; row++) {
    const foot = TOP + step * (row + 1) - 7;
    for (let x = -10; x < WIDTH;) {
      const [wide, tall] = [random.between(9, 22), step * random.between(0.56, 0.84)];
      if (random.chance(0.04)) x += random.between(12, 40);
      random
        .pick(backs as [Path[number][], ...Path[number][][]])
        .push(rectangle(x, foot - tall, wide - 1.6, tall));
      if (random.chance(0.5)) bands.push(rectangle(x + 1.5, foot - tall * 0.8, wide - 4.6, 2.2));
      x += wide;
    }
  }
  const boards: Path[number][] = [];
  for (let row = 0; row <= SHELVES; row++) boards.push(rectangle(-10, TOP + step * row - 7, WIDTH + 20, 8));
  for (let x = 60; x < WIDTH; x += 226) boards.push(rectangle(x, TOP - 20, 13, FOOT - TOP + 30));
  const shapes: Shape[] = [translucent(wood, 0.82, rectangle(-10, TOP - 20, WIDTH + 20, FOOT - TOP + 26))];
  backs.forEach((path, i) =>
    shapes.push(filled(mix(mix(BINDINGS[i]!, palette.sky[1], 0.4), palette.ink, 0.16), ...path)),
  );
  shapes.push(translucent('#c9a050', 0.4, ...bands), filled(wood, ...boards));
  canvas.add(shapes, { glow: 0.3, rim: 0.2 });
}
