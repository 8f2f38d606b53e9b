import { availableParallelism } from 'node:os';
import { startThread } from '../threads/start-thread.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { PaintInput, Painter, PaintResult } from './types.ts';

/** One core is left to answer requests. */
const THREADS = Math.max(1, availableParallelism() - 1);

/**
 * The painter that needs no key and no network, in threads of its own so that requests are answered meanwhile.
 * `paint` rejects with ThreadError.
 */
export function createEmbeddedPainter(): Painter {
  const pool = createThreadPool<PaintInput, PaintResult>(
    () => startThread(import.meta.url, './painter.worker'),
    THREADS,
  );
  return { name: 'embedded', paint: (input) => pool.run(input) };
}
