import type { RecordFields } from '#shared/contract/records.ts';
import { db } from '../database/database.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';
import { writeRecord } from '../records/write-record.ts';

/** Reading preferences, or which notifications the reader wants. */
export type SettingsKey = 'reader' | 'notifications';

/** The reader's settings as every device shares them; empty before the first choice. */
export async function readSettings(key: SettingsKey = 'reader'): Promise<RecordFields<'settings'>> {
  return (await db().views.get(['settings', key]))?.v ?? {};
}

export async function saveSettings(
  fields: RecordFields<'settings'>,
  key: SettingsKey = 'reader',
): Promise<void> {
  await writeWithEviction(0, () => writeRecord('settings', key, fields));
}

const REMINDED_AT = 'remindedAt';

/** When this device last reminded the reader of a book, device clock; 0 when never. */
export async function readRemindedAt(): Promise<number> {
  return Number((await db().meta.get(REMINDED_AT))?.value ?? 0);
}

export async function saveRemindedAt(atMs: number): Promise<void> {
  await db().meta.put({ key: REMINDED_AT, value: atMs });
}

const KEEP_AT_SIGN_OUT = 'keepAtSignOut';

/** Whether this device keeps the reader's books when signing out. A choice of this device, not synced. */
export async function keepsBooksAtSignOut(): Promise<boolean> {
  return (await db().meta.get(KEEP_AT_SIGN_OUT))?.value === true;
}

export async function saveKeepsBooksAtSignOut(keeps: boolean): Promise<void> {
  await db().meta.put({ key: KEEP_AT_SIGN_OUT, value: keeps });
}
