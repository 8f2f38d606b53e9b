import { navigate } from 'wouter/use-browser-location';
import { removeDeletedBooks } from '#app/data/storage/remove-deleted-books.ts';
import { requestPersistence } from '#app/data/storage/browser-storage.ts';
import { lowSpaceWarning } from '#app/data/storage/space-checks.ts';
import { keepPainterLanguages } from '#app/state/painter-languages.ts';
import { watchUploads } from '#app/data/books/uploads.ts';
import { remindOfReading } from '#app/features/notifications/reading-reminder.ts';
import { logFailure } from '#app/log.ts';
import { routes } from '#app/routes.ts';
import { useReaderSettings } from '#app/state/reader-settings.ts';
import { idle } from '#app/state/prefetch-conditions.ts';
import { useSync } from '#app/state/sync.ts';
import { notify } from '#app/state/toasts.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';
import { prefetchReaderFont } from '#app/ui/reader-fonts.ts';
import { completeKeptBooks, pullExtractedBooks, reparseOutdatedBooks } from './maintain-books.ts';
import { prefetchTexts } from './prefetch-texts.ts';
import { RetryDelays } from './retry-delays.ts';
import { extractBooks, fetchLanguagePacks } from './extract-books.ts';

const FIRST_ROUND_MS = 4_000;
const ROUND_MS = 60_000;
/** After a book was added: its upload comes first. */
const ADDED_MS = 3_000;

/**
 * Maintains what is stored on this device while a reader is signed in:
 * - removes deleted books when the deletion can no longer be undone,
 * - completes kept books and parses outdated ones again,
 * - extracts descriptions here that the server cannot extract now,
 * - fetches the reader's font,
 * - asks the browser for persistent storage and warns of low space,
 * - reminds the reader of the current book, if wanted.
 *
 * @returns a function that stops it
 */
export function startHousekeeping(): () => void {
  let stopped = false;
  let busy = false;
  const downloads = new RetryDelays();
  const pulls = new RetryDelays();
  const prefetches = new RetryDelays();
  const renewals = new RetryDelays();
  const packs = new RetryDelays();
  const extractions = new RetryDelays();

  const round = async () => {
    if (stopped || busy) return;
    busy = true;
    try {
      await removeDeletedBooks(Date.now());
      await warnOfLowSpace();
      await remindOfReading(Date.now());
      if (isSynced()) await completeKeptBooks(downloads, () => stopped);
      if (isSynced()) await pullExtractedBooks(pulls, () => stopped);
      if (isSynced()) await prefetchTexts(prefetches, () => stopped || isReading());
      await keepPainterLanguages();
      if (isSynced()) await fetchLanguagePacks(packs, () => stopped);
      await extractBooks(extractions, () => stopped || isReading());
      await reparseOutdatedBooks(renewals, () => stopped || isReading());
    } catch (error) {
      if (!stopped) logFailure('housekeeping')(error);
    } finally {
      busy = false;
    }
  };
  void idle()
    .then(() => prefetchReaderFont(useReaderSettings.getState().settings.fontFamily))
    .catch(logFailure('fonts'));
  void keepPainterLanguages().catch(logFailure('painter'));
  const first = setTimeout(() => void round(), FIRST_ROUND_MS);
  const timer = setInterval(() => void round(), ROUND_MS);

  // Some browsers show a prompt, which makes sense to the reader after adding a first book.
  const failed = logFailure('added books');
  let added: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = watchUploads(() => {
    void requestPersistence().catch(failed);
    void keepPainterLanguages().catch(failed);
    clearTimeout(added);
    added = setTimeout(() => void fetchLanguagePacks(packs, () => stopped).catch(failed), ADDED_MS);
  }, failed);

  return () => {
    stopped = true;
    clearTimeout(first);
    clearInterval(timer);
    clearTimeout(added);
    stopWatching();
  };
}

function isSynced(): boolean {
  const { hasSynced, failure } = useSync.getState();
  return hasSynced && !failure;
}

const isReading = () => location.pathname.startsWith('/book/');

async function warnOfLowSpace(): Promise<void> {
  const left = await lowSpaceWarning(Date.now());
  if (left === null) return;
  notify('warning', ...s.settings.lowSpace(formatBytes(left)), {
    durationMs: 15_000,
    topic: 'storage',
    action: { label: s.settings.freeUp, run: () => navigate(`${routes.settings}?tab=privacy`) },
  });
}
