import type { RecordFields } from '#shared/contract/records.ts';
import { db } from './database.ts';
import { withRoom } from './storage.ts';
import { writeRecord } from './write.ts';

/** The reader's settings as every device shares them; empty before the first choice. */
export async function readSettings(): Promise<RecordFields<'settings'>> {
  return ((await db().views.get(['settings', 'reader']))?.v ?? {}) as RecordFields<'settings'>;
}

export async function saveSettings(fields: RecordFields<'settings'>): Promise<void> {
  await withRoom(0, () => writeRecord('settings', 'reader', fields));
}

const KEEP_AT_SIGN_OUT = 'keepAtSignOut';

/** Whether this device keeps the reader's books when signing out. A choice of this device, not synced. */
export async function keepsBooksAtSignOut(): Promise<boolean> {
  return (await db().meta.get(KEEP_AT_SIGN_OUT))?.value === true;
}

export async function saveKeepsBooksAtSignOut(keeps: boolean): Promise<void> {
  await db().meta.put({ key: KEEP_AT_SIGN_OUT, value: keeps });
}
