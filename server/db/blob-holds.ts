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

/** Rows at a time. */
const HOLDS_AT_ONCE = 1_000;

/** Holds of processes that have died, released so many at a time. @returns the content they held, until nothing is left */
export async function* releaseOldHolds(db: Db, minutes: number): AsyncGenerator<string[]> {
  for (;;) {
    const { rows } = await db.query<{ sha256: string }>(
      `delete from blob_holds where ctid = any (array(
         select ctid from blob_holds where created_at < now() - make_interval(mins => $1)
         limit ${HOLDS_AT_ONCE} for update skip locked)) returning sha256`,
      [minutes],
    );
    if (rows.length > 0) yield rows.map(({ sha256 }) => sha256);
    if (rows.length < HOLDS_AT_ONCE) return;
  }
}
