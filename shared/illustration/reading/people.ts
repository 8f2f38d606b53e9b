import type { Known, ScenePerson } from '../scene.ts';
import type { ReadingInput } from '../reading-input.ts';
import { readBlouseAndSkirt } from './blouse-and-skirt.ts';
import { findColoursWorn } from './unattached-looks.ts';
import type { Candidate } from './candidate.ts';
import { findCandidates } from './candidates.ts';
import { readColouredHair } from './coloured-hair.ts';
import { readExpressions } from './expressions.ts';
import { readFabricsWorn } from './fabrics-worn.ts';
import { readFit } from './fit.ts';
import { readCarried } from './held.ts';
import { isOnGround, proneWords } from './on-ground.ts';
import { isBareheaded } from './how-worn.ts';
import { knownFromText } from './known-from-text.ts';
import { HER, HIM } from './lexicon/people.ts';
import { applyQuality, readUnattachedQualities } from './qualities.ts';
import { readPosture } from './read-posture.ts';
import { isOfOtherSex } from './of-other-sex.ts';
import { isOfRelative } from './verb-of-another.ts';
import { NOMINATIVE } from './grammar/russian-endings.ts';
import { isMentionOf, readText, type ReadText } from './text.ts';
import { applyLook } from './apply-look.ts';
import { isDescribedAtEntrance } from './at-entrance.ts';

/** Attributes of an entity beyond these are not read. */
const ATTRIBUTES_MAX = 60;
const ATTRIBUTE_MAX_CHARS = 100;

/** The people of a passage, weightiest first, with everything stated about them. */
export function readPeople(text: ReadText, input: ReadingInput): ScenePerson[] {
  const candidates = findCandidates(text, input);
  const people = candidates.map((candidate) => portray(candidate, candidates, text, input));
  const [main] = people;
  if (main && input.type === 'character' && input.entity?.kind === 'character') fillFromBook(main, input);
  return people.sort((a, b) => b.weight - a.weight);
}

function portray(
  candidate: Candidate,
  all: readonly Candidate[],
  text: ReadText,
  input: ReadingInput,
): ScenePerson {
  const { tokens, mentions } = text;
  const own = (index: number): boolean => isAboutPerson(candidate, all, index, text, input);
  const person: ScenePerson = {
    id: `${input.bookId}/${candidate.id}`,
    words: candidate.words,
    certainty: candidate.certainty,
    weight: candidate.weight,
    count: candidate.count,
    wears: [],
    holds: [],
    ...(candidate.sex && { sex: candidate.sex }),
    ...(candidate.age && { age: candidate.age }),
    ...(candidate.wears && { trade: candidate.wears }),
  };
  for (const look of candidate.looks)
    if (candidate.count !== 'many' || !BUILDS.has(look))
      applyQuality(person, look, { from: candidate.at, to: candidate.at + 1 }, text);
  for (const mention of mentions)
    if (isMentionOf(mention, 'look') && own(mention.from)) applyLook(person, mention, text);
  readBlouseAndSkirt(person, own, text);
  readColouredHair(person, candidate, text);
  readUnattachedQualities(person, own, text);
  readColoursWorn(person, own, text);
  readFabricsWorn(person, own, text);
  readFit(person, own, text);
  readExpressions(person, candidate.at, own, text);
  const posture = readPosture(candidate, own, text);
  // "The driver asleep upon his box", «кучер сидел на козлах»: on the carriage.
  const isOnBox =
    candidate.does === 'drive' &&
    tokens.some(({ word }, i) => /^(?:box|козлах|козлы|облучке)$/u.test(word) && own(i));
  // «Всадники ехали»: people called riders ride.
  if (
    posture &&
    !isOnBox &&
    !(candidate.does === 'ride' && (posture.value === 'drive' || posture.value === 'walk'))
  )
    person.posture = posture;
  else if (candidate.does)
    person.posture = { value: candidate.does, source: 'passage', certainty: 0.6, words: candidate.words };
  // Who wears a turban wears a robe with it.
  if (person.hat?.value.kind === 'turban' && !person.clothes && person.sex !== 'woman')
    person.clothes = { ...person.hat, value: { kind: 'robe' }, certainty: 0.6 };
  readCarried(person, candidate, own, text);
  if (input.type === 'character' && isDescribedAtEntrance(person, text)) delete person.posture;
  if (!person.clothes && candidate.wears)
    person.clothes = {
      value: { kind: candidate.wears },
      source: 'passage',
      certainty: 0.6,
      words: candidate.words,
    };
  // Priests and grown peasants in Russian books are bearded unless they are shaven.
  if (
    text.language === 'ru' &&
    candidate.count === 1 &&
    (candidate.wears === 'cassock' || candidate.wears === 'kaftan') &&
    person.sex === 'man' &&
    person.age !== 'young' &&
    person.age !== 'child' &&
    !text.tokens.some(({ word }) => /^(?:брит|бре|безбород|сиделец|приказчик|полов)/u.test(word))
  )
    person.beard ??= { value: { cut: 'full' }, source: 'passage', certainty: 0.6, words: candidate.words };
  if (!person.age && text.tokens.some(({ word }, i) => CHILDISH.test(word) && own(i))) person.age = 'child';
  const likeness = faceOfTheOld(text);
  if (likeness && !person.age) person.age = 'old';
  if (likeness === 'lean') person.build ??= 'thin';
  const prone =
    candidate.count === 1
      ? proneWords(text, (index) => own(index) && !isOfRelative(candidate, index, tokens))
      : null;
  if (prone) {
    person.isProne = true;
    person.posture = { value: 'lie', source: 'passage', certainty: 1, words: [prone] };
  }
  if (person.posture?.value === 'sit' && isOnGround(text, person.posture.words)) person.isOnGround = true;
  if (!person.hat && isBareheaded(text, own)) person.isBareheaded = true;
  if (isFarOff(candidate, tokens)) person.isFar = true;
  return person;
}

