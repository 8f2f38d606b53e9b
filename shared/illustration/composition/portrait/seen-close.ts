import type { ScenePerson } from '../../scene.ts';

/** The passage says more than one thing of a face: it is what the picture must show. */
export function isFaceDescribed({
  hair,
  beard,
  features = [],
  age,
  count,
  posture,
  wears,
}: ScenePerson): boolean {
  const described = features.filter(({ part, colour, looks }) => FACE.has(part) && (colour !== undefined || looks !== undefined)).length; // prettier-ignore
  const isMoving =
    posture !== undefined && !['stand', 'sit', 'look out', 'read', 'lean', 'walk'].includes(posture.value);
  return (
    count === 1 &&
    age !== 'child' &&
    !isMoving &&
    !isShod(wears) &&
    described + Number(hair !== undefined) + Number(beard !== undefined) >=
      (posture?.value === 'walk' ? 3 : 2)
  );
}

const FACE: ReadonlySet<string> = new Set(['eyes', 'brows', 'face', 'cheeks', 'skin', 'lips', 'nose', 'teeth', 'forehead', 'chin', 'smile', 'wrinkles']); // prettier-ignore

const isShod = (wears: ScenePerson['wears']): boolean =>
  wears.some(({ value }) => value === 'boots' || value === 'bare feet' || value === 'shoes');

/** Nothing that is told of them would be lost below the hips. */
export function canBeSeenClose(person: ScenePerson): boolean {
  const { posture, wears, holds, age } = person;
  if (isFaceDescribed(person)) return true;
  const stated = posture?.value;
  if (stated && !['stand', 'read', 'weep', 'pray', 'lift', 'point', 'look out'].includes(stated))
    return false;
  return age !== 'child' && !holds.some(({ value }) => value === 'cane' || value === 'stick') && !isShod(wears); // prettier-ignore
}

/** Hair, beard and face are described, and no clothes below them. */
export const isOfTheHead = ({
  hair,
  beard,
  hat,
  clothes,
  features,
  holds,
  build,
  height,
}: ScenePerson): boolean =>
  !clothes &&
  holds.length === 0 &&
  (build ?? height) === undefined &&
  Boolean(hair ?? beard ?? hat ?? features);
