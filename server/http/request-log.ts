import type Koa from 'koa';
import type { Logger } from 'pino';

/** One line per request: the path without its query, because tokens and signatures travel there. */
export function requestLog(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const level = ctx.path === '/api/v1/health' || ctx.path === '/api/v1/ready' ? 'debug' : 'info';
    log[level]({ method: ctx.method, path: loggedPath(ctx.path), status: ctx.status, ms }, 'request');
  };
}

/**
 * A path that is safe to log: a segment that is neither part of a route nor an id may be anything, even a secret.
 */
export const loggedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z0-9._-]{0,40}$/.test(part) ? part : '…'))
    .join('/');
