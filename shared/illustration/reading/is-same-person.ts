import { looksOfNoun, wornBy } from './candidate-of.ts';
import type { Candidate } from './candidate.ts';
import type { PersonMention } from './presence.ts';
import type { ReadText } from './text.ts';

export function isSamePerson(mention: PersonMention, main: Candidate, { tokens }: ReadText): boolean {
  const { person } = mention.meaning;
  if (mention.isPlural || person.isGroup || (mention.count ?? 1) > 1)
    return main.count !== 1 && person.sex === main.sex;
  if (main.sex && person.sex && person.sex !== main.sex) return false;
  if (isApposition(mention, main, tokens)) return true;
  // "Her eyes were lifted to the officer's face": he is not the one whose eyes they are.
  if (/['’]s$/u.test(tokens[mention.to - 1]!.word) && mention.from > main.at) return false;
  // "He carried the child up": another person.
  if (
    person.age === 'child' &&
    main.age !== 'child' &&
    tokens
      .slice(Math.max(0, mention.from - 3), mention.from)
      .some(({ word }) =>
        /^(?:carried|carrying|held|holding|lifted|lifting|led|leading|kissed|took)$/u.test(word),
      )
  )
    return false;
  // "She looked at the child": another person.
  if (TOWARDS.test(mention.preposition) && main.count === 1) return false;
  if (main.count === 1 && isBesideDescribed(tokens, mention.from)) return false;
  const start = tokens[mention.from - 1];
  if (OTHERS.has(tokens[mention.from - 1]?.word ?? '') && main.count === 1) return false;
  const isJoined =
    start?.word === 'and' ||
    start?.word === 'и' ||
    (mention.isIndefinite && /^(?:and|with|with|by)$/u.test(tokens[mention.from - 2]?.word ?? ''));
  const isNear = mention.from - main.at < 8 && tokens[mention.from]!.sentence === tokens[main.at]?.sentence;
  return !(isJoined && isNear) && mention.preposition !== 'with' && mention.preposition !== 'с';
}

/** "A man appeared at the door, a very fat and burly man": named again after a comma. */
function isApposition(mention: PersonMention, main: Candidate, tokens: ReadText['tokens']): boolean {
  const one = mention.to - 1;
  const [first, again] = [tokens[Math.min(one, main.at)]!, tokens[Math.max(one, main.at)]!];
  const start = tokens.find(({ clause }) => clause === again.clause)!;
  return (
    main.count === 1 &&
    mention.isIndefinite &&
    first.word === again.word &&
    first.sentence === again.sentence &&
    first.clause !== again.clause &&
    start.gap === 'comma' &&
    /^an?$/u.test(start.word)
  );
}

const TOWARDS =
  /^(?:at|to|towards?|against|into|upon|over|beside|behind|before|for|на|к|над|за|возле|перед)$/u;

const OTHERS = new Set(
  'another other second one другой другая другие другого другую второй вторая иной одна один одного'.split(
    ' ',
  ),
);

/** «Возле него сидел доктор», "over her bent a nurse": a person beside the described one is someone else. */
function isBesideDescribed(tokens: ReadText['tokens'], at: number): boolean {
  const { clause } = tokens[at]!;
  for (let i = at - 1; i > 0 && at - i < 6 && tokens[i]!.clause === clause; i--)
    if (
      /^(?:него|нее|неё|ней|ним|нею|нем|him|her)$/u.test(tokens[i]!.word) &&
      /^(?:возле|около|подле|перед|над|за|рядом|при|beside|over|before|behind|near)$/u.test(
        tokens[i - 1]!.word,
      )
    )
      return true;
  return false;
}

export function mergeInto(main: Candidate, mention: PersonMention, tokens: ReadText['tokens']): void {
  const { person } = mention.meaning;
  main.sex ??= person.sex;
  main.age ??= person.age;
  main.wears ??= wornBy(mention, tokens).wears;
  main.does ??= person.does;
  main.looks = [...main.looks, ...looksOfNoun(mention, tokens)];
}
