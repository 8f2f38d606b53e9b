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
  private words = 0;
  private chars = 0;
  private inWord = false;
  private first = '';
  private firstChars = 0;

  /** `start` and `end` bound the run within a longer text: asking a slice for its characters one by one is slow. */
  read(text: string, start = 0, end = text.length): number {
    let needs = 0;
    let inWord = this.inWord;
    let afterSpace = false;
    let chars = 0;
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code > 0x20 && code < 0x7f) {
        if (code === 0x26 || code === 0x3c || code === 0x3e) needs |= RunNeeds.escape;
      } else if (isSpace(code)) {
        if (afterSpace || (code !== 0x20 && code !== 0xa0)) needs |= RunNeeds.collapse;
        if (code === 0xa0) needs |= RunNeeds.noBreak;
        afterSpace = true;
        inWord = false;
        continue;
      } else if (code >= 0x300) {
        if (!settled(code)) needs |= RunNeeds.compose;
        if (code >= 0xdc00 && code <= 0xdfff) chars--;
        else if (code >= 0xfffe) needs |= RunNeeds.clean;
      } else if (code < 0xa0) needs |= RunNeeds.clean;
      chars++;
      afterSpace = false;
      if (!inWord) {
        inWord = true;
        this.words++;
      }
    }
    if (chars === 0) needs |= RunNeeds.blank;
    if (this.firstChars < 60) this.readFirst(text.slice(start, Math.min(end, start + 600)));
    this.chars += chars;
    this.inWord = inWord;
    return needs;
  }

  endWord(): void {
    this.inWord = false;
    if (this.firstChars < 60) this.readFirst(' ');
  }

  facts(linear: boolean): DocumentFacts {
    const first60 = [...this.first.trim()].slice(0, 60).join('');
    return { words: this.words, chars: this.chars, first60, linear };
  }

  private readFirst(run: string): void {
    this.first = (this.first + run).replace(SPACES, ' ').trimStart();
    this.firstChars = [...this.first.trimEnd()].length;
  }
}

const SPACES = new RegExp(`[${SPACE_CLASS}]+`, 'g');

/** Cyrillic and general punctuation, which composing leaves alone; it spares Russian books the work. */
const settled = (code: number): boolean =>
  (code >= 0x400 && code <= 0x482) || (code >= 0x48a && code <= 0x52f) || (code >= 0x200b && code <= 0x206f);

/** Collapses white space to one space (a no-break space if the run holds one), cleans and composes, as needed. */
export function settleRun(run: string, needs: number): string {
  let text = run;
  if (needs & RunNeeds.clean) text = text.replace(CONTROLS, '');
  if (needs & RunNeeds.collapse)
    text = text.replace(SPACES, needs & RunNeeds.noBreak ? keepNoBreak : oneSpace);
  if (needs & RunNeeds.compose) text = text.normalize('NFC');
  return text;
}

const oneSpace = () => ' ';
const keepNoBreak = (spaces: string) => (spaces.includes('\xa0') ? '\xa0' : ' ');

// eslint-disable-next-line no-control-regex -- control characters are what it removes
const CONTROLS = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g;
