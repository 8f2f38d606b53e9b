import { limits } from '#shared/contract/limits.ts';
import { startExtraction } from '#app/api/books.ts';
import { pullDescriptions } from '#app/api/book-content.ts';
import { isOffline } from '#app/api/errors.ts';
import { hasUserDatabase } from '#app/data/database/database.ts';
import { listDescriptions } from '#app/data/pictures/descriptions.ts';
import { wasRequestedRecently, saveExtractionRequestTime } from '#app/data/extraction/extraction-requests.ts';
import { requestExtraction } from '#app/data/pictures/picture-requests.ts';
import { logFailure } from '#app/log.ts';
import { beforeSignOut } from '#app/state/session.ts';
import { ADDED_BOOKS, notify, notifyInReader } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** The server pushes events about the same work; they share one toast. */
const ADDED = { topic: ADDED_BOOKS, joins: true } as const;

/** After an upload: requests descriptions two seconds later, unless the reader has signed out, and notifies of the outcome. */
export function requestExtractionAfterUpload(bookId: string, onFailure: (thrown: unknown) => void): void {
  const timer = setTimeout(() => {
    removeHandler();
    saveExtractionRequestTime(bookId);
    startExtraction(bookId)
      .then(async ({ status, descriptions_found }) => {
        if (status === 'completed') notify('success', ...s.autoParse.done(descriptions_found), ADDED);
        else notify('info', ...s.autoParse.running, ADDED);
        await pullDescriptions(bookId, { force: true });
      })
      .catch(onFailure);
  }, limits.extractionDelayMs);
  const removeHandler = beforeSignOut(() => {
    clearTimeout(timer);
    removeHandler();
  });
}

/**
 * In the reader: a chapter has no descriptions. Unless they were requested in the last five minutes, requests them, and
 * checks after 15 s and then every 10 s, twelve times. What is found is stored, and the open chapter shows it in place:
 * nothing is reloaded, and the reader's place is kept.
 *
 * @returns stops checking; called also when the chapter has got its descriptions, by this or by a pushed event
 */
export function requestExtractionWhileReading(bookId: string, chapter: number): () => void {
  if (wasRequestedRecently(bookId)) return () => undefined;
  saveExtractionRequestTime(bookId);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let stopped = false;
  let concluded = false;
  const later = (delayMs: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
  };

  /** Once, whether this check, a pushed event or another tab stored the descriptions. */
  const notifyIfFound = async (): Promise<boolean> => {
    if (concluded || !hasUserDatabase()) return concluded;
    const { length } = (await listDescriptions(bookId, chapter)).filter(({ foundHere }) => !foundHere);
    if (length > 0 && !concluded) {
      concluded = true;
      notifyInReader('success', ...s.parsing.finished(length), ADDED);
    }
    return concluded;
  };

  // Found, but the connection may be lost before they arrive: then the checks continue as if they were still being
  // found.
  const fetchFound = () =>
    void pullDescriptions(bookId, { force: true }).catch(() =>
      later(limits.extractionPollEveryMs, () => void check(limits.extractionPollChecks)),
    );

  const check = async (checksLeft: number): Promise<void> => {
    const isLast = checksLeft <= 1;
    try {
      await pullDescriptions(bookId, { force: true });
      if ((await notifyIfFound()) || stopped) return;
      if (isLast) return notifyInReader('warning', ...s.parsing.slow, ADDED);
    } catch (error) {
      logFailure('descriptions')(error); // A check that failed counts as one.
      if (stopped || isLast) return;
    }
    later(limits.extractionPollEveryMs, () => void check(checksLeft - 1));
  };

  const start = () =>
    void startExtraction(bookId).then(
      ({ status, descriptions_found }) => {
        if (stopped) return;
        if (status === 'completed') {
          concluded = true;
          notifyInReader('success', ...s.parsing.processed(descriptions_found), ADDED);
          later(limits.reloadAfterExtractionMs, fetchFound);
        } else {
          notifyInReader('info', ...s.parsing.started, ADDED);
          later(limits.extractionPollFirstMs, () => void check(limits.extractionPollChecks));
        }
      },
      async (error: unknown) => {
        // Without a network the request is kept, and the extraction begins with the next sync.
        if (isOffline(error)) await requestExtraction(bookId);
        if (stopped) return;
        const action = { label: s.parsing.retry, run: start };
        notifyInReader('error', ...s.parsing.failed, { topic: `parsing:${bookId}`, action });
      },
    );
  start();

  return () => {
    stopped = true;
    timers.forEach(clearTimeout);
    void notifyIfFound().catch(logFailure('descriptions'));
  };
}
