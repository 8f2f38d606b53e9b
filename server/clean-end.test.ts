import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';

test('a server that is told to end does so without a word, its own Postgres with it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-end-'));
  try {
    const env = { DATABASE_URL: '', AUTH_SECRET: '' };
    const server = await startServerProcess({ target: '', dataDir, env });
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.origin}/api/v1/ready`)));
    expect(await server.stop()).toBe(0);
    expect(server.said()).toMatch(/^Vignette is ready at \S+\n$/);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
