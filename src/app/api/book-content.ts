import type { CoverRow, DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { findBook, type LibraryBook } from '#app/data/books/library-books.ts';
import { findCover, saveCover, saveDetail } from '#app/data/books/book-details.ts';
import {
  detachPicture,
  listIllustrated,
  storedRevision,
  storeDescriptions,
} from '#app/data/pictures/descriptions.ts';
import {
  findPicture,
  listPictureIds,
  savePictureShownAt,
  storePicture,
} from '#app/data/pictures/stored-pictures.ts';
import { isPaintedHere } from '#shared/sync/device/painted-here.ts';
import { hasFile } from '#app/data/books/book-files.ts';
import { writeWithEviction } from '#app/data/storage/write-with-eviction.ts';
import { isOutdated } from '#app/data/books/publications.ts';
import { assertSpaceForFile } from '#app/data/storage/space-checks.ts';
import { readBook, reparseBook as reparse } from '#workers/books/book-bridge.ts';
import { fetchBookDetail, fetchBookFile, fetchCover, fetchDescriptions } from './books.ts';
import { pullCast } from './cast.ts';
import type { BytesOptions } from './client.ts';
import { isNotFound } from './errors.ts';
import { fetchPicture } from './pictures.ts';

/** Downloads what the server has of a book. Every function is safe to call again. */

/**
 * Makes a book readable here: from its file on this device, else from the server. Its first chapter is readable while
 * the rest is still being read.
 *
 * @throws ApiError, whose code is the parser's when the file cannot be read; StorageFullError; the signal's reason
 */
export async function downloadBook(book: LibraryBook, options: BytesOptions = {}): Promise<void> {
  const isHere = await hasFile(book.sha);
  if (!isHere) await assertSpaceForFile(book.size);
  const bytes = isHere ? null : await fetchBookFile(book.id, options);
  await readBook(book, bytes, options.signal);
}

/**
 * Parses a book again that an older parser had parsed. Without its file on this device nothing changes.
 *
 * @throws StorageFullError
 */
export async function reparseBook(bookId: string): Promise<void> {
  const book = (await isOutdated(bookId)) && (await findBook(bookId));
  if (book) await reparse(book);
}

/** Pulls a book's descriptions when the server has newer ones. Returns whether anything changed. */
export async function pullDescriptions(bookId: string, options: { force?: boolean } = {}): Promise<boolean> {
  const book = await findBook(bookId);
  if (!book || book.fileStatus !== 'server') return false;
  if (!options.force && (await storedRevision(bookId)) >= book.revision) return false;
  const descriptions = await fetchDescriptions(bookId);
  await writeWithEviction(0, () => storeDescriptions(bookId, descriptions, book.revision));
  return true;
}

/** Stores the server's details of a book for reading offline. */
export async function pullDetail(bookId: string): Promise<void> {
  await saveDetail(await fetchBookDetail(bookId));
}

/** A book's cover, from this device or the server; null when it has none. */
export async function loadCover(book: LibraryBook): Promise<Omit<CoverRow, 'bookId'> | null> {
  const stored = await findCover(book.id);
  if (stored || !book.hasCover || book.fileStatus !== 'server') return stored;
  const cover = await fetchCover(book.id).catch(nullIfNotFound);
  if (cover) await saveCover(book.id, cover);
  return cover;
}

/** The bytes of a description's picture, from this device or the server; null when there is none, or not any more. */
export async function loadPicture(
  description: DescriptionRow,
  options: BytesOptions = {},
): Promise<PictureRow | null> {
  const image = description.generated_image;
  if (!image) return null;
  const stored = await findPicture(image.id);
  if (stored) {
    await savePictureShownAt(stored);
    return stored;
  }
  if (isPaintedHere(image)) {
    // Evicted to make room: a tap paints it again.
    await detachPicture(description.id, image.id);
    return null;
  }
  const fetched = await fetchPicture(image.image_url, options).catch(nullIfNotFound);
  if (!fetched) {
    // Deleted on another device: the passage is free for another picture.
    await detachPicture(description.id, image.id);
    return null;
  }
  const { bytes, mediaType } = fetched;
  return storePicture({
    id: image.id,
    bookId: description.bookId,
    descriptionId: description.id,
    createdAt: image.created_at,
    bytes,
    mediaType,
  });
}

/**
 * Downloads all of a book for reading offline: text, cover, descriptions, the pictures made so far. What is on this
 * device already is not fetched again.
 *
 * @param onPercent 0–100; the file counts for most of it, pictures for the rest
 * @throws like downloadBook
 */
export async function downloadWholeBook(
  book: LibraryBook,
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<void> {
  if (!book.onDevice) {
    const onProgress = (received: number) =>
      onPercent(Math.min(FILE_SHARE, (received / Math.max(1, book.size)) * FILE_SHARE));
    await downloadBook(book, { signal, onProgress });
  }
  await loadCover(book);
  await pullDetail(book.id);
  await pullDescriptions(book.id);
  await pullCast(book);
  signal.throwIfAborted();
  const here = await listPictureIds();
  const missing = (await listIllustrated(book.id)).filter(
    ({ generated_image }) => !here.has(generated_image!.id),
  );
  for (const [i, description] of missing.entries()) {
    onPercent(FILE_SHARE + (i / missing.length) * (100 - FILE_SHARE));
    await loadPicture(description, { signal });
  }
  onPercent(100);
}

const FILE_SHARE = 70;

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** Whether downloadWholeBook would have nothing to fetch. */
export async function isFullyDownloaded(book: LibraryBook): Promise<boolean> {
  if (!book.onDevice || (await storedRevision(book.id)) < book.revision) return false;
  const here = await listPictureIds();
  return (await listIllustrated(book.id)).every(({ generated_image }) => here.has(generated_image!.id));
}
