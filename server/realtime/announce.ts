import type { ServerMessage } from '#shared/contract/events.ts';
import { notify } from '../db/notify.ts';
import type { Db } from '../db/pool.ts';

/** What the servers tell each other through Postgres. Inside a transaction it is sent when that commits. */
export type Announcement = Said & {
  /** When it was said, in milliseconds of the sender's clock. */
  at: number;
};

type Said =
  | { user: string; message: ServerMessage }
  | { user: string; ended: string | 'all' }
  | { job: string }
  | { missed: true };

export const CHANNEL = 'vignette';

/** Postgres refuses notifications of 8000 bytes and more; some are left for what `send` adds. */
const PAYLOAD_MAX_BYTES = 7_800;

/** An event for every socket of a user. What does not fit is left out where the contract allows it. */
export async function announce(db: Db, userId: string, message: ServerMessage): Promise<void> {
  await send(db, { user: userId, message: fitting(userId, message) });
}

/** Something that this user's devices share has changed: pull. */
export const announceChange = (db: Db, userId: string, seq: number): Promise<void> =>
  announce(db, userId, { type: 'changed', data: { seq } });

/** A session has ended, or all of a user's: servers forget it and close its sockets. */
export const announceSignOut = (db: Db, userId: string, sessionId: string | 'all'): Promise<void> =>
  send(db, { user: userId, ended: sessionId });

/** A job has come to its end, so that a request that waits for it need not poll. */
export const announceJobEnd = (db: Db, jobId: string): Promise<void> => send(db, { job: jobId });

/** A server has started, perhaps after one that died before it could say what it had committed: everybody pulls. */
export const announceMissed = (db: Db): Promise<void> => send(db, { missed: true });

async function send(db: Db, said: Said): Promise<void> {
  const announcement: Announcement = { ...said, at: Date.now() };
  await notify(db, CHANNEL, JSON.stringify(announcement));
}

function fitting(userId: string, message: ServerMessage): ServerMessage {
  const bytes = Buffer.byteLength(JSON.stringify({ user: userId, message }));
  if (bytes <= PAYLOAD_MAX_BYTES || message.type !== 'chapter_descriptions_extracted') return message;
  const { descriptions: _left, ...data } = message.data;
  return { ...message, data };
}
