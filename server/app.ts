import Router from '@koa/router';
import Koa from 'koa';
import compress from 'koa-compress';
import { API_BASE } from '#shared/contract/limits.ts';
import type { Dependencies } from './dependencies.ts';
import { errorBody, errorHandler } from './http/error-handler.ts';
import { HttpError, unavailable } from './http/http-error.ts';
import { requestLog } from './http/request-log.ts';
import { mountRoutes } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { metricsPage } from './metrics/metrics-page.ts';
import { requestMetrics } from './metrics/request-metrics.ts';
import { apiRoutes } from './routes/api.ts';

/** The web side as a Koa app; `startWebServer` makes it listen. */
export function createApp(deps: Dependencies): Koa {
  // The proxy appends the last entry of X-Forwarded-For; a client may have made up the ones before it.
  const app = new Koa({ proxy: deps.settings.trustProxy, maxIpsCount: 1 });
  // What reaches Koa itself is a broken connection; everything else has been answered and logged below.
  app.on('error', (error) => deps.log.debug({ err: error }, 'connection error'));

  app.use(validAddress);
  app.use(requestLog(deps.log));
  app.use(requestMetrics(deps.metrics));
  app.use(securityHeaders());
  app.use(skipCompressionIfRefused);
  app.use(compress({ threshold: 1024 }));
  app.use(errorHandler(deps.log));
  app.use(requireHost);
  app.use(closeWhileDraining(deps));
  app.use(refuseBeyondCapacity(deps));

  const router = new Router({ prefix: API_BASE });
  mountRoutes(router, apiRoutes, deps);
  app.use(router.routes());
  app.use(router.allowedMethods({ throw: false }));
  app.use(nonApiOnly);
  app.use(metricsPage(deps.metrics, deps.settings.metricsToken));
  if (deps.settings.appDir) app.use(staticFiles(deps.settings.appDir));
  return app;
}

/** `GET http://[` has an address that cannot be parsed: it is treated as an unknown one, so that `ctx.path` never throws. */
const validAddress: Koa.Middleware = (ctx, next) => {
  try {
    void ctx.path;
  } catch {
    ctx.req.url = '/api/';
  }
  return next();
};

/** HTTP/1.1 requires a Host header (RFC 9112 §3.2). */
const requireHost: Koa.Middleware = (ctx, next) => {
  if (ctx.req.httpVersion === '1.1' && ctx.req.headers.host === undefined)
    throw new HttpError(400, 'BAD_REQUEST', 'The request names no host.');
  return next();
};

/** A client that accepts no encoding at all, not even identity, gets identity: the compressor would fail on it. */
const skipCompressionIfRefused: Koa.Middleware = (ctx, next) => {
  if (/(?:^|,)\s*(?:\*|identity)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(ctx.get('Accept-Encoding')))
    ctx.compress = false;
  return next();
};

/** Clients on a kept-alive connection reconnect to another server. */
const closeWhileDraining =
  (deps: Dependencies): Koa.Middleware =>
  (ctx, next) => {
    if (deps.settings.draining()) ctx.set('Connection', 'close');
    return next();
  };

/** More than a second's work waits for the database: another request would outlast a reader's patience. */
const WAITING_MAX = 1_000;
/** A proxy's health checks: an overloaded server is not a broken one. */
const ALWAYS_ANSWERED = [`${API_BASE}/health`, `${API_BASE}/ready`];

/** Requests refused before any work is done for them, without an error in the log for each. */
const refuseBeyondCapacity =
  (deps: Dependencies): Koa.Middleware =>
  async (ctx, next) => {
    const mayWait = deps.pool.waitingCount < WAITING_MAX;
    if (mayWait || !ctx.path.startsWith(API_BASE) || ALWAYS_ANSWERED.includes(ctx.path)) {
      await next();
      return;
    }
    const refusal = unavailable();
    ctx.status = refusal.status;
    ctx.set({ ...refusal.extra.headers, 'Cache-Control': 'no-store' });
    ctx.body = errorBody(refusal);
  };

/** An unknown address under /api is an error in JSON, never the app's page: the error handler finds no body. */
const nonApiOnly: Koa.Middleware = async (ctx, next) => {
  if (ctx.path !== '/ws' && !/^\/+api(?:\/|$)/.test(ctx.path)) await next();
};
