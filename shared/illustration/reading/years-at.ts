import type { Token } from './grammar/tokens.ts';

/** The age that a number states beside "years of age", "лет" or "aged"; null if it is not an age. */
export function yearsAt(tokens: readonly Token[], at: number): number | null {
  const { word, sentence } = tokens[at]!;
  const counted =
    TENS[word] ?? TENS[word.split('-')[0]!] ?? (/^\d{1,2}$/u.test(word) ? Number(word) : undefined);
  if (counted === undefined || counted < 5) return null;
  // "A girl of about twelve".
  const lead = tokens
    .slice(Math.max(0, at - 3), at)
    .filter((token) => token.sentence === sentence)
    .map((token) => token.word)
    .join(' ');
  if (
    /\b(?:girl|boy|child|lad|youth) of (?:about |some |perhaps |nearly )?$/u.test(`${lead} `) &&
    !/^(?:years?|months?|days?)$/u.test(tokens[at + 1]?.word ?? '')
  )
    return counted;
  const words = tokens
    .slice(Math.max(0, at - 3), at + 6)
    .filter((token) => token.sentence === sentence)
    .map((token) => token.word);
  const text = words.join(' ');
  // "He was about fifty", "a man of forty": years without the word, where nothing else is counted.
  const next = tokens[at + 1];
  const isLast = !next || next.gap !== 'none' || /^(?:and|or|with|in|who|but)$/u.test(next.word);
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .map((token) => token.word)
    .join(' ');
  if (
    counted >= 16 &&
    isLast &&
    /(?:\b(?:man|woman|fellow|person|lady|gentleman) of|\b(?:was|is|be|were) (?:about|nearly|over|past|perhaps|almost|some)|\bnot (?:over|past))$/u.test(
      before,
    )
  )
    return counted;
  const isAge = /\byears? (?:of age|old)\b|\baged\b/u.test(text) || /(?:^| )лет(?: |$)/u.test(text);
  return isAge ? counted : null;
}

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  eighteen: 18,
  nineteen: 19,
  seventeen: 17,
  sixteen: 16,
  fifteen: 15,
  fourteen: 14,
  thirteen: 13,
  twelve: 12,
  eleven: 11,
  ten: 10,
  nine: 9,
  eight: 8,
  seven: 7,
  six: 6,
  двадцати: 20,
  тридцати: 30,
  сорока: 40,
  пятидесяти: 50,
  шестидесяти: 60,
  семидесяти: 70,
  восьмидесяти: 80,
  девяноста: 90,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемнадцать: 18,
  восемнадцати: 18,
  девятнадцать: 19,
  девятнадцати: 19,
  семнадцать: 17,
  семнадцати: 17,
  шестнадцать: 16,
  шестнадцати: 16,
  пятнадцать: 15,
  пятнадцати: 15,
  двенадцать: 12,
  двенадцати: 12,
  одиннадцать: 11,
  одиннадцати: 11,
  десяти: 10,
  десять: 10,
  девяти: 9,
  девять: 9,
  восьми: 8,
  восемь: 8,
  семи: 7,
  семь: 7,
  шести: 6,
  шесть: 6,
};
