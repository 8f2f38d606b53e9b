import type { RecordFields } from '#shared/contract/records.ts';
import { db } from '../database/database.ts';
import { readLastSessions, removeLastSession, type ReadingSession } from './last-session.ts';
import { storeSession } from './reading-sessions.ts';

/** Stores the reading time that an earlier page could not store before it was closed. */
export async function recoverReadingTime(): Promise<void> {
  const { userId } = db();
  for (const session of readLastSessions(userId)) {
    await recoverSession(session);
    removeLastSession(userId, session);
  }
}

async function recoverSession(session: ReadingSession): Promise<void> {
  const database = db();
  const { views, records, outbox, meta } = database;
  // In one transaction, because the session may be that of another tab, which is still adding to it.
  await database.transaction('rw', [views, records, outbox, meta], async () => {
    const stored = (await views.get(['session', session.id]))?.v as RecordFields<'session'> | undefined;
    if ((stored?.sec ?? 0) < session.seconds) await storeSession(session);
  });
}
