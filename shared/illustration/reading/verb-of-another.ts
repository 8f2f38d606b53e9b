import type { Candidate } from './candidate.ts';
import type { ReadText } from './text.ts';

/** Whether a verb stands in a clause about someone else: "her father, who was asleep", «пёс, которому велено лежать». */
export function isOfRelative({ at: own }: Candidate, at: number, tokens: ReadText['tokens']): boolean {
  const who = tokens.findIndex(
    (token, i) =>
      i <= at &&
      at - i < 6 &&
      token.clause === tokens[at]!.clause &&
      token.gap === 'comma' &&
      /^(?:who|котор\p{L}+)$/u.test(token.word),
  );
  return who > 0 && own !== who - 1 && (own < who - 3 || own > at || tokens[who - 1]!.isCapital);
}

/** Whether "lying" follows a feeling or a look and not somebody. */
export const isOfAbstraction = (tokens: ReadText['tokens'], at: number): boolean =>
  /^(?:lying|lay|lies)$/u.test(tokens[at]!.word) &&
  tokens[at]!.gap === 'none' &&
  FELT.test(tokens[at - 1]?.word ?? '');

const FELT = /^(?:sorrow|grief|sadness|melancholy|care|pain|smile|expression|look|shadows?|light|gloom)$/u;

/** A Russian verb in the past tense agrees with its subject. */
export const isOfOtherGender = ({ sex }: Candidate, verb: string): boolean =>
  (sex === 'woman' && /^[а-я]+[аеиоуыя]л(?:ся)?$/u.test(verb)) ||
  (sex === 'man' && /^[а-я]+[аеиоуыя]ла(?:сь)?$/u.test(verb));
