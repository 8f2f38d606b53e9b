import { blockElements } from '../../publication/canonical/allowed-html.ts';
import { Gap } from '../../publication/layout/gap.ts';
import { MarkupCursor, type OpenTag } from '../../publication/layout/markup-cursor.ts';

/** The languages whose hyphenation patterns are part of the product. */
export const hyphenatedLanguages = ['en-us', 'en-gb', 'ru'] as const;
export type HyphenatedLanguage = (typeof hyphenatedLanguages)[number];

export interface HyphenationRequest {
  /** The language of the text where its markup names no other. */
  language: string | null;
  /** Languages that the markup names wrongly. */
  ignored: readonly (string | null)[];
  /** The languages that the browser cannot hyphenate itself. */
  wanted: readonly HyphenatedLanguage[];
}

/** Text in one language. */
export interface LanguageStretch {
  /** UTF-16 offset in the chapter's canonical text. */
  start: number;
  text: string;
  language: string | null;
  /** Set as running text is: in lines of the full width, in the usual letters. */
  isPlain: boolean;
}

/** Where a word may be divided, as indexes into it. */
export type DivideWord = (word: string) => readonly number[];

/** Which patterns divide the words of a language; null if none do. */
export function patternsFor(language: string | null): HyphenatedLanguage | null {
  const [primary, ...rest] = (language ?? '').toLowerCase().split(/[-_]/);
  if (primary === 'ru') return 'ru';
  if (primary !== 'en') return null;
  return rest.some((part) => BRITISH.has(part)) ? 'en-gb' : 'en-us';
}

const BRITISH = new Set(['gb', 'ie', 'au', 'nz', 'za', 'in']);

/**
 * The text of canonical markup by language, in order.
 *
 * @param startsAt offset of its first character that is not white space
 */
export function languageStretches(
  html: string,
  startsAt: number,
  { language, ignored }: Pick<HyphenationRequest, 'language' | 'ignored'>,
): LanguageStretch[] {
  const stretches: LanguageStretch[] = [];
  const cursor = new MarkupCursor(html);
  const gap = new Gap();
  const hasLanguages = html.includes(' lang="');
  let position = startsAt;
  while (cursor.next()) {
    if (cursor.kind !== 'text') {
      if (cursor.name === 'br') gap.line();
      else if (blockElements.has(cursor.name)) gap.block();
      continue;
    }
    const text = cursor.text.trim();
    if (cursor.text.startsWith(' ')) gap.space();
    if (text === '') continue;
    if (stretches.length > 0) position += gap.text.length;
    const own = hasLanguages ? languageOf(cursor.open, language, ignored) : language;
    const isPlain = isRunningText(cursor.open);
    const last = stretches.at(-1);
    // A word continues across tags.
    if (last?.language === own && last.isPlain === isPlain && last.start + last.text.length === position)
      last.text += text;
    else stretches.push({ start: position, text, language: own, isPlain });
    position += text.length;
    gap.clear();
    if (cursor.text.endsWith(' ')) gap.space();
  }
  return stretches;
}

function languageOf(
  tag: OpenTag | null,
  base: string | null,
  ignored: readonly (string | null)[],
): string | null {
  for (let open = tag; open; open = open.parent) {
    const own = / lang="([^"]*)"/.exec(open.attributes)?.[1];
    if (own !== undefined && !ignored.includes(own)) return own;
  }
  return base;
}

function isRunningText(tag: OpenTag | null): boolean {
  for (let open = tag; open; open = open.parent) {
    if (NARROW.has(open.name)) return false;
    const words = / data-as="([^"]*)"/.exec(open.attributes)?.[1];
    if (words?.split(' ').some((word) => !USUAL.has(word))) return false;
  }
  return true;
}

const NARROW = new Set(['blockquote', 'ul', 'ol', 'dl', 'table', 'figure', 'pre', 'aside']);
/** Presentations that hardly change the width of letters and lines. */
const USUAL = new Set([
  ...['no-indent', 'left', 'italic', 'upright', 'regular', 'underline', 'apart'],
  ...['space-above', 'space-below', 'page-before', 'page-after'],
]);

/** The shortest word that is divided, and what is left of it at either side: `hyphenate-limit-chars: 6 2 3`. */
const MIN_WORD = 6;
const MIN_BEFORE = 2;
const MIN_AFTER = 3;

/**
 * Longer than any word in print: the page breaks such a run anywhere. Dividing by patterns takes time that grows with
 * the square of the length.
 */
const MAX_WORD = 100;

/**
 * Where the words of a stretch may be divided at the end of a line, as offsets in the canonical text. Left whole are
 * words in which the publisher has put hyphens, addresses, names in English, and runs of letters that are no words.
 */
export function hyphenationPoints({ start, text, language }: LanguageStretch, divide: DivideWord): number[] {
  const points: number[] = [];
  const isEnglish = patternsFor(language) !== 'ru';
  for (const { index: tokenAt, 0: token } of text.matchAll(/\S+/g)) {
    if (token.length < MIN_WORD || ADDRESS.test(token)) continue;
    for (const { index, 0: word } of token.matchAll(WORD)) {
      if (word.length < MIN_WORD || word.length > MAX_WORD || word.includes(SOFT_HYPHEN)) continue;
      if (isEnglish && CAPITAL.test(word)) continue;
      for (const at of divide(word))
        if (at >= MIN_BEFORE && word.length - at >= MIN_AFTER && !ACCENT.test(word.slice(at, at + 2)))
          points.push(start + tokenAt + index + at);
    }
  }
  return points;
}

const SOFT_HYPHEN = '\u00ad';
const WORD = /[\p{L}\p{M}\u00ad]+/gu;
const CAPITAL = /^\p{Lu}/u;
const ACCENT = /^\p{M}/u;
const ADDRESS = /[@/\\_\d=]|\p{L}\.\p{L}/u;
