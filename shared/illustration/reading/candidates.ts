import type { ReadingInput } from '../scene.ts';
import { POSTURE_WORDS } from './posture-words.ts';
import { HER, HIM, TITLES } from './lexicon/people.ts';
import type { Candidate } from './candidate.ts';
import { isCompanyMember } from './is-company-member.ts';
import { contrastedOf, contrastedPair, namedPair } from './named-pair.ts';
import { companyAt, isAtWindow, isRussianNameAtWindow } from './known-by-deed.ts';
import { spanOf } from './nouns.ts';
import { isOfBuilding, sexOf } from './sex-of.ts';
import { namedPeople } from './named-people.ts';
import { isMentionOf, type ReadText } from './text.ts';
import { isLaidOut, isOnlyOfHands, isOfAnimal, isOfHorse } from './of-no-person.ts';
import { presenceCertainty, type PersonMention, RELATIVES } from './presence.ts';

const MOST_PEOPLE = 6;
/** A crowd is described only where a passage begins with it. */
const FIRST_WORDS = 6;
/** Below this certainty a person is not in the scene. */
const CERTAIN_ENOUGH = 0.5;
/** The certainty that others need to be shown with a described person. */
const CERTAINTY_BESIDE_DESCRIBED = 0.8;
const OTHERS = new Set(
  'another other second one другой другая другие другого другую второй вторая иной одна один одного'.split(
    ' ',
  ),
);

/** Who is in a passage: the person described first, for a passage about a person. */
export function findCandidates(text: ReadText, input: ReadingInput): Candidate[] {
  const ofHorse = isOfHorse(text);
  const named = text.mentions.filter(
    (mention): mention is PersonMention =>
      isMentionOf(mention, 'person') && !(ofHorse && /^красав/u.test(text.tokens[mention.from]!.word)),
  );
  const pair =
    namedPair(text) ??
    (input.type === 'character'
      ? named.length === 0
        ? contrastedPair(text, sexOf(text, input))
        : contrastedOf(named, text)
      : null);
  const candidates =
    (pair && named.every(({ from, isPlural }) => isPlural || from > pair[0].at) ? pair : null) ??
    (input.type === 'character' ? describedPeople(named, text, input) : peopleThere(named, text, input));
  return candidates.filter(({ certainty }) => certainty >= CERTAIN_ENOUGH).slice(0, MOST_PEOPLE);
}

function describedPeople(named: readonly PersonMention[], text: ReadText, input: ReadingInput): Candidate[] {
  const main = mainPerson(named, text, input);
  const others: Candidate[] = [];
  for (const mention of named) {
    if (main && (mention.to - 1 === main.at || isSamePerson(mention, main, text))) {
      mergeInto(main, mention);
      continue;
    }
    const one = candidateOf(mention, text, input);
    if (one.certainty < CERTAINTY_BESIDE_DESCRIBED) continue;
    if (!others.some((other) => other.id === one.id)) others.push({ ...one, weight: 0.4 });
  }
  return main ? [main, ...others] : others;
}

/** The main person, by noun, name or pronoun; null if no person is mentioned or visible. */
function mainPerson(named: readonly PersonMention[], text: ReadText, input: ReadingInput): Candidate | null {
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
  if (isOfHorse(text)) return null;
  const anybody = tokens.findIndex(
    ({ word }, i) => (HER.has(word) || HIM.has(word)) && !isOfBuilding(text, i),
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
          (ONE_PER_PERSON.has(mention.meaning.look.part) ||
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
  return {
    id: id ?? nameAt(text) ?? unnamedIn(text),
    at,
    words: [spanOf(tokens, at, at + 1)],
    certainty: 0.9,
    weight: 1,
    count,
    looks: [],
    ...(sex && { sex }),
  };
}

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
      mention.preposition !== 'of' &&
      mention.preposition !== 'by' &&
      !isOfOthers(mention, tokens) &&
      mention.preposition !== 'than' &&
      !RELATIVES.has(tokens[mention.to - 1]!.word)));

const TOWARDS = /^(?:at|to|upon|over|beside|behind|before|for|на|к|над|за|возле|перед)$/u;

