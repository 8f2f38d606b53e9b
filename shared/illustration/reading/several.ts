import { PLURALS, type Features } from './grammar/russian-endings.ts';
import type { Token } from './grammar/tokens.ts';

const PAST_OF_MANY = /(?:[аеёиоуыюя]л|ш)и(?:сь)?$/u;
/** «Дома крыты камышом», «дома подняты». */
const OF_STRESSED_ENDING = /^(?:дома|леса|луга|города|берега|острова)$/u;
const STATE_OF_MANY = /(?:[аеоя]ны|[ыяеои]ты)$/u;
/** Endings of a nominative plural that is also a singular: «бабы», «кони». */
const MAY_BE_PLURAL = /[ыи]$|ья$/u;
/** Nouns that have only a plural. */
const MANY_ALWAYS =
  /^(?:дет(?:и|ей|ям|ьми|ях|ки|ок|кам|ками)|детиш\p{L}+|ребят(?:а|ам|ами|ах|ки|ок)?|ребятиш\p{L}+|малюток)$/u;
const ADVERB =
  /(?:ком|шком|но|ло|ро|хо|ко|да)$|^(?:еще|уже|все|тут|там|вдруг|опять|снова|весело|медленно|какие|то|либо|разные|только|и|откуда)$/u;
/** The maximum number of words between a verb and its subject: «появились откуда-то ещё бабы». */
const BETWEEN = 4;

/** Whether a Russian noun in a form that may also be singular means several, by its verb or adjective. */
export function isSeveral(tokens: readonly Token[], at: number, length: number, features: Features): boolean {
  const { word } = tokens[at]!;
  const next = tokens[at + length];
  if (OF_STRESSED_ENDING.test(word) && next?.gap === 'none' && STATE_OF_MANY.test(next.word)) return true;
  if ((features & PLURALS) === 0 || !/^[а-яё]/u.test(word)) return false;
  if (MANY_ALWAYS.test(word)) return true;
  const start = subjectStart(tokens, at);
  // «Лошади стояли»: at the start of a clause the verb distinguishes a plural from a genitive of the same form.
  if (start !== null && PAST_OF_MANY.test(verbAfter(tokens, at + length))) return true;
  const last = tokens[at + length - 1]!.word;
  if (!MAY_BE_PLURAL.test(last)) return false;
  // «Старые лакеи», «ямские лошадки».
  const before = tokens[at]!.gap === 'none' ? (tokens[at - 1]?.word ?? '') : '';
  if (before.length > 4 && /(?:ые|ие)$/u.test(before) && !/(?:ние|тие)$/u.test(before)) return true;
  // «Мужчины здесь …»: a genitive opens no sentence, unless it is denied.
  if (
    tokens[at]!.gap === 'sentence' &&
    tokens[at + length]?.gap === 'none' &&
    !/^(?:не|нет|его|ее|моей|своей)$/u.test(tokens[at + length]!.word)
  )
    return true;
  return hasVerbBefore(tokens, at);
}

/** The first token of the clause, if only adjectives stand between it and the noun. */
function subjectStart(tokens: readonly Token[], at: number): number | null {
  let i = at;
  // «Сидевшие в коляске дамы»: the participle agrees with the noun, not with what it governs.
  for (let k = at; k > 0 && at - k < REACH && tokens[k]!.gap === 'none'; k--)
    if (/(?:вшие|щие|нные)$/u.test(tokens[k - 1]!.word)) i = k - 1;
  while (tokens[i]!.gap === 'none' && i > 0 && at - i < BETWEEN && /(?:ые|ие)$/u.test(tokens[i - 1]!.word))
    i--;
  return tokens[i]!.gap === 'none' && !(i < at && /^(?:тем|и|а|но)$/u.test(tokens[i - 1]!.word)) ? null : i;
}
const REACH = 5;

/** The next word, past one adverb: «босиком бежали». */
function verbAfter(tokens: readonly Token[], at: number): string {
  const next = tokens[at];
  if (next?.gap !== 'none') return '';
  return ADVERB.test(next.word) && tokens[at + 1]?.gap === 'none' ? tokens[at + 1]!.word : next.word;
}

/** «Появились ещё бабы»: the verb first, and no preposition in between. */
function hasVerbBefore(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i > 0 && at - i < BETWEEN + 1; i--) {
    if (tokens[i]!.gap !== 'none') return false;
    const { word } = tokens[i - 1]!;
    if (APPEARED.test(word)) return true;
    if (!ADVERB.test(word) && !/(?:ые|ие)$/u.test(word)) return false;
  }
  return false;
}
/** Verbs with no object, so that what follows is their subject. */
const APPEARED =
  /^(?:стоя|сиде|лежа|висе|бежа|появи|показа|ш|вош|выш|подош|приш|прош|еха|подъеха|прие|сбежа|собра|толпи|тесни|мелька|мелькну|виднел|видне|рос|лете|носи|верте|ходи|гуля|ползл|ползла|тяну|пляса|танцева|прилете|пасли|пас|жи)(?:л|л)?и(?:сь)?$/u;
