import type { Candidate } from './candidate.ts';
import { spanOf } from './nouns.ts';
import { POSTURE_WORDS } from './posture-words.ts';
import type { ReadText } from './text.ts';

/** "They dined in the great hall", «они танцевали»: people whom only what they do together shows. */
export function companyAt({ tokens, scopes }: ReadText, at: number): Candidate | null {
  if (!/^(?:they|we|они|мы)$/u.test(tokens[at]!.word) || scopes.at(at) !== null) return null;
  // "The leaves turned yellow, and the wind caught them so that they danced."
  if (
    tokens.some(
      ({ word, sentence }, i) => i < at && sentence === tokens[at]!.sentence && DANCING_THINGS.test(word),
    )
  )
    return null;
  const doing = [at + 1, at + 2].find(
    (i) =>
      tokens[i]?.clause === tokens[at]!.clause &&
      /^(?:eat|dance)$/u.test(POSTURE_WORDS.at(tokens, i)?.value ?? ''),
  );
  return doing === undefined
    ? null
    : {
        id: 'company',
        at,
        words: [spanOf(tokens, at, at + 1)],
        certainty: 0.7,
        weight: 0.5,
        count: 'many',
        looks: [],
      };
}

/** Things whose movement is called a dance. */
const DANCING_THINGS =
  /^(?:leaves|flames|shadows|waves|snowflakes|flakes|sparks|boats|lights|sunbeams|motes|листья|тени|волны|снежинки|искры|огни|лодки)$/u;

/** "She stood for a long time at the window": the person who stands there is the subject. */
export const isAtWindow = (tokens: ReadText['tokens'], at: number): boolean =>
  tokens
    .slice(at + 1, at + 8)
    .some(({ word, sentence }) => sentence === tokens[at]!.sentence && AT_WINDOW.test(word));
const AT_WINDOW = /^(?:window|windows|casement|pane|окна|окну|окном|окошка|окошку|окно)$/u;

/** «Анна стояла у окна и смотрела на снег»: a name in the nominative that stands and looks, and so no tub or armchair. */
export function isRussianNameAtWindow({ tokens, mentions, language, scopes }: ReadText, at: number): boolean {
  const { word, isCapital, sentence } = tokens[at]!;
  const verb = tokens[at + 1];
  if (
    language !== 'ru' ||
    !isCapital ||
    word.length < 3 ||
    verb?.gap === undefined ||
    scopes.at(at) !== null ||
    mentions.some(({ from, to }) => from <= at && at < to)
  )
    return false;
  const isHers = /[ая]$/u.test(word);
  const doing = POSTURE_WORDS.at(tokens, at + 1)?.value;
  return (
    (doing === 'stand' || doing === 'look out') &&
    verb.word.endsWith(isHers ? 'ла' : 'л') &&
    isAtWindow(tokens, at + 1) &&
    tokens
      .slice(at + 1, at + 14)
      .some(
        (token) =>
          token.sentence === sentence && /^(?:смотрел|глядел|задума|любовал)\p{L}*$/u.test(token.word),
      )
  );
}
