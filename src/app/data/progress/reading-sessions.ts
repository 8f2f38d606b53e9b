import type { RecordFields } from '#shared/contract/records.ts';
import { db } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';
import { keepLastSession, removeLastSession, type ReadingSession } from './last-session.ts';

/** Saves the growth of a session. It survives even if the page is closed right after the call. */
export async function saveSessionTime(session: ReadingSession): Promise<void> {
  const { userId } = db();
  keepLastSession(userId, session);
  await storeSession(session);
  removeLastSession(userId, session);
}

/** Remembers the growth of a session until it is saved, should the page be closed before. */
export function keepSessionTime(session: ReadingSession): void {
  keepLastSession(db().userId, session);
}

/** Its fields that never change are written, and sent, only once. */
export async function storeSession(session: ReadingSession): Promise<void> {
  const { id, book, start, seconds, pages, day } = session;
  const grown = { sec: Math.round(seconds), pages };
  const isKnown = (await db().views.get(['session', id])) !== undefined;
  await writeRecord('session', id, isKnown ? grown : { book, start, day, ...grown });
}

/** The sessions of every device. */
export async function listSessions(): Promise<ReadingSession[]> {
  const rows = await db().views.where('t').equals('session').toArray();
  return rows.map(({ k, v }) => {
    const f = v as RecordFields<'session'>;
    return {
      id: k,
      book: f.book ?? '',
      start: f.start ?? 0,
      seconds: f.sec ?? 0,
      pages: f.pages ?? 0,
      day: f.day ?? '',
    };
  });
}

/** yyyy-mm-dd in the reader's own time zone. */
export function localDay(ms: number): string {
  const date = new Date(ms);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}
