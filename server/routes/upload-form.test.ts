import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { sampleEpub } from '../testing/reader.ts';
import { startServerWithReader } from '../testing/server-with-reader.ts';

const { server, ann } = await startServerWithReader();

const leftovers = () => readdir(server.deps.settings.tempDir);

describe('a file that is refused', () => {
  const UNSUPPORTED = 'Unsupported format. Please use: .epub, .fb2';
  test.each([
    ['a.epub.exe', UNSUPPORTED],
    ['book\u202ebupe.exe', UNSUPPORTED],
    ['epub', UNSUPPORTED],
    ['a.epub ', UNSUPPORTED],
    ['a.epub.', UNSUPPORTED],
    ['a.epub/', UNSUPPORTED],
    ['a.fb2.zip', UNSUPPORTED],
    ['a.EPUB3', UNSUPPORTED],
    ['book.fb2', UNSUPPORTED],
  ])('for its name: %j', async (name, message) => {
    const response = await ann.upload(await sampleEpub(), name);
    expect(response.status).toBe(415);
    expect(response.error).toMatchObject({ message, details: { code: 'UNSUPPORTED_FORMAT' } });
  });

  test('for its content, with the reason', async () => {
    const cases = [
      [new Uint8Array(0), 'a.epub', 422, 'EMPTY_FILE'],
      [Uint8Array.from([0x50, 0x4b, 3, 4]), 'a.epub', 422, 'BAD_ARCHIVE'],
      [Buffer.from('%PDF-1.7 not a book'), 'a.epub', 415, 'UNSUPPORTED_FORMAT'],
    ] as const;
    for (const [bytes, name, status, code] of cases) {
      const response = await ann.upload(bytes, name);
      expect([response.status, response.code]).toEqual([status, code]);
      if (status === 415) expect(response.error.message).toBe(UNSUPPORTED);
    }
    expect(await leftovers()).toEqual([]);
  });

  test('for its size, one byte above 50 MB', async () => {
    const response = await ann.upload(new Uint8Array(50 * 1024 * 1024 + 1));
    expect(response.status).toBe(413);
    expect(response.error).toMatchObject({
      message: 'File too large. Maximum size is 50MB',
      details: { code: 'FILE_TOO_LARGE' },
    });
    // At the limit it is parsed and refused as no book.
    expect((await ann.upload(new Uint8Array(50 * 1024 * 1024))).status).toBe(415);
  });
});

test.each([
  'BOOK.EPUB',
  'a.exe.epub',
  '../../../../etc/passwd.epub',
  '..\\..\\boot.epub',
  'Война и мир — том 1.epub',
  'a".epub',
  "a';DROP TABLE books;--.epub",
  '<img src=x onerror=alert(1)>.epub',
  'a;filename=b.exe;.epub',
  '  spaces  .epub',
  'CON.epub',
  '__proto__.epub',
])('a file of the name %j is accepted', async (name) => {
  expect((await ann.upload(await sampleEpub(), name)).status).toBe(201);
});

describe('a malformed upload', () => {
  const raw = (body: string, contentType: string) =>
    fetch(`${server.origin}/api/v1/books/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': contentType },
      body,
    }).then(async (response) => [
      response.status,
      ((await response.json()) as { details: { code: string } }).details.code,
    ]);

  test('is refused with the reason', async () => {
    const form = (fill: (form: FormData) => void) => {
      const made = new FormData();
      fill(made);
      return ann.send('/books/upload', made).then(({ status, code }) => [status, code]);
    };
    const file = new Blob([await sampleEpub()], {
      type: 'application/epub+zip',
    });
    expect(await form((f) => f.append('note', 'no file'))).toEqual([400, 'NO_FILE']);
    expect(await form((f) => f.append('book', file, 'a.epub'))).toEqual([400, 'NO_FILE']);
    const two = form((f) => {
      f.append('file', file, 'a.epub');
      f.append('file', file, 'b.epub');
    });
    expect(await two).toEqual([400, 'BAD_MULTIPART']);
    const many = form((f) => {
      for (let n = 0; n < 20_000; n += 1) f.append(`f${n}`, 'x');
      f.append('file', file, 'a.epub');
    });
    expect(await many).toEqual([400, 'BAD_MULTIPART']);
    expect(await raw('{}', 'application/json')).toEqual([400, 'BAD_MULTIPART']);
    expect(await raw('--x', 'multipart/form-data')).toEqual([400, 'BAD_MULTIPART']);
    const cut =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.epub"\r\nContent-Type: a/b\r\n\r\nPK';
    expect(await raw(cut, 'multipart/form-data; boundary=x')).toEqual([400, 'BAD_MULTIPART']);
    const unnamed = `${cut.replace('a.epub', '')}\r\n--x--\r\n`;
    expect(await raw(unnamed, 'multipart/form-data; boundary=x')).toEqual([400, 'NO_FILE']);
    await expect.poll(leftovers).toEqual([]);
  });

  test('ignores fields named like object prototypes', async () => {
    const form = new FormData();
    form.append('__proto__', 'polluted');
    form.append('constructor[prototype][polluted]', 'yes');
    form.append('file', new Blob([await sampleEpub()], { type: 'a/b' }), 'a.epub');
    expect((await ann.send('/books/upload', form)).status).toBe(201);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});
