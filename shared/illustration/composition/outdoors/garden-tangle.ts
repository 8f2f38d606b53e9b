import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { openCurve, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import { filled, shapesOf, WIDTH } from '../canvas.ts';
import { isLeafless } from '../foliage.ts';
import { coloursAt } from '../material-colours.ts';
import { toneAt } from '../palette.ts';
import type { Stage } from './stage.ts';

const CLIMBING: ReadonlySet<string> = new Set(['rose', 'branch', 'ivy', 'vine']);

/** Whether bare climbers cover the trees of a garden and connect them. */
export const isTangled = (scene: Scene): boolean =>
  isLeafless(scene) && scene.things.some(({ what }) => what === 'tree') && scene.things.some(({ what }) => CLIMBING.has(what)); // prettier-ignore

interface Stem {
  x: number;
  foot: number;
  tall: number;
}

/**
 * Bare trees on a lawn, hung with climbers: tendrils span them in loops, hang down from the loops like curtains, and run
 * along the ground. Farther ones first, paler and smaller.
 *
 * @param groundAt the upper edge of the lawn under the wall, in pixels from the top
 */
export function drawTangle(stage: Stage, groundAt: (x: number) => number): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const brown = scene.things.find(({ what, colour }) => what === 'branch' && colour)?.colour ?? '#6d5c4c';
  for (const [depth, places, deep, tall] of [[0.4, [190, 400, 600, 800], 26, 250], [0.12, [120, 500, 880], 96, 330]] as const) {
    const stems = places.map((x): Stem => { const at = x + random.between(-46, 46); return { x: at, foot: groundAt(at) + deep + random.between(-8, 16), tall: tall * random.between(0.86, 1.14) }; });
    const tone = mix(toneAt(palette, depth), brown, 0.3);
    const motif = MOTIFS.get('bare tree')!;
    const trees = stems.flatMap(({ x, foot, tall: high }) => shapesOf(motif.draw(random, {}), { x, y: foot, scale: high / motif.height, isFlipped: random.chance(0.5) }, { ...coloursAt(palette, depth), ink: tone }));
    const vines: Path[number][] = stems.flatMap((stem) => coils(random, stem));
    stems.slice(1).forEach((stem, i) => vines.push(...bridges(random, stems[i]!, stem)));
    for (let i = 0; i < 16; i++) vines.push(...runner(random, random.between(60, WIDTH - 60), groundAt, deep + random.between(-6, 40)));
    const shapes: Shape[] = [...trees, filled(tone, ...vines)];
    canvas.add(shapes, { glow: 0.12, rim: 0.3, shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.14 } });
  }
  for (const thing of scene.things) {
    if (thing.what !== 'tree') continue;
    stage.shown.add(thing);
    canvas.recordDrawn(thing.what, thing.words);
  }
} // prettier-ignore

/** A stem that winds around a trunk up to the branches. */
function coils(random: Random, { x, foot, tall }: Stem): Path {
  return [0, 1].map((k) => {
    const turns = random.between(1.4, 2.6);
    const line: Point[] = Array.from({ length: 22 }, (_, i) => {
      const t = i / 21;
      const wide = (7 + 26 * t ** 2) * (k ? 1 : -1);
      return [x + Math.sin(t * turns * Math.PI * 2 + k * 2) * wide * 0.6 + wide * t, foot - t * tall * 0.86];
    });
    return taper(line, [2.4, 1.9, 1.3, 0.5]);
  });
}

/** Loops between two trees, and the thin ends that hang from them. */
function bridges(random: Random, from: Stem, to: Stem): Path {
  const rings: Path[number][] = [];
  for (let k = 0; k < 7; k++) {
    const start: Point = [from.x + random.between(4, 60), from.foot - from.tall * random.between(0.5, 0.92)];
    const end: Point = [to.x - random.between(4, 60), to.foot - to.tall * random.between(0.5, 0.92)];
    const sag = random.between(20, 90);
    const at = (t: number): Point => [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t) + 4 * Math.sin(t * 17 + k)]; // prettier-ignore
    rings.push(taper(Array.from({ length: 18 }, (_, i) => at(i / 17)), [1.5, 1, 1, 1.4])); // prettier-ignore
    for (let i = 0; i < 9; i++) {
      const [u, v] = at(random.between(0.08, 0.92));
      const long = random.between(16, 96);
      const lean = random.between(-14, 14);
      rings.push(taper(openCurve([[u, v], [u + lean, v + long * 0.4], [u + lean * 0.3, v + long * 0.74], [u + lean * 1.2, v + long]]), [1, 0.8, 0.3])); // prettier-ignore
      if (random.chance(0.5)) rings.push(taper([[u + lean * 0.8, v + long * 0.5], [u + lean + random.between(-16, 16), v + long * 0.66]], [0.7, 0.25])); // prettier-ignore
    }
  }
  return rings;
}

/** A fallen spray along the ground in low arcs. */
function runner(random: Random, x: number, groundAt: (x: number) => number, down: number): Path {
  const long = random.between(60, 170) * (random.chance(0.5) ? 1 : -1);
  const line = Array.from({ length: 12 }, (_, i): Point => { const u = x + (long * i) / 11; return [u, groundAt(u) + down - Math.abs(Math.sin(i * 0.9)) * random.between(4, 12)]; }); // prettier-ignore
  return [taper(line, [1.3, 1, 0.3])];
}
