import { randomUUID } from 'node:crypto';
import { syncResponse } from '#shared/contract/sync.ts';
import type { ClockReading } from '#shared/sync/device/clock.ts';
import { exchangeUntilIdle } from '#shared/sync/device/exchange-until-idle.ts';
import { writeOperation } from '#shared/sync/device/write-operation.ts';
import { MemoryDevice } from '#shared/sync/simulation/memory-device.ts';

/** A device that runs the app's side of the sync protocol over real HTTP. */
export class SyncedDevice {
  readonly name = randomUUID();
  readonly store = new MemoryDevice();
  private readonly run = randomUUID();
  private readonly clock = (): ClockReading => ({
    wallMs: Date.now(),
    steadyMs: performance.now(),
    run: this.run,
  });
  readonly post: (path: string, body: unknown) => Promise<{ status: number; body: unknown }>;

  /** @param post a signed-in POST below /api/v1 */
  constructor(post: SyncedDevice['post']) {
    this.post = post;
  }

  async write(t: string, k: string, f: Record<string, unknown>): Promise<void> {
    await writeOperation(this.store, { t, k, f, clock: this.clock() });
  }

  /** @throws Error when the server does not respond, or refuses the request */
  async sync(): Promise<void> {
    await exchangeUntilIdle({
      store: this.store,
      device: this.name,
      clock: this.clock,
      exchange: async (request) => {
        const { status, body } = await this.post('/sync', { ...request, sentAt: Date.now() });
        if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
        return syncResponse.parse(body);
      },
    });
  }

  view(t: string, k: string): Record<string, unknown> | undefined {
    return this.store.views.get(`${t}/${k}`)?.v;
  }
}
