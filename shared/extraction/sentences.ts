import type { Language } from './types.ts';

/** Begins only at the first of several marks, so that a row of a million dots is read once. */
const END = /(?<![.!?…])[.!?…]+[”"’'»)\]]*(?=\s|$)/g;
/** The longest sentences of novels have about 1,800 characters; text without full stops is divided here. */
export const LONGEST_SENTENCE_CHARS = 2_000;

const OPENS_A_SENTENCE = /[\p{Lu}\d“"„«‘'([—–-]/u;

const ABBREVIATIONS: Record<Language, RegExp> = {
  en: /(?:^|[\s(“"‘—-])(?:mr|mrs|ms|messrs|mme|mlle|dr|st|capt|col|gen|lieut|lt|sgt|rev|hon|prof|esq|jr|sr|vol|no|vs|viz|etc|[a-z])\.$/i,
  ru: /(?:^|[\s(«„"—-])(?:г|гг|т|д|п|е|к|ул|св|стр|см|им|др|пр|руб|коп|тыс|[а-яё])\.$/i,
};

/**
 * Sentences between two offsets of a line, without the blanks around them. A full stop after a title, an initial or
 * an abbreviation doesn't end a sentence, nor does a mark followed by a lower-case letter (“Run!” he cried).
 */
export function splitSentences(
  text: string,
  from: number,
  to: number,
  language: Language,
): { start: number; end: number }[] {
  const line = text.slice(from, to);
  const sentences: { start: number; end: number }[] = [];
  let start = skipBlanks(line, 0);
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    const following = line[skipBlanks(line, end)];
    if (following !== undefined && !OPENS_A_SENTENCE.test(following)) continue;
    if (isDashThenSmallLetter(line, skipBlanks(line, end))) continue;
    if (match[0] === '.' && isAbbreviation(line.slice(start, end), language, following)) continue;
    if (end > start) add(start, end);
    start = skipBlanks(line, end);
  }
  const rest = line.slice(start).trimEnd();
  if (rest) add(start, start + rest.length);
  return sentences;

  function add(first: number, end: number): void {
    let at = first;
    while (end - at > LONGEST_SENTENCE_CHARS) {
      const cut = lastBlank(line, at + LONGEST_SENTENCE_CHARS / 2, at + LONGEST_SENTENCE_CHARS);
      sentences.push({ start: from + at, end: from + cut });
      at = skipBlanks(line, cut);
    }
    if (end > at) sentences.push({ start: from + at, end: from + end });
  }
}

/** Where to divide a sentence that is too long: at the last blank between two offsets, or in the middle of a word. */
function lastBlank(line: string, from: number, to: number): number {
  for (let i = to; i > from; i--) if (/\s/.test(line[i]!)) return i;
  return /[\uDC00-\uDFFF]/.test(line[to]!) ? to - 1 : to;
}

function skipBlanks(line: string, at: number): number {
  let i = at;
  while (i < line.length && /\s/.test(line[i]!)) i++;
  return i;
}

function isDashThenSmallLetter(line: string, at: number): boolean {
  return /^[—–-]+\s*\p{Ll}/u.test(line.slice(at, at + 6));
}

function isAbbreviation(sentence: string, language: Language, following: string | undefined): boolean {
  if (following === undefined) return false;
  return ABBREVIATIONS[language].test(sentence.slice(-12)) && !/\bI\.$/.test(sentence);
}
