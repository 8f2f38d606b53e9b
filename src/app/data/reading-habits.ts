import { db } from './database.ts';

/** How a book is read on this device. A phone and a desk want different things, so it is not synced. */
export interface ReadingHabits {
  /** Page by page, or a whole chapter to scroll through. */
  layout: 'pages' | 'scroll';
  /** Letters do things while a book is open. */
  letterKeys: boolean;
}

const KEY = 'readingHabits';
const defaults: ReadingHabits = { layout: 'pages', letterKeys: true };

export async function readHabits(): Promise<ReadingHabits> {
  const stored = (await db().meta.get(KEY))?.value as Partial<ReadingHabits> | undefined;
  return {
    layout: stored?.layout === 'scroll' ? 'scroll' : defaults.layout,
    letterKeys: stored?.letterKeys ?? defaults.letterKeys,
  };
}

export async function saveHabits(change: Partial<ReadingHabits>): Promise<void> {
  const { meta } = db();
  await db().transaction('rw', meta, async () => {
    await meta.put({ key: KEY, value: { ...(await readHabits()), ...change } });
  });
}
