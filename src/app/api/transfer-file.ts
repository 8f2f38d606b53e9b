import { API_BASE, limits } from '#shared/contract/limits.ts';
import { type OpenedUpload, openedUpload, tus } from '#shared/contract/uploads.ts';
import { loadSession } from '#app/data/device/session.ts';
import { refreshTokens } from './client.ts';
import { ApiError, errorFromResponse, networkError } from './errors.ts';

/** A part of this size passes a line of 300 kbit/s within the time limit of a call; slower lines get smaller ones. */
const PART_MAX_BYTES = 1024 * 1024;
const PART_MIN_BYTES = 64 * 1024;

/** How often nothing may come of an attempt, one after the other, before it is given up for now. */
const STALLS_MAX = 4;
/** The server reads the book after its last part: that may take as long as it does. */
const BUSY_MAX = 60;
const PAUSE_MS = 1_000;

export interface OutgoingFile {
  /** Hexadecimal. */
  sha256: string;
  size: number;
  name: string;
  /** At most so many bytes from there on, at least one. */
  read(offset: number, maxBytes: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Asked before each part; false ends the transfer. */
  isWanted(): Promise<boolean>;
}

/**
 * Sends a file in parts, from wherever the server has it, until there is a book of it. After every trouble the server
 * is asked anew where it stands (the call that begins an upload also finds it), so nothing needs to be remembered
 * here, and a file that the server has already costs one small call.
 *
 * @param userId whose file it is; it is never sent in anybody else's name
 * @param onOffset bytes that the server has
 * @returns false when it was no longer wanted
 * @throws ApiError; status 0 when there is no server to be reached
 */
export async function transferFile(
  file: OutgoingFile,
  { userId, onOffset }: { userId: string; onOffset: (offset: number) => Promise<void> },
): Promise<boolean> {
  const { read, isWanted, ...announced } = file;
  const open = () => openUpload(userId, announced);
  let upload = await open();
  let partBytes = PART_MAX_BYTES;
  let stalls = 0;
  let isSentAnew = false;
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
      const trouble = retryReason(error);
      const isGivenUp = stalls >= (trouble === 'busy' ? BUSY_MAX : STALLS_MAX);
      if (trouble === 'final' || isGivenUp || (trouble === 'damaged' && isSentAnew)) throw error;
      isSentAnew ||= trouble === 'damaged';
      if (trouble === 'silent') partBytes = Math.max(PART_MIN_BYTES, partBytes / 2);
      await pause(trouble === 'busy' ? PAUSE_MS : stalls * PAUSE_MS);
      const before = upload.offset;
      upload = await open();
      stalls = upload.offset > before ? 0 : stalls + 1;
    }
  }
}

/**
 * What the next attempt can do about it. `silent`: the line broke, or was too slow; `moved`: another tab sends the same
 * file, or the server has forgotten the upload; `busy`: the server is making the book; `damaged`: what arrived was not
 * the file, and the server begins anew.
 */
function retryReason(error: unknown): 'silent' | 'moved' | 'busy' | 'damaged' | 'final' {
  if (!(error instanceof ApiError)) return 'final';
  if (error.status === 0) return 'silent';
  if (error.status === 423) return 'busy';
  if (error.code === 'CHECKSUM_MISMATCH') return 'damaged';
  return error.status === 409 || error.status === 404 ? 'moved' : 'final';
}

async function openUpload(
  userId: string,
  file: { sha256: string; size: number; name: string },
): Promise<OpenedUpload> {
  const response = await request(userId, `${API_BASE}/uploads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(file),
  });
  const parsed = openedUpload.safeParse(await response.json().catch(() => null));
  // Half an answer is none: the next attempt asks again.
  if (!parsed.success) throw networkError(parsed.error);
  return parsed.data;
}

/** @returns the offset after the part, as the server sees it */
async function sendPart(
  userId: string,
  { url, offset }: OpenedUpload,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  await request(userId, url, {
    method: 'PATCH',
    headers: {
      'Content-Type': tus.partType,
      'Upload-Offset': String(offset),
      'Tus-Resumable': tus.version,
    },
    // The bytes of an array would be copied while the page waits, 10 ms and more for a part.
    body: new Blob([bytes]),
  });
  return offset + bytes.byteLength;
}

interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body: string | Blob;
}

/** @throws ApiError, with status 401 when somebody else is signed in by now */
async function request(userId: string, path: string, init: Outgoing): Promise<Response> {
  const session = await loadSession();
  if (session?.user.id !== userId) throw signedOut();
  const first = await attempt(path, init, session.access);
  if (first.status !== 401) return checked(first);
  const renewed = await refreshTokens(session);
  if (renewed.user.id !== userId) throw signedOut();
  return checked(await attempt(path, init, renewed.access));
}

async function attempt(path: string, init: Outgoing, token: string): Promise<Response> {
  try {
    return await fetch(path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.apiTimeoutMs),
    });
  } catch (cause) {
    throw networkError(cause);
  }
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw errorFromResponse(response.status, await response.json().catch(() => null));
}

const signedOut = () => new ApiError('Client Error', 'This reader is no longer signed in', 401);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
