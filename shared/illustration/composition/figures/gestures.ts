import { GESTURES, type Gesture } from '../../people/bust.ts';
import type { ScenePerson } from '../../scene.ts';

/** What the passage says that arms and hands do. */
export const gesturesOf = ({ features = [] }: ScenePerson): ReadonlySet<string> =>
  new Set(features.filter(({ part: of }) => of === 'gesture').flatMap(({ looks = [] }) => looks));

export function gestureOf(person: ScenePerson): Gesture | undefined {
  const stated = gesturesOf(person);
  if (person.features?.some(({ looks }) => looks?.includes('head in hands'))) return 'hand at chin';
  return GESTURES.find((gesture) => stated.has(gesture));
}
