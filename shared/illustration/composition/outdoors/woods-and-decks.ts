import type { Shape } from '../../drawing/layer.ts';
import { limb, outline, rectangle, type Path, type Point } from '../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { filled, thin, WIDTH, type Canvas } from '../canvas.ts';
import * as land from '../land.ts';
import { toneAt, type Palette } from '../palette.ts';
import type { View } from './stage.ts';

/** Tall stems that leave the picture at its top, nearer and darker towards its sides. */
export function drawTrunks(canvas: Canvas, palette: Palette, scene: Scene, { horizon, foot }: View): void {
  const { random } = canvas;
  for (const [depth, count, width] of [
    [0.66, 9, 13],
    [0.42, 6, 24],
    [0.16, 2, 52],
  ] as const) {
    const shapes: Shape[] = [];
    for (let i = 0; i < count; i++) {
      const x =
        depth < 0.2
          ? i === 0
            ? random.between(70, 130)
            : random.between(880, 960)
          : ((i + random.between(0.15, 0.85)) / count) * WIDTH;
      if (depth > 0.2 && depth < 0.5 && x > 330 && x < 720) continue;
      const lean = random.between(-18, 18);
      const base = depth < 0.2 ? foot + 40 : horizon + (foot - horizon) * (1 - depth) + 6;
      shapes.push(filled(toneAt(palette, depth), ...[outline([[x - width * 1.5, base + 8, 1], [x - width * 0.62, base - 26], [x - width * 0.5, base - 130], [x + lean - width * 0.4, 120], [x + lean * 1.4 - width * 0.34, -60, 1], [x + lean * 1.4 + width * 0.34, -60, 1], [x + lean + width * 0.4, 120], [x + width * 0.5, base - 130], [x + width * 0.66, base - 24], [x + width * 1.4, base + 8, 1]])])); // prettier-ignore
      for (let k = 0; k < 5; k++) {
        const y = random.between(60, 380);
        const side = random.chance(0.5) ? 1 : -1;
        const reach = random.between(60, 170) * (0.6 + width / 60);
        shapes.push(filled(toneAt(palette, depth), ...limb([[x + lean * 0.7, y + 30], [x + side * reach * 0.5, y], [x + side * reach, y - random.between(20, 70)]], [width * 0.22, width * 0.13, 1]))); // prettier-ignore
      }
    }
    if (scene.season?.value !== 'winter' && depth > 0.3) {
      const leaves: Path[number][] = [];
      for (let i = 0; i < 26; i++)
        leaves.push(...crown(random, random.between(0, WIDTH), random.between(-10, depth > 0.5 ? 150 : 90)));
      shapes.push(thin(toneAt(palette, depth + 0.04), 0.9, ...leaves));
    }
    canvas.add(shapes, { haze: { from: 260, to: foot, colour: palette.haze, strength: depth * 0.75 }, glow: 0.28 + depth * 0.3, rim: 0.4, shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.12 }, ...(depth < 0.2 ? { fade: { from: foot + 30, to: 752 } } : {}) }); // prettier-ignore
  }
}

function crown(random: Canvas['random'], x: number, y: number): Path {
  const points: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * 2 * Math.PI;
    const far = random.between(26, 62);
    points.push([x + Math.cos(angle) * far * 1.5, y + Math.sin(angle) * far]);
  }
  return [outline(points)];
}

/** The rail of a ship, with the sea behind it. */
export function drawDeck(canvas: Canvas, palette: Palette, { foot }: View): void {
  const rail = foot - 88;
  const shapes: Path[number][] = [
    rectangle(-20, rail, WIDTH + 40, 12),
    rectangle(-20, rail + 70, WIDTH + 40, 8),
  ];
  for (let x = 20; x < WIDTH; x += 44)
    shapes.push(outline([[x - 4, rail + 8, 1], [x - 8, rail + 30], [x - 3, rail + 48], [x - 5, rail + 74, 1], [x + 5, rail + 74, 1], [x + 3, rail + 48], [x + 8, rail + 30], [x + 4, rail + 8, 1]])); // prettier-ignore
  canvas.add([filled(toneAt(palette, 0.06), ...shapes), filled(toneAt(palette, 0.1), ...land.landBelow(() => foot - 8))], { fade: { from: foot + 20, to: 748 }, rim: 0.5, reach: 'beyond', shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.2 } }); // prettier-ignore
}
