import { mix } from '../../../drawing/colour.ts';
import { filled } from '../../canvas.ts';
import { woodline } from '../../land-and-sky/far-trees.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Far } from '../../terrain/base-terrains.ts';
import { crownedHill, farHills, farMoor, farRidge, farValley } from './far-hills.ts';
import { farCliffs, farPeaks, farSpires, farTableMountain } from './far-mountains.ts';
import { farTown, hazyVillage } from './far-settlements.ts';
import { farStrip, type FarStrip } from './far-strip.ts';
import { part } from '#painter-parts';
import { CROWNS, greenOf } from './far-woods.ts';
import type { Stage } from '../stage.ts';

/** Draws one strip of distant land. @param depth haze in front of it, 0 … 1 */
export function drawFar(stage: Stage, far: Far, depth: number): void {
  DRAW[far](farStrip(stage, far, depth));
}

const DRAW: Readonly<Record<Far, (strip: FarStrip) => void>> = {
  plain: farPlain,
  hills: farHills,
  ridge: farRidge,
  'crowned hill': crownedHill,
  'lone height': (strip) => part('rarePlaces').loneHeight(strip),
  valley: farValley,
  moor: farMoor,
  peaks: farPeaks,
  'table mountain': farTableMountain,
  spires: farSpires,
  cliffs: farCliffs,
  dunes: farDunes,
  wood: farWood,
  town: farTown,
  village: hazyVillage,
};

function farPlain({ stage, horizon, add, below }: FarStrip): void {
  const { random } = stage.canvas;
  return add([below(land.rolling(random, horizon, 12, 420))]);
}

function farDunes({ stage, depth, horizon, bottom, tone, add, below }: FarStrip): void {
  const { palette } = stage;
  const { random } = stage.canvas;
  add([below(land.rolling(random, horizon + 4, 70, 330))]);
  return add([
    filled(
      mix(tone, toneAt(palette, depth - 0.14), 0.5),
      ...land.landBelow(land.rolling(random, horizon + 22, 44, 240), 12, bottom),
    ),
  ]);
}

function farWood({ stage, depth, horizon, bottom, woods, add }: FarStrip): void {
  const { random } = stage.canvas;
  return add(
    [
      filled(
        greenOf(stage, depth - 0.06),
        ...woodline(random, land.rolling(random, horizon + 4, 14), woods === 'fir' ? 64 : 54, woods, bottom),
      ),
    ],
    { texture: CROWNS },
  );
}
