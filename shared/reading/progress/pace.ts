/** Recent reading speed: words, and the seconds they took. */
export interface Pace {
  words: number;
  seconds: number;
}

export const emptyPace: Pace = { words: 0, seconds: 0 };

/** The average adult speed, assumed until this reader's own data outweigh it. */
export const DEFAULT_WORDS_PER_MINUTE = 230;
/** The weight of that assumption, in words. */
const ASSUMED_WORDS = 1_500;
/** Older reading is weighted down so that at most this many words count. */
const REMEMBERED_WORDS = 25_000;
/** Words per minute outside these bounds mean that the reader was away or skimming. */
const SLOWEST = 50;
const FASTEST = 900;
/** Shorter pages, such as a title or a picture, are not measured. */
const MIN_WORDS = 30;

/** The pace after a page was read to its end; a page outside the plausible speeds changes nothing. */
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

/** A chapter's size, known without its text. */
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
