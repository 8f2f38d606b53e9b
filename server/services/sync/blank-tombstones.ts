import type pg from 'pg';
import { setServerFields } from '#shared/sync/hub/record-changes.ts';
import { oldTombstones } from '../../db/sync.ts';
import { changeUser } from './user-changes.ts';

const KEPT_MS = 90 * 24 * 3_600_000;
const AT_ONCE = 500;

/**
 * What was deleted 90 days ago is emptied on every device. The tombstone itself, some hundred bytes, stays for ever:
 * a device that was offline for years must still learn that the record is deleted.
 */
export async function blankTombstones(pool: pg.Pool, nowMs: number): Promise<void> {
  for (;;) {
    const old = await oldTombstones(pool, nowMs - KEPT_MS, AT_ONCE);
    for (const { userId, t, k, fields } of old) {
      const blank = Object.fromEntries(fields.map((field) => [field, null]));
      await changeUser(pool, userId, async (changes) => {
        const [record] = await changes.tables.records([{ t, k }]);
        // Restored since it was selected: keep all of it.
        if (record?.f.deleted?.[0] === true) await setServerFields(changes, t, k, blank);
      });
    }
    if (old.length < AT_ONCE) return;
  }
}
