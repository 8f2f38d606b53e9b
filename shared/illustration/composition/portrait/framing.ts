import { isInterior } from '../../setting.ts';
import type { BodyPosture, Scene, ScenePerson } from '../../scene.ts';

/** It is not seen in a bust. */
const hasWoodenLeg = ({ features }: Pick<ScenePerson, 'features'>): boolean =>
  features?.some(({ looks }) => looks?.includes('wooden leg')) === true;

/** The passage describes a face in more than one respect, so the picture must show it. */
export function isFaceDescribed({
  hair,
  beard,
  features = [],
  age,
  count,
  posture,
  wears,
  clothes,
  holds,
}: ScenePerson): boolean {
  const expressions = features.filter(({ part }) => part === 'expression').length;
  const described =
    expressions +
    features.filter(
      ({ part, colour, looks }) => FACE.has(part) && (colour !== undefined || looks !== undefined),
    ).length +
    Number(hair !== undefined) +
    Number(beard !== undefined);
  // Eyes and lips are enough of a face, however the person came in.
  const isOnlyFaceDescribed =
    features.filter(({ part }) => FACE.has(part)).length >= 2 &&
    !clothes &&
    wears.length === 0 &&
    holds.length === 0;
  // A well described face must not disappear in a pillow.
  const isResting = (posture?.value === 'lie' || posture?.value === 'sleep') && described >= 3;
  const isMoving =
    !isResting &&
    !(posture?.value === 'carry' && described >= 2) &&
    !(posture?.value === 'bow' && features.some(({ looks }) => looks?.includes('servile'))) &&
    posture !== undefined &&
    !['stand', 'sit', 'look out', 'read', 'lean', 'walk'].includes(posture.value);
  return (
    count === 1 &&
    !hasWoodenLeg({ features }) &&
    (age !== 'child' || described >= (expressions > 0 ? 2 : 3)) &&
    !isMoving &&
    (described >= 3 || !isShod(wears.filter(({ value }) => !SEEN_BELOW.has(value)))) &&
    (described >= (posture?.value === 'walk' ? 3 : 2) || isOnlyFaceDescribed)
  );
}

/** Clothes and bare feet, which are left out in favour of a described face. */
const SEEN_BELOW: ReadonlySet<string> = new Set(['wide trousers', 'bare feet']);

/** The person whose face a passage describes, without those who are only mentioned: a crowd would hide the face. */
export function portrayed(people: readonly ScenePerson[]): readonly ScenePerson[] {
  const [main, ...others] = people;
  const isMentioned = ({ features, hair, hat, clothes, deed, wears }: ScenePerson) =>
    !features?.some(({ part }) => FACE.has(part) && part !== 'smile') &&
    !hair &&
    !hat &&
    !clothes &&
    !deed &&
    wears.length === 0;
  return main && !main.deed && isFaceDescribed(main) && others.every(isMentioned) ? [main] : people;
}

/**
 * A sentence of looks: one person of whom the passage says how they look, not what they do or what they are beside.
 * What else it names is no place for them.
 */
export const isOnlyDescribed = ({ people, setting }: Scene): boolean => {
  const [main, ...others] = people;
  return (
    main !== undefined &&
    others.length === 0 &&
    main.count === 1 &&
    (setting?.source !== 'passage' || !isInterior(setting.value)) &&
    !(main.posture ?? main.relation ?? main.deed ?? main.being) &&
    !main.isFar &&
    looksOf(main) >= 2 &&
    fitsBust(main)
  );
};

/** How many looks a bust shows. */
const looksOf = ({ hair, beard, hat, clothes, age, build, features = [] }: ScenePerson): number =>
  [hair, beard, hat, clothes, age, build].filter((look) => look !== undefined).length +
  features.filter(({ part }) => FACE.has(part)).length;

const FACE: ReadonlySet<string> = new Set([
  'eyes',
  'brows',
  'face',
  'cheeks',
  'skin',
  'lips',
  'nose',
  'teeth',
  'forehead',
  'chin',
  'smile',
  'wrinkles',
]);

