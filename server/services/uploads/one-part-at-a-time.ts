import { setTimeout as wait } from 'node:timers/promises';
import { uploadBusy } from './offset-conflict.ts';

/** A request that has sent nothing for this long yields to the next one: its connection is probably lost. */
const STALLED_MS = 5_000;
/** How long a request waits for one that still sends. */
const WAIT_MAX_MS = 15_000;

interface Receiving {
  lastByteAtMs: number;
  readonly ended: Promise<void>;
  /** Ends its reading; what has arrived is dealt with as after a broken connection. */
  end(): void;
}

/** Requests that send to an upload, of this process. Another process's are found by the upload's offset. */
const receiving = new Map<string, Receiving>();

/**
 * Receives one part of an upload at a time: two would each hold the same bytes in memory, and only one can be stored.
 *
 * @param source.end ends the reading of `source.bytes` where another request takes the place of this one
 * @param work is called with the bytes when no other part is being received
 * @throws HttpError 423 while another request sends to this upload
 */
export async function onePartAtATime<T>(
  uploadId: string,
  source: { bytes: AsyncIterable<Uint8Array>; end(): void },
  work: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  await waitForTurn(uploadId);
  let over = (): void => {};
  const ended = new Promise<void>((resolve) => (over = resolve));
  const own: Receiving = { lastByteAtMs: performance.now(), ended, end: () => source.end() };
  receiving.set(uploadId, own);
  try {
    return await work(watched(source.bytes, own));
  } finally {
    receiving.delete(uploadId);
    over();
  }
}

async function waitForTurn(uploadId: string): Promise<void> {
  if (!(await partEnds(uploadId, WAIT_MAX_MS))) throw uploadBusy();
}

/**
 * Waits until this process receives no part of an upload: its offset is final only then.
 *
 * @returns false if one is still being received when the time is over
 */
export async function partEnds(uploadId: string, timeoutMs: number): Promise<boolean> {
  const startedMs = performance.now();
  for (let other = receiving.get(uploadId); other; other = receiving.get(uploadId)) {
    const now = performance.now();
    const leftMs = other.lastByteAtMs + STALLED_MS - now;
    if (now - startedMs > timeoutMs) return false;
    if (leftMs <= 0) other.end();
    await Promise.race([
      other.ended,
      wait(Math.max(Math.min(leftMs, timeoutMs), 100), undefined, { ref: false }),
    ]);
  }
  return true;
}

async function* watched(bytes: AsyncIterable<Uint8Array>, own: Receiving): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    own.lastByteAtMs = performance.now();
    yield chunk;
    // Time spent storing a stretch doesn't count as silence of the client.
    own.lastByteAtMs = performance.now();
  }
}
