import type { Language } from './types.ts';

/**
 * Marks text that is not the narrator's prose: verse and lists (a row of short lines), letters between a salutation
 * and its close, and the printer's notices. These are never illustrated.
 *
 * @param mask 1 per character; characters of such lines are set
 */
export function markNotProse(text: string, language: Language, mask: Uint8Array): void {
  const lines = [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({ line, start: index }));
  const mark = ({ line, start }: Line): void => void mask.fill(1, start, start + line.length);
  for (const row of rowsOfShortLines(lines)) row.forEach(mark);
  for (const letter of lettersIn(lines, language)) letter.forEach(mark);
  for (const one of lines) if (isNotice(one.line)) mark(one);
}

/** Front matter as a whole: a short chapter of which several lines are notices, or nothing but rows of short lines. */
export function isFrontMatter(text: string): boolean {
  const lines = [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({ line, start: index }));
  const letters = lines.reduce((sum, { line }) => sum + line.length, 0);
  if (letters < 8_000 && lines.filter(({ line }) => isNotice(line)).length >= 2) return true;
  const inRows = rowsOfShortLines(lines)
    .flat()
    .reduce((sum, { line }) => sum + line.length, 0);
  return lines.length > 4 && inRows > letters * 0.8;
}

interface Line {
  readonly line: string;
  readonly start: number;
}

const SHORT_LINE_CHARS = 65;
const LINES_IN_A_ROW = 4;

/** Short lines in a row that begin with a capital and mostly end in the middle of a sentence, as talk never does. */
function rowsOfShortLines(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  let row: Line[] = [];
  const close = (): void => {
    const open = row.filter(({ line }) => !/[.!?…][”"’'»)\]]*\s*$/.test(line)).length;
    if (row.length >= LINES_IN_A_ROW && open >= row.length * 0.4) rows.push(row);
    row = [];
  };
  for (const one of lines) {
    if (one.line.length <= SHORT_LINE_CHARS && /^\s*[“"«‘'(]?[\p{Lu}\d]/u.test(one.line)) row.push(one);
    else close();
  }
  close();
  return rows;
}

const SALUTATION: Record<Language, RegExp> = {
  en: /^\s*[“"‘_]?(?:my )?(?:dear(?:est)?|honoured|reverend)\s[^.!?]{1,40}[,:.!—-]*\s*$/i,
  ru: /^\s*[«"]?(?:милостив|любезн|дорог|многоуважаем|драгоценн)\p{L}+\s[^.?]{1,50}[!,.…]*\s*$/iu,
};
const CLOSE: Record<Language, RegExp> = {
  en: /^\s*[“"‘_]?(?:(?:ever |very |always |i am[^.]{0,30})?(?:yours|your (?:affectionate|loving|obedient|humble|sincere|faithful|devoted|friend))|affectionately|sincerely|faithfully)\b.{0,60}$/i,
  ru: /^\s*[«"]?(?:остаюсь\s|(?:ваш|твой|твоя|ваша|преданн|покорн)\p{L}*\s|с (?:истинным |глубоким )?(?:уважением|почтением)).{0,60}$/iu,
};
const LETTER_LINES = 30;

/** Salutation to close. Where letters are most of the chapter they are the narration, and none is found. */
function lettersIn(lines: readonly Line[], language: Language): Line[][] {
  const letters: Line[][] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!SALUTATION[language].test(lines[i]!.line)) continue;
    const within = lines.slice(i + 1, i + LETTER_LINES);
    const close = within.findIndex(({ line }) => CLOSE[language].test(line));
    if (close < 0) continue;
    letters.push(lines.slice(i, i + close + 2));
    i += close + 1;
  }
  const chars = (all: readonly Line[]): number => all.reduce((sum, { line }) => sum + line.length, 0);
  return chars(letters.flat()) > chars(lines) * 0.5 ? [] : letters;
}

const NOTICE =
  /\bISBN\b|©|\bcopyright\b|all rights reserved|project gutenberg|standard ebooks|hathitrust|internet archive|public domain|printed in|first published|published by|transcriber['’]s note|издательств|подписано в печать|все права защищены|тираж \d|\bУДК\b|\bББК\b|литрес|оцифровк|распознавание и вычитк/i;

const isNotice = (line: string): boolean => line.length < 900 && NOTICE.test(line);
