import * as z from 'zod/mini';

/** Machine-readable reasons in `details.code`; the text in `error` and `message` is for people. */
export const errorCodes = [
  'BAD_REQUEST',
  'VALIDATION',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'REFRESH_REFUSED',
  'FORBIDDEN',
  'NOT_FOUND',
  'NOT_CONFIGURED',
  'CONFLICT',
  'EMAIL_TAKEN',
  'REGISTRATION_CLOSED',
  'IMAGE_EXISTS',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'COOLDOWN',
  'NO_FILE',
  'BAD_MULTIPART',
  'FILE_TOO_LARGE',
  'CHECKSUM_MISMATCH',
  'UPLOAD_BUSY',
  'UNSUPPORTED_FORMAT',
  'EMPTY_FILE',
  'BAD_ARCHIVE',
  'BOOK_TOO_COMPLEX',
  'PROTECTED',
  'BAD_PACKAGE',
  'BAD_TEXT',
  'UPGRADE_REQUIRED',
  'STORAGE_FULL',
  'UNAVAILABLE',
  'GENERATION_FAILED',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error response (SPEC section 8). */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  details: z.optional(z.looseObject({ code: z.optional(z.string()) })),
  timestamp: z.string(),
});

export type ErrorBody = z.infer<typeof errorBody>;
