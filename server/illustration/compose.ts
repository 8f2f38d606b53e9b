import { drawAction, tilted } from './draw/action.ts';
import { drawFigures } from './draw/figures.ts';
import { drawInterior } from './draw/interior.ts';
import { drawOutdoors } from './draw/outdoors.ts';
import { drawPortrait } from './draw/portrait.ts';
import { drawWeather } from './draw/sky.ts';
import { createStage, type Stage } from './draw/stage.ts';
import { drawStillLife, STILL_THINGS } from './draw/still-life.ts';
import { drawTraffic } from './draw/traffic.ts';
import { INTERIORS } from './lexicon/places.ts';
import type { SceneSpec } from './scene-spec.ts';

/** The scene as a drawing: SVG text of shapes and gradients only, far things first. */
export function composeScene(scene: SceneSpec): string {
  const stage = createStage(scene);
  if (isStillLife(scene)) drawStillLife(stage);
  else if (scene.type === 'character' && !isFigure(scene)) drawCharacter(stage);
  else if (scene.movement === 'violent') tilted(stage, () => drawPlace(stage));
  else drawPlace(stage);
  return stage.canvas.toSvg();
}

function drawPlace(stage: Stage): void {
  const isInside = INTERIORS.has(stage.scene.setting);
  if (isInside) drawInterior(stage);
  else drawOutdoors(stage);
  if (!isInside) drawTraffic(stage);
  if (stage.scene.movement === 'violent') drawAction(stage, isInside);
  else drawFigures(stage, isInside);
  if (!isInside) drawWeather(stage);
}

function drawCharacter(stage: Stage): void {
  drawPortrait(stage);
  if (!INTERIORS.has(stage.scene.setting)) drawWeather(stage);
}

/** Under the open sky there is room to be seen from afar. */
const isFigure = ({ isFar, setting }: SceneSpec): boolean => isFar === true && !INTERIORS.has(setting);

/** What does not go on a table is shown where it stands: a ship at sea, a coach on its road. */
const LARGE: ReadonlySet<string> = new Set([
  'ship', 'boat', 'house', 'tower', 'carriage', 'horse', 'train', 'tree', 'bridge', 'lighthouse', 'windmill', 'fountain',
  'dome', 'tent', 'statue', 'gazebo', 'fence', 'mountain', 'rock', 'river', 'piano', 'bed', 'stove', 'sofa', 'fireplace', 'shelves',
]); // prettier-ignore

function isStillLife({ type, things }: SceneSpec): boolean {
  if (type !== 'object') return false;
  const first = things.find(({ kind }) => LARGE.has(kind) || STILL_THINGS.has(kind));
  return !first || !LARGE.has(first.kind);
}
