import { isPosition, numberField } from './progress.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

export interface BookRow {
  id: string;
  title: string;
  author: string;
  description: string | null;
  genre: string | null;
  language: string | null;
  file_format: 'epub' | 'fb2';
  file_sha256: string;
  file_size: number;
  word_count: number;
  total_pages: number;
  chapters_count: number;
  cover_sha256: string | null;
  created_at: Date;
  processed_at: Date | null;
  /** Percent and chapter of the device that read last; null if the book was never opened. */
  progress_percent: number | null;
  progress_chapter: number | null;
}

const COLUMNS = `b.id, b.title, b.author, b.description, b.genre, b.language, b.file_format, b.file_sha256, b.file_size,
  b.word_count, b.total_pages, b.chapters_count, b.cover_sha256, b.created_at, b.processed_at,
  p.percent as progress_percent, p.chapter as progress_chapter`;

/**
 * A device's position is one synced record, keyed by book and device; the latest device's position counts as the
 * book's.
 */
const LATEST_PROGRESS = `left join lateral (
  select ${numberField('r.f', 'pct')} as percent, (r.f->'loc'->0->>0)::int as chapter
    from sync_record r
   where r.user_id = b.user_id and r.t = 'progress' and r.k >= b.id::text || ':' and r.k < b.id::text || ';'
     and ${isPosition('r.f')}
   order by (r.f->'loc'->>1)::bigint desc limit 1) p on true`;

export interface NewBook {
  id: string;
  userId: string;
  title: string;
  author: string;
  description: string | null;
  genre: string | null;
  language: string | null;
  fileFormat: string;
  fileSha256: string;
  fileSize: number;
  wordCount: number;
  totalPages: number;
  chaptersCount: number;
  coverSha256: string | null;
}

export async function insertBook(db: Db, book: NewBook): Promise<void> {
  await db.query(
    `insert into books (id, user_id, title, author, description, genre, language, file_format, file_sha256, file_size,
                        word_count, total_pages, chapters_count, cover_sha256)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      book.id,
      book.userId,
      book.title,
      book.author,
      book.description,
      book.genre,
      book.language,
      book.fileFormat,
      book.fileSha256,
      book.fileSize,
      book.wordCount,
      book.totalPages,
      book.chaptersCount,
      book.coverSha256,
    ],
  );
}

/** @returns the title when the user has this book, also a deleted one */
export async function findBookIncludingDeleted(
  db: Db,
  userId: string,
  bookId: string,
): Promise<{ title: string; deleted_at: Date | null } | null> {
  const { rows } = await db.query<{ title: string; deleted_at: Date | null }>(
    'select title, deleted_at from books where user_id = $1 and id = $2',
    [userId, bookId],
  );
  return rows[0] ?? null;
}

export async function findBook(db: Db, userId: string, bookId: string): Promise<BookRow | null> {
  const { rows } = await db.query<BookRow>(
    `select ${COLUMNS} from books b ${LATEST_PROGRESS}
      where b.user_id = $1 and b.id = $2 and b.deleted_at is null`,
    [userId, bookId],
  );
  return rows[0] ?? null;
}

/** Newest first. */
export async function listBooks(
  db: Db,
  userId: string,
  page: { skip: number; limit: number },
): Promise<{ books: BookRow[]; total: number }> {
  const [list, count] = await Promise.all([
    db.query<BookRow>(
      // The page is selected first, so that progress is read only for the books on it.
      `select ${COLUMNS}
         from (select * from books where user_id = $1 and deleted_at is null
                order by created_at desc, id offset $2 limit $3) b ${LATEST_PROGRESS}
        order by b.created_at desc, b.id`,
      [userId, page.skip, page.limit],
    ),
    db.query<{ total: number }>(
      'select count(*) as total from books where user_id = $1 and deleted_at is null',
      [userId],
    ),
  ]);
  return { books: list.rows, total: count.rows[0]!.total };
}

/** Applies the synced record's `deleted` field to the table. A restored book is as it was. */
export async function setBookDeleted(
  db: Db,
  userId: string,
  bookId: string,
  deleted: boolean,
): Promise<void> {
  await db.query(
    `update books set deleted_at = case when $3 then coalesce(deleted_at, now()) end where user_id = $1 and id = $2`,
    [userId, bookId, deleted],
  );
}

/** What a user's library holds: the books in it, and all that take up space, deleted ones until they are purged. */
export interface LibrarySize {
  books: number;
  bytes: number;
  booksWithDeleted: number;
  bytesWithDeleted: number;
}

export async function measureLibrary(db: Db, userId: string): Promise<LibrarySize> {
  const { rows } = await db.query<LibrarySize>(
    `select count(*) filter (where deleted_at is null) as books,
            coalesce(sum(file_size) filter (where deleted_at is null), 0)::bigint as bytes,
            count(*) as "booksWithDeleted", coalesce(sum(file_size), 0)::bigint as "bytesWithDeleted"
       from books where user_id = $1`,
    [userId],
  );
  return rows[0]!;
}

/**
 * Purges deleted books early, the longest deleted first, until this many books and bytes are freed.
 * @returns the blobs that their rows referred to
 */
export async function purgeToFree(
  db: Db,
  userId: string,
  wanted: { books: number; bytes: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from (
       select id, row_number() over oldest as nth,
              coalesce(sum(file_size) over (oldest rows between unbounded preceding and 1 preceding), 0) as freed
         from books where user_id = $1 and deleted_at is not null
       window oldest as (order by deleted_at, id)) as deleted
      where nth <= $2 or freed < $3`,
    [userId, wanted.books, wanted.bytes],
  );
  const ids = rows.map(({ id }) => id);
  const blobs = await blobsOfBooks(db, userId, ids);
  await db.query('delete from books where user_id = $1 and id = any($2::uuid[])', [userId, ids]);
  return blobs;
}

