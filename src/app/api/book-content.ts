import type { DescriptionRow, ImageRow } from '#app/data/database.ts';
import { findBook, findCover, saveCover, saveDetail, type LibraryBook } from '#app/data/books.ts';
import { storedRevision, storeDescriptions } from '#app/data/descriptions.ts';
import { findImage, storeImage } from '#app/data/images.ts';
import { readFile, storeFile, storePublication } from '#app/data/import-book.ts';
import { bookWorker } from '#workers/book-bridge.ts';
import { fetchBookDetail, fetchBookFile, fetchCover, fetchDescriptions } from './books.ts';
import { ApiError } from './errors.ts';
import { fetchImage } from './images.ts';

/** Brings what the server holds of a book onto this device. Every function is safe to call again. */

/**
 * Makes a book readable here: from its file on this device, else from the server.
 * Throws ApiError; its code is the parser's when the file cannot be read.
 */
export async function bringBook(book: LibraryBook): Promise<void> {
  let bytes = await readFile(book.sha);
  if (!bytes) {
    bytes = await fetchBookFile(book.id);
    await storeFile(book.sha, bytes);
  }
  const { publication, failure } = await bookWorker().parse(bytes);
  if (failure) throw new ApiError('Client Error', failure.message, 0, { code: failure.code });
  await storePublication(book.id, publication);
}

/** Pulls a book's descriptions when the server has newer ones. Returns whether anything changed. */
export async function bringDescriptions(bookId: string, options: { force?: boolean } = {}): Promise<boolean> {
  const book = await findBook(bookId);
  if (!book || book.place !== 'server') return false;
  if (!options.force && (await storedRevision(bookId)) >= book.revision) return false;
  await storeDescriptions(bookId, await fetchDescriptions(bookId), book.revision);
  return true;
}

/** What the server knows of a book's chapters, kept for reading without a network. */
export async function bringDetail(bookId: string): Promise<void> {
  await saveDetail(await fetchBookDetail(bookId));
}

/** A book's cover, from this device or the server; null when it has none. */
export async function bringCover(
  book: LibraryBook,
): Promise<{ bytes: ArrayBuffer; mediaType: string } | null> {
  const stored = await findCover(book.id);
  if (stored || !book.hasCover || book.place !== 'server') return stored;
  const cover = await fetchCover(book.id);
  await saveCover(book.id, cover);
  return cover;
}

/** The bytes of a description's picture, from this device or the server. */
export async function bringImage(description: DescriptionRow): Promise<ImageRow | null> {
  const image = description.generated_image;
  if (!image) return null;
  const stored = await findImage(image.id);
  if (stored) return stored;
  const { bytes, mediaType } = await fetchImage(image.image_url);
  const row: ImageRow = {
    id: image.id,
    bookId: description.bookId,
    descriptionId: description.id,
    createdAt: image.created_at,
    bytes,
    mediaType,
  };
  await storeImage(row);
  return row;
}
