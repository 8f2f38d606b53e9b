import { mix } from '../../drawing/colour.ts';
import {
  ellipse,
  outline,
  placed,
  stroke,
  taper,
  type Bounds,
  type Path,
  type Point,
} from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Part } from '../../motifs/motif.ts';
import { boxOf, filled, thin } from '../canvas.ts';
import { toneAt } from '../palette.ts';
import { isLeafless } from './garden-wall.ts';
import type { Stage } from './stage.ts';

/** What has walls, a roof and people in it. */
export const BUILDINGS: ReadonlySet<string> = new Set([
  'house', 'izba', 'church with a spire', 'church with domes', 'bell tower', 'tower', 'cottage', 'hut', 'manor', 'palace', 'terraced houses', 'shop', 'inn', 'barn', 'shed', 'stable', 'factory', 'station', 'castle', 'prison',
]); // prettier-ignore

/** A house of which the passage says that towers rise from it: they stand behind it, higher than its roof. */
export function withTowers(stage: Stage, house: readonly Part[]): Part[] {
  const towers = towersOf(stage);
  if (!towers || stage.shown.has(towers)) return [...house];
  const { top, left, right } = boxOf(house);
  const motif = MOTIFS.get('tower')!;
  const scale = (-top * 1.36) / motif.height;
  const places = towers.count === undefined || towers.count === 1 ? [left + (right - left) * 0.3] : [left + (right - left) * 0.25, left + (right - left) * 0.75]; // prettier-ignore
  return [...places.flatMap((x) => motif.draw(stage.canvas.random, {}).map((part) => ({ ...part, path: placed(part.path, { x, y: 0, scale }) }))), ...house]; // prettier-ignore
}

export function noteTowers(stage: Stage): void {
  const towers = towersOf(stage);
  if (!towers || stage.shown.has(towers)) return;
  stage.shown.add(towers);
  stage.canvas.note(towers.what, towers.words);
}

const towersOf = ({ scene }: Stage) => scene.things.find(({ what }) => what === 'tower');

interface Standing {
  box: Bounds;
  x: number;
  foot: number;
  /** Pixels of a metre. */
  size: number;
}

/** What the passage says of its chimneys and walls: smoke above, green on the front. */
export function addState(stage: Stage, { box, x, foot, size }: Standing): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const wide = (box.right - box.left) * size;
  const tall = -box.top * size;
  const last = stage.standing.at(-1);
  if (!last) return;
  const ivy = scene.things.find(({ what }) => what === 'ivy' || what === 'vine');
  if (ivy && !stage.shown.has(ivy)) {
    const leaves: Path[number][] = [];
    for (let i = 0; i < 640; i++) {
      const u = x + (random.next() - 0.5) * wide * 0.84;
      // Thicker below, in drifts that climb to the eaves.
      const high = tall * 0.66 * (0.35 + 0.65 * Math.abs(Math.sin((u - x) * 0.021 + 1.3)));
      const v = foot - random.next() ** 1.4 * high;
      const half = random.between(2.4, 5);
      leaves.push(outline([[u - half, v, 1], [u, v - half * 0.7], [u + half, v, 1], [u, v + half * 0.75]])); // prettier-ignore
    }
    last.shapes.push(filled(mix(toneAt(palette, 0.16), isLeafless(scene) ? '#5a4a3a' : '#4d6a40', 0.24), ...leaves)); // prettier-ignore
    stage.shown.add(ivy);
    canvas.note(ivy.what, ivy.words);
  }
  const smoke = scene.things.find(({ what }) => what === 'smoke');
  if (smoke && !stage.shown.has(smoke)) {
    const from: Point = [x + wide * 0.2, foot - tall * 0.98];
    const lean = random.between(40, 90);
    const puff = (shift: number, radius: number): Path[number] => taper([from, [from[0] + shift * 0.3, from[1] - 46], [from[0] + lean * 0.4 + shift, from[1] - 104], [from[0] + lean + shift, from[1] - 168], [from[0] + lean * 1.7 + shift, from[1] - 214]], [3, 8, radius, radius * 1.3, 2]); // prettier-ignore
    last.shapes.unshift(thin(mix(toneAt(palette, 0.55), smoke.colour ?? toneAt(palette, 0.5), 0.4), 0.5, puff(0, 13)), thin(toneAt(palette, 0.66), 0.36, puff(10, 19))); // prettier-ignore
    stage.shown.add(smoke);
    canvas.note(smoke.what, smoke.words);
  }
}

/** The clock on a steeple. */
export function addDial(
  stage: Stage,
  name: string,
  { x, foot, size }: Omit<Standing, 'box'>,
  isFlipped: boolean,
): void {
  const { scene, canvas, palette } = stage;
  const clock = scene.things.find(({ what }) => what === 'clock');
  const at = DIALS[name];
  const last = stage.standing.at(-1);
  if (!clock || !at || !last || stage.shown.has(clock)) return;
  const [u, v, radius] = [x + at.x * size * (isFlipped ? -1 : 1), foot + at.y * size, 1.25 * size];
  last.shapes.push(
    filled(palette.ink, ellipse(u, v, radius * 1.16)),
    filled(mix('#fbf3df', palette.light, 0.3), ellipse(u, v, radius)),
    filled(palette.ink, stroke([[u, v], [u, v - radius * 0.8]], radius * 0.14), stroke([[u, v], [u, v + radius * 0.55]], radius * 0.18)), // prettier-ignore
  );
  stage.shown.add(clock);
  canvas.note(clock.what, clock.words);
}

/** Where a tower bears its clock, in metres. */
const DIALS: Readonly<Record<string, { x: number; y: number }>> = {
  'church with a spire': { x: -3.7, y: -10.4 },
  tower: { x: 0, y: -11.6 },
  'bell tower': { x: 0, y: -15.6 },
};
