import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene } from '../../../scene.ts';
import { filled, shapesOf, WIDTH, type Canvas } from '../../canvas.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import * as land from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import type { Palette } from '../../palette.ts';
import { hasSnow } from '../../terrain/has-snow.ts';
import { CONIFERS, treesOf } from './trees-of-wood.ts';
import type { View } from '../viewpoint.ts';
import { canopy } from './wood-canopy.ts';
import { addFerns, addFloor, addLitter, addSwamp, addWay, floorColour } from './wood-floor.ts';
import { rowOf, ROWS, type Wood, type WoodRow } from './wood-row.ts';
import { ageOf, stem } from './wood-stem.ts';
import { waterColour } from '../ways/way-through-land.ts';
import { HOUSES } from '../../kinds-of-things.ts';

/** Half the clearing round a house, in pixels. */
const GLADE = 300;

/** A wood from within: rows of trunks that get paler towards the light, under a closed canopy. */
export function drawWood(canvas: Canvas, palette: Palette, scene: Scene, { horizon, foot }: View): void {
  const wood = woodOf(canvas, palette, scene);
  ROWS.forEach((_, k) => {
    const row = rowOf(wood, k, horizon + (foot - horizon) * [0.1, 0.3, 0.56, 0.94][k]!);
    addTrees(wood, row);
    const crest = land.rolling(canvas.random, row.base + 6, 13, 260);
    const floor = floorColour(wood, row);
    if (wood.water) addSwamp(wood, row, crest, wood.water);
    else addFloor(wood, row, crest, floor, horizon);
    if (wood.isStrewn && k > 0) addLitter(wood, row, crest);
    if (wood.hasWay && !wood.water && k === 2) addWay(wood, floor, { horizon, foot });
  });
  if (!wood.isSnowy && !wood.water) addFerns(wood, foot);
}

function woodOf(canvas: Canvas, palette: Palette, scene: Scene): Wood {
  const { random } = canvas;
  const kinds = treesOf(scene) as [string, ...string[]];
  const isSnowy = hasSnow(scene);
  const has = (...names: string[]) => scene.things.some(({ what }) => names.includes(what));
  const isGlade = scene.things.some(({ what }) => HOUSES.has(what));
  const way = isGlade ? WIDTH / 2 : random.between(470, 590);
  return {
    canvas,
    palette,
    kinds,
    isBare: isLeafless(scene),
    isSnowy,
    isMossy: has('moss'),
    water: scene.things.some(({ what, certainty }) => what === 'swamp' && certainty >= 0.5)
      ? waterColour({ scene, palette })
      : null,
    isStrewn: scene.season?.value === 'autumn' && !isSnowy,
    isLow:
      scene.time?.value === 'sunset' ||
      scene.time?.value === 'dawn' ||
      scene.time?.value === 'dusk' ||
      scene.light?.value === 'low sun',
    isGlade,
    hasWay: random.chance(0.6) || has('path', 'road', 'trail', 'avenue'),
    way,
    age: ageOf(scene, kinds),
    tint: groundTint(scene),
  };
}

function addTrees(wood: Wood, row: WoodRow): void {
  const { canvas, palette, kinds, isBare, isLow, isGlade, way } = wood;
  const { random } = canvas;
  const { k, air, base, count, open, tone, green } = row;
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const x = 20 + ((i + random.between(0.1, 0.9)) / count) * (WIDTH - 40);
    if (open > 0 && Math.abs(x - way) < (isGlade && k > 1 ? GLADE : open) * random.between(0.8, 1.2))
      continue;
    shapes.push(...tree(wood, row, x, random.pick(kinds)));
  }
  if (!isBare && !palette.isDark && kinds.every((kind) => !CONIFERS.has(kind)))
    shapes.push(
      filled(
        mix(green, tone, 0.2),
        ...canopy(
          random,
          k,
          isGlade ? WIDTH / 2 : way,
          kinds.every((kind) => kind === 'pine'),
        ),
      ),
    );
  canvas.add(shapes, {
    haze: isLow
      ? {
          from: base - 60,
          to: base - 420,
          colour: mix('#f2b765', palette.light, 0.2),
          strength: 0.72 * Math.min(1, air * 1.3) ** 1.2,
        }
      : { from: base - 260, to: base + 16, colour: palette.haze, strength: air * 0.85 },
    glow: 0.12 + air * 0.5,
    rim: 0.5,
    shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.08 + 0.06 * k },
  });
}

/** A conifer as a whole, or the trunk of a tree that is higher than the picture. */
function tree(
  { canvas: { random }, palette, isBare, isMossy, age }: Wood,
  { k, base, depth, girth, tone, green, evergreen }: WoodRow,
  x: number,
  kind: string,
): Shape[] {
  if (CONIFERS.has(kind)) {
    const motif = MOTIFS.get(kind)!;
    const tall = [290, 400, 520, 600][k]! * random.between(0.8, 1.15);
    return shapesOf(
      motif.draw(random, {}),
      { x, y: base + 8, scale: tall / motif.height, isFlipped: random.chance(0.5) },
      { ...coloursAt(palette, depth), leaf: evergreen },
    );
  }
  return stem(random, {
    x,
    base,
    girth: girth * random.between(0.7, 1.3),
    row: k,
    tone,
    green: kind === 'pine' ? evergreen : green,
    isBirch: kind.includes('birch'),
    isBare,
    isPine: kind === 'pine',
    palette,
    isOld: age > 1,
    isMossy,
  });
}
