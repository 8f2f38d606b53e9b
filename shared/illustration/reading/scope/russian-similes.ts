import { looksLikeAdjective } from '../grammar/russian.ts';
import type { RussianSpot } from './russian-ends.ts';
import { PLACING, set } from './russian-words.ts';
import { wordBeginning } from '../word-like.ts';
import { wordLike } from '../word-like.ts';

const SUBJECTS = set(
  'я он она оно они мы ты вы это все все-таки всегда только раз вдруг бы можно скоро нарочно есть его ее их мне ему ей нам у в на бывает',
);

const PERCEIVED =
  /^(?:вид|слыш|смотр|гляд|замет|наблюд|чувств|знал|знаю|помн|услых|увид|показ|понят|понима|рассказ|объясн|спрос|дума|представ)/u;

export function markAs({ scopes, tokens, i, gap, before, after, likenessEnd }: RussianSpot): void {
  if (after === 'будто' || after === 'бы') {
    scopes.mark(
      i + 2,
      likenessEnd(i + 2, /^(?:то|тому|чувство)$/u.test(tokens[i - 1]?.word ?? '')),
      'simile',
    );
    return;
  }
  // «Закурчавленные как у барана»: of whom it would be, where no pronoun says that it is his.
  if (
    after === 'у' &&
    /(?:нн|т|в)(?:ый|ая|ое|ые|ым|ой|ых|ыми|ую|ою)$|^(?:нос|нос[аы]|глаза|волосы|волос|лицо|голос|рук[иа]|губы|зубы|бровь|брови|шея|хвост)$/u.test(
      before,
    ) &&
    !/^(?:н(?:его|ее|их|ас)|меня|тебя|вас|всех|кого)$/u.test(tokens[i + 2]?.word ?? '')
  ) {
    scopes.mark(i + 1, i + 3 + Number(looksLikeAdjective(tokens[i + 2]?.word ?? '')), 'simile');
    return;
  }
  // «Белую как снег полную шею»: without a comma only the next noun.
  if (
    gap === 'none' &&
    looksLikeAdjective(before) &&
    !SUBJECTS.has(after) &&
    looksLikeAdjective(tokens[i + 2]?.word ?? '') &&
    !looksLikeAdjective(after)
  ) {
    scopes.mark(i + 1, i + 2, 'simile');
    return;
  }
  // «Как несметное множество церквей рассыпано, так множество племён …»
  if (gap === 'sentence') {
    const so = tokens.findIndex(
      (token, k) =>
        k > i && token.sentence === tokens[i]!.sentence && token.word === 'так' && token.gap === 'comma',
    );
    if (so > 0 && !SUBJECTS.has(after)) scopes.mark(i + 1, so, 'simile');
  }
  if (
    tokens[i - 1]?.word !== 'же' &&
    (SUBJECTS.has(after) ||
      PERCEIVED.test(tokens[i - 1]?.word ?? '') ||
      before === 'так' ||
      before === 'тогда' ||
      before === 'меж' ||
      before === 'тем' ||
      // «По мере того как тройка взлетала», «с тех пор как», «прежде чем как».
      /^(?:того|пор|прежде|едва|лишь|между)$/u.test(before) ||
      gap === 'sentence' ||
      before === 'время')
  )
    return;
  scopes.mark(i + 1, likenessEnd(i + 1), 'simile');
}

const PARTICIPLE = /[^дкл](?:е|а)нн(?:ый|ая|ое|ые|ым|ыми|ых|ого|ой|ую)$/u;

export function markAsIf({ scopes, i, word, gap, after, likenessEnd }: RussianSpot): void {
  if (word === 'ровно' && gap !== 'comma') return;
  // "Словно укушенными лицами": the faces are real.
  if (PARTICIPLE.test(after)) scopes.mark(i + 1, i + 2, 'simile');
  else scopes.mark(i + 1, likenessEnd(i + 1), 'simile');
}

export function markThan({ scopes, i, gap, before, clauseEnd }: RussianSpot): void {
  if (gap !== 'none' || /(?:ее|ей|ше|же|чем)$/u.test(before)) scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
}

