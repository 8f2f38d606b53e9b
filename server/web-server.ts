import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { StartupError } from './config.ts';
import type { ConnectionTarget } from './db/pool.ts';
import type { Dependencies } from './dependencies.ts';
import { closeStalled } from './http/close-stalled.ts';
import { refuseUnreadable } from './http/refuse-connection.ts';
import { announceMissed } from './realtime/announce.ts';
import { attachSocketHub } from './realtime/socket-hub.ts';
import { listenToAnnouncements } from './realtime/vendor-pg-listen.ts';

export interface WebServer {
  port: number;
  close(): Promise<void>;
}

/**
 * The web side listening: requests, the live channel, and the announcements of all servers behind it.
 * @throws StartupError when the port is not available
 */
export async function startWebServer(
  deps: Dependencies,
  options: { host: string; port: number; target: ConnectionTarget; idleMs?: number },
): Promise<WebServer> {
  // The app itself refuses a request without a host, with the same error body as every other refusal.
  const app = createApp(deps).callback();
  const stalled = closeStalled();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    stalled.answering(request, response);
    void app(request, response);
  };
  const server = createServer({ requireHostHeader: false }, handle);
  server.setTimeout(options.idleMs ?? IDLE_MS, stalled.onIdle);
  server.requestTimeout = 10 * 60_000;
  server.headersTimeout = 30_000;
  // Longer than proxies keep an idle connection (two minutes), so that the proxy closes it and never this server
  // during a request.
  server.keepAliveTimeout = 130_000;
  server.on('clientError', refuseUnreadable);
  // An unknown expectation may be ignored (RFC 9110 §10.1.1); Node would respond to it without a body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  const hub = attachSocketHub(server, { ...deps, trustProxy: deps.settings.trustProxy });
  const listener = await listenToAnnouncements(options.target, {
    log: deps.log,
    onReconnect: () => hub.nudgeAll(),
    onAnnouncement(announcement) {
      deps.metrics.announced((Date.now() - announcement.at) / 1000);
      if ('job' in announcement) deps.jobs.notifyEnded(announcement.job);
      else if ('missed' in announcement) hub.nudgeAll();
      else if ('ended' in announcement) hub.end(announcement.user, announcement.ended);
      else hub.send(announcement.user, announcement.message);
    },
  });
  await announceMissed(deps.pool);
  await listen(server, options.host, options.port);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Open requests get their response, and their connections are not kept alive after it.
      const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
      await hub.close();
      // A request that hangs doesn't delay the shutdown.
      const force = setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_MS);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(force);
      await listener.close();
    },
  };
}

/** A connection on which no data moves for this long, although the client has to send or read, is closed. */
const IDLE_MS = 60_000;
const CLOSE_IDLE_MS = 200;
const FORCE_CLOSE_MS = 20_000;
/** Connections that may wait to be accepted: two thousand pages that reconnect at once lose none. */
const BACKLOG = 4_096;

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(portProblem(error, host, port))),
    );
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
}

function portProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT: ${host}:${port} is already in use; stop the other program or set another PORT.`;
  if (code === 'EACCES') return `PORT: this user may not listen on port ${port}; choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: this machine has no address ${host}.`;
  return `HOST, PORT: cannot listen on ${host}:${port} (${message}).`;
}
