import type { DescriptionType } from '#shared/contract/books.ts';
import type { Db } from './pool.ts';

/** A description with its picture, where it has one. */
export interface DescriptionRow {
  id: string;
  book_id: string;
  chapter_number: number;
  type: DescriptionType;
  content: string;
  start_offset: number;
  end_offset: number;
  entity: string | null;
  priority_score: number;
  language: string | null;
  image_id: string | null;
  image_created_at: Date | null;
  image_seconds: number | null;
  image_take: number | null;
  image_painter: string | null;
  image_drawn: unknown;
}

export interface NewDescription {
  id: string;
  chapterNumber: number;
  type: string;
  content: string;
  start: number;
  end: number;
  entity: string | null;
  priorityScore: number;
}

const SELECT = `select d.id, d.book_id, d.chapter_number, d.type, d.content, d.start_offset, d.end_offset, d.entity,
    d.priority_score, d.language, i.id as image_id, i.created_at as image_created_at, i.generation_seconds as image_seconds, i.take as image_take,
    i.painter as image_painter, i.scene->'drawn' as image_drawn
  from descriptions d join books b on b.id = d.book_id left join images i on i.description_id = d.id`;

/** In the order of the text; without a chapter, of the whole book. */
export async function listDescriptions(
  db: Db,
  userId: string,
  bookId: string,
  chapterNumber: number | null = null,
): Promise<DescriptionRow[]> {
  const { rows } = await db.query<DescriptionRow>(
    `${SELECT} where b.user_id = $1 and b.id = $2 and b.deleted_at is null
        and ($3::int is null or d.chapter_number = $3)
      order by d.chapter_number, d.start_offset, d.id`,
    [userId, bookId, chapterNumber],
  );
  return rows;
}

export async function findDescription(
  db: Db,
  userId: string,
  descriptionId: string,
): Promise<DescriptionRow | null> {
  const { rows } = await db.query<DescriptionRow>(
    `${SELECT} where b.user_id = $1 and d.id = $2 and b.deleted_at is null`,
    [userId, descriptionId],
  );
  return rows[0] ?? null;
}

export async function countDescriptions(db: Db, userId: string, bookId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) as count from descriptions d join books b on b.id = d.book_id where b.user_id = $1 and b.id = $2',
    [userId, bookId],
  );
  return rows[0]!.count;
}

/**
 * Makes the table match the extraction. What it no longer finds is deleted, except a passage that has a picture, or has been
 * requested to have one: the reader would lose it.
 */
export async function replaceDescriptions(
  db: Db,
  bookId: string,
  language: string | null,
  found: readonly NewDescription[],
  requested: readonly string[],
): Promise<void> {
  await db.query(
    `delete from descriptions d where d.book_id = $1 and d.id <> all($2::uuid[])
        and not exists (select from images i where i.description_id = d.id)
        and d.id <> all($3::uuid[])`,
    [bookId, found.map((each) => each.id), requested],
  );
  for (let from = 0; from < found.length; from += 1_000) {
    const portion = found.slice(from, from + 1_000);
    await db.query(
      `insert into descriptions (id, book_id, chapter_number, type, content, start_offset, end_offset, entity,
                                 priority_score, language)
       select id, $1, chapter_number, type, content, start_offset, end_offset, entity, priority_score, $2
         from unnest($3::uuid[], $4::int[], $5::text[], $6::text[], $7::int[], $8::int[], $9::text[], $10::real[])
           as new (id, chapter_number, type, content, start_offset, end_offset, entity, priority_score)
       on conflict (id) do update set type = excluded.type, entity = excluded.entity,
         priority_score = excluded.priority_score, language = excluded.language`,
      [
        bookId,
        language,
        portion.map((each) => each.id),
        portion.map((each) => each.chapterNumber),
        portion.map((each) => each.type),
        portion.map((each) => each.content),
        portion.map((each) => each.start),
        portion.map((each) => each.end),
        portion.map((each) => each.entity),
        portion.map((each) => each.priorityScore),
      ],
    );
  }
}
