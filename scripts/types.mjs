// npm run types: checks every runtime against its own libraries, two at a time.
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const projects = [
  'src/app/tsconfig.json',
  'server/tsconfig.json',
  'src/app/tsconfig.test.json',
  'shared/tsconfig.json',
  'shared/tsconfig.test.json',
  'src/workers/tsconfig.json',
  'src/sw/tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
  'bench/browser/tsconfig.json',
  'tsconfig.json',
];

/** @returns {Promise<number>} how many projects have errors; the errors are on stdout */
async function checkTypes() {
  const waiting = [...projects];
  let failed = 0;
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      if (!(await check(project))) failed++;
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

function check(project) {
  return new Promise((resolve) => {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const run = spawn(process.execPath, [tsc, '-p', project], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    run.on('exit', (code) => resolve(code === 0));
  });
}

process.exit((await checkTypes()) > 0 ? 1 : 0);
