import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadLimits } from '#shared/contract/uploads.ts';
import { housekeep } from '../testing/housekeep.ts';
import { bookIdOf } from '../services/books/add-book.ts';
import { type Reader, registerReader, sampleEpub, acceptedSync } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { type TestFile, bookFile, sendPartially, file, open, send, sendRest } from '../testing/uploader.ts';

const MIB = 1024 * 1024;
let server: TestServer;
let ann: Reader;

beforeAll(async () => {
  server = await startTestServer({ working: false });
  ann = await registerReader(server);
});
afterAll(() => server?.close());

const at = (reader: Reader) => ({ origin: server.origin, token: reader.token! });
const sample = async () => file((await sampleEpub()) as Uint8Array<ArrayBuffer>);

const request = (reader: Reader, method: string, url: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + url, { method, headers: { authorization: `Bearer ${reader.token}`, ...headers } });

const offsetOf = async (reader: Reader, url: string) =>
  Number((await request(reader, 'HEAD', url)).headers.get('upload-offset'));

async function download(reader: Reader, bookId: string): Promise<string> {
  const response = await request(reader, 'GET', `/api/v1/books/${bookId}/file`);
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');
}

const codeOf = async (response: Response) =>
  ((await response.json()) as { details: { code: string } }).details.code;

const countParts = async () =>
  (await server.deps.pool.query<{ count: number }>('select count(*) as count from upload_parts')).rows[0]!
    .count;

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
    expect(await download(reader, done.book_id!)).toBe(whole.sha256);
    expect((await reader.upload(whole.bytes)).body.book_id).toBe(done.book_id);
    const { rows } = await server.deps.pool.query('select kind from jobs where subject = $1', [done.book_id]);
    expect(rows).toEqual([{ kind: 'extract-book' }]);
    expect(await countParts()).toBe(0);
    expect(await readdir(server.deps.settings.tempDir)).toEqual([]);
  });

  test('can be resumed, looked up by its content or by its address', async () => {
    const whole = bookFile(2 * MIB);
    const opened = await open(at(ann), whole);
    await send(at(ann), opened.url, 0, whole.bytes.slice(0, 700_000));
    expect(await open(at(ann), whole)).toEqual({ url: opened.url, offset: 700_000 });
    const head = await request(ann, 'HEAD', opened.url);
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
    await expect.poll(() => offsetOf(ann, url)).toBe(300_000);
    expect(await download(ann, await sendRest(at(ann), whole))).toBe(whole.sha256);
  });

  test('is continued after a part that was on its way when its page was left', async () => {
    const whole = bookFile(3 * MIB);
    const { url } = await open(at(ann), whole);
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }; // prettier-ignore
    const body = new ReadableStream<Uint8Array>({ start: (sender) => sender.enqueue(whole.bytes.slice(0, 1.5 * MIB)) }); // prettier-ignore
    const part = fetch(server.origin + url, { method: 'PATCH', headers, body, duplex: 'half', signal: leaving.signal }).catch(() => 'aborted'); // prettier-ignore
    await expect.poll(() => offsetOf(ann, url)).toBeGreaterThanOrEqual(MIB);
    // The server notices only after a while that nothing more comes.
    const { offset } = await open(at(ann), whole);
    expect(offset).toBe(1.5 * MIB);
    expect((await send(at(ann), url, offset, whole.bytes.slice(offset, offset + MIB))).status).toBe(204);
    leaving.abort();
    await part;
  });

  test('does not overwrite fields a device has already synced for the book', async () => {
    const reader = await registerReader(server);
    const whole = await sample();
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
    const whole = await sample();
    const { body } = await reader.upload(whole.bytes);
    const known = await open(at(reader), whole);
    expect(known).toMatchObject({ offset: whole.bytes.byteLength, book_id: body.book_id, title: body.title });
    expect(await offsetOf(reader, known.url)).toBe(whole.bytes.byteLength);
    await reader.delete(`/books/${body.book_id}`);
    expect((await reader.get('/books')).body.total).toBe(0);
    expect(await open(at(reader), whole)).toEqual(known);
    expect((await reader.get('/books')).body.books[0]!.id).toBe(body.book_id);
  });

  test('is complete for a client that lost the last response', async () => {
    const whole = await sample();
    const { url } = await open(at(ann), whole);
    expect((await send(at(ann), url, 0, whole.bytes)).status).toBe(204);
    const again = await send(at(ann), url, 0, whole.bytes);
    expect([again.status, again.headers.get('upload-offset')]).toEqual([409, String(whole.bytes.byteLength)]);
    expect((await send(at(ann), url, whole.bytes.byteLength, new Uint8Array())).status).toBe(204);
    expect(await offsetOf(ann, url)).toBe(whole.bytes.byteLength);
  });

  test('does not reveal its existence to other users', async () => {
    const bob = await registerReader(server);
    const whole = await sample();
    const { url } = await open(at(ann), whole);
    for (const method of ['HEAD', 'DELETE']) expect((await request(bob, method, url)).status).toBe(404);
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
    expect(await download(reader, body.books[0]!.id)).toBe(whole.sha256);
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
    const whole = await sample();
    const { url } = await open(at(ann), whole);
    const responses = await Promise.all([1, 2].map(() => send(at(ann), url, 0, whole.bytes)));
    const [first, second] = responses.map(({ status }) => status).sort();
    expect(first).toBe(204);
    expect([409, 423]).toContain(second);
  });
});

