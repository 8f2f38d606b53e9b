import { narratedText, unnarratedMarkup } from '#shared/publication/layout/narrated-text.ts';
import type { Db } from './pool.ts';

export interface ChapterListRow {
  id: string;
  number: number;
  title: string;
  word_count: number;
  is_description_parsed: boolean;
  descriptions_found: number;
}

export interface ChapterRow {
  id: string;
  number: number;
  title: string;
  text: string;
  html: string;
  word_count: number;
  pages: number;
  is_description_parsed: boolean;
}

export interface NewChapter {
  id: string;
  number: number;
  title: string;
  /** UTF-8. */
  text: Uint8Array;
  html: Uint8Array;
  wordCount: number;
  pages: number;
}

/** More in one statement would be in memory several times: as parameters, as a message, and in the socket's buffer. */
const PORTION_BYTES = 4 * 1024 * 1024;
const PORTION_ROWS = 200;

/**
 * Inserted in portions, so that a book of ten thousand chapters takes few statements and one of 50 MB no huge
 * statement.
 */
export async function insertChapters(db: Db, bookId: string, chapters: readonly NewChapter[]): Promise<void> {
  for (const portion of portionsOf(chapters)) {
    const [only] = portion;
    // A chapter that is a whole book: its text goes first and its markup after it.
    if (portion.length > 1 || sizeOf(only!) <= PORTION_BYTES) await insertPortion(db, bookId, portion);
    else {
      await insertPortion(db, bookId, [{ ...only!, html: new Uint8Array() }]);
      await db.query('update chapters set html = $2 where id = $1', [only!.id, only!.html]);
    }
  }
}

const sizeOf = ({ text, html }: NewChapter): number => text.byteLength + html.byteLength;

function* portionsOf(chapters: readonly NewChapter[]): Generator<NewChapter[]> {
  let portion: NewChapter[] = [];
  let bytes = 0;
  for (const chapter of chapters) {
    if (portion.length === PORTION_ROWS || (portion.length > 0 && bytes + sizeOf(chapter) > PORTION_BYTES)) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(chapter);
    bytes += sizeOf(chapter);
  }
  if (portion.length > 0) yield portion;
}

/** Plain rows: arrays of texts would be serialised and parsed once more on both sides. */
async function insertPortion(db: Db, bookId: string, portion: readonly NewChapter[]): Promise<void> {
  const rows = portion.map((_, i) => {
    const columns = Array.from({ length: 7 }, (__, column) => `$${i * 7 + column + 2}`);
    return `($1, ${columns.join(', ')})`;
  });
  await db.query(
    `insert into chapters (book_id, id, number, title, text, html, word_count, pages) values ${rows.join(', ')}`,
    [
      bookId,
      ...portion.flatMap((chapter) => [
        chapter.id,
        chapter.number,
        chapter.title,
        chapter.text,
        chapter.html,
        chapter.wordCount,
        chapter.pages,
      ]),
    ],
  );
}

export async function listChapters(db: Db, userId: string, bookId: string): Promise<ChapterListRow[]> {
  const { rows } = await db.query<ChapterListRow>(
    `select c.id, c.number, c.title, c.word_count, c.is_description_parsed, coalesce(d.found, 0) as descriptions_found
       from chapters c join books b on b.id = c.book_id
       left join (select chapter_number, count(*) as found from descriptions where book_id = $2 group by 1) d
         on d.chapter_number = c.number
      where b.user_id = $1 and b.id = $2 and b.deleted_at is null
      order by c.number`,
    [userId, bookId],
  );
  return rows;
}

export async function findChapter(
  db: Db,
  userId: string,
  bookId: string,
  number: number,
): Promise<ChapterRow | null> {
  const { rows } = await db.query<ChapterRow>(
    `select c.id, c.number, c.title, c.text, c.html, c.word_count, c.pages, c.is_description_parsed
       from chapters c join books b on b.id = c.book_id
      where b.user_id = $1 and b.id = $2 and b.deleted_at is null and c.number = $3`,
    [userId, bookId, number],
  );
  return rows[0] ?? null;
}

/** Bytes of a chapter's markup, without reading it. @returns null if the user has no such chapter */
export async function measureChapterMarkup(
  db: Db,
  userId: string,
  bookId: string,
  number: number,
): Promise<number | null> {
  const { rows } = await db.query<{ bytes: number }>(
    `select octet_length(c.html) as bytes from chapters c join books b on b.id = c.book_id
      where b.user_id = $1 and b.id = $2 and b.deleted_at is null and c.number = $3`,
    [userId, bookId, number],
  );
  return rows[0]?.bytes ?? null;
}

export interface ChapterMeasure {
  /** How many chapters the book has. */
  chapters_count: number;
  /** Null if the book has no chapter of this number. */
  id: string | null;
  pages: number | null;
}

/** What a position is measured by, without the text. @returns null if the user has no such book */
export async function findChapterMeasure(
  db: Db,
  userId: string,
  bookId: string,
  number: number,
): Promise<ChapterMeasure | null> {
  const { rows } = await db.query<ChapterMeasure>(
    `select b.chapters_count, c.id, c.pages
       from books b left join chapters c on c.book_id = b.id and c.number = $3
      where b.user_id = $1 and b.id = $2 and b.deleted_at is null`,
    [userId, bookId, number],
  );
  return rows[0] ?? null;
}

