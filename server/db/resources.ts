import type { Db } from './pool.ts';

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

/** The pictures of a book that are stored. */
export async function listResourceHrefs(db: Db, userId: string, bookId: string): Promise<string[]> {
  const { rows } = await db.query<{ href: string }>(
    `select r.href from resources r join books b on b.id = r.book_id
      where b.user_id = $1 and b.id = $2 and b.deleted_at is null`,
    [userId, bookId],
  );
  return rows.map(({ href }) => href);
}
