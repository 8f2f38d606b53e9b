import type { ServerMessage } from '#shared/contract/events.ts';
import { limits } from '#shared/contract/limits.ts';
import { type LiveSocket, type SocketEnd, openLiveSocket } from './live-socket.ts';

export type ConnectionStatus = 'connecting' | 'open' | 'closing' | 'closed';

export interface LiveChannelOptions {
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

/** After a connection that lasted this long, the count of attempts starts over. */
const STABLE_MS = 10_000;
/** Added to each delay, so that the devices of a restarted server do not all connect at once. */
const JITTER_MS = 1_000;

/**
 * The live channel: keeps one connection open, and reconnects after an unclean close with doubling delays, five times.
 * After that, and after a clean close, only `connect` tries again: on focus, when the network is back, and by hand.
 * Messages are hints, never the truth.
 */
export class LiveChannel {
  private readonly options: LiveChannelOptions;
  private socket: LiveSocket | null = null;
  private attempts = 0;
  private stopped = false;
  /** Whether the last attempt never opened. */
  private refused = false;
  private answersPings = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private stableTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveChannelOptions) {
    this.options = options;
    void this.attempt();
  }

  /** Tries at once, and five times more if that fails. Does nothing while connected. */
  connect(): void {
    if (this.stopped || this.socket) return;
    this.attempts = 0;
    void this.attempt();
  }

  /** Closes the connection for good. */
  close(): void {
    this.stopped = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.stableTimer);
    if (!this.socket) return;
    this.options.onStatus('closing');
    this.socket.close();
  }

  private async attempt(): Promise<void> {
    const { token, onStatus, onFailure } = this.options;
    clearTimeout(this.retryTimer);
    onStatus('connecting');
    try {
      const access = await token(this.refused);
      if (this.stopped || this.socket) return;
      if (access) this.socket = this.openSocket(access);
      else onStatus('closed');
    } catch (error) {
      if (this.stopped || this.socket) return;
      onFailure(error);
      onStatus('closed');
      this.scheduleRetry();
    }
  }

  private openSocket(access: string): LiveSocket {
    return openLiveSocket({
      access,
      answersPings: () => this.answersPings,
      onOpen: () => {
        this.stableTimer = setTimeout(() => (this.attempts = 0), STABLE_MS);
        this.options.onStatus('open');
      },
      onMessage: (message) => {
        this.answersPings ||= message.type === 'pong';
        this.options.onMessage(message);
      },
      onEnd: (end) => this.handleEnd(end),
    });
  }

  private handleEnd({ code, refused }: SocketEnd): void {
    clearTimeout(this.stableTimer);
    this.socket = null;
    this.refused = refused;
    this.options.onStatus('closed');
    if (!this.stopped && code !== limits.socketCleanCloseCode) this.scheduleRetry();
  }

  private scheduleRetry(): void {
    if (this.attempts >= limits.socketReconnectAttempts) return;
    const delayMs =
      limits.socketReconnectBaseMs * 2 ** this.attempts + (this.options.random ?? Math.random)() * JITTER_MS;
    this.attempts += 1;
    this.retryTimer = setTimeout(() => void this.attempt(), delayMs);
  }
}
