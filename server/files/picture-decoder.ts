import { startProcess } from '../threads/start-process.ts';
import { TaskError } from '../threads/task-error.ts';
import type { Thread } from '../threads/thread.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import { rasterFormat } from './raster-format.ts';

/** A process that has just decoded a cover holds half of it. */
const KEPT_MIB = 160;

export interface PictureDecoder {
  /**
   * @returns a JPEG of an untrusted picture; null if it is not a picture, or cannot be decoded within the limits of
   *   time and memory
   */
  decodeCover(bytes: Uint8Array, userId: string): Promise<Buffer | null>;
}

/**
 * Decodes untrusted pictures in a process of its own: libvips would use the threads that Node shares between files
 * and password hashes, so a few slow pictures would stop every sign-in, and only killing the process stops it.
 */
export function createPictureDecoder(
  threads: ThreadPool,
  {
    deadlineMs = 10_000,
    start = () => startProcess(import.meta.url, './decode-picture.process'),
  }: { deadlineMs?: number; start?: () => Thread } = {},
): PictureDecoder {
  const runner = threads.addKind<Uint8Array, Uint8Array | null>({ start, deadlineMs, maxIdleMib: KEPT_MIB });
  return {
    async decodeCover(bytes, userId) {
      if (!rasterFormat(bytes)) return null;
      try {
        const jpeg = await runner.run(bytes, { user: userId });
        return jpeg && Buffer.from(jpeg);
      } catch (error: unknown) {
        // A picture that ends its process, or takes too long, is a book without a cover.
        if (error instanceof TaskError && error.reason !== 'queue-full') return null;
        throw error;
      }
    },
  };
}
