import type { Language } from './types.ts';

/**
 * Marks every character that is direct speech (or a letter or verse in quotation marks): “…”, "…", ‘…’, «…», „…“ and
 * the Russian paragraph that opens with a dash, less what the author puts in between (— сказал он, —). A quotation
 * that is not closed in its paragraph extends to the paragraph's end, by the convention of printers.
 */
export function findSpeech(text: string, language: Language): Uint8Array {
  const mask = new Uint8Array(text.length);
  for (const match of text.matchAll(/[^\n]+/g)) {
    const start = match.index;
    if (language === 'ru') markDashes(match[0], start, mask);
    markQuotes(match[0], start, mask);
  }
  unmarkNarration(text, mask);
  return mask;
}

/** A chapter narrated by one speaker is in quotation marks throughout, but is still narration. */
function unmarkNarration(text: string, mask: Uint8Array): void {
  const spoken = mask.reduce((sum, one) => sum + one, 0);
  if (text.length < NARRATED_CHARS || spoken < text.length * NARRATED_SHARE) return;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    if (line.length < NARRATED_PARAGRAPH_CHARS || !/^[“"«‘']/.test(line)) continue;
    mask.fill(0, index, index + line.length);
    // Within it, speech is in the other kind of marks.
    markQuotes(line.slice(1), index + 1, mask);
  }
}

const NARRATED_CHARS = 3_000;
const NARRATED_SHARE = 0.85;
const NARRATED_PARAGRAPH_CHARS = 300;

const CLOSERS: Record<string, string> = { '“': '”', '«': '»', '„': '“', '"': '"', '‘': '’', "'": "'" };

function markQuotes(line: string, offset: number, mask: Uint8Array): void {
  /**
   * Marks without a closing one in the rest of the line, so that the rest is searched once for each mark and not for
   * each opening.
   */
  const neverClosed = new Set<string>();
  for (let i = 0; i < line.length; i++) {
    const closer = CLOSERS[line[i]!];
    if (!closer || neverClosed.has(closer)) continue;
    const single = closer === '’' || closer === "'";
    if (single && !opensQuote(line, i)) continue;
    const end = single ? endOfSingleQuote(line, i, closer) : line.indexOf(closer, i + 1);
    if (single && end < 0) {
      neverClosed.add(closer);
      continue;
    }
    const stop = end < 0 ? line.length : end + 1;
    mask.fill(1, offset + i, offset + stop);
    i = stop - 1;
  }
}

function opensQuote(line: string, at: number): boolean {
  return (at === 0 || /[\s(—–-]/.test(line[at - 1]!)) && /\p{Lu}/u.test(line[at + 1] ?? '');
}

/** A single quotation mark closes after punctuation; anything else is an apostrophe. */
function endOfSingleQuote(line: string, from: number, closer: string): number {
  for (let i = line.indexOf(closer, from + 1); i >= 0; i = line.indexOf(closer, i + 1)) {
    if (/[.,!?;:—–-]/.test(line[i - 1]!) && !/\p{L}/u.test(line[i + 1] ?? '')) return i;
  }
  return -1;
}

const OPENING_DASH = /^\s*(?:[—–―]|-(?=\s))/;
const AUTHOR_STARTS = /[,.!?…:;]\s*[—–―-]+\s+(?=\p{Ll})/gu;
const AUTHOR_ENDS = /[,.!?…:;]\s*[—–―-]+\s+/gu;
const PAST_TENSE = /[а-яё]{2,}(?:л|ла|ло|ли|лся|лась|лось|лись|ит|ет)(?![а-яё])/iu;

function markDashes(line: string, offset: number, mask: Uint8Array): void {
  const opening = OPENING_DASH.exec(line);
  if (!opening) return;
  let at = opening[0].length;
  while (at < line.length) {
    const author = findAuthor(line, at);
    mask.fill(1, offset + at, offset + author.start);
    at = author.end;
  }
}

/** The next insertion by the author at or after `from`; an empty one at the line's end where there is none. */
function findAuthor(line: string, from: number): { start: number; end: number } {
  AUTHOR_STARTS.lastIndex = from;
  for (let match = AUTHOR_STARTS.exec(line); match; match = AUTHOR_STARTS.exec(line)) {
    const start = match.index + match[0].length;
    if (!PAST_TENSE.test(line.slice(start, start + 45))) continue;
    AUTHOR_ENDS.lastIndex = start;
    const end = AUTHOR_ENDS.exec(line);
    return { start, end: end ? end.index + end[0].length : line.length };
  }
  return { start: line.length, end: line.length };
}
