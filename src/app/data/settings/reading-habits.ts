import type { RecordFields } from '#shared/contract/records.ts';
import { readSettings, saveSettings } from './settings.ts';

/** Synced to every device. */
export interface ReadingHabits {
  /** Page by page, or a whole chapter to scroll through. */
  layout: NonNullable<RecordFields<'settings'>['layout']>;
  /** Pages beside each other: as many as the window has room for, or always one or two. */
  pagesShown: NonNullable<RecordFields<'settings'>['pagesShown']>;
  /** Whether pages slide when they are turned. */
  pageMotion: NonNullable<RecordFields<'settings'>['pageMotion']>;
  /** Single letters are shortcuts while a book is open. */
  letterKeys: boolean;
  /** Rereading hides everything after the page, even where it was read before. */
  spoilerFreeRereading: boolean;
  /** Where a tapped passage gets its picture; without a network always on the device. */
  paintsOn: NonNullable<RecordFields<'settings'>['paintsOn']>;
}

const defaults: ReadingHabits = {
  layout: 'pages',
  pagesShown: 'auto',
  pageMotion: 'slide',
  letterKeys: true,
  spoilerFreeRereading: false,
  paintsOn: 'server',
};

export async function readHabits(): Promise<ReadingHabits> {
  const { veilsAhead, ...stored } = await readSettings();
  const { layout, pagesShown, pageMotion, letterKeys, spoilerFreeRereading, paintsOn } = {
    ...defaults,
    ...(veilsAhead === undefined ? {} : { spoilerFreeRereading: veilsAhead }),
    ...stored,
  };
  return { layout, pagesShown, pageMotion, letterKeys, spoilerFreeRereading, paintsOn };
}

export async function saveHabits(change: Partial<ReadingHabits>): Promise<void> {
  await saveSettings(change);
}

/** Whether the reader wants pictures painted on the device also while the server can be reached. */
export async function paintsOnDevice(): Promise<boolean> {
  return (await readHabits()).paintsOn === 'device';
}
