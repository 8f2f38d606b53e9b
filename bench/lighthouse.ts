import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { findChromium } from '../scripts/find-chromium.mjs';
import type { Measure } from './report.ts';

/** The last version that runs on Node 20. Installed for the run into a folder of its own; no dependency of ours. */
const PACKAGE = 'lighthouse@12.8.2';

const targets = { accessibility: 1, 'best-practices': 1, performance: 0.95 };
type Category = keyof typeof targets;

/** Lighthouse's own verdict, as a phone, on the page that it can open without signing in. */
export async function lighthouse(url: string): Promise<Measure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vignette-lighthouse-'));
  try {
    const report = path.join(folder, 'report.json');
    const code = await run(folder, [
      '--yes',
      `--package=${PACKAGE}`,
      'lighthouse',
      `${url}/login`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.keys(targets).join()}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ]);
    if (code !== 0) return [{ name: 'Lighthouse', value: 'could not be installed or run here' }];
    const { categories } = JSON.parse(await readFile(report, 'utf8')) as {
      categories: Record<Category, { score: number }>;
    };
    return (Object.keys(targets) as Category[]).map((name) => ({
      name: `Lighthouse, login, ${name}`,
      value: String(Math.round(categories[name].score * 100)),
      target: `≥ ${targets[name] * 100}`,
      met: categories[name].score >= targets[name],
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(cwd: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('npx', args, {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
