import type { Shape } from '../../../drawing/layer.ts';
import { GOWNS } from '../../../scene.ts';
import { figureShapes } from '../../figures/figures-pairs.ts';
import { ADULT_HEIGHT_M, headPixels, type Figure } from '../../figures/figures.ts';
import { coloursAt, usualColours, type Tint } from '../../colours/material-colours.ts';
import { statedColours } from '../../colours/stated-colours.ts';
import { FRONT_Y, type Room } from '../room.ts';

export function personShapes(
  room: Room,
  figure: Figure,
  x: number,
  isFlipped: boolean,
  foot = FRONT_Y,
): Shape[] {
  const unit = headPixels(room.scale * ADULT_HEIGHT_M) * figure.size;
  return figureShapes(figure, { x, y: foot, scale: unit, isFlipped }, (each) =>
    coloursAt(room.palette, 0, tintOf(each, isFaceLit(room))),
  );
}

/** People are plain silhouettes only in a bright doorway, unless the passage describes them. */
const isFaceLit = ({ scene, source }: Room): boolean =>
  scene.type === 'character' ||
  scene.setting?.value === 'theatre' ||
  (source !== 'doorway' && scene.light?.value !== 'dark');

/** A person's stated colours, completed with their usual ones if the face is lit. */
function tintOf({ person, sex, coloursId }: Figure, isLit: boolean): Tint {
  // «Пары в белом и чёрном»: the gowns of a company are white, not the coats.
  const isGownOfOthers =
    sex === 'man' &&
    person.count === 'many' &&
    person.clothes !== undefined &&
    GOWNS.has(person.clothes.value.kind);
  const { dress: gownColour, body, ...rest } = statedColours(person);
  const stated: Tint = isGownOfOthers ? rest : { ...rest, dress: gownColour, body };
  const { coat, gown, hair } = usualColours(coloursId);
  const cloth = sex === 'woman' ? gown : coat;
  return isLit
    ? {
        ...stated,
        hair: stated.hair ?? hair,
        dress: stated.dress ?? cloth,
        body: stated.body ?? cloth,
        isFaceLit: true,
      }
    : stated;
}
