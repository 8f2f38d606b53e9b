import type { Scene, ScenePerson, SceneThing } from '../scene.ts';
import type { ReadText } from './text.ts';

/** How many looks of somebody who comes in are more than their coming in. */
const ENTRANCE_LOOKS = 3;
const ENTERS = /^(?:вош(?:ел|ла)|входил[аи]?|entered|came)$/u;
const ROOM = /^(?:room|chamber|комнат[уы])$/u;

/** «Вошёл человек лет сорока, полный, с жёлтым лицом»: what is described is how they look, not a step. */
export function isDescribedAtEntrance(
  { count, posture, hair, beard, hat, clothes, age, build, features = [] }: ScenePerson,
  { tokens }: ReadText,
): boolean {
  if (count !== 1 || posture?.value !== 'walk') return false;
  const isEntering = posture.words.some(({ start }) =>
    tokens.some((token) => token.start === start && ENTERS.test(token.word)),
  );
  const looks = [hair, beard, hat, clothes, age, build].filter((look) => look !== undefined).length;
  return isEntering && looks + features.length >= ENTRANCE_LOOKS;
}

/** «В комнату вошёл …»: a room into which somebody comes who is described, and of which nothing else is. */
export const isOnlyEntered = (
  { value, source }: NonNullable<Scene['setting']>,
  { tokens }: ReadText,
  things: readonly SceneThing[],
  people: readonly ScenePerson[],
): boolean =>
  value === 'room' &&
  source === 'passage' &&
  things.length === 0 &&
  people.length === 1 &&
  people[0]!.count === 1 &&
  !people[0]!.posture &&
  tokens.some(
    ({ word, clause }, i) =>
      ENTERS.test(word) &&
      tokens
        .slice(Math.max(0, i - 4), i + 5)
        .some((token) => token.clause === clause && ROOM.test(token.word)),
  );
