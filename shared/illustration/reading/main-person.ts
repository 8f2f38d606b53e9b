import type { ReadingInput } from '../reading-input.ts';
import { candidateOf } from './candidate-of.ts';
import type { Candidate } from './candidate.ts';
import { looksOfFigure } from './figure-of.ts';
import { isCompanyMember } from './is-company-member.ts';
import { mergeInto } from './is-same-person.ts';
import { HER, HIM } from './lexicon/people.ts';
import { TITLES } from './lexicon/titles.ts';
import { spanOf } from './nouns.ts';
import {
  hasPartsOfBeast,
  isCalledAnAnimal,
  isLaidOut,
  isOfAnimal,
  isOfHorse,
  isOnlyOfHands,
  isOnlyOfTeller,
} from './of-no-person.ts';
import { RELATIVES, type PersonMention } from './presence.ts';
import { isOfBuilding, isTableTop, sexOf } from './sex-of.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** The main person, by noun, name or pronoun; null if no person is mentioned or visible. */
export function mainPerson(
  named: readonly PersonMention[],
  text: ReadText,
  input: ReadingInput,
): Candidate | null {
  const { tokens } = text;
  const sex = sexOf(text, input);
  // A person who is only spoken of is not the described one.
  const seen = named.filter(({ from }) => !tokens[from]!.isSpoken);
  const noun = mainNoun(
    seen.length > 0 || tokens.some(({ isSpoken }) => !isSpoken) ? seen : named,
    text,
    sex,
  );
  const name = nameIndex(text, input, noun);
  // Of two mentioned people, the sex of the description decides.
  const isTheirs = (word: string) => (sex === 'woman' ? HER : HIM).has(word);
  const agreeing = sex ? tokens.findIndex(({ word }, i) => isTheirs(word) && !isOfBuilding(text, i)) : -1;
  if (isOfHorse(text) || hasPartsOfBeast(text)) return null;
  // «На нём лежали халат и пистолет»: whoever wore it is not here.
  if (noun === undefined && tokens[0]?.word === 'на' && isTableTop(tokens, 1)) return null;
  const anybody = tokens.findIndex(
    ({ word }, i) =>
      (HER.has(word) || HIM.has(word)) &&
      !isOfBuilding(text, i) &&
      // "If he has ever been a boy": nobody in particular.
      text.scopes.at(i) !== 'possibility',
  );
  const pronoun = agreeing >= 0 || sex ? agreeing : anybody;
  const them = groupPronounAt(tokens, anybody);
  const subject = tokens.findIndex(
    ({ word }, i) => /^(?:he|she|он|она)$/u.test(word) && !isOfBuilding(text, i),
  );
  const isNounFirst =
    noun !== undefined &&
    !(name >= 0 && name < noun.from) &&
    !(subject >= 0 && subject < noun.from) &&
    !(pronoun >= 0 && pronoun < noun.from && tokens[pronoun]!.sentence < tokens[noun.from]!.sentence);
  const id = input.entity?.kind === 'character' ? input.entity.id : null;
  if (isNounFirst) {
    const person = { ...candidateOf(noun, text, input), certainty: 1, weight: 1 };
    if (person.count === 1) person.sex ??= sex;
    return { ...person, id: id ?? person.id };
  }
  const looks = text.mentions.find((mention) => isMentionOf(mention, 'look'))?.from ?? -1;
  const at = [name, them, pronoun, looks, anybody].find((index) => index >= 0);
  if (at === undefined || (noun === undefined && subject !== 0 && isOfAnimal(text))) return null;
  if (at === looks && (isOfIt(tokens) || isOnlyOfTeller(text))) return null;
  if (looks < 0 && noun === undefined && isCalledAnAnimal(text)) return null;
  if (at === looks && (isLaidOut(text, looks) || (text.looseLooks.size === 0 && isOnlyOfHands(text))))
    return null;
  // «Наклонившиеся головы, широкие затылки», «у всех глаза»: parts of many people.
  const isOfMany =
    at === looks &&
    text.mentions.some(
      (mention) =>
        mention.from === looks &&
        isMentionOf(mention, 'look') &&
        ((mention.isPlural &&
          ((ONE_PER_PERSON.has(mention.meaning.look.part) && !SKIRTS.test(tokens[mention.to - 1]!.word)) ||
            /^(?:head|face|shawl)$/u.test(mention.meaning.look.kind))) ||
          tokens[looks - 1]?.word === 'всех'),
    );
  // «Поддерживая друг друга, идут они.»
  const areTwo =
    at === them &&
    tokens.some(
      ({ word, clause, sentence }, i) =>
        (word === 'друг' || word === 'other' || word === 'another') &&
        sentence === tokens[at]!.sentence &&
        clause <= tokens[at]!.clause + 1 &&
        /^(?:друга|другу|другом|each|one)$/u.test(
          (word === 'друг' ? tokens[i + 1] : tokens[i - 1])?.word ?? '',
        ),
    );
  const count = areTwo ? 2 : at === them || isOfMany ? 'many' : 1;
  const main: Candidate = {
    id: id ?? nameAt(text) ?? unnamedIn(text),
    at,
    words: [spanOf(tokens, at, at + 1)],
    certainty: 0.9,
    weight: 1,
    count,
    looks: [],
    ...(sex && { sex }),
  };
  const owner = count === 1 ? ownerOfLooks(named, text) : undefined;
  if (owner) mergeInto(main, owner, tokens);
  return main;
}

