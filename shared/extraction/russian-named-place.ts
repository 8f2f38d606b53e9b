import { nextInLine } from './analysis.ts';
import type { NameCandidate } from './name-candidate.ts';
import { nameKind } from './russian-name-kind.ts';
import type { Word } from './words.ts';

/** What a capital adjective makes the name of a place. */
const NAMED_PLACES = new Set(
  'площадь улица проспект бульвар переулок набережная мост кладбище дворец вокзал область край республика федерация штат остров гора хребет перевал ущелье долина океан море залив пролив озеро река пустыня степь слобода застава монастырь собор лавра крепость губерния уезд волость село деревня болото'.split(
    ' ',
  ),
);

/** «Новая Зеландия», «Манежная площадь»: a capital adjective before a place, or before a word for one. */
export function isNamedPlace(text: string, words: readonly Word[], i: number, opens: boolean): boolean {
  const word = words[i]!;
  const next = nextInLine(text, words, i);
  if (!next || !/^[А-ЯЁ][а-яё-]{2,}$/.test(word.text)) return false;
  // «в Каразинском уезде»: what the dictionary has as a surname.
  const isLikeAdjective =
    /[сц]к(?:ий|ая|ое|ого|ой|ому|ую|им|ом)$/.test(word.text) && NAMED_PLACES.has(next.lemma);
  if (word.pos !== 'adjective' && !isLikeAdjective) return false;
  if (!/^[ \u00a0]$/.test(text.slice(word.end, next.start))) return false;
  const named = /^[А-ЯЁ]/.test(next.text) && nameKind(next.text) === 'place';
  return named || (!opens && NAMED_PLACES.has(next.lemma));
}

/** The candidate for an adjective and the noun after it. */
export function namedPlace(text: string, words: readonly Word[], i: number, listed: boolean): NameCandidate {
  const [adjective, noun] = [words[i]!, words[i + 1]!];
  return {
    start: adjective.start,
    end: noun.end,
    key: [adjective.lemma, noun.lemma],
    display: nominativePlace(adjective.lemma, noun.lemma, text.slice(adjective.start, noun.end)),
    title: '',
    gender: null,
    evidence: -3,
    prior: -3,
    opensSentence: false,
    sure: true,
    doubtful: false,
    provesName: false,
    listed,
  };
}

/** «Дворцовой набережной» is «Дворцовая набережная»; unchanged if the noun is not in the singular. */
function nominativePlace(adjective: string, noun: string, written: string): string {
  const stem = /^(.+)(?:ый|ий|ой)$/.exec(adjective)?.[1];
  const [capital, small] = written.split(/[ \u00a0]/) as [string, string];
  if (stem === undefined || small.toLowerCase() === noun.toLowerCase()) return written;
  const isSoft = adjective.endsWith('ий') && !/[гкхжчшщ]$/.test(stem);
  const ending = /[ая]$/.test(noun)
    ? isSoft
      ? 'яя'
      : 'ая'
    : /[ое]$/.test(noun)
      ? isSoft || /[жчшщ]$/.test(stem)
        ? 'ее'
        : 'ое'
      : adjective.slice(stem.length);
  // «Гнилые болота»: a plural stays as it is.
  if (/(?:ые|ие|ых|их|ыми|ими)$/.test(capital)) return written;
  const isCapital = small !== small.toLowerCase();
  return `${capitalise(stem)}${ending} ${isCapital ? capitalise(noun) : noun}`;
}

/** «санкт-петербург» → «Санкт-Петербург» */
export function capitalise(word: string): string {
  return word.replace(/^\p{L}|-\p{L}/gu, (letter) => letter.toUpperCase());
}
