import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { startServerProcess } from '../testing/server-process.ts';

const isLong = process.env.VIGNETTE_LONG === '1';
const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vignette-image-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The folder of the image, made by the Dockerfile's own lines without Docker. */
async function makeImage(): Promise<void> {
  const dockerfile = await readFile(path.join(root, 'Dockerfile'), 'utf8');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  for (const [, instruction, rest] of last.matchAll(/^(COPY|RUN) (.+)$/gm)) {
    if (instruction === 'RUN' && rest!.startsWith('npm ')) run(rest!);
    if (instruction !== 'COPY') continue;
    const paths = rest!.replace(/^--from=build \/vignette\//, '').split(' ');
    const target = paths.pop()!;
    for (const source of paths)
      await cp(
        path.join(root, source),
        path.join(folder, target, paths.length > 1 ? path.basename(source) : ''),
        { recursive: true },
      );
  }
}

function run(command: string): string {
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8', env });
  expect(status, stderr).toBe(0);
  return stdout;
}

test.skipIf(!isLong)(
  'the contents of the image are enough to start, to serve the app and to administer',
  async () => {
    await makeImage();
    const server = await startServerProcess({
      ...{ folder, target: database.target, dataDir: path.join(folder, 'data') },
      env: { NODE_ENV: 'production' },
    });
    const get = (address: string) => fetch(server.origin + address);
    expect((await get('/api/v1/health')).status).toBe(200);
    expect((await get('/api/v1/ready')).status).toBe(200);
    expect(await (await get('/')).text()).toContain('<title>');
    expect(await server.stop()).toBe(0);
    expect(run('npm run -s inspect -- package.json')).toContain('"ok":false');
  },
);
