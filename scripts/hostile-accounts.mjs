// npm run test:hostile: readers beside hostile accounts, for an hour or HOSTILE_SECONDS; prints what each attack cost.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const test = 'server/faults/hostile-accounts.test.ts';
const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', test],
  {
    cwd: root,
    stdio: 'inherit',
    env: { HOSTILE_SECONDS: '3600', ...process.env },
  },
);
child.on('exit', (status) => process.exit(status ?? 1));
