import { mix } from '../../drawing/colour.ts';
import { outline, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Shape } from '../../drawing/layer.ts';
import { filled, thin } from '../canvas.ts';
import { nearColour } from '../land.ts';
import type { Stage } from './stage.ts';

/** What comes up out of the earth in spring: pale points in tufts, and the clods about them, larger towards the reader. */
export function drawShoots({ scene, canvas, palette, terrain, view }: Stage): void {
  const shoots = scene.things.find(({ what }) => what === 'shoots');
  if (!shoots) return;
  const { random } = canvas;
  const soil = scene.things.find(({ what }) => what === 'soil');
  const earth = mix(nearColour(palette, terrain.ground), soil?.colour ?? '#3a2c22', 0.5);
  const green = mix(shoots.colour ?? '#a9bf74', palette.light, 0.2);
  const depth = Math.max(60, 700 - view.foot);
  for (let row = 0; row < 4; row++) {
    const t = (row + 0.5) / 4;
    const y = view.foot + 8 + depth * t * 0.86;
    const size = 0.5 + t * (depth > 150 ? 1.9 : 0.7);
    const shapes: Shape[] = [
      filled(mix(earth, palette.light, 0.07 + 0.05 * (1 - t)), ...clods(random, y, size)),
      thin(palette.light, 0.1, ...clods(random, y - 5, size * 0.5)),
    ];
    const points: Path[number][] = [];
    const shaded: Path[number][] = [];
    for (let i = 0; i < 7 - row; i++) {
      const x = 150 + ((i + random.between(0.15, 0.85)) / (7 - row)) * 724;
      for (let k = -1; k < 2; k++) {
        const lean = (k * 9 + random.between(-5, 5)) * size;
        const tall = random.between(34, 58) * size * (k === 0 ? 1.15 : 0.8);
        const at: Point = [x + k * 5 * size, y];
        const blade = taper([at, [at[0] + lean * 0.35, y - tall * 0.55], [at[0] + lean, y - tall]], [4.6 * size, 3.8 * size, 0.4]); // prettier-ignore
        points.push(blade);
        shaded.push(taper([[at[0] + 1.6 * size, y], [at[0] + lean * 0.35 + 1.6 * size, y - tall * 0.5], [at[0] + lean, y - tall]], [1.6 * size, 1.4 * size, 0.3])); // prettier-ignore
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
