import { setTimeout as wait } from 'node:timers/promises';
import type Koa from 'koa';
import { koaBody } from 'koa-body';
import { limits } from '#shared/contract/limits.ts';
import { hasTooManyValues } from './has-too-many-values.ts';
import { HttpError, badRequest } from './http-error.ts';

/**
 * Reads a JSON body into `ctx.request.body`.
 *
 * @throws HttpError 415 for a body that is not JSON, such as a form posted by another site; 408 when it is incomplete at
 * the time its client would have timed out; 400 when it cannot be decompressed or parsed, or holds too many values
 */
export function jsonBody(limitBytes: number): Koa.Middleware {
  // As text: the values are counted before they are parsed. koa-body is typed for the Koa types of its own version.
  const read = koaBody({
    text: true,
    textTypes: ['json', '+json'],
    textLimit: limitBytes,
    json: false,
    urlencoded: false,
    multipart: false,
  }) as unknown as Koa.Middleware;
  return async (ctx, next) => {
    if (ctx.request.length !== 0 && ctx.is('json', '+json') === false)
      throw new HttpError(415, 'BAD_REQUEST', 'Please send JSON (Content-Type: application/json).');
    try {
      await withTimeout(Promise.resolve<unknown>(read(ctx, async () => undefined)));
    } catch (error: unknown) {
      // zlib's own error, where the bytes are not compressed as the header declares.
      const isCompression = typeof (error as { errno?: unknown }).errno === 'number';
      throw isCompression
        ? new HttpError(400, 'BAD_REQUEST', 'The body could not be decompressed.', { cause: error })
        : error;
    }
    const request = ctx.request as { body?: unknown };
    if (typeof request.body === 'string') request.body = parse(request.body);
    await next();
  };
}

/** @returns an object or a list; an empty object for an empty text */
function parse(json: string): unknown {
  if (json === '') return {};
  if (hasTooManyValues(json)) throw badRequest('The body holds too many values.');
  try {
    if (!/^[ \t\r\n]*[[{]/.test(json)) throw new SyntaxError('Neither an object nor a list');
    // A name may be written with escapes.
    return /__proto__|\\u/.test(json) ? JSON.parse(json, refusePrototype) : JSON.parse(json);
  } catch (error: unknown) {
    throw new HttpError(400, 'BAD_REQUEST', 'The request could not be understood.', { cause: error });
  }
}

/** Copied by assignment, a field of this name would become the copy's prototype. */
function refusePrototype(name: string, value: unknown): unknown {
  if (name === '__proto__') throw new SyntaxError('A field is named __proto__');
  return value;
}

async function withTimeout(reading: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const tooLate = wait(limits.apiTimeoutMs, undefined, { signal: over.signal }).then(() => {
    throw new HttpError(408, 'BAD_REQUEST', 'The request did not arrive in time.', {
      headers: { Connection: 'close' },
    });
  });
  try {
    await Promise.race([reading, tooLate]);
  } finally {
    over.abort();
    // Nothing awaits the promise that lost the race: its rejection is handled here.
    await Promise.allSettled([tooLate]);
    reading.catch(() => {});
  }
}
