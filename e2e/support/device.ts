import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { chromiumSwitches } from '../../scripts/chromium-switches.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';

/** A browser with a profile on disk, so that its storage outlives the process. */
export class Device {
  /** Errors of a page that a broken network doesn't explain. */
  readonly faults: string[] = [];
  private readonly baseUrl: string;
  private readonly profile: string;
  private current: BrowserContext | null = null;
  private workerControl: WorkerControl | null = null;

  private constructor(baseUrl: string, profile: string) {
    this.baseUrl = baseUrl;
    this.profile = profile;
  }

  static async open(baseUrl: string): Promise<Device> {
    const device = new Device(baseUrl, await mkdtemp(path.join(tmpdir(), 'vignette-device-')));
    await device.start();
    return device;
  }

  get context(): BrowserContext {
    if (!this.current) throw new Error('The browser is not running');
    return this.current;
  }

  /** The first tab. */
  get page(): Page {
    return this.context.pages()[0]!;
  }

  async start(): Promise<void> {
    this.workerControl = null;
    this.current = await chromium.launchPersistentContext(this.profile, {
      executablePath: findChromium() ?? undefined,
      args: chromiumSwitches,
      baseURL: this.baseUrl,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'allow',
    });
    for (const page of this.current.pages()) this.watch(page);
    this.current.on('page', (page) => this.watch(page));
  }

  /** SIGKILL: no tab is notified, and nothing more is written. */
  async kill(): Promise<void> {
    const closed = new Promise((resolve) => this.context.once('close', resolve));
    for (const pid of await browserProcesses(this.profile)) process.kill(pid, 'SIGKILL');
    await closed;
    this.current = null;
    while ((await browserProcesses(this.profile)).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Wakes the service worker as the browser does when the network returns, whether or not a tab is open. */
  async dispatchSync(): Promise<void> {
    const { client, registrationId } = await this.workers();
    await client.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.baseUrl,
      registrationId,
      tag: 'workbox-background-sync:wake',
      lastChance: false,
    });
  }

  /** Ends the service worker wherever it is, as browsers do. */
  async stopWorkers(): Promise<void> {
    const { client } = await this.workers();
    await client.send('ServiceWorker.stopAllWorkers');
  }

  private async workers(): Promise<WorkerControl> {
    this.workerControl ??= await controlWorkers(this.page, this.baseUrl);
    return this.workerControl;
  }

  async close(): Promise<void> {
    await this.current?.close();
    this.current = null;
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private watch(page: Page): void {
    page.on('pageerror', (error) => this.faults.push(`page: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && /Content Security Policy|Trusted ?Type|require-trusted/i.test(text))
        this.faults.push(`policy: ${text}`);
    });
  }
}

interface WorkerControl {
  client: CDPSession;
  registrationId: string;
}

async function controlWorkers(page: Page, baseUrl: string): Promise<WorkerControl> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(baseUrl));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  return { client, registrationId: await registered };
}

/** The main process of the browser that runs on a profile, by its command line. */
async function browserProcesses(profile: string): Promise<number[]> {
  const commands = await readdir('/proc').then(commandsFromProc, commandsFromPs);
  return commands
    .filter(([, command]) => command.includes(profile) && !command.includes('--type='))
    .map(([pid]) => pid);
}

async function commandsFromProc(names: string[]): Promise<[number, string][]> {
  const pids = names.filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid): Promise<[number, string]> => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''); // It has ended meanwhile.
      return [Number(pid), command.replaceAll('\0', ' ')];
    }),
  );
}

async function commandsFromPs(): Promise<[number, string][]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command=']);
  return stdout.split('\n').map((line): [number, string] => {
    const [, pid = '0', command = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return [Number(pid), command];
  });
}
