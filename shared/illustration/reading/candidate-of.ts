import type { ReadingInput } from '../reading-input.ts';
import type { Candidate } from './candidate.ts';
import { looksOfFigure } from './figure-of.ts';
import { givenName } from './given-name.ts';
import { spanOf } from './nouns.ts';
import { isOnHorse, presenceCertainty, type PersonMention } from './presence.ts';
import { isMentionOf, type ReadText } from './text.ts';

export function candidateOf(mention: PersonMention, text: ReadText, input: ReadingInput): Candidate {
  const { person } = mention.meaning;
  const { tokens } = text;
  const word = tokens[mention.to - 1]!.word;
  const sex = sexOfNamed(tokens[mention.to]) ?? person.sex;
  const isInBed = isOfBed(mention, text);
  const count =
    isMatched(word) && !mention.count
      ? 2
      : mention.count === 10 || (mention.isPlural && areInPairs(tokens, mention))
        ? 'many'
        : (mention.count ?? (person.isGroup || mention.isPlural ? 'many' : 1));
  return {
    id: `${sex ?? ''}${person.age ?? ''}${word.slice(0, 5)}`,
    at: mention.to - 1,
    words: [spanOf(tokens, mention.from, mention.to)],
    certainty: isInBed ? 0.9 : presenceCertainty(mention, text, input),
    weight: 0.6,
    count,
    ...(sex && { sex }),
    ...(person.age && { age: person.age }),
    ...wornBy(mention, tokens),
    ...(isInBed
      ? { does: 'lie' as const }
      : isOnHorse(tokens, mention.to)
        ? { does: 'ride' as const }
        : person.does && { does: person.does }),
    looks: looksOfNoun(mention, tokens),
  };
}

/** Those who fight a duel are two. */
const isMatched = (word: string): boolean => /^(?:противники|дуэлянты|adversaries|duellists)$/u.test(word);

/** "Two by two the nuns came", «шли попарно»: many of them. */
const areInPairs = (tokens: ReadText['tokens'], { from, to }: PersonMention): boolean =>
  tokens
    .slice(Math.max(0, from - 5), to + 8)
    .some(
      ({ word, sentence }, i, near) =>
        sentence === tokens[from]!.sentence &&
        (/^(?:попарно|парами)$/u.test(word) ||
          (/^(?:by|and|по|в)$/u.test(word) &&
            /^(?:two|twos|three|threes|двое|два)$/u.test(near[i + 1]?.word ?? '') &&
            (word === 'по' || near[i - 1]?.word.slice(0, 3) === near[i + 1]!.word.slice(0, 3)))),
    );

/** The usual clothes of what somebody is. */
export const wornBy = (mention: PersonMention, tokens: ReadText['tokens']): Pick<Candidate, 'wears'> =>
  mention.meaning.person.wears && !isOfTeam(mention, tokens) ? { wears: mention.meaning.person.wears } : {};

/** "The football captain", "the captain of the eleven": no officer. */
const isOfTeam = ({ from, to }: PersonMention, tokens: ReadText['tokens']): boolean =>
  tokens
    .slice(Math.max(0, from - 2), to + 4)
    .some(({ word }) => /^(?:football|cricket|rowing|tennis|hockey|baseball|team|eleven|crew)$/u.test(word));

/** What the adjectives of the noun and the noun itself say of the whole person. */
export const looksOfNoun = (mention: PersonMention, tokens: ReadText['tokens']): string[] => [
  ...mention.looks,
  ...(mention.meaning.person.looks ?? []),
  ...sizeOf(mention, tokens),
  ...(looksOfFigure(tokens, mention.to - 1) ?? []),
];

/** "An enormous man", "a large woman". */
function sizeOf({ from, size }: PersonMention, tokens: ReadText['tokens']): string[] {
  if (size !== 'large') return [];
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ word }) => word);
  if (before.some((word) => /^(?:enormous|immense|huge|massive|vast)$/u.test(word))) return ['stout', 'tall'];
  return before.some((word) => /^(?:large|big)$/u.test(word)) ? ['broad', 'tall'] : [];
}

/** "Around the bed of the dying man", «у постели больного старика»: they lie in it. */
function isOfBed({ from, preposition }: PersonMention, { mentions, tokens, language }: ReadText): boolean {
  const bed = mentions.findLast((mention) => mention.to <= from);
  if (!bed || !isMentionOf(bed, 'thing') || !/^(?:bed|iron bed)$/u.test(bed.meaning.what)) return false;
  const between = tokens.slice(bed.to, from);
  if (between.some(({ gap }) => gap !== 'none') || tokens[from]!.gap !== 'none') return false;
  return language === 'ru'
    ? preposition === '' &&
        between.every(({ word }) => /(?:[оеё]го|[оеё]й)$/u.test(word)) &&
        bed.preposition !== ''
    : tokens[bed.to]?.word === 'of' && from - bed.to < 5;
}

/** "Our old friend Eliza": a woman. */
const sexOfNamed = (name: ReadText['tokens'][number] | undefined): 'woman' | undefined =>
  name?.isCapital && name.gap === 'none' && givenName(name) === 'woman' ? 'woman' : undefined;
