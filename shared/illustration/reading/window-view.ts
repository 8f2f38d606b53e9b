import type { Token } from './grammar/tokens.ts';
import { wordLike } from './word-like.ts';

/** The maximum distance of a preposition before the window, in words: «в маленькие зеленоватые стёкла окошек». */
const REACH = 5;
const THROUGH = /^(?:from|through|сквозь|через|из|за|под)$/u;
/** "The rain beat against the panes", «дождь сёк в окна»: weather reaches the window from outside. */
const AGAINST = /^(?:against|on|upon|at|в|во|на|по)$/u;
const COMES = wordLike`
  beat beats beating lash\p{L}* drove driv\p{L}+ patter\p{L}* rattl\p{L}+ tapp\p{L}+ streamed poured shone
  shining peered looked сек секл\p{L} стуча\p{L}+ бил била били бьет хлеста\p{L}+ хлестнул\p{L}*
  гляде\p{L}+ глянул\p{L}* смотре\p{L}+ свети\p{L}+ барабани\p{L}+ заглядыва\p{L}+ заглянул\p{L}* дул лил
  лила
`;
const WEATHER =
  /^(?:rain|snow|sleet|hail|wind|storm|moon|moonlight|night|fog|дожд\p{L}+|снег\p{L}*|вьюг\p{L}+|метел\p{L}+|ветер|ветр\p{L}+|буря|град|луна|месяц|ночь|туман\p{L}*)$/u;
/** "I remained near my window gazing on the sea". */
const GAZING =
  /^(?:gaz\p{L}+|look(?:ed|ing)|stared?|staring|watch\p{L}+|saw|see|seen|view|гляде\p{L}+|глядя|смотре\p{L}+|смотрит|смотря|вид|видн\p{L}+|виде\p{L}+)$/u;
const BY = /^(?:at|by|near|beside|from|у|около|возле|подле)$/u;
/** "I saw the light in the window of the cottage": the window is seen from outside. */
const OF_A_HOUSE =
  /^(?:house|cottage|hut|cabin|inn|castle|manor|building|street|дом[а-я]{0,2}|изб[ыаеу]|флигел\p{L}|здани\p{L}|улиц\p{L}+)$/u;

/** «Перед самым окном был ряд лип»; a table or a chair there is in the room. */
const BEFORE = /^(?:перед|пред|под)$/u;
const GROWS_OUTSIDE =
  /^(?:trees?|gardens?|lilacs?|дерев\p{L}*|лип[аыу]?|берез\p{L}*|сирен\p{L}*|клен\p{L}*|тополь?\p{L}*|сад[уоа]?\p{L}{0,2}|садик\p{L}*|куст[а-я]{0,3}|палисадник\p{L}*)$/u;

const LIGHT = /^(?:свет|света|светом|освещен\p{L}*|озарен\p{L}*|огн\p{L}+|огон\p{L}+|луч[аие]?)$/u;

const wordsOf = (tokens: readonly Token[], sentence: number): string[] =>
  tokens.filter((token) => token.sentence === sentence).map(({ word }) => word);

/** "Its windows admitted a most refreshing view of the hills behind the house." @param at the tokens of the windows */
export const hasStatedView = (tokens: readonly Token[], at: { from: number; to: number }): boolean =>
  wordsOf(tokens, tokens[at.from]!.sentence).some(
    (word, i, words) =>
      /^(?:view|prospect|вид)$/u.test(word) && /^(?:of|on|upon|over|towards?|на)$/u.test(words[i + 1] ?? ''),
  );

/**
 * Whether the scene is viewed from a window, so that the picture is the view from it.
 *
 * @param at the tokens of the window
 */
export function isViewedFrom(tokens: readonly Token[], at: { from: number; to: number }): boolean {
  const { clause, sentence } = tokens[at.from]!;
  const words = wordsOf(tokens, sentence);
  if (words.some((word) => OF_A_HOUSE.test(word))) return false;
  const before = tokens
    .slice(Math.max(0, at.from - REACH), at.from)
    .filter((token) => token.clause === clause)
    .map(({ word }) => word);
  // "The moonlight flooding in through the panes" comes into the room.
  if (before.includes('in') && before.includes('through')) return false;
  // «Освещённые светом из окон»: seen from outside, or falling into the room.
  if (
    before.includes('из') &&
    tokens
      .slice(Math.max(0, at.from - 8), at.from)
      .some(({ word, sentence: of }) => of === sentence && LIGHT.test(word))
  )
    return false;
  // "The trees that shaded my window".
  if (
    /^(?:my|his|her|our)$/u.test(before.at(-1) ?? '') &&
    before.some((word) => /^(?:shad(?:ed?|ing)|outside|before|beneath|opposite|below|overhung)$/u.test(word))
  )
    return true;
  if (before.slice(-3).some((word) => THROUGH.test(word))) return true;
  if (
    before.slice(-2).some((word) => BEFORE.test(word)) &&
    tokens.some((token) => token.clause === clause && GROWS_OUTSIDE.test(token.word))
  )
    return true;
  if (
    before.some((word) => AGAINST.test(word)) &&
    words.some((word) => COMES.test(word)) &&
    words.some((word) => WEATHER.test(word))
  )
    return true;
  // «Взглянул в окно на лес».
  if (
    before.at(-1) === 'в' &&
    /^(?:в|по)?(?:з?глянул|смотрел|выглянул|поглядел)(?:а|и)?$/u.test(before.at(-2) ?? '') &&
    tokens[at.to]?.word === 'на'
  )
    return true;
  // "I threw a glance up at our window": from the street.
  if (before.some((word, i) => word === 'up' && before[i + 1] === 'at')) return false;
  return before.some((word) => BY.test(word)) && words.some((word) => GAZING.test(word));
}
