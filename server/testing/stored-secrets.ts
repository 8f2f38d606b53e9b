import type pg from 'pg';
import type { Secret } from './secrets-in-log.ts';

/** Beneath this a name or a title may stand anywhere by chance. */
const TELLING_LETTERS = 10;

/** Whatever a database holds that no log may say: people, books and their words, what was asked for and noted. */
export async function* storedSecrets(pool: pg.Pool): AsyncGenerator<Secret> {
  for (const [kind, query] of Object.entries(SHORT)) {
    const { rows } = await pool.query<{ value: string | null }>(query);
    for (const { value } of rows) if (value && value.length >= TELLING_LETTERS) yield { kind, value };
  }
  // One at a time: the books of a whole run together are too much.
  const { rows } = await pool.query<{ id: string }>('select id from chapters');
  for (const { id } of rows) {
    const chapter = await pool.query<{ value: string }>('select text as value from chapters where id = $1', [
      id,
    ]);
    // A chapter may be but a picture, or a number.
    for (const { value } of chapter.rows)
      if (value.length >= TELLING_LETTERS) yield { kind: 'text of a book', value };
  }
}

const SHORT: Record<string, string> = {
  email: 'select distinct email as value from users',
  name: 'select distinct full_name as value from users',
  title: 'select distinct title as value from books union select distinct title from chapters',
  author: 'select distinct author as value from books',
  passage: 'select content as value from descriptions',
  style: 'select distinct style_prompt as value from images',
  // A field is its value and its stamp; what has no space may be a word of ours, or an id.
  note: `select distinct field.value->>0 as value from sync_record, jsonb_each(f) as field
          where jsonb_typeof(field.value->0) = 'string' and field.value->>0 like '% %'`,
};
