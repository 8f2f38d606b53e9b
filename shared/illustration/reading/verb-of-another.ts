import type { Candidate } from './candidate.ts';
import { isMentionOf, isWorn, type ReadText } from './text.ts';

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

/** "A faded overcoat with a velvet collar lay upon a chair": the garment lies there, and not its owner. */
export function isOfGarment(tokens: ReadText['tokens'], mentions: ReadText['mentions'], at: number): boolean {
  const { word, clause } = tokens[at]!;
  if (!/^(?:lay|lies|lying|hung|лежал\p{L}*|лежит|лежат)$/u.test(word)) return false;
  const subject = mentions.find(({ from }) => from < at && tokens[from]!.clause === clause);
  return (
    subject !== undefined &&
    isMentionOf(subject, 'look') &&
    isWorn(subject.meaning.look.part) &&
    subject.preposition === '' &&
    !tokens
      .slice(subject.from - 3 < 0 ? 0 : subject.from - 3, at)
      .some(
        (token) =>
          token.clause === clause && /^(?:he|she|they|who|он|она|они|котор\p{L}+)$/u.test(token.word),
      )
  );
}

/** "He pointed at a tall man", «указал на рослого мужика»: the described person is the one pointed at. */
export const isPointedAt = (
  { at: own }: Pick<Candidate, 'at'>,
  at: number,
  tokens: ReadText['tokens'],
): boolean =>
  own > at &&
  own - at < 8 &&
  tokens[own]!.clause === tokens[at]!.clause &&
  tokens.slice(at, own).some(({ word }) => /^(?:at|to|towards|out|на)$/u.test(word));

/** «Он не плакал». */
export const isDenied = (tokens: ReadText['tokens'], at: number): boolean =>
  tokens[at]!.gap === 'none' && /^(?:не|not|never)$/u.test(tokens[at - 1]?.word ?? '');

/** "She bowed her head", "bending his eyes on her": whoever does so stands upright. */
export const isBendOfHead = (tokens: ReadText['tokens'], at: number, length: number): boolean =>
  /^(?:bowed|bowing|bending|stooping)$/u.test(tokens[at]!.word) &&
  /^(?:his|her|their|my)$/u.test(tokens[at + length]?.word ?? '') &&
  /^(?:heads?|faces?|eyes|gaze|looks?|brows?|steps|ears?)$/u.test(tokens[at + length + 1]?.word ?? '');
