import type { Token } from './grammar/tokens.ts';

/** The words of a clause or sentence with a space before and after each, for patterns of several words. */
export interface Phrase {
  text: string;
  first: number;
  last: number;
  /** The token at an offset of the text. */
  tokenAt: (offset: number) => number;
}

export function phrasesOf(tokens: readonly Token[], by: 'clause' | 'sentence'): Phrase[] {
  const lines: Phrase[] = [];
  for (let first = 0; first < tokens.length;) {
    const starts: number[] = [];
    let text = ' ';
    let next = first;
    while (next < tokens.length && tokens[next]![by] === tokens[first]![by]) {
      starts.push(text.length);
      text += `${tokens[next++]!.word} `;
    }
    const from = first;
    lines.push({
      text,
      first,
      last: next - 1,
      tokenAt: (offset) =>
        from +
        Math.max(
          0,
          starts.findLastIndex((start) => start <= offset),
        ),
    });
    first = next;
  }
  return lines;
}
