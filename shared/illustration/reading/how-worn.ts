import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** The tokens of a noun for hair or for something worn. */
interface At {
  from: number;
  to: number;
}

/** "На голове у нее был черный платок", "a shawl over her head". */
export const isOnHead = ({ tokens }: ReadText, { from, to }: At): boolean =>
  tokens
    .slice(Math.max(0, from - 6), to + 5)
    .some(
      ({ word, clause }) =>
        clause === tokens[from]!.clause &&
        /^(?:голов[уеы]|головой|волос\p{L}*|лбу|лоб|head|hair|forehead|brows?)$/u.test(word),
    );

/** "The smile vanished", «улыбка исчезла». */
export const isFadingExpression = ({ tokens }: ReadText, { to }: At): boolean =>
  tokens
    .slice(to, to + 4)
    .some(
      ({ word, gap }) =>
        gap === 'none' &&
        /^(?:vanished|faded|died|disappeared|left|исчез\p{L}*|пропа\p{L}+|сошла|сбежала|погасла|слетела)$/u.test(
          word,
        ),
    );

/** "A red feather in a broad-brimmed hat": not a pen or a feather bed. */
export const isHatTrimming = ({ tokens }: ReadText, { from, to }: At): boolean =>
  !/^(?:черти\p{L}+|писа\p{L}+|скрип\p{L}+)$/u.test(tokens[to]?.word ?? '') &&
  tokens
    .slice(Math.max(0, from - 9), to + 9)
    .some(
      ({ word, sentence }) =>
        sentence === tokens[from]!.sentence &&
        /^(?:hat|hats|bonnet|cap|cocked|helmet|turban|head|шляп\p{L}+|шляпк\p{L}+|шапк\p{L}+|каск\p{L}+|треуголк\p{L}+|берет\p{L}*|голов\p{L}+)$/u.test(
          word,
        ),
    );

/** «Косынка лежала на её плечах». */
export const isOnShoulders = ({ tokens }: ReadText, { from, to }: At): boolean =>
  tokens
    .slice(to, to + 8)
    .some(
      ({ word, clause }) =>
        clause === tokens[from]!.clause && /^(?:плеч\p{L}*|shoulders?|neck|шее|шею)$/u.test(word),
    );

/** "A mass of hair", "копна волос". */
export const isMassOfHair = ({ tokens }: ReadText, { from }: At): boolean =>
  tokens
    .slice(Math.max(0, from - 4), from + 1)
    .some(({ word }) => /^(?:mass|masses|mane|wealth|heap|coils|копн|грив|шапк)/u.test(word));

/** The maximum distance of what is done to hair from its noun, in words. */
const BRAIDED_WITHIN = 14;

/** "Her hair was curiously braided", «волосы, заплетённые в косу». */
export const isBraided = ({ tokens }: ReadText, { from, to }: At): boolean =>
  tokens
    .slice(Math.max(0, from - 3), to + BRAIDED_WITHIN)
    .some(
      ({ word, sentence }) =>
        sentence === tokens[from]!.sentence && /^(?:braided|plaited|заплетен\p{L}*)$/u.test(word),
    );

/** "Her hair was braided and coiled about her head": not hanging down. */
export const isCoiled = (text: ReadText, at: At): boolean =>
  isBraided(text, at) &&
  (isRoundHead(text, at, BRAIDED_WITHIN + 4) ||
    text.tokens
      .slice(at.to, at.to + BRAIDED_WITHIN + 4)
      .some(
        ({ word, sentence }) =>
          sentence === text.tokens[at.from]!.sentence && /^(?:coiled|wound|pinned|уложен\p{L}*)$/u.test(word),
      ));

/** "Plaits wound round her head", «коса вокруг головы». */
export const isRoundHead = ({ tokens }: ReadText, { from, to }: At, within = 6): boolean =>
  /\b(?:round|around|about) (?:her|the) head\b|вокруг головы|короной|венцом/u.test(
    tokens
      .slice(to, to + within)
      .filter(({ sentence }) => sentence === tokens[from]!.sentence)
      .map(({ word }) => word)
      .join(' '),
  );

