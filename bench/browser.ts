import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build, preview } from 'vite';
import { books, type Book } from './books.ts';
import type { BenchPage, ParseTimes, PageTimes } from './browser/bench-page.ts';
import { installPeers, peerFile } from './peer-packages.ts';
import { ratio, type Measure } from './report.ts';
import { launchChromium } from './launch-chromium.ts';
import { percentile } from './timing.ts';
import { benchTurning } from './turning.ts';

const ROUNDS = 3;
const TURNS = 8;
const OTHERS = ['foliate-js', 'epub-ts', 'epub.js'];

/** The built app's pages, and our reader's own worker and page beside other people's readers. */
export async function* benchBrowser(): AsyncGenerator<Measure> {
  yield* benchTurning();
  yield* benchReaders();
}

/** All in one page of Chromium, interleaved. */
async function* benchReaders(): AsyncGenerator<Measure> {
  if (!installPeers()) {
    yield { name: 'other readers', value: 'could not be installed here' };
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'vignette-browser-'));
  await buildPage(folder);
  const all = books();
  mkdirSync(join(folder, 'books'));
  for (const { name, bytes } of all) writeFileSync(join(folder, 'books', name), bytes);
  const server = await preview({
    configFile: false,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(server.resolvedUrls!.local[0]!);
    for (const book of all) yield* compare(page, book);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./browser/', import.meta.url)),
    resolve: { alias: [{ find: /^peer:/, replacement: peerFile('/') }] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
    logLevel: 'error',
  });
}

async function* compare(page: Page, { name }: Book): AsyncGenerator<Measure> {
  const readers = [
    'limit',
    'vignette',
    ...OTHERS.filter((it) => name.endsWith('.epub') || it === 'foliate-js'),
  ];
  const parsing = await inTurns(page, readers, (reader) =>
    page.evaluate(([it, book]) => bench.parse(it, book), [reader, name] as const),
  );
  yield* parsingMeasures(name, parsing);
  const showing = await inTurns(page, readers, (reader) =>
    page.evaluate(([it, book, turns]) => bench.show(it, book, turns), [reader, name, TURNS] as const),
  );
  yield* showingMeasures(name, showing);
}

/** In the page. */
declare const bench: BenchPage;

/** Each reader once to warm up, then interleaved; null for one that fails on this book. */
async function inTurns<Result>(
  page: Page,
  readers: readonly string[],
  run: (reader: string) => Promise<Result>,
): Promise<Map<string, Result[] | null>> {
  const results = new Map<string, Result[] | null>(readers.map((reader) => [reader, []]));
  for (let round = -1; round < ROUNDS; round++)
    for (const reader of readers) {
      const before = results.get(reader);
      if (!before) continue;
      const result = await Promise.race([run(reader), tooLong()]).catch(() => null);
      if (result === null) {
        results.set(reader, null);
        // What it has not finished would slow down the others.
        await page.reload();
      } else if (round >= 0) before.push(result);
    }
  return results;
}

/** Some readers hang on some books. */
const tooLong = () => setTimeout(10_000, null, { ref: false });

function parsingMeasures(book: string, results: Map<string, ParseTimes[] | null>): Measure[] {
  const median = (reader: string, key: keyof ParseTimes) => {
    const all = results.get(reader);
    return all
      ? percentile(
          all.map((one) => one[key]),
          0.5,
        )
      : null;
  };
  const line = (reader: string): Measure => {
    const [open, full, blocked, characters] = (['openMs', 'fullMs', 'blockedMs', 'characters'] as const).map(
      (key) => median(reader, key),
    );
    if (full === null || full === undefined) return { name: `${book} read by ${reader}`, value: 'failed' };
    return {
      name: `${book} read by ${reader}`,
      value: `${full.toFixed(0)} ms, opened after ${open!.toFixed(0)} ms`,
      note: `page blocked ${blocked!.toFixed(0)} ms; ${characters} characters`,
    };
  };
  const peer = book.endsWith('.epub') ? 'epub-ts' : 'foliate-js';
  const [ours, theirs] = [median('vignette', 'fullMs')!, median(peer, 'fullMs')];
  const target = peer === 'epub-ts' ? 0.35 : 0.2;
  return [
    ...[...results.keys()].map(line),
    ...(theirs === null ? [] : [ratio(`${book} read, to ${peer}`, ours, theirs, target)]),
  ];
}

function showingMeasures(book: string, results: Map<string, PageTimes[] | null>): Measure[] {
  const first = (reader: string) => {
    const all = results.get(reader);
    return all
      ? percentile(
          all.map(({ firstPageMs }) => firstPageMs),
          0.5,
        )
      : null;
  };
  const lines = [...results].map(([reader, all]): Measure => {
    if (!all) return { name: `${book} shown by ${reader}`, value: 'failed' };
    const turns = all.flatMap(({ turnsMs }) => turnsMs);
    return {
      name: `${book} shown by ${reader}`,
      value: `first page after ${first(reader)!.toFixed(0)} ms`,
      note:
        reader === 'limit'
          ? undefined
          : `page turned in ${percentile(turns, 0.5).toFixed(1)} ms, 95th percentile ${percentile(turns, 0.95).toFixed(1)}`,
    };
  });
  const [ours, least, foliate] = [first('vignette')!, first('limit')!, first('foliate-js')];
  return [
    ...lines,
    ratio(`${book} first page, to the least`, ours, least, 1.3),
    ...(foliate === null ? [] : [ratio(`${book} first page, to foliate-js`, ours, foliate, 0.5)]),
  ];
}
