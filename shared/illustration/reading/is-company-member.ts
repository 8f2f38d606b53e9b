import type { Mention, ReadText } from './text.ts';

/** "The company consisted of a stout lady": the members of the company are present. */
export const isCompanyMember = ({ from, preposition }: Mention, tokens: ReadText['tokens']): boolean =>
  preposition === 'of' &&
  tokens
    .slice(Math.max(0, from - 6), from)
    .some(({ word }) => /^(?:consist(?:ed|s|ing)|comprised|composed)$/u.test(word));
