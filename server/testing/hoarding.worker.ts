import { threadId } from 'node:worker_threads';
import { serveThread } from '../threads/serve-thread.ts';

const kept: Buffer[] = [];

/** Allocates this many MiB and never frees them, like a cache without a limit. @returns its id */
serveThread((mib: number) => {
  kept.push(Buffer.alloc(mib * 1024 * 1024));
  return threadId;
});
