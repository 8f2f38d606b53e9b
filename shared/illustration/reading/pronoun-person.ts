import type { ReadingInput } from '../reading-input.ts';
import type { Candidate } from './candidate.ts';
import { companyAt, isAtWindow, isRussianNameAtWindow } from './known-by-deed.ts';
import { spanOf } from './nouns.ts';
import { isOfAnimal } from './of-no-person.ts';
import { POSTURE_WORDS } from './posture-words.ts';
import { sexOf } from './sex-of.ts';
import { isMentionOf, type ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** "She sat reading in the garden", "I lay upon the moss": a person known only by pronoun and action. */
export function pronounPerson(text: ReadText, input: ReadingInput): Candidate[] {
  const { tokens, scopes } = text;
  const { entity } = input;
  if (isOfAnimal(text)) return [];
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
          (sex && (action === 'stand' || action === 'look out') && isAtWindow(tokens, j)) ||
          (sex && action === 'stand' && isOnShow(tokens, j))) &&
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

/** "He stood in the witness-box", "on the hearth-rug": where others look at whoever stands. */
const isOnShow = (tokens: ReadText['tokens'], at: number): boolean =>
  tokens
    .slice(at + 1, at + 8)
    .some(
      ({ word, clause }) =>
        clause === tokens[at]!.clause &&
        /^(?:witness|dock|pulpit|stage|platform|doorway|threshold|hearthrug|hearth)$/u.test(word),
    );

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

const NO_NAME = wordLike`
  the this that these those there here then now nobody nothing none every\p{L}* some\p{L}* any\p{L}* all
  both many most few who what which they you she in on at by from with under over above below beyond
  behind before beside between near around outside inside not one two three people others? another each my
  his her their our your its and but when while where for into through across along up down out off as
  still never once yes no oh ah well
`;
