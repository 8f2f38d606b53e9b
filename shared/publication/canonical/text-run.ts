import type { DocumentFacts } from '../publication.ts';
import { isSpace, spaces } from './white-space.ts';

/** What a run of text needs before it can be written; `none` for most. */
export const RunNeeds = {
  none: 0,
  /** Nothing but white space. */
  blank: 1,
  /** White space other than single U+0020. */
  collapse: 2,
  escape: 4,
  /** Something that may not be in Unicode's composed form. */
  compose: 8,
  /** Control characters and noncharacters. */
  clean: 16,
  /** A no-break space, which the text has as a space. */
  noBreak: 32,
} as const;

/**
 * Looks at each character of raw text once: counts it for the document's facts and returns what else the run needs.
 * A run ends no word by itself; `endWord` does, at block elements.
 */
export class TextCounter {
  /** Where the last run ended. */
  end = 0;
  words = 0;
  private chars = 0;
  private inWord = false;
  private readonly first = new FirstWords();

  /**
   * `start` and `end` bound the run within a longer text: reading a slice's characters one by one is slow.
   */
  read(text: string, start = 0, end = text.length): number {
    return this.run(text, start, end, NO_STOP);
  }

  /** The run that ends before the next `<` or `&`. */
  readToMarkup(text: string, start: number): number {
    return this.run(text, start, text.length, Sign.markup);
  }

  endWord(): void {
    this.inWord = false;
    this.first.space();
  }

  facts(linear: boolean): DocumentFacts {
    return { words: this.words, chars: this.chars, first60: this.first.text, linear };
  }

  /**
   * Adds up instead of branching, because branch prediction fails at word ends and every character passes here.
   */
  private run(text: string, start: number, limit: number, stop: number): number {
    let seen = 0;
    let spaces = 0;
    let doubled = 0;
    let after: number = 0;
    let i = start;
    for (; i < limit; i++) {
      const sign = SIGNS[text.charCodeAt(i)]!;
      if (sign >= stop) break;
      seen |= sign;
      const space = sign & Sign.space;
      spaces += space;
      doubled += after & space;
      after = space;
    }
    this.end = i;
    if (i === start) return RunNeeds.blank;
    const beginsWord = !this.inWord && (SIGNS[text.charCodeAt(start)]! & Sign.space) === 0;
    // Each group of spaces ends a word or precedes one; the last, at the end, precedes none.
    this.words += spaces - doubled - after + (beginsWord ? 1 : 0);
    const chars = i - start - spaces - (seen & Sign.lowSurrogate ? countLowSurrogates(text, start, i) : 0);
    this.chars += chars;
    this.inWord = after === 0;
    if (!this.first.full) this.first.read(text, start, i);
    return (seen & NEEDS) | (doubled > 0 ? RunNeeds.collapse : 0) | (chars === 0 ? RunNeeds.blank : 0);
  }
}

/** The start of a text, each run of its white space as one space. */
class FirstWords {
  text = '';
  full = false;
  private chars = 0;
  private afterSpace = false;

  read(text: string, start: number, end: number): void {
    for (let i = start; i < end && !this.full; i++) {
      const code = text.charCodeAt(i);
      if (isSpace(code) || (code === BYTE_ORDER_MARK && this.chars === 0)) this.space();
      else {
        if (this.afterSpace) this.add(' ', 0x20);
        this.afterSpace = false;
        this.add(text[i]!, code);
      }
    }
  }

  space(): void {
    this.afterSpace = this.chars > 0;
  }

  private add(unit: string, code: number): void {
    const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
    // Both halves of the last are taken before it is full.
    this.full = this.chars === FIRST_CHARS && !isSecondHalf;
    if (this.full) return;
    this.text += unit;
    if (!isSecondHalf) this.chars++;
  }
}

const FIRST_CHARS = 60;
const BYTE_ORDER_MARK = 0xfeff;

/** The class of a UTF-16 unit, beside the flags it sets. */
const Sign = { space: 1, lowSurrogate: 64, markup: 128 } as const;
/** More than any sign. */
const NO_STOP = 256;
const NEEDS = RunNeeds.collapse | RunNeeds.escape | RunNeeds.compose | RunNeeds.clean | RunNeeds.noBreak;

/** By UTF-16 unit; a constant, so that a look-up costs one instruction. */
const SIGNS = makeSigns();

function makeSigns(): Uint8Array {
  const signs = new Uint8Array(0x10000).fill(RunNeeds.compose);
  signs.fill(0, 0x20, 0x300);
  signs.fill(RunNeeds.clean, 0, 0x20).fill(RunNeeds.clean, 0x7f, 0xa0);
  // Cyrillic and general punctuation, which composing leaves alone; it spares Russian books the work.
  signs.fill(0, 0x400, 0x483).fill(0, 0x48a, 0x530).fill(0, 0x200b, 0x2070);
  signs.fill(RunNeeds.compose | Sign.lowSurrogate, 0xdc00, 0xe000);
  signs.fill(RunNeeds.compose | RunNeeds.clean, 0xfffe);
  for (const code of spaces) signs[code] = Sign.space | RunNeeds.collapse;
  signs[0x20] = Sign.space;
  signs[0xa0] = Sign.space | RunNeeds.noBreak;
  signs[0x26] = signs[0x3c] = Sign.markup | RunNeeds.escape;
  signs[0x3e] = RunNeeds.escape;
  return signs;
}

function countLowSurrogates(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) if ((text.charCodeAt(i) & 0xfc00) === 0xdc00) count++;
  return count;
}

/** Collapses white space to one space (a no-break space if the run holds one), cleans and composes, as needed. */
export function normaliseRun(run: string, needs: number): string {
  let text = run;
  if (needs & RunNeeds.clean) text = text.replace(CONTROLS, '');
  if (needs & RunNeeds.collapse) text = collapse(text);
  if (needs & RunNeeds.compose) text = text.normalize('NFC');
  return text;
}

/** A regular expression of all kinds of white space takes ten times as long. */
function collapse(run: string): string {
  const isSpaceAt = (i: number) => (SIGNS[run.charCodeAt(i)]! & Sign.space) !== 0;
  let collapsed = '';
  let from = 0;
  for (let i = 0; i < run.length; i++) {
    const sign = SIGNS[run.charCodeAt(i)]!;
    if (!(sign & Sign.space)) continue;
    const start = i;
    let seen = sign;
    while (i + 1 < run.length && isSpaceAt(i + 1)) seen |= SIGNS[run.charCodeAt(++i)]!;
    if (i === start && !(sign & RunNeeds.collapse)) continue;
    collapsed += run.slice(from, start) + (seen & RunNeeds.noBreak ? '\xa0' : ' ');
    from = i + 1;
  }
  return collapsed + run.slice(from);
}

// eslint-disable-next-line no-control-regex -- control characters are what it removes
const CONTROLS = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g;
