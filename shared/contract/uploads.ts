import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Limits of a resumable upload. */
export const uploadLimits = {
  /** The most one PATCH may carry. */
  partMaxBytes: 8 * 1024 * 1024,
  /** Unfinished uploads of one user at a time. */
  openPerUser: 20,
  /** An unfinished upload is deleted after this long without a request. */
  keptDays: 7,
} as const;

/**
 * POST /uploads: starts an upload. The same `sha256` of the same user is the same upload, so an interrupted client
 * learns here where to resume.
 *
 * A tus client sends no body but the headers `Upload-Length` and `Upload-Metadata` (`filename`, and `sha256` in
 * hexadecimal if it knows it).
 */
export const uploadRequest = z.object({
  /** The digest of the whole file, hexadecimal. Without it every call begins a new upload. */
  sha256: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in lower-case hexadecimal')),
  ),
  /** Bytes of the whole file. */
  size: z.number().check(z.int(), z.nonnegative()),
  /** Only for its extension, and as a title where the book has none. */
  name: z.string().check(z.minLength(1), z.maxLength(500)),
});

/**
 * Where to send the parts and how much has arrived. `book_id` and `title` are there when nothing is left to send:
 * `offset` is the size then, also where this call was the first and the user had the file already.
 */
export const openedUpload = z.object({
  url: z.string(),
  offset: z.number(),
  book_id: z.optional(z.string()),
  title: z.optional(z.string()),
});

export const tus = {
  version: '1.0.0',
  extensions: ['creation', 'expiration', 'checksum', 'termination'],
  checksumAlgorithms: ['sha256'],
  partType: 'application/offset+octet-stream',
  maxSizeBytes: limits.uploadMaxBytes,
} as const;

export type UploadRequest = z.infer<typeof uploadRequest>;
export type OpenedUpload = z.infer<typeof openedUpload>;
