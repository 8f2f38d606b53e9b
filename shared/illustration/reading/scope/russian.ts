import { looksLikeAdjective } from '../grammar/russian.ts';
import type { Scopes } from './scopes.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const CLAUSE_WORDS = 24;
const LIKENESS_WORDS = 40;

const BUT = set('но а лишь только кроме однако зато');
const PERCEIVED =
  /^(?:вид|слыш|смотр|гляд|замет|наблюд|чувств|знал|знаю|помн|услых|увид|показ|понят|понима|рассказ|объясн|спрос|дума|представ)/u;
const SUBJECTS = set(
  'я он она оно они мы ты вы это все все-таки всегда только раз вдруг бы можно скоро нарочно есть его ее их мне ему ей нам у в на бывает',
);
const LIKENESS =
  /^(?:похож(?:ий|ая|ее|ие|его|ей|им|их|ими|ую|а|е|и)?|напомина(?:л|ла|ло|ли|ет|ют|я|ющий|ющая|ющее|ющие|вший|вшая|вшее)|напоминающ\p{L}+|походи(?:л|ла|ло|ли|т)|походят|смахива(?:л|ла|ло|ли|ет|ющий)|подоб(?:но|ен|на|ны|ный|ная|ное|ные|ной|ного|ных|ием)|вроде|наподобие|уподоб\p{L}*|сродни)$/u;
const SEEMED =
  /^(?:каза(?:лся|лась|лось|лись)|показа(?:лся|лась|лось|лись)|кажется|кажутся|представля(?:лся|лась|лось|лись))$/u;
const REMEMBERED =
  /^(?:вспомин\p{L}+|вспомн\p{L}+|воспомина\p{L}+|помнил[аи]?|припомин\p{L}+|мечта\p{L}*|снил[аио]сь|приснил[аио]сь|воображ\p{L}+|вообраз\p{L}+|грезил\p{L}*)$/u;
const LONG_AGO = set('бывало когда-то некогда прежде встарь давно-давно');
const HOPED =
  /^(?:хотел[аио]?|хотелось|надея\p{L}+|намерева\p{L}+|собира(?:лся|лась|лись)|ожида\p{L}+|желал[аи]?|мог\p{L}{0,2}|может|можно|должно|пожалуй|авось|вероятно|чтобы|чтоб)$/u;
const NARRATING =
  /^(?:рассказ\p{L}*|говорил\p{L}*|говорили|слыш\p{L}*|дума\p{L}+|мысл\p{L}+|вест\p{L}+|слух\p{L}*|разговор\p{L}*|толк\p{L}+|знал\p{L}*|песн\p{L}+|сказк\p{L}+|спор\p{L}*|читал\p{L}*|писал\p{L}*|забы\p{L}+|узнал\p{L}*|речь|помн\p{L}+)$/u;
const DENIED_BEING =
  /^(?:было|был|была|были|видно|видать|слышно|оказалось|осталось|оставалось|имел|имела|имели|имело|имелось|существовало|виднелось|высыпал|высыпала|высыпали|появилось|появилась|появились|появился|показалось|показалась|показались|встречалось|попадалось|стало|будет|бывает|бывало)$/u;
/** Past experience: "потерпели от дождей, вихрей и осенних перемен". */
const SUFFERED =
  /^(?:потерпел\p{L}*|пострада\p{L}+|натерпел\p{L}+|почернел\p{L}*|потемнел\p{L}*|облупил\p{L}+|обветшал\p{L}*)$/u;
const MADE =
  /^(?:делаю\p{L}+|шьют\p{L}*|вьют\p{L}*|пек\p{L}+|вар\p{L}+|строят\p{L}*|плету\p{L}+|точат\p{L}*)$/u;
const GENERALLY =
  /^(?:носят|чистят|бываю?т|употребляют|видят|держат|делают|встречаются|любят|рисуют|пишут|продают)$/u;
/** «Походил на то, как будто телеги проезжали лес, заваленный листьями». */
const ACCOMPANYING =
  /(?:вш|дш|ущ|ющ|ащ|ящ|енн|анн)(?:ий|ая|ее|ие|ый|ое|ые|ую|его|ого|ему|ому|им|ым|их|ых|ей|ой)$/u;
