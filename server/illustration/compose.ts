import { drawFigures, drawPlainGround, drawPortrait } from './draw/figure.ts';
import { drawInterior } from './draw/interior.ts';
import { drawOutdoors } from './draw/outdoors.ts';
import { drawWeather } from './draw/sky.ts';
import { createStage } from './draw/stage.ts';
import { drawStillLife } from './draw/still-life.ts';
import { INTERIORS } from './lexicon/places.ts';
import type { SceneSpec } from './scene-spec.ts';

/** The scene as a drawing: SVG text of shapes and gradients only, far things first. */
export function composeScene(scene: SceneSpec): string {
  const stage = createStage(scene);
  if (scene.type === 'object') {
    drawStillLife(stage);
    return stage.canvas.toSvg();
  }
  const isInside = INTERIORS.has(scene.setting);
  if (scene.type === 'character' && scene.setting === 'room') drawPlainGround(stage);
  else if (isInside) drawInterior(stage);
  else drawOutdoors(stage);
  if (scene.type === 'character') drawPortrait(stage);
  else drawFigures(stage, isInside);
  if (!isInside) drawWeather(stage);
  return stage.canvas.toSvg();
}
