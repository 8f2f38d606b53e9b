import type { Db } from './pool.ts';

/** Which of these blobs a row refers to, or a process that is about to commit such a row holds. */
export async function referencedBlobs(db: Db, sha256s: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ sha256: string }>(
    `select sha256 from unnest($1::text[]) as asked (sha256)
      where exists (select from books where file_sha256 = asked.sha256)
         or exists (select from books where cover_sha256 = asked.sha256)
         or exists (select from resources where resources.sha256 = asked.sha256)
         or exists (select from images where images.sha256 = asked.sha256)
         or exists (select from model_pictures where model_pictures.sha256 = asked.sha256)
         or exists (select from blob_holds where blob_holds.sha256 = asked.sha256)`,
    [sha256s],
  );
  return new Set(rows.map((row) => row.sha256));
}

/** Every blob a user's rows refer to, before they are removed. */
export async function userBlobs(db: Db, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    `select file_sha256 as sha256 from books where user_id = $1
     union select cover_sha256 from books where user_id = $1 and cover_sha256 is not null
     union select r.sha256 from resources r join books b on b.id = r.book_id where b.user_id = $1
     union select sha256 from images where user_id = $1
     union select sha256 from model_pictures where user_id = $1`,
    [userId],
  );
  return rows.map((row) => row.sha256);
}

/** Every blob that a row refers to. */
export async function listReferencedBlobs(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    `select file_sha256 as sha256 from books
     union select cover_sha256 from books where cover_sha256 is not null
     union select sha256 from resources
     union select sha256 from images
     union select sha256 from model_pictures`,
  );
  return rows.map(({ sha256 }) => sha256);
}
