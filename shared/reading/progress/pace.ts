/** How fast somebody has read of late: words, and the seconds they took. */
export interface Pace {
  words: number;
  seconds: number;
}

export const emptyPace: Pace = { words: 0, seconds: 0 };

/** What most adults read, and what is assumed until this reader's own pages weigh more. */
export const DEFAULT_WORDS_PER_MINUTE = 230;
/** How many words the assumption weighs. */
const ASSUMED_WORDS = 1_500;
/** Older reading counts for less and less: no more than this is remembered. */
const REMEMBERED_WORDS = 25_000;
/** Slower, and somebody was called away; faster, and they were leafing. */
const SLOWEST = 50;
const FASTEST = 900;
/** Shorter pages, a title or a picture, say nothing. */
const MIN_WORDS = 30;

/** The pace after one more page was read to its end; a page that was not really read changes nothing. */
export function recordPage(pace: Pace, { words, seconds }: Pace): Pace {
  const wordsPerMinute = (words / seconds) * 60;
  if (words < MIN_WORDS || !(wordsPerMinute >= SLOWEST && wordsPerMinute <= FASTEST)) return pace;
  const total = pace.words + words;
  const kept = Math.min(1, REMEMBERED_WORDS / total);
  return { words: total * kept, seconds: (pace.seconds + seconds) * kept };
}

export function wordsPerMinute({ words, seconds }: Pace): number {
  const assumedMinutes = ASSUMED_WORDS / DEFAULT_WORDS_PER_MINUTE;
  return (words + ASSUMED_WORDS) / (seconds / 60 + assumedMinutes);
}

/** What of a chapter's size the publication knows without its text. */
export interface ChapterSize {
  number: number;
  words: number;
  chars: number;
}

/** Words from a place to the end of its chapter, and of the book. */
export function wordsRemaining(
  chapters: readonly ChapterSize[],
  { chapter, offset }: { chapter: number; offset: number },
): { chapter: number; book: number } {
  const current = chapters.find(({ number }) => number === chapter);
  const here = current ? wordsBetween(current, offset, current.chars) : 0;
  const later = chapters.reduce((sum, { number, words }) => sum + (number > chapter ? words : 0), 0);
  return { chapter: here, book: here + later };
}

/** Words of a stretch of a chapter, as if they were all of one length. */
export function wordsBetween({ words, chars }: ChapterSize, start: number, end: number): number {
  return chars > 0 ? (words * Math.max(0, Math.min(end, chars) - start)) / chars : 0;
}

/** Whole minutes, at least one while there is anything to read. */
export function estimateMinutes(words: number, pace: Pace): number {
  return words > 0 ? Math.max(1, Math.round(words / wordsPerMinute(pace))) : 0;
}
