import type { Posture } from '../../people/postures.ts';
import { GESTURES, type Gesture } from '../../people/bust.ts';
import type { Scene, ScenePerson } from '../../scene.ts';

/** What the passage says that arms and hands do. */
export const gesturesOf = ({ features = [] }: ScenePerson): ReadonlySet<string> =>
  new Set(features.filter(({ part: of }) => of === 'gesture').flatMap(({ looks = [] }) => looks));

export function gestureOf(person: ScenePerson): Gesture | undefined {
  const stated = gesturesOf(person);
  if (person.features?.some(({ looks }) => looks?.includes('face hidden'))) return 'face in hands';
  if (person.features?.some(({ looks }) => looks?.includes('head in hands'))) return 'hand at chin';
  return GESTURES.find((gesture) => stated.has(gesture));
}

/** What the arms of a small figure do. */
export const POSTURE_OF_GESTURE: Readonly<Record<string, Posture>> = {
  'arms folded': 'folded',
  'hands on hips': 'handOnHip',
  'hand at chin': 'think',
  'hand on breast': 'breast',
  fist: 'lift',
  pointing: 'point',
  sling: 'hold',
  hook: 'hold',
  'hands rubbed': 'pray',
  'hands wrung': 'pray',
  clapping: 'pray',
  'hands thrown up': 'lift',
  'hand at mouth': 'think',
  'hand at throat': 'breast',
  'finger raised': 'lift',
  'hand held out': 'point',
  'hands behind': 'handsBehind',
};

/** "Cap in hand": it is not on the head as well. */
export const isDoffed = (person: ScenePerson): boolean =>
  [...gesturesOf(person)].some((gesture) => gesture.endsWith(' in hand'));

/** Gestures that go with walking and bowing. */
export function withGesture(posture: Posture, gestures: ReadonlySet<string>): Posture {
  if (posture === 'walk' && gestures.has('hands behind')) return 'pace';
  return posture === 'bow' && (gestures.has('hands rubbed') || gestures.has('hands wrung'))
    ? 'fawn'
    : posture;
}

/** How far clothes blow backwards, in heads: in a wind, or in the breeze that a passage tells of them. */
export const windOn = (person: ScenePerson, { weather }: Scene): number =>
  weather?.value === 'wind' || weather?.value === 'storm' || gesturesOf(person).has('windblown') ? 0.7 : 0;
