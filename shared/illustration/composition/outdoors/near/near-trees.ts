import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { limb, outline, taper, type Path, type Point } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { edgeSideX } from '../../../theatre/vignette.ts';
import { boxOf, filled, shapesOf, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt, type Palette } from '../../palette.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { snowOn } from '../far/snow-laden.ts';
import type { Stage } from '../stage.ts';
import { leaf } from './near-plants.ts';
import { nearestTo, nearInk, standAt, type Side } from './near-side.ts';

/** Either all trees of a picture are bare, or none. */
const isBareHere = ({ scene, terrain }: Stage): boolean => isLeafless(scene) || terrain.ground === 'snow';

/** Near leaves against the light, which are hardly green. */
const nearLooks = (palette: Palette) => ({
  ...coloursAt(palette, palette.isDark ? 0.03 : 0.1),
  leaf: mix(nearInk(palette), palette.leaf ?? '#5d7444', palette.isDark ? 0.06 : 0.3),
});

/** A great tree at one side, with boughs beyond the oval. @param size 1 for the larger one of a picture */
export function sideTree(stage: Stage, side: Side, size = 1): Shape[] {
  const {
    scene,
    canvas: { random },
    palette,
    view,
  } = stage;
  const name = isBareHere(stage)
    ? random.pick(['bare tree', 'bare oak'])
    : scene.region === 'east' && random.chance(0.45)
      ? 'birch tree'
      : random.pick(['leafy tree', 'oak', 'leafy tree']);
  const tree = MOTIFS.get(name)!;
  const drawn = tree.draw(random, {});
  const { left, right } = boxOf(drawn);
  const scale = size * Math.min(random.between(500, 600) / tree.height, 400 / (right - left));
  const isFlipped = side === 'right';
  const inwards = Math.max(random.between(150, 200), edgeSideX(stage.edge) + 64);
  const x = side === 'left' ? inwards : WIDTH - inwards;
  // A mound of ground with grass at its foot.
  const foot = standAt(stage, x, view.foot + 14);
  const shapes = shapesOf(drawn, { x, y: foot, scale, isFlipped }, nearLooks(palette));
  return [
    ...snowOn(stage, shapes, 4),
    ...shapes,
    ...(stage.terrain.ground === 'snow'
      ? [filled(snowNear(palette), mound(x, foot + 4, 110, 20))]
      : [filled(nearInk(palette), ...land.blades(random, () => foot - 2, 26, 40, x - 70, x + 70))]),
  ];
}

/** Snow in the shadow of things in front of the light. */
const snowNear = (palette: Palette) =>
  mix(mix('#e9e9ef', palette.sky[1], 0.42), palette.ink, palette.isDark ? 0.4 : 0.14);

const mound = (x: number, y: number, half: number, height: number) =>
  outline([
    [x - half, y + 22, 1],
    [x - half * 0.5, y - height * 0.5],
    [x, y - height * 0.7],
    [x + half * 0.5, y - height * 0.5],
    [x + half, y + 22, 1],
    [x, y + 60],
  ]);

/** Two dark trunks at the picture's edge, with boughs overhead. */
export function trunks(stage: Stage): Shape[] {
  if (isBareHere(stage)) return [...sideTree(stage, 'left', 1.1), ...sideTree(stage, 'right', 0.8)];
  const near = stage.canvas.random.pick<Side>(['left', 'right']);
  return [
    ...trunk(stage, 'left', near === 'left' ? NEARER : FARTHER),
    ...trunk(stage, 'right', near === 'right' ? NEARER : FARTHER),
  ];
}

/** A tree at one side, so near that only its trunk is visible, with boughs above the view. */
export function overhangingTrunk(stage: Stage, side: Side): Shape[] {
  const high = Math.min(
    ...stage.standing.filter(({ shapes }) => shapes.length > 0).map(({ shapes }) => boxOf(shapes).top),
  );
  return trunk(stage, side, high < 210 ? { ...NEARER, boughs: LIFTED } : NEARER);
}

