import { loadPicture } from '#app/api/book-content.ts';
import { isOffline } from '#app/api/errors.ts';
import { hasFile } from '#app/data/books/book-files.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import { listPictureIds } from '#app/data/pictures/stored-pictures.ts';
import { logFailure } from '#app/log.ts';
import { fetchBook, useDownloads } from '#app/state/downloads.ts';
import { makeEdition } from '#workers/editions/edition-bridge.ts';
import { headPieces } from '#workers/painter/painter-bridge.ts';
import type { EditionFormat, MadeEdition } from '#workers/editions/edition-worker.ts';
import { descriptionsUpTo } from './count-pictures.ts';
import { FileElsewhereError, NoPicturesError } from './edition-errors.ts';
import { paintChapters } from './paint-chapters.ts';
import { printCover, printPictures, type Prints } from './print-pictures.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

export type EditionStep = 'book' | 'painting' | 'pictures' | 'printing' | 'edition';

/** What the reader chose. */
export interface EditionOptions {
  format: EditionFormat;
  /** Where the edition ends; null for the whole book. */
  until: TextPlace | null;
  /** How many pictures each chapter is to have: those missing are painted first. */
  perChapter: number;
  /** In one ink, for e-ink, instead of colour. */
  isForEInk: boolean;
  /** Each chapter of an e-book opens with an ornament. */
  hasHeadPieces: boolean;
}

interface Making extends EditionOptions {
  /** The e-ink pictures made so far; new ones are added to them. */
  prints: Prints;
  signal: AbortSignal;
  /** @param share of the step, 0–1 */
  onStep: (step: EditionStep, share: number) => void;
}

/** An edition, and how many pictures could not be fetched for it. */
export type FinishedEdition = MadeEdition & { leftOut: number };

/**
 * Makes the illustrated edition of a book. What is missing on this device is fetched first; pictures that cannot be are
 * left out.
 *
 * @throws like downloadBook and makeEdition; FileElsewhereError, NoPicturesError; the signal's reason
 */
export async function makeEditionFile(book: LibraryBook, making: Making): Promise<FinishedEdition> {
  const { format, until, perChapter, isForEInk, hasHeadPieces, prints, signal, onStep } = making;
  if (format === 'epub' && !(await hasFile(book.sha))) {
    if (book.fileStatus === 'elsewhere') throw new FileElsewhereError('The file is on another device.');
    await fetchFile(book, making);
  }
  if (perChapter > 0) {
    onStep('painting', 0);
    const onPainted = (share: number) => onStep('painting', share);
    await paintChapters(book.id, { until, perChapter }, { signal, onPainted });
  }
  await fetchPictures(book.id, making);
  if (isForEInk) {
    const onPrinted = (share: number) => onStep('printing', share);
    await printPictures(book.id, until, prints, { signal, onPrinted });
  }
  onStep('edition', 0);
  const { id, sha } = book;
  const order = {
    format,
    book: { id, sha },
    until,
    prints: isForEInk ? prints : new Map(),
    coverPrint: isForEInk && format === 'epub' ? await printCover(id) : null,
    headPieces: hasHeadPieces && format === 'epub' ? await headPieces(book, isForEInk) : [],
    madeAt: Date.now(),
  };
  const made = await makeEdition(order, { signal, onMade: (share) => onStep('edition', share) });
  const all = descriptionsUpTo(await listIllustrated(id), until).length;
  if (made.pictures === 0) throw new NoPicturesError(all === 0 ? 'none' : 'not-here');
  return { ...made, leftOut: all - made.pictures };
}

/** Fetches the book. The download continues when the edition is stopped, because the book is then readable. */
async function fetchFile(book: LibraryBook, { signal, onStep }: Making): Promise<void> {
  onStep('book', 0);
  const stopShowing = useDownloads.subscribe(({ percent }) => onStep('book', (percent[book.id] ?? 0) / 100));
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  try {
    await Promise.race([fetchBook(book), stopped]);
  } finally {
    stopShowing();
  }
}

/** Fetches the pictures that are not on this device, as far as possible. */
async function fetchPictures(bookId: string, { until, signal, onStep }: Making): Promise<void> {
  const here = await listPictureIds();
  const missing = descriptionsUpTo(await listIllustrated(bookId), until).filter(
    ({ generated_image: image }) => !here.has(image!.id),
  );
  for (const [i, description] of missing.entries()) {
    onStep('pictures', i / missing.length);
    try {
      await loadPicture(description, { signal });
    } catch (error) {
      signal.throwIfAborted();
      if (isOffline(error)) return;
      logFailure('edition')(error);
    }
  }
}
