import type { RecordFields } from '#shared/contract/records.ts';
import { readSettings, saveSettings } from './settings.ts';

/** Synced to every device. */
export interface ReadingHabits {
  /** Page by page, or a whole chapter to scroll through. */
  layout: NonNullable<RecordFields<'settings'>['layout']>;
  /** Pages beside each other: as many as the window has room for, or always one or two. */
  pagesShown: NonNullable<RecordFields<'settings'>['pagesShown']>;
  /** Single letters are shortcuts while a book is open. */
  letterKeys: boolean;
}

const defaults: ReadingHabits = { layout: 'pages', pagesShown: 'auto', letterKeys: true };

export async function readHabits(): Promise<ReadingHabits> {
  const { layout, pagesShown, letterKeys } = { ...defaults, ...(await readSettings()) };
  return { layout, pagesShown, letterKeys };
}

export async function saveHabits(change: Partial<ReadingHabits>): Promise<void> {
  await saveSettings(change);
}
