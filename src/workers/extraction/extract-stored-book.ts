import { db } from '#app/data/database/database.ts';
import { storeExtractedCast } from '#app/data/cast/cast.ts';
import { storeExtractedPassages } from '#app/data/extraction/extracted-here.ts';
import { detectLanguage } from '#shared/extraction/detect-language.ts';
import { extractBook, extractInSteps } from '#shared/extraction/extract-book.ts';
import { narratedText } from '#shared/publication/layout/narrated-text.ts';
import { toCast } from '#shared/reading/cast/to-cast.ts';
import type { BookExtraction, Language } from '#shared/extraction/types.ts';
import type { ExtractionRequest, ExtractionOutcome } from './extraction-worker.ts';
import { loadLanguage } from './load-language.ts';
import { nextTurn } from '../books/read-in-steps.ts';
import type { Task } from '../connection/run-task.ts';

interface ChapterText {
  number: number;
  text: string;
}

/**
 * Extracts the descriptions of a book on this device: first of the chapter that is being read and the one after it, whose
 * marks appear at once, then of the whole book, in which names are known from earlier chapters.
 *
 * @returns null when it was cancelled
 * @throws what `load` throws
 */
export async function extractStoredBook(
  task: Task,
  { bookId, firstChapter, packs }: ExtractionRequest,
  load: typeof loadLanguage = loadLanguage,
): Promise<ExtractionOutcome | null> {
  const language = (await db().summaries.get(bookId))?.language ?? null;
  const chapters = await readTexts(bookId);
  for (const needed of languagesOf(chapters, language)) {
    const address = packs[needed];
    if (address === null) return 'no-pack';
    await load(needed, address);
  }
  const opened = chapters.findIndex(({ number }) => number === firstChapter);
  for (const chapter of opened < 0 ? [] : chapters.slice(opened, opened + 2)) {
    if (task.isCancelled()) return null;
    const found = extractBook({ language, chapters: [chapter] });
    if (!(await store(bookId, [chapter], found))) return 'described-meanwhile';
    await nextTurn();
  }
  const steps = extractInSteps({ language, chapters });
  for (let step = steps.next(); ; step = steps.next()) {
    if (task.isCancelled()) return null;
    if (step.done) {
      if (!(await store(bookId, chapters, step.value))) return 'described-meanwhile';
      await storeExtractedCast(bookId, toCast(step.value.registry));
      return 'done';
    }
    await nextTurn();
  }
}

async function readTexts(bookId: string): Promise<ChapterText[]> {
  const rows = db().chapters.where('[bookId+number]').between([bookId, 0], [bookId, Infinity]);
  const texts: ChapterText[] = [];
  await rows.each(({ number, html, text }) => void texts.push({ number, text: narratedText(html, text) }));
  return texts;
}

const languagesOf = (chapters: readonly ChapterText[], declared: string | null): Set<Language> =>
  new Set(chapters.flatMap(({ text }) => detectLanguage(text, declared) ?? []));

async function store(
  bookId: string,
  chapters: readonly ChapterText[],
  { chapters: found }: BookExtraction,
): Promise<boolean> {
  for (const [i, { passages }] of found.entries())
    if (!(await storeExtractedPassages(bookId, chapters[i]!, passages))) return false;
  return true;
}
