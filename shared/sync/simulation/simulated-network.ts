import type { SyncRequest, SyncResponse } from '../../contract/sync.ts';
import type { MemoryServer } from './memory-server.ts';
import type { Random } from './random.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { Timeline } from './timeline.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const TIMEOUT_MS = 30 * SECOND;

export interface NetworkOptions {
  random: Random;
  /** The share of requests, and of responses, that never arrive. */
  loss: number;
  rowsPerResponse: number;
}

/** A network that loses, delays and doubles requests and responses, until it is healed. */
export class SimulatedNetwork {
  isHealed = false;
  private readonly server: MemoryServer;
  private readonly timeline: Timeline;
  private readonly options: NetworkOptions;
  private readonly onResponse: (device: SimulatedDevice, response: SyncResponse) => void;

  /** @param onResponse called with each response that the server makes, whether or not it arrives */
  constructor(
    server: MemoryServer,
    timeline: Timeline,
    options: NetworkOptions,
    onResponse: (device: SimulatedDevice, response: SyncResponse) => void,
  ) {
    this.server = server;
    this.timeline = timeline;
    this.options = options;
    this.onResponse = onResponse;
  }

  /** A request over the simulated network. It never settles for a device that has crashed meanwhile. */
  send(
    device: SimulatedDevice,
    isAlive: () => boolean,
    content: Omit<SyncRequest, 'sentAt'>,
  ): Promise<SyncResponse> {
    const { random, loss, rowsPerResponse } = this.options;
    const request: SyncRequest = { ...content, sentAt: this.timeline.now + device.clockError };
    return new Promise((resolve, reject) => {
      const settleIfAlive = (settle: () => void) => {
        if (isAlive()) settle();
      };
      this.timeline.after(TIMEOUT_MS, () => settleIfAlive(() => reject(noResponse)));
      if (!this.isHealed && (device.offline || random.chance(loss))) {
        if (random.chance(0.7)) {
          this.timeline.after(random.logarithmic(5, 2_000), () => settleIfAlive(() => reject(noResponse)));
        }
        return;
      }
      const deliver = async () => {
        const response = await this.server.exchange(request, this.timeline.now, rowsPerResponse);
        this.onResponse(device, response);
        return response;
      };
      const isLost = !this.isHealed && random.chance(loss);
      this.timeline.after(this.delay(), async () => {
        const response = await deliver();
        if (isLost || device.responsesLeft <= 0) return;
        device.responsesLeft -= 1;
        const { now: _unread, ...rest } = response;
        const received = device.estimatesTime ? response : rest;
        this.timeline.after(this.delay(), () => settleIfAlive(() => resolve(received)));
      });
      if (!this.isHealed && random.chance(0.1)) {
        this.timeline.after(
          TIMEOUT_MS + random.logarithmic(SECOND, 6 * HOUR),
          async () => void (await deliver()),
        );
      }
    });
  }

  /** Mostly quick; sometimes so late that the sender has just timed out. */
  private delay(): number {
    if (this.isHealed) return 20;
    return this.options.random.chance(0.05)
      ? this.options.random.int(10, 31) * SECOND
      : this.options.random.logarithmic(5, 3_000);
  }
}

/** Offline, lost or timed out. One shared error, because a stack trace for each would take a tenth of the time. */
export const noResponse = new Error('No response');
