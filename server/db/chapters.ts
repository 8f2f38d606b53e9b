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
  text: string;
  html: string;
  wordCount: number;
  pages: number;
}

/** Inserted in portions, so that a book of ten thousand chapters is a handful of statements. */
export async function insertChapters(db: Db, bookId: string, chapters: readonly NewChapter[]): Promise<void> {
  for (let from = 0; from < chapters.length; from += 500) {
    const portion = chapters.slice(from, from + 500);
    await db.query(
      `insert into chapters (id, book_id, number, title, text, html, word_count, pages)
       select id, $1, number, title, text, html, word_count, pages
         from unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[])
           as new (id, number, title, text, html, word_count, pages)`,
      [
        bookId,
        portion.map((chapter) => chapter.id),
        portion.map((chapter) => chapter.number),
        portion.map((chapter) => chapter.title),
        portion.map((chapter) => chapter.text),
        portion.map((chapter) => chapter.html),
        portion.map((chapter) => chapter.wordCount),
        portion.map((chapter) => chapter.pages),
      ],
    );
  }
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

/** The whole book's text, for extraction. Also of a deleted book: a restored one is then ready. */
export async function readChapterTexts(
  db: Db,
  userId: string,
  bookId: string,
): Promise<{ number: number; text: string }[]> {
  const { rows } = await db.query<{ number: number; text: string }>(
    `select c.number, c.text from chapters c join books b on b.id = c.book_id
      where b.user_id = $1 and b.id = $2 order by c.number`,
    [userId, bookId],
  );
  return rows;
}

export async function markChaptersParsed(db: Db, bookId: string): Promise<void> {
  await db.query(
    'update chapters set is_description_parsed = true where book_id = $1 and not is_description_parsed',
    [bookId],
  );
}

export async function insertResources(
  db: Db,
  bookId: string,
  resources: readonly { href: string; mediaType: string; sha256: string }[],
): Promise<void> {
  await db.query(
    `insert into resources (book_id, href, media_type, sha256)
     select $1, * from unnest($2::text[], $3::text[], $4::text[])`,
    [
      bookId,
      resources.map((each) => each.href),
      resources.map((each) => each.mediaType),
      resources.map((each) => each.sha256),
    ],
  );
}

export async function findResource(
  db: Db,
  userId: string,
  bookId: string,
  href: string,
): Promise<{ media_type: string; sha256: string } | null> {
  const { rows } = await db.query<{ media_type: string; sha256: string }>(
    `select r.media_type, r.sha256 from resources r join books b on b.id = r.book_id
      where b.user_id = $1 and b.id = $2 and b.deleted_at is null and r.href = $3`,
    [userId, bookId, href],
  );
  return rows[0] ?? null;
}
