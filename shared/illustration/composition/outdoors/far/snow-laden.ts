import type { Shape } from '../../../drawing/layer.ts';
import { placed } from '../../../drawing/path.ts';
import { mix } from '../../../drawing/colour.ts';
import { snowColour } from './snow-colour.ts';
import type { Stage } from '../stage.ts';

/** Whether snow lies on roofs, fences and branches: it falls, the passage names it, or it is a Russian winter. */
export const isSnowLaden = ({ scene, terrain }: Pick<Stage, 'scene' | 'terrain'>): boolean =>
  terrain.ground === 'snow' &&
  (scene.weather?.value === 'snow' ||
    scene.weather?.value === 'blizzard' ||
    (scene.season?.value === 'winter' && scene.region === 'east') ||
    scene.things.some(
      ({ what, certainty }) => (what === 'snow' || what === 'snowdrift') && certainty >= 0.5,
    ));

/** The snow along the upper edges of a drawing, behind it. @param thick in pixels */
export function snowOn(stage: Stage, shapes: readonly Shape[], thick: number): Shape[] {
  if (!isSnowLaden(stage)) return [];
  const snow = freshSnow(stage);
  return shapes
    .filter(({ opacity }) => opacity === undefined || opacity > 0.8)
    .map((shape) => ({ ...shape, colour: snow, path: placed(shape.path, { x: 0, y: -thick }) }));
}

/** Snow that has just fallen, in the light of the hour. */
const freshSnow = (stage: Pick<Stage, 'palette'>): string =>
  mix(snowColour(stage), stage.palette.light, stage.palette.isDark ? 0.05 : 0.3);

/** The colours of a building whose roof is under snow wherever the ground is. @param depth the air in front of it, 0 … 1 */
export const underSnow = <T extends { roof: string }>(
  stage: Pick<Stage, 'palette' | 'terrain'>,
  looks: T,
  depth: number,
): T =>
  stage.terrain.ground === 'snow'
    ? { ...looks, roof: mix(looks.roof, freshSnow(stage), 0.84 * (1 - depth * 0.5)) }
    : looks;
