import { mix } from '../../drawing/colour.ts';
import { polygon, stroke, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { filled, thin } from '../canvas.ts';
import { toneAt } from '../palette.ts';
import type { Stage, Standing } from './stage.ts';

const BUILT: ReadonlySet<string> = new Set(['house', 'manor', 'castle', 'palace', 'hut', 'izba', 'cottage', 'inn', 'church', 'chapel', 'mill', 'barn', 'shed', 'tower', 'wall', 'roof', 'fence', 'gate', 'porch', 'square', 'street', 'courtyard', 'balcony', 'village', 'building']); // prettier-ignore
const SIGNS: ReadonlySet<string> = new Set(['decayed', 'ruined', 'broken', 'dirty']);

/** The passage says of what is built that it falls to pieces. */
export const isDecayed = ({ things }: Scene): boolean =>
  things.some(({ what, qualities }) => BUILT.has(what) && qualities.some((quality) => SIGNS.has(quality))) ||
  things.some(({ what, qualities }) => what === 'shutter' && qualities.includes('closed'));

/** Plaster gone from the walls, boards over windows, holes in the roof and weeds at the foot. */
export function addDecay(stage: Stage, { box, x, foot, size }: Standing): void {
  const { canvas, palette } = stage;
  const { random } = canvas;
  const last = stage.standing.at(-1);
  if (!last) return;
  const [wide, tall] = [(box.right - box.left) * size, -box.top * size];
  const wall = Math.min(tall * 0.5, wide * 0.36);
  const patches: Path[number][] = [];
  const laths: Path[number][] = [];
  for (let i = 0; i < 7; i++) {
    const u = x + wide * random.between(-0.42, 0.42);
    const v = foot - wall * random.between(0.12, 0.92);
    const [half, high] = [wide * random.between(0.02, 0.05), wall * random.between(0.07, 0.15)];
    patches.push(blot(random, u, v, half, high));
    for (let k = -2; k < 3; k++) laths.push(stroke([[u - half * 0.7, v + k * high * 0.3 - 2], [u + half * 0.7, v + k * high * 0.3 + 2]], 1.1)); // prettier-ignore
  }
  const boards: Path[number][] = [];
  for (let i = 0; i < 6; i++) {
    const u = x + wide * (-0.4 + i * 0.16) + random.between(-4, 4);
    const v = foot - wall * random.pick([0.34, 0.72]);
    const half = Math.max(9, wide * 0.026);
    for (const turn of [random.between(-5, 5), random.between(-5, 5)])
      boards.push(stroke([[u - half, v - 5 + turn], [u + half, v - 5 - turn]], 5), stroke([[u - half, v + 6 - turn], [u + half, v + 6 + turn]], 5)); // prettier-ignore
  }
  const holes: Path[number][] = Array.from({ length: 3 }, () => blot(random, x + wide * random.between(-0.3, 0.3), foot - tall * random.between(0.6, 0.7), wide * 0.02, tall * 0.03)); // prettier-ignore
  const weeds: Path[number][] = [];
  for (let i = 0; i < 54; i++) {
    const u = x + wide * random.between(-0.56, 0.56);
    const high = random.between(0.1, 0.34) * wall;
    const lean = random.between(-0.3, 0.3) * high;
    weeds.push(taper([[u, foot + 4], [u + lean * 0.4, foot - high * 0.6], [u + lean, foot - high]], [1.8, 1.3, 0.4])); // prettier-ignore
  }
  last.shapes.push(
    thin(mix(toneAt(palette, 0.62), '#b08a62', 0.3), 0.75, ...patches),
    thin(palette.ink, 0.6, ...laths),
    filled(mix(toneAt(palette, 0.34), '#8a7358', 0.4), ...boards),
    filled(mix(palette.haze, palette.ink, 0.35), ...holes),
    filled(mix(toneAt(palette, 0.08), palette.leaf ?? '#5d7444', palette.isDark ? 0.1 : 0.3), ...weeds),
  );
}

function blot(random: Stage['canvas']['random'], x: number, y: number, half: number, high: number): Path[number] {
  return polygon(
    Array.from({ length: 9 }, (_, k): Point => {
      const angle = (k / 9) * 2 * Math.PI;
      const reach = random.between(0.6, 1.2);
      return [x + Math.cos(angle) * half * reach, y + Math.sin(angle) * high * reach];
    }),
  );
} // prettier-ignore
