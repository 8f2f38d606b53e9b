import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerReader, sampleEpub } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';

import { ProtocolDevice } from '../../testing/protocol-device.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

describe('plain clients and synced ones see the same data', () => {
  test('a position saved by a plain client reaches synced ones, and the other way round', async () => {
    const phone = new ProtocolDevice(await registerReader(server));
    const { reader } = phone;
    const { body } = await reader.upload(await sampleEpub());
    const bookId = body.book_id;
    await phone.sync();
    expect(phone.value('book', bookId, 'chapters')).toBe(2);
    expect(phone.value('book', bookId, 'state')).toBe('uploaded');
    await reader.post(`/books/${bookId}/progress`, { current_chapter: 1, current_page: 1 });
    await phone.sync();
    expect(phone.value('progress', `${bookId}:rest`, 'pct')).toBe(50);
    await phone.sync([
      phone.op('progress', `${bookId}:${phone.name}`, {
        loc: [2, 10, 100, 1, 1],
        pct: 80,
        at: Date.now(),
        deviceName: 'Phone',
      }),
    ]);
    expect((await reader.get(`/books/${bookId}/progress`)).body.progress).toMatchObject({
      current_chapter: 2,
      progress_percent: 80,
    });
    expect((await reader.get('/books')).body.books[0]!.reading_progress_percent).toBe(80);
  });

  test('a book deleted on a device leaves the library, and returns when restored', async () => {
    const phone = new ProtocolDevice(await registerReader(server));
    const { reader } = phone;
    const { body } = await reader.upload(await sampleEpub());
    await phone.sync();
    await phone.sync([phone.op('book', body.book_id, { deleted: true })]);
    expect((await reader.get('/books')).body.total).toBe(0);
    await phone.sync([phone.op('book', body.book_id, { deleted: false })]);
    expect((await reader.get('/books')).body.total).toBe(1);
    await reader.delete(`/books/${body.book_id}`);
    await phone.sync();
    expect(phone.value('book', body.book_id, 'deleted')).toBe(true);
  });
});

describe('an invalid position', () => {
  test.each([
    ['a fraction of a chapter', [1.5, 0, 10, 1, 1]],
    ['chapter nought', [0, 0, 10, 1, 1]],
    ['beyond any book', [1e300, 0, 10, 1, 1]],
    ['before the text', [1, -1, 10, 1, 1]],
  ])('is refused: %s', async (_name, loc) => {
    const ann = new ProtocolDevice(await registerReader(server));
    const bookId = randomUUID();
    const { acks } = await ann.sync([ann.op('progress', `${bookId}:${ann.name}`, { loc, pct: 1, at: 1 })]);
    expect(acks).toMatchObject([{ refused: { code: 'VALIDATION' } }]);
  });

  test('stored by an older release does not break any list', async () => {
    const reader = await registerReader(server);
    const bookId: string = (await reader.upload(await sampleEpub())).body.book_id;
    await server.deps.pool.query(
      `insert into sync_record (user_id, t, k, f, seq) values ($1, 'progress', $2, $3, 1000000)`,
      [
        reader.id,
        `${bookId}:${randomUUID()}`,
        JSON.stringify({ loc: [[1.5, 0, 1, 1, 1], 1e12, 1, 'old-device'], pct: [50, 1e12, 1, 'old-device'] }),
      ],
    );
    const listed = await reader.get('/books');
    expect([listed.status, listed.body.books[0]!.reading_progress_percent]).toEqual([200, 0]);
    expect((await reader.get(`/books/${bookId}/progress`)).status).toBe(200);
  });
});
