import { nextTurn } from './read-in-steps.ts';
import type { Task } from './run-task.ts';

/** A step of the work on a file. */
export interface FileStep {
  /** Of `total`. */
  done: number;
  total: number;
  /** What comes next in the file. */
  pieces: readonly Uint8Array[];
}

/** Pieces are handed to the browser, which may keep them on disk, once there are so many bytes of them. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Gathers a file that is made in steps, without holding all of it in the worker. Null when it was cancelled.
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
    // Nothing of it is in shared memory, which a Blob would refuse.
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
