import { mix } from '../../drawing/colour.ts';
import { outline, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Shape } from '../../drawing/layer.ts';
import { filled, thin } from '../canvas.ts';
import { nearColour } from './near-ground.ts';
import type { Stage } from './stage.ts';

/** What comes up out of the earth in spring: pale points in tufts, and the clods about them, larger towards the reader. */
export function drawShoots(stage: Stage): void {
  const { scene, canvas, palette, view } = stage;
  const shoots = scene.things.find(({ what }) => what === 'shoots');
  if (!shoots) return;
  const { random } = canvas;
  const soil = scene.things.find(({ what }) => what === 'soil');
  const earth = mix(nearColour(stage, 'shade'), soil?.colour ?? '#3a2c22', 0.5);
  const green = mix(shoots.colour ?? '#a9bf74', palette.light, 0.2);
  const depth = Math.max(60, 700 - view.foot);
  for (let row = 0; row < 5; row++) {
    const t = (row + 0.5) / 5;
    const y = view.foot + 8 + depth * t * 0.86;
    const size = 0.5 + t * (depth > 150 ? 1.9 : 0.7);
    const shapes: Shape[] = [
      filled(mix(earth, palette.light, 0.07 + 0.05 * (1 - t)), ...clods(random, y, size)),
      thin(palette.light, 0.1, ...clods(random, y - 5, size * 0.5)),
    ];
    const points: Path[number][] = [];
    const shaded: Path[number][] = [];
    for (let i = 0; i < 9 - row; i++) {
      const x = 110 + ((i + random.between(0, 1)) / (9 - row)) * 804;
      const v = y + random.between(-16, 16) * size;
      const count = random.int(2, 5);
      const own = random.between(0.6, 1.15);
      for (let k = 0; k < count; k++) {
        const share = count === 1 ? 0 : k / (count - 1) - 0.5;
        const lean = (share * 26 + random.between(-6, 6)) * size * own;
        const tall = random.between(30, 56) * size * own * (1 - Math.abs(share) * 0.5);
        const from = x + share * 12 * size;
        const line: Point[] = [[from, v], [from + lean * 0.18, v - tall * 0.4], [from + lean * 0.5, v - tall * 0.76], [from + lean, v - tall]]; // prettier-ignore
        points.push(taper(line, [3.2 * size, 4.4 * size, 3 * size, 0.3]));
        shaded.push(taper(line.map(([u, w]): Point => [u + 1.5 * size, w]), [1.2 * size, 1.5 * size, 1 * size, 0.2])); // prettier-ignore
      }
    }
    shapes.push(filled(green, ...points), thin(mix(green, palette.ink, 0.5), 0.5, ...shaded));
    canvas.add(shapes, { rim: 0.6, glow: 0.16, shadow: { blur: 2, distance: 7, colour: palette.ink, strength: 0.3 } }); // prettier-ignore
  }
  canvas.note(shoots.what, shoots.words);
  if (soil) canvas.note(soil.what, soil.words);
}

/** Crumbs of earth along a line. */
function clods(random: Stage['canvas']['random'], y: number, size: number): Path {
  return Array.from({ length: 34 }, () => {
    const [u, v, half] = [
      random.between(90, 934),
      y + random.between(-12, 16) * size,
      random.between(5, 17) * size,
    ];
    return outline([[u - half, v, 1], [u - half * 0.5, v - half * random.between(0.35, 0.6)], [u + half * 0.3, v - half * random.between(0.3, 0.55)], [u + half, v, 1], [u, v + half * 0.3]]); // prettier-ignore
  });
}
