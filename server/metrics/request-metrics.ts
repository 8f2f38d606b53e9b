import type Koa from 'koa';
import type { Metrics } from './metrics.ts';

/** Times every response under its route as declared; anything outside the API counts as the app. */
export function requestMetrics(metrics: Metrics): Koa.Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const route = (ctx as { _matchedRoute?: unknown })._matchedRoute;
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.request(ctx.method, typeof route === 'string' ? route : 'app', ctx.status, seconds);
  };
}
