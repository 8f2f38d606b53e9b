import type { Deed, ScenePerson, TextRange } from '../scene.ts';
import type { ReadingInput } from '../reading-input.ts';
import { NOMINATIVE } from './grammar/russian-endings.ts';
import { HER, HIM, type PersonWord } from './lexicon/people.ts';
import { TITLES } from './lexicon/titles.ts';
import { spanOf } from './nouns.ts';
import { isMentionOf, type Mention, type ReadText } from './text.ts';

/** A deed that a clause states. */
export interface FoundDeed {
  deed: Deed;
  /** The tokens of the deed and that of its object; −1 if it is mutual. */
  from: number;
  to: number;
  object: number;
  /** The object is an owner: "her hand", "his shoulder". */
  isOwner: boolean;
}

/** A deed and what is needed to find its participants. */
export interface DeedContext {
  found: FoundDeed;
  text: ReadText;
  input: ReadingInput;
  /** The people of the scene; a participant who is not one of them yet is added. */
  people: ScenePerson[];
}

type Sex = ScenePerson['sex'];

const THEY = /^(?:they|они|we|мы)$/u;
const I = /^(?:i|я)$/u;
const OF_NARRATOR = /^(?:me|my|меня|мне|мной|мною)$/u;
const NO_NAME =
  /^(?:the|this|that|these|then|there|and|but|when|while|who|which|what|all|one|both|как|так|что|вот|тут|там|тогда|потом|это|все|кто)$/u;
/** Russian verbs of these deeds take the accusative. */
const OF_ACCUSATIVE: ReadonlySet<Deed> = new Set<Deed>([
  'embrace',
  'fight',
  'support',
  'carry in arms',
  'arm in arm',
  'take hands',
]);

/**
 * The subject of a deed: the last person named before it in its sentence, or else the one whose sex its verb states.
 *
 * @returns the index of a person of the scene, or null
 */
export function subjectOf(context: DeedContext): number | null {
  const { found, text, people } = context;
  const { tokens, language } = text;
  const { sentence } = tokens[found.from]!;
  for (let i = found.from - 1; i >= 0 && tokens[i]!.sentence === sentence; i--) {
    if (tokens[i]!.isSpoken || i === found.object) continue;
    const subject = subjectAt(i, context);
    if (subject !== undefined) return subject;
  }
  // «Поцеловал ей руку»: only the verb gives the subject's sex.
  const sex = sexOfVerb(tokens[found.from]!.word, language);
  const same = sex ? findBySex(people, sex) : -1;
  return same >= 0 ? same : found.object < 0 && isGroup(people[0]) ? 0 : null;
}

/** @returns null if a word makes the subject unknown; undefined if it is not the subject */
function subjectAt(at: number, context: DeedContext): number | null | undefined {
  const { found, text, input, people } = context;
  const { word, start } = text.tokens[at]!;
  const isMutual = found.object < 0;
  const named = people.findIndex((person) => isNamedAt(person, start));
  const known = named >= 0 ? named : null;
  if (THEY.test(word)) return isMutual ? (isGroup(people[0]) ? 0 : known) : null;
  if (I.test(word))
    return known ?? (input.type === 'character' && !isMutual ? add(context, at, 'narrator') : null);
  const sex = sexOfSubjectPronoun(word);
  if (sex) return isOwnHand(sex, context) ? null : subjectOfSex(sex, at, context);
  const mention = personMentionAt(at, text);
  if (mention && isOblique(mention, word, text)) return undefined;
  if (known !== null) {
    if (isGroup(people[known])) return isMutual ? known : null;
    return isOwnHand(people[known]!.sex, context) ? undefined : known;
  }
  return isMutual || people.length > 3 ? undefined : addedSubject(at, mention, context);
}

/** "He", "she": a person of that sex, who may be new to the scene. */
function subjectOfSex(sex: NonNullable<Sex>, at: number, context: DeedContext): number | null {
  const same = findBySex(context.people, sex);
  if (same >= 0) return same;
  return context.found.object < 0 ? null : add(context, at, `other ${sex}`, { sex });
}

/** A person known only through the deed, by a noun or by a name just before it. */
function addedSubject(
  at: number,
  mention: PersonMention | undefined,
  context: DeedContext,
): number | null | undefined {
  const { found, text } = context;
  const { tokens, language } = text;
  const { word, isCapital } = tokens[at]!;
  if (mention && !mention.isPlural && !mention.meaning.person.isGroup) {
    const { person } = mention.meaning;
    return isOwnHand(person.sex, context) ? null : add(context, at, nameOf(person, word), person);
  }
  if (!isCapital || at !== found.from - 1 || word.length <= 2 || NO_NAME.test(word)) return undefined;
  const other = objectSex(context);
  const sex =
    sexOfVerb(tokens[found.from]!.word, language) ??
    (/[aá]$/u.test(word) ? 'woman' : undefined) ??
    TITLES[tokens[at - 1]?.word ?? ''] ??
    opposite(other);
  return add(context, at, word.slice(0, 5), { sex });
}

/**
 * The object of a deed: a person of the scene, or one who is added because something is done to them.
 *
 * @returns the index of a person of the scene, or null
 */
