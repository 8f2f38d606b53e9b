import { navigate } from 'wouter/use-browser-location';
import { isWholeHere, renewBook } from '#app/api/book-content.ts';
import { listBooks } from '#app/data/books.ts';
import { listOutdated } from '#app/data/reread-book.ts';
import { dropDeleted } from '#app/data/shelf.ts';
import { askToPersist, lowSpaceToSay } from '#app/data/storage.ts';
import { watchUploads } from '#app/data/uploads.ts';
import { remindOfReading } from '#app/features/notifications/reading-reminder.ts';
import { logFailure } from '#app/log.ts';
import { routes } from '#app/routes.ts';
import { completeBook } from '#app/state/downloads.ts';
import { useSync } from '#app/state/sync.ts';
import { notify } from '#app/state/toasts.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';

const FIRST_ROUND_MS = 4_000;
const ROUND_MS = 60_000;

/**
 * Looks after what lies on this device while a reader is signed in: deleted books leave when they can no longer be
 * taken back, kept books are completed, the browser is asked to keep all of it, and the reader is told before it
 * gets full, and of the book in hand when that is wanted.
 *
 * @returns stops it
 */
export function startHousekeeping(): () => void {
  let stopped = false;
  let busy = false;

  const round = async () => {
    if (stopped || busy) return;
    busy = true;
    try {
      await dropDeleted(Date.now());
      await sayLowSpace();
      await remindOfReading(Date.now());
      await completeKept(() => stopped);
      await renewOutdated(() => stopped);
    } catch (error) {
      if (!stopped) logFailure('housekeeping')(error);
    } finally {
      busy = false;
    }
  };
  const first = setTimeout(() => void round(), FIRST_ROUND_MS);
  const timer = setInterval(() => void round(), ROUND_MS);

  // A file that waits to be sent was chosen on this device: then the reader knows what there is to keep.
  const failed = logFailure('persist');
  const stopWatching = watchUploads(() => void askToPersist().catch(failed), failed);

  return () => {
    stopped = true;
    clearTimeout(first);
    clearInterval(timer);
    stopWatching();
  };
}

async function sayLowSpace(): Promise<void> {
  const left = await lowSpaceToSay(Date.now());
  if (left === null) return;
  notify('warning', ...s.settings.lowSpace(formatBytes(left)), {
    durationMs: 15_000,
    topic: 'storage',
    action: { label: s.settings.freeUp, run: () => navigate(`${routes.settings}?tab=privacy`) },
  });
}

/** Books that were chosen to be kept while there was no network, or that have grown pictures since. */
async function completeKept(isOver: () => boolean): Promise<void> {
  const { pulled, failure } = useSync.getState();
  if (!pulled || failure) return;
  for (const book of await listBooks()) {
    if (isOver()) return;
    if (book.kept && book.place === 'server' && !(await isWholeHere(book))) await completeBook(book);
  }
}

/** Books read by an older parser are read again, one after the other; the open one is by the reader. */
async function renewOutdated(isOver: () => boolean): Promise<void> {
  for (const bookId of await listOutdated()) {
    if (isOver() || location.pathname.startsWith('/book/')) return;
    await renewBook(bookId);
  }
}
