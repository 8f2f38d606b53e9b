import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measure } from './report.ts';

/** What one child process found out about one book, in ms and bytes. */
export interface LargestReport {
  bytes: number;
  words: number;
  openingMs: number;
  parseMs: number;
  layOutMs: number;
  pages: number;
  /** Peak memory of only scanning the text, and of parsing it as a book. */
  scanBytes: number;
  parseBytes: number;
}

export const LARGEST = ['500k-words.epub', '50mb.fb2', '10mb-chapter.epub'] as const;

/** The largest books there are, each in a process of its own, so that memory is its own as well. */
export function benchLargest(): Measure[] {
  const folder = mkdtempSync(join(tmpdir(), 'vignette-largest-'));
  try {
    return LARGEST.flatMap((name) => measure(name, join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(name: string, file: string): Measure[] {
  const child = fileURLToPath(new URL('./largest-child.ts', import.meta.url));
  const run = (work: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', child, file, work]).toString();
  run('build');
  const [scan, parse] = ['scan', 'parse'].map((work) => JSON.parse(run(work)) as LargestReport) as [
    LargestReport,
    LargestReport,
  ];
  const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  return [
    {
      name: `${name} whole`,
      value: `${parse.parseMs.toFixed(0)} ms`,
      note: `${mb(parse.bytes)}, ${parse.words} words`,
    },
    { name: `${name} first chapter`, value: `${parse.openingMs.toFixed(0)} ms` },
    {
      name: `${name} longest chapter in pages`,
      value: `${parse.layOutMs.toFixed(0)} ms`,
      note: `${parse.pages} pages`,
    },
    {
      name: `${name} memory`,
      value: mb(parse.parseBytes),
      target: '≤ 400 MB',
      met: parse.parseBytes <= 400 * 2 ** 20,
      note: `scanning it once takes ${mb(scan.scanBytes)}`,
    },
  ];
}