/** "Only two buttons fastened", "застегнутый только на две нижние пуговицы". */
export function isHalfFastened({ tokens }: ReadText, { from, to }: At): boolean {
  const near = tokens
    .slice(Math.max(0, from - 7), to + 5)
    .filter(({ sentence }) => sentence === tokens[from]!.sentence)
    .map(({ word }) => word);
  return (
    near.some((word) => /^(?:two|lowest|lower|две|двумя|нижние|нижними)$/u.test(word)) &&
    near.some((word) => /^(?:fasten|button(?:ed|ing)|застег|застёг)/u.test(word))
  );
}

const DOFFED = wordLike`
  removed removing doffed doffing lifted lifting raised raising placed placing laid threw throwing tossed
  flung hung carried carrying waved waving twirled twirling dropped dropping took taking taken swept
  sweeping pulled snatched tore
`;

const TAKEN_OFF = /^(?:сброси|снял|снима|сняв|скину|стащи|сорва|повеси|броси|положи|швырну)\p{L}*$/u;
/** «Платок скатился с её головы». */
const SLIPPED = /^(?:скати|слете|свали|соскользну|сполз|спа|упа)(?:л|ла|ло|ли)?(?:ся|ась|ось|ись)?$/u;
const CARRIED = /^(?:отлете|руке|руках|мышкой|гвозде|вешалке|сгибе)$/u;
const PUT_BY =
  /^(?:lay|lies|lying|hung|hangs|hanging|laid|лежал\p{L}*|лежит|лежат|висел\p{L}*|висит|валял\p{L}+)$/u;
/** The most words between a garment and "lay upon a chair". */
const PUT_BY_WORDS = 14;

/** «Снял шляпу», «с шапкой в руке», "a frayed hat and an overcoat lay upon a chair": garments that are not being worn. */
export function isNotWorn({ tokens }: ReadText, { from, to }: At): boolean {
  const { clause, sentence } = tokens[from]!;
  const isHere = (index: number, of: RegExp) =>
    tokens[index]?.clause === clause && of.test(tokens[index].word);
  if (
    [1, 2, 3].some((back) => isHere(from - back, TAKEN_OFF)) ||
    isHere(to, /^(?:снял|снята|скинул)\p{L}*$/u)
  )
    return true;
  if (
    isHere(to, SLIPPED) &&
    !/^(?:затыл\p{L}*|лоб|глаза|набок|ухо|нос)$/u.test(tokens[to + 2]?.word ?? '') &&
    tokens[to + 1]?.word !== 'набок'
  )
    return true;
  // «Платок был скомкан у него в кулаке».
  if (
    Array.from({ length: 7 }, (_, n) => to + n).some(
      (at) =>
        isHere(at, /^(?:кулак[еу]?|карман[е]?)$/u) && tokens.slice(to, at).some(({ word }) => word === 'в'),
    )
  )
    return true;
  // «Выхватил из кармана свой белый платок».
  if ([1, 2, 3, 4, 5, 6].some((back) => isHere(from - back, /^(?:выхвати|вынул|вынима|доста[лв])\p{L}*$/u)))
    return true;
  // "Over his left arm hung a tweed coat", "a cloak over his arm".
  if (isOverArm(tokens, from, to)) return true;
  if (tokens[to]?.word === 'на' && isHere(to + 1, /^отлете$/u)) return true;
  if (/^[вп]о?д?$/u.test(tokens[to]?.word ?? '') && [1, 2, 3].some((n) => isHere(to + n, CARRIED)))
    return true;
  for (let i = to; i < Math.min(tokens.length, to + PUT_BY_WORDS) && tokens[i]!.sentence === sentence; i++) {
    if (
      /^(?:he|she|who|which|that|and he|он|она|котор\p{L}+|на|on|over|upon|round|about)$/u.test(
        tokens[i]!.word,
      ) ||
      OF_WEARER.test(tokens[i]!.word)
    )
      return false;
    if (PUT_BY.test(tokens[i]!.word))
      return (
        /^(?:on|upon|over|beside|from|in|на|в|подле|рядом)$/u.test(tokens[i + 1]?.word ?? '') &&
        !tokens.slice(i + 2, i + 7).some(({ word }) => BODY.test(word))
      );
  }
  return false;
}
/** «Вуаль закрывала ей лицо», «и рука лежала на столе»: something else of the wearer lies there. */
const OF_WEARER = /^(?:hands?|hair|hid|hiding|covered|shaded|рук[аи]|кос[аы]|волосы|(?:за|с)крывал\p{L}*)$/u;
function isOverArm(tokens: ReadText['tokens'], from: number, to: number): boolean {
  const { sentence, clause } = tokens[from]!;
  const words = (start: number, end: number) =>
    tokens
      .slice(Math.max(0, start), end)
      .filter((token) => token.sentence === sentence && (start < to || token.clause === clause))
      .map(({ word }) => word)
      .join(' ');
  return (
    /\b(?:over|on|upon|across) (?:his|her|one) (?:\S+ )?arm (?:hung|hangs|was|lay|dangled|drooped|trailed)(?: \S+){0,4}$/u.test(
      words(from - 10, from),
    ) ||
    /from (?:his|her) (?:\S+ )?(?:hand|arm) (?:dangled|hung|drooped|trailed)(?: \S+){0,4}$/u.test(
      words(from - 10, from),
    ) ||
    /^(?:\S+ ){0,2}(?:over|across) (?:his|her|one) (?:\S+ )?arm\b/u.test(words(to, to + 6))
  );
}

