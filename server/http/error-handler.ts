import type Koa from 'koa';
import type { Logger } from 'pino';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { isDatabaseAway } from '../db/pool.ts';
import { HttpError, errorTitles, notFound, unavailable } from './http-error.ts';

/**
 * Every failure leaves as the contract's error body: never a stack, never a library's words.
 * What is our fault is logged with its cause; what is the caller's is not.
 */
export function errorHandler(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) throw notFound();
      if (ctx.status === 405 && ctx.body == null) throw methodNotAllowed();
    } catch (error: unknown) {
      const answer = toHttpError(error);
      if (answer.status >= 500)
        log.error({ err: error, path: ctx.path, method: ctx.method }, 'request failed');
      ctx.status = answer.status;
      ctx.set(answer.extra.headers ?? {});
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'json';
      ctx.body = errorBody(answer);
    }
  };
}

export function errorBody({ status, code, message, extra }: HttpError): ErrorBody {
  return {
    ...extra.body,
    error: errorTitles[status] ?? 'Server Error',
    message,
    details: { ...extra.details, code },
    timestamp: new Date().toISOString(),
  };
}

/** Turns anything thrown into what the caller may know about it. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof PublicationError) {
    const status = error.code === 'UNSUPPORTED_FORMAT' ? 415 : 422;
    return new HttpError(status, error.code, error.message, { cause: error });
  }
  if (isDatabaseAway(error)) return unavailable(error);
  const { status, statusCode, code, expose } = error as Record<string, unknown>;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') {
    return new HttpError(507, 'STORAGE_FULL', 'The server has no space left for this.', { cause: error });
  }
  // Koa's and co-body's own: a malformed body, a body over its limit.
  const given = typeof status === 'number' ? status : statusCode;
  if (
    typeof given === 'number' &&
    given >= 400 &&
    given < 500 &&
    (expose !== false || error instanceof SyntaxError)
  ) {
    return given === 413
      ? new HttpError(413, 'PAYLOAD_TOO_LARGE', 'The request is too large.', { cause: error })
      : new HttpError(
          given,
          given === 404 ? 'NOT_FOUND' : 'BAD_REQUEST',
          'The request could not be understood.',
          {
            cause: error,
          },
        );
  }
  return new HttpError(500, 'INTERNAL', 'An unexpected error occurred', { cause: error });
}

const methodNotAllowed = () => new HttpError(405, 'BAD_REQUEST', 'This address does not accept the method.');
