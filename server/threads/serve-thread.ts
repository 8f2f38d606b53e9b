import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, type Transferable } from 'node:worker_threads';
import type { ThreadMessage } from './run-task.ts';

type Post<Output> = (message: ThreadMessage<Output>, moved?: readonly Transferable[]) => void;

/**
 * The thread's side of a pool: does one task at a time.
 * @param transfer what of the output is moved to the main thread rather than copied
 */
export function serveThread<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
  transfer: (output: Output) => readonly Transferable[] = () => [],
): void {
  yieldToOthers();
  const post: Post<Output> = (message, moved = []) => parentPort?.postMessage(message, moved);
  parentPort?.on('message', (input: Input) => void perform(input, work, threadBytes, post, transfer));
}

/** The same in a process that `startProcess` has started. It ends with the server. */
export function serveProcess<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  yieldToOthers();
  const post: Post<Output> = (message) => void process.send?.(message);
  process.on('message', (input) => void perform(input as Input, work, () => process.memoryUsage.rss(), post));
  process.once('disconnect', () => process.exit(0));
}

/** Enough for requests; at 10, browsers on the same machine would leave a painter almost no processor time. */
const NICENESS = 5;

/**
 * Where all processors are busy, requests come first. On Linux a thread has a priority of its own, which 0 means here;
 * elsewhere it would be the whole server's.
 */
function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(0, NICENESS);
}

/** Its heap, and the buffers outside of it. */
function threadBytes(): number {
  const { total_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}

async function perform<Input, Output>(
  input: Input,
  work: (input: Input) => Output | Promise<Output>,
  heldBytes: () => number,
  post: Post<Output>,
  transfer: (output: Output) => readonly Transferable[] = () => [],
): Promise<void> {
  post('begun');
  try {
    const output = await work(input);
    post({ output, heldBytes: heldBytes() }, transfer(output));
  } catch (error: unknown) {
    post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
