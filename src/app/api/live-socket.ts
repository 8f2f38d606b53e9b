import type { ServerMessage } from '#shared/contract/events.ts';
import { limits } from '#shared/contract/limits.ts';
import { readMessage } from './read-message.ts';

/** How a connection ended: `code` is the close code; a refused connection never opened. */
export interface SocketEnd {
  code: number;
  refused: boolean;
}

export interface LiveSocketOptions {
  /** The access token. */
  access: string;
  /** Whether this server is known to answer pings; without that, a missing pong proves nothing. */
  answersPings: () => boolean;
  onOpen: () => void;
  onMessage: (message: ServerMessage) => void;
  /** Called once, whether the server, the network or a missed pong ended the connection. */
  onEnd: (end: SocketEnd) => void;
}

export interface LiveSocket {
  close(): void;
}

/** What a browser itself reports for a connection that broke without a closing handshake. */
const ABNORMAL_CLOSURE = 1006;

/**
 * One connection to the server's live channel. It pings every 30 s; a ping without any response before the next one is
 * a dead connection, which a browser notices only after minutes.
 */
export function openLiveSocket(options: LiveSocketOptions): LiveSocket {
  const socket = new WebSocket(liveAddress(options.access));
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let wasOpen = false;
  let hasEnded = false;
  let hasReceived = true;

  const end = (code: number) => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(pingTimer);
    options.onEnd({ code, refused: !wasOpen });
  };
  const ping = () => {
    if (!hasReceived && options.answersPings()) {
      socket.close();
      return end(ABNORMAL_CLOSURE);
    }
    hasReceived = false;
    socket.send(JSON.stringify({ type: 'ping' }));
  };

  socket.onopen = () => {
    wasOpen = true;
    pingTimer = setInterval(ping, limits.socketPingMs);
    options.onOpen();
  };
  socket.onmessage = (event) => {
    hasReceived = true;
    const message = readMessage(event.data);
    if (message) options.onMessage(message);
  };
  socket.onclose = (event) => end(event.code);

  return {
    close() {
      clearInterval(pingTimer);
      socket.close(limits.socketCleanCloseCode);
    },
  };
}

function liveAddress(access: string): URL {
  const url = new URL('/ws', location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', access);
  return url;
}