async function blobsOfBooks(db: Db, userId: string, bookIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    `with own as (select * from books where user_id = $1 and id = any($2::uuid[]))
     select file_sha256 as sha256 from own
     union select cover_sha256 from own where cover_sha256 is not null
     union select r.sha256 from resources r join own on own.id = r.book_id
     union select i.sha256 from images i join own on own.id = i.book_id`,
    [userId, bookIds],
  );
  return rows.map(({ sha256 }) => sha256);
}

export async function saveRegistry(db: Db, userId: string, bookId: string, registry: unknown): Promise<void> {
  await db.query('update books set registry = $3, processed_at = now() where user_id = $1 and id = $2', [
    userId,
    bookId,
    JSON.stringify(registry),
  ]);
}

export async function readRegistry(db: Db, userId: string, bookId: string): Promise<unknown> {
  const { rows } = await db.query<{ registry: unknown }>(
    'select registry from books where user_id = $1 and id = $2',
    [userId, bookId],
  );
  return rows[0]?.registry ?? [];
}

/** Seconds since the book was last processed; null: never. */
export async function processedAgo(db: Db, userId: string, bookId: string): Promise<number | null> {
  const { rows } = await db.query<{ ago: number | null }>(
    'select extract(epoch from now() - processed_at)::float8 as ago from books where user_id = $1 and id = $2',
    [userId, bookId],
  );
  return rows[0]?.ago ?? null;
}

export interface LibraryCounts {
  books: number;
  chapters: number;
  descriptions: number;
  images: number;
  in_progress: number;
  finished: number;
  reading_seconds: number;
}

export async function countLibrary(db: Db, userId: string): Promise<LibraryCounts> {
  const { rows } = await db.query<LibraryCounts>(
    `with own as (
       select b.id, b.chapters_count, p.percent from books b ${LATEST_PROGRESS}
        where b.user_id = $1 and b.deleted_at is null)
     select count(*) as books,
            coalesce(sum(chapters_count), 0)::bigint as chapters,
            (select count(*) from descriptions d join own on own.id = d.book_id) as descriptions,
            (select count(*) from images i join own on own.id = i.book_id) as images,
            count(*) filter (where percent > 0 and percent < 99.5) as in_progress,
            count(*) filter (where percent >= 99.5) as finished,
            (select coalesce(sum(${numberField('f', 'sec')}), 0) from sync_record where user_id = $1 and t = 'session')
              as reading_seconds
       from own`,
    [userId],
  );
  return rows[0]!;
}

/** Books deleted too long ago to be restored; the next run of the housekeeping removes their files. */
export async function purgeDeletedBooks(db: Db, days: number): Promise<void> {
  // A book takes its chapters, descriptions and pictures with it.
  const condition = 'deleted_at < now() - make_interval(days => $1)';
  await deleteInBatches(db, 'books', condition, [days], 20);
}

/** Books to be extracted again: one book, or all. */
export async function listBooksToExtract(
  db: Db,
  bookId: string | null,
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await db.query<{ id: string; user_id: string }>(
    `select id, user_id from books where deleted_at is null and ($1::uuid is null or id = $1) order by created_at`,
    [bookId],
  );
  return rows;
}
