import type { RecordFields } from '#shared/contract/records.ts';
import { readSettings, saveSettings } from './settings.ts';

/** Synced to every device. */
export interface ReadingHabits {
  /** Page by page, or a whole chapter to scroll through. */
  layout: NonNullable<RecordFields<'settings'>['layout']>;
  /** Single letters are shortcuts while a book is open. */
  letterKeys: boolean;
}

const defaults: ReadingHabits = { layout: 'pages', letterKeys: true };

export async function readHabits(): Promise<ReadingHabits> {
  const { layout = defaults.layout, letterKeys = defaults.letterKeys } = await readSettings();
  return { layout, letterKeys };
}

export async function saveHabits(change: Partial<ReadingHabits>): Promise<void> {
  await saveSettings(change);
}
