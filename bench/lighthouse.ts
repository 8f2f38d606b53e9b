import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { Measure } from './report.ts';

/** The last version that runs on Node 20. Installed for the run into a folder of its own; no dependency of ours. */
const PACKAGE = 'lighthouse@12.8.2';

const targets = { accessibility: 1, 'best-practices': 1, performance: 0.95 };
type Category = keyof typeof targets;

/** A folder for the run with the tool in it; null if it cannot be installed. */
export async function installLighthouse(): Promise<string | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vignette-lighthouse-'));
  return (await run(folder, ['--yes', `--package=${PACKAGE}`, 'lighthouse', '--version'])) === 0
    ? folder
    : null;
}

/**
 * Lighthouse's own verdict, as a phone.
 *
 * @param folder from installLighthouse
 * @param port of a running browser's debugger, whose session the page is opened in
 */
export async function lighthouse(
  folder: string,
  port: number,
  name: string,
  url: string,
): Promise<Measure[]> {
  const report = path.join(folder, 'report.json');
  const code = await run(folder, [
    '--yes',
    `--package=${PACKAGE}`,
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${Object.keys(targets).join()}`,
    `--port=${port}`,
    '--disable-storage-reset',
  ]);
  if (code !== 0) return [{ name: `Lighthouse, ${name}`, value: 'did not run' }];
  const { categories } = JSON.parse(await readFile(report, 'utf8')) as {
    categories: Record<Category, { score: number }>;
  };
  return (Object.keys(targets) as Category[]).map((category) => ({
    name: `Lighthouse, ${name}, ${category}`,
    value: String(Math.round(categories[category].score * 100)),
    target: `≥ ${targets[category] * 100}`,
    met: categories[category].score >= targets[category],
  }));
}

function run(cwd: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('npx', args, {
      cwd,
      stdio: 'ignore',
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