/** Whether a word describes this person: the only one, or the last one mentioned before it in its sentence. */
function isAboutPerson(
  candidate: Candidate,
  all: readonly Candidate[],
  index: number,
  text: ReadText,
  input: ReadingInput,
): boolean {
  const { tokens } = text;
  if (isOfOtherSex(candidate, index, tokens) || isOfAnother(candidate, index, text)) return false;
  if (all.length === 1 && input.type === 'character') return true;
  const { sentence } = tokens[index]!;
  const last = all
    .filter((other) => other.at < index && tokens[other.at]!.sentence === sentence)
    .sort((a, b) => b.at - a.at)[0];
  const coming = all.find(
    (other) => other.at > index && other.at - index < 3 && tokens[other.at]!.clause === tokens[index]!.clause,
  );
  if (coming) return coming === candidate;
  if (last) return last === candidate;
  const next = all.find(
    (other) => other.at > index && tokens[other.at]!.sentence === sentence && other.at - index < 12,
  );
  if (next) return next === candidate;
  return input.type === 'character' && candidate === all[0];
}

/** «Лакеи …; толстая жена в чепчике и шали»: clothes that belong to a person of the other sex who is named later. */
function isOfAnother(
  { at, sex }: Candidate,
  index: number,
  { tokens, mentions, language }: ReadText,
): boolean {
  if (language !== 'ru' || !sex) return false;
  const { sentence, clause } = tokens[index]!;
  const last = mentions.findLast(
    (mention) =>
      isMentionOf(mention, 'person') && mention.to <= index && tokens[mention.from]!.sentence === sentence,
  );
  if (!last || !isMentionOf(last, 'person') || last.from <= at) return false;
  const { person } = last.meaning;
  return (
    !last.isPlural &&
    last.preposition === '' &&
    person.sex !== undefined &&
    person.sex !== sex &&
    clause - tokens[last.from]!.clause < 2 &&
    (last.features & NOMINATIVE) !== 0
  );
}

/** «Ручонки», «волосики»: diminutives that mean a child. */
const CHILDISH = /^(?:ручон\p{L}+|ножон\p{L}+|волосик\p{L}*|ручоноч\p{L}+|пальчон\p{L}+)$/u;

/** A build stated for many people does not apply to one of them. */
const BUILDS = new Set(['tall', 'short', 'thin', 'stout', 'broad']);