function isSamePerson(mention: PersonMention, main: Candidate, { tokens }: ReadText): boolean {
  const { person } = mention.meaning;
  if (mention.isPlural || person.isGroup || (mention.count ?? 1) > 1)
    return main.count !== 1 && person.sex === main.sex;
  if (main.sex && person.sex && person.sex !== main.sex) return false;
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

function mergeInto(main: Candidate, mention: PersonMention): void {
  const { person } = mention.meaning;
  main.sex ??= person.sex;
  main.age ??= person.age;
  main.wears ??= person.wears;
  main.does ??= person.does;
  main.looks = [...main.looks, ...mention.looks, ...(person.looks ?? [])];
}

/** Nothing says that "he" of one passage is "he" of another, so each looks different, and always the same in its passage. */
const unnamedIn = ({ tokens }: ReadText): string =>
  `somebody ${tokens
    .slice(0, 8)
    .map(({ word }) => word)
    .join(' ')}`;

function candidateOf(mention: PersonMention, text: ReadText, input: ReadingInput): Candidate {
  const { person } = mention.meaning;
  const { tokens } = text;
  const word = tokens[mention.to - 1]!.word;
  const count =
    mention.count === 10 ? 'many' : (mention.count ?? (person.isGroup || mention.isPlural ? 'many' : 1));
  return {
    id: `${person.sex ?? ''}${person.age ?? ''}${word.slice(0, 5)}`,
    at: mention.to - 1,
    words: [spanOf(tokens, mention.from, mention.to)],
    certainty: presenceCertainty(mention, text, input),
    weight: 0.6,
    count,
    ...(person.sex && { sex: person.sex }),
    ...(person.age && { age: person.age }),
    ...(person.wears && { wears: person.wears }),
    ...(person.does && { does: person.does }),
    looks: [...mention.looks, ...(person.looks ?? [])],
  };
}

/** The people in a passage about a place, a thing or the weather. */
function peopleThere(named: readonly PersonMention[], text: ReadText, input: ReadingInput): Candidate[] {
  const people: Candidate[] = [];
  for (const mention of named) {
    if (mention.meaning.person.isVague && people.length > 0) continue;
    const one = candidateOf(mention, text, input);
    // An uncertain person does not become certain through another.
    const isAlike = (other: Candidate) =>
      other.certainty >= CERTAIN_ENOUGH === one.certainty >= CERTAIN_ENOUGH;
    // «Отец и сын»: two.
    const isJoined =
      /^(?:и|and)$/u.test(text.tokens[mention.from - 1]?.word ?? '') &&
      people.some(({ at }) => at === mention.from - 2);
    const same = people.find(
      (other) =>
        other.id === one.id ||
        (!isJoined &&
          isAlike(other) &&
          other.sex === one.sex &&
          other.count === 1 &&
          one.count === 1 &&
          !mention.isIndefinite &&
          !mention.count &&
          other.age === one.age),
    );
    if (same) same.certainty = Math.max(same.certainty, one.certainty);
    else people.push({ ...one, weight: 0.6 - people.length * 0.08 });
  }
  const there = [...people, ...namedPeople(text, people.length)];
  return there.some(({ certainty }) => certainty >= CERTAIN_ENOUGH) ? there : pronounPerson(text, input);
}

/** Verbs that make a person visible in the scene; mere observers are not. */
const ACTING = new Set([
  'sit',
  'read',
  'write',
  'walk',
  'run',
  'kneel',
  'weep',
  'lie',
  'ride',
  'dance',
  'row',
  'work',
  'play',
  'carry',
  'pray',
  'drive',
  'lean',
]);

/** "She sat reading in the garden", "I lay upon the moss": a person known only by pronoun and action. */
function pronounPerson(text: ReadText, input: ReadingInput): Candidate[] {
  const { tokens, scopes } = text;
  const { entity } = input;
  for (let i = 0; i < tokens.length; i++) {
    const { word, clause } = tokens[i]!;
    const sex =
      word === 'she' || word === 'она'
        ? 'woman'
        : word === 'he' || word === 'он'
          ? 'man'
          : isName(text, i)
            ? sexOf(text, input)
            : null;
    const company = companyAt(text, i);
    if (company) return [company];
    if (isRussianNameAtWindow(text, i))
      return [
        {
          id: word,
          at: i,
          words: [spanOf(tokens, i, i + 1)],
          certainty: 0.7,
          weight: 0.5,
          count: 1,
          sex: /[ая]$/u.test(word) ? 'woman' : 'man',
          looks: [],
        },
      ];
    const isNarrator = word === 'i' || word === 'я';
    if ((!sex && !isNarrator) || scopes.at(i) !== null || isOfThing(text, i)) continue;
    // "Sherlock Holmes was, as I expected, lounging about in his dressing-gown, reading": actions later in the sentence belong to the name.
    const doing =
      isName(text, i) && tokens[i + 1]?.isCapital
        ? tokens
            .slice(i + 2, i + MAX_ACTION_DISTANCE_WORDS)
            .findIndex(
              (token, n) =>
                token.sentence === tokens[i]!.sentence &&
                token.word.endsWith('ing') &&
                scopes.at(i + 2 + n) === null &&
                ACTING.has(POSTURE_WORDS.at(tokens, i + 2 + n)?.value ?? ''),
            )
        : -1;
    if (doing >= 0 && !tokens.slice(i + 2, i + 2 + doing).some((token) => OTHER_SUBJECT.test(token.word)))
      return [
        {
          id: entity?.kind === 'character' ? entity.id : tokens[i + 1]!.word,
          at: i,
          words: [spanOf(tokens, i, i + 2)],
          certainty: 0.7,
          weight: 0.5,
          count: 1,
          sex: sex ?? 'man',
          looks: [],
        },
      ];
    for (
      let j = i + 1;
      j < Math.min(tokens.length, i + 5) && tokens[j]!.clause === clause && !OBJECT.test(tokens[j]!.word);
      j++
    ) {
      const action = POSTURE_WORDS.at(tokens, j)?.value;
      if (
        action &&
        (ACTING.has(action) ||
          (sex && (action === 'stand' || action === 'look out') && isAtWindow(tokens, j))) &&
        (sex || action === 'lie' || action === 'ride' || action === 'row')
      )
        return [
          {
            id: entity?.kind === 'character' ? entity.id : (sex ?? 'narrator'),
            at: i,
            words: [spanOf(tokens, i, i + 1)],
            certainty: 0.7,
            weight: 0.5,
            count: 1,
            ...(sex && { sex }),
            looks: [],
          },
        ];
    }
  }
  return [];
}

/** The maximum distance, in words, between a name and an action of that person. */
const MAX_ACTION_DISTANCE_WORDS = 20;
/** Words that begin a clause with another subject. */
const OTHER_SUBJECT = /^(?:he|she|they|we|who|which)$/u;

/** "I could see it lying there": what follows is done by the object. */
const OBJECT = /^(?:it|him|her|them|you|его|ее|их|вас)$/u;

/** The pronoun may mean the animal named before it in its sentence: "a thrush, as he sat in the bushes", «лошадь … она». */
function isOfThing({ tokens, mentions, language }: ReadText, at: number): boolean {
  if (!/^(?:он|она|he|she)$/u.test(tokens[at]!.word)) return false;
  const before = mentions.filter(
    ({ from, to }) => to <= at && tokens[from]!.sentence === tokens[at]!.sentence,
  );
  const isPersonNamed = language === 'en' && before.some((mention) => isMentionOf(mention, 'person'));
  const reach = language === 'en' ? 40 : 10;
  return (
    !isPersonNamed &&
    before.some(
      (mention) =>
        isMentionOf(mention, 'thing') && mention.meaning.group === 'animal' && at - mention.to < reach,
    )
  );
}

/** "Natásha was sitting": in English only a name can begin a sentence without an article. */
const isName = ({ tokens, mentions, language }: ReadText, at: number): boolean =>
  language === 'en' &&
  tokens[at]!.isCapital &&
  tokens[at]!.word.length > 2 &&
  !NO_NAME.test(tokens[at]!.word) &&
  !mentions.some(({ from, to }) => from <= at && at < to);
const NO_NAME =
  /^(?:the|this|that|these|those|there|here|then|now|nobody|nothing|none|every\p{L}*|some\p{L}*|any\p{L}*|all|both|many|most|few|who|what|which|they|you|she|in|on|at|by|from|with|under|over|above|below|beyond|behind|before|beside|between|near|around|outside|inside|not|one|two|three|people|others?|another|each|my|his|her|their|our|your|its|and|but|when|while|where|for|into|through|across|along|up|down|out|off|as|still|never|once|yes|no|oh|ah|well)$/u;
