import { MOTIFS } from '../../../motifs/library.ts';
import type { SceneThing } from '../../../scene.ts';
import { boxOf, filled, shapesOf } from '../../canvas.ts';
import { farTree } from '../../land-and-sky/far-trees.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import { reflected } from '../../land-and-sky/water.ts';
import { addCondition } from './building-condition.ts';
import { isDecayed } from './decay.ts';
import { snowOn, underSnow } from '../far/snow-laden.ts';
import { depthAt, groundAt, type Stage, waterEdge } from '../stage.ts';
import type { Path } from '../../../drawing/path.ts';

/** The houses of a village: distance from the middle towards the side of the nearest, in pixels, and size relative to it. */
const LOTS: readonly (readonly [across: number, size: number])[] = [
  [212, 1],
  [-252, 0.74],
  [-20, 0.56],
  [388, 0.52],
  [-120, 0.4],
  [96, 0.36],
  [-372, 0.4],
  [-220, 0.28],
  [20, 0.25],
  [268, 0.29],
];

/** The kinds of houses in a village; a hut or an inn has only one. */
const KINDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  cottage: ['cottage', 'stone cottage', 'cottage', 'house', 'farmhouse'],
  house: ['house', 'cottage', 'brick house', 'timbered house'],
  manor: ['house', 'cottage', 'brick house'],
  izba: ['izba', 'broad izba', 'izba', 'broad izba', 'shed'],
};

/**
 * Houses one behind the other along a bend, each with its own size and angle, with trees between them.
 *
 * @param tall the height of the nearest, in pixels
 * @param name the motif of one of them
 * @returns their number
 */
export function placeHouses(stage: Stage, thing: SceneThing, name: string, tall: number): number {
  const { scene, canvas, palette, view, terrain } = stage;
  const { random } = canvas;
  const first = MOTIFS.get(name);
  if (!first) return 0;
  const side = view.focus < 512 ? -1 : 1;
  const nearest = tall / first.height;
  const isByWater = terrain.water !== null && terrain.water !== 'stream';
  const isBare = isLeafless(scene) || terrain.ground === 'snow';
  const most = thing.count === 'many' || thing.count === undefined ? LOTS.length : thing.count;
  let shown = 0;
  for (const [across, size] of LOTS.slice(0, most)) {
    const kind = shown === 0 ? name : random.pick(KINDS[name] ?? [name]);
    const motif = MOTIFS.get(kind)!;
    const scale = nearest * size * random.between(0.9, 1.12);
    const x = 512 + side * across + random.between(-26, 26);
    const half = (first.width / 2) * scale;
    const [open, shut] = stage.subjectSpan ?? [0, 0];
    if (Math.min(x + half, shut) - Math.max(x - half, open) > half * 0.5) continue;
    // A far bank rises behind the water; elsewhere the ground runs to the horizon.
    const foot = isByWater ? view.horizon + 12 - (1 - size) * 18 : groundAt(stage, scale) + 3;
    // The nearest is dark against the others.
    const depth = Math.max(0.08, Math.min(0.72, depthAt(scale * (130 / view.scale)) * (1.1 - 0.45 * size)));
    const parts = motif.draw(random, { isLit: areWindowsLit(stage, thing), isDecayed: isDecayed(scene) });
    const box = boxOf(parts);
    const isFlipped = random.chance(0.5);
    const centre = ((box.left + box.right) / 2) * (isFlipped ? -1 : 1);
    const shapes = shapesOf(
      parts,
      { x: x - centre * scale, y: foot, scale, isFlipped },
      underSnow(
        stage,
        coloursAt(palette, depth, {
          body: thing.colour,
          usual: usualColour(kind, scene, thing.qualities, shown),
        }),
        depth,
      ),
    );
    stage.standing.push({
      thing,
      scale,
      shapes: [...snowOn(stage, shapes, Math.min(4, 1 + scale * 0.08)), ...shapes],
    });
    stage.middle.block(x - ((box.right - box.left) / 2) * scale, x + ((box.right - box.left) / 2) * scale);
    if (isByWater && terrain.water !== 'sea')
      stage.mirrored.push(...reflected(shapes, waterEdge(view), palette));
    const mouth = motif.anchors?.mouth;
    if (shown === 0)
      addCondition(
        stage,
        { box, x, foot, size: scale },
        mouth && [x + (mouth.x * (isFlipped ? -1 : 1) - centre) * scale, foot + mouth.y * scale],
      );
    shown++;
    if (!WITHOUT_TREES.has(terrain.ground))
      stage.standing.push({
        scale: scale * 0.998,
        shapes: treesBy(stage, x, foot, (box.right - box.left) * scale, motif.height * scale, depth, isBare),
      });
  }
  return shown;
}

const WITHOUT_TREES: ReadonlySet<string> = new Set(['stones', 'sand', 'boards']);

/** Trees behind one end of a house: drawn leaf by leaf where they are near. */
function treesBy(
  { canvas: { random }, palette }: Stage,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  depth: number,
  isBare: boolean,
): Shape[] {
  const at = x + (random.chance(0.5) ? 1 : -1) * wide * random.between(0.44, 0.62);
  const air = Math.min(0.72, depth + 0.12);
  const tone = toneAt(palette, air);
  const green = isBare
    ? tone
    : mix(tone, palette.leaf ?? '#5d7444', palette.isDark ? 0.08 : 0.34 - depth * 0.2);
  const count = random.int(1, 3);
  if (tall > LEAFY_FROM) {
    const motif = MOTIFS.get(isBare ? 'bare tree' : 'leafy tree')!;
    return Array.from({ length: Math.min(2, count) }, () =>
      shapesOf(
        motif.draw(random, {}),
        {
          x: at + random.between(-0.3, 0.3) * wide,
          y: foot + 2,
          scale: (tall * random.between(0.95, 1.5)) / motif.height,
          isFlipped: random.chance(0.5),
        },
        { ...coloursAt(palette, air), leaf: green },
      ),
    ).flat();
  }
  const rings: Path[number][] = [];
  for (let i = count; i > 0; i--)
    rings.push(
      ...farTree(
        random,
        at + random.between(-0.3, 0.3) * wide,
        foot + 2,
        tall * random.between(0.7, 1.3),
        isBare ? 'bare' : 'leafy',
      ),
    );
  return [filled(green, ...rings)];
}

/** The height of a house, in pixels, beside which trees are drawn with separate leaves. */
const LEAFY_FROM = 74;

/** Windows are lit if the passage says so, and after dark in inhabited buildings. */
export function areWindowsLit(
  { scene }: Pick<Stage, 'scene'>,
  { qualities }: Pick<SceneThing, 'qualities'>,
): boolean {
  if (qualities.includes('lit') || scene.light?.value === 'window') return true;
  if (scene.light?.value === 'dark' || UNLIVED.some((quality) => qualities.includes(quality))) return false;
  return scene.time?.value === 'night' || scene.time?.value === 'dusk' || scene.light?.value === 'lamp';
}

const UNLIVED = ['ruined', 'decayed', 'dark', 'empty', 'closed'];
