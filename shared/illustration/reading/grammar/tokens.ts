/** A word of a text with the gap before it. */
export interface Token {
  /** In lower case, ё written as е, typographic apostrophes as '. */
  readonly word: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** Joined to the word before by a hyphen: "bed-room". */
  readonly isJoined: boolean;
  /** What separates it from the word before. */
  readonly gap: 'none' | 'comma' | 'semicolon' | 'dash' | 'sentence';
  readonly sentence: number;
  /** Counts the stretches between any punctuation. */
  readonly clause: number;
  readonly isSpoken: boolean;
  /** Of another language than its text, so that it is in no dictionary. */
  readonly isForeign?: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*['’]?|\d+/gu;
/** «Деревá»: a stress mark on a Russian vowel, or a Latin letter that has one. */
const ACCENT = /(?<=[а-яё]|^)(?:([аеиоуыэюя])\u0301|[áéóý](?=[а-яё]|$))/gu;
const STRESSED: Readonly<Record<string, string>> = { á: 'а', é: 'е', ó: 'о', ý: 'у' };
const unstressed = (mark: string, vowel?: string): string => vowel ?? STRESSED[mark] ?? mark;
const ABBREVIATIONS = new Set(['mr', 'mrs', 'dr', 'st', 'messrs', 'г', 'гг', 'св', 'см']);
const MAX_WORD_CHARS = 40;

/** The words of a text in order, in time that grows with its length. Absurdly long words are cut. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let end = 0;
  let isSpoken = false;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const between = text.slice(end, match.index);
    const previous = tokens.at(-1);
    for (const mark of between) {
      if (mark === '“' || mark === '«') isSpoken = true;
      else if (mark === '”' || mark === '»') isSpoken = false;
      else if (mark === '"') isSpoken = !isSpoken;
    }
    const gap = previous ? gapOf(between, previous.word) : 'sentence';
    if (gap === 'sentence') sentence++;
    if (gap !== 'none') clause++;
    const raw = match[0];
    end = match.index + raw.length;
    const word = raw
      .slice(0, MAX_WORD_CHARS)
      .toLowerCase()
      .replace(ACCENT, unstressed)
      .replaceAll('ё', 'е')
      .replaceAll('’', "'")
      .replace(/'$/u, '');
    tokens.push({
      word,
      start: match.index,
      end: raw.endsWith("'") || raw.endsWith('’') ? end - 1 : end,
      isCapital: /^\p{Lu}/u.test(raw),
      isJoined: between === '-' || between === '‑',
      gap,
      sentence,
      clause,
      isSpoken,
    });
  }
  return tokens;
}

function gapOf(between: string, previous: string): Token['gap'] {
  if (/[!?…]|\n\s*\n/u.test(between)) return 'sentence';
  if (between.includes('.'))
    return ABBREVIATIONS.has(previous) && /^\.\s*$/u.test(between) ? 'none' : 'sentence';
  if (/[;:]/u.test(between)) return 'semicolon';
  if (/--|[—–()]|\s-\s/u.test(between)) return 'dash';
  return /[,"“”«»]/u.test(between) ? 'comma' : 'none';
}
