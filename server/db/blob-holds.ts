import { deletedInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

/** Keeps content from being removed until its row is committed; waits for a removal of it that is under way. */
export async function holdBlob(db: Db, holder: string, sha256: string): Promise<void> {
  await db.query(
    `insert into blob_holds (holder, sha256)
     select $1, $2 from pg_advisory_xact_lock_shared(hashtextextended($2::text, 0)) on conflict do nothing`,
    [holder, sha256],
  );
}

/** Until the end of the transaction no other process can begin to hold this content. */
export async function lockBlob(db: Db, sha256: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1::text, 0))', [sha256]);
}

export async function releaseHolds(db: Db, holder: string): Promise<void> {
  await db.query('delete from blob_holds where holder = $1', [holder]);
}

/** Releases the holds of processes that have died. @returns the content that they held, a batch at a time */
export const releaseOldHolds = (db: Db, minutes: number): AsyncGenerator<string[]> =>
  deletedInBatches(db, 'blob_holds', 'created_at < now() - make_interval(mins => $1)', 'sha256', [minutes]);
