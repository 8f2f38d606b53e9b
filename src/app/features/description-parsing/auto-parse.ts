import { limits } from '#shared/contract/limits.ts';
import { processBook } from '#app/api/books.ts';
import { bringDescriptions } from '#app/api/book-content.ts';
import { isOffline, normaliseError } from '#app/api/errors.ts';
import { listDescriptions } from '#app/data/descriptions.ts';
import { recentlyTriggered, rememberTrigger } from '#app/data/recent-parsing.ts';
import { requestSearch } from '#app/data/picture-requests.ts';
import { notify, notifyInReader } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** After an upload: asks for the descriptions two seconds later and says what came of it. */
export function parseAfterUpload(bookId: string, onFailure: (message: string) => void): void {
  setTimeout(() => {
    rememberTrigger(bookId);
    processBook(bookId)
      .then(async ({ status, descriptions_found }) => {
        if (status === 'completed') notify('success', ...s.autoParse.done(descriptions_found));
        else notify('info', ...s.autoParse.running);
        await bringDescriptions(bookId, { force: true });
      })
      .catch((error: unknown) => onFailure(normaliseError(error).message));
  }, limits.autoParseDelayMs);
}

/**
 * In the reader: a chapter came without descriptions. Unless the book was asked for in the last five minutes,
 * asks for them; while they are being found, looks again after 15 s and then every 10 s, twelve times. What is found
 * is stored, and the open chapter shows it in its place: nothing is loaded anew, and no place is lost.
 *
 * @returns stops looking
 */
export function parseWhileReading(bookId: string, chapter: number): () => void {
  if (recentlyTriggered(bookId)) return () => undefined;
  rememberTrigger(bookId);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let stopped = false;
  const later = (delayMs: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
  };
  const found = async () => {
    await bringDescriptions(bookId, { force: true });
    return (await listDescriptions(bookId, chapter)).length;
  };

  // Found, but the line may go before they come: then they are looked for like those still being found.
  const bring = () =>
    void found().catch(() => later(limits.parsePollEveryMs, () => check(limits.parsePollChecks)));

  const check = (checksLeft: number) => {
    found().then(
      (count) => {
        if (stopped) return;
        if (count > 0) notifyInReader('success', ...s.parsing.finished(count));
        else if (checksLeft <= 1) notifyInReader('warning', ...s.parsing.slow);
        else later(limits.parsePollEveryMs, () => check(checksLeft - 1));
      },
      () => {
        // A check that failed is tried again; it counts as one.
        if (!stopped && checksLeft > 1) later(limits.parsePollEveryMs, () => check(checksLeft - 1));
      },
    );
  };

  const start = () =>
    void processBook(bookId).then(
      ({ status, descriptions_found }) => {
        if (stopped) return;
        if (status === 'completed') {
          notifyInReader('success', ...s.parsing.processed(descriptions_found));
          later(limits.reloadAfterParseMs, bring);
        } else {
          notifyInReader('info', ...s.parsing.started);
          later(limits.parsePollFirstMs, () => check(limits.parsePollChecks));
        }
      },
      async (error: unknown) => {
        // Without a network the wish is kept, and the search begins with the next sync.
        if (isOffline(error)) await requestSearch(bookId);
        if (stopped) return;
        const action = { label: s.parsing.retry, run: start };
        notifyInReader('error', ...s.parsing.failed, { topic: `parsing:${bookId}`, action });
      },
    );
  start();

  return () => {
    stopped = true;
    timers.forEach(clearTimeout);
  };
}
