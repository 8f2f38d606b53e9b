import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import startServer from '../e2e/support/start-server.ts';
import { register } from '../e2e/support/test.ts';
import { ServerView } from '../e2e/support/server-view.ts';
import { chromiumSwitches } from '../scripts/chromium-switches.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { findTests } from './find-tests.ts';
import { type SeenVerdicts, writeReport } from './report.ts';
import { runTests } from './run-tests.ts';

const HELP = `npm run conformance -- FOLDER [--out DIR] [--only WORD] [--seen FILE]

Opens each test book found in FOLDER (.epub files, or unpacked as in the folder tests/ of w3c/epub-tests) in the reader,
in a real Chromium, takes its picture, applies its own pass sentence where a program can, and writes report.html and
report.json into DIR. --only runs the tests whose name holds WORD; --seen is a JSON object of "pass" and "fail" by
name, from a person who has reviewed the screenshots.
`;

/** `npm run conformance`: how much of the published tests for reading systems the reader passes. */
const { folder, out, only, seen } = readArguments(process.argv.slice(2));
const tests = (await findTests(folder)).filter(({ id }) => id.includes(only));
if (tests.length === 0) fail(`No tests in ${folder}.`);
const stop = await startServer();
const profile = await mkdtemp(join(tmpdir(), 'vignette-conformance-'));
const browser = await chromium.launchPersistentContext(profile, {
  baseURL: process.env.E2E_BASE_URL!,
  viewport: { width: 1000, height: 800 },
  ...(findChromium() === null ? {} : { executablePath: findChromium()! }),
  args: chromiumSwitches,
});
try {
  const page = browser.pages()[0] ?? (await browser.newPage());
  const account = await register(page);
  const { userId } = await ServerView.signIn(process.env.E2E_BASE_URL!, account);
  const results = await runTests(tests, { page, userId, out });
  process.stdout.write(`${await writeReport(results, seen, out)}\n`);
  process.stdout.write(`${join(out, 'report.html')}\n`);
} finally {
  await browser.close();
  await stop();
  await rm(profile, { recursive: true, force: true });
}

function readArguments(words: readonly string[]) {
  const option = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
  const [wanted] = words;
  if (words.includes('--help') || wanted === undefined || wanted.startsWith('-')) {
    process.stdout.write(HELP);
    process.exit(words.includes('--help') ? 0 : 2);
  }
  if (!existsSync(wanted)) fail(`There is no folder ${wanted}.`);
  const verdicts = option('--seen');
  return {
    folder: resolve(wanted),
    out: resolve(option('--out') ?? 'test-results/conformance'),
    only: option('--only') ?? '',
    seen: verdicts === undefined ? {} : (JSON.parse(readFileSync(verdicts, 'utf8')) as SeenVerdicts),
  };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