export async function findChapterPlace(
  db: Db,
  userId: string,
  chapterId: string,
): Promise<{ book_id: string; number: number } | null> {
  const { rows } = await db.query<{ book_id: string; number: number }>(
    `select c.book_id, c.number from chapters c join books b on b.id = c.book_id
      where b.user_id = $1 and c.id = $2 and b.deleted_at is null`,
    [userId, chapterId],
  );
  return rows[0] ?? null;
}

/**
 * A book's narrated text in reading order, up to limits of characters for each chapter and for the whole. Also of a
 * deleted book: a restored one is then ready. Of the markup, several times as long, only what is not narrated
 * throughout is read.
 */
export async function readChapterTexts(
  db: Db,
  userId: string,
  bookId: string,
  maxChars: { chapter: number; book: number },
): Promise<{ number: number; text: string }[]> {
  const { rows } = await db.query<{ number: number; text: string; html: string | null }>(
    `select number, left(text, least($3, $4 - before)::int) as text,
            case when html like any ($5) then html end as html
       from (select c.number, c.text, c.html,
                    sum(least(length(c.text), $3::bigint)) over (order by c.number)
                      - least(length(c.text), $3::bigint) as before
               from chapters c join books b on b.id = c.book_id
              where b.user_id = $1 and b.id = $2) as own
      where before < $4::bigint
      order by number`,
    [userId, bookId, maxChars.chapter, maxChars.book, unnarratedMarkup.map((part) => `%${part}%`)],
  );
  return rows.map(({ number, text, html }) => ({ number, text: html ? narratedText(html, text) : text }));
}

export async function markChaptersParsed(db: Db, bookId: string): Promise<void> {
  await db.query(
    'update chapters set is_description_parsed = true where book_id = $1 and not is_description_parsed',
    [bookId],
  );
}

export interface FoundChapter {
  id: string;
  book_id: string;
  number: number;
}

/**
 * The chapters of a user's books that have these words in a row, newest book first. Case does not count.
 *
 * @returns one page of them, and how many there are
 */
export async function searchChapters(
  db: Db,
  userId: string,
  words: readonly string[],
  { skip, limit }: { skip: number; limit: number },
): Promise<{ chapters: FoundChapter[]; total: number }> {
  const like = `%${words.map((word) => word.replace(/[\\%_]/g, '\\$&')).join('%')}%`;
  // Only where there are several words: only white space may separate them.
  const phrase = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('\\s+');
  const { rows } = await db.query<FoundChapter & { total: number }>(
    `select c.id, c.book_id, c.number, count(*) over ()::integer as total
       from chapters c join books b on b.id = c.book_id
      where b.user_id = $1 and b.deleted_at is null
        and c.text ilike $2 and ($3::text is null or c.text ~* $3)
      order by b.created_at desc, b.id, c.number
      limit $4 offset $5`,
    [userId, like, words.length > 1 ? phrase : null, limit, skip],
  );
  return {
    chapters: rows.map(({ id, book_id, number }) => ({ id, book_id, number })),
    total: rows[0]?.total ?? 0,
  };
}

export async function readChapterText(db: Db, userId: string, chapterId: string): Promise<string | null> {
  const { rows } = await db.query<{ text: string }>(
    `select c.text from chapters c join books b on b.id = c.book_id where c.id = $2 and b.user_id = $1`,
    [userId, chapterId],
  );
  return rows[0]?.text ?? null;
}

/**
 * The text of a chapter right before an offset.
 *
 * @param chars how much of it at most, in UTF-16 units, as is the offset
 */
export async function readTextBefore(
  db: Db,
  userId: string,
  { bookId, chapter, offset, chars }: { bookId: string; chapter: number; offset: number; chars: number },
): Promise<string> {
  const { rows } = await db.query<{ text: string }>(
    `select left(c.text, $4) as text from chapters c join books b on b.id = c.book_id
      where b.user_id = $1 and c.book_id = $2 and c.number = $3`,
    [userId, bookId, chapter, offset],
  );
  // Postgres counts characters, of which some are two units: what it returns may be longer than the offset.
  return (rows[0]?.text ?? '').slice(Math.max(0, offset - chars), offset);
}

/**
 * The chapters right before a place, without what comes after it.
 *
 * @param count how many of them at most
 * @returns in order, empty if the user has no such chapter
 */
export async function readTextsUpTo(
  db: Db,
  userId: string,
  bookId: string,
  { chapter, offset, count }: { chapter: number; offset: number; count: number },
): Promise<{ number: number; title: string; text: string }[]> {
  const { rows } = await db.query<{ number: number; title: string; text: string }>(
    `select c.number, c.title, case when c.number = $3 then left(c.text, $4) else c.text end as text
       from chapters c join books b on b.id = c.book_id
      where b.user_id = $1 and b.id = $2 and b.deleted_at is null and c.number between $3 - $5 + 1 and $3
      order by c.number`,
    [userId, bookId, chapter, offset, count],
  );
  // Postgres counts characters, of which some are two units: what it returns may be longer than the offset.
  return rows.map((row) => (row.number === chapter ? { ...row, text: row.text.slice(0, offset) } : row));
}
