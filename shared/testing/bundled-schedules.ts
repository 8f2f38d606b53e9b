import { availableParallelism, tmpdir } from 'node:os';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin } from 'esbuild';
import type { Tally } from '../sync/simulation/run-schedules.ts';
import type { ScheduleOptions } from '../sync/simulation/schedule-options.ts';

/** One rule of the protocol taken out of its source: `find` must be there exactly once, or the mutant is stale. */
export interface SourceChange {
  /** Path below shared/sync. */
  file: string;
  find: string;
  replace: string;
}

const syncDir = path.resolve(fileURLToPath(import.meta.url), '../../sync');

/** Bundled once, the simulation runs in worker threads at full speed, with or without changes to its source. */
export interface BundledSchedules {
  run(request: RunRequest): Promise<Tally>;
  remove(): Promise<void>;
}

export interface RunRequest {
  first: number;
  count: number;
  options: Omit<ScheduleOptions, 'settle'>;
  /** Failing schedules after which a thread stops. */
  stopAfter?: number;
  threads?: number;
}

export async function bundleSchedules(changes: readonly SourceChange[] = []): Promise<BundledSchedules> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vignette-schedules-'));
  const file = path.join(dir, 'schedules.mjs');
  await build({
    entryPoints: [path.join(syncDir, 'simulation/run-schedules.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [changing(changes)],
  });
  return {
    async run({ first, count, options, stopAfter = 1, threads = availableParallelism() }) {
      const share = Math.ceil(count / threads);
      const tallies = await Promise.all(
        Array.from({ length: threads }, (_, i) =>
          runInThread(file, first + i * share, Math.min(share, count - i * share), options, stopAfter),
        ),
      );
      return tallies.reduce(sum);
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

function changing(changes: readonly SourceChange[]): Plugin {
  return {
    name: 'source-changes',
    setup({ onLoad }) {
      onLoad({ filter: /shared\/sync\/.*\.ts$/ }, async ({ path: file }) => {
        let contents = await readFile(file, 'utf8');
        for (const { find, replace } of changes.filter((one) => path.join(syncDir, one.file) === file)) {
          if (contents.split(find).length !== 2) throw new Error(`${file} holds not once: ${find}`);
          contents = contents.replace(find, () => replace);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** nextTick runs when every promise that can settle has settled. */
const threadSource = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { url, first, count, options, stopAfter } = workerData;
  const settle = () => new Promise((resolve) => process.nextTick(resolve));
  import(url)
    .then(({ runSchedules }) => runSchedules(first, count, { ...options, settle }, stopAfter))
    .then((tally) => parentPort.postMessage(tally));
`;

function runInThread(
  file: string,
  first: number,
  count: number,
  options: RunRequest['options'],
  stopAfter: number,
): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const workerData = { url: pathToFileURL(file).href, first, count, options, stopAfter };
    const thread = new Worker(threadSource, { eval: true, workerData });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

const sum = (a: Tally, b: Tally): Tally => ({
  schedules: a.schedules + b.schedules,
  writes: a.writes + b.writes,
  restored: a.restored + b.restored,
  residues: a.residues + b.residues,
  trace: a.trace ^ b.trace,
  failures: [...a.failures, ...b.failures],
});
