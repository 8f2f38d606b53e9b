import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { callAt, registerAt } from '../testing/caller.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startImageModel } from '../testing/image-model.ts';
import { sampleEpub } from '../testing/reader.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { file, sendRest } from '../testing/upload-client.ts';

test('a server stops cleanly on SIGTERM, and its embedded Postgres with it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-end-'));
  try {
    const env = { DATABASE_URL: '', AUTH_SECRET: '' };
    const server = await startServerProcess({ target: '', dataDir, env });
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.origin}/api/v1/ready`)));
    expect(await server.stop()).toBe(0);
    expect(server.output()).toMatch(/^Vignette is ready at \S+\n$/);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Half a minute of waiting: only in the long form. */
test.runIf(process.env.VIGNETTE_LONG === '1')(
  'a server waiting for an unresponsive model stops in time, and another takes over its job',
  { timeout: 180_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-end-'));
    const database = await createTestDatabase();
    let isSilent = true;
    const model = await startImageModel('openai', () => isSilent);
    const env = { OPENAI_BASE_URL: model.baseUrl, IMAGE_MODEL: 'painter-1' };
    const start = () => startServerProcess({ target: database.target, dataDir, env });
    const server = await start();
    try {
      const { token } = await registerAt(server.origin);
      const client = { origin: server.origin, token };
      const bookId = await sendRest(client, file((await sampleEpub()) as Uint8Array<ArrayBuffer>));
      const found = async () =>
        (await callAt<{ descriptions: { id: string }[] }>(client, 'GET', `/books/${bookId}/descriptions`))
          .body.descriptions;
      await expect.poll(found, { timeout: 60_000 }).not.toEqual([]);
      const address = `/images/generate/description/${(await found())[0]!.id}`;
      const request = callAt(client, 'POST', address, {}).catch((error: Error) => error);
      await expect.poll(() => model.requests.length, { timeout: 30_000 }).toBe(1);

      const signalledAt = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - signalledAt).toBeLessThan(25_000);
      await request;
      const jobs = `select state from jobs where kind <> 'extract-book' and state <> 'done'`;
      for (const { state } of (await database.pool.query<{ state: string }>(jobs)).rows)
        expect(state).toBe('queued');

      isSilent = false;
      const next = await start();
      const painted = async () => (await database.pool.query('select from images')).rowCount;
      await expect.poll(painted, { timeout: 60_000 }).toBe(1);
      await next.kill();
    } finally {
      await server.kill();
      await model.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
