import { proxy, wrap, type Remote } from 'comlink';
import type { Chapter } from '#shared/publication/publication.ts';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import type { BookWorker, ParseOutcome, ReadEvent, SentEvent } from './book-worker.ts';
import workerUrl from './book.worker.ts?worker&url';

let remote: Remote<BookWorker> | null = null;

/** The page's side of the book worker, started at first use and kept: parsing again and again needs no new thread. */
export function bookWorker(): Remote<BookWorker> {
  remote ??= wrap<BookWorker>(new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'book' }));
  return remote;
}

let readings = 0;

/**
 * Reads a book in the worker and tells meanwhile what is known of it: what a library shows, the first chapter of a
 * long book, how far it is. Other calls to the worker are answered in between.
 *
 * @throws the signal's reason when it aborts
 */
export async function readBook(
  bytes: ArrayBuffer,
  { signal, onEvent = () => undefined }: { signal?: AbortSignal; onEvent?: (event: ReadEvent) => void } = {},
): Promise<ParseOutcome> {
  signal?.throwIfAborted();
  const reading = ++readings;
  const worker = bookWorker();
  const cancel = () => void worker.cancel(reading);
  signal?.addEventListener('abort', cancel);
  const chapters: Chapter[] = [];
  const hear = (event: SentEvent) =>
    event.type === 'chapters' ? void chapters.push(...event.chapters) : onEvent(event);
  try {
    const outcome = await worker.read(reading, bytes, proxy(hear));
    signal?.throwIfAborted();
    if (outcome === null) throw new DOMException('The reading was cancelled.', 'AbortError');
    return outcome.publication ? { publication: { ...outcome.publication, chapters } } : outcome;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
