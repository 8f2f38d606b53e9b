import { threadId } from 'node:worker_threads';
import { serveThread } from '../threads/serve-thread.ts';

const kept: Buffer[] = [];

/** Keeps so many MiB for good, as a cache without a limit does. @returns its id */
serveThread((mib: number) => {
  kept.push(Buffer.alloc(mib * 1024 * 1024));
  return threadId;
});
