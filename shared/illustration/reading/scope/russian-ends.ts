import type { Spot } from './mark-words.ts';
import { looksLikeAdjective } from '../grammar/russian.ts';
import {
  BUT,
  CLAUSE_WORDS,
  GENITIVES,
  isVerb,
  LIKENESS_WORDS,
  LIST_WORDS,
  PLACING,
} from './russian-words.ts';
import type { Scopes } from './scopes.ts';

/** How far Russian phrases go. */
export interface RussianEnds {
  clauseEnd: (from: number, max?: number) => number;
  /** A simile may continue after a comma: "как мыши, когда, высунувши …, они высматривают". */
  likenessEnd: (from: number, isOfDeed?: boolean | 'oblique') => number;
  clauseStart: (i: number, max: number) => number;
  /** The first noun after a preposition, and what belongs to it. */
  nounEnd: (from: number) => number;
  sentenceEnd: (from: number, isOfList?: boolean) => number;
  /** The end of "rains, winds and frosts". */
  listEnd: (from: number) => number;
  /** «Не было тут парков, беседок и мостов»: the whole list. */
  deniedEnd: (from: number) => number;
}

/** «Походил на то, как будто телеги проезжали лес, заваленный листьями». */
const ACCOMPANYING =
  /(?:вш|дш|ущ|ющ|ащ|ящ|енн|анн)(?:ий|ая|ее|ие|ый|ое|ые|ую|его|ого|ему|ому|им|ым|их|ых|ей|ой)$/u;

const IN_OBLIQUE = /(?:[ое]му|[ое]го|[ое]й|ую)$/u;

export function russianEnds(scopes: Scopes): RussianEnds {
  const { tokens } = scopes;
  const clauseEnd = (from: number, max = CLAUSE_WORDS) =>
    scopes.endOf(
      from,
      max,
      ({ word }, i) => BUT.has(word) || (i > from + 1 && word === 'и' && isVerb(tokens[i + 1]?.word ?? '')),
    );
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

  function sentenceEnd(from: number, isOfList = false): number {
    let end = from;
    while (tokens[end]?.sentence === tokens[from]!.sentence && (isOfList || tokens[end]!.gap !== 'semicolon'))
      end++;
    return end;
  }

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
  return { clauseEnd, likenessEnd, clauseStart, nounEnd, sentenceEnd, listEnd, deniedEnd };
}

/** A word that governs a scope, with where phrases end after it. */
export type RussianSpot = Spot & RussianEnds;
