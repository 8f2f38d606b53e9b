import type { ServerMessage } from '#shared/contract/events.ts';
import { notify } from '../db/notify.ts';
import type { Db } from '../db/pool.ts';

/** What servers announce to each other through Postgres. Inside a transaction it is sent when that commits. */
export type Announcement = AnnouncementBody & {
  /** When it was sent, in milliseconds of the sender's clock. */
  at: number;
};

type AnnouncementBody =
  | { user: string; message: ServerMessage }
  | { user: string; ended: string | 'all' }
  | { job: string }
  | { missed: true };

export const CHANNEL = 'vignette';

/** An event for every socket of a user. */
export async function announce(db: Db, userId: string, message: ServerMessage): Promise<void> {
  await send(db, { user: userId, message });
}

/** Something that this user's devices share has changed: pull. */
export const announceChange = (db: Db, userId: string, seq: number): Promise<void> =>
  announce(db, userId, { type: 'changed', data: { seq } });

/** A session has ended, or all of a user's: servers forget it and close its sockets. */
export const announceSignOut = (db: Db, userId: string, sessionId: string | 'all'): Promise<void> =>
  send(db, { user: userId, ended: sessionId });

/** A job has come to its end, so that a request that waits for it need not poll. */
export const announceJobEnd = (db: Db, jobId: string): Promise<void> => send(db, { job: jobId });

/** A server has started, perhaps after one that died before it announced what it had committed: every client pulls. */
export const announceMissed = (db: Db): Promise<void> => send(db, { missed: true });

async function send(db: Db, body: AnnouncementBody): Promise<void> {
  const announcement: Announcement = { ...body, at: Date.now() };
  await notify(db, CHANNEL, JSON.stringify(announcement));
}
