/** The fullest of the names, the earlier of two equals. */
export function bestName(aliases: Iterable<{ readonly text: string }>): string {
  let best = '';
  let bestWords = 0;
  for (const { text } of aliases) {
    const words = Math.min(3, text.split(' ').length);
    if (words > bestWords) [best, bestWords] = [text, words];
  }
  return best;
}
