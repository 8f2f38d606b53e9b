import type { Token } from '../grammar/tokens.ts';
import { wordLike } from '../word-like.ts';

/** Stems of what a Russian word can literally measure; anything else in the genitive makes it a metaphor. */
const RUSSIAN_MEASURES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:мор[ея]|морем|морю|океан\p{L}*)$/u, /^$/u],
  [/^лес(?:ом|а|у)?$/u, /^(?:сос|ел|бере|дуб|лип|дерев|осин)/u],
  [/^(?:туч(?:а|и|у|ей|ами)|облак(?:о|а|ами|ом))$/u, /^$/u],
  [/^(?:волн(?:а|ы|у|ой|ою|ами)?)$/u, /^(?:мор|рек|озер|океан|реч|вод)/u],
  [/^(?:рек(?:а|и|у|ой|ою)|руч(?:ей|ьи|ьями|ьем)|поток(?:и|ом|ами)?)$/u, /^(?:вод)/u],
  [/^(?:дожд(?:ь|ем|я)|град(?:ом)?|ливень|вихр(?:ь|ем|и)|бур(?:я|ю|ей|и)|метель)$/u, /^$/u],
  [/^(?:гор(?:а|ы|у|ой|ою)|башн(?:я|и|ю|ей))$/u, /^(?:кавказ|альп|крым)/u],
  [
    /^стен(?:а|ы|у|ой|ою)$/u,
    /^(?:дом|комнат|сад|замк|город|церкв|монастыр|крепост|камн|кирпич|здани|зал|двор|изб|кухн|спальн|тюрьм|его|ее)/u,
  ],
  [/^(?:пелен(?:а|ы|у|ой|ою)|завес(?:а|ы|у|ой|ою)|покров(?:ом)?|ков(?:ер|ром|ры))$/u, /^$/u],
  [
    /^(?:столб(?:ы|ом|ами)?|копн(?:а|ы|у|ой|ою)|шапк(?:а|и|у|ой|ою)|букет|фонтан(?:ы|ом)?)$/u,
    /^(?:цвет|роз|сен|ржи|вод|фиал)/u,
  ],
  [
    /^толп(?:а|ы|у|ой|ою|ами)$/u,
    /^(?:люд|народ|мужик|баб|гост|солдат|реб|женщ|дет|крест|кресть|любопыт|зрит|нищ|мальчиш|девуш|девок|работ)/u,
  ],
  [/^цеп(?:ь|и|ью)$/u, /^$/u],
  [
    /^(?:рой|стая|стаи|стаей)$/u,
    /^(?:пч|птиц|волк|собак|голуб|ворон|галок|уток|гусей|ос|мух|журавл|воробь|чаек)/u,
  ],
];
/** «Жизненная волна», «душевная буря». */
const OF_NATURE =
  /^(?:мор[еяю]|морем|волн\p{L}*|бур[яюией]\p{L}*|гроз[аыуой]\p{L}*|рек[аиуой]\p{L}*|поток\p{L}*|огн\p{L}+|огонь|плам\p{L}+|пожар\p{L}*|зар[яюией]\p{L}*|тьм[аыуой]\p{L}*)$/u;
const OF_THE_MIND =
  /^(?:жизненн|житейск|душевн|сердечн|внутренн|страстн|любовн|умственн|нравственн|политическ|народн)\p{L}+$/u;
const FROM_SNOW_OR_SAND = /^(?:снежн|песчан|зелен|огненн|людск|степн|хлебн|золот|волнующ|бесконечн)/u;
const GENITIVE_LOOK = /(?:[аяыи]|ов|ев|ей|[бвгджзклмнпрстфхцчшщ]|ий|ок|ек)$/u;

/** «Лес мачт», «жизненная волна». */
export function isRussianMetaphor(tokens: readonly Token[], index: number): boolean {
  const { word } = tokens[index]!;
  const next = tokens[index + 1];
  const before = tokens[index]!.gap === 'none' ? tokens[index - 1] : undefined;
  if (OF_NATURE.test(word) && before && OF_THE_MIND.test(before.word)) return true;
  if (/^мор(?:е|я|ем|ю)$/u.test(word) && before && FROM_SNOW_OR_SAND.test(before.word)) return true;
  if (before && LIKENED.test(before.word) && isApart(tokens, index)) return true;
  const measure = RUSSIAN_MEASURES.find(([pattern]) => pattern.test(word));
  if (!measure || next?.gap !== 'none') return false;
  const of =
    [next, tokens[index + 2]].find((token) => token && !/(?:[ыи]х|[ое]го|[нлвск]ой)$/u.test(token.word)) ??
    next;
  return (
    !of.isCapital &&
    of.word.length > 1 &&
    !NO_NOUN.test(of.word) &&
    GENITIVE_LOOK.test(of.word) &&
    // «Река широкая»: an adjective.
    !/(?:ая|яя|ую|юю|ый|ий|ое|ее|ые|ие)$/u.test(of.word) &&
    !measure[1].test(of.word) &&
    !isVerbLike(of.word)
  );
}

/** «Бюро, совершенный медведь»: refers to the thing before it. */
const LIKENED = /^(?:совершенн|точн|настоящ|сущ|истинн|форменн)(?:ый|ий|ая|ое|ее|ые|ие)$/u;

/** Set off by punctuation on either side, or joined by a copula. */
function isApart(tokens: readonly Token[], index: number): boolean {
  const set = tokens[index - 1]!;
  const isAfterCopula =
    set.gap === 'none' &&
    !/^(?:настоящ|истинн)/u.test(set.word) &&
    /^(?:был[аио]?|это|просто|вышел|вышла)$/u.test(tokens[index - 2]?.word ?? '');
  return (set.gap === 'comma' || set.gap === 'dash' || isAfterCopula) && tokens[index + 1]?.gap !== 'none';
}

const NO_NOUN = wordLike`
  и в на с у к за под над из от по не был[аио]? стоял\p{L}* как что уже еще все они она оно его ее их было
  то так там тут здесь же ли когда где перед около между среди для без при через тоже снова опять вдруг
  висел\p{L}* теперь нигде совсем медленно тихо далеко
`;
const isVerbLike = (word: string): boolean =>
  /^(?:ш(?:ла|ло|ли|ел)|л(?:ила|ило|или)|б(?:ила|ило|или)|тек|текл(?:а|и)|вела|росла|цвела|пела)$/u.test(
    word,
  ) ||
  (/(?:л|ла|ло|ли|лся|лась|лось|лись|ет|ит|ют|ат|ят|ется|ится)$/u.test(word) &&
    word.length > 4 &&
    !/(?:скал|зеркал|стекл|крыл|одеял|покрывал|пчел|сел|дел|тел|пил|игл)а?$/u.test(word));
