import { createHash, randomUUID } from 'node:crypto';
import { limits } from '#shared/contract/limits.ts';
import { setServerFields } from '#shared/sync/hub/record-changes.ts';
import { bookIdSource, uuidFromDigest } from '#shared/sync/book-id.ts';
import {
  findBookIncludingDeleted,
  insertBook,
  measureLibrary,
  purgeToFree,
  setBookDeleted,
} from '../../db/books.ts';
import { insertChapters } from '../../db/chapters.ts';
import { insertResources } from '../../db/resources.ts';
import { insertJob } from '../../db/jobs.ts';
import type { Db } from '../../db/pool.ts';
import { findQuota } from '../../db/quotas.ts';
import { storableText } from '../../db/storable.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { BlobStore } from '../../files/blob-store.ts';
import { coverPicture } from '../../files/cover-picture.ts';
import { HttpError } from '../../http/http-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { EXTRACT_BOOK } from '../../jobs/payloads.ts';
import { applyRestOperation } from '../sync/apply-rest-operation.ts';
import { bookPages } from './page-estimates.ts';
import { removeUnneededBlobs, withBlobHolds } from '../storage/blob-holds.ts';
import type { ParsedBook } from './parsed-book.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { type UserChanges, changeUser } from '../sync/user-changes.ts';

/** The default quota; an administrator may set another. Libraries of ten thousand books are promised. */
const BOOKS_MAX = 10_000;
const BYTES_MAX = 10 * 1024 ** 3;
const TITLE_MAX_CHARS = 500;

export interface AddedBook {
  book_id: string;
  title: string;
}

/**
 * Puts an uploaded file into the user's library and starts the extraction of its descriptions. The same file again is
 * the same book; a deleted one is there again as it was.
 *
 * @throws PublicationError for a file that is not a readable book, HttpError 507 when the library is full
 */
export async function addBook(deps: Dependencies, userId: string, file: UploadedFile): Promise<AddedBook> {
  const fits = await fitsLibraryQuota(deps, userId, file.size);
  const known = await findOrRestoreBook(deps, userId, file.sha256);
  if (known) return known;
  if (!fits) throw libraryFull();
  const publication = await readUpload(deps.parser, userId, file);
  const cover = await coverPicture(publication, deps.pictures, userId);
  const bookId = bookIdOf(userId, file.sha256);
  const title = titleOf(publication, file.name);
  const added = await withBlobHolds(deps, async (blobs) => {
    const stored = await storeBlobs(blobs, publication, cover);
    await blobs.putFile(file.sha256, file.path);
    return changeUser(deps.pool, userId, async (changes) => {
      // Two uploads of one file at the same time: the other one was first, and wrote the same.
      if (await findBookIncludingDeleted(changes.db, userId, bookId)) return null;
      const purgedBlobs = await purgeForUpload(changes.db, userId, file.size);
      await insertRows(changes, { bookId, title, file, publication, ...stored });
      const job = await insertJob(changes.db, {
        kind: EXTRACT_BOOK,
        subject: bookId,
        userId,
        payload: { bookId },
      });
      return { jobId: job.id, purgedBlobs };
    });
  });
  if (added) {
    await deps.jobs.wake(added.jobId);
    await removeUnneededBlobs(deps, added.purgedBlobs);
  }
  return { book_id: bookId, title };
}

export function bookIdOf(userId: string, sha256: string): string {
  return uuidFromDigest(createHash('sha256').update(bookIdSource(userId, sha256)).digest());
}

/** The user's book of this content; a deleted one is there again as it was. Null if it has to be sent. */
export async function findOrRestoreBook(
  deps: Pick<Dependencies, 'pool'>,
  userId: string,
  sha256: string,
): Promise<AddedBook | null> {
  const bookId = bookIdOf(userId, sha256);
  const known = await findBookIncludingDeleted(deps.pool, userId, bookId);
  if (!known) return null;
  if (known.deleted_at) await restore(deps, userId, bookId);
  return { book_id: bookId, title: known.title };
}

/**
 * Whether a book of this many bytes fits into the quota of the user's library, before they are read. To be checked before looking
 * for the book itself: one that another upload adds in between is found then.
 */
export async function fitsLibraryQuota(
  { pool }: Pick<Dependencies, 'pool'>,
  userId: string,
  sizeBytes: number,
): Promise<boolean> {
  const quota = await libraryQuota(pool, userId);
  const { books, bytes } = await measureLibrary(pool, userId);
  return books < quota.books && bytes + sizeBytes <= quota.bytes;
}

/**
 * Checks the quota in the transaction that adds the book, where no other upload can come between the count and the row.
 * Deleted books take up space until they are purged; those in the way are purged now.
 *
 * @returns blobs that may be unneeded once the transaction has committed
 * @throws HttpError 507 when the library is full
 */
async function purgeForUpload(db: Db, userId: string, sizeBytes: number): Promise<string[]> {
  const quota = await libraryQuota(db, userId);
  const { books, bytes, booksWithDeleted, bytesWithDeleted } = await measureLibrary(db, userId);
  if (books >= quota.books || bytes + sizeBytes > quota.bytes) throw libraryFull();
  const over = {
    books: booksWithDeleted + 1 - quota.books,
    bytes: bytesWithDeleted + sizeBytes - quota.bytes,
  };
  return over.books > 0 || over.bytes > 0 ? purgeToFree(db, userId, over) : [];
}

