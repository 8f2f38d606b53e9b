import { test as base, expect, type Page } from '@playwright/test';
import { Device } from './device.ts';
import { localRecords, outbox } from './local-data.ts';
import { OwnServer } from './own-server.ts';
import { novel } from './reading.ts';
import { PASSWORD } from './run-log.ts';
import { ServerView } from './server-view.ts';
import { TcpProxy } from './tcp-proxy.ts';
import { signIn, type Account } from './test.ts';

export { expect };

let readers = 0;

/** A reader with one book at the server, and the account that opens it. */
export interface Reader {
  account: Account;
  server: ServerView;
  bookId: string;
}

export interface FaultFixtures {
  /** The network between browsers and server. */
  network: TcpProxy;
  /** Registers a new reader and adds a book. */
  newReader: (base?: string) => Promise<Reader>;
  /** A browser with a profile of its own, at the proxy's address; signed in if a reader is passed. */
  newDevice: (reader?: Reader) => Promise<Device>;
  /** A new reader at a browser of their own, in the library. */
  newReaderWithDevice: () => Promise<{ reader: Reader; device: Device; page: Page }>;
  /** A server that the test may stop; the proxy forwards to it from then on. */
  newServer: (dist?: string) => Promise<OwnServer>;
}

/** Tests in which the network and the processes fail: requests may, pages and the content policy may not. */
export const test = base.extend<FaultFixtures>({
  network: async ({ browserName: _ }, use) => {
    const network = await openNetwork();
    await use(network);
    await network.disconnect();
  },
  newServer: async ({ network }, use) => {
    const servers: OwnServer[] = [];
    await use(async (dist) => {
      const server = await OwnServer.start(dist);
      servers.push(server);
      network.target = server.port;
      return server;
    });
    for (const server of servers) await server.remove();
  },
  newReader: async ({ network }, use) => {
    await use((base) => addReader(network, base));
  },
  newDevice: async ({ network }, use) => {
    const devices: Device[] = [];
    await use(async (reader) => {
      const device = await Device.open(network.url);
      devices.push(device);
      if (reader) await signInOfflineReady(device.page, reader);
      return device;
    });
    for (const device of devices) await device.remove();
    expect(devices.flatMap(({ faults }) => faults)).toEqual([]);
  },
  newReaderWithDevice: async ({ newReader, newDevice }, use) => {
    await use(async () => {
      const reader = await newReader();
      const device = await newDevice(reader);
      return { reader, device, page: device.page };
    });
  },
});

/** The connection to the server of the run, open. */
export async function openNetwork(): Promise<TcpProxy> {
  const network = new TcpProxy(Number(new URL(process.env.E2E_BASE_URL!).port));
  await network.connect();
  return network;
}

/** Registers a new reader, bypassing the proxy, and adds a book. @param base of a server other than the proxy's */
export async function addReader(
  network: TcpProxy,
  base = `http://127.0.0.1:${network.target}`,
): Promise<Reader> {
  const account = {
    email: `reader-${process.pid}-${Date.now()}-f${readers++}@example.org`,
    password: PASSWORD,
  };
  const server = await ServerView.register(base, account);
  return { account, server, bookId: await server.upload('corridor.epub', novel()) };
}

/** Signs in and waits until the app could do without the network. */
export async function signInOfflineReady(page: Page, { account }: Reader): Promise<void> {
  await signIn(page, account);
  await expect(page.getByRole('link', { name: /The Long Corridor/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Cuts this browser off from the network and notifies it. */
export async function goOffline(network: TcpProxy, ...devices: Device[]): Promise<void> {
  await network.disconnect();
  for (const { context } of devices) await context.setOffline(true);
}

export async function goOnline(network: TcpProxy, ...devices: Device[]): Promise<void> {
  await network.connect();
  for (const { context } of devices) {
    await context.setOffline(true); // A browser that was started meanwhile hasn't been notified yet.
    await context.setOffline(false);
  }
}

/** Simulates a reader returning to a tab, which makes the app send and receive. */
export async function focusPages(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(() => dispatchEvent(new Event('focus')))));
}

/** Nothing is pending here, and every record is on the server as it is here: nothing lost, nothing duplicated. */
export async function expectAllArrived(page: Page, { server }: Reader): Promise<void> {
  await expect(async () => {
    await focusPages(page);
    expect(await outbox(page, server.userId)).toEqual([]);
  }).toPass({ timeout: 40_000, intervals: [100, 300, 1_000] });
  await expect
    .poll(async () => differences(await localRecords(page, server.userId), await server.seen()))
    .toEqual([]);
}

function differences(here: Record<string, unknown>, there: Record<string, unknown>): string[] {
  const keys = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return keys.flatMap((key) => {
    const [a, b] = [sorted(here[key]), sorted(there[key])];
    return a === b ? [] : [`${key}: here ${a}, server ${b}`];
  });
}

function sorted(fields: unknown): string {
  return fields === undefined ? 'nothing' : JSON.stringify(Object.entries(fields as object).sort());
}
