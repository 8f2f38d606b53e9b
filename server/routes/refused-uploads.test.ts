import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { registerReader } from '../testing/reader.ts';
import { startServerWithReader } from '../testing/server-with-reader.ts';
import {
  bookFile,
  clientsOf,
  codeOf,
  download,
  file,
  offsetOf,
  open,
  request,
  sampleFile,
  send,
  sendRest,
} from '../testing/upload-client.ts';

const MIB = 1024 * 1024;
const { server, ann } = await startServerWithReader({ working: false });
const at = clientsOf(server);

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
    expect((await request(at(ann), 'HEAD', url)).status).toBe(404);
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
    expect(await download(at(ann), await sendRest(at(ann), whole))).toBe(whole.sha256);
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
    const { bytes, ...whole } = await sampleFile();
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
    const short = await sampleFile();
    const opened = await open(at(ann), short);
    expect((await send(at(ann), opened.url, 0, new Uint8Array(short.bytes.byteLength + 1))).status).toBe(413);
    expect(await offsetOf(at(ann), opened.url)).toBe(0);
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
    expect(await offsetOf(at(ann), url)).toBeLessThanOrEqual(8 * MIB);
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
    expect(await offsetOf(at(ann), url)).toBe(0);
    expect((await send(at(ann), url, 0, part, { 'upload-checksum': 'md5 AAAA' })).status).toBe(400);
    expect((await send(at(ann), url, 0, part, checksum(part))).status).toBe(204);
    expect(await offsetOf(at(ann), url)).toBe(MIB);
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
