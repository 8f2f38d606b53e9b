import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#shared/contract/errors.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { type Reader, registerReader, sampleEpub, acceptedSync } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';

let server: TestServer;
afterAll(() => server?.close());
let ann: Reader;

beforeAll(async () => {
  server = await startTestServer({ working: false });
  ann = await registerReader(server);
});

describe('text that the database cannot store', () => {
  test.each(['a\0b', 'a\ud800b', '\udc00'])('is refused in every text field: %j', async (text) => {
    const refused = await Promise.all([
      ann.post('/auth/register', {
        email: `${randomUUID()}@a.example`,
        password: 'secret-1',
        full_name: text,
      }),
      ann.post('/auth/login', { email: `a${text}@a.example`, password: 'secret-1' }),
      ann.put('/auth/profile', { full_name: text }),
      ann.post(`/images/generate/description/${randomUUID()}`, { style_prompt: text }),
      ann.post('/uploads', { size: 10, name: `${text}.epub` }),
      ann.post(`/books/${randomUUID()}/progress`, { current_chapter: 1, current_page: 1, [text]: 1 }),
    ]);
    for (const { status, raw } of refused) {
      expect(status).toBe(400);
      expect(errorBody.safeParse(raw).success).toBe(true);
    }
  });

  test('in an address is refused', async () => {
    const { status } = await ann.get(`/books/${randomUUID()}/resources?href=a%00b`);
    expect(status).toBe(400);
  });

  test('does not block a device’s other operations', async () => {
    const exchange = { v: 1, device: randomUUID(), epoch: null, cursor: 0, sentAt: 1, ops: [] };
    const { epoch } = (await ann.post('/sync', exchange)).body;
    const note = (n: number, text: string) => ({
      n,
      t: 'mark',
      k: randomUUID(),
      f: { note: text },
      at: 1,
      seen: 0,
    });
    const ops = [note(1, 'half \ud83d of one'), note(2, 'nothing\0 there'), note(3, 'whole \u{1f600}')];
    const { changes } = acceptedSync(await ann.post('/sync', { ...exchange, epoch, ops }));
    const notes = changes.map(({ f }) => f?.note?.[0]);
    expect(notes.sort()).toEqual(['half \ufffd of one', 'nothing\ufffd there', 'whole \u{1f600}']);
    const odd = { t: 'a\0', k: '\ud800', f: { 'b\0': 1 }, at: 1, seen: 0 };
    const refusal = await ann.post('/sync', { ...exchange, epoch, ops: [{ n: 4, ...odd }, note(5, 'good')] });
    expect(acceptedSync(refusal).acks).toEqual([
      { n: 4, refused: expect.any(Object) as object },
      { n: 5, seq: expect.any(Number) as number, ms: expect.any(Number) as number },
    ]);
  });
});

describe('a body that is not read to its end', () => {
  const json = 'Content-Type: application/json\r\n';
  const long = `{"a":"${'x'.repeat(2_000_000)}"}`;
  const chunk = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`;

  test.each([
    ['too long, in chunks', `${json}Transfer-Encoding: chunked\r\n\r\n${chunk}`, 413],
    ['too long', `${json}Content-Length: ${long.length}\r\n\r\n${long}`, 413],
    ['not gzip', `${json}Content-Encoding: gzip\r\nContent-Length: ${long.length}\r\n\r\n${long}`, 400],
    ['not Brotli', `${json}Content-Encoding: br\r\nContent-Length: ${long.length}\r\n\r\n${long}`, 400],
    ['in no known coding', `${json}Content-Encoding: zzz\r\nContent-Length: 2\r\n\r\n{}`, 415],
  ])('is refused (%s), and the connection continues', async (_, request, status) => {
    const next = 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const received = await converse(`POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\n${request}`, next);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
  });
});

describe('a request whose end two parsers would see at different places', () => {
  const smuggled = 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n';
  const chunk = '0\r\n\r\n';
  test.each([
    [
      'by length and in chunks',
      `Content-Length: ${chunk.length}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
    ],
    ['of two lengths', `Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`],
    ['of a length with a sign', 'Content-Length: +2\r\n\r\n{}'],
    ['in chunks that are none', `Transfer-Encoding: xchunked\r\n\r\n${chunk}`],
    ['in chunks, with a space before the colon', `Transfer-Encoding : chunked\r\n\r\n${chunk}`],
    ['with a chunk whose size is no number', `Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n${chunk}`],
    ['with a header that goes on in the next line', `X: a\r\n Content-Length: 2\r\n\r\n{}`],
    ['with a line that ends with a mere CR', `X: a\rContent-Length: 2\r\n\r\n{}`],
  ])('is refused, and what follows is not read: %s', async (_, rest) => {
    const received = await converse(`POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\n${rest}${smuggled}`, '');
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });
});

