import { comeOnline, expect, expectAllArrived, goOffline, lookAt, test } from './support/fault-test.ts';
import type { Device } from './support/device.ts';
import type { Reader } from './support/fault-test.ts';
import { killPoints, killWhile, sendingMarks } from './support/kill-points.ts';
import { print } from './support/print.ts';
import { pick, seededRandom } from './support/random.ts';
import { bookmark, openChapter, turnPage } from './support/reading.ts';
import type { TcpProxy } from './support/tcp-proxy.ts';

const RUNS = process.env.VIGNETTE_LONG === '1' ? 200 : 1;
/** Then a new reader begins, before the book has no more pages to mark. */
const RUNS_PER_READER = 12;

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

test('bookmarks arrive once whatever fails', async ({ line, newReader, newDevice }) => {
  test.setTimeout(60_000 + RUNS * 60_000);
  const seed = Number(process.env.SEED ?? Date.now());
  const random = seededRandom(seed);
  const names = Object.keys(faults);
  let scene: Scene | null = null;
  let made = 0;
  let lost = 0;
  let duplicated = 0;
  for (let run = 0; run < RUNS; run++) {
    if (run % RUNS_PER_READER === 0) {
      await scene?.device.remove();
      const reader = await newReader();
      scene = { line, reader, device: await newDevice(reader), random };
      made = 0;
    }
    const { device, reader } = scene!;
    // The first runs see each kind once, so that a short test is not all of one kind.
    const name = run < names.length ? names[(run + seed) % names.length]! : pick(random, names);
    await test.step(`run ${run}, seed ${seed}: ${name}`, async () => {
      await openChapter(device.page, reader.bookId, 1 + (run % 2));
      made += await faults[name]!(scene!);
      line.calm();
      await line.plug();
      if (!device.page.url().startsWith('http')) await device.page.goto('/library');
      await comeOnline(line, device);
      await lookAt(device.page);
      await expectAllArrived(device.page, reader).catch((error: unknown) => {
        throw new Error(`run ${run}, seed ${seed}: ${name}`, { cause: error });
      });
      const arrived = (await reader.server.bookmarks()).length;
      lost += Math.max(0, made - arrived);
      duplicated += Math.max(0, arrived - made);
      expect(arrived, `run ${run}, seed ${seed}: ${name}`).toBe(made);
    });
  }
  print(`${RUNS} runs, ${lost} lost, ${duplicated} duplicated (seed ${seed})`);
});

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
