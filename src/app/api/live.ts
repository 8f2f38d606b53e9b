import type { ServerMessage } from '#shared/contract/events.ts';
import { limits } from '#shared/contract/limits.ts';
import { readMessage } from './read-message.ts';

export type ConnectionStatus = 'connecting' | 'open' | 'closing' | 'closed';

export interface LiveOptions {
  /**
   * The current access token, requested for every attempt; null ends the attempts.
   *
   * @param refused the last attempt never opened: the token may have expired
   */
  token: (refused: boolean) => Promise<string | null>;
  onMessage: (message: ServerMessage) => void;
  onStatus: (status: ConnectionStatus) => void;
  /** Why an attempt could not be made. */
  onFailure: (thrown: unknown) => void;
  random?: () => number;
}

/** What a browser itself reports for a connection that broke without a closing handshake. */
const ABNORMAL_CLOSURE = 1006;
/** A connection that lasted this long was a good one; the count of attempts starts over. */
const STABLE_MS = 10_000;
/** Added to each delay, so that the devices of a restarted server do not all connect at once. */
const JITTER_MS = 1_000;

/**
 * The live channel: connects, pings every 30 s and reconnects after an unclean close with doubling delays, five times.
 * After that, and after a clean close, only `connect` tries again: on focus, when the network is back, and by hand.
 * A ping without any response before the next one is a dead connection, which a browser notices only after minutes;
 * unless this server has never answered one. Messages are hints, never the truth.
 */
export function openLiveChannel({
  token,
  onMessage,
  onStatus,
  onFailure,
  random = Math.random,
}: LiveOptions) {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let stopped = false;
  let refused = false;
  let answersPings = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let stableTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;

  const attempt = async () => {
    clearTimeout(retryTimer);
    onStatus('connecting');
    try {
      const access = await token(refused);
      if (stopped || socket) return;
      if (access) socket = open(access);
      else onStatus('closed');
    } catch (error) {
      if (stopped || socket) return;
      onFailure(error);
      onStatus('closed');
      scheduleRetry();
    }
  };

  const open = (access: string): WebSocket => {
    const opened = new WebSocket(liveAddress(access));
    let wasOpen = false;
    let received = true;
    const end = (code: number) => {
      if (socket !== opened) return;
      clearInterval(pingTimer);
      clearTimeout(stableTimer);
      socket = null;
      refused = !wasOpen;
      onStatus('closed');
      if (!stopped && code !== limits.socketCleanCloseCode) scheduleRetry();
    };
    opened.onopen = () => {
      wasOpen = true;
      stableTimer = setTimeout(() => (attempts = 0), STABLE_MS);
      onStatus('open');
      pingTimer = setInterval(() => {
        if (!received && answersPings) {
          opened.close();
          return end(ABNORMAL_CLOSURE);
        }
        received = false;
        opened.send(JSON.stringify({ type: 'ping' }));
      }, limits.socketPingMs);
    };
    opened.onmessage = (event) => {
      received = true;
      const message = readMessage(event.data);
      answersPings ||= message?.type === 'pong';
      if (message) onMessage(message);
    };
    opened.onclose = (event) => end(event.code);
    return opened;
  };

  const scheduleRetry = () => {
    if (attempts >= limits.socketReconnectAttempts) return;
    const delayMs = limits.socketReconnectBaseMs * 2 ** attempts + random() * JITTER_MS;
    attempts += 1;
    retryTimer = setTimeout(() => void attempt(), delayMs);
  };

  void attempt();

  return {
    /** Tries at once, and five times more if that fails. Does nothing while connected. */
    connect() {
      if (stopped || socket) return;
      attempts = 0;
      void attempt();
    },
    close() {
      stopped = true;
      clearTimeout(retryTimer);
      clearTimeout(stableTimer);
      clearInterval(pingTimer);
      if (!socket) return;
      onStatus('closing');
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
