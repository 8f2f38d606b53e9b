import { nextTurn } from '../books/read-in-steps.ts';
import type { Task } from '../connection/run-task.ts';

/** A step of the work on a file. */
export interface FileStep {
  /** How many of `total` are done. */
  done: number;
  total: number;
  /** The next bytes of the file. */
  pieces: readonly Uint8Array[];
}

/** Once this many bytes have accumulated, they become a Blob, which the browser may keep on disk. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Collects a file that is generated in steps, without keeping all of it in the worker's memory. Null when it was
 * cancelled.
 *
 * @param type the file's media type
 * @param onMade called with the share that is done, 0–1
 */
export async function gatherBlob(
  steps: Iterable<FileStep>,
  type: string,
  { isCancelled }: Task,
  onMade: (share: number) => void,
): Promise<Blob | null> {
  const parts: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const { done, total, pieces } of steps) {
    // None of it is in shared memory, which a Blob would reject.
    pending.push(...(pieces as Uint8Array<ArrayBuffer>[]));
    size += pieces.reduce((sum, { length }) => sum + length, 0);
    if (size < PART_BYTES) continue;
    parts.push(new Blob(pending));
    [pending, size] = [[], 0];
    onMade(done / total);
    await nextTurn();
    if (isCancelled()) return null;
  }
  onMade(1);
  return new Blob([...parts, ...pending], { type });
}
