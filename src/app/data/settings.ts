import type { RecordFields } from '#shared/contract/records.ts';
import { db } from './database.ts';
import { writeRecord } from './write.ts';

/** The reader's settings as every device shares them; empty before the first choice. */
export async function readSettings(): Promise<RecordFields<'settings'>> {
  return ((await db().views.get(['settings', 'reader']))?.v ?? {}) as RecordFields<'settings'>;
}

export async function saveSettings(fields: RecordFields<'settings'>): Promise<void> {
  await writeRecord('settings', 'reader', fields);
}
