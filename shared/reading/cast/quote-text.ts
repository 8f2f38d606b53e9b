import { splitSentences } from '../../extraction/sentences.ts';
import { knownChars, mayShow } from '../spoilers/may-show.ts';
import type { TextStretch } from './known-facts.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/** Words of the book as they are quoted, and where they begin. */
export interface Quotation {
  readonly chapter: number;
  readonly offset: number;
  /** The words, with “…” where the sentence continues. */
  readonly text: string;
}

const LONGEST_CHARS = 320;
/** Note marks are not part of the quotation. */
const NOTE_MARK = /\s?\[\d{1,3}\]/g;

/**
 * The words of a stretch, shortened at a blank where they are long.
 *
 * @param text the chapter's canonical text
 * @param known how far the reader knows the book
 * @returns null if the reader does not know all of the stretch
 */
export function quote(text: string, stretch: TextStretch, known: TextPlace): Quotation | null {
  const { chapter, start, end } = stretch;
  if (!mayShow({ chapter, offset: end }, known)) return null;
  const isLong = end - start > LONGEST_CHARS;
  const stop = isLong ? lastBlank(text, start, start + LONGEST_CHARS) : end;
  const before = openSpeeches(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
  const words = text.slice(start, stop).replace(NOTE_MARK, '') + (isLong ? '…' : '');
  const quoted = (before[0] ?? '') + words;
  const unclosed = openSpeeches(quoted)[0];
  return { chapter, offset: start, text: quoted + (unclosed === undefined ? '' : CLOSING[unclosed]) };
}

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '«': '»', '„': '“' };

/** The marks of the speeches, and of what is quoted in them, that begin in a text and do not end in it. */
function openSpeeches(text: string): string[] {
  const open: string[] = [];
  for (const [mark] of text.matchAll(/[“”«»„]/g)) {
    if (open.length > 0 && CLOSING[open.at(-1)!] === mark) open.pop();
    else if (mark in CLOSING) open.push(mark);
  }
  return open;
}

/**
 * The sentence around a name as far as the reader knows it, shortened so that the name is in it.
 *
 * @param text the chapter's canonical text
 * @returns null if the reader does not know the name
 */
export function quoteSentence(text: string, name: TextStretch, known: TextPlace): Quotation | null {
  const { chapter, start, end } = name;
  if (!mayShow({ chapter, offset: end }, known)) return null;
  const read = text.slice(0, knownChars(chapter, text.length, known));
  const lineStart = read.lastIndexOf('\n', start) + 1;
  const lineEnd = read.indexOf('\n', end);
  const language = /[а-яё]/i.test(read.slice(start, end)) ? 'ru' : 'en';
  const sentences = splitSentences(read, lineStart, lineEnd < 0 ? read.length : lineEnd, language);
  const sentence = sentences.find((one) => one.start <= start && end <= one.end) ?? { start, end };
  const isFar = end - sentence.start > LONGEST_CHARS;
  const from = isFar ? Math.min(start, read.indexOf(' ', start - LONGEST_CHARS / 2) + 1) : sentence.start;
  const isCutOff =
    read.length < text.length && sentence.end === read.trimEnd().length && !CLOSES.test(read.trimEnd());
  // A page may end in the middle of a word.
  const isWhole = !isCutOff || /\s$/.test(read);
  const to = isWhole ? sentence.end : Math.max(end, read.lastIndexOf(' '));
  const words = quote(read, { chapter, start: from, end: to }, known)!;
  return { ...words, text: `${isFar ? '…' : ''}${words.text}${isCutOff ? '…' : ''}` };
}

const CLOSES = /[.!?…][”"’'»)\]]*$/;

function lastBlank(text: string, from: number, to: number): number {
  const blank = text.lastIndexOf(' ', to);
  return blank > from ? blank : to;
}