const BODY =
  /^(?:shoulders?|head|neck|arms?|bosom|breast|chest|waist|back|плеч\p{L}*|голов\p{L}*|шее|нем|ней)$/u;

const LAID = /^(?:laid|put|placed|hung|thrown|flung|tossed|dropped|taken|left)$/u;

/** "He swept off his hat", "laid his hat upon the table", "hat in hand": it is not on the head. */
export function isHatDoffed({ tokens }: ReadText, { from, to }: At): boolean {
  const { clause } = tokens[from]!;
  const of = (index: number) => (tokens[index]?.clause === clause ? tokens[index].word : '');
  // "A cap which he had laid down upon my books".
  if (
    /^(?:which|that)$/u.test(tokens[to]?.word ?? '') &&
    tokens
      .slice(to + 1, to + 6)
      .some(({ word, sentence }) => sentence === tokens[from]!.sentence && LAID.test(word))
  )
    return true;
  const verb = [1, 2, 3, 4, 5].map((back) => from - back).find((at) => DOFFED.test(of(at)));
  const after = [0, 1, 2, 3, 4].map((n) => of(to + n));
  if (after[0] === 'in' && after.some((word) => /^hands?$/u.test(word))) return true;
  if (verb === undefined || after.includes('head')) return false;
  const between = Array.from({ length: from - verb }, (_, n) => of(verb + n));
  if (between.includes('on')) return false;
  return (
    /^(?:remov|doff|twirl|wav|carr)/u.test(of(verb)) ||
    between.includes('off') ||
    after[0] === 'off' ||
    /^(?:on|upon|aside|down|into|from)$/u.test(after[0]!)
  );
}

/** "Bareheaded", "without a hat", «без шапки», "he took off his hat": hats that are not on a head. @param own whether a token describes this person */
export const isBareheaded = (text: ReadText, own: (index: number) => boolean): boolean =>
  text.tokens.some(({ word, gap }, i) => {
    if (
      /^(?:bareheaded|hatless|простоволос\p{L}+|непокрыт(?:ой|ою|ая))$/u.test(word) ||
      (/^(?:bared?|uncovered)$/u.test(word) && text.tokens[i + 1]?.word === 'head') ||
      (/^(?:обнаженн|открыт)(?:ой|ою)$/u.test(word) && /^голов/u.test(text.tokens[i + 1]?.word ?? ''))
    )
      return own(i);
    if (
      !/^(?:hat|cap|bonnet|шапк[иу]|шляп[ыу]|картуза?|фуражк[иу]|платка|платок|шляпа|шапка|фуражка)$/u.test(
        word,
      ) ||
      !own(i)
    )
      return false;
    const before = text.tokens.slice(Math.max(0, i - 3), i).map((token) => token.word);
    if (gap === 'none' && before.some((each) => /^(?:without|без)$/u.test(each))) return true;
    return isNotWorn(text, { from: i, to: i + 1 }) || isHatDoffed(text, { from: i, to: i + 1 });
  });

/** «В кружок», «в скобку», «под горшок»: cut along the rim of a bowl. */
export const isBowlCut = ({ tokens }: ReadText, { from, to }: At): boolean =>
  tokens
    .slice(Math.max(0, from - 3), to + 6)
    .some(
      ({ word, sentence }) =>
        sentence === tokens[from]!.sentence &&
        /^(?:кружок|кружало|скобку|скобкой|горшок|bowl|basin)$/u.test(word),
    );
