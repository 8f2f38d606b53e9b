import type { Db } from '../../db/pool.ts';
import { isSessionLive } from '../../db/sessions.ts';

/** Whether a session is live. Every request checks this, so a positive result is cached for a few seconds. */
export interface SessionGate {
  isLive(sessionId: string, userId: string): Promise<boolean>;
  /** Clears the cache for a user: sign-out or removal, here or on another server. */
  forget(userId: string): void;
}

const REMEMBER_MS = 10_000;
const REMEMBERED_SESSIONS = 10_000;

/** @param now milliseconds of a monotonic clock */
export function createSessionGate(db: Db, now: () => number = () => performance.now()): SessionGate {
  const known = new Map<string, { userId: string; until: number }>();
  let forgotten = 0;
  return {
    async isLive(sessionId, userId) {
      const remembered = known.get(sessionId);
      if (remembered && remembered.userId === userId && remembered.until > now()) return true;
      const before = forgotten;
      const live = await isSessionLive(db, userId, sessionId);
      if (!live) {
        known.delete(sessionId);
        return false;
      }
      if (known.size >= REMEMBERED_SESSIONS) known.clear();
      // A session ended during the query. That is committed by now, so a second query is right.
      if (forgotten !== before) return isSessionLive(db, userId, sessionId);
      known.set(sessionId, { userId, until: now() + REMEMBER_MS });
      return true;
    },
    forget(userId) {
      forgotten++;
      for (const [sessionId, entry] of known) if (entry.userId === userId) known.delete(sessionId);
    },
  };
}