/** "The baker's eyes were small": the one who is described. */
const ownerOfLooks = (
  named: readonly PersonMention[],
  { tokens, mentions }: ReadText,
): PersonMention | undefined =>
  named.find(
    ({ to, index }) =>
      /['’]s$/u.test(tokens[to - 1]!.word) &&
      mentions[index + 1]?.meaning.type === 'look' &&
      // The looks that are told first are those of the one who is described.
      mentions.slice(0, index).every(({ meaning }) => meaning.type !== 'look') &&
      mentions[index + 1]!.from - to < 3,
  );

/** Of which a woman wears several. */
const SKIRTS = /^(?:skirts|petticoats|юб(?:ки|ками|ок|ках|кам))$/u;

/** "Its belly was white, and its legs …": what is only called "it" is no person. */
const isOfIt = (tokens: ReadText['tokens']): boolean =>
  tokens.filter(({ word }) => word === 'its').length > 1 &&
  !tokens.some(({ word }) => HER.has(word) || HIM.has(word));

/** Garments of which a person wears only one, so that a plural means several people. */
const ONE_PER_PERSON: ReadonlySet<string> = new Set(['hat', 'clothes']);

/** The described noun: a grammatical subject, else a figure or creature, else a crowd that opens the passage. */
function mainNoun(
  named: readonly PersonMention[],
  text: ReadText,
  sex: Candidate['sex'],
): PersonMention | undefined {
  const isOfSex = ({ isPlural, meaning: { person } }: PersonMention) =>
    isPlural || !sex || !person.sex || person.sex === sex;
  return (
    named.find(
      (mention) =>
        !mention.meaning.person.isGroup &&
        !mention.meaning.person.isVague &&
        isSubject(mention, text) &&
        (isOfSex(mention) || isCompanyMember(mention, text.tokens)),
    ) ??
    named.find(({ meaning: { person } }) => person.isVague) ??
    named.find(
      (mention) => mention.meaning.person.isGroup && isSubject(mention, text) && mention.from < FIRST_WORDS,
    )
  );
}

/** The index of the name of the described person, or of any person mentioned before a crowd. */
function nameIndex({ tokens }: ReadText, { entity }: ReadingInput, noun: PersonMention | undefined): number {
  const stems = entity
    ? nameWords(entity.name).map((word) => word.slice(0, Math.max(3, word.length - 2)))
    : [];
  const known = tokens.findIndex(
    ({ word, isCapital }) => isCapital && stems.some((stem) => word.startsWith(stem)),
  );
  if (known >= 0 || !noun?.isPlural) return known;
  return tokens.findIndex(({ isCapital, gap, word }) => isCapital && gap === 'none' && word.length > 2);
}

/** The index of "they", if no other word names the people of a passage: at its start, «лица у них», «идут они»; -1 if there is none. */
function groupPronounAt(tokens: ReadText['tokens'], other: number): number {
  // A page number may stand before it.
  if (/^\d+$/u.test(tokens[0]?.word ?? '') && GROUP_PRONOUNS.test(tokens[1]?.word ?? '')) return 1;
  if (GROUP_PRONOUNS.test(tokens[0]?.word ?? '')) return other < 0 || tokens[0]!.word === 'они' ? 0 : -1;
  const end = tokens.findIndex(({ sentence }) => sentence !== tokens[0]?.sentence);
  const at = tokens.findIndex(
    ({ word }, i) => word === 'они' || (word === 'них' && tokens[i - 1]?.word === 'у'),
  );
  return at >= 0 && (end < 0 || at < end) && (other < 0 || other > at) ? at : -1;
}

const GROUP_PRONOUNS = /^(?:they|their|они|их)$/u;

const nameWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !(word in TITLES));

