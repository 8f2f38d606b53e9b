import { serverMessage, type ServerMessage } from '#shared/contract/events.ts';
import { limits } from '#shared/contract/limits.ts';

/** What a browser itself reports for a line that broke without a word. */
const UNHEARD = 1006;

export type ConnectionStatus = 'connecting' | 'open' | 'closing' | 'closed';

export interface LiveOptions {
  /** The current access token, asked for at every attempt; null ends the attempts. */
  token: () => Promise<string | null>;
  onMessage: (message: ServerMessage) => void;
  onStatus: (status: ConnectionStatus) => void;
}

/**
 * The live channel: connects, pings every 30 s, reconnects after an unclean close with doubling delays, five times.
 * A ping that brings nothing back before the next one is a dead line, which a browser notices only after minutes.
 * `wake` starts over at once, for when the network or the screen comes back. Messages are hints, never the truth.
 */
export function openLiveChannel({ token, onMessage, onStatus }: LiveOptions) {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;

  const connect = async () => {
    clearTimeout(retry);
    onStatus('connecting');
    const access = await token();
    if (stopped || socket) return;
    if (!access) return onStatus('closed');
    const url = new URL('/ws', location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('token', access);
    const opened = new WebSocket(url);
    socket = opened;
    let heard = true;
    const end = (code: number) => {
      if (socket !== opened) return;
      clearInterval(ping);
      socket = null;
      onStatus('closed');
      if (!stopped && code !== limits.socketCleanCloseCode) scheduleRetry();
    };
    opened.onopen = () => {
      attempts = 0;
      onStatus('open');
      ping = setInterval(() => {
        if (!heard) {
          opened.close();
          return end(UNHEARD);
        }
        heard = false;
        opened.send(JSON.stringify({ type: 'ping' }));
      }, limits.socketPingMs);
    };
    opened.onmessage = (event) => {
      heard = true;
      const message = readMessage(event.data);
      if (message) onMessage(message);
    };
    opened.onclose = (event) => end(event.code);
  };

  const scheduleRetry = () => {
    if (attempts >= limits.socketReconnectAttempts) return;
    const delayMs = limits.socketReconnectBaseMs * 2 ** attempts;
    attempts += 1;
    retry = setTimeout(() => void connect(), delayMs);
  };

  void connect();

  return {
    wake() {
      if (stopped || socket) return;
      attempts = 0;
      void connect();
    },
    close() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(ping);
      if (!socket) return;
      onStatus('closing');
      socket.close(limits.socketCleanCloseCode);
    },
  };
}

function readMessage(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed = serverMessage.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // A message this version cannot read is a hint missed; the next pull brings its content.
  }
}
