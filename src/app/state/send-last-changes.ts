import { flush } from '#app/api/flush.ts';
import { db } from '#app/data/database/database.ts';
import { countUnsent, type UnsentWork } from '#app/data/records/unsent-work.ts';
import { logFailure } from '#app/log.ts';
import { trackSync } from './sync.ts';

/** How long a sign-out tries to send unsent changes before it lets the reader decide about them. */
const LAST_TRY_MS = 5_000;

/** Sends what it can in a few seconds, and returns what is still unsent. */
export async function sendLastChanges(): Promise<UnsentWork> {
  const before = await countUnsent();
  if (before.changes === 0) return before;
  const timeout = AbortSignal.timeout(LAST_TRY_MS);
  const ended = new Promise<void>((resolve) => timeout.addEventListener('abort', () => resolve()));
  await Promise.race([sendAll(timeout).catch(logFailure('sync')), ended]);
  return countUnsent();
}

/** Tries again while another tab is flushing, which may not include the latest changes. */
async function sendAll(timeout: AbortSignal): Promise<void> {
  while (!timeout.aborted) {
    if (await trackSync(flush(db()))) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