export function objectOf(context: DeedContext, subject: number): number | null {
  const { found, text, people } = context;
  const { word, start } = text.tokens[found.object]!;
  const mention = personMentionAt(found.object, text);
  const person = mention?.meaning.person;
  const isNarrator = OF_NARRATOR.test(word);
  const sex = isNarrator ? undefined : (person?.sex ?? sexOfPronoun(word));
  const named = people.findIndex((each) => !isGroup(each) && isNamedAt(each, start));
  if (named === subject) return null;
  if (named >= 0) return named;
  if (person?.isGroup || mention?.isPlural) return null;
  // A pronoun refers to a person of that sex who is already in the scene.
  const alike =
    !person && sex ? people.findIndex((each, i) => i !== subject && !isGroup(each) && each.sex === sex) : -1;
  if (alike >= 0) return alike;
  if (isNarrator) return add(context, found.object, 'narrator');
  if (person)
    return add(context, found.object, nameOf({ ...person, sex }, word), {
      ...person,
      sex: sex ?? sexOfName(word, context, subject),
    });
  if (sex) return add(context, found.object, `other ${sex}`, { sex });
  return add(context, found.object, word.replace(/'s$/u, '').slice(0, 5), {
    sex: sexOfName(word, context, subject),
  });
}

/** "They walked arm in arm": two of a group, or the only two people present. */
export function partnerOf(subject: number, people: readonly ScenePerson[]): number | null {
  if (isGroup(people[subject])) return subject;
  const others = people.flatMap((person, i) => (i !== subject && !isGroup(person) ? [i] : []));
  return others.length === 1 ? others[0]! : null;
}

type PersonMention = Mention<{ type: 'person'; person: PersonWord }>;

const personMentionAt = (at: number, { mentions }: ReadText): PersonMention | undefined =>
  mentions.find(
    (mention): mention is PersonMention =>
      isMentionOf(mention, 'person') && mention.from <= at && at < mention.to,
  );

/** Nouns in other cases are not the subject: «рукой офицера». */
const isOblique = ({ preposition, features }: PersonMention, word: string, { language }: ReadText): boolean =>
  preposition !== '' || /'s$/u.test(word) || (language === 'ru' && (features & NOMINATIVE) === 0);

const isNamedAt = ({ words }: ScenePerson, start: number): boolean =>
  words.some((each) => each.start <= start && start < each.end);

const isGroup = (person: ScenePerson | undefined): boolean => person !== undefined && person.count !== 1;

const findBySex = (people: readonly ScenePerson[], sex: Sex): number =>
  people.findIndex((person) => !isGroup(person) && (person.sex ?? sex) === sex);

/** "He took his hand" would be his own. */
const isOwnHand = (sex: Sex, context: DeedContext): boolean =>
  context.found.isOwner && context.text.language === 'en' && sex !== undefined && sex === objectSex(context);

const objectSex = ({ found, text }: DeedContext): Sex =>
  found.object >= 0 ? sexOfPronoun(text.tokens[found.object]!.word) : undefined;

const sexOfPronoun = (word: string): Sex => (HER.has(word) ? 'woman' : HIM.has(word) ? 'man' : undefined);

const sexOfSubjectPronoun = (word: string): Sex =>
  /^(?:he|он)$/u.test(word) ? 'man' : /^(?:she|она)$/u.test(word) ? 'woman' : undefined;

/** Of the subject of a Russian verb in the past tense. */
const sexOfVerb = (verb: string, language: 'en' | 'ru'): Sex =>
  language === 'en'
    ? undefined
    : /(?:ла|лась)$/u.test(verb)
      ? 'woman'
      : /(?:л|лся)$/u.test(verb)
        ? 'man'
        : undefined;

const opposite = (sex: Sex): Sex => (sex === 'woman' ? 'man' : sex === 'man' ? 'woman' : undefined);

/** The sex of an object known only by name: by its ending, which in Russian depends on the case; else the opposite of the subject's. */
function sexOfName(name: string, { found, people }: DeedContext, subject: number): Sex {
  const isAccusative = OF_ACCUSATIVE.has(found.deed);
  if (/(?:ом|ем|ым|им|ому|ему|ого|его)$/u.test(name)) return 'man';
  if (/(?:ой|ей|ою|ею|и|е)$/u.test(name) && /[а-я]$/u.test(name)) return 'woman';
  if (/[ую]$/u.test(name)) return isAccusative ? 'woman' : 'man';
  if (/[ая]$/u.test(name)) return isAccusative ? 'man' : 'woman';
  return /[aá]$/u.test(name) || people[subject]!.sex === 'man' ? 'woman' : 'man';
}

/** Distinguishes people who are known by a noun. */
const nameOf = ({ sex, age }: Pick<PersonWord, 'sex' | 'age'>, word: string): string =>
  `${sex ?? ''}${age ?? ''}${word.slice(0, 5)}`;

/** Adds a participant to the scene. @returns their index */
function add(
  { text, input, people }: DeedContext,
  at: number,
  id: string,
  { sex, age, wears }: { sex?: Sex; age?: ScenePerson['age']; wears?: PersonWord['wears'] } = {},
): number {
  const words: TextRange[] = [spanOf(text.tokens, at, at + 1)];
  return (
    people.push({
      ...{ id: `${input.bookId}/${id}`, words, certainty: 0.7, weight: 0.3, count: 1, wears: [], holds: [] },
      ...(sex && { sex }),
      ...(age && { age }),
      ...(wears && { clothes: { value: { kind: wears }, source: 'passage', certainty: 0.6, words: [] } }),
    }) - 1
  );
}
