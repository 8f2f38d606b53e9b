import type { Scene, ScenePerson } from '../scene.ts';
import type { ReadText } from './text.ts';

/** Peasants in a crowd are out of doors, whoever drives is on a road, and whoever swims in water. */
export function countryOf(
  [first]: readonly ScenePerson[],
  things: Scene['things'],
  { tokens, scopes }: ReadText,
): Scene['setting'] {
  const kind = first?.clothes?.value.kind;
  const isOnWay = first?.posture?.certainty === 1 && /^(?:drive|ride)$/u.test(first.posture.value) && things.some(({ what }) => VEHICLES.has(what)); // prettier-ignore
  if (first && tokens.some(({ word, sentence }, i) => /^(?:плавал|купал)(?:а|и|ся|ась|ись)?$/u.test(word) && scopes.at(i) === null && first.words.some(({ start }) => tokens.some((token) => token.start === start && token.sentence === sentence)))) return { value: 'river', source: 'passage', certainty: 0.5, words: [] }; // prettier-ignore
  if (isOnWay) return { value: 'road', source: 'passage', certainty: 0.5, words: [] };
  if (!first || first.count !== 'many' || (kind !== 'peasant dress' && kind !== 'kaftan')) return null;
  return { value: 'village', source: 'passage', certainty: 0.4, words: [] };
}

const VEHICLES: ReadonlySet<string> = new Set(['carriage', 'coach', 'cart', 'wagon', 'sledge', 'troika', 'horse', 'cab']); // prettier-ignore
