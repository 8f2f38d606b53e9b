import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { rectangle, type Path } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { filled, shapesOf, type Canvas } from '../../canvas.ts';
import { farTree } from '../../land-and-sky/far-trees.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import * as land from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt, type Palette } from '../../palette.ts';
import { isOfSkyline } from '../../terrain/named-aside.ts';
import { areWindowsLit } from '../houses/clustered-houses.ts';
import type { Stage } from '../stage.ts';
import type { FarStrip } from './far-strip.ts';
import { underSnow } from './snow-laden.ts';

export function farTown({ stage, depth, horizon, add }: FarStrip): void {
  const { scene, palette } = stage;
  const { random } = stage.canvas;
  return add([
    filled(
      toneAt(palette, isOfSkyline(scene) ? 0.46 : depth),
      ...land.townSkyline(
        random,
        horizon + 6,
        isOfSkyline(scene) ? 148 : 84,
        scene.region,
        isOfSkyline(scene) ? 0.4 : 0.09,
      ),
    ),
    ...(palette.isDark ? litWindows(random, horizon, palette) : []),
  ]);
}

function litWindows(random: Canvas['random'], horizon: number, palette: Palette): Shape[] {
  return [
    filled(
      mix('#ffd98a', palette.haze, 0.25),
      ...Array.from({ length: 26 }, () =>
        rectangle(random.between(40, 980), horizon - random.between(6, 34), 3, 4.5),
      ),
    ),
  ];
}

export function hazyVillage({ stage, depth, horizon, add }: FarStrip): void {
  const { palette } = stage;
  // One that is named is seen through the haze.
  return add(farVillage(stage, horizon + 8, depth * 0.66), {
    haze: { from: horizon - 40, to: horizon + 30, colour: palette.haze, strength: 0.3 },
    glow: 0.3,
  });
}

function farVillage(stage: Stage, foot: number, depth: number): Shape[] {
  const { scene, palette } = stage;
  const { random } = stage.canvas;
  const shapes: Shape[] = [];
  const isEast = scene.region === 'east';
  const looks = underSnow(stage, coloursAt(palette, depth), depth);
  const draw = (name: string, x: number, scale: number) => {
    const motif = MOTIFS.get(name);
    if (motif)
      shapes.push(
        ...shapesOf(
          motif.draw(random, { isLit: areWindowsLit({ scene }, { qualities: [] }) }),
          { x, y: foot, scale, isFlipped: random.chance(0.5) },
          looks,
        ),
      );
  };
  const middle = random.pick([330, 480, 560, 680]);
  // Dense in the middle, sparser and smaller outwards, with trees among them.
  const crowns: Path[number][] = [];
  for (let i = 0; i < 11; i++) {
    const away = (i % 2 ? 1 : -1) * (46 + 30 * i ** 1.05) + random.between(-16, 16);
    draw(isEast ? 'izba' : 'cottage', middle + away, random.between(6.4, 9.6) * (1 - Math.abs(away) / 1100));
    if (random.chance(0.7))
      crowns.push(
        ...farTree(
          random,
          middle + away + random.between(-34, 34),
          foot + 2,
          random.between(30, 58),
          isLeafless(scene) ? 'bare' : 'leafy',
        ),
      );
  }
  shapes.unshift(
    filled(
      mix(toneAt(palette, depth + 0.08), palette.leaf ?? '#5d7444', isLeafless(scene) ? 0 : 0.14),
      ...crowns,
    ),
  );
  return shapes;
}
