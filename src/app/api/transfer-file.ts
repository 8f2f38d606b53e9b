import { type OpenedUpload, openedUpload, tus } from '#shared/contract/uploads.ts';
import { call, callForEffect } from './client.ts';
import { ApiError } from './errors.ts';

/** A part of this size passes a line of 300 kbit/s within the time limit of a call; slower lines get smaller ones. */
const PART_MAX_BYTES = 1024 * 1024;
const PART_MIN_BYTES = 64 * 1024;

/** How many attempts in a row may make no progress before the transfer fails for now. */
const STALLS_MAX = 4;
/** The server parses the book after its last part: that may take a minute. */
const BUSY_MAX = 60;
const PAUSE_MS = 1_000;

export interface OutgoingFile {
  /** Hexadecimal. */
  sha256: string;
  size: number;
  name: string;
  /** At most `maxBytes` from `offset` on, at least one. */
  read(offset: number, maxBytes: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Called before each part; false ends the transfer. */
  isWanted(): Promise<boolean>;
}

/**
 * Sends a file in parts, from the offset the server has, until the server has made a book of it. After every failure
 * the offset is requested again (the call that begins an upload also finds one), so nothing needs to be stored here,
 * and a file that the server has already costs one small call.
 *
 * @param userId the file's owner; it is never sent with another user's token
 * @param onOffset bytes that the server has
 * @returns false when the transfer was ended early
 * @throws ApiError; status 0 when there is no server to be reached
 */
export async function transferFile(
  file: OutgoingFile,
  { userId, onOffset }: { userId: string; onOffset: (offset: number) => Promise<void> },
): Promise<boolean> {
  const { read, isWanted, ...announced } = file;
  const open = () => call('/uploads', openedUpload, { method: 'POST', userId, body: announced });
  let upload = await open();
  let partBytes = PART_MAX_BYTES;
  let stalls = 0;
  let isRestarted = false;
  for (;;) {
    await onOffset(upload.offset);
    if (upload.offset === file.size) return true;
    if (!(await isWanted())) return false;
    const part = await read(upload.offset, partBytes);
    try {
      upload = { ...upload, offset: await sendPart(userId, upload, part) };
      partBytes = Math.min(PART_MAX_BYTES, partBytes * 2);
      stalls = 0;
    } catch (error) {
      const reason = retryReason(error);
      const isExhausted = stalls >= (reason === 'busy' ? BUSY_MAX : STALLS_MAX);
      if (reason === null || isExhausted || (reason === 'damaged' && isRestarted)) throw error;
      isRestarted ||= reason === 'damaged';
      if (reason === 'network') partBytes = Math.max(PART_MIN_BYTES, partBytes / 2);
      await pause(reason === 'busy' ? PAUSE_MS : stalls * PAUSE_MS);
      const before = upload.offset;
      upload = await open();
      stalls = upload.offset > before ? 0 : stalls + 1;
    }
  }
}

/**
 * Why another attempt may succeed, or null. `network`: the connection broke, or was too slow; `moved`: another tab sends
 * the same file, or the server has dropped the upload; `busy`: the server is making the book; `damaged`: the checksum did
 * not match, and the server starts over.
 */
function retryReason(error: unknown): 'network' | 'moved' | 'busy' | 'damaged' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 0) return 'network';
  if (error.status === 423) return 'busy';
  if (error.code === 'CHECKSUM_MISMATCH') return 'damaged';
  return error.status === 409 || error.status === 404 ? 'moved' : null;
}

/** @returns the offset after the part, as the server sees it */
async function sendPart(
  userId: string,
  { url, offset }: OpenedUpload,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  await callForEffect(url, {
    method: 'PATCH',
    userId,
    headers: {
      'Content-Type': tus.partType,
      'Upload-Offset': String(offset),
      'Tus-Resumable': tus.version,
    },
    // An array's bytes would be copied while the page is blocked, 10 ms and more for a part.
    body: new Blob([bytes]),
  });
  return offset + bytes.byteLength;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
