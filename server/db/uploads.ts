import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

export interface UploadRow {
  id: string;
  sha256: string | null;
  size: number;
  name: string;
  /** Bytes that have arrived and are stored. */
  received: number;
  /** Set once the book has been created; its bytes are then a blob and no longer here. */
  book_id: string | null;
  updated_at: Date;
}

const COLUMNS = 'id, sha256, size, name, received, book_id, updated_at';

/** Serialises the creation of one user's uploads until the transaction ends. */
export async function lockUploader(db: Db, userId: string): Promise<void> {
  await db.query('select from users where id = $1 for no key update', [userId]);
}

export async function insertUpload(
  db: Db,
  userId: string,
  upload: Pick<UploadRow, 'id' | 'sha256' | 'size' | 'name'>,
): Promise<UploadRow> {
  const { rows } = await db.query<UploadRow>(
    `insert into uploads (id, user_id, sha256, size, name) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [upload.id, userId, upload.sha256, upload.size, upload.name],
  );
  return rows[0]!;
}

export async function findUpload(db: Db, userId: string, uploadId: string): Promise<UploadRow | null> {
  const { rows } = await db.query<UploadRow>(
    `select ${COLUMNS} from uploads where user_id = $1 and id = $2`,
    [userId, uploadId],
  );
  return rows[0] ?? null;
}

/** The user's upload of this content; its expiry starts again. */
export async function touchUploadOf(db: Db, userId: string, sha256: string): Promise<UploadRow | null> {
  const { rows } = await db.query<UploadRow>(
    `update uploads set updated_at = now() where user_id = $1 and sha256 = $2 returning ${COLUMNS}`,
    [userId, sha256],
  );
  return rows[0] ?? null;
}

/**
 * Adds bytes to the end of what has arrived, bytes and offset in one statement: a crash leaves both or neither.
 * @returns false when the upload's offset is not `start` (any more): another request was faster
 */
export async function appendPart(
  db: Db,
  userId: string,
  uploadId: string,
  part: { start: number; bytes: Uint8Array },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with moved as (
       update uploads set received = received + $4::bigint, updated_at = now()
        where user_id = $1 and id = $2 and received = $3::bigint and book_id is null returning id)
     insert into upload_parts (upload_id, start, bytes) select id, $3::bigint, $5::bytea from moved`,
    [userId, uploadId, part.start, part.bytes.byteLength, part.bytes],
  );
  return rowCount === 1;
}

/** The bytes from `start` on, up to the end of the part that begins there; null after the last one. */
export async function readPart(
  db: Db,
  userId: string,
  uploadId: string,
  start: number,
): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    `select p.bytes from upload_parts p join uploads u on u.id = p.upload_id
      where u.user_id = $1 and u.id = $2 and p.start = $3`,
    [userId, uploadId, start],
  );
  return rows[0]?.bytes ?? null;
}

/** The book has been created: the bytes are no longer needed here, but the row still answers requests. */
export async function finishUpload(db: Db, userId: string, uploadId: string, bookId: string): Promise<void> {
  await db.query(
    `with finished as (
       update uploads set received = size, book_id = $3, updated_at = now()
        where user_id = $1 and id = $2 returning id)
     delete from upload_parts using finished where upload_id = finished.id`,
    [userId, uploadId, bookId],
  );
}

/** @returns false when there is none */
export async function deleteUpload(db: Db, userId: string, uploadId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from uploads where user_id = $1 and id = $2', [
    userId,
    uploadId,
  ]);
  return rowCount === 1;
}

export async function countOpenUploads(db: Db, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) as count from uploads where user_id = $1 and book_id is null',
    [userId],
  );
  return rows[0]!.count;
}

/** Deletes the unfinished upload that has been idle longest, if it has been idle long enough. Returns whether it did. */
export async function deleteLongestIdleUpload(db: Db, userId: string, idleMinutes: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from uploads where id = (
       select id from uploads
        where user_id = $1 and book_id is null and updated_at < now() - make_interval(mins => $2)
        order by updated_at limit 1)`,
    [userId, idleMinutes],
  );
  return rowCount === 1;
}

/** Finished or not: no client will resume it. */
export async function deleteOldUploads(db: Db, days: number): Promise<void> {
  // An upload takes up to 50 MB of parts with it.
  await deleteInBatches(db, 'uploads', 'updated_at < now() - make_interval(days => $1)', [days], 20);
}