const IN_OBLIQUE = /(?:[ое]му|[ое]го|[ое]й|ую)$/u;
const IN_MIND = /^(?:верте|мелька|носи|роил|толпи|круж|броди|проноси|промелькн)\p{L}*$/u;
const GENITIVES = /(?:[оеё]в|ей|ых|их|[бвгджзклмнпрстфхцчшщ]|а|я|ы|и)$/u;
const LIST_WORDS = 12;
/** Shapes that form a simile by the instrumental alone: "столбом", "стеною". */
const SHAPES =
  /^(?:облак(?:ами|ом)|куполами|куполом|столб(?:ом|ами)|стен(?:ою|ой|ами)|зме(?:ей|ею|ями|йкой)|рек(?:ой|ою|ами)|мор(?:ем|ями)|ковр(?:ом|ами)|колонн(?:ой|ою|ами)|лент(?:ой|ою|ами)|дуг(?:ой|ою|ами)|гор(?:ой|ою|ами)|туч(?:ей|ею|ами)|шатр(?:ом|ами)|скатертью|нит(?:ью|ями)|кольц(?:ом|ами)|волн(?:ами|ой|ою)|фонтан(?:ом|ами)|градом|дождем|снегом|инвалид(?:ом|ами)|павлин(?:ом|ами)|репой|репою|арбуз(?:ом|ами)|огурц(?:ом|ами)|звезд(?:ой|ами|ою)|птиц(?:ей|ею|ами)|стрел(?:ой|ою|ами)|лес(?:ом)|клубами|пятн(?:ом|ами)|полос(?:ой|ою|ами)|зеркал(?:ом)|венц(?:ом)|корон(?:ой)|волк(?:ом|ами)|медвед(?:ем|ями)|коз(?:ой|лом)|орл(?:ом|ами)|сокол(?:ом)|кот(?:ом)|вьюн(?:ом)|ключ(?:ом)|руч(?:ьем|ьями)|поток(?:ом|ами)|замк(?:ом|ами)|радуг(?:ой|ою)|рюмкой|барашк(?:ом|ами)|лодочкой|ежом|щетк(?:ой|ою))$/u;
const PASSIVE =
  /(?:нн(?:ый|ая|ое|ые|ого|ой|ую|ым|ыми|ых|ом)|ен(?:а|о|ы)?|ан(?:а|о|ы)?|т(?:ый|ая|ое|ые|ого|ой|ую|ым|ыми|ых|а|о|ы)|рыт|вит|ит)$/u;
const PARTICIPLE = /[^дкл](?:е|а)нн(?:ый|ая|ое|ые|ым|ыми|ых|ого|ой|ую)$/u;
const GOVERNING = set('с со за под над перед пред между меж передо надо');
const COVERING =
  /^(?:покры|засып|усып|окруж|осве|заля|укры|наполн|запах|пахл|пахн|владе|любова|дыша|пользова|занес|занима|облит|порос|зарос|украш|одет|накры|обве|увит|обвит|обнес|усея|устав|застав|обсаж|усаж|блиста|блест|пестре|кише|кипе|махн|маха|зан)/u;

