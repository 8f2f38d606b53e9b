// npm test: types, lint, unit and server tests, browser tests. The last line counts them all.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureTestTools } from './test-tools.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const reports = mkdtempSync(path.join(tmpdir(), 'vignette-test-'));
const env = { ...process.env, ...(process.argv.includes('--long') ? { VIGNETTE_LONG: '1' } : {}) };
const count = { passed: 0, failed: 0, skipped: 0 };

const missing = ensureTestTools();
// Most of a server test is waiting: types and style are looked at meanwhile.
const checks = [
  ['Types', 'scripts/types.mjs'],
  ['Lint', 'node_modules/eslint/bin/eslint.js', '.'],
  ['Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
];
const checking = runChecks();
step('Unit and server tests');
await runVitest();
await checking;
step('Browser tests');
await runPlaywright();

rmSync(reports, { recursive: true, force: true });
for (const sentence of missing) console.log(sentence);
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(count.failed > 0 ? 1 : 0);

async function runChecks() {
  for (const [title, script, ...args] of checks) {
    const { status, output } = await run(script, args, { isQuiet: true });
    note(status === 0);
    if (status !== 0) console.log(`\n— ${title}\n${output}`);
  }
}

async function runVitest() {
  const file = path.join(reports, 'vitest.json');
  const { status } = await run('node_modules/vitest/vitest.mjs', [
    'run',
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

async function runPlaywright() {
  const file = path.join(reports, 'playwright.json');
  const { status } = await run('node_modules/@playwright/test/cli.js', ['test'], {
    more: { E2E_JSON: file },
  });
  const report = read(file);
  if (!report?.stats) return note(false);
  const { stats } = report;
  for (const title of secondTries(report.suites)) console.log(`Passed only at the second try: ${title}`);
  count.passed += stats.expected + stats.flaky;
  count.failed += stats.unexpected;
  count.skipped += stats.skipped;
  if (status !== 0 && stats.unexpected === 0) note(false);
}

function secondTries(suites) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${title} › ${spec.title}`),
    ...secondTries(inner),
  ]);
}

/** With what it printed, where it is to be quiet. */
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
