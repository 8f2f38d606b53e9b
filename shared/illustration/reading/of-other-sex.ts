import type { Candidate } from './candidate.ts';
import type { ReadText } from './text.ts';

/** "He saw her": the object of a verb of seeing is not its subject. */
const SEEING = /^(?:saw|found|perceived|noticed|observed|beheld|discovered|watched)$/u;

/** "The ladies saw that he wore a blue coat": the coat belongs to the subject of its clause. In Russian a table is "he" as well. */
export function isOfOtherSex(
  { sex, count, at }: Candidate,
  index: number,
  tokens: ReadText['tokens'],
): boolean {
  const { clause } = tokens[index]!;
  // "He looked into her eyes", "the hair she bared".
  const owner =
    tokens
      .slice(Math.max(0, index - 3), index)
      .findLast(
        (token) =>
          token.clause === clause && /^(?:his|her|the|a|an|my|their|this|that|with|of|in)$/u.test(token.word),
      )?.word ?? '';
  if (sex && count === 1 && /^(?:his|her)$/u.test(owner)) return (owner === 'her') !== (sex === 'woman');
  const relative = tokens[index + 1];
  if (sex && count === 1 && relative?.gap === 'none' && /^s?he$/u.test(relative.word))
    return (relative.word === 'she') !== (sex === 'woman');
  // "… when she took off her veil; two thick plaits": hers as well.
  if (sex && count === 1)
    for (let i = index - 1; i > at && tokens[i]!.sentence === tokens[index]!.sentence; i--) {
      if (tokens[index]!.clause - tokens[i]!.clause > 4) break;
      if (/^s?he$/u.test(tokens[i]!.word)) {
        if ((tokens[i]!.word === 'she') !== (sex === 'woman')) return true;
        break;
      }
    }
  for (let i = index - 1; sex && i >= 0 && tokens[i]!.clause === clause; i--)
    if (SEEING.test(tokens[i]!.word)) return false;
    else if (/^s?he$/u.test(tokens[i]!.word)) return (tokens[i]!.word === 'she') !== (sex === 'woman');
  return false;
}