function readColoursWorn(person: ScenePerson, own: (index: number) => boolean, text: ReadText): void {
  if (person.clothes?.value.colour) return;
  const found = findColoursWorn(text.tokens).find(({ at }) => text.scopes.at(at) === null && own(at));
  if (!found) return;
  const kind =
    person.clothes?.value.kind ??
    person.trade ??
    (person.sex === 'woman' ? 'dress' : person.hat?.value.kind === 'helmet' ? 'uniform' : 'frock coat');
  person.clothes = knownFromText({ kind, colour: found.value }, text, {
    from: found.at,
    to: found.at + found.length,
  });
}

/** "His face was like that of many lean old men": a simile that still states age and build. */
function faceOfTheOld({ tokens }: ReadText): 'lean' | 'plain' | null {
  for (const [i, { word, sentence }] of tokens.entries()) {
    if (!/^(?:face|countenance|visage|лицо|лица|физиономия)$/u.test(word)) continue;
    const after = tokens
      .slice(i + 1, i + 24)
      .filter((token) => token.sentence === sentence)
      .map((token) => token.word);
    const old = after.findIndex(
      (each, n) =>
        /^(?:стариков|старика|старухи|старух|старичка|старушки)$/u.test(each) ||
        (each === 'old' && /^(?:men|man|women|woman)$/u.test(after[n + 1] ?? '')),
    );
    if (old >= 0)
      return after
        .slice(Math.max(0, old - 3), old)
        .some((each) => /^(?:lean|thin|gaunt|худ|тощ|сухощав)/u.test(each))
        ? 'lean'
        : 'plain';
  }
  return null;
}

function isFarOff({ at, count }: Candidate, tokens: ReadText['tokens']): boolean {
  const { sentence } = tokens[at] ?? { sentence: -1 };
  return (
    count !== 0 &&
    tokens
      .slice(Math.max(0, at - 8), at + 10)
      .some(
        (token, i, all) =>
          token.sentence === sentence &&
          (/^(?:distance|afar|horizon|вдали|вдалеке|издали|горизонте)$/u.test(token.word) ||
            (token.word === 'far' && all[i + 1]?.word === 'off')),
      )
  );
}

/** Takes what the passage leaves open from earlier parts of the book. */
function fillFromBook(person: ScenePerson, input: ReadingInput): void {
  const { entity } = input;
  const attributes = entity!.attributes
    .slice(0, ATTRIBUTES_MAX)
    .map(({ value }) => value.slice(0, ATTRIBUTE_MAX_CHARS))
    .join('. ');
  if (!attributes) return;
  const text = readText(attributes, /\p{Script=Cyrillic}/u.test(attributes) ? 'ru' : 'en');
  const known: ScenePerson = {
    id: person.id,
    words: [],
    certainty: 0.7,
    weight: 0,
    count: 1,
    wears: [],
    holds: [],
  };
  for (const mention of text.mentions) if (isMentionOf(mention, 'look')) applyLook(known, mention, text);
  readUnattachedQualities(known, () => true, text);
  person.sex ??= known.sex ?? sexOfWords(text);
  person.age ??=
    known.age ??
    text.mentions
      .map((mention) => (isMentionOf(mention, 'person') ? mention.meaning.person.age : undefined))
      .find(Boolean);
  person.height ??= known.height;
  person.build ??= known.build;
  person.isBroadShouldered ??= known.isBroadShouldered;
  person.isStooped ??= known.isStooped;
  person.hair ??= fromBook(known.hair);
  person.beard ??= person.sex === 'woman' ? undefined : fromBook(known.beard);
  person.hat ??= fromBook(known.hat);
  if (!person.clothes || person.clothes.certainty < 1)
    person.clothes = fromBook(known.clothes) ?? person.clothes;
  if (person.wears.length === 0) person.wears = known.wears.map((each) => fromBook(each)!);
}

const fromBook = <T>(each: Known<T> | undefined): Known<T> | undefined =>
  each && { ...each, source: 'book', certainty: 0.7, words: [] };

function sexOfWords({ tokens }: ReadText): 'man' | 'woman' | undefined {
  const she = tokens.filter(({ word }) => HER.has(word)).length;
  const he = tokens.filter(({ word }) => HIM.has(word)).length;
  return she === he ? undefined : she > he ? 'woman' : 'man';
}
