import type { ReadingInput } from '../reading-input.ts';
import { bothOf } from './both-of.ts';
import { isBabyInArms } from './baby-in-arms.ts';
import { candidateOf } from './candidate-of.ts';
import type { Candidate } from './candidate.ts';
import { isSamePerson, mergeInto } from './is-same-person.ts';
import { mainPerson } from './main-person.ts';
import { contrastedOf, contrastedPair, namedPair } from './named-pair.ts';
import { namedPeople } from './named-people.ts';
import { isOfHorse } from './of-no-person.ts';
import { isOwnerOfRoom, type PersonMention } from './presence.ts';
import { pronounPerson } from './pronoun-person.ts';
import { sexOf } from './sex-of.ts';
import { isMentionOf, type ReadText } from './text.ts';

const MOST_PEOPLE = 6;

/** Below this certainty a person is not in the scene. */
const CERTAIN_ENOUGH = 0.5;

/** The certainty that others need to be shown with a described person. */
const CERTAINTY_BESIDE_DESCRIBED = 0.8;

/** Who is in a passage: the person described first, for a passage about a person. */
export function findCandidates(text: ReadText, input: ReadingInput): Candidate[] {
  const ofHorse = isOfHorse(text);
  const named = text.mentions.filter(
    (mention): mention is PersonMention =>
      isMentionOf(mention, 'person') &&
      !isBabyInArms(mention, text) &&
      !(ofHorse && /^красав/u.test(text.tokens[mention.from]!.word)),
  );
  const both = input.type === 'character' ? bothOf(text) : null;
  if (both) return [both];
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
  const owners = main?.count === 'many' ? ownersOfFaces(named, text, input) : [];
  if (owners.length === 2) return owners.map((one, i) => ({ ...one, weight: 1 - i * 0.1 }));
  for (const mention of named) {
    if (main && (mention.to - 1 === main.at || isSamePerson(mention, main, text))) {
      mergeInto(main, mention, text.tokens);
      continue;
    }
    const one = candidateOf(mention, text, input);
    if (one.certainty < CERTAINTY_BESIDE_DESCRIBED || isOwnBody(mention, text)) continue;
    if (!others.some((other) => other.id === one.id)) others.push({ ...one, weight: 0.4 });
  }
  return main ? [main, ...others] : others;
}

/** "Two faces: the face of a girl and the face of a man": one of each. */
const ownersOfFaces = (named: readonly PersonMention[], text: ReadText, input: ReadingInput): Candidate[] =>
  named
    .filter(
      ({ from, preposition, isPlural }) =>
        preposition === 'of' &&
        !isPlural &&
        text.tokens
          .slice(Math.max(0, from - 5), from)
          .some(({ word }) => /^(?:face|head|figure|form)$/u.test(word)),
    )
    .map((mention) => candidateOf(mention, text, input));

/** "Behind his small black figure": nobody else. */
const isOwnBody = ({ from, meaning: { person } }: PersonMention, { tokens }: ReadText): boolean =>
  person.isVague === true &&
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ word, clause }) => clause === tokens[from]!.clause && /^(?:his|her|its)$/u.test(word));

/** The people in a passage about a place, a thing or the weather. */
function peopleThere(named: readonly PersonMention[], text: ReadText, input: ReadingInput): Candidate[] {
  const people: Candidate[] = [];
  for (const mention of named) {
    if ((mention.meaning.person.isVague && people.length > 0) || isElsewhere(mention, text)) continue;
    if (isCrowdOf(mention, named, text)) continue;
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

/** "A crowd of peasants", «толпа мужиков»: the peasants, not a crowd besides. */
const isCrowdOf = (
  { to, meaning: { person } }: PersonMention,
  named: readonly PersonMention[],
  { tokens }: ReadText,
): boolean =>
  person.isGroup === true &&
  named.some(
    (other) =>
      other.from >= to &&
      other.from - to < 4 &&
      !other.meaning.person.isGroup &&
      (tokens[to]?.word === 'of' ||
        (/^[а-я]/u.test(tokens[to - 1]!.word) && other.isPlural && other.from - to < 2)) &&
      tokens.slice(to, other.to).every(({ gap }) => gap === 'none'),
  );

/** "The porters' room", "it was no proper cellar, the children thought"; «гробницы князей». */
const isElsewhere = (mention: PersonMention, { tokens }: ReadText): boolean => {
  const { from, to } = mention;
  return (
    isOwnerOfRoom(mention, tokens) ||
    /^(?:thought|думал)/u.test(tokens[to]?.word ?? '') ||
    /^(?:гробниц|могил)/u.test(tokens[from - 1]?.word ?? '')
  );
};
