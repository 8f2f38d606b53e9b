import type { ReadingInput } from '../reading-input.ts';
import { givenName } from './given-name.ts';
import { GENITIVE, INSTRUMENTAL, NOMINATIVE } from './grammar/russian-endings.ts';
import { HER, HIM } from './lexicon/people.ts';
import { TITLES } from './lexicon/titles.ts';
import { isCompanyMember } from './is-company-member.ts';
import { isMentionOf, type ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** Whether a passage describes a man or a woman, by its pronouns, titles and nouns; undefined if they state both or neither. */
export function sexOf(
  { tokens, mentions, language }: ReadText,
  { entity }: ReadingInput,
): 'man' | 'woman' | undefined {
  let she = 0;
  let he = 0;
  for (const [i, { word }] of tokens.entries()) {
    // In Russian "его" and "ее" often refer to things.
    const share =
      (language === 'ru' && word !== 'он' && word !== 'она' ? 0.6 : 1) + (isOfLooks(i, mentions) ? 1 : 0);
    if (isOnlooker(tokens, i) || isOfBuilding({ tokens, mentions, language }, i)) continue;
    if (HER.has(word)) she += share;
    else if (HIM.has(word)) he += share;
    else if (WOMANLY.test(word)) she += 1;
    else if ((tokens[i]!.isCapital || tokens[i + 1]?.isCapital) && TITLES[word] === 'woman') she += 2;
    else if ((tokens[i]!.isCapital || tokens[i + 1]?.isCapital) && TITLES[word] === 'man') he += 2;
    const named = sexOfName(tokens, i);
    // The person who is seen, or whose face it is, is the described one: "Pierre saw Anna sitting", «лицо Анны».
    const weight = isSeenBySomebody(tokens, i) || isOwnerOfLooks(i, mentions) ? OWNER - 1 : NAMED;
    if (named === 'woman') she += weight;
    if (named === 'man') he += weight;
  }
  // A shawl, a gown or a bosom is a woman's unless something else is stated.
  if (
    she === he &&
    mentions.some(
      (mention) =>
        isMentionOf(mention, 'look') &&
        (mention.meaning.look.kind === 'dress' ||
          (mention.meaning.look.kind === 'shawl' && SHAWL.test(tokens[mention.to - 1]!.word))),
    )
  )
    she += 1;
  // «Чичиков расплатился», «Настасья улыбнулась».
  if (she === he && language === 'ru') {
    const doer = tokens.findIndex(
      ({ isCapital, word }, i) =>
        isCapital &&
        word.length > 2 &&
        !mentions.some(({ from, to }) => from <= i && i < to) &&
        [1, 2].some((n) => PAST_OF_ONE.test(tokens[i + n]?.gap === 'none' ? tokens[i + n]!.word : '')),
    );
    const verb = tokens.slice(doer + 1, doer + 3).find(({ word }) => PAST_OF_ONE.test(word))?.word;
    if (doer >= 0 && verb && PAST_OF_HER.test(verb)) she += 1;
    else if (doer >= 0 && verb) he += 1;
  }
  // «Губки», «коса до пояса»: words used only of women.
  if (
    she === he &&
    language === 'ru' &&
    (tokens.some(({ word }) => DAINTY.test(word)) ||
      mentions.some(
        (mention) =>
          isMentionOf(mention, 'look') &&
          mention.meaning.look.part === 'hair' &&
          mention.meaning.look.kind === 'braid',
      ))
  )
    she += 1;
  // «Она, в лиловом платье, сидела на диване»: the person a passage begins with is the described one.
  if (HER_FIRST.test(tokens[0]?.word ?? '') && !isOnlooker(tokens, 0)) she += OWNER;
  else if (HIM_FIRST.test(tokens[0]?.word ?? '') && !isOnlooker(tokens, 0)) he += OWNER;
  // The owner of the face that a passage begins with: "Лицо ее", "his features".
  const owner = ownerOfLooks(mentions, tokens);
  if (owner === 'woman') she += OWNER;
  if (owner === 'man') he += OWNER;
  for (const mention of mentions) {
    if (
      !isMentionOf(mention, 'person') ||
      mention.isPlural ||
      (mention.preposition === 'of' && !isCompanyMember(mention, tokens)) ||
      mention.preposition === 'by' ||
      // «Уловлены художником».
      (language === 'ru' &&
        mention.preposition === '' &&
        (mention.features & INSTRUMENTAL) !== 0 &&
        (mention.features & (NOMINATIVE | GENITIVE)) === 0) ||
      mention.preposition === 'to'
    )
      continue;
    if (mention.meaning.person.sex === 'woman') she += 1.5;
    else if (mention.meaning.person.sex === 'man') he += 1.5;
  }
  if (mentions.some((mention) => isMentionOf(mention, 'look') && mention.meaning.look.kind === 'cassock'))
    he += 3;
  if (she === he && entity && /\p{Script=Cyrillic}/u.test(entity.name))
    return /[ая]$/u.test(entity.name.split(' ')[0]!) ? 'woman' : 'man';
  return she === he ? undefined : she > he ? 'woman' : 'man';
}

/** «Фасад гостиницы отвечал её внутренности: она была длинна»: the pronoun means the inn, if no person is named before it. */
export const isOfBuilding = (
  { tokens, mentions, language }: Pick<ReadText, 'tokens' | 'mentions' | 'language'>,
  at: number,
): boolean =>
  (language === 'ru' && isTableTop(tokens, at)) ||
  (language === 'ru' &&
    /^(?:он|она|ее|его)$/u.test(tokens[at]!.word) &&
    mentions.some(
      (mention) =>
        isMentionOf(mention, 'thing') &&
        mention.meaning.group === 'building' &&
        ROOFED.has(mention.meaning.what) &&
        mention.to <= at &&
        at - mention.to < 5 &&
        tokens[mention.from]!.sentence === tokens[at]!.sentence,
    ) &&
    !mentions.some((mention) => isMentionOf(mention, 'person') && mention.from < at) &&
    !tokens.slice(0, at).some(({ isCapital, gap }) => isCapital && gap !== 'sentence'));

/** «На нём лежали бумаги», «на ней стояла лампа»: the pronoun means a table. */
export const isTableTop = (tokens: ReadText['tokens'], at: number): boolean =>
  /^(?:нем|ней|них)$/u.test(tokens[at]!.word) &&
  tokens[at - 1]?.word === 'на' &&
  /^(?:лежал|стоял|разложен|расставлен|помещал|валял)\p{L}*$/u.test(tokens[at + 1]?.word ?? '');

const ROOFED: ReadonlySet<string> = new Set([
  'house',
  'inn',
  'church',
  'castle',
  'tower',
  'manor',
  'izba',
  'hut',
  'palace',
  'prison',
  'station',
  'mill',
  'windmill',
  'watermill',
]);

const DAINTY = wordLike`
  губки губок губками зубки зубками ручки ручками ручкой ручку ножки ножкой ножками плечики шейка шейку
  шейке щечки щечками пальчики пальчиками ротик ротиком локоны локонами косами корсаж\p{L}* декольт\p{L}+
`;

/** «Ему мерещилось это лицо», «он видел эти губы»: the one who sees or imagines, not the one described. */
function isOnlooker(tokens: ReadText['tokens'], at: number): boolean {
  if (!/^(?:он|она|ему|ей)$/u.test(tokens[at]!.word)) return false;
  const { clause } = tokens[at]!;
  for (let i = at + 1; i < Math.min(tokens.length, at + 4) && tokens[i]!.clause === clause; i++)
    if (IMAGINES.test(tokens[i]!.word)) return OF_THIS.test(tokens[i + 1]?.word ?? '');
  return false;
}
const IMAGINES = wordLike`
  мерещил\p{L}+ представля\p{L}+ представил\p{L}* вспомина\p{L}+ вспомнил\p{L}* снил\p{L}+
  вид(?:ел|ела|ит|елось|елся) чувствовал\p{L}* воображал\p{L}* чудил\p{L}+ помнил\p{L}*
`;
const OF_THIS = /^(?:это|эти|этот|эта|эту|под|перед|пред|на)$/u;

const SHAWL = /^(?:shawls?|шал[ьиею]{1,2}|косынк\p{L}+)$/u;
const HER_FIRST = /^(?:she|она)$/u;
const HIM_FIRST = /^(?:he|он)$/u;

/** The weight of a name relative to a pronoun. */
const NAMED = 0.4;

const isSeenBySomebody = (tokens: ReadText['tokens'], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ word, gap }) => gap !== 'sentence' && SEEING.test(word)) &&
  /(?:ing|ш[уи][юмйе]|щ[уиае][юмйея])$|^(?:in|at|on|with|by|в|на|у|с)$/u.test(tokens[at + 1]?.word ?? '');
