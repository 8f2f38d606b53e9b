import type pg from 'pg';
import { setServerFields } from '#shared/sync/hub/record-changes.ts';
import { type OldTombstone, oldTombstones } from '../../db/sync-records.ts';
import { attemptEach } from '../../partial-failure.ts';
import { changeUser } from './user-changes.ts';

const KEPT_MS = 90 * 24 * 3_600_000;
const AT_ONCE = 500;

/**
 * What was deleted 90 days ago is emptied on every device, with a book the cover that its reader chose for it. The tombstone itself, some hundred bytes, stays for ever:
 * a device that was offline for years must still learn that the record is deleted.
 *
 * @throws PartialFailureError if some could not be emptied; the others are
 */
export function blankTombstones(pool: pg.Pool, nowMs: number): Promise<void> {
  return attemptEach(allOldTombstones(pool, nowMs - KEPT_MS), ({ userId, t, k, fields }) =>
    changeUser(pool, userId, async (changes) => {
      const blank = Object.fromEntries(fields.map((field) => [field, null]));
      const [record] = await changes.tables.records([{ t: t === 'cover' ? 'book' : t, k }]);
      // Restored since it was selected: keep all of it.
      if (record?.f.deleted?.[0] === true) await setServerFields(changes, t, k, blank);
    }),
  );
}

async function* allOldTombstones(pool: pg.Pool, beforeMs: number): AsyncGenerator<OldTombstone> {
  let after: OldTombstone | null = null;
  for (;;) {
    const page: OldTombstone[] = await oldTombstones(pool, beforeMs, after, AT_ONCE);
    yield* page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1)!;
  }
}
