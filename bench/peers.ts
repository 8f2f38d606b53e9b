import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { books } from './books.ts';
import { installPeers } from './peer-packages.ts';
import type { Measure } from './report.ts';

/** How long one reader took for one book: right after its start, and the median of several further runs. */
export interface PeerReport {
  coldMs: number;
  warmMs: number;
  characters: number;
}

const PEERS = [
  'epub',
  'epub2',
  '@gxl/epub-parser',
  '@lingo-reader/epub-parser',
  'epubix + jsdom',
  'epub-ts + linkedom',
];
/** Interleaved, so that other load on the machine affects all of them alike. */
const ROUNDS = 3;
const child = fileURLToPath(new URL('./peer-child.ts', import.meta.url));

/** All text of a book by other readers in Node, and by ours, which makes clean HTML of it as well. */
export async function benchPeers(): Promise<Measure[]> {
  if (!installPeers()) return [{ name: 'other readers', value: 'could not be installed here' }];
  const folder = mkdtempSync(join(tmpdir(), 'vignette-peers-'));
  try {
    const measures: Measure[] = [];
    for (const { name, bytes } of books().filter((book) => book.name.endsWith('.epub'))) {
      const file = join(folder, name);
      writeFileSync(file, bytes);
      measures.push(...(await compare(name, file)));
    }
    return measures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(name: string, file: string): Promise<Measure[]> {
  const reports = new Map<string, (PeerReport | null)[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const reader of ['scan', 'vignette', ...PEERS])
      reports.set(reader, [...(reports.get(reader) ?? []), await read(reader, file)]);
  const [scan, ours] = ['scan', 'vignette'].map((reader) => middle(reports.get(reader)!));
  if (!scan || !ours) throw new Error(`${name} could not be read by ourselves`);
  const peers = PEERS.map((peer) => [peer, middle(reports.get(peer)!)] as const);
  const best = Math.min(...peers.flatMap(([, report]) => (report ? [report.warmMs] : [])));
  const line = (reader: string, report: PeerReport): Measure => ({
    name: `${name}, ${reader}`,
    value: `${(report.warmMs / scan.warmMs).toFixed(1)}× warm, ${(report.coldMs / scan.coldMs).toFixed(1)}× cold`,
    note: `${report.warmMs.toFixed(1)} and ${report.coldMs.toFixed(1)} ms; ${report.characters} characters`,
  });
  return [
    { ...line('ours with HTML', ours), target: 'ahead of every other', met: ours.warmMs < best },
    ...peers.map(([peer, report]) =>
      report ? line(peer, report) : { name: `${name}, ${peer}`, value: 'failed' },
    ),
  ];
}

/** The report with the median warm time; null if the reader failed in any run. */
function middle(reports: readonly (PeerReport | null)[]): PeerReport | null {
  const whole = reports.filter((report) => report !== null).sort((a, b) => a.warmMs - b.warmMs);
  return whole.length === reports.length ? whole[Math.floor(whole.length / 2)]! : null;
}

/** Null if the reader cannot read the book. */
async function read(reader: string, file: string): Promise<PeerReport | null> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', child, reader, file], {
    timeout: 120_000,
    maxBuffer: 64 * 2 ** 20,
  });
  // Readers that print while they read: ours is the last line.
  return run.then(
    ({ stdout }) => JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))) as PeerReport,
    () => null,
  );
}
