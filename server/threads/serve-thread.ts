import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './thread-pool.ts';

/** The thread's side of a pool: answers every request with what `work` makes of it, or with why it could not. */
export function serveThread<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  parentPort?.on('message', ({ id, input }: ThreadRequest<Input>) => {
    void answer(id, input, work).then((message) => parentPort?.postMessage(message));
  });
}

async function answer<Input, Output>(
  id: number,
  input: Input,
  work: (input: Input) => Output | Promise<Output>,
): Promise<ThreadAnswer<Output>> {
  try {
    return { id, output: await work(input) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