describe('refused uploads', () => {
  test.each([
    ['a book that cannot be read', new TextEncoder().encode('PK\u0003\u0004 nothing'), 'a.epub'],
    ['a text that is no FB2', new TextEncoder().encode('hello'), 'a.fb2'],
    ['an FB2 under the name of an EPUB', new TextEncoder().encode('<FictionBook/>'), 'a.epub'],
  ])('%s, as in a form, and nothing of it is kept', async (_what, bytes, name) => {
    const whole = file(bytes, name);
    const { url } = await open(at(ann), whole);
    const response = await send(at(ann), url, 0, whole.bytes);
    const form = await ann.upload(bytes, name);
    expect([response.status, await codeOf(response)]).toEqual([form.status, form.code]);
    expect((await request(ann, 'HEAD', url)).status).toBe(404);
  });

  test('a file whose hash differs, which can then be sent again', async () => {
    const whole = bookFile(2 * MIB);
    const { url } = await open(at(ann), whole);
    const damaged = Uint8Array.from(whole.bytes);
    damaged[5] = damaged[5]! ^ 1;
    await send(at(ann), url, 0, damaged.slice(0, MIB));
    const response = await send(at(ann), url, MIB, damaged.slice(MIB));
    expect([response.status, await codeOf(response)]).toEqual([422, 'CHECKSUM_MISMATCH']);
    expect((await open(at(ann), whole)).offset).toBe(0);
    expect(await download(ann, await sendRest(at(ann), whole))).toBe(whole.sha256);
  });

  test.each([
    [{ name: 'a.pdf' }, 415, 'UNSUPPORTED_FORMAT'],
    [{ size: 50 * MIB + 1 }, 413, 'FILE_TOO_LARGE'],
    [{ size: 0 }, 422, 'EMPTY_FILE'],
    [{ size: -1 }, 400, 'VALIDATION'],
    [{ size: 1.5 }, 400, 'VALIDATION'],
    [{ sha256: 'ABC' }, 400, 'VALIDATION'],
    [{ name: '' }, 400, 'VALIDATION'],
  ])('an announcement with %j', async (wrong, status, code) => {
    const { bytes, ...whole } = await sample();
    const refused = await ann.post('/uploads', { ...whole, size: bytes.byteLength, ...wrong });
    expect([refused.status, refused.code]).toEqual([status, code]);
  });

  test('a part that is too large, too long, of another type or without an offset', async () => {
    const whole = file(new Uint8Array(20 * MIB));
    const { url } = await open(at(ann), whole);
    const part = whole.bytes.slice(0, 10);
    expect((await send(at(ann), url, 0, whole.bytes.slice(0, 8 * MIB + 1))).status).toBe(413);
    expect((await send(at(ann), url, 0, part, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(at(ann), url, 0, part, { 'upload-offset': 'x' })).status).toBe(400);
    const short = await sample();
    const opened = await open(at(ann), short);
    expect((await send(at(ann), opened.url, 0, new Uint8Array(short.bytes.byteLength + 1))).status).toBe(413);
    expect(await offsetOf(ann, opened.url)).toBe(0);
  });

  test('a chunked part stops being read at the limit', async () => {
    const whole = file(new Uint8Array(20 * MIB));
    const { url } = await open(at(ann), whole);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(MIB)),
    });
    const response = await fetch(server.origin + url, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: endless,
      duplex: 'half',
    }).catch(() => null); // The server may also simply hang up.
    if (response) expect(response.status).toBe(413);
    expect(await offsetOf(ann, url)).toBeLessThanOrEqual(8 * MIB);
  });

  test('only the part whose checksum differs', async () => {
    const whole = bookFile(2 * MIB);
    const { url } = await open(at(ann), whole);
    const part = whole.bytes.slice(0, MIB);
    const checksum = (bytes: Uint8Array) => ({
      'upload-checksum': `sha256 ${createHash('sha256').update(bytes).digest('base64')}`,
    });
    const wrong = await send(at(ann), url, 0, part, checksum(new Uint8Array(1)));
    expect([wrong.status, await codeOf(wrong)]).toEqual([460, 'CHECKSUM_MISMATCH']);
    expect(await offsetOf(ann, url)).toBe(0);
    expect((await send(at(ann), url, 0, part, { 'upload-checksum': 'md5 AAAA' })).status).toBe(400);
    expect((await send(at(ann), url, 0, part, checksum(part))).status).toBe(204);
    expect(await offsetOf(ann, url)).toBe(MIB);
  });

  test('a twenty-first simultaneous upload, until an idle one expires', async () => {
    const reader = await registerReader(server);
    const announce = () =>
      reader.post('/uploads', {
        sha256: createHash('sha256').update(randomUUID()).digest('hex'),
        size: 10,
        name: 'a.epub',
      });
    const responses = await Promise.all(Array.from({ length: 22 }, announce));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), 429, 429]);
    await server.deps.pool.query(
      `update uploads set updated_at = now() - interval '2 hours' where id = (select id from uploads where user_id = $1 limit 1)`,
      [reader.id],
    );
    expect((await announce()).status).toBe(201);
    expect((await announce()).status).toBe(429);
  });
});