const SEEING =
  /^(?:saw|found|perceived|noticed|observed|beheld|discovered|watched|met|увидел\p{L}*|видел\p{L}*|заметил\p{L}*|встретил\p{L}*|застал\p{L}*|нашел|нашла)$/u;

const isOwnerOfLooks = (at: number, mentions: ReadText['mentions']): boolean =>
  mentions.some(
    (mention) => isMentionOf(mention, 'look') && mention.to === at && mention.meaning.look.part === 'feature',
  );

/** Given names that are words as well. */
export const NAMES_AND_WORDS: ReadonlySet<string> = new Set(
  'april art august bill carol charity daisy dawn dean drew eve faith frank grace grant guy harry hazel hope iris ivy jack joy june lily mark may mercy myrtle olive pat patience pearl peg prudence ray rich rob rose ruby sue tom violet will'.split(
    ' ',
  ),
);

/** The sex of a name by common names and by its ending; undefined if it is not a name or could be either. */
function sexOfName(tokens: ReadText['tokens'], at: number): 'man' | 'woman' | undefined {
  const { word, isCapital, gap } = tokens[at]!;
  if (!isCapital || word.length < 3 || TITLES[word] !== undefined) return undefined;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/'s$/u, '');
  // Any word is capital at the start of a sentence; there only a name that is no word is sure to be one.
  const sex = givenName(tokens[at]!, plain);
  if (gap === 'sentence' && (sex === null || NAMES_AND_WORDS.has(plain))) return undefined;
  if (/^[a-z]/u.test(plain)) {
    if (sex !== null) return sex === 'either' ? undefined : sex;
    return /[^aeiou]a$/u.test(plain) && !OF_PLACE.test(tokens[at - 1]!.word) && !MENS_IN_A.test(plain)
      ? 'woman'
      : undefined;
  }
  if (OF_PLACE.test(tokens[at - 1]!.word)) return undefined;
  if (FOREIGN_WOMEN.has(word)) return 'woman';
  const patronymic =
    sexOfPatronymic(word) ??
    (tokens[at + 1]?.gap === 'none' && tokens[at + 1]!.isCapital
      ? sexOfPatronymic(tokens[at + 1]!.word)
      : undefined);
  if (patronymic) return patronymic;
  const isOfMan = MENS_IN_A.test(word);
  if (/[ая]$/u.test(word))
    return isOfMan ? 'man' : PAST_OF_HER.test(tokens[at + 1]?.word ?? '') ? 'woman' : undefined;
  if (/[^и]ы$|[кгхжшчщ]и$|ии$|ой$|ою$/u.test(word) && !isOfMan) return 'woman';
  return undefined;
}
/** «Пафнутьевич», «Ивановны». */
const sexOfPatronymic = (word: string): 'man' | 'woman' | undefined =>
  /(?:[ое]вич|ич)(?:а|у|ем|ем|е)?$/u.test(word)
    ? 'man'
    : /(?:[ое]вн|ичн|иничн)(?:а|ы|е|у|ой|ою)$/u.test(word)
      ? 'woman'
      : undefined;
