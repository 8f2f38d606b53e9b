import type Koa from 'koa';
import type { Logger } from 'pino';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { PublicationError, type PublicationErrorCode } from '#shared/publication/publication-error.ts';
import { isDatabaseUnavailable, isOwnerDeleted } from '../db/pool.ts';
import { BlobStoreUnavailableError } from '../files/blob-store.ts';
import { TaskError } from '../threads/task-error.ts';
import {
  HttpError,
  errorTitle,
  methodNotAllowed,
  notFound,
  unauthenticated,
  unavailable,
} from './http-error.ts';
import { loggedPath } from './request-log.ts';

/**
 * Responds to every failure with the contract's error body: never a stack, never a library's message. Server faults
 * are logged with their cause; the caller's are not.
 */
export function errorHandler(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) throw notFound();
      // The router responds with 501 where no route of ours has the method: at a known address that is a 405 as well.
      if ((ctx.status === 405 || ctx.status === 501) && ctx.body == null) {
        const allow = ctx.response.get('Allow');
        throw allow === '' ? notFound() : methodNotAllowed(allow);
      }
    } catch (error: unknown) {
      const response = toHttpError(error);
      await drainBody(ctx);
      if (response.status >= 500)
        log.error({ err: error, path: loggedPath(ctx.path), method: ctx.method }, 'request failed');
      ctx.status = response.status;
      ctx.set(response.extra.headers ?? {});
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'json';
      ctx.body = errorBody(response);
    }
  };
}

const DRAIN_TIMEOUT_MS = 10_000;

/**
 * Discards the rest of an unread body, which would block the connection's next request for ever.
 * Where there will be no next one, Node would cut the connection under a client that is still sending and never gets
 * to read the response; so it is sent only then.
 */
async function drainBody({ req, res }: Koa.Context): Promise<void> {
  req.unpipe();
  req.resume();
  if (req.complete || req.destroyed || res.shouldKeepAlive) return;
  await new Promise<void>((resolve) => {
    const patience = setTimeout(resolve, DRAIN_TIMEOUT_MS);
    const done = () => {
      clearTimeout(patience);
      resolve();
    };
    req.once('end', done).once('close', done);
  });
}

export function errorBody(error: HttpError): ErrorBody {
  return {
    ...error.extra.body,
    error: errorTitle(error),
    message: error.message,
    details: { ...error.extra.details, code: error.code },
    timestamp: new Date().toISOString(),
  };
}

/** Why this product cannot read a file as a book, in a reader's words; the parser's own go into `details.reason`. */
const refusals: Record<PublicationErrorCode, string> = {
  UNSUPPORTED_FORMAT: 'Unsupported format. Please use: .epub, .fb2',
  EMPTY_FILE: 'The file is empty.',
  BAD_ARCHIVE: 'The file is damaged or is not a valid EPUB archive.',
  BOOK_TOO_COMPLEX: 'The book is too large or too complex to open safely.',
  PROTECTED: 'The book is protected (DRM or password) and cannot be opened.',
  BAD_PACKAGE: 'The book has no readable chapters.',
  BAD_TEXT: 'The text of the book cannot be read.',
};

/** Maps anything thrown to the error that the caller may see. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof PublicationError) {
    const status = error.code === 'UNSUPPORTED_FORMAT' ? 415 : 422;
    return new HttpError(status, error.code, refusals[error.code], {
      cause: error,
      details: { reason: error.message },
    });
  }
  if (isDatabaseUnavailable(error) || error instanceof BlobStoreUnavailableError) return unavailable(error);
  // The work itself is not at fault: a full queue, a deadline passed, a thread that ended.
  if (error instanceof TaskError && error.reason !== 'threw') return unavailable(error);
  if (isOwnerDeleted(error)) return unauthenticated();
  const { status, statusCode, code, expose } = error as Record<string, unknown>;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') {
    return new HttpError(507, 'STORAGE_FULL', 'The server has no space left for this.', { cause: error });
  }
  // Koa's and co-body's own: a malformed body, a body over its limit.
  const httpStatus = typeof status === 'number' ? status : statusCode;
  if (
    typeof httpStatus === 'number' &&
    httpStatus >= 400 &&
    httpStatus < 500 &&
    (expose !== false || error instanceof SyntaxError)
  ) {
    return httpStatus === 413
      ? new HttpError(413, 'PAYLOAD_TOO_LARGE', 'The request is too large.', { cause: error })
      : new HttpError(
          httpStatus,
          httpStatus === 404 ? 'NOT_FOUND' : 'BAD_REQUEST',
          'The request could not be understood.',
          {
            cause: error,
          },
        );
  }
  return new HttpError(500, 'INTERNAL', 'An unexpected error occurred', { cause: error });
}