async function libraryQuota(db: Db, userId: string): Promise<{ books: number; bytes: number }> {
  const { books_max, bytes_max } = await findQuota(db, userId);
  return { books: books_max ?? BOOKS_MAX, bytes: bytes_max ?? BYTES_MAX };
}

export const libraryFull = (): HttpError =>
  new HttpError(507, 'STORAGE_FULL', 'Your library is full. Delete some books first.');

async function restore(deps: Pick<Dependencies, 'pool'>, userId: string, bookId: string): Promise<void> {
  await changeUser(deps.pool, userId, async (changes) => {
    await applyRestOperation(changes, 'book', bookId, { deleted: false });
    await setBookDeleted(changes.db, userId, bookId, false);
  });
}

interface StoredBlobs {
  coverSha256: string | null;
  resources: { href: string; mediaType: string; sha256: string }[];
}

/** Blobs first, rows after: a row never points at nothing. */
async function storeBlobs(
  blobs: BlobStore,
  publication: ParsedBook,
  cover: Buffer | null,
): Promise<StoredBlobs> {
  const resources: StoredBlobs['resources'] = [];
  for (const { href, mediaType, bytes } of publication.resources) {
    const sha256 = sha256Of(bytes);
    await blobs.put(sha256, bytes);
    resources.push({ href, mediaType, sha256 });
  }
  if (!cover) return { coverSha256: null, resources };
  const coverSha256 = sha256Of(cover);
  await blobs.put(coverSha256, cover);
  return { coverSha256, resources };
}

async function insertRows(
  changes: UserChanges,
  book: { bookId: string; title: string; file: UploadedFile; publication: ParsedBook } & StoredBlobs,
): Promise<void> {
  const { bookId, title, file, publication, coverSha256, resources } = book;
  const { db, userId } = changes;
  const { metadata, chapters } = publication;
  const author = clean(metadata.authors.join(', '), TITLE_MAX_CHARS) || 'Unknown Author';
  const language = metadata.language && clean(metadata.language, 50);
  const genre = metadata.genres[0] ? clean(metadata.genres[0], 200) : null;
  const wordCount = chapters.reduce((sum, chapter) => sum + chapter.words, 0);
  const totalPages = bookPages(chapters);
  await insertBook(db, {
    id: bookId,
    userId,
    title,
    author,
    description: metadata.description && clean(metadata.description, 20_000),
    genre,
    language,
    fileFormat: publication.format,
    fileSha256: file.sha256,
    fileSize: file.size,
    wordCount,
    totalPages,
    chaptersCount: chapters.length,
    coverSha256,
  });
  await insertChapters(
    db,
    bookId,
    chapters.map((chapter) => ({
      id: randomUUID(),
      number: chapter.number,
      title: clean(chapter.title, TITLE_MAX_CHARS) || `Chapter ${chapter.number}`,
      text: chapter.text,
      html: chapter.html,
      wordCount: chapter.words,
      pages: chapter.pages,
    })),
  );
  if (resources.length > 0) await insertResources(db, bookId, resources);
  await writeRecord(changes, bookId, {
    title,
    author,
    format: publication.format,
    sha: file.sha256,
    size: file.size,
    addedAt: Date.now(),
    deleted: false,
  });
  await setServerFields(changes, 'book', bookId, {
    state: 'uploaded',
    chapters: chapters.length,
    has_cover: coverSha256 !== null,
    total_pages: totalPages,
    language,
    genre,
    descriptions: 0,
    revision: 0,
  });
}

/** A device syncs the record of a book before it uploads the file: its fields stay, such as when the book was added. */
async function writeRecord(
  changes: UserChanges,
  bookId: string,
  facts: Record<string, unknown>,
): Promise<void> {
  const [record] = await changes.tables.records([{ t: 'book', k: bookId }]);
  const isDeleted = record?.f.deleted?.[0] === true;
  const news = Object.entries(facts).filter(([name]) => isDeleted || !record || !(name in record.f));
  if (news.length > 0) await applyRestOperation(changes, 'book', bookId, Object.fromEntries(news));
}

/** The book's own title, else the name of the file without folders and extension. */
function titleOf(publication: ParsedBook, fileName: string): string {
  const fromName = fileName
    .split(/[\\/]/)
    .at(-1)!
    .slice(0, -limits.uploadExtensions[0].length + (/\.fb2$/i.test(fileName) ? 1 : 0));
  return clean(publication.metadata.title, TITLE_MAX_CHARS) || clean(fromName, TITLE_MAX_CHARS) || 'Untitled';
}

/** One line of text within a limit; control characters have no place in a name. */
function clean(text: string, maxChars: number): string {
  // eslint-disable-next-line no-control-regex
  const oneLine = text.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ').trim();
  return storableText(
    Array.from(oneLine.slice(0, maxChars * 2))
      .slice(0, maxChars)
      .join(''),
  );
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
