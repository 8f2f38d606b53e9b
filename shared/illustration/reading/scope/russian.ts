import { markWords, marksByWord } from './mark-words.ts';
import { markDenied, markNeither, markNone, markWithout } from './russian-denials.ts';
import { russianEnds, type RussianSpot } from './russian-ends.ts';
import {
  isAlone,
  isWayThrough,
  markAs,
  markAsIf,
  markInShape,
  markMore,
  markSeemed,
  markThan,
} from './russian-similes.ts';
import { CLAUSE_WORDS, set } from './russian-words.ts';
import type { Scopes } from './scopes.ts';
import { wordLike } from '../word-like.ts';

const LIKENESS = wordLike`
  похож(?:ий|ая|ее|ие|его|ей|им|их|ими|ую|а|е|и)?
  напомина(?:л|ла|ло|ли|ет|ют|я|ющий|ющая|ющее|ющие|вший|вшая|вшее) напоминающ\p{L}+
  походи(?:л|ла|ло|ли|т) походят смахива(?:л|ла|ло|ли|ет|ющий)
  подоб(?:но|ен|на|ны|ный|ная|ное|ные|ной|ного|ных|ием) вроде наподобие уподоб\p{L}* сродни
`;

const SEEMED =
  /^(?:каза(?:лся|лась|лось|лись)|показа(?:лся|лась|лось|лись)|кажется|кажутся|представля(?:лся|лась|лася|лось|лись))$/u;

const REMEMBERED =
  /^(?:вспомин\p{L}+|вспомн\p{L}+|воспомина\p{L}+|помнил[аи]?|припомин\p{L}+|мечта\p{L}*|снил[аио]сь|приснил[аио]сь|воображ\p{L}+|вообраз\p{L}+|грезил\p{L}*)$/u;

const LONG_AGO = set('бывало когда-то некогда прежде встарь давно-давно');

const HOPED =
  /^(?:хотел[аио]?|хотелось|надея\p{L}+|намерева\p{L}+|собира(?:лся|лась|лись)|ожида\p{L}+|желал[аи]?|мог\p{L}{0,2}|может|можно|должно|пожалуй|авось|вероятно|чтобы|чтоб)$/u;

const NARRATING = wordLike`
  рассказ\p{L}* говорил\p{L}* говорили слыш\p{L}* дума\p{L}+ мысл\p{L}+ вест\p{L}+ слух\p{L}*
  разговор\p{L}* толк\p{L}+ знал\p{L}* песн\p{L}+ сказк\p{L}+ спор\p{L}* читал\p{L}* писал\p{L}*
  забы\p{L}+ узнал\p{L}* речь помн\p{L}+
`;

/** Past experience: "потерпели от дождей, вихрей и осенних перемен". */
const SUFFERED =
  /^(?:потерпел\p{L}*|пострада\p{L}+|натерпел\p{L}+|почернел\p{L}*|потемнел\p{L}*|облупил\p{L}+|обветшал\p{L}*)$/u;

/** What a traveller sits in. */
const TRAVELLED_IN =
  /^(?:бричк|коляск|карет|кибитк|телег|тарантас|экипаж|поезд|дрожк|повозк|сан[ие]|лодк|пароход)\p{L}*$/u;

/** How far apart, in words. */
const TO_AND_FRO = 9;

const MADE =
  /^(?:делаю\p{L}+|шьют\p{L}*|вьют\p{L}*|пек\p{L}+|вар\p{L}+|строят\p{L}*|плету\p{L}+|точат\p{L}*)$/u;

const GENERALLY =
  /^(?:носят|чистят|бываю?т|употребляют|видят|держат|делают|встречаются|любят|рисуют|пишут|продают)$/u;

const IN_MIND = /^(?:верте|мелька|носи|роил|толпи|круж|броди|проноси|промелькн)\p{L}*$/u;

