import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import * as path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type Koa from 'koa';
import { createFairQueue } from '../threads/fair-queue.ts';
import { unavailable } from './http-error.ts';
import { jsonPieces } from './json-pieces.ts';

/** Requests that wait for their turn. */
const waiting = createFairQueue<() => void>({ total: 64, perUser: 4 });
let isBusy = false;
/** Responses of each user that are being sent. */
const sending = new Map<string, number>();
const SENT_AT_ONCE = 4;

/**
 * Responds with tens of megabytes of JSON. They are made one at a time, users taking turns, and wait in a file for the
 * client to read them: the values are in memory for a moment, not for as long as a client likes.
 *
 * @param make the value; called in turn
 * @throws HttpError 503 where the user or all users have too many such requests already
 */
export async function sendLargeJson(
  ctx: Koa.Context,
  { tempDir, userId }: { tempDir: string; userId: string },
  make: () => Promise<unknown>,
): Promise<void> {
  if ((sending.get(userId) ?? 0) >= SENT_AT_ONCE) throw unavailable();
  count(userId, 1);
  const pathname = path.join(tempDir, randomUUID());
  try {
    await inTurn(userId, async () =>
      pipeline(Readable.from(jsonPieces(await make())), createWriteStream(pathname, { flags: 'wx' })),
    );
  } catch (error: unknown) {
    await end();
    throw error;
  }
  ctx.res.once('close', () => void end());
  ctx.type = 'json';
  ctx.body = createReadStream(pathname);

  async function end(): Promise<void> {
    count(userId, -1);
    await rm(pathname, { force: true });
  }
}

function count(userId: string, more: 1 | -1): void {
  const own = (sending.get(userId) ?? 0) + more;
  if (own > 0) sending.set(userId, own);
  else sending.delete(userId);
}

async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  if (isBusy)
    await new Promise<void>((resolve, reject) => {
      if (!waiting.add(userId, resolve)) reject(unavailable());
    });
  isBusy = true;
  try {
    return await work();
  } finally {
    const next = waiting.take();
    if (next) next();
    else isBusy = false;
  }
}