const PAST_OF_HER = /[аеиоуыя]л(?:а|ась)$/u;
const PAST_OF_ONE = /^[а-я]{2,}[аеиоуыя]л(?:а|ась|ся)?$/u;
/** Names of women that have no Russian ending. */
const FOREIGN_WOMEN: ReadonlySet<string> = new Set(
  'кити бетси долли мими лили нелли мари жюли софи элен лиз лизи анни китти эмми мэри бетти нэнси люси дженни полин адель мадлен натали катишь мюриэль джейн кэт энн сьюзен элис'.split(
    ' ',
  ),
);
/** "In Vienna", «из Москвы». */
const OF_PLACE =
  /^(?:in|at|to|from|of|near|into|through|the|в|во|из|на|от|до|близ|около|под|за|к|через|по)$/u;
/** Short and Church names of men that end as those of women do. */
const MENS_IN_A = wordLike`
  nikita ilya foma luka luca joshua ezra
  [а-я]*(?:никит|иль|фом|кузьм|лук|ален|алеш|вань|ван|ванюш|пет|петруш|миш|кол|николеньк|митень?к?|мит|гриш|сереж|степ|вас|фед|паш|кост|юр|бор|гош|яш|саш|слав|том|тем|стив|савв|данил|гаврил)[аяыиуюеой]{1,2}
`;

/** "Her white face": the owner of described looks is the described person. */
const isOfLooks = (at: number, mentions: ReadText['mentions']): boolean =>
  mentions.some((mention) => isMentionOf(mention, 'look') && mention.from > at && mention.from - at < 3);

/** Words that only describe women. */
const WOMANLY =
  /^(?:skirt|petticoats?|blouse|bodice|voluptuous|womanly|girlish|maidenly|matronly|motherly|женск(?:ий|ая|ое|ую|ие)|женственн\p{L}+|девическ\p{L}+|девичь\p{L}+)$/u;

/** Its weight relative to a pronoun. */
const OWNER = 3;

function ownerOfLooks(mentions: ReadText['mentions'], tokens: ReadText['tokens']): 'man' | 'woman' | null {
  const first = mentions.find((mention) => isMentionOf(mention, 'look') || isMentionOf(mention, 'person'));
  const outward = tokens.findIndex(({ word }) => OUTWARD.test(word));
  const at =
    first && isMentionOf(first, 'look') && (outward < 0 || first.from < outward) ? first.from : outward;
  if (at < 0 || (first && isMentionOf(first, 'person') && first.from < at)) return null;
  const beside = [tokens[at - 1], tokens[at + 1]].filter((token) => token?.sentence === tokens[at]!.sentence);
  if (beside.some((token) => /^(?:her|ее)$/u.test(token!.word))) return 'woman';
  return beside.some((token) => /^(?:his|его)$/u.test(token!.word)) ? 'man' : null;
}
const OUTWARD =
  /^(?:appearance|figure|features|countenance|costume|dress|наружность|внешность|фигура|черты|костюм|одежда)$/u;
