import { parentPort } from 'node:worker_threads';
import { extractBook } from './engine.ts';
import type { ThreadAnswer, ThreadRequest } from './run-in-thread.ts';

/** The thread's side of `run-in-thread.ts`: one request, one answer, in order. */
parentPort?.on('message', ({ id, input }: ThreadRequest) => {
  parentPort?.postMessage(answer(id, input));
});

function answer(id: number, input: ThreadRequest['input']): ThreadAnswer {
  try {
    return { id, book: extractBook(input) };
  } catch (error: unknown) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