/** Shapes that form a simile by the instrumental alone: "столбом", "стеною". */
const SHAPES = wordLike`
  облак(?:ами|ом) куполами куполом столб(?:ом|ами) стен(?:ою|ой|ами) зме(?:ей|ею|ями|йкой)
  рек(?:ой|ою|ами) мор(?:ем|ями) океан(?:ом|ами) ковр(?:ом|ами) колонн(?:ой|ою|ами) лент(?:ой|ою|ами) дуг(?:ой|ою|ами)
  гор(?:ой|ою|ами) туч(?:ей|ею|ами) шатр(?:ом|ами) скатертью нит(?:ью|ями) кольц(?:ом|ами)
  волн(?:ами|ой|ою) фонтан(?:ом|ами) градом дождем снегом инвалид(?:ом|ами) павлин(?:ом|ами) репой репою
  арбуз(?:ом|ами) огурц(?:ом|ами) звезд(?:ой|ами|ою) птиц(?:ей|ею|ами) стрел(?:ой|ою|ами) лес(?:ом)
  клубами пятн(?:ом|ами) полос(?:ой|ою|ами) зеркал(?:ом) венц(?:ом) корон(?:ой) волк(?:ом|ами)
  медвед(?:ем|ями) коз(?:ой|лом) орл(?:ом|ами) сокол(?:ом) кот(?:ом) вьюн(?:ом) ключ(?:ом) руч(?:ьем|ьями)
  поток(?:ом|ами) замк(?:ом|ами) радуг(?:ой|ою) рюмкой барашк(?:ом|ами) лодочкой ежом щетк(?:ой|ою)
`;

/** Marks what Russian words for simile, negation, possibility and memory govern. */
export function markRussian(scopes: Scopes): void {
  markWords(scopes, russianEnds(scopes), MARKS, markOther);
}

const MARKS = marksByWord<RussianSpot>([
  ['как', markAs],
  ['словно будто точно ровно аки', markAsIf],
  ['чем нежели', markThan],
  ['более менее больше меньше выше ниже шире', markMore],
  ['нет нету', markNone],
  ['без лишенный лишен лишенная лишены вместо кроме', markWithout],
  ['ни', markNeither],
  ['не', markDenied],
  ['виде', markInShape],
  ['если ежели разве вряд', markIf],
  ['бы б', markWould],
  ['о об обо про', markReported],
]);

function markIf({ scopes, i }: RussianSpot): void {
  scopes.mark(i + 1, scopes.endOf(i + 1, CLAUSE_WORDS), 'possibility');
}

function markWould({ scopes, i, before, sentenceEnd }: RussianSpot): void {
  // «Лучше бы одеты они были дурно, бегали по двору»: all of it is only wished for.
  scopes.mark(
    i - 3,
    /^(?:лучше|хоть)$/u.test(before) ? sentenceEnd(i, true) : scopes.endOf(i + 1, CLAUSE_WORDS),
    'possibility',
  );
}

function markReported({ scopes, tokens, i, before }: RussianSpot): void {
  if (NARRATING.test(before) || NARRATING.test(tokens[i - 2]?.word ?? ''))
    scopes.mark(i + 1, scopes.endOf(i + 1, 8), 'elsewhere');
}

