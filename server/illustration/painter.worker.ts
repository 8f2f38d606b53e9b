import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './embedded-painter.ts';
import { paint } from './paint.ts';

/** The thread's side of `embedded-painter.ts`: one request, one answer. */
parentPort?.on('message', ({ id, input }: ThreadRequest) => {
  paint(input).then(
    (picture) => parentPort?.postMessage({ id, picture } satisfies ThreadAnswer),
    (error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, error: text } satisfies ThreadAnswer);
    },
  );
});
