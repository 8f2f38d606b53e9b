// npm run types: checks each runtime against its own libraries. The native compiler does it in seconds, and the next
// time checks only what has changed; ESLint's parser needs the JavaScript one, hence two compilers in package.json.
import { spawnSync } from 'node:child_process';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

/** Where a folder has two, its tsconfig.json is what editors and the linter use; the other one knows no Node. */
const projects = [
  'tsconfig.json',
  'shared/tsconfig.json',
  'shared/tsconfig.pure.json',
  'src/app/tsconfig.json',
  'src/app/tsconfig.browser.json',
  'src/workers/tsconfig.json',
  'src/workers/tsconfig.worker.json',
  'src/sw/tsconfig.json',
  'server/tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
  'bench/browser/tsconfig.json',
];

const failed = projects.filter((project) => {
  const buildInfo = path.join('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--incremental', '--tsBuildInfoFile', buildInfo],
    { cwd: root, stdio: 'inherit' },
  );
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
