import type { RecordFields } from '#shared/contract/records.ts';
import { db } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';

/** One stretch of reading in one book on one device. */
export interface ReadingSession {
  id: string;
  book: string;
  /** Device clock, ms since 1970. */
  start: number;
  seconds: number;
  pages: number;
  /** The reader's local day, yyyy-mm-dd. */
  day: string;
}

/** Saves the growth of a session; its fields that never change are written, and sent, only once. */
export async function saveSessionTime(session: ReadingSession): Promise<void> {
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
