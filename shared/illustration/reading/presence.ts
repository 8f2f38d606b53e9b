import type { ReadingInput } from '../reading-input.ts';
import { GENITIVE, NOMINATIVE } from './grammar/russian-endings.ts';
import { POSTURE_WORDS } from './posture-words.ts';
import type { PersonWord } from './lexicon/people.ts';
import { looksOfFigure } from './figure-of.ts';
import { isCompanyMember } from './is-company-member.ts';
import { isMentionOf, type Mention, type ReadText } from './text.ts';

export type PersonMention = Mention<{ type: 'person'; person: PersonWord }>;

/** Relatives, who may be mentioned in their absence. */
export const RELATIVES = new Set(
  'mother father wife husband son daughter brother sister aunt uncle cousin nephew niece мать отец жена муж сын дочь брат сестра тетка дядя отца матери матушка брата сына жены мужа племянник дед деда деду дедушка бабушка бабушки бабка прадед'.split(
    ' ',
  ),
);

/** How certain it is that a mentioned person is present: by a number, an "a" or an action, not by "the captain had said so". */
export function presenceCertainty(mention: PersonMention, text: ReadText, input: ReadingInput): number {
  const { tokens, scopes } = text;
  const token = tokens[mention.to - 1]!;
  if (isCompanyMember(mention, tokens)) return 0.9;
  if (isGrouped(mention, tokens)) return 0.9;
  if (
    (mention.preposition === 'of' &&
      !isFeatureBefore(mention, text) &&
      looksOfFigure(tokens, mention.to - 1) === null) ||
    /^(?:о|об|про|about|for|для|от|without|до|через)$/u.test(mention.preposition)
  )
    return 0.4;
  if (isLookedAtByPortrait(mention, text) || isPainted(mention, text)) return 0.4;
  if (/'s$/u.test(token.word)) return 0.3;
  if (mention.preposition === 'of' && isFeatureBefore(mention, text)) return 0.85;
  if (isInAside(mention, tokens)) return 0.3;
  // «Они застали там мужчин», «окружённый офицерами»: present, whatever their case.
  if (text.language === 'ru' && mention.preposition === '' && isMet(mention, tokens)) return 0.85;
  // «Один из тех людей, которые».
  if (tokens[mention.from - 1]?.word === 'тех' && tokens[mention.from - 2]?.word === 'из') return 0.3;
  // «Домик вдовы», «квартира доктора»: whose it is.
  if (
    text.language === 'ru' &&
    mention.preposition === '' &&
    !mention.count &&
    token.gap === 'none' &&
    (mention.features & GENITIVE) !== 0 &&
    OWNED.test(tokens[mention.from - 1]?.word ?? '')
  )
    return 0.3;
  // «Сапоги гарнизонных солдат»: the owners of the boots are not present.
  if (
    text.language === 'ru' &&
    mention.preposition === '' &&
    !mention.count &&
    token.gap === 'none' &&
    /(?:ых|их)$/u.test(tokens[mention.from - 1]?.word ?? '') &&
    /[а-я]{4,}/u.test(tokens[mention.from - 1]!.word)
  )
    return 0.4;
  // «Поклонившись гостям».
  if (
    text.language === 'ru' &&
    mention.preposition === '' &&
    mention.isPlural &&
    /[ая]м$/u.test(token.word) &&
    (mention.features & NOMINATIVE) === 0
  )
    return 0.4;
  // «Чуть-чуть высокому человеку становилось в ней жутко»: anybody.
  if (/^(?:человеку|людям)$/u.test(token.word) && mention.preposition === '' && !mention.count) return 0.3;
  const acts = isActing(tokens, mention.from, mention.to, scopes);
  if (token.isSpoken && !acts) return 0.4;
  if (
    RELATIVES.has(token.word) &&
    (!acts || (text.language === 'ru' && (mention.features & NOMINATIVE) === 0))
  )
    return 0.3;
  // A person who stands out from a crowd is shown without it.
  if (
    input.type === 'character' &&
    mention.meaning.person.isGroup &&
    /^(?:from|из)$/u.test(mention.preposition)
  )
    return 0.4;
  if (acts || mention.meaning.person.isGroup) return 0.9;
  // "The other sailor was huge": set beside the first.
  if (
    mention.preposition === '' &&
    !mention.isPlural &&
    /^(?:other|second|third|другой|другая|второй|вторая)$/u.test(tokens[mention.to - 2]?.word ?? '') &&
    input.type === 'character'
  )
    return 0.85;
  if (mention.isIndefinite || mention.count || mention.looks.length > 0) return 0.8;
  if (
    text.language === 'ru' &&
    (tokens.slice(Math.max(0, mention.from - 3), mention.from).some(({ word }) => /^котор/u.test(word)) ||
      ((mention.features & NOMINATIVE) === 0 &&
        (mention.preposition === '' || (mention.features & GENITIVE) !== 0)))
  )
    return 0.4;
  if (mention.isPlural) return 0.7;
  return text.language === 'ru' && mention.preposition === '' && !input.entity ? 0.55 : 0.45;
}

/** "The bed where his father had died", "which the old woman called a parlour". */
export function isInAside(
  { from, to }: Pick<PersonMention, 'from' | 'to'>,
  tokens: ReadText['tokens'],
): boolean {
  const { clause } = tokens[from]!;
  const opens = tokens
    .slice(Math.max(0, from - 4), from)
    .some((token) => token.clause === clause && /^(?:where|which|whom|what|whose)$/u.test(token.word));
  const after = tokens.slice(to, to + 4).filter((token) => token.gap === 'none');
  // "As housekeepers were wont to tell".
  if (
    tokens
      .slice(Math.max(0, from - 3), from)
      .some((token) => token.clause === clause && token.word === 'as') &&
    after.some(({ word }) => /^(?:wont|say|says|said|tell|told|call|called|used|express)$/u.test(word))
  )
    return true;
  return opens && after.some(({ word }) => /^(?:had|told|called|said|thought|considered|named)$/u.test(word));
}

const OWNED =
  /^(?:дом|дома|дому|доме|домик[аеу]?|изб[аыуе]|избушк\p{L}+|квартир\p{L}+|усадьб\p{L}+|комнат[аыуе]|комнатк\p{L}+|кабинет[аеу]?|лавк[аиуе]|имени[еяю]|могил[аыуе]|портрет[аеу]?|хат[аыуе])$/u;

/** "The porters' room". */
export const isOwnerOfRoom = ({ to, isPlural }: PersonMention, tokens: ReadText['tokens']): boolean =>
  isPlural &&
  tokens[to]?.gap === 'none' &&
  /^(?:rooms?|hall|lodge|quarters|lounge|mess|pantry|parlour|entrance|table|club)$/u.test(tokens[to].word);

/** "Groups of people", "crowds of men". */
function isGrouped(
  { from, preposition, isPlural, meaning: { person } }: PersonMention,
  tokens: ReadText['tokens'],
): boolean {
  if (preposition !== 'of' || !(isPlural || person.isGroup)) return false;
  return tokens
    .slice(Math.max(0, from - 3), from)
    .some(({ word }, i, all) => all[i + 1]?.word === 'of' && GROUPS.test(word));
}
const GROUPS =
  /^(?:groups?|knots?|clusters?|crowds?|throngs?|gangs?|lines?|rows?|ranks|processions?|files?|troops?|bands?|compan(?:y|ies)|part(?:y|ies)|train)$/u;

const isMet = ({ from }: PersonMention, tokens: ReadText['tokens']): boolean =>
  tokens
    .slice(Math.max(0, from - 7), from)
    .some(
      ({ word, sentence }) =>
        sentence === tokens[from]!.sentence &&
        /^(?:заста(?:л|ла|ли)|увидел[аи]?|нашел|нашла|нашли|встретил[аи]?|заметил[аи]?|окружен\p{L}{0,4})$/u.test(
          word,
        ),
    );

/** "A portrait seemed to look down at the guests": no person in between could be the subject of "look". */
function isLookedAtByPortrait(mention: PersonMention, { mentions, tokens }: ReadText): boolean {
  if (!/^(?:at|on|upon|на)$/u.test(mention.preposition)) return false;
  const { sentence } = tokens[mention.from]!;
  const portrait = mentions.findLast(
    (other) =>
      isMentionOf(other, 'thing') &&
      /portrait|painting/u.test(other.meaning.what) &&
      other.from < mention.from &&
      tokens[other.from]!.sentence === sentence,
  );
  return (
    portrait !== undefined &&
    !tokens
      .slice(portrait.to, mention.from)
      .some(({ word }) => /^(?:he|she|they|i|we|он|она|они|я|мы)$/u.test(word))
  );
}

/** "In the foreground lay a warrior", «На первом плане», after a painting is mentioned: a painted person. */
function isPainted({ from }: PersonMention, { tokens }: ReadText): boolean {
  const { sentence } = tokens[from]!;
  const plane = tokens.findIndex(
    (token, i) =>
      token.sentence === sentence &&
      (token.word === 'foreground' ||
        (token.word === 'плане' && /^(?:первом|переднем|заднем)$/u.test(tokens[i - 1]?.word ?? ''))),
  );
  return (
    plane >= 0 &&
    tokens
      .slice(0, from)
      .some(({ word }) =>
        /^(?:fresco|frescoes|painting|фреск[аиеу]|живопис(?:ь|и|ью)|картин[аыеу])$/u.test(word),
      )
  );
}

/** "The eye of the creature": a visible feature makes its owner present. */
function isFeatureBefore(mention: PersonMention, { mentions, tokens }: ReadText): boolean {
  const previous = mentions[mention.index - 1];
  return (
    previous !== undefined &&
    isMentionOf(previous, 'look') &&
    previous.meaning.look.part !== 'clothes' &&
    mention.from - previous.to < 4 &&
    tokens[previous.from]!.clause === tokens[mention.from]!.clause
  );
}

/** Whether a posture precedes or follows within the clause, or just after a comma. */
export function isActing(
  tokens: ReadText['tokens'],
  from: number,
  to: number,
  scopes: ReadText['scopes'],
): boolean {
  const { sentence } = tokens[from]!;
  for (let i = Math.max(0, from - 5); i < Math.min(tokens.length, to + 8); i++) {
    if (
      tokens[i]!.sentence === sentence &&
      scopes.at(i) === null &&
      POSTURE_WORDS.at(tokens, i) &&
      (i < from || i >= to)
    )
      return true;
  }
  if (isBusy(tokens, to, scopes) || isOnHorse(tokens, to)) return true;
  // "The officer, with a pale face, came out": he is seen.
  const after = tokens.slice(to, to + APPEARS_WITHIN);
  const comes = after.findIndex(
    (token, n) => token.sentence === sentence && scopes.at(to + n) === null && isAppearing(tokens, to + n),
  );
  // There is another subject in between.
  return (
    comes >= 0 &&
    !after.slice(0, comes).some(({ word }) => /^(?:he|she|they|i|we|who|он|она|они|я|мы)$/u.test(word))
  );
}

/** "The grocer in a white apron was weighing out tea": who is doing something is there. */
function isBusy(tokens: ReadText['tokens'], to: number, scopes: ReadText['scopes']): boolean {
  const { sentence } = tokens[to - 1]!;
  for (let i = to; i < Math.min(tokens.length - 1, to + 6); i++) {
    const { word } = tokens[i]!;
    if (tokens[i]!.sentence !== sentence || NEW_SUBJECT.test(word)) return false;
    if (/^(?:was|were)$/u.test(word))
      return (
        scopes.at(i) === null &&
        /^\p{L}{2,}ing$/u.test(tokens[i + 1]!.word) &&
        !IN_MIND.test(tokens[i + 1]!.word)
      );
  }
  return false;
}
const NEW_SUBJECT = /^(?:he|she|they|it|i|we|who|whose|which|that|and|had|would|could)$/u;
const IN_MIND =
  /^(?:going|being|having|getting|becoming|growing|coming|dying|living|thinking|wondering|hoping|trying|beginning|expecting|missing|suffering|considering|nothing|something|anything|everything|willing|interesting|charming)$/u;

/** "The huntsman in scarlet on a tall grey horse": a rider. */
export function isOnHorse(tokens: ReadText['tokens'], to: number): boolean {
  const { sentence } = tokens[to - 1]!;
  for (let i = to; i < Math.min(tokens.length - 1, to + 7); i++) {
    if (tokens[i]!.sentence !== sentence || NEW_SUBJECT.test(tokens[i]!.word)) return false;
    if (/^(?:on|upon|astride|на|верхом)$/u.test(tokens[i]!.word))
      return tokens
        .slice(i + 1, i + 5)
        .some(({ word, gap }, k) => (k === 0 || gap === 'none') && MOUNTS.test(word));
  }
  return false;
}
const MOUNTS =
  /^(?:horse|mare|pony|steed|charger|cob|nag|mule|donkey|hunter|horseback|кон[еях]{1,2}|лошад(?:и|ях|ке)|кобыле|жеребце|мерине|осле|муле)$/u;

/** The maximum distance of such a verb after its subject, in words. */
const APPEARS_WITHIN = 9;
const APPEARS =
  /^(?:appeared|entered|emerged|approached|вошел|вошла|вошли|вышел|вышла|вышли|появился|появилась|подошел|подошла|показался|показалась)$/u;

const isAppearing = (tokens: ReadText['tokens'], at: number): boolean =>
  APPEARS.test(tokens[at]!.word) ||
  (tokens[at]!.word === 'came' &&
    /^(?:out|in|up|down|forward|towards?|across|along|on|by|riding|running|walking)$/u.test(
      tokens[at + 1]?.word ?? '',
    ));
