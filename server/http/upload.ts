import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { File } from 'formidable';
import type Koa from 'koa';
import { koaBody } from 'koa-body';
import { limits } from '#shared/contract/limits.ts';
import { createByteBudget } from './byte-budget.ts';
import { HttpError, rateLimited } from './http-error.ts';

/** A received file: on disk, counted and hashed while it streamed. */
export interface UploadedFile {
  path: string;
  /** As the client wrote it; shown as text at most, never used as a path. */
  name: string;
  size: number;
  sha256: string;
  fields: Record<string, unknown>;
}

const TOO_LARGE = 'File too large. Maximum size is 50MB';
export const UNSUPPORTED = 'Unsupported format. Please use: .epub, .fb2';

const MIB = 1024 * 1024;
/** Boundaries, headers and small fields around the file itself: all that is held in memory. */
const ENVELOPE_MAX_BYTES = MIB / 4;
const FIELDS_MAX = 50;

/**
 * Files being received by this process: a client may send slowly. They are on disk, but each request also has its
 * buffers and its connection, so a small one counts as more than its bytes.
 */
const budget = createByteBudget({ perUser: 256 * MIB, total: 4 * 1024 * MIB });
const COUNTED_MIN_BYTES = 8 * MIB;
const RETRY_AFTER_S = 10;

/** formidable's numbers for "too large": one file, all files together, the fields. */
const SIZE_ERRORS = new Set([1009, 1016]);

/**
 * Receives the one file of a multipart form in the field `file`, passes it on, and removes it afterwards.
 *
 * @throws HttpError 400 NO_FILE or BAD_MULTIPART, 413 FILE_TOO_LARGE, 415 UNSUPPORTED_FORMAT by its name, 429 while
 *   the user, or all users together, send as much as is received at once
 */
export async function withUpload<T>(
  ctx: Koa.Context,
  { tempDir, userId }: { tempDir: string; userId: string },
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  if (!ctx.is('multipart/form-data')) throw badMultipart('The upload could not be read.');
  const maxBytes = limits.uploadMaxBytes + ENVELOPE_MAX_BYTES;
  // A form of unknown length may be as long as is allowed.
  const bytes = ctx.request.length ?? maxBytes;
  if (bytes > maxBytes) throw tooLarge();
  const counted = Math.max(bytes, COUNTED_MIN_BYTES);
  if (!budget.take(userId, counted))
    throw rateLimited(RETRY_AFTER_S, 'Too many uploads at once. Please finish some of them first.');
  try {
    return await receiveAndUse(ctx, tempDir, use);
  } finally {
    budget.giveBack(userId, counted);
  }
}

async function receiveAndUse<T>(
  ctx: Koa.Context,
  tempDir: string,
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const { files, fields } = await receive(ctx, tempDir);
  try {
    return await use(singleFile(files, fields));
  } finally {
    await Promise.all(
      Object.values(files)
        .flat()
        .map((file) => rm(file.filepath, { force: true })),
    );
  }
}

type Files = Record<string, File | File[]>;

async function receive(
  ctx: Koa.Context,
  tempDir: string,
): Promise<{ files: Files; fields: Record<string, unknown> }> {
  const envelope = countEnvelope();
  // koa-body is typed for the Koa types of its own version.
  const parse = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      uploadDir: tempDir,
      hashAlgorithm: 'sha256',
      maxFileSize: limits.uploadMaxBytes,
      maxTotalFileSize: limits.uploadMaxBytes,
      maxFields: FIELDS_MAX,
      maxFieldsSize: ENVELOPE_MAX_BYTES,
      maxFiles: FIELDS_MAX,
      allowEmptyFiles: true,
      minFileSize: 0,
      // A part with a file's name is a file and others are not, with or without a content type (RFC 7578 §4.4).
      onPart(part, handle) {
        part.mimetype = part.originalFilename ? (part.mimetype ?? 'application/octet-stream') : null;
        if (part.mimetype) part.on('data', (bytes: Buffer) => envelope.leaveOut(bytes.byteLength));
        handle(part);
      },
    },
  }) as unknown as Koa.Middleware;
  try {
    const bounded = Object.create(ctx, { req: { value: envelope.bound(ctx.req) } }) as typeof ctx;
    await parse(bounded, async () => undefined);
  } catch (error: unknown) {
    const { code, syscall } = error as { code?: unknown; syscall?: string };
    if (SIZE_ERRORS.has(code as number)) throw tooLarge(error);
    if (syscall !== undefined) throw error; // the disk's fault, not the form's
    throw badMultipart('The upload could not be read.', error);
  }
  // koa-body adds these to a request of the Koa types of its own version.
  const { files, body } = ctx.request as unknown as { files?: Files; body?: Record<string, unknown> };
  return { files: files ?? {}, fields: body ?? {} };
}

/** formidable bounds the files and the values of fields, but keeps a part's header whatever its length. */
function countEnvelope() {
  let bytes = 0;
  return {
    /** Bytes of a file. */
    leaveOut(fileBytes: number): void {
      bytes -= fileBytes;
    },
    /** @returns the same request, which fails where more than files and a small envelope arrives */
    bound(request: IncomingMessage): IncomingMessage {
      const bounded = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.byteLength;
          if (bytes <= ENVELOPE_MAX_BYTES) return done(null, chunk);
          request.unpipe(bounded).resume();
          done(new Error('a form has more around its files than is allowed'));
        },
      });
      const endEarly = (cause?: Error) => bounded.destroy(cause ?? new Error('the connection broke off'));
      request.once('error', endEarly).once('aborted', endEarly);
      bounded.once('close', () => request.off('error', endEarly).off('aborted', endEarly));
      const { headers } = request;
      // All that koa-body reads of a request: its bytes and its headers.
      return Object.assign(request.pipe(bounded), { headers }) as unknown as IncomingMessage;
    },
  };
}

function singleFile(files: Files, fields: Record<string, unknown>): UploadedFile {
  const received = Object.hasOwn(files, 'file') ? files.file! : [];
  if (Array.isArray(received) && received.length > 1) throw badMultipart('Please send one file at a time.');
  const file = Array.isArray(received) ? received[0] : received;
  if (!file || !file.originalFilename) throw new HttpError(400, 'NO_FILE', 'No file provided');
  const name = file.originalFilename;
  requireBookName(name);
  return { path: file.filepath, name, size: file.size, sha256: file.hash as string, fields };
}

/** @throws HttpError 415 for a file name without the extension of a book */
export function requireBookName(name: string): void {
  if (!limits.uploadExtensions.some((extension) => name.toLowerCase().endsWith(extension)))
    throw new HttpError(415, 'UNSUPPORTED_FORMAT', UNSUPPORTED);
}

const badMultipart = (message: string, cause?: unknown) =>
  new HttpError(400, 'BAD_MULTIPART', message, { cause });
export const tooLarge = (cause?: unknown) => new HttpError(413, 'FILE_TOO_LARGE', TOO_LARGE, { cause });
