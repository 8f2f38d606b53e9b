import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerReader } from '../testing/reader.ts';
import { databaseUrl } from '../testing/server-process.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { SyncedDevice } from '../testing/synced-device.ts';

const run = promisify(execFile);
const restored = fileURLToPath(new URL('./restored.ts', import.meta.url));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

test('after a restore, devices return what the backup lacks, even when the server was not marked as restored', async () => {
  const { pool, target } = server.database;
  const { post, id } = await registerReader(server);
  const [phone, desk] = [new SyncedDevice(post), new SyncedDevice(post)];
  const [lost, later] = [randomUUID(), randomUUID()];
  await phone.write('mark', lost, { kind: 'bookmark', text: 'since the backup' });
  await phone.sync();
  await desk.sync();

  // The backup knows nothing of it, but has come as far as the devices since.
  await pool.query(`delete from sync_record where user_id = $1 and t = 'mark'`, [id]);
  await desk.write('mark', later, { kind: 'bookmark', text: 'after it' });
  await desk.sync();
  const { stdout } = await run(process.execPath, ['--import', 'tsx', restored], {
    env: { ...process.env, DATABASE_URL: databaseUrl(target), AUTH_SECRET: 'x'.repeat(32) },
  });
  expect(stdout).toMatch(/^Devices of \d+ users? will return/);

  await phone.sync();
  await desk.sync();
  await phone.sync();
  const fresh = new SyncedDevice(post);
  await fresh.sync();
  for (const device of [phone, desk, fresh]) {
    expect(device.view('mark', lost)).toMatchObject({ text: 'since the backup' });
    expect(device.view('mark', later)).toMatchObject({ text: 'after it' });
  }
});
