import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { setInterval, setTimeout } from 'node:timers/promises';

const STEP_MS = 50;
const LOOK_MS = 500;
const SETTLING_LOOKS = 10;

/**
 * What the pages of a browser and their workers hold in memory, MiB; null where the system does not report it (only
 * Linux does).
 */
export class RendererMemory {
  readonly #pids: readonly number[];
  #most = 0;
  #watch: AbortController | null = null;

  private constructor(pids: readonly number[]) {
    this.#pids = pids;
  }

  static async of(browser: Browser): Promise<RendererMemory> {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    return new RendererMemory(processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : [])));
  }

  async now(): Promise<number | null> {
    const each = await Promise.all(this.#pids.map(residentMib));
    return each.includes(null) ? null : each.reduce<number>((sum, mib) => sum + mib!, 0);
  }

  /** After garbage collection: the minimum within a few seconds. */
  async settled(page: Page): Promise<number> {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
    let least = Infinity;
    for (let look = 0; look < SETTLING_LOOKS; look++) {
      await setTimeout(LOOK_MS);
      least = Math.min(least, (await this.now()) ?? NaN);
    }
    return least;
  }

  /** Samples every 50 ms until `peak` is called. */
  watch(): void {
    const watch = (this.#watch = new AbortController());
    this.#most = 0;
    const look = async () => {
      for await (const _ of setInterval(STEP_MS, undefined, { signal: watch.signal }))
        this.#most = Math.max(this.#most, (await this.now()) ?? 0);
    };
    look().catch(() => undefined); // An error stops it.
  }

  /** The greatest since `watch`. */
  peak(): number {
    this.#watch?.abort();
    return this.#most;
  }
}

async function residentMib(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kib === undefined ? null : Number(kib) / 1024;
}