describe('an unusual but valid request', () => {
  const send = async (request: string) =>
    (await converse(request, '')).match(/^HTTP\/1\.1 (?!100)\d+|\{.*\}$/gm) ?? [];

  test.each([
    ['no readable address', 'GET http://[ HTTP/1.1\r\nHost: a\r\n', 404],
    ['no host', 'GET /api/v1/health HTTP/1.1\r\n', 400],
    ['one slash too many', 'GET //api/v1/health HTTP/1.1\r\nHost: a\r\n', 404],
    [
      'no encoding it would accept',
      'GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\nAccept-Encoding: *;q=0, ;;\r\n',
      200,
    ],
    ['an unknown expectation', 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n', 200],
    [
      'an offer of HTTP/2',
      'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n',
      200,
    ],
  ])('is: it has %s', async (_, head, status) => {
    const [line, body] = await send(`${head}Connection: close\r\n\r\n`);
    expect(line).toBe(`HTTP/1.1 ${status}`);
    if (status !== 200) expect(errorBody.safeParse(JSON.parse(body!)).success).toBe(true);
  });

  test('is served: one that offers HTTP/2 and has a body, followed by another', async () => {
    const body = JSON.stringify({ email: ann.email, password: 'secret-1' });
    const login = `POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';
    const next = 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const received = await converse(`${login}${offer}\r\n${body}`, next);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(received).toContain('access_token');
  });

  test('is served: one whose If-None-Match is *', async () => {
    const cover = { name: 'c.png', mediaType: 'image/png', bytes: onePixelPng };
    const { body } = await ann.upload(await sampleEpub({ cover }));
    const response = await fetch(`${server.origin}/api/v1/books/${body.book_id}/cover`, {
      headers: { authorization: `Bearer ${ann.token}`, 'if-none-match': '*' },
    });
    expect(response.status).toBe(304);
  });

  test('is served: one with an empty number', async () => {
    const { status } = await ann.get('/books?skip=&limit=');
    expect(status).toBe(200);
  });

  test('is answered: one too large, from a client that reads only after sending everything', async () => {
    const length = 60 * 1024 * 1024;
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.write(
      `POST /api/v1/books/upload HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ann.token}\r\nConnection: close\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
    );
    // The sender isn't notified when the other side has read enough to refuse the rest.
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.end(Buffer.alloc(length));
    await new Promise((resolve, reject) => socket.on('close', resolve).on('error', reject));
    expect(received).toMatch(/^HTTP\/1\.1 413 [^]*File too large\. Maximum size is 50MB/);
  });
});

test.each(['application/x-www-form-urlencoded', 'text/plain', ';'])(
  'a body that is not JSON (%s) is refused with the reason',
  async (type) => {
    const response = await fetch(`${server.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ email: ann.email, password: 'secret-1' }),
    });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      415,
      'Please send JSON (Content-Type: application/json).',
    ]);
  },
);

describe('a hand-written form', () => {
  const sendForm = (path: string, body: Buffer) =>
    fetch(`${server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: new Uint8Array(body),
    });

  test('may omit the content type of its file, however long the file is', async () => {
    const paragraphs = Array.from({ length: 3_000 }, () => randomBytes(300).toString('hex'));
    const book = Buffer.from(await sampleEpub({ chapters: [{ title: 'Long', paragraphs }] }));
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="Книга.epub"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), book, Buffer.from('\r\n--b--\r\n')]);
    const response = await sendForm('/books/upload', body);
    expect(response.status).toBe(201);
    const { book_id: bookId } = (await response.json()) as { book_id: string };
    const file = await fetch(`${server.origin}/api/v1/books/${bookId}/file`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(book)).toBe(true);
  });

  test('may set the content type of a field', async () => {
    const field =
      '--b\r\nContent-Disposition: form-data; name="chapter_number"\r\nContent-Type: text/plain\r\n\r\n2';
    const file = '\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.epub"\r\n\r\n';
    const body = [Buffer.from(field + file), await sampleEpub(), Buffer.from('\r\n--b--\r\n')];
    const response = await sendForm('/books/analyze-chapter', Buffer.concat(body));
    expect(await response.json()).toMatchObject({ chapter_number: 2, title: 'The River' });
  });
});

test.each([
  ['a letter of two halves where its name is cut', `${'x'.repeat(99)}\u{1f600}.`, `${'x'.repeat(99)}.epub`],
  ['what would be a folder', 'this/or\\that', 'this_or_that.epub'],
])('a book whose title has %s can be fetched', async (_, title, name) => {
  const { body } = await ann.upload(await sampleEpub({ title }));
  const { status, headers } = await ann.get(`/books/${body.book_id}/file`);
  expect([status, headers.get('content-disposition')]).toEqual([200, `attachment; filename="${name}"`]);
});

test.runIf(process.env.VIGNETTE_LONG === '1')(
  'a body that never ends is dropped after the client’s own time-out',
  async () => {
    const received = await converse(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      '',
    );
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  },
  60_000,
);

/** Sends `first`, then after the response `then`, on one connection. @returns everything received */
function converse(first: string, then: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(first));
    let received = '';
    socket.on('data', (chunk) => {
      if (received === '') socket.write(then);
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
