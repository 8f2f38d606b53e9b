import type { Scene, SceneThing } from '../../../scene.ts';
import type { Canvas } from '../../canvas.ts';
import { DRAWN_BY_HORSES, HOUSES, IN_THE_AIR, OF_THE_LAND } from '../../kinds-of-things.ts';
import { isSmallInCountry } from '../far/wide-country.ts';
import { motifOf } from '../../motif-of.ts';

/** The subject or, if that is a place, the largest thing in it. */
export function mainThing(scene: Scene, random: Canvas['random']): SceneThing | undefined {
  const { subject, things } = scene;
  if (subject?.kind === 'thing') {
    const thing = things[subject.index];
    // A harnessed horse is placed with its vehicle.
    if (thing?.what === 'horse') return things.find(({ what }) => DRAWN_BY_HORSES.has(what)) ?? thing;
    // In an overgrown garden the one broken tree stands out.
    const broken = things.find(
      ({ what, qualities, weight }) => what.includes('tree') && qualities.includes('broken') && weight >= 0.4,
    );
    if (broken && thing && (thing.what.includes('tree') || isParkland(thing))) return broken;
    // A house that is also called a castle is drawn as a house.
    if (thing?.what === 'castle') {
      const own = things.find(
        ({ what, count }) => (what === 'manor' || what === 'house') && count === undefined,
      );
      if (own) return own;
    }
    if (thing?.what === 'tower') {
      const church = things.find(({ what }) => what === 'church');
      if (church) return church;
    }
    // The surroundings of a house are not more important than the house.
    const isGarden =
      thing?.what.includes('tree') === true &&
      things.some(({ what }) => ['garden', 'park', 'orchard', 'wood'].includes(what));
    const isOfTheGrounds =
      thing !== undefined && (GROUNDS.has(thing.what) || isTreeMotif(thing.what)) && !isGarden;
    const house = isOfTheGrounds
      ? things.find(({ what, weight, certainty }) => HOUSES.has(what) && weight >= 0.36 && certainty >= 0.6)
      : undefined;
    // A single tree that the passage is about stands before its house.
    const isOwnSubject =
      thing !== undefined &&
      isTreeMotif(thing.what) &&
      thing.count === undefined &&
      house !== undefined &&
      thing.weight >= TREE_BEFORE_HOUSE &&
      thing.weight > house.weight + 0.2;
    return isOwnSubject ? thing : (house ?? thing);
  }
  const isFoggy = scene.weather?.value === 'fog';
  if (subject?.kind !== 'setting' && !(isFoggy && subject?.kind === 'sky')) return undefined;
  return things.find((thing) => {
    const found =
      IN_THE_AIR.has(thing.what) || OF_THE_LAND.has(thing.what) || isSmallInCountry(scene, thing)
        ? null
        : motifOf(thing, scene, random);
    return (
      found !== null &&
      found.motif.height > 3.4 &&
      (isFoggy || !(found.name.includes('tree') || (isTreeMotif(found.name) && thing.count !== undefined))) &&
      (!isFoggy || found.motif.support === 'ground')
    );
  });
}

/** The weight from which a tree is more than part of a house's grounds. */
const TREE_BEFORE_HOUSE = 0.62;

const GROUNDS: ReadonlySet<string> = new Set([
  'tree',
  'willow tree',
  'birch tree',
  'lime',
  'fence',
  'hedge',
  'gate',
  'bush',
  'flowers',
  'roof',
  'chimney',
  'tower',
  'window',
  'porch',
  'terrace',
  'balcony',
  'shutter',
  'wall',
  'steps',
  'door',
  'column',
  'mezzanine',
  'dome',
  'battlement',
  'loophole',
  'courtyard',
  'garden',
  'lawn',
  'avenue',
]);

const isParkland = ({ what }: SceneThing): boolean =>
  what === 'garden' || what === 'park' || what === 'orchard';

/** The passage is about plants and names a house only as their location. */
export const isOfGrounds = (main: SceneThing | undefined, { things }: Scene): boolean =>
  main !== undefined &&
  (isTreeMotif(main.what) || isParkland(main)) &&
  things.some(({ what }) => ['garden', 'park', 'orchard', 'wood'].includes(what));

/** An untended garden, or a wood by a house. */
export const isOvergrown = (scene: Scene): boolean => {
  const main = scene.subject?.kind === 'thing' ? scene.things[scene.subject.index] : undefined;
  return (
    isOfGrounds(main, scene) &&
    main !== undefined &&
    (main.count === 'many' || isParkland(main)) &&
    scene.things.some(({ qualities }) =>
      ['decayed', 'thick', 'broken', 'wild'].some((each) => qualities.includes(each)),
    )
  );
};

export const isTreeMotif = (name: string) =>
  name.includes('tree') || ['pine', 'oak', 'bush', 'lime', 'maple', 'cypress', 'yew'].includes(name);
