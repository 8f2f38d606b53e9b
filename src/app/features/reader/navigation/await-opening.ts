import { readPositions } from '#app/data/progress/progress.ts';
import { waitForFirstSync, useSync } from '#app/state/sync.ts';
import { chooseOpening, type Opening } from './choose-opening.ts';

/** How long opening a book may wait for the positions of other devices. */
const FIRST_PULL_MS = 1_500;

/** Where to open a book, once this device has other devices' positions or won't receive them soon. */
export async function awaitOpening(bookId: string, addressChapter: number): Promise<Opening> {
  const isBeforeSync = !useSync.getState().hasSynced;
  await waitForFirstSync(FIRST_PULL_MS);
  const { hasSynced } = useSync.getState();
  const positions = await readPositions(bookId);
  return chooseOpening({ chapterNumber: addressChapter, isBeforeSync, pulled: hasSynced, ...positions });
}
