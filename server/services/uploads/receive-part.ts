import { createHash } from 'node:crypto';
import { uploadLimits } from '#shared/contract/uploads.ts';
import { type UploadRow, appendPart } from '../../db/uploads.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { completeUpload } from './complete-upload.ts';
import { conflictAt, offsetConflict } from './offset-conflict.ts';

/** So much is held in memory at most before it is stored, unless a checksum has to be awaited. */
const STRETCH_BYTES = 1024 * 1024;

export interface IncomingPart {
  /** Where in the file it begins. */
  offset: number;
  bytes: AsyncIterable<Uint8Array>;
  /** SHA-256 of the part; nothing of it is stored when it differs. */
  checksum: Buffer | null;
}

/**
 * Receives the next part of a file, stretch by stretch; with the last byte it becomes a book.
 *
 * Stretches are rows in Postgres, stored together with the offset in one statement. So any web process can take the
 * next part wherever files are stored, what a crash leaves is whole, and of two clients that write to one upload the
 * slower finds the offset moved: bytes of both never mix. A part cut short keeps what has arrived of it. The last
 * stretch is stored only as a book: an upload of full length has one.
 *
 * @returns the offset after the part
 * @throws HttpError 404, 409 with the true offset, 413, 460; what completeUpload throws
 */
export async function receivePart(
  deps: Dependencies,
  userId: string,
  upload: UploadRow,
  part: IncomingPart,
): Promise<number> {
  if (part.offset !== upload.received) throw conflictAt(upload.received);
  if (upload.book_id) return upload.size;
  let start = part.offset;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  const store = async () => {
    if (heldBytes === 0) return;
    const bytes = Buffer.concat(held, heldBytes);
    if (!(await appendPart(deps.pool, userId, upload.id, { start, bytes })))
      throw await offsetConflict(deps, userId, upload.id);
    start += heldBytes;
    held = [];
    heldBytes = 0;
  };

  let broken: unknown;
  for await (const chunk of untilBroken(part.bytes, (error) => (broken = error))) {
    held.push(chunk);
    heldBytes += chunk.byteLength;
    const end = start + heldBytes;
    if (end > upload.size || end - part.offset > uploadLimits.partMaxBytes) throw partTooLarge();
    if (heldBytes >= STRETCH_BYTES && end < upload.size && !part.checksum) await store();
  }
  if (part.checksum) {
    if (broken) throw brokenOff(broken);
    if (!digestOf(held).equals(part.checksum)) throw checksumMismatch();
  }
  if (start + heldBytes === upload.size) {
    await completeUpload(deps, userId, upload, { start, bytes: Buffer.concat(held, heldBytes) });
    return upload.size;
  }
  await store();
  if (broken) throw brokenOff(broken);
  return start;
}

/** Ends where the connection ends, well or not: what has arrived is worth keeping. */
async function* untilBroken(
  source: AsyncIterable<Uint8Array>,
  onBroken: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (error: unknown) {
    onBroken(error);
  }
}

function digestOf(chunks: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest();
}

const partTooLarge = () =>
  new HttpError(413, 'PAYLOAD_TOO_LARGE', 'The part is too large, or longer than what is left of the file.');

const checksumMismatch = () =>
  new HttpError(460, 'CHECKSUM_MISMATCH', 'The part does not match its checksum.');

const brokenOff = (cause: unknown) =>
  new HttpError(400, 'BAD_REQUEST', 'The connection broke off.', { cause });
