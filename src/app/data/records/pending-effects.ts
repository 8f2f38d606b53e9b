import Dexie, { type Table } from 'dexie';
import type { RecordFields } from '#shared/contract/records.ts';
import type { RecordKey, ViewRow } from '#shared/sync/device/store.ts';
import type { MetaRow } from '../database/meta-row.ts';

/**
 * Keys of changed records that other tables of this device depend on, stored in the transaction that changed them. A
 * flush handles these few instead of scanning every record, and none is lost when a tab closes in between.
 */

/** Stored on devices by released versions, so it keeps its first name. */
const PREFIX = 'unfollowed/';

/** Stores the keys of those changed records that have effects. */
export function trackPendingEffects(
  meta: Table<MetaRow, string>,
  views: readonly ViewRow[],
): PromiseLike<void> {
  const rows = views.filter(hasEffects).map(({ t, k }) => ({ key: `${PREFIX}${t}/${k}`, value: [t, k] }));
  return rows.length > 0 ? meta.bulkPut(rows).then(() => undefined) : Dexie.Promise.resolve();
}

/** Returns and removes the stored keys; within a transaction. */
export async function takePendingEffects(meta: Table<MetaRow, string>): Promise<RecordKey[]> {
  const rows = await meta.where('key').startsWith(PREFIX).toArray();
  await meta.bulkDelete(rows.map(({ key }) => key));
  return rows.map(({ value }) => value as RecordKey);
}

function hasEffects({ t, v }: ViewRow): boolean {
  if (t === 'imgreq') {
    const { status, image } = v as RecordFields<'imgreq'>;
    return status === 'awaited' || (status === 'done' && image != null);
  }
  if (t === 'book') {
    const { state, deleted } = v as RecordFields<'book'>;
    return state === undefined && deleted !== true;
  }
  return false;
}
