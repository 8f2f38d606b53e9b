// npm test: types, lint, unit and server tests, the main walks through the app in a browser.
// --full adds the heavy proofs, the faults and every other browser test; --rest is only that; --long takes the long forms.
// The last line counts them all.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureTestTools } from './test-tools.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const options = new Set(process.argv.slice(2));
const isLong = options.has('--long');
const hasQuick = !options.has('--rest');
const hasRest = !hasQuick || isLong || options.has('--full');

const reports = mkdtempSync(path.join(tmpdir(), 'vignette-test-'));
const env = { ...process.env, ...(isLong ? { VIGNETTE_LONG: '1' } : {}) };
const count = { passed: 0, failed: 0, skipped: 0 };

const missing = ensureTestTools({ isFull: hasRest });
if (hasQuick) {
  step('Types, lint, unit and server tests');
  // Much of a server test is waiting: the app is built and the code is checked meanwhile.
  await Promise.all([runVitest('shared', 'app', 'server'), runChecks()]);
  step('Walks through the app in a browser');
  await runPlaywright('walks');
}
if (hasRest) {
  await build();
  step('Proofs that take both processors');
  await runVitest('heavy');
  step('Server and unit tests that take long');
  // These wait a lot too: the format is checked meanwhile.
  await Promise.all([runVitest('thorough'), checkFormat()]);
  step('Faults of processes');
  await runVitest('faults');
  step('Browser tests');
  await runPlaywright('all');
}

rmSync(reports, { recursive: true, force: true });
for (const sentence of missing) console.log(sentence);
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(count.failed > 0 ? 1 : 0);

async function runChecks() {
  await check('Types', 'scripts/types.mjs');
  await build();
  await check('Lint', 'node_modules/eslint/bin/eslint.js', '.');
  await check('Lint with types', 'node_modules/oxlint/bin/oxlint');
}

async function checkFormat() {
  await check('Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.');
}

async function build() {
  await check('Build', 'scripts/build.mjs', '--stale');
}

/** Quiet unless it fails. */
async function check(title, script, ...args) {
  const { status, output } = await run(script, args, { isQuiet: true });
  note(status === 0);
  if (status !== 0) console.log(`\n— ${title}\n${output}`);
}

async function runVitest(...projects) {
  const file = path.join(reports, 'vitest.json');
  const { status } = await run('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = read(file);
  if (!report) return note(false);
  count.passed += report.numPassedTests;
  count.failed += report.numFailedTests;
  count.skipped += report.numPendingTests + report.numTodoTests;
  // A suite that cannot even load, or an error outside any test, counts too.
  if (status !== 0 && report.numFailedTests === 0) note(false);
}

async function runPlaywright(project) {
  const file = path.join(reports, 'playwright.json');
  const { status } = await run('node_modules/@playwright/test/cli.js', ['test', '--project', project], {
    more: { E2E_JSON: file },
  });
  const report = read(file);
  if (!report?.stats) return note(false);
  const { stats } = report;
  count.passed += stats.expected;
  count.failed += stats.unexpected + stats.flaky;
  count.skipped += stats.skipped;
  if (status !== 0 && stats.unexpected + stats.flaky === 0) note(false);
}

/** Together with its output, where that is captured. */
function run(script, args, { more = {}, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...env, ...more },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.on('exit', (status) => resolve({ status, output }));
  });
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // No report means the runner itself failed; the caller counts that.
  }
}

function step(name) {
  console.log(`\n— ${name}`);
}

function note(ok) {
  count[ok ? 'passed' : 'failed'] += 1;
}
