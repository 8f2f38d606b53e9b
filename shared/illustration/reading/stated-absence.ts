import type { LeftOut } from '../scene.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';

const NOBODY =
  /^(?:nobody|deserted|uninhabited|unpeopled|solitude|solitary|lonely|lonesome|никого|безлюд\p{L}+|пустынн\p{L}+|нелюдим\p{L}+)$/u;
/** "Not a soul", "no one", «ни души», «не было ни одного человека». */
const NOT_ONE: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:no|not|without)$/u,
    /^(?:one|soul|souls|person|persons|human|creature|man|body|inhabitants?|people)$/u,
  ],
  [/^(?:ни|без)$/u, /^(?:души|душ|человека|людей|прохожего|прохожих)$/u],
];

/**
 * The words of a passage that state that no one is there; if there are any, only described people are drawn.
 */
export function statedAbsence({ tokens, scopes }: ReadText): LeftOut[] {
  const found = tokens.flatMap(({ word, sentence }, i): [number, number][] => {
    if (scopes.at(i) !== null && scopes.at(i) !== 'negation') return [];
    if (NOBODY.test(word)) return [[i, i + 1]];
    const pair = NOT_ONE.find(([first]) => first.test(word));
    const end = pair
      ? [1, 2].find((n) => tokens[i + n]?.sentence === sentence && pair[1].test(tokens[i + n]!.word))
      : undefined;
    return end === undefined ? [] : [[i, i + end + 1]];
  });
  return found.map(([from, to]) => ({ what: 'person', words: spanOf(tokens, from, to), reason: 'negation' }));
}
