import type { ScenePerson } from '../scene.ts';
import { Dictionary } from './lexicon/dictionary.ts';
import { IN_OPEN_CARRIAGE, OPEN_CARRIAGE } from './lexicon/open-carriages.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';

const exactly = (words: string): string =>
  words
    .split('|')
    .map((each) => `=${each}`)
    .join('|');
const OPEN = new Dictionary([
  ['open', [exactly(IN_OPEN_CARRIAGE.en), exactly(IN_OPEN_CARRIAGE.ru)] as const],
]);

/** «В бричке сидел господин»: a person who sits or sleeps in an open carriage is driven in it. */
export function seatInCarriage(people: readonly ScenePerson[], { tokens, scopes }: ReadText): void {
  const found = OPEN.all(tokens).find(({ at }) => scopes.at(at) === null) ?? inItAt(tokens);
  const [person, ...others] = people;
  // Two who are described one after the other sit in it together.
  if (!found || !person || others.length > 1 || people.some(({ count }) => count !== 1)) return;
  const { value } = person.posture ?? {};
  if (others.length > 0 && value !== 'sit') return;
  for (const seated of people)
    if ([undefined, 'sit', 'sleep'].includes(seated.posture?.value))
      seated.posture = {
        value: 'drive',
        source: 'passage',
        certainty: 0.8,
        words: [spanOf(tokens, found.at, found.at + found.length)],
      };
}

/** «Катилась коляска; в ней сидела дама». */
function inItAt(tokens: ReadText['tokens']): { at: number; length: number } | null {
  const carriage = tokens.findIndex(({ word }) => OPEN_CARRIAGE.test(word));
  const at = tokens.findIndex(
    ({ word }, i) =>
      carriage >= 0 &&
      i > carriage &&
      ((word === 'в' && /^н(?:ей|ем|их)$/u.test(tokens[i + 1]?.word ?? '')) ||
        (word === 'in' && tokens[i + 1]?.word === 'it')),
  );
  return at < 0 ? null : { at, length: 2 };
}