interface Trunk {
  /** Half its width at eye level, in pixels. */
  half: readonly [least: number, most: number];
  /** The height and reach of each bough, in pixels. */
  boughs: readonly (readonly [y: number, reach: number])[];
}
const NEARER: Trunk = {
  half: [28, 36],
  boughs: [
    [64, 470],
    [150, 330],
    [286, 220],
  ],
};
const FARTHER: Trunk = {
  half: [13, 18],
  boughs: [
    [92, 360],
    [214, 240],
  ],
};
/** Above all high things. */
const LIFTED: Trunk['boughs'] = [
  [52, 300],
  [170, 200],
  [300, 170],
];

function trunk(stage: Stage, side: Side, { half: [least, most], boughs }: Trunk): Shape[] {
  const {
    canvas: { random },
    palette,
    view,
  } = stage;
  const rings: Path[number][] = [];
  const leaves: Path[number][] = [];
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  const half = random.between(least, most);
  const x = nearestTo(stage.edge, random.between(96, 150)) + half * 0.6;
  const foot = standAt(stage, at(x), view.foot + 30);
  const [lean, bend, turns] = [
    random.between(-10, 40),
    random.between(12, 26) * (random.chance(0.5) ? 1 : -1),
    random.between(0.9, 1.5),
  ];
  const middleAt = (t: number) => x + lean * t + bend * Math.sin(Math.PI * t * turns);
  // It widens into its roots, with uneven bark.
  const halfAt = (t: number) =>
    half * (1 - 0.42 * t + 1.3 * Math.max(0, 1 - t * 7) ** 2) * random.between(0.94, 1.06);
  const heights = [0, 0.03, 0.08, 0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88, 1];
  const edgeOf = (turn: number) =>
    heights.map((t): Point => [at(middleAt(t) + turn * halfAt(t)), foot + 10 - (foot + 40) * t]);
  rings.push(outline([...edgeOf(-1), ...edgeOf(1).reverse()]));
  rings.push(...land.blades(random, () => foot + 8, 30, 46, at(x) - half * 2.6, at(x) + half * 2.6));
  const twig = ([u, v]: Point, turn: number, size: number): void => {
    const [long, rise] = [random.between(30, 74) * (0.5 + 0.5 * size), turn * random.between(14, 50)];
    const line = Array.from({ length: 5 }, (_, i): Point => {
      const t = i / 4;
      return [at(u + long * t), v + rise * t + 12 * t ** 2];
    });
    rings.push(taper(line, [2.4 * size + 0.6, 0.5]));
    for (const [i, point] of line.slice(1).entries())
      for (const lie of [-0.7, 0.7, 0.1])
        leaves.push(
          leaf(
            point[0],
            point[1],
            random.between(13, 23),
            Math.atan2(rise, side === 'left' ? long : -long) + lie * random.between(0.7, 1.5) + i * 0.05,
            random,
          ),
        );
  };
  // Its top is lost in its own leaves.
  for (let i = 0; i < 11; i++)
    for (const turn of [-1, 1]) twig([middleAt(1 - i * 0.03) - random.between(0, 60), 4 + i * 15], turn, 0.9);
  for (const [level, reach] of boughs) {
    const [y, far] = [level + random.between(-18, 18), reach * random.between(0.86, 1.1)];
    const line = Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8;
      return [middleAt(1 - (y + 74) / 720) + (far - x) * t, y + 74 * (1 - t) ** 2.2 + 22 * t ** 2];
    });
    const bough = line.map(([u, v]): Point => [at(u), v]);
    rings.push(...limb(bough, [half * 0.44, half * 0.3, half * 0.2, half * 0.1, 1.1]));
    for (let i = 1; i < 9; i++) for (const turn of [-1, 1, 1]) twig(line[i]!, turn, 1 - i / 12);
  }
  return [filled(toneAt(palette, 0.02), ...rings), filled(nearLooks(palette).leaf, ...leaves)];
}