export function markMore({ scopes, i, word, before }: RussianSpot): void {
  if (before === 'не' || word === 'выше' || word === 'больше')
    scopes.mark(i + 1, scopes.endOf(i + 1, 4), 'simile');
}

export function markInShape({ scopes, tokens, i, before }: RussianSpot): void {
  // «Задки в виде лир»; "in the shape of".
  if (before !== 'в') return;
  // «В виде узких фестонов паутина»: up to the noun, after which comes what has that shape.
  let end = i + 1;
  while (end < i + 4 && looksLikeAdjective(tokens[end]?.word ?? '')) end++;
  scopes.mark(i + 1, Math.min(end + 1, scopes.endOf(i + 1, 4)), 'simile');
}

/** "Казались движущимися лесами": the complement of "seem" is in the instrumental. */
export function markSeemed({ scopes, tokens, i }: RussianSpot): void {
  const end = scopes.endOf(i + 1, 6, (token) => PLACING.has(token.word));
  for (let j = i + 1; j < end; j++)
    if (/(?:ом|ем|ой|ей|ою|ею|ами|ями|ью)$/u.test(tokens[j]!.word)) scopes.mark(j, j + 1, 'simile');
}

/** What is done by a way through a wood, or what wood it is. */
const GOING_OR_WOODED = wordLike`
  шл[аои] шел ше[лд]\p{L}* еха\p{L}+ ед\p{L}{1,3} тян\p{L}+ ви(?:л|л[аои]|лась|лся) проби\p{L}+ пош\p{L}+
  бр[её]л\p{L}* вела? вел[аио] скака\p{L}+ соснов\p{L}+ берез\p{L}+ елов\p{L}+ дубов\p{L}+
`;

/** «Дорога шла лесом», «ехали берегом реки»: the way, in the instrumental as well. */
export function isWayThrough({ tokens, i }: RussianSpot): boolean {
  return (
    tokens[i]!.word === 'лесом' &&
    tokens
      .slice(Math.max(0, i - 4), i)
      .some((token) => token.clause === tokens[i]!.clause && GOING_OR_WOODED.test(token.word))
  );
}

/** No preposition and no "covered with" governs it. */
export function isAlone({ tokens, i }: RussianSpot): boolean {
  let isGovernedByOther = false;
  for (let j = i - 1; j >= Math.max(0, i - 4) && tokens[j + 1]!.gap === 'none'; j--) {
    const { word } = tokens[j]!;
    if ((GOVERNING.has(word) && !isGovernedByOther) || COVERING.test(word)) return false;
    if (PASSIVE.test(word) && !looksLikeAdjective(word)) return false;
    if (PASSIVE.test(word) && /(?:нн|т)/u.test(word)) return false;
    // «С мезонином и колоннами»: one preposition governs both.
    const isJoined = word === 'и' || (tokens[j + 1]!.word === 'и' && IN_INSTRUMENTAL.test(word));
    const isDescribing = looksLikeAdjective(word) || /(?:вш|щ)\p{L}{2,3}ся$/u.test(word);
    isGovernedByOther ||= !isDescribing && !isJoined;
  }
  return (
    !COVERING.test(tokens[i + 1]?.word ?? '') &&
    !/нн|ен[аоы]?$/u.test(tokens[i + 1]?.gap === 'none' ? tokens[i + 1]!.word : '')
  );
}

const IN_INSTRUMENTAL = /(?:ом|ем|ой|ою|ей|ею|ью|ами|ями)$/u;
const GOVERNING = set('с со за под над перед пред между меж передо надо');

const COVERING = wordBeginning`
  покры засып усып окруж осве заля укры наполн запах пахл пахн владе любова дыша пользова занес занима
  облит порос зарос украш одет накры обве увит обвит обнес усея устав застав обсаж усаж блиста блест
  пестре кише кипе махн маха зан
`;

const PASSIVE =
  /(?:нн(?:ый|ая|ое|ые|ого|ой|ую|ым|ыми|ых|ом)|ен(?:а|о|ы)?|ан(?:а|о|ы)?|т(?:ый|ая|ое|ые|ого|ой|ую|ым|ыми|ых|а|о|ы)|рыт|вит|ит)$/u;