function markOther(at: RussianSpot): void {
  const {
    scopes,
    tokens,
    i,
    word,
    gap,
    before,
    after,
    clauseEnd,
    likenessEnd,
    nounEnd,
    sentenceEnd,
    listEnd,
  } = at;
  // «Что-то вроде беседки» is one.
  if (word === 'вроде' && (before === 'то' || before === 'нечто')) return;
  if (LIKENESS.test(word))
    scopes.mark(i + 1, likenessEnd(i + 1, /^подоб/u.test(word) ? 'oblique' : false), 'simile');
  else if (SEEMED.test(word)) markSeemed(at);
  else if (/^сходств[оа]$/u.test(word) && /^со?$/u.test(after))
    scopes.mark(i + 2, clauseEnd(i + 2, 6), 'simile');
  // «Тыквы, из которых делают балалайки»
  else if (/^котор(?:ых|ого|ой)$/u.test(word) && before === 'из' && MADE.test(after))
    scopes.mark(i + 1, sentenceEnd(i), 'elsewhere');
  // «Какой-нибудь мирный помещик», «что такое перины»: no particular person or thing.
  // «Колпак, какой носят бабы», «скребница, какою чистят лошадей»: any of their kind.
  else if (/^как(?:ой|ая|ое|ие|ого|ую|ою|им|ими|их)$/u.test(word) && gap === 'comma' && GENERALLY.test(after))
    scopes.mark(i + 1, scopes.endAfter(i + 1, 8), 'elsewhere');
  // «Ростом в телёнка».
  else if (
    /^(?:ростом|величиной|величиною|толщиной|толщиною|высотой|вышиной|вышиною)$/u.test(word) &&
    /^(?:в|с|со|почти)$/u.test(after)
  )
    scopes.mark(i + 2, nounEnd(i + 2), 'simile');
  // «По обычаю людей своего звания».
  else if (/^(?:обычаю|примеру|образцу)$/u.test(word) && before === 'по')
    scopes.mark(i + 1, scopes.endOf(i + 1, 4), 'elsewhere');
  // «Вертелся на языке вздор: невеста, деревни».
  else if (
    /^(?:языке|голове|мыслях|воображении|уме)$/u.test(word) &&
    /^(?:на|в)$/u.test(before) &&
    scopes.tokens
      .slice(Math.max(0, i - 5), i + 3)
      .some((token) => token.sentence === tokens[i]!.sentence && IN_MIND.test(token.word))
  )
    scopes.mark(i + 1, sentenceEnd(i, true), 'memory');
  // «Вот-вот выскочит заяц»
  else if (word === 'вот' && before === 'вот') scopes.mark(i + 1, clauseEnd(i + 1, 8), 'possibility');
  else if (word === 'нибудь' && /^как(?:ой|ая|ое|ие|им|ими|ого|их|ую|ому|ом)$/u.test(before))
    scopes.mark(i + 1, nounEnd(i + 1), 'possibility');
  // «Где-нибудь в толпе, на гулянье»: in no particular place.
  else if (word === 'нибудь' && /^(?:где|когда|куда|откуда)$/u.test(before))
    scopes.mark(i + 1, listEnd(i + 1), 'possibility');
  else if (/^так(?:ое|ие|ая|ой)$/u.test(word) && (before === 'что' || before === 'кто'))
    scopes.mark(i + 1, scopes.endOf(i + 1, 6), 'elsewhere');
  // «Были все клички: пожар, награда»
  else if (/^(?:клички|имена|прозвища|названия)$/u.test(word))
    scopes.mark(i + 1, sentenceEnd(i, true), 'elsewhere');
  else if (REMEMBERED.test(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'memory');
  // «Навес для защиты от солнца и дождя».
  else if (/^(?:защит|защищ|укрыт|укрыв|спас|прят)\p{L}*$/u.test(word) && after === 'от')
    scopes.mark(i + 2, listEnd(i + 2), 'possibility');
  // «Бегала то в амбар, то в погреб»: where she is when she is not here.
  else if (
    word === 'то' &&
    /^(?:в|во|к)$/u.test(after) &&
    tokens.some(
      (token, k) =>
        k !== i &&
        Math.abs(k - i) < TO_AND_FRO &&
        token.word === 'то' &&
        token.sentence === tokens[i]!.sentence &&
        /^(?:в|во|к)$/u.test(tokens[k + 1]?.word ?? ''),
    )
  )
    scopes.mark(i + 1, clauseEnd(i + 1, 4), 'elsewhere');
  // «По мере того как бричка делала повороты»: what somebody looks out of.
  else if (word === 'мере' && after === 'того' && TRAVELLED_IN.test(tokens[i + 3]?.word ?? ''))
    scopes.mark(i + 3, clauseEnd(i + 3, 8), 'elsewhere');
  else if (SUFFERED.test(word) && after === 'от') scopes.mark(i + 2, listEnd(i + 2), 'memory');
  else if (LONG_AGO.has(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'memory');
  else if (word === 'то' && tokens[i]!.isJoined && before === 'когда')
    scopes.mark(i + 1, clauseEnd(i + 1, 8), 'memory');
  // «Может быть, старик»
  else if (word === 'может' && after === 'быть') scopes.mark(i + 2, scopes.endAfter(i + 2, 6), 'possibility');
  else if (HOPED.test(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'possibility');
  else if (SHAPES.test(word) && isAlone(at) && !isWayThrough(at)) scopes.mark(i, i + 1, 'simile');
}
