import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { uploadLimits } from '#shared/contract/uploads.ts';
import { housekeep } from '../testing/housekeep.ts';
import { bookIdOf } from '../services/books/add-book.ts';
import { registerReader, acceptedSync } from '../testing/reader.ts';
import { startServerWithReader } from '../testing/server-with-reader.ts';
import {
  bookFile,
  clientsOf,
  countParts,
  download,
  offsetOf,
  open,
  request,
  sampleFile,
  send,
  sendPartially,
  sendRest,
} from '../testing/upload-client.ts';

const MIB = 1024 * 1024;
const { server, ann } = await startServerWithReader({ working: false });
const at = clientsOf(server);

describe('a file sent in parts', () => {
  test('becomes the same book as when sent as a form, with its extraction queued', async () => {
    const reader = await registerReader(server);
    const whole = bookFile(3 * MIB);
    const opened = await open(at(reader), whole);
    expect(opened).toEqual({
      url: expect.stringMatching(/^\/api\/v1\/uploads\/[\w-]{36}$/) as string,
      offset: 0,
    });
    for (let offset = 0; offset < whole.bytes.byteLength; offset += MIB) {
      const part = whole.bytes.slice(offset, offset + MIB);
      const response = await send(at(reader), opened.url, offset, part);
      expect([
        response.status,
        response.headers.get('upload-offset'),
        response.headers.get('tus-resumable'),
      ]).toEqual([204, String(offset + part.byteLength), '1.0.0']);
    }
    const done = await open(at(reader), whole);
    expect(done).toEqual({
      url: opened.url,
      offset: whole.bytes.byteLength,
      book_id: expect.any(String) as string,
      title: 'A Large Book',
    });
    expect(await download(at(reader), done.book_id!)).toBe(whole.sha256);
    expect((await reader.upload(whole.bytes)).body.book_id).toBe(done.book_id);
    const { rows } = await server.deps.pool.query('select kind from jobs where subject = $1', [done.book_id]);
    expect(rows).toEqual([{ kind: 'extract-book' }]);
    expect(await countParts(server)).toBe(0);
    expect(await readdir(server.deps.settings.tempDir)).toEqual([]);
  });

  test('can be resumed, looked up by its content or by its address', async () => {
    const whole = bookFile(2 * MIB);
    const opened = await open(at(ann), whole);
    await send(at(ann), opened.url, 0, whole.bytes.slice(0, 700_000));
    expect(await open(at(ann), whole)).toEqual({ url: opened.url, offset: 700_000 });
    const head = await request(at(ann), 'HEAD', opened.url);
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-offset': '700000',
      'upload-length': String(whole.bytes.byteLength),
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
    });
    const keptDays = (Date.parse(head.headers.get('upload-expires')!) - Date.now()) / 86_400_000;
    expect(Math.round(keptDays)).toBe(uploadLimits.keptDays);
  });

  test('keeps the received bytes of a part whose connection broke', async () => {
    const whole = bookFile(2 * MIB);
    const { url } = await open(at(ann), whole);
    await sendPartially(at(ann), url, { offset: 0, bytes: whole.bytes.slice(0, MIB), sent: 300_000 });
    await expect.poll(() => offsetOf(at(ann), url)).toBe(300_000);
    expect(await download(at(ann), await sendRest(at(ann), whole))).toBe(whole.sha256);
  });

  test('is continued after a part that was on its way when its page was left', async () => {
    const whole = bookFile(3 * MIB);
    const { url } = await open(at(ann), whole);
    const leaving = new AbortController();
    const headers = {
      authorization: `Bearer ${ann.token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    };
    const body = new ReadableStream<Uint8Array>({
      start: (sender) => sender.enqueue(whole.bytes.slice(0, 1.5 * MIB)),
    });
    const part = fetch(server.origin + url, {
      method: 'PATCH',
      headers,
      body,
      duplex: 'half',
      signal: leaving.signal,
    }).catch(() => 'aborted');
    await expect.poll(() => offsetOf(at(ann), url)).toBeGreaterThanOrEqual(MIB);
    // The server notices only after a while that nothing more comes.
    const { offset } = await open(at(ann), whole);
    expect(offset).toBe(1.5 * MIB);
    expect((await send(at(ann), url, offset, whole.bytes.slice(offset, offset + MIB))).status).toBe(204);
    leaving.abort();
    await part;
  });

  test('does not overwrite fields a device has already synced for the book', async () => {
    const reader = await registerReader(server);
    const whole = await sampleFile();
    const bookId = bookIdOf(reader.id, whole.sha256);
    const call = (fields: object) => ({
      v: 1,
      device: randomUUID(),
      cursor: 0,
      sentAt: 0,
      ops: [],
      ...fields,
    });
    const { body: hello } = await reader.post('/sync', call({ epoch: null }));
    const f = {
      title: 'Renamed',
      author: 'A',
      format: 'epub',
      sha: whole.sha256,
      size: 1,
      addedAt: 5,
      deleted: false,
    };
    const op = { n: 1, t: 'book', k: bookId, f, at: 0, seen: 0 };
    await reader.post('/sync', call({ epoch: hello.epoch, ops: [op] }));
    await sendRest(at(reader), whole);
    const { changes } = acceptedSync(await reader.post('/sync', call({ epoch: hello.epoch })));
    const { title, addedAt, state } = changes.find(({ k }) => k === bookId)!.f!;
    expect([title?.[0], addedAt?.[0], state?.[0]]).toEqual(['Renamed', 5, 'uploaded']);
  });

  test('that the user already has is not sent, and a deleted book is restored', async () => {
    const reader = await registerReader(server);
    const whole = await sampleFile();
    const { body } = await reader.upload(whole.bytes);
    const known = await open(at(reader), whole);
    expect(known).toMatchObject({ offset: whole.bytes.byteLength, book_id: body.book_id, title: body.title });
    expect(await offsetOf(at(reader), known.url)).toBe(whole.bytes.byteLength);
    await reader.delete(`/books/${body.book_id}`);
    expect((await reader.get('/books')).body.total).toBe(0);
    expect(await open(at(reader), whole)).toEqual(known);
    expect((await reader.get('/books')).body.books[0]!.id).toBe(body.book_id);
  });

  test('is complete for a client that lost the last response', async () => {
    const whole = await sampleFile();
    const { url } = await open(at(ann), whole);
    expect((await send(at(ann), url, 0, whole.bytes)).status).toBe(204);
    const again = await send(at(ann), url, 0, whole.bytes);
    expect([again.status, again.headers.get('upload-offset')]).toEqual([409, String(whole.bytes.byteLength)]);
    expect((await send(at(ann), url, whole.bytes.byteLength, new Uint8Array())).status).toBe(204);
    expect(await offsetOf(at(ann), url)).toBe(whole.bytes.byteLength);
  });

  test('does not reveal its existence to other users', async () => {
    const bob = await registerReader(server);
    const whole = await sampleFile();
    const { url } = await open(at(ann), whole);
    for (const method of ['HEAD', 'DELETE']) expect((await request(at(bob), method, url)).status).toBe(404);
    expect((await send(at(bob), url, 0, whole.bytes)).status).toBe(404);
    const his = await open(at(bob), whole);
    expect(his).toMatchObject({ offset: 0 });
    expect(his.url).not.toBe(url);
  });
});

describe('two clients of one user', () => {
  test('that send one file at the same time make one book', async () => {
    const reader = await registerReader(server);
    const whole = bookFile(3 * MIB);
    const race = async (): Promise<void> => {
      for (;;) {
        const { url, offset, book_id } = await open(at(reader), whole);
        if (book_id) return;
        const response = await send(at(reader), url, offset, whole.bytes.slice(offset, offset + MIB));
        expect([204, 409, 423]).toContain(response.status);
      }
    };
    await Promise.all([race(), race(), race()]);
    const { body } = await reader.get('/books');
    expect(body.total).toBe(1);
    expect(await download(at(reader), body.books[0]!.id)).toBe(whole.sha256);
  });

  test('that write at the same offset never mix their bytes: one wins, the other gets the current offset', async () => {
    const whole = bookFile(4 * MIB);
    const { url } = await open(at(ann), whole);
    const wrong = new Uint8Array(MIB).fill(7);
    const right = whole.bytes.slice(0, MIB);
    const responses = await Promise.all([
      send(at(ann), url, 0, right),
      send(at(ann), url, 0, wrong),
      send(at(ann), url, 0, right),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    for (const response of responses) expect(response.headers.get('upload-offset')).toBe(String(MIB));
    const { rows } = await server.deps.pool.query<{ bytes: Buffer }>(
      'select bytes from upload_parts where upload_id = $1',
      [url.split('/').at(-1)],
    );
    expect(rows).toHaveLength(1);
    expect([right, wrong].some((bytes) => rows[0]!.bytes.equals(bytes))).toBe(true);
  });

  test('that send the last part: one gets the book, the other that it is being completed', async () => {
    const whole = await sampleFile();
    const { url } = await open(at(ann), whole);
    const responses = await Promise.all([1, 2].map(() => send(at(ann), url, 0, whole.bytes)));
    const [first, second] = responses.map(({ status }) => status).sort();
    expect(first).toBe(204);
    expect([409, 423]).toContain(second);
  });
});

test('an abandoned upload is deleted after a week', async () => {
  const reader = await registerReader(server);
  const whole = bookFile(2 * MIB);
  const { url } = await open(at(reader), whole);
  await send(at(reader), url, 0, whole.bytes.slice(0, MIB));
  await housekeep(server.deps);
  expect(await offsetOf(at(reader), url)).toBe(MIB);
  await server.deps.pool.query(
    `update uploads set updated_at = now() - interval '7 days 1 minute' where user_id = $1`,
    [reader.id],
  );
  await housekeep(server.deps);
  expect((await request(at(reader), 'HEAD', url)).status).toBe(404);
});

test('an upload interrupted twenty times creates one complete book', async () => {
  const sizeBytes = process.env.VIGNETTE_LONG ? 49 * MIB : 5 * MIB;
  const reader = await registerReader(server);
  const whole = bookFile(sizeBytes);
  const { url } = await open(at(reader), whole);
  for (let breaks = 0; breaks < 20; breaks++) {
    const offset = await offsetOf(at(reader), url);
    const ahead = Math.min(MIB, whole.bytes.byteLength - offset, Math.ceil(sizeBytes / 20));
    const bytes = whole.bytes.slice(offset, offset + ahead);
    await sendPartially(at(reader), url, { offset, bytes, sent: Math.floor(Math.random() * ahead) });
  }
  const bookId = await sendRest(at(reader), whole);
  expect((await reader.get('/books')).body.total).toBe(1);
  expect(await download(at(reader), bookId)).toBe(whole.sha256);
});
