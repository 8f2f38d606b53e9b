import { describe, expect, test } from 'vitest';
import { startServerWithReader } from '../../testing/server-with-reader.ts';
import { SyncedDevice } from '../../testing/synced-device.ts';
import { countJobsAbout, syncUntilStatus } from '../../testing/sync-until-status.ts';

const { server, ann: reader } = await startServerWithReader();

const device = () => new SyncedDevice(reader.post);

describe('an extraction requested offline', () => {
  test('within five minutes of the last one returns the known result', async () => {
    const bookId = await reader.addBook();
    const before = await countJobsAbout(server.deps.pool, bookId);
    const phone = device();
    await phone.write('parse', bookId, { wanted: Date.now() });
    await phone.sync();
    expect(phone.view('parse', bookId)).toMatchObject({
      status: 'done',
      found: expect.any(Number) as number,
    });
    expect(await countJobsAbout(server.deps.pool, bookId)).toBe(before);
  });

  test('after that runs once and reports its result', async () => {
    const bookId = await reader.addBook();
    await server.deps.pool.query(
      `update books set processed_at = now() - interval '6 minutes' where id = $1`,
      [bookId],
    );
    const before = await countJobsAbout(server.deps.pool, bookId);
    const [phone, desk] = [device(), device()];
    await phone.write('parse', bookId, { wanted: 1 });
    await desk.write('parse', bookId, { wanted: 2 });
    await Promise.all([phone.sync(), desk.sync()]);
    const { found } = await syncUntilStatus(phone, 'parse', bookId, 'done');
    expect(found).toBe((await reader.get(`/books/${bookId}/descriptions`)).body.total);
    expect(await countJobsAbout(server.deps.pool, bookId)).toBe(before + 1);
  });
});
