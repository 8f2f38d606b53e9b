import type pg from 'pg';
import type { Secret } from './secrets-in-log.ts';

/** Shorter names and titles may occur in a log by chance. */
const MIN_LETTERS = 10;

/** Everything in a database that must not be logged: people, books and their text, style prompts and notes. */
export async function* storedSecrets(pool: pg.Pool): AsyncGenerator<Secret> {
  for (const [kind, query] of Object.entries(SHORT)) {
    const { rows } = await pool.query<{ value: string | null }>(query);
    for (const { value } of rows) if (value && value.length >= MIN_LETTERS) yield { kind, value };
  }
  // One chapter at a time: the books of a whole run do not fit in memory together.
  const { rows } = await pool.query<{ id: string }>('select id from chapters');
  for (const { id } of rows) {
    const chapter = await pool.query<{ value: string }>('select text as value from chapters where id = $1', [
      id,
    ]);
    // A chapter may be only a picture or a number.
    for (const { value } of chapter.rows)
      if (value.length >= MIN_LETTERS) yield { kind: 'text of a book', value };
  }
}

const SHORT: Record<string, string> = {
  email: 'select distinct email as value from users',
  name: 'select distinct full_name as value from users',
  title: 'select distinct title as value from books union select distinct title from chapters',
  author: 'select distinct author as value from books',
  passage: 'select content as value from descriptions',
  style: 'select distinct style_prompt as value from images',
  // A field is its value and its stamp. A value without a space may be an enum value or an id.
  note: `select distinct field.value->>0 as value from sync_record, jsonb_each(f) as field
          where jsonb_typeof(field.value->0) = 'string' and field.value->>0 like '% %'`,
};
