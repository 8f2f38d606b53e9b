import type { LeftOut } from '../scene.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';

const NOBODY =
  /^(?:nobody|deserted|uninhabited|unpeopled|solitude|solitary|lonely|lonesome|никого|безлюд\p{L}+|пустынн\p{L}+|нелюдим\p{L}+)$/u;
/** «Площадь была пуста», "the street was empty", «на пустой улице»: as a rule, of people. */
const EMPTY = /^(?:empty|пуст|пуста|пусто|пусты|пуст(?:ая|ой|ую|ые|ых)|опуст\p{L}+)$/u;
const IS_EMPTY =
  /^(?:was|were|is|are|lay|stood|seemed|almost|quite|nearly|был[аио]?|стоял[аио]?|совсем|почти)$/u;
const WHERE_PEOPLE_GO =
  /^(?:streets?|squares?|roads?|lanes?|quays?|beach|улиц\p{L}*|площад\p{L}*|дорог[аиеу]|переул\p{L}*|набережн\p{L}*|бульвар\p{L}*|сквер\p{L}*|пляж\p{L}*)$/u;
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
    if (EMPTY.test(word) && isOfWay(tokens, i)) return [[i, i + 1]];
    const pair = NOT_ONE.find(([first]) => first.test(word));
    const end = pair
      ? [1, 2].find((n) => tokens[i + n]?.sentence === sentence && pair[1].test(tokens[i + n]!.word))
      : undefined;
    return end === undefined ? [] : [[i, i + end + 1]];
  });
  return found.map(([from, to]) => ({ what: 'person', words: spanOf(tokens, from, to), reason: 'negation' }));
}

/** Whether a word for "empty" is said of a street or square: not "an empty barrel in the square". */
function isOfWay(tokens: ReadText['tokens'], at: number): boolean {
  const isWay = (i: number) =>
    tokens[i]?.sentence === tokens[at]!.sentence && WHERE_PEOPLE_GO.test(tokens[i].word);
  if (isWay(at + 1) || isWay(at + 2)) return true;
  const isPredicate =
    IS_EMPTY.test(tokens[at - 1]?.word ?? '') || /^(?:пуст[аоы]?|опуст\p{L}+)$/u.test(tokens[at]!.word);
  return isPredicate && [1, 2, 3, 4].some((back) => isWay(at - back));
}
