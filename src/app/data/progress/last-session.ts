import * as z from 'zod/mini';
import { storageKeys } from '#shared/contract/storage.ts';
import { keptInPageStorage } from './kept-in-page-storage.ts';

/** Reading time, until IndexedDB has it; recover-reading-time.ts stores what a closed page has left. */

const readingSession = z.object({
  id: z.string(),
  book: z.string(),
  /** Device clock, ms since 1970. */
  start: z.number(),
  seconds: z.number(),
  pages: z.number(),
  /** The reader's local day, yyyy-mm-dd. */
  day: z.string(),
});

/** One stretch of reading in one book on one device. */
export type ReadingSession = z.infer<typeof readingSession>;

const sessions = keptInPageStorage(storageKeys.lastSession, 'sessions', readingSession);

export const readLastSessions = (user: string): ReadingSession[] => Object.values(sessions.read(user));
export const forgetLastSessions = sessions.forget;

export function keepLastSession(user: string, session: ReadingSession): void {
  sessions.keep(user, session.id, session);
}

/** Does nothing when the session has grown since. */
export function removeLastSession(user: string, { id, seconds, pages }: ReadingSession): void {
  sessions.remove(user, id, (kept) => kept.seconds === seconds && kept.pages === pages);
}
