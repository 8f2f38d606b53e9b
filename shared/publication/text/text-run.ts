import type { DocumentFacts } from '../publication.ts';
import { SPACE_CLASS, isSpace } from './white-space.ts';

/** What a run of text needs before it can be written; `none` for most. */
export const RunNeeds = {
  none: 0,
  /** White space other than single U+0020. */
  collapse: 1,
  escape: 2,
  /** Something that may not be in Unicode's composed form. */
  compose: 4,
  /** Control characters and noncharacters. */
  clean: 8,
  /** A no-break space, which the text has as a space. */
  noBreak: 16,
  /** Nothing but white space. */
  blank: 32,
} as const;

/**
 * Looks at each character of raw text once: counts it for the document's facts and says what else the run needs.
 * A run ends no word by itself; `endWord` does, at block elements.
 */
export class TextCounter {
  /** Where the last run ended. */
  end = 0;
  private words = 0;
  private chars = 0;
  private inWord = false;
  private readonly first = new FirstWords();

  /** `start` and `end` bound the run within a longer text: asking a slice for its characters one by one is slow. */
  read(text: string, start = 0, end = text.length): number {
    return this.run(text, start, end, false);
  }

  /** The run that ends before the next `<` or `&`. */
  readToMarkup(text: string, start: number): number {
    return this.run(text, start, text.length, true);
  }

  endWord(): void {
    this.inWord = false;
    this.first.space();
  }

  facts(linear: boolean): DocumentFacts {
    return { words: this.words, chars: this.chars, first60: this.first.text, linear };
  }

  private run(text: string, start: number, limit: number, toMarkup: boolean): number {
    const kinds = kindsOfChars();
    let { inWord, words } = this;
    let needs = 0;
    let uncounted = 0;
    let afterSpace = false;
    let i = start;
    for (; i < limit; i++) {
      const kind = kinds[text.charCodeAt(i)]!;
      if (kind === Kind.letter) {
        if (!inWord) {
          inWord = true;
          words++;
        }
        // The rest of the word: most of a book's characters are seen here.
        while (++i < limit && kinds[text.charCodeAt(i)] === Kind.letter);
        i--;
        afterSpace = false;
        continue;
      }
      if (kind >= Kind.space) {
        if (afterSpace || kind === Kind.oddSpace) needs |= RunNeeds.collapse;
        if (kind === Kind.noBreakSpace) needs |= RunNeeds.noBreak;
        afterSpace = true;
        inWord = false;
        uncounted++;
        continue;
      }
      if (kind === Kind.markup && toMarkup) break;
      needs |= NEEDS[kind]!;
      if (kind === Kind.lowSurrogate) uncounted++;
      afterSpace = false;
      if (!inWord) {
        inWord = true;
        words++;
      }
    }
    this.end = i;
    const chars = i - start - uncounted;
    if (chars === 0) needs |= RunNeeds.blank;
    this.chars += chars;
    this.inWord = inWord;
    this.words = words;
    if (!this.first.full) this.first.read(text, start, i);
    return needs;
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

const Kind = {
  /** Plain text, which is written as it stands. */
  letter: 0,
  /** `<` and `&`. */
  markup: 1,
  /** `>`. */
  escape: 2,
  compose: 3,
  lowSurrogate: 4,
  clean: 5,
  noncharacter: 6,
  /** From here on white space. */
  space: 7,
  noBreakSpace: 8,
  oddSpace: 9,
} as const;

/** By kind. */
const NEEDS = [
  RunNeeds.none,
  RunNeeds.escape,
  RunNeeds.escape,
  RunNeeds.compose,
  RunNeeds.compose,
  RunNeeds.clean,
  RunNeeds.compose | RunNeeds.clean,
];

let kinds: Uint8Array | undefined;

/** The kind of each UTF-16 unit, made at first use. */
function kindsOfChars(): Uint8Array {
  if (kinds !== undefined) return kinds;
  kinds = new Uint8Array(0x10000);
  for (let code = 0; code < kinds.length; code++) kinds[code] = kindOf(code);
  return kinds;
}

function kindOf(code: number): number {
  if (code === 0x20) return Kind.space;
  if (code === 0xa0) return Kind.noBreakSpace;
  if (isSpace(code)) return Kind.oddSpace;
  if (code === 0x26 || code === 0x3c) return Kind.markup;
  if (code === 0x3e) return Kind.escape;
  if (code > 0x20 && code < 0x7f) return Kind.letter;
  if (code < 0xa0) return Kind.clean;
  if (code < 0x300 || isSettled(code)) return Kind.letter;
  if (code >= 0xdc00 && code <= 0xdfff) return Kind.lowSurrogate;
  return code >= 0xfffe ? Kind.noncharacter : Kind.compose;
}

/** Cyrillic and general punctuation, which composing leaves alone; it spares Russian books the work. */
const isSettled = (code: number): boolean =>
  (code >= 0x400 && code <= 0x482) || (code >= 0x48a && code <= 0x52f) || (code >= 0x200b && code <= 0x206f);

const SPACES = new RegExp(`[${SPACE_CLASS}]+`, 'g');

/** Collapses white space to one space (a no-break space if the run holds one), cleans and composes, as needed. */
export function settleRun(run: string, needs: number): string {
  let text = run;
  if (needs & RunNeeds.clean) text = text.replace(CONTROLS, '');
  if (needs & RunNeeds.collapse)
    text = needs & RunNeeds.noBreak ? text.replace(SPACES, keepNoBreak) : text.replace(SPACES, ' ');
  if (needs & RunNeeds.compose) text = text.normalize('NFC');
  return text;
}

const keepNoBreak = (spaces: string) => (spaces.includes('\xa0') ? '\xa0' : ' ');

// eslint-disable-next-line no-control-regex -- control characters are what it removes
const CONTROLS = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g;