const BELOW: ReadonlySet<string> = new Set([
  'apron',
  'belt',
  'braces',
  'watch chain',
  'slung gun',
  'red flower',
  'white flower',
  'buttons',
  'two buttons',
  'linen',
  'gloves',
  'ragged',
  'greasy',
  'velvet',
  'silk',
  'brocade',
  'lace',
  'embroidered',
  'quilted',
  'fur',
  'tweed',
  'dusty',
  'trousers',
]);

/** Held things that a bust would cut off. */
const LONG: ReadonlySet<string> = new Set([
  'cane',
  'stick',
  'sabre',
  'sword',
  'spear',
  'rifle',
  'gun',
  'sack',
  'scythe',
  'oar',
  'ladder',
  'fishing rod',
]);

const isShod = (wears: ScenePerson['wears']): boolean =>
  wears.some(
    ({ value }) =>
      value === 'boots' || value === 'wide trousers' || value === 'bare feet' || value === 'shoes',
  );

const ON_HEAD: ReadonlySet<string> = new Set(['veil', 'bridal veil', 'jewels']);

/** Nothing stated about the person would be cropped below the hips. */
export function fitsBust(person: ScenePerson): boolean {
  const { posture, wears, holds, age, sex } = person;
  if (hasWoodenLeg(person)) return false;
  if (isFaceDescribed(person)) return true;
  // On the ground somebody is seen as a whole.
  if (person.isOnGround) return false;
  const stated = posture?.value;
  if (stated && !['stand', 'sit', 'read', 'weep', 'pray', 'lift', 'point', 'look out'].includes(stated))
    return false;
  // A gown hides the shoes, where a veil or jewels are told of as well.
  const isGowned = sex === 'woman' && wears.some(({ value }) => ON_HEAD.has(value));
  return age !== 'child' && !holds.some(({ value }) => LONG.has(value)) && (isGowned || !isShod(wears));
}

/** Nothing is stated about the person below the shoulders. */
export const fitsHead = ({ clothes, wears, holds, build, height, features }: ScenePerson): boolean =>
  !clothes &&
  !features?.some(({ part }) => part === 'gesture') &&
  holds.length === 0 &&
  !wears.some(({ value }) => BELOW.has(value)) &&
  (build ?? height) === undefined;

/** Whether two people who do something to each other are the only ones. */
export function fitsPair(scene: Scene): boolean {
  const [main] = scene.people;
  if (!main || isFaceDescribed(main) || (scene.type !== 'character' && scene.subject?.kind !== 'person'))
    return false;
  // A person who bends over a bed stands beside it.
  if (
    scene.people.some(({ posture }) => posture?.value === 'lie' || posture?.value === 'sleep') &&
    scene.things.some(({ what }) => what.includes('bed') || what === 'sofa')
  )
    return false;
  const count = scene.people.reduce((sum, person) => sum + (person.count === 'many' ? 9 : person.count), 0);
  return count === 2 && scene.people.some(({ deed }) => deed !== undefined);
}

/** Postures that need a seat, a bed, a table or an animal. */
const NEEDS_MORE: ReadonlySet<BodyPosture> = new Set([
  'sit',
  'write',
  'lie',
  'eat',
  'play',
  'ride',
  'row',
  'drive',
  'sleep',
  'read',
  'work',
]);

/** Whether the people of a scene can be drawn in front of a bare tone: few, and on their feet. */
export function fitsFullLength({ people }: Scene): boolean {
  return (
    figureCount(people) <= 3 &&
    people.every(
      ({ posture, being, isOnGround }) =>
        being !== undefined || isOnGround === true || !posture || !NEEDS_MORE.has(posture.value),
    )
  );
}

const figureCount = (people: readonly ScenePerson[]): number =>
  people.reduce(
    (sum, { count, being, isOnGround }) => sum + (count === 'many' ? (being || isOnGround ? 3 : 9) : count),
    0,
  );
