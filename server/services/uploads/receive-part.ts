import { uploadLimits } from '#shared/contract/uploads.ts';
import { type UploadRow, appendPart, findUpload } from '../../db/uploads.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { createByteBudget } from '../../http/byte-budget.ts';
import { completeUpload } from './complete-upload.ts';
import { connectionLost, conflictAt, offsetConflict } from './offset-conflict.ts';
import { onePartAtATime } from './one-part-at-a-time.ts';
import { withVerifiedPart } from './verified-part.ts';

/** This many bytes are stored at once. */
const STRETCH_BYTES = 1024 * 1024;
/** Each request may buffer this many bytes; more only while the budget allows it, otherwise they are stored at once. */
const HELD_BYTES = 64 * 1024;
/** The budget of this process, beyond what each request may buffer in any case. */
const budget = createByteBudget({ perUser: 4 * STRETCH_BYTES, total: 32 * STRETCH_BYTES });

export interface IncomingPart {
  /** Where in the file it begins. */
  offset: number;
  bytes: AsyncIterable<Uint8Array>;
  /** Ends the reading of `bytes`. */
  end(): void;
  /** SHA-256 of the part; nothing of it is stored when it differs. */
  checksum: Buffer | null;
}

/**
 * Receives the next part of a file, stretch by stretch; with the last byte it becomes a book.
 *
 * Stretches are rows in Postgres, stored together with the offset in one statement. So any web process can take the
 * next part wherever files are stored, what a crash leaves is whole, and of two clients that write to one upload the
 * slower finds a changed offset: their bytes never mix. A part cut short keeps what has arrived of it, unless its
 * checksum has to be awaited; then it waits in a file. The last stretch is stored only as a book: an upload of full
 * length has one.
 *
 * @returns the offset after the part
 * @throws HttpError 404, 409 with the true offset, 413, 423, 460; what completeUpload throws
 */
export function receivePart(
  deps: Dependencies,
  userId: string,
  uploadId: string,
  part: IncomingPart,
): Promise<number> {
  return onePartAtATime(uploadId, part, async (bytes) => {
    const upload = await findUpload(deps.pool, userId, uploadId);
    if (!upload) throw notFound();
    if (part.offset !== upload.received) throw conflictAt(upload.received);
    if (upload.book_id) return upload.size;
    const leftBytes = Math.min(upload.size - part.offset, uploadLimits.partMaxBytes);
    const bounded = atMost(bytes, leftBytes);
    if (!part.checksum) return storePart(deps, userId, upload, bounded);
    return withVerifiedPart(deps.settings.tempDir, bounded, part.checksum, (verified) =>
      storePart(deps, userId, upload, verified),
    );
  });
}

async function storePart(
  deps: Dependencies,
  userId: string,
  upload: UploadRow,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  let start = upload.received;
  const held = holdBytes(userId);
  const store = async () => {
    const size = held.size();
    if (size === 0) return;
    if (!(await appendPart(deps.pool, userId, upload.id, { start, bytes: held.bytes() })))
      throw await offsetConflict(deps, userId, upload.id);
    start += size;
    held.clear();
  };
  try {
    let broken: unknown;
    for await (const chunk of untilDisconnected(bytes, (error) => (broken = error))) {
      const isWithinBudget = held.add(chunk);
      const isFull = held.size() >= STRETCH_BYTES || !isWithinBudget;
      if (isFull && start + held.size() < upload.size) await store();
    }
    if (broken instanceof HttpError) throw broken;
    if (start + held.size() === upload.size) {
      await completeUpload(deps, userId, upload, { start, bytes: held.bytes() });
      return upload.size;
    }
    await store();
    if (broken) throw connectionLost(broken);
    return start;
  } finally {
    held.clear();
  }
}

/** What a request holds before it is stored. */
function holdBytes(userId: string) {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let taken = 0;
  return {
    /** @returns false when it has to be stored now */
    add(chunk: Uint8Array): boolean {
      chunks.push(chunk);
      size += chunk.byteLength;
      const more = Math.max(0, size - HELD_BYTES) - taken;
      if (more <= 0) return true;
      if (!budget.take(userId, more)) return false;
      taken += more;
      return true;
    },
    size: () => size,
    bytes: () => Buffer.concat(chunks, size),
    clear() {
      if (taken > 0) budget.giveBack(userId, taken);
      [chunks, size, taken] = [[], 0, 0];
    },
  };
}

/** @throws HttpError 413 beyond `bytesMax` bytes */
async function* atMost(source: AsyncIterable<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw partTooLarge();
    yield chunk;
  }
}

/** Ends where the connection ends, well or not: what has arrived is worth keeping. */
async function* untilDisconnected(
  source: AsyncIterable<Uint8Array>,
  onBroken: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (error: unknown) {
    onBroken(error);
  }
}

const partTooLarge = () =>
  new HttpError(413, 'PAYLOAD_TOO_LARGE', 'The part is too large, or longer than what is left of the file.');
