const TITLE_CHARS = 120;
/** Shorter than that it is an abbreviation or a number: "Ch. 1. " */
const SENTENCE_MIN_CHARS = 20;

/**
 * A title as contents and headers can show it. Some converters put a whole chapter into its title: then only the
 * first sentence, or what fits and an ellipsis, is used. The chapter keeps the full text.
 */
export function shortenTitle(title: string): string {
  if (title.length <= TITLE_CHARS) return title;
  const start = title.slice(0, TITLE_CHARS);
  const sentence = /^.*?[.!?…]["»”’)]*(?=\s)/su.exec(start.slice(SENTENCE_MIN_CHARS))?.[0];
  if (sentence !== undefined) return start.slice(0, SENTENCE_MIN_CHARS) + sentence;
  const words = /^.*(?=\s)/s.exec(start)?.[0].replace(/[\s,;:–—-]+$/u, '') ?? '';
  // A line without spaces, as in Chinese, is cut between characters.
  const kept =
    words ||
    Array.from(start)
      .slice(0, -1)
      .join('')
      .replace(/[\ud800-\udbff]$/, '');
  return `${kept}…`;
}
