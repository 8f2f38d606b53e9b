import type { ServerMessage } from '#shared/contract/events.ts';
import { limits } from '#shared/contract/limits.ts';
import { readMessage } from './read-message.ts';

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
 * A ping that brings nothing back before the next one is a dead line, which a browser notices only after minutes;
 * unless this server has never answered one. `wake` starts over at once, for when the network or the reader comes
 * back; `resume` does so unless the server has said goodbye. Messages are hints, never the truth.
 */
export function openLiveChannel({ token, onMessage, onStatus }: LiveOptions) {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let stopped = false;
  let answersPings = false;
  let dismissed = false;
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
      dismissed = code === limits.socketCleanCloseCode;
      if (!stopped && !dismissed) scheduleRetry();
    };
    opened.onopen = () => {
      attempts = 0;
      onStatus('open');
      ping = setInterval(() => {
        if (!heard && answersPings) {
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
      answersPings ||= message?.type === 'pong';
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

  const wake = () => {
    if (stopped || socket) return;
    attempts = 0;
    void connect();
  };

  return {
    wake,
    resume: () => {
      if (!dismissed) wake();
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