/** Marks what Russian words for simile, negation, possibility and memory govern. */
export function markRussian(scopes: Scopes): void {
  const { tokens } = scopes;
  const clauseEnd = (from: number, max = CLAUSE_WORDS) =>
    scopes.endOf(
      from,
      max,
      ({ word }, i) => BUT.has(word) || (i > from + 1 && word === 'и' && isVerb(tokens[i + 1]?.word ?? '')),
    );
  /** A simile may continue after a comma: "как мыши, когда, высунувши …, они высматривают". */
  const likenessEnd = (from: number, isOfDeed: boolean | 'oblique' = false) => {
    let end = clauseEnd(from);
    let continues = false;
    while (end > from && tokens[end]?.gap === 'comma' && end - from < LIKENESS_WORDS) {
      // «Самовар, в котором варится сбитень»
      continues ||=
        /^(?:когда|или|лучше|котор\p{L}+|какой|какая|какие|какое|идущ\p{L}+)$/u.test(tokens[end]!.word) ||
        (PLACING.has(tokens[end]!.word) && /^котор/u.test(tokens[end + 1]?.word ?? '')) ||
        (isOfDeed !== false &&
          ACCOMPANYING.test(tokens[end]!.word) &&
          (isOfDeed === true || IN_OBLIQUE.test(tokens[end]!.word)));
      if (!continues) break;
      end = scopes.endAfter(end, CLAUSE_WORDS);
    }
    return end;
  };
  for (let i = 0; i < tokens.length; i++) {
    const { word, gap } = tokens[i]!;
    const before = gap === 'none' ? (tokens[i - 1]?.word ?? '') : '';
    const next = tokens[i + 1];
    const after = next?.word ?? '';
    switch (word) {
      case 'как':
        if (after === 'будто' || after === 'бы') {
          scopes.mark(
            i + 2,
            likenessEnd(i + 2, /^(?:то|тому|чувство)$/u.test(tokens[i - 1]?.word ?? '')),
            'simile',
          );
          break;
        }
        // «Как несметное множество церквей рассыпано, так множество племён …»
        if (gap === 'sentence') {
          const so = tokens.findIndex(
            (token, k) =>
              k > i &&
              token.sentence === tokens[i]!.sentence &&
              token.word === 'так' &&
              token.gap === 'comma',
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
            gap === 'sentence' ||
            before === 'время')
        )
          break;
        scopes.mark(i + 1, likenessEnd(i + 1), 'simile');
        break;
      case 'словно':
      case 'будто':
      case 'точно':
      case 'ровно':
      case 'аки':
        if (word === 'ровно' && gap !== 'comma') break;
        // "Словно укушенными лицами": the faces are real.
        if (PARTICIPLE.test(after)) scopes.mark(i + 1, i + 2, 'simile');
        else scopes.mark(i + 1, likenessEnd(i + 1), 'simile');
        break;
      case 'чем':
      case 'нежели':
        if (gap !== 'none' || /(?:ее|ей|ше|же|чем)$/u.test(before))
          scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        break;
      case 'более':
      case 'менее':
      case 'больше':
      case 'меньше':
      case 'выше':
      case 'ниже':
      case 'шире':
        if (before === 'не' || word === 'выше' || word === 'больше')
          scopes.mark(i + 1, scopes.endOf(i + 1, 4), 'simile');
        break;
      case 'нет':
      case 'нету':
        scopes.mark(
          i + 1,
          scopes.endOf(i + 1, 8, (token) => BUT.has(token.word)),
          'negation',
        );
        scopes.mark(clauseStart(i, 4), i, 'negation');
        break;
      case 'без':
      case 'лишенный':
      case 'лишен':
      case 'лишенная':
      case 'лишены':
      case 'вместо':
      case 'кроме':
        if (word === 'кроме' || (word === 'без' && before === 'не')) break;
        scopes.mark(i + 1, nounEnd(i + 1), 'negation');
        break;
      case 'ни':
        if (after !== 'один' || tokens[i + 2]?.gap === 'none')
          scopes.mark(
            i + 1,
            scopes.endOf(i + 1, 5, (token) => BUT.has(token.word)),
            'negation',
          );
        break;
      case 'не':
        markDenied(i);
        break;
      case 'виде':
        // «Задки в виде лир»; "in the shape of".
        if (before === 'в') scopes.mark(i + 1, scopes.endOf(i + 1, 4), 'simile');
        break;
      case 'если':
      case 'ежели':
      case 'разве':
      case 'вряд':
        scopes.mark(i + 1, scopes.endOf(i + 1, CLAUSE_WORDS), 'possibility');
        break;
      case 'бы':
      case 'б':
        // «Лучше бы одеты они были дурно, бегали по двору»: all of it is only wished for.
        scopes.mark(
          i - 3,
          /^(?:лучше|хоть)$/u.test(before) ? sentenceEnd(i, true) : scopes.endOf(i + 1, CLAUSE_WORDS),
          'possibility',
        );
        break;
      case 'о':
      case 'об':
      case 'обо':
      case 'про':
        if (NARRATING.test(before) || NARRATING.test(tokens[i - 2]?.word ?? ''))
          scopes.mark(i + 1, scopes.endOf(i + 1, 8), 'elsewhere');
        break;
      default:
        // «Что-то вроде беседки» is one.
        if (word === 'вроде' && (before === 'то' || before === 'нечто')) break;
        if (LIKENESS.test(word))
          scopes.mark(i + 1, likenessEnd(i + 1, /^подоб/u.test(word) ? 'oblique' : false), 'simile');
        else if (SEEMED.test(word)) markSeemed(i);
        else if (/^сходств[оа]$/u.test(word) && /^со?$/u.test(after))
          scopes.mark(i + 2, clauseEnd(i + 2, 6), 'simile');
        // «Тыквы, из которых делают балалайки»
        else if (/^котор(?:ых|ого|ой)$/u.test(word) && before === 'из' && MADE.test(after))
          scopes.mark(i + 1, sentenceEnd(i), 'elsewhere');
        // «Какой-нибудь мирный помещик», «что такое перины»: no particular person or thing.
        // «Колпак, какой носят бабы», «скребница, какою чистят лошадей»: any of their kind.
        else if (
          /^как(?:ой|ая|ое|ие|ого|ую|ою|им|ими|их)$/u.test(word) &&
          gap === 'comma' &&
          GENERALLY.test(after)
        )
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
        else if (/^так(?:ое|ие|ая|ой)$/u.test(word) && (before === 'что' || before === 'кто'))
          scopes.mark(i + 1, scopes.endOf(i + 1, 6), 'elsewhere');
        // «Были все клички: пожар, награда»
        else if (/^(?:клички|имена|прозвища|названия)$/u.test(word))
          scopes.mark(i + 1, sentenceEnd(i, true), 'elsewhere');
        else if (REMEMBERED.test(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'memory');
        // «Навес для защиты от солнца и дождя».
        else if (/^(?:защит|защищ|укрыт|укрыв|спас|прят)\p{L}*$/u.test(word) && after === 'от')
          scopes.mark(i + 2, listEnd(i + 2), 'possibility');
        else if (SUFFERED.test(word) && after === 'от') scopes.mark(i + 2, listEnd(i + 2), 'memory');
        else if (LONG_AGO.has(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'memory');
        else if (word === 'то' && tokens[i]!.isJoined && before === 'когда')
          scopes.mark(i + 1, clauseEnd(i + 1, 8), 'memory');
        // «Может быть, старик»
        else if (word === 'может' && after === 'быть')
          scopes.mark(i + 2, scopes.endAfter(i + 2, 6), 'possibility');
        else if (HOPED.test(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'possibility');
        else if (SHAPES.test(word) && isAlone(i) && !isWayThrough(i)) scopes.mark(i, i + 1, 'simile');
    }
  }

  function sentenceEnd(from: number, isOfList = false): number {
    let end = from;
    while (tokens[end]?.sentence === tokens[from]!.sentence && (isOfList || tokens[end]!.gap !== 'semicolon'))
      end++;
    return end;
  }

  /** The end of "rains, winds and frosts". */
  function listEnd(from: number): number {
    let end = from;
    while (
      end < tokens.length &&
      end - from < LIST_WORDS &&
      (end === from || tokens[end]!.gap === 'none' || tokens[end]!.gap === 'comma')
    )
      end++;
    return end;
  }

  /** «Не было тут парков, беседок и мостов»: the whole list. */
  function deniedEnd(from: number): number {
    const isBut = (token: { word: string }) => BUT.has(token.word);
    let end = scopes.endOf(from, 8, isBut);
    while (tokens[end]?.gap === 'comma' && !isBut(tokens[end]!) && end - from < 24) {
      const next = scopes.endAfter(end, 8, isBut);
      const isOfList =
        tokens
          .slice(end, next)
          .every(({ word }) => !isVerb(word) && !/^(?:котор|где|когда|что|чтобы)/u.test(word)) &&
        GENITIVES.test(tokens[end]!.word);
      if (!isOfList) break;
      end = next;
    }
    return end;
  }

  /** "Не дом" denies the house, "не старый человек" only his age, "не было дома" the house, "не видел" what follows. */
  function markDenied(i: number): void {
    const after = tokens[i + 1]?.word ?? '';
    if (after === 'то' && tokens[i + 2]?.word === 'что') scopes.mark(i + 3, nounEnd(i + 3), 'negation');
    if (
      /^(?:только|то|раз|столько|мог|могла|мог|могли|более|менее|совсем|так|очень|слишком|без|далеко|все)$/u.test(
        after,
      )
    )
      return;
    if (DENIED_BEING.test(after)) {
      scopes.mark(i + 2, deniedEnd(i + 2), 'negation');
      scopes.mark(clauseStart(i, 4), i, 'negation');
    } else if (looksLikeAdjective(after)) scopes.mark(i + 1, i + 2, 'negation');
    else if (isVerb(after))
      scopes.mark(
        i + 2,
        scopes.endOf(
          i + 2,
          6,
          (token) => BUT.has(token.word) || PLACING.has(token.word) || token.word === 'и',
        ),
        'negation',
      );
    else
      scopes.mark(
        i + 1,
        scopes.endOf(i + 1, 5, (token) => BUT.has(token.word)),
        'negation',
      );
  }

  /** «Дорога шла лесом», «ехали берегом реки»: the way, in the instrumental as well. */
  function isWayThrough(i: number): boolean {
    return (
      tokens[i]!.word === 'лесом' &&
      tokens
        .slice(Math.max(0, i - 4), i)
        .some(
          (token) =>
            token.clause === tokens[i]!.clause &&
            /^(?:шл[аои]|шел|ше[лд]\p{L}*|еха\p{L}+|ед\p{L}{1,3}|тян\p{L}+|ви(?:л|л[аои]|лась|лся)|проби\p{L}+|пош\p{L}+|бр[её]л\p{L}*|вела?|вел[аио]|скака\p{L}+|соснов\p{L}+|берез\p{L}+|елов\p{L}+|дубов\p{L}+)$/u.test(
              token.word,
            ),
        )
    );
  }

  /** "Казались движущимися лесами": the complement of "seem" is in the instrumental. */
  function markSeemed(i: number): void {
    const end = scopes.endOf(i + 1, 6, (token) => PLACING.has(token.word));
    for (let j = i + 1; j < end; j++)
      if (/(?:ом|ем|ой|ей|ою|ею|ами|ями|ью)$/u.test(tokens[j]!.word)) scopes.mark(j, j + 1, 'simile');
  }

  /** No preposition and no "covered with" governs it. */
  function isAlone(i: number): boolean {
    let isGovernedByOther = false;
    for (let j = i - 1; j >= Math.max(0, i - 4) && tokens[j + 1]!.gap === 'none'; j--) {
      const { word } = tokens[j]!;
      if ((GOVERNING.has(word) && !isGovernedByOther) || COVERING.test(word)) return false;
      if (PASSIVE.test(word) && !looksLikeAdjective(word)) return false;
      if (PASSIVE.test(word) && /(?:нн|т)/u.test(word)) return false;
      isGovernedByOther ||= !looksLikeAdjective(word);
    }
    return (
      !COVERING.test(tokens[i + 1]?.word ?? '') &&
      !/нн|ен[аоы]?$/u.test(tokens[i + 1]?.gap === 'none' ? tokens[i + 1]!.word : '')
    );
  }

  function clauseStart(i: number, max: number): number {
    let start = i;
    while (
      start > 0 &&
      i - start < max &&
      tokens[start]!.gap === 'none' &&
      !PLACING.has(tokens[start - 1]!.word) &&
      !isVerb(tokens[start - 1]!.word)
    )
      start--;
    return start;
  }

  /** The first noun after a preposition, and what belongs to it. */
  function nounEnd(from: number): number {
    let end = from;
    while (
      end < tokens.length &&
      end - from < 4 &&
      (end === from || tokens[end]!.gap === 'none') &&
      looksLikeAdjective(tokens[end]!.word)
    )
      end++;
    end++;
    while (
      tokens[end]?.gap !== 'sentence' &&
      (tokens[end]?.word === 'и' || tokens[end]?.word === 'или') &&
      end - from < 6
    )
      end += 2;
    return end;
  }
}

/** A location follows, which exists whatever is negated. */
const PLACING = set('в во на у при под над за перед по из от до через сквозь среди около возле к ко с со');
const isVerb = (word: string): boolean =>
  /(?:[аеияоуы]л(?:а|о|и|ся|ась|ось|ись)?|[аеиоя]ть(?:ся)?|[еи]т(?:ся)?|[уюая]т(?:ся)?|ешь|ишь|ало|шли|шел|шла|лся|лась|лось|лись)$/u.test(
    word,
  ) && word.length > 3;
