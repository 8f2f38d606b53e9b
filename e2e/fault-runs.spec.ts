import { test as base } from '@playwright/test';
import { Device } from './support/device.ts';
import {
  addReader,
  signInOfflineReady,
  expect,
  expectAllArrived,
  focusPages,
  goOffline,
  goOnline,
  openNetwork,
  type Reader,
} from './support/fault-test.ts';
import { killPoints, killWhile, annotationSync } from './support/kill-points.ts';
import { pick, seededRandom } from './support/random.ts';
import { bookmark, openChapter, turnPage } from './support/reading.ts';
import type { TcpProxy } from './support/tcp-proxy.ts';

/** How often each fault is injected, each time at another moment. */
const RUNS = process.env.VIGNETTE_LONG === '1' ? 20 : 1;

interface Scene {
  network: TcpProxy;
  device: Device;
  reader: Reader;
}

/** All faults share one reader and one browser, which take longer to start than a fault takes. After a failure both are new. */
const test = base.extend<object, { scene: Scene }>({
  scene: [
    async ({ browserName: _ }, use) => {
      const network = await openNetwork();
      const reader = await addReader(network);
      const device = await Device.open(network.url);
      await signInOfflineReady(device.page, reader);
      await use({ network, device, reader });
      await device.remove();
      await network.disconnect();
    },
    { scope: 'worker' },
  ],
});

interface FaultRun extends Scene {
  random: () => number;
  /** From 0. */
  run: number;
}

/** Each makes bookmarks while something fails, and returns how many. */
const faults: Record<string, (run: FaultRun) => Promise<number>> = {
  'killed browser': async ({ run, ...scene }) => {
    await killWhile(killPoints[run % killPoints.length]!, scene);
    return 1;
  },
  'killed browser, offline': async ({ network, device, random }) => {
    await goOffline(network, device);
    const made = await bookmarks(device, random);
    await device.kill();
    await device.start();
    return made;
  },
  'broken request': ({ network, device, random }) =>
    underFault(device, random, network, { does: 'cut-request', bytes: Math.floor(random() * 900) }),
  'broken answer': ({ network, device, random }) =>
    underFault(device, random, network, { does: 'cut-response', bytes: Math.floor(random() * 700) }),
  'swallowed answer': ({ network, device, random }) =>
    underFault(device, random, network, { does: 'drop-response' }),
  'request delivered twice': ({ network, device, random }) =>
    underFault(device, random, network, { does: 'deliver-twice' }),
  'late request': async ({ network, device, random }) => {
    const late = network.next({ ...annotationSync, does: 'hold-request' });
    const made = await bookmarks(device, random);
    await late.triggered;
    network.cut();
    const more = await bookmarks(device, random);
    late.release();
    return made + more;
  },
  'reload in the middle': async ({ network, device, random }) => {
    const held = network.next({
      ...annotationSync,
      does: pick(random, ['hold-request', 'hold-response'] as const),
    });
    const made = await bookmarks(device, random);
    await held.triggered;
    await device.page.reload();
    held.release();
    return made;
  },
  'two tabs': async ({ network, device, reader, random }) => {
    const other = await device.context.newPage();
    await openChapter(other, reader.bookId, 3);
    await goOffline(network, device);
    await bookmark(other);
    const made = await bookmarks(device, random);
    await Promise.all([goOnline(network, device), focusPages(device.page, other)]);
    await other.close();
    return made + 1;
  },
  'stopped worker': async ({ network, device, random }) => {
    await network.disconnect();
    const made = await bookmarks(device, random);
    await device.page.goto('about:blank');
    const held = network.next({ ...annotationSync, does: 'hold-request' });
    await network.connect();
    await device.dispatchSync();
    await held.triggered;
    await device.stopWorkers();
    if (random() < 0.5) held.release();
    await device.dispatchSync();
    held.release();
    return made;
  },
};

for (const [index, [name, trigger]] of Object.entries(faults).entries()) {
  test(`bookmarks arrive once: ${name}`, async ({ scene }) => {
    test.setTimeout(60_000 + RUNS * 60_000);
    const { network, device, reader } = scene;
    const seed = Number(process.env.SEED ?? index);
    const random = seededRandom(seed);
    let expected = (await reader.server.bookmarks()).length;
    for (let run = 0; run < RUNS; run++) {
      await test.step(`run ${run}, seed ${seed}`, async () => {
        await openChapter(device.page, reader.bookId, 1 + ((index + run) % 3));
        expected += await trigger({ ...scene, random, run });
        network.clearFaults();
        await network.connect();
        if (!device.page.url().startsWith('http')) await device.page.goto('/library');
        await goOnline(network, device);
        await focusPages(device.page);
        await expectAllArrived(device.page, reader);
        expect(await reader.server.bookmarks(), `run ${run}, seed ${seed}`).toHaveLength(expected);
      });
    }
    expect(device.faults).toEqual([]);
  });
}

async function bookmarks(device: Device, random: () => number): Promise<number> {
  const count = 1 + Math.floor(random() * 3);
  for (let i = 0; i < count; i++) {
    if (random() < 0.5) await turnPage(device.page);
    await bookmark(device.page);
  }
  return count;
}

async function underFault(
  device: Device,
  random: () => number,
  network: TcpProxy,
  fault: { does: 'cut-request' | 'cut-response' | 'drop-response' | 'deliver-twice'; bytes?: number },
): Promise<number> {
  const { triggered } = network.next({ ...annotationSync, ...fault });
  const made = await bookmarks(device, random);
  await focusPages(device.page);
  await triggered;
  return made;
}
