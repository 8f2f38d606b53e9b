import type { Server } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import { type ServerMessage, clientMessage } from '#shared/contract/events.ts';
import { refuseConnection } from '../http/refuse-connection.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readAccessToken } from '../services/accounts/access-token.ts';
import type { SessionGate } from '../services/accounts/session-gate.ts';

const PAYLOAD_MAX_BYTES = 4 * 1024;
const SOCKETS_PER_USER = 10;
const MESSAGES_PER_SECOND = 10;
/** A client that does not read: it will pull what it missed when it comes back. */
const BUFFERED_MAX_BYTES = 1024 * 1024;
/** Clients ping every 30 s: two and a half pings were missed. */
const SILENCE_MAX_MS = 75_000;
const SWEEP_MS = 15_000;
/** The end of a session is announced; this finds a session whose announcement was missed, or which has expired. */
const SESSION_CHECK_MS = 15 * 60_000;

const CLOSE = { policy: 1008, overloaded: 1013, signedOut: 4401 } as const;

/** Times are of the process's own monotonic clock: a jump of the machine's would close every socket. */
interface Peer {
  userId: string;
  sessionId: string;
  /** When the session was last known to be live. */
  checkedAtMs: number;
  receivedAtMs: number;
  windowStartMs: number;
  windowCount: number;
}

export interface SocketHub {
  send(userId: string, message: ServerMessage): void;
  /** Closes the sockets of one session, or of all of a user's. */
  end(userId: string, sessionId: string | 'all'): void;
  /** After announcements may have been missed: every client pulls. */
  nudgeAll(): void;
  close(): Promise<void>;
}

/**
 * The live channel at /ws?token=…: who may connect, what each user receives, and when a socket is closed. A socket
 * lasts as long as its session; the token is checked once, when it opens.
 */
export function attachSocketHub(
  server: Server,
  deps: { authSecret: string; gate: SessionGate; log: Logger; metrics: Metrics; trustProxy: boolean },
): SocketHub {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: PAYLOAD_MAX_BYTES,
    perMessageDeflate: false,
  });
  sockets.on('wsClientError', (_error, socket) => refuseConnection(socket, 400));
  const peers = new Map<string, Map<WebSocket, Peer>>();

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const [path, search] = (request.url ?? '').split('?', 2);
    if (path !== '/ws') return refuseConnection(socket, 404);
    if (!sameOrigin(request, deps.trustProxy)) return refuseConnection(socket, 403);
    const claims = readAccessToken(deps.authSecret, new URLSearchParams(search).get('token') ?? '');
    if (!claims || !(await deps.gate.isLive(claims.sid, claims.sub))) return refuseConnection(socket, 401);
    if ((peers.get(claims.sub)?.size ?? 0) >= SOCKETS_PER_USER) return refuseConnection(socket, 429);
    const now = performance.now();
    sockets.handleUpgrade(request, socket, head, (ws) =>
      accept(ws, {
        userId: claims.sub,
        sessionId: claims.sid,
        checkedAtMs: now,
        receivedAtMs: now,
        windowStartMs: now,
        windowCount: 0,
      }),
    );
  }

  function accept(ws: WebSocket, peer: Peer): void {
    const own = peers.get(peer.userId) ?? new Map<WebSocket, Peer>();
    peers.set(peer.userId, own.set(ws, peer));
    deps.metrics.socketOpened();
    ws.on('message', (data, isBinary) => receive(ws, peer, isBinary ? '' : data.toString()));
    ws.on('error', (error) => deps.log.debug({ err: error }, 'socket error'));
    ws.on('close', () => {
      deps.metrics.socketClosed();
      own.delete(ws);
      if (own.size === 0) peers.delete(peer.userId);
    });
  }

  function receive(ws: WebSocket, peer: Peer, text: string): void {
    const now = performance.now();
    peer.receivedAtMs = now;
    if (now - peer.windowStartMs > 1_000) Object.assign(peer, { windowStartMs: now, windowCount: 0 });
    if (++peer.windowCount > MESSAGES_PER_SECOND) return ws.close(CLOSE.policy, 'too many messages');
    // Messages that this version does not understand are ignored.
    if (clientMessage.safeParse(parseJson(text)).success)
      sendText(ws, JSON.stringify({ type: 'pong', data: {} }));
  }

  function sendText(ws: WebSocket, text: string): void {
    if (ws.readyState !== WebSocket.OPEN) return;
    if (ws.bufferedAmount > BUFFERED_MAX_BYTES) {
      ws.close(CLOSE.overloaded, 'too slow');
      return ws.terminate();
    }
    ws.send(text);
  }

  async function checkSession(ws: WebSocket, peer: Peer): Promise<void> {
    peer.checkedAtMs = performance.now();
    try {
      if (!(await deps.gate.isLive(peer.sessionId, peer.userId))) ws.close(CLOSE.signedOut, 'session ended');
    } catch (error: unknown) {
      // An unavailable database ends no session; the next check tries again.
      deps.log.warn({ err: error }, 'session of a socket could not be checked');
    }
  }

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const own of peers.values()) {
      for (const [ws, peer] of own) {
        if (now - peer.receivedAtMs > SILENCE_MAX_MS) ws.terminate();
        else if (now - peer.checkedAtMs > SESSION_CHECK_MS) void checkSession(ws, peer);
      }
    }
  }, SWEEP_MS);
  sweep.unref();

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has removed its own listener by now: without one, a client that disconnects would end the process.
    socket.on('error', (error) => deps.log.debug({ err: error }, 'connection lost while it was upgraded'));
    if (request.headers.upgrade?.toLowerCase() !== 'websocket')
      return refuseUpgrade(server, request, socket, head);
    upgrade(request, socket, head).catch((error: unknown) => {
      deps.log.error({ err: error }, 'socket upgrade failed');
      refuseConnection(socket, 503);
    });
  };
  server.on('upgrade', onUpgrade);

  return {
    send(userId, message) {
      const own = peers.get(userId);
      if (!own) return;
      const text = JSON.stringify(message);
      for (const ws of own.keys()) sendText(ws, text);
    },
    end(userId, sessionId) {
      deps.gate.forget(userId);
      for (const [ws, peer] of peers.get(userId) ?? []) {
        if (sessionId === 'all' || peer.sessionId === sessionId) ws.close(CLOSE.signedOut, 'signed out');
      }
    },
    nudgeAll() {
      const text = JSON.stringify({ type: 'changed', data: { seq: 0 } } satisfies ServerMessage);
      for (const own of peers.values()) for (const ws of own.keys()) sendText(ws, text);
    },
    async close() {
      clearInterval(sweep);
      server.off('upgrade', onUpgrade);
      // Without a closing handshake: clients take a clean close for the end and reconnect only after an unclean one.
      const open = [...sockets.clients];
      const closed = open.map((ws) => new Promise((resolve) => ws.once('close', resolve)));
      for (const ws of open) ws.terminate();
      await Promise.all(closed);
      sockets.close();
    },
  };
}

/** A page of another site must not open the channel with a stolen token. Clients without pages send no Origin. */
function sameOrigin(request: IncomingMessage, trustProxy: boolean): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  const forwarded = trustProxy ? request.headers['x-forwarded-host'] : undefined;
  const host =
    (typeof forwarded === 'string' ? forwarded.split(',')[0]!.trim() : undefined) ?? request.headers.host;
  try {
    return new URL(origin).host === host;
  } catch {
    return false; // "null" and other non-addresses
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
