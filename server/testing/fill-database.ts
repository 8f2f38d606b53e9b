import type pg from 'pg';

/** Ids of one user's rows, for queries about them. */
export interface Filled {
  user: string;
  book: string;
  chapter: string;
  description: string;
  image: string;
  session: string;
  refreshHash: Buffer;
  upload: string;
  job: string;
  /** Row counts of the largest tables. */
  rows: Record<string, number>;
}

/** One in this many books has chapters, descriptions and a picture: most books are never opened. */
const PARSED_EVERY = 20;

/** Ids are derived from names, so that one statement can insert the books and another their chapters. */
const id = (of: string) => `md5(${of})::uuid`;

/**
 * Fills a database as many users would over years, with generated rows: the first user has `ownBooks` books, each
 * other `booksEach`.
 */
export async function fillDatabase(
  pool: pg.Pool,
  { users, booksEach, ownBooks }: { users: number; booksEach: number; ownBooks: number },
): Promise<Filled> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements(users, booksEach, ownBooks)) await client.query(statement);
    await client.query('vacuum analyze');
    const { rows } = await client.query<Omit<Filled, 'rows'>>(
      `select ${id(`'u1'`)} as user, ${id(`'u1b7'`)} as book, ${id(`'u1b7c1'`)} as chapter,
              ${id(`'u1b7d1'`)} as description, ${id(`'u1b7i'`)} as image, ${id(`'u1s1'`)} as session,
              sha256('u1s1r1') as "refreshHash", ${id(`'u1up1'`)} as upload, ${id(`'u1b7j'`)} as job`,
    );
    const counted = await client.query<{ name: string; rows: number }>(
      `select relname as name, reltuples::bigint as rows from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000 order by 2 desc`,
    );
    return { ...rows[0]!, rows: Object.fromEntries(counted.rows.map((each) => [each.name, each.rows])) };
  } finally {
    client.release(true);
  }
}

function statements(users: number, booksEach: number, ownBooks: number): string[] {
  const people = `generate_series(1, ${users}) u`;
  const owned = `${people}, generate_series(1, case when u = 1 then ${ownBooks} else ${booksEach} end) b`;
  const parsed = `(select u, b from ${owned} where b % ${PARSED_EVERY} = 7) own`;
  const [user, book] = [id(`'u' || u`), id(`'u' || u || 'b' || b`)];
  return [
    `insert into users (id, email, email_key, password_hash)
     select ${user}, 'user-' || u || '@x.example', 'user-' || u || '@x.example', '' from ${people}`,
    `insert into sessions (id, user_id, expires_at)
     select ${id(`'u' || u || 's' || s`)}, ${user}, now() + interval '90 days' from ${people}, generate_series(1, 3) s`,
    `insert into refresh_tokens (hash, session_id)
     select sha256(convert_to('u' || u || 's' || s || 'r' || r, 'UTF8')), ${id(`'u' || u || 's' || s`)}
       from ${people}, generate_series(1, 3) s, generate_series(1, 10) r`,
    `insert into books (id, user_id, title, author, file_format, file_sha256, file_size, word_count, total_pages,
                        chapters_count, cover_sha256, created_at, deleted_at)
     select ${book}, ${user}, 'Book ' || b, 'Somebody', 'epub', md5(b::text), 1000000, 90000, 300, 3,
            md5('cover' || b), now() - b * interval '1 hour', case when b % 50 = 1 then now() end from ${owned}`,
    `insert into chapters (id, book_id, number, title, text, html, word_count, pages)
     select ${id(`'u' || u || 'b' || b || 'c' || c`)}, ${book}, c, 'Chapter ' || c, repeat('A word. ', 30), '<p/>', 60, 1
       from ${parsed}, generate_series(1, 3) c`,
    `insert into resources (book_id, href, media_type, sha256)
     select ${book}, 'p.png', 'image/png', md5('picture' || b) from ${parsed}`,
    `insert into descriptions (id, book_id, chapter_number, type, content, start_offset, end_offset, entity, priority_score)
     select ${id(`'u' || u || 'b' || b || 'd' || d`)}, ${book}, 1 + d % 3, 'character', 'She was tall.', d * 10, d * 10 + 9,
            'Anna', 50 from ${parsed}, generate_series(1, 10) d`,
    `insert into images (id, user_id, book_id, description_id, sha256, width, height, take, generation_seconds)
     select ${id(`'u' || u || 'b' || b || 'i'`)}, ${user}, ${book}, ${id(`'u' || u || 'b' || b || 'd1'`)},
            md5('image' || u || 'b' || b), 1024, 768, 0, 1 from ${parsed}`,
    `insert into former_images (id, user_id, description_id)
     select ${id(`'u' || u || 'b' || b || 'f'`)}, ${user}, ${id(`'u' || u || 'b' || b || 'd1'`)} from ${parsed}`,
    `insert into jobs (id, kind, subject, user_id, payload, state, attempt)
     select ${id(`'u' || u || 'b' || b || 'j'`)}, 'extract-book', ${book}::text, ${user}, '{}',
            case when u = 1 and b % 5000 = 7 then 'running' else 'done' end, 1 from ${parsed}`,
    `insert into jobs (id, kind, subject, user_id, payload, state, attempt)
     select ${id(`'u' || u || 'b' || b || 'g'`)}, 'generate-image', ${id(`'u' || u || 'b' || b || 'd1'`)}::text, ${user},
            '{}', 'done', 1 from ${parsed}`,
    `insert into sync_user (user_id, epoch, seq) select ${user}, 'epoch', 100000 from ${people}`,
    `insert into sync_record (user_id, t, k, f, seq)
     select ${user}, 'book', ${book}::text, '{"title":["Book",1,1,"device-1"]}', b from ${owned}`,
    `insert into sync_record (user_id, t, k, f, seq)
     select ${user}, 'progress', ${book}::text || ':device-1',
            '{"loc":[[1,0,100,1,3],1,1,"device-1"],"pct":[50,1,1,"device-1"]}', 50000 + b from ${owned} where b % 5 = 0`,
    `insert into sync_device (user_id, device, last_n, last_ms)
     select ${user}, 'u' || u || 'device-' || d, 1000, 1 from ${people}, generate_series(1, 3) d`,
    `insert into sync_op (user_id, device, n, seq, ms)
     select ${user}, 'device-1', n, n, 1 from ${people}, generate_series(1, 1000) n`,
    `insert into uploads (id, user_id, sha256, size, name, received)
     select ${id(`'u' || u || 'up' || n`)}, ${user}, md5('upload' || n), 9, 'a.epub', 0 from ${people}, generate_series(1, 5) n`,
    `insert into image_usage (user_id, day, images) select ${user}, current_date - d, 3 from ${people}, generate_series(0, 30) d`,
    `insert into provider_usage (user_id, day, kind, amount)
     select ${user}, current_date - d, 'pictures', 3 from ${people}, generate_series(0, 7) d`,
    `insert into model_pictures (user_id, key, sha256)
     select ${user}, md5('key' || n), md5('model' || u || n) from ${people}, generate_series(1, 20) n`,
    `insert into language_model_answers (key, answer) select md5(n::text), '{}' from generate_series(1, 5000) n`,
  ];
}
