import { comeOnline, expect, expectAllArrived, goOffline, lookAt, test } from './support/fault-test.ts';
import type { Device } from './support/device.ts';
import type { Reader } from './support/fault-test.ts';
import { killPoints, killWhile, sendingMarks } from './support/kill-points.ts';
import { pick, seededRandom } from './support/random.ts';
import { bookmark, openChapter, turnPage } from './support/reading.ts';
import type { TcpProxy } from './support/tcp-proxy.ts';

/** How often each fault strikes, every time at another moment. */
const RUNS = process.env.VIGNETTE_LONG === '1' ? 20 : 1;

interface Scene {
  line: TcpProxy;
  device: Device;
  reader: Reader;
  random: () => number;
}

/** Each makes bookmarks while something fails, and returns how many. */
const faults: Record<string, (scene: Scene) => Promise<number>> = {
  'killed browser': async (scene) => {
    await killWhile(pick(scene.random, killPoints), scene);
    return 1;
  },
  'killed browser, offline': async ({ line, device, random }) => {
    await goOffline(line, device);
    const made = await bookmarks(device, random);
    await device.kill();
    await device.start();
    return made;
  },
  'broken request': ({ line, device, random }) =>
    underFault(device, random, line, { does: 'cut-request', bytes: Math.floor(random() * 900) }),
  'broken answer': ({ line, device, random }) =>
    underFault(device, random, line, { does: 'cut-answer', bytes: Math.floor(random() * 700) }),
  'swallowed answer': ({ line, device, random }) =>
    underFault(device, random, line, { does: 'swallow-answer' }),
  'request delivered twice': ({ line, device, random }) =>
    underFault(device, random, line, { does: 'deliver-twice' }),
  'late request': async ({ line, device, random }) => {
    const late = line.next({ ...sendingMarks, does: 'hold-request' });
    const made = await bookmarks(device, random);
    await late.struck;
    line.cut();
    const more = await bookmarks(device, random);
    late.release();
    return made + more;
  },
  'reload in the middle': async ({ line, device, random }) => {
    const held = line.next({ ...sendingMarks, does: pick(random, ['hold-request', 'hold-answer'] as const) });
    const made = await bookmarks(device, random);
    await held.struck;
    await device.page.reload();
    held.release();
    return made;
  },
  'two tabs': async ({ line, device, reader, random }) => {
    const other = await device.context.newPage();
    await openChapter(other, reader.bookId, 3);
    await goOffline(line, device);
    await bookmark(other);
    const made = await bookmarks(device, random);
    await Promise.all([comeOnline(line, device), lookAt(device.page, other)]);
    await other.close();
    return made + 1;
  },
  'stopped worker': async ({ line, device, random }) => {
    await line.unplug();
    const made = await bookmarks(device, random);
    await device.page.goto('about:blank');
    const held = line.next({ ...sendingMarks, does: 'hold-request' });
    await line.plug();
    await device.dispatchSync();
    await held.struck;
    await device.stopWorkers();
    if (random() < 0.5) held.release();
    await device.dispatchSync();
    held.release();
    return made;
  },
};

for (const [name, strike] of Object.entries(faults)) {
  test(`bookmarks arrive once: ${name}`, async ({ line, newReader, newDevice }) => {
    test.setTimeout(60_000 + RUNS * 60_000);
    const seed = Number(process.env.SEED ?? Date.now());
    const random = seededRandom(seed);
    const reader = await newReader();
    const device = await newDevice(reader);
    let made = 0;
    for (let run = 0; run < RUNS; run++) {
      await test.step(`run ${run}, seed ${seed}`, async () => {
        await openChapter(device.page, reader.bookId, 1 + (run % 3));
        made += await strike({ line, device, reader, random });
        line.calm();
        await line.plug();
        if (!device.page.url().startsWith('http')) await device.page.goto('/library');
        await comeOnline(line, device);
        await lookAt(device.page);
        await expectAllArrived(device.page, reader);
        expect(await reader.server.bookmarks(), `run ${run}, seed ${seed}`).toHaveLength(made);
      });
    }
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
  line: TcpProxy,
  fault: { does: 'cut-request' | 'cut-answer' | 'swallow-answer' | 'deliver-twice'; bytes?: number },
): Promise<number> {
  const { struck } = line.next({ ...sendingMarks, ...fault });
  const made = await bookmarks(device, random);
  await lookAt(device.page);
  await struck;
  return made;
}