describe('a tus client', () => {
  const creation = (whole: TestFile, metadata: Record<string, string>) => ({
    'tus-resumable': '1.0.0',
    'upload-length': String(whole.bytes.byteLength),
    'upload-metadata': Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(','),
  });

  test('gets the supported tus version without signing in', async () => {
    const response = await fetch(`${server.origin}/api/v1/uploads`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,checksum,termination',
      'tus-checksum-algorithm': 'sha256',
      'tus-max-size': String(50 * MIB),
    });
  });

  test.each([true, false])('starts an upload by headers alone, knowing the SHA-256: %s', async (knows) => {
    const whole = file((await sampleEpub()) as Uint8Array<ArrayBuffer>, 'дом.epub');
    const metadata = { filename: whole.name, ...(knows ? { sha256: whole.sha256 } : {}) };
    const made = await request(ann, 'POST', '/api/v1/uploads', creation(whole, metadata));
    expect(made.status).toBe(201);
    const url = made.headers.get('location')!;
    const head = await request(ann, 'HEAD', url, { 'tus-resumable': '1.0.0' });
    expect(head.headers.get('upload-offset')).toBe('0');
    expect(head.headers.get('upload-metadata')).toBe(creation(whole, metadata)['upload-metadata']);
    const sent = await send(at(ann), url, 0, whole.bytes, { 'tus-resumable': '1.0.0' });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(whole.bytes.byteLength)]);
    expect((await open(at(ann), whole)).book_id).toBeTruthy();
  });

  test('of another version gets the supported version', async () => {
    const response = await request(ann, 'POST', '/api/v1/uploads', {
      ...creation(await sample(), { filename: 'a.epub' }),
      'tus-resumable': '0.2.2',
    });
    expect([response.status, response.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  });

  test('cancels an upload and deletes its parts', async () => {
    const before = await countParts();
    const whole = bookFile(2 * MIB);
    const { url } = await open(at(ann), whole);
    await send(at(ann), url, 0, whole.bytes.slice(0, MIB));
    expect(await countParts()).toBe(before + 1);
    const gone = await request(ann, 'DELETE', url);
    expect([gone.status, gone.headers.get('tus-resumable')]).toEqual([204, '1.0.0']);
    expect((await request(ann, 'DELETE', url)).status).toBe(404);
    expect(await countParts()).toBe(before);
  });
});

test('an abandoned upload is deleted after a week', async () => {
  const reader = await registerReader(server);
  const whole = bookFile(2 * MIB);
  const { url } = await open(at(reader), whole);
  await send(at(reader), url, 0, whole.bytes.slice(0, MIB));
  await housekeep(server.deps);
  expect(await offsetOf(reader, url)).toBe(MIB);
  await server.deps.pool.query(
    `update uploads set updated_at = now() - interval '7 days 1 minute' where user_id = $1`,
    [reader.id],
  );
  await housekeep(server.deps);
  expect((await request(reader, 'HEAD', url)).status).toBe(404);
});

test('an upload interrupted twenty times creates one complete book', async () => {
  const sizeBytes = process.env.VIGNETTE_LONG ? 49 * MIB : 5 * MIB;
  const reader = await registerReader(server);
  const whole = bookFile(sizeBytes);
  const { url } = await open(at(reader), whole);
  for (let breaks = 0; breaks < 20; breaks++) {
    const offset = await offsetOf(reader, url);
    const ahead = Math.min(MIB, whole.bytes.byteLength - offset, Math.ceil(sizeBytes / 20));
    const bytes = whole.bytes.slice(offset, offset + ahead);
    await sendPartially(at(reader), url, { offset, bytes, sent: Math.floor(Math.random() * ahead) });
  }
  const bookId = await sendRest(at(reader), whole);
  expect((await reader.get('/books')).body.total).toBe(1);
  expect(await download(reader, bookId)).toBe(whole.sha256);
});
