import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { setInterval, setTimeout } from 'node:timers/promises';

const STEP_MS = 50;
const SAMPLE_INTERVAL_MS = 500;
const SETTLING_SAMPLES = 10;

/** MiB in memory: all of it, and what is neither of a file nor shared with other processes. */
export interface Held {
  all: number;
  own: number;
}

/**
 * What the pages of a browser and their workers hold in memory, MiB; null if the system does not report it (only
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

  async now(): Promise<Held | null> {
    const each = await Promise.all(this.#pids.map(heldBy));
    const sum = (of: keyof Held) => each.reduce((all, held) => all + (held?.[of] ?? 0), 0);
    return each.includes(null) ? null : { all: sum('all'), own: sum('own') };
  }

  /** After garbage collection: the minimum within a few seconds. */
  async settled(page: Page): Promise<Held> {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
    const least = { all: Infinity, own: Infinity };
    for (let look = 0; look < SETTLING_SAMPLES; look++) {
      await setTimeout(SAMPLE_INTERVAL_MS);
      const { all, own } = (await this.now()) ?? { all: NaN, own: NaN };
      least.all = Math.min(least.all, all);
      least.own = Math.min(least.own, own);
    }
    return least;
  }

  /** Samples every 50 ms until `peak` is called. */
  watch(): void {
    const watch = (this.#watch = new AbortController());
    this.#most = 0;
    const look = async () => {
      for await (const _ of setInterval(STEP_MS, undefined, { signal: watch.signal }))
        this.#most = Math.max(this.#most, (await this.now())?.all ?? 0);
    };
    look().catch(() => undefined); // An error stops it.
  }

  /** The greatest since `watch`. */
  peak(): number {
    this.#watch?.abort();
    return this.#most;
  }
}

async function heldBy(pid: number): Promise<Held | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const mib = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  const held = { all: mib('VmRSS'), own: mib('RssAnon') };
  return Number.isNaN(held.own) ? null : held;
}
