import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldMap } from '#shared/contract/sync.ts';
import { settleRecords } from '#shared/sync/device/write-operation.ts';
import {
  closeUserDatabase,
  openUserDatabase,
  type DescriptionRow,
  type UserDatabase,
} from '../database/database.ts';
import { attachPicture } from './descriptions.ts';
import { deviceStore } from '../records/device-store.ts';
import {
  dismissFailedPicture,
  type FailedPicture,
  listFailedPictures,
  requestPicture,
  retryPicture,
  watchFailedPictures,
} from './picture-requests.ts';
import { nextTake, paintedHereId } from '#shared/sync/device/painted-here.ts';
import { listRefusedPictures } from '../records/sync-state.ts';

let database: UserDatabase;
let readers = 0;
let stop: () => void = () => undefined;

const description: DescriptionRow = {
  ...{ id: 'd1', bookId: 'b1', type: 'location', content: 'A low house.', start: 0, end: 12 },
  ...{ chapter_number: 1, entity: null, priority_score: 50, generated_image: null },
};

beforeEach(async () => {
  database = openUserDatabase(`requester-${readers++}`);
  await database.descriptions.put(description);
  await requestPicture(description);
});

afterEach(async () => {
  stop();
  closeUserDatabase();
  await database.delete();
});

const failTest = (thrown: unknown) => expect.fail(String(thrown));
let seq = 0;

/** Sends the request to the server and receives its outcome. */
async function fail(error: string): Promise<void> {
  const view = await database.views.get(['imgreq', 'desc:d1']);
  const fields = { ...view!.v, status: 'failed', error };
  await database.outbox.clear();
  await deviceStore(database).transact(async (tables) => {
    const stamped = Object.entries(fields).map(([name, value]) => [name, [value, ++seq, 1, 'srv']]);
    await tables.putRecords([{ t: 'imgreq', k: 'desc:d1', seq, f: Object.fromEntries(stamped) as FieldMap }]);
    await settleRecords(tables, [['imgreq', 'desc:d1']]);
  });
}

test('a passage that is painted again before its request was sent is requested once, in its last style', async () => {
  const image = { id: 'i1', image_url: '/i1', created_at: '2026-01-01', generation_time_seconds: 1, take: 2 };
  const other = { ...description, id: 'd2', generated_image: image };
  await requestPicture(other, 'woodcut', nextTake(other));
  const here = { ...other, generated_image: { ...image, id: paintedHereId('d2', 3) } };
  await requestPicture(here, 'ink', nextTake(here));
  const requests = (await database.views.where('t').equals('imgreq').toArray()).filter(
    ({ v }) => v.description === 'd2',
  );
  expect(requests.map(({ v }) => v)).toMatchObject([{ style: 'ink', take: 4, replaces: 'i1' }]);
});

test('a pending request is not a failure', async () => {
  expect(await listFailedPictures()).toEqual([]);
});

test.each(['RATE_LIMITED', 'NOT_FOUND'])(
  'a request that failed with %s is shown until it is tried again',
  async (code) => {
    await fail(code);
    expect(await listRefusedPictures()).toMatchObject([{ kind: 'picture', key: 'desc:d1', code }]);
    await retryPicture((await listFailedPictures())[0]!);
    expect(await listRefusedPictures()).toEqual([]);
    expect(await database.outbox.toArray()).toMatchObject([
      { t: 'imgreq', k: 'desc:d1', f: { wanted: expect.any(Number) as number } },
    ]);
    await fail(code);
    expect(await listRefusedPictures()).toHaveLength(1);
  },
);

test('a failure that was dismissed, or whose passage has a picture by now, is not shown', async () => {
  await fail('RATE_LIMITED');
  const [failed] = await listFailedPictures();
  await dismissFailedPicture(failed!);
  expect(await listFailedPictures()).toEqual([]);
  await retryPicture(failed!);
  await database.views
    .where('t')
    .equals('imgreq')
    .modify((row) => void (row.v.wanted = failed!.wanted + 1));
  await fail('GENERATION_FAILED');
  expect(await listFailedPictures()).toHaveLength(1);
  await attachPicture('d1', {
    id: 'i1',
    image_url: '',
    created_at: '2026-01-01',
    generation_time_seconds: 1,
  });
  expect(await listFailedPictures()).toEqual([]);
});

test('the reader is notified of a failure once, also across visits', async () => {
  await fail('RATE_LIMITED');
  const notified: FailedPicture[] = [];
  const watch = () => watchFailedPictures((request) => notified.push(request), failTest);
  stop = watch();
  await vi.waitFor(() => expect(notified).toMatchObject([{ key: 'desc:d1', code: 'RATE_LIMITED' }]));
  stop();
  const again: FailedPicture[] = [];
  stop = watchFailedPictures((request) => again.push(request), failTest);
  await requestPicture({ ...description, id: 'd2' });
  await database.outbox.clear();
  await database.views
    .where('[t+k]')
    .equals(['imgreq', 'desc:d2'])
    .modify((row) => void (row.v.status = 'failed'));
  await vi.waitFor(() => expect(again.map(({ key }) => key)).toEqual(['desc:d2']));
});

test('a request states which take this device has painted meanwhile', async () => {
  await requestPicture(description, 'woodcut', 3);
  expect((await database.views.get(['imgreq', 'desc:d1']))?.v).toMatchObject({ style: 'woodcut', take: 3 });
});
