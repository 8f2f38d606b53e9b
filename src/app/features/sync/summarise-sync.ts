import type { ApiError } from '#app/api/errors.ts';
import { isOffline } from '#app/api/errors.ts';
import { s } from '#app/strings/en.ts';

export type SyncTone = 'local' | 'good' | 'busy' | 'waiting' | 'offline' | 'trouble';

interface Facts {
  waiting: number;
  refused: number;
  syncing: boolean;
  /** What the browser reports. */
  online: boolean;
  /** Why the last exchange failed, or null. */
  failure: ApiError | null;
  syncedAt: number | null;
}

/**
 * The state of sync in a few words: first what needs the reader's decision, then what prevents syncing, then what is
 * in progress.
 */
export function summariseSync(facts: Facts): { tone: SyncTone; text: string } {
  const { waiting, refused, syncing, online, failure, syncedAt } = facts;
  if (refused > 0) return { tone: 'trouble', text: s.sync.refused(refused) };
  if (!online || (failure && isOffline(failure)))
    return { tone: 'offline', text: waiting > 0 ? s.sync.offlineWaiting(waiting) : s.sync.offline };
  if (failure) return { tone: 'trouble', text: s.sync.failing };
  if (waiting > 0) return { tone: 'waiting', text: s.sync.waiting(waiting) };
  if (syncedAt === null)
    return syncing ? { tone: 'busy', text: s.sync.syncing } : { tone: 'busy', text: s.sync.never };
  return { tone: 'good', text: s.sync.synced };
}
