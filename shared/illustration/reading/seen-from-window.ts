import type { ReadText } from './text.ts';

/** "Through the window he saw the garden", "вид из окна на двор". */
export function isAtWindow(tokens: ReadText['tokens'], at: number, sentence: number): boolean {
  for (let i = Math.max(1, at - 12); i < at; i++) {
    const { word } = tokens[i]!;
    if (
      tokens[i]!.sentence === sentence &&
      ((/^windows?$/u.test(word) &&
        tokens
          .slice(Math.max(0, i - 3), i)
          .some((token) => /^(?:the|a|his|her|its|of|from|through|out)$/u.test(token.word))) ||
        /^(?:окна|окон|окно)$/u.test(word)) &&
      tokens
        .slice(Math.max(0, i - 3), i)
        .some((token) => /^(?:through|from|из|в|сквозь|out|the|выходил\p{L}*|of)$/u.test(token.word))
    )
      return true;
    if (/^(?:overlook\p{L}+|выход(?:ил\p{L}*|ящ\p{L}+)|обращенн\p{L}+)$/u.test(word) && at - i < 6)
      return true;
  }
  return false;
}
