import type { TextRange } from '../layout/text-runs.ts';

/** Text folded for comparison: without case, accents and typographic variants. */
interface Folded {
  text: string;
  /** Positions in the original of the characters that were left out, in order. */
  leftOut: number[];
}

/** A search query, ready to be matched. */
export interface WordQuery {
  readonly pattern: RegExp;
}

/** Shorter queries would match every page. */
const MIN_CHARS = 2;

/**
 * Parses a query. Case and accents are ignored (ё matches е, but й only й), quotes and dashes match in any shape, and
 * words may be separated by any white space.
 *
 * @returns null when the query is too short
 */
export function wordQuery(typed: string): WordQuery | null {
  const words = fold(typed.normalize('NFC')).text.split(/\s+/).filter(Boolean);
  if (words.join(' ').length < MIN_CHARS) return null;
  return {
    pattern: new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+'), 'g'),
  };
}

/** Where a text has the words, in order and not overlapping. */
export function findWords(text: string, { pattern }: WordQuery): TextRange[] {
  const { text: folded, leftOut } = fold(text);
  return [...folded.matchAll(pattern)].map((match) => ({
    start: originOf(match.index, leftOut),
    // Accents that follow the last letter belong to it.
    end: originOf(match.index + match[0].length, leftOut),
  }));
}

/** Found words in their sentence. */
export interface Quotation {
  before: string;
  match: string;
  after: string;
}

/** How much of a long sentence is shown on either side. */
const SIDE_CHARS = 110;
const SENTENCE_END = /[.!?…]["'»”’)\]]*\s|[。！？]["'」』）]*|\n/gu;

/** The found words in their sentence; a long sentence is cut between words and marked by an ellipsis. */
export function quoteSentence(text: string, { start, end }: TextRange): Quotation {
  const from = Math.max(0, start - SIDE_CHARS);
  const to = Math.min(text.length, end + SIDE_CHARS);
  const head = text.slice(from, start);
  const lastEnd = [...head.matchAll(SENTENCE_END)].at(-1);
  const tail = text.slice(end, to);
  const firstEnd = tail.matchAll(SENTENCE_END).next().value;
  return {
    before: lastEnd
      ? head.slice(lastEnd.index + lastEnd[0].length).trimStart()
      : from > 0
        ? `…${head.slice(wordStart(head))}`
        : head,
    match: text.slice(start, end),
    after: firstEnd
      ? tail.slice(0, firstEnd.index + firstEnd[0].length).trimEnd()
      : to < text.length
        ? `${tail.slice(0, wordEnd(tail))}…`
        : tail,
  };
}

const wordStart = (head: string) => head.indexOf(' ') + 1;
const wordEnd = (tail: string) => {
  const space = tail.lastIndexOf(' ');
  return space < 0 ? tail.length : space;
};

const VARIANTS: Record<string, string> = {
  ...{ '’': "'", '‘': "'", ʼ: "'", '‛': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '–': '-', '—': '-', '‐': '-', '‑': '-', '−': '-', ł: 'l', ø: 'o', đ: 'd' },
};
/** Letters that may carry accents, and signs with several variants; not characters that are frequent in most texts. */
const VARIED =
  /[\u00ab\u00bb\u00c0-\u024f\u02bc\u0370-\u03ff\u0400-\u040f\u0450-\u0486\u048a-\u052f\u1e00-\u1fff\u2010-\u2014\u2018-\u201f\u2212]/g;
/** Combining accents, joiners and soft hyphens. */
const LEFT_OUT = /[\p{M}\u00ad\u200b-\u200d\u2060]/gu;

function fold(text: string): Folded {
  const leftOut: number[] = [];
  const lower = text
    // The only letter that would be folded into two.
    .replaceAll('İ', 'I')
    .toLowerCase()
    .replace(VARIED, foldCharacter)
    .replace(LEFT_OUT, (sign: string, index: number) => {
      for (let i = 0; i < sign.length; i++) leftOut.push(index + i);
      return '';
    });
  return { text: lower, leftOut };
}

/** The position in the original of the folded text's character `i`. Binary search. */
function originOf(i: number, leftOut: readonly number[]): number {
  let low = 0;
  let high = leftOut.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (leftOut[middle]! - middle <= i) low = middle + 1;
    else high = middle;
  }
  return i + low;
}

const known = new Map<string, string>();

function foldCharacter(character: string): string {
  let folded = known.get(character);
  if (folded === undefined) {
    const base = character === 'й' ? character : (character.normalize('NFD')[0] ?? character);
    folded = VARIANTS[base] ?? base;
    known.set(character, folded);
  }
  return folded;
}