const nameAt = ({ tokens }: ReadText): string | undefined =>
  tokens.find(({ isCapital, gap }) => isCapital && gap !== 'sentence')?.word;

/** "Unlike the walk of other ladies", «от походки других женщин». */
const isOfOthers = ({ from }: PersonMention, tokens: ReadText['tokens']): boolean =>
  tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ word }) => /^(?:других|прочих|остальных|всех)$/u.test(word)) ||
  (tokens[from - 1]?.word === 'other' && tokens[from - 2]?.word === 'of') ||
  (tokens[from - 1]?.word === 'тех' && tokens[from - 2]?.word === 'из');

/** The subject of the clause: not "of a man", "with a boy". */
const isSubject = (mention: PersonMention, { tokens }: ReadText): boolean =>
  !(
    mention.from >= FIRST_WORDS &&
    !mention.count &&
    /^(?:детей|людей|деток|ребятишек|детишек)$/u.test(tokens[mention.to - 1]!.word)
  ) &&
  (isCompanyMember(mention, tokens) ||
    ((mention.preposition === '' || mention.from < 8) &&
      (mention.preposition !== 'of' || looksOfFigure(tokens, mention.to - 1) !== null) &&
      (mention.preposition !== 'by' || isMet(mention, tokens)) &&
      !/^(?:towards?|at)$/u.test(mention.preposition) &&
      // "Lifted to the officer's face".
      !(mention.preposition !== '' && /['’]s$/u.test(tokens[mention.to - 1]!.word)) &&
      !isOfOthers(mention, tokens) &&
      mention.preposition !== 'than' &&
      (isIntroduced(mention, tokens) || !RELATIVES.has(tokens[mention.to - 1]!.word))));

/** «Мать, Екатерина Павловна, грустная»: a relative whom the passage begins with and names. */
const isIntroduced = ({ from, to, preposition }: PersonMention, tokens: ReadText['tokens']): boolean =>
  from < 2 && preposition === '' && tokens[to]?.isCapital === true && tokens[to]?.gap !== 'sentence';

/** "The door was opened by a man": the agent is the one who is seen. */
const isMet = ({ from }: PersonMention, tokens: ReadText['tokens']): boolean => {
  const by = tokens.slice(Math.max(0, from - 6), from).findLastIndex(({ word }) => word === 'by');
  return MEETING.test(tokens[Math.max(0, from - 6) + by - 1]?.word ?? '');
};
const MEETING =
  /^(?:opened|answered|met|received|greeted|admitted|confronted|accosted|startled|approached|stopped|welcomed)$/u;

/** Nothing says that "he" of one passage is "he" of another, so each looks different, and always the same in its passage. */
const unnamedIn = ({ tokens }: ReadText): string =>
  `somebody ${tokens
    .slice(0, 8)
    .map(({ word }) => word)
    .join(' ')}`;

/** A crowd is described only where a passage begins with it. */
const FIRST_WORDS = 6;
