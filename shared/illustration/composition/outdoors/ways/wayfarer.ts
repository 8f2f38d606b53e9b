import { seeded } from '../../../drawing/seeded.ts';
import type { Scene, ScenePerson } from '../../../scene.ts';
import { boxOf, shapesOf } from '../../canvas.ts';
import { ADULT_HEIGHT_M, figureOf, headPixels } from '../../figures/figures.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { DRAWN_BY_HORSES } from '../../kinds-of-things.ts';
import type { Series } from '../../palette.ts';
import { depthAt, groundAt, type Stage } from '../stage.ts';
import { isOfWaterfall } from '../special-views.ts';
import { isBarren } from '../../terrain/relief-of.ts';

/** Height relative to the nearest people. */
const SHARE = { near: [0.56, 0.8], far: [0.26, 0.38], below: [0.2, 0.3] } as const;
/** The probability of a wayfarer in a place without people. */
const OFTEN = 0.3;
const NOBODY = /^(?:person|people|man|woman|crowd|child|figure)$/;
/** Settings where no one walks, or where a figure would distract. */
const UNTRODDEN: ReadonlySet<string> = new Set([
  'moss',
  'swamp',
  'desert',
  'shoots',
  'ruin',
  'grave',
  'gravestone',
  'battlefield',
  'wolf',
  'bear',
  'lion',
]);
const AFLOAT: ReadonlySet<string> = new Set(['sea', 'island', 'deck', 'desert', 'snowfield']);
const WILD: ReadonlySet<string> = new Set(['blizzard', 'storm', 'fog']);

/**
 * A small figure that recurs in the places of a book, from behind or walking: it gives a wide place its scale and
 * looks the same way as the reader. There is none if the passage states that no one is there.
 */
export function placeWayfarer(stage: Stage, series: Series): void {
  const { scene, canvas, palette, view, terrain, near, sky } = stage;
  if (
    !isTrodden(scene) ||
    view.kind === 'window' ||
    isOfWaterfall(scene) ||
    terrain.isIsland ||
    // No one passes by inside walls.
    terrain.isWalled ||
    isBarren(scene, terrain) ||
    terrain.relief === 'ravine' ||
    terrain.relief === 'terraces' ||
    (terrain.relief && terrain.water === 'lake') ||
    terrain.water === 'bay' ||
    !canvas.random.chance(OFTEN)
  )
    return;
  const isByWater = terrain.water !== null && terrain.water !== 'stream';
  const [least, most] = terrain.relief
    ? SHARE.below
    : view.kind === 'high' && !isByWater
      ? SHARE.far
      : SHARE.near;
  const scale = view.scale * canvas.random.between(least, most);
  const isWalking = canvas.random.chance(0.45);
  const figure = figureOf(wayfarerOf(series, scene, isWalking), scene, 0, {
    isOutside: true,
    isFromBehind: !isWalking,
  });
  const unit = headPixels(scale * ADULT_HEIGHT_M) * figure.size;
  const wide = (figure.box.right - figure.box.left) * unit;
  // On the third opposite the subject, between it and the light.
  const x = near.take(view.focus < 512 ? 660 : 360, wide + 30);
  if (x === null) return;
  const foot = isByWater ? view.foot + 2 : groundAt(stage, scale);
  const shapes = shapesOf(
    figure.parts,
    { x: x - ((figure.box.left + figure.box.right) / 2) * unit, y: foot, scale: unit, isFlipped: x > sky.x },
    coloursAt(palette, depthAt(130 * (scale / view.scale)) * 0.4),
  );
  // Nothing may seem to grow out of the hat, and no one stands in front of the house that the picture is about.
  const own = boxOf(shapes);
  const meets = ({ shapes: others }: Stage['standing'][number]) => {
    if (others.length === 0) return false;
    const box = boxOf(others);
    return box.left < own.right && box.right > own.left && box.bottom > own.top;
  };
  if (stage.standing.some(meets)) return;
  const hasDog = !isByWater && isWalking && canvas.random.chance(0.5);
  const dog = hasDog
    ? shapesOf(
        MOTIFS.get('dog')!.draw(canvas.random, {}),
        { x: x + (x > sky.x ? -1 : 1) * unit * 3.4, y: foot + 2, scale, isFlipped: x > sky.x },
        coloursAt(palette, depthAt(130 * (scale / view.scale)) * 0.4),
      )
    : [];
  if (boxOf(shapes).top > 60)
    stage.standing.push({ scale: isByWater ? view.scale * 0.98 : scale, shapes: [...shapes, ...dog] });
}

function isTrodden({ people, setting, things, leftOut, weather, type, time }: Scene): boolean {
  if (people.length > 0 || type === 'object' || type === 'character') return false;
  if (time?.value === 'night' || WILD.has(weather?.value ?? '') || AFLOAT.has(setting?.value ?? ''))
    return false;
  if (
    things.some(
      ({ what, qualities }) =>
        UNTRODDEN.has(what) || DRAWN_BY_HORSES.has(what) || qualities.includes('empty'),
    )
  )
    return false;
  return !leftOut.some(({ what }) => NOBODY.test(what));
}

/** The same in every picture of a book. */
function wayfarerOf({ seed }: Series, { season }: Scene, isWalking: boolean): ScenePerson {
  const random = seeded(seed, 'wayfarer');
  const sex = random.pick(['man', 'man', 'woman'] as const);
  const known = <T>(value: T) => ({ value, source: 'book' as const, certainty: 1, words: [] });
  return {
    id: `${seed}/wayfarer`,
    words: [],
    certainty: 1,
    weight: 0,
    count: 1,
    sex,
    age: 'adult',
    wears: [],
    ...(isWalking ? { posture: known('walk' as const) } : {}),
    clothes: known({
      kind:
        season?.value === 'winter' || random.chance(0.5)
          ? ('cloak' as const)
          : sex === 'man'
            ? ('coat' as const)
            : ('dress' as const),
    }),
    hat: known({ kind: sex === 'man' ? random.pick(['wide hat', 'top hat'] as const) : ('bonnet' as const) }),
    holds: sex === 'man' && random.chance(0.6) ? [known('cane')] : [],
  };
}
