import { createHash, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type Koa from 'koa';
import { notFound } from '../http/http-error.ts';
import { isFromThisMachine } from '../http/is-from-this-machine.ts';
import type { Metrics } from './metrics.ts';

/** GET /metrics beside the app, for authorised callers; for others the address does not exist. */
export function metricsPage(metrics: Metrics, token: string | null): Koa.Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') {
      await next();
      return;
    }
    if (ctx.method !== 'GET' || !mayRead(ctx.req, token)) throw notFound();
    const { type, text } = await metrics.page();
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', type);
    ctx.body = text;
  };
}

/** GET /metrics and /health alone, on a port of its own: for workers, and for networks that only operators reach. */
export function startMetricsServer(
  metrics: Metrics,
  options: { host: string; port: number; token: string | null },
): Promise<Server> {
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET';
    if (isRead && request.url === '/health') response.end('ok\n');
    else if (
      isRead &&
      request.url === '/metrics' &&
      (options.token === null || showsToken(request, options.token))
    )
      metrics.page().then(
        ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
        () => response.writeHead(500).end(),
      );
    else response.writeHead(404).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve(server));
  });
}

/** With a token: callers that send it. Without one: this machine alone, and not through a proxy on it. */
function mayRead(request: IncomingMessage, token: string | null): boolean {
  if (token !== null) return showsToken(request, token);
  return isFromThisMachine(request);
}

function showsToken(request: IncomingMessage, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
