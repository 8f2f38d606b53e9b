import type { Db } from './pool.ts';

/** A user's own limits; null: the default. */
export interface Quota {
  books_max: number | null;
  bytes_max: number | null;
  images_per_day: number | null;
  /** Synced records; the characters that they may have in all follow from it. */
  records_max: number | null;
}

export async function findQuota(db: Db, userId: string): Promise<Quota> {
  const { rows } = await db.query<Quota>(
    'select books_max, bytes_max, images_per_day, records_max from users where id = $1',
    [userId],
  );
  return rows[0] ?? { books_max: null, bytes_max: null, images_per_day: null, records_max: null };
}

export async function saveQuota(db: Db, userId: string, quota: Quota): Promise<void> {
  await db.query(
    'update users set books_max = $2, bytes_max = $3, images_per_day = $4, records_max = $5 where id = $1',
    [userId, quota.books_max, quota.bytes_max, quota.images_per_day, quota.records_max],
  );
}

export interface Account extends Quota {
  id: string;
  email: string;
  created_at: Date;
  books: number;
  bytes: number;
  images: number;
  /** Synced records, tombstones too; null until the first call that writes after an old release. */
  records: number | null;
}

/** Every account with what it holds, oldest first; deleted books count until they are purged. */
export async function listAccounts(db: Db): Promise<Account[]> {
  const { rows } = await db.query<Account>(
    `select u.id, u.email, u.created_at, u.books_max, u.bytes_max, u.images_per_day, u.records_max,
            count(b.id) filter (where b.deleted_at is null) as books,
            coalesce(sum(b.file_size), 0)::bigint as bytes,
            (select count(*) from images i where i.user_id = u.id) as images,
            coalesce(s.records, case when s.user_id is null then 0 end) as records
       from users u left join books b on b.user_id = u.id left join sync_user s on s.user_id = u.id
      group by u.id, s.user_id order by u.created_at, u.id`,
  );
  return rows;
}
