import { parentPort, type Transferable } from 'node:worker_threads';
import type { ThreadMessage } from './run-task.ts';

/**
 * The thread's side of a pool: does one task at a time.
 * @param transfer what of the output is moved to the main thread rather than copied
 */
export function serveThread<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
  transfer: (output: Output) => readonly Transferable[] = () => [],
): void {
  const post = (message: ThreadMessage<Output>, moved: readonly Transferable[] = []) =>
    parentPort?.postMessage(message, moved);

  async function perform(input: Input): Promise<void> {
    post('begun');
    try {
      const output = await work(input);
      post({ output }, transfer(output));
    } catch (error: unknown) {
      post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }

  parentPort?.on('message', (input: Input) => void perform(input));
}
