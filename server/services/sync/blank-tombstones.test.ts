import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerReader } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';
import { SyncedDevice } from '../../testing/synced-device.ts';
import { blankTombstones } from './blank-tombstones.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

test('the text of a deleted note is erased on every device after ninety days', async () => {
  const { post } = await registerReader(server);
  const [phone, desk] = [new SyncedDevice(post), new SyncedDevice(post)];
  const [gone, kept] = [randomUUID(), randomUUID()];
  await phone.write('mark', gone, { kind: 'highlight', text: 'private', note: 'thought', deleted: true });
  await phone.write('mark', kept, { kind: 'highlight', text: 'dear', deleted: false });
  await phone.sync();
  await desk.sync();

  await blankTombstones(server.deps.pool, Date.now() + 89 * DAY_MS);
  await desk.sync();
  expect(desk.view('mark', gone)).toMatchObject({ text: 'private' });

  await blankTombstones(server.deps.pool, Date.now() + 91 * DAY_MS);
  for (const device of [phone, desk]) {
    await device.sync();
    expect(device.view('mark', gone)).toEqual({ kind: null, text: null, note: null, deleted: true });
    expect(device.view('mark', kept)).toMatchObject({ text: 'dear' });
  }
  await blankTombstones(server.deps.pool, Date.now() + 91 * DAY_MS);
});

test('the cover chosen for a book is deleted ninety days after the book, unless the book is back', async () => {
  const { post } = await registerReader(server);
  const [phone, desk] = [new SyncedDevice(post), new SyncedDevice(post)];
  const [gone, back] = [randomUUID(), randomUUID()];
  const file = { title: 'Emma', author: '', format: 'epub', sha: 'a'.repeat(64), size: 1, addedAt: 1 };
  for (const book of [gone, back]) {
    await phone.write('book', book, { ...file, deleted: true });
    await phone.write('cover', book, { jpeg: 'AAAA' });
  }
  await phone.sync();
  await desk.write('book', back, { deleted: false });
  await desk.sync();

  await blankTombstones(server.deps.pool, Date.now() + 89 * DAY_MS);
  await desk.sync();
  expect(desk.view('cover', gone)).toEqual({ jpeg: 'AAAA' });

  await blankTombstones(server.deps.pool, Date.now() + 91 * DAY_MS);
  for (const device of [phone, desk]) {
    await device.sync();
    expect(device.view('cover', gone)).toEqual({ jpeg: null });
    expect(device.view('cover', back)).toEqual({ jpeg: 'AAAA' });
  }
});

test('a tombstone that cannot be emptied does not stop the others, and the failure is counted', async () => {
  const { post } = await registerReader(server);
  const phone = new SyncedDevice(post);
  const keys = [randomUUID(), randomUUID(), randomUUID()].sort();
  for (const k of keys) await phone.write('mark', k, { kind: 'highlight', text: 'private', deleted: true });
  await phone.sync();
  await server.deps.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
     create trigger refuse before update on sync_record for each row when (new.k = '${keys[0]}')
       execute function refuse();`,
  );

  const emptied = blankTombstones(server.deps.pool, Date.now() + 91 * DAY_MS);
  await expect(emptied).rejects.toMatchObject({ failed: 1, cause: { message: 'refused' } });

  await server.deps.pool.query('drop function refuse cascade');
  await phone.sync();
  expect(keys.map((k) => phone.view('mark', k)!.text)).toEqual(['private', null, null]);
});
