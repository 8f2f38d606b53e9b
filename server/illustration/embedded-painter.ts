import { PAINTER_VERSION } from '#shared/illustration/painter-version.ts';
import { startThread } from '../threads/start-thread.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { PaintInput, Painter, PaintResult } from './painter.ts';

/** A picture takes about a second; on a busy machine many. */
const DEADLINE_MS = 60_000;
const MEMORY_MB = 512;
/** After a picture it has allocated two thirds of it. */
const KEPT_MIB = 128;

/** The painter that needs no key and no network, in threads. `paint` rejects with TaskError. */
export function createEmbeddedPainter(threads: ThreadPool): Painter {
  const runner = threads.addKind<PaintInput, PaintResult>({
    start: () =>
      startThread(import.meta.url, './painter.worker', {
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
      }),
    deadlineMs: DEADLINE_MS,
    maxIdleMib: KEPT_MIB,
  });
  return {
    name: 'embedded',
    version: PAINTER_VERSION,
    paint: (input, userId) => runner.run(input, { user: userId }),
  };
}
