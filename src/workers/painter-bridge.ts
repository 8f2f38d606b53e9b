import type { IllustrationInput } from '#shared/illustration/illustrate.ts';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import type { PaintedHere, PainterWorker } from './painter-worker.ts';
import workerUrl from './painter.worker.ts?worker&url';
import { WorkerConnection } from './worker-connection.ts';

/** The page's side of the painter, which starts with the first picture. */
const worker = new WorkerConnection<PainterWorker>(
  () => new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'painter' }),
);

/** @throws WorkerFailedError, and what the painter throws */
export const paint = (input: IllustrationInput): Promise<PaintedHere> =>
  worker.call((remote) => remote.paint(input));
