import type Koa from 'koa';
import type { Logger } from 'pino';

/** One line per request: the path without its query, because tokens and signatures travel there. */
export function requestLog(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const level = ctx.path === '/api/v1/health' || ctx.path === '/api/v1/ready' ? 'debug' : 'info';
    log[level]({ method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'request');
  };
}
