import { wrap, type Remote } from 'comlink';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import type { BookWorker } from './book-worker.ts';
import workerUrl from './book.worker.ts?worker&url';

let remote: Remote<BookWorker> | null = null;

/** The page's side of the book worker, started at first use and kept: parsing again and again needs no new thread. */
export function bookWorker(): Remote<BookWorker> {
  remote ??= wrap<BookWorker>(new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'book' }));
  return remote;
}
