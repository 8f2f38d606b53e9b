import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { nodeCodec } from '#server/files/node-codec.ts';
import { openPublication } from '#shared/publication/parse-publication.ts';
import { layOutScroll } from '#shared/reading/layout/lay-out-scroll.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { generatedBook } from './books.ts';
import type { LargestReport } from './largest.ts';
import { epubLimit, fb2Limit } from './parse-limits.ts';

/** Makes one of the largest books, or prints what it costs: the arguments are its file and what to do with it. */
const [file, work] = process.argv.slice(2) as [string, 'build' | 'scan' | 'parse'];
if (work === 'build') {
  writeFileSync(file, build(basename(file)));
  process.exit(0);
}
const bytes = new Uint8Array(readFileSync(file));
const before = process.memoryUsage().rss;
const report: LargestReport = {
  ...{ bytes: bytes.length, words: 0, openingMs: 0, parseMs: 0, layOutMs: 0, pages: 0 },
  ...{ scanBytes: 0, parseBytes: 0 },
};
const peak = () => Math.max(0, process.resourceUsage().maxRSS * 1024 - before);
if (work === 'scan') {
  (file.endsWith('.epub') ? epubLimit(bytes) : fb2Limit(bytes)).full();
  report.scanBytes = peak();
} else {
  read();
  report.parseBytes = peak();
}
process.stdout.write(JSON.stringify(report));

function read(): void {
  const started = performance.now();
  const steps = openPublication(bytes, nodeCodec).readSteps();
  let step = steps.next();
  for (; !step.done; step = steps.next())
    if (step.value.opening !== null) report.openingMs = performance.now() - started;
  report.parseMs = performance.now() - started;
  report.openingMs ||= report.parseMs;
  const { chapters, documents } = step.value;
  report.words = documents.reduce((sum, { words }) => sum + words, 0);
  const { html } = chapters.reduce((long, one) => (one.html.length > long.html.length ? one : long));
  const geometry = { widthPx: 390, heightPx: 800, fontSizePx: 18, lineHeight: 1.6 };
  const laidOut = performance.now();
  report.pages = layOutScroll({ html, geometry }).pages.length;
  report.layOutMs = performance.now() - laidOut;
}

function build(wanted: string): Uint8Array {
  if (wanted === '500k-words.epub') return buildEpub(generatedBook(100, 165));
  if (wanted === '50mb.fb2') return buildFb2(generatedBook(200, 1_180));
  return buildEpub(generatedBook(1, 40_000));
}
