import { createHash, randomBytes } from 'node:crypto';
import * as http from 'node:http';
import { API_BASE } from '#shared/contract/limits.ts';
import { type OpenedUpload, openedUpload, tus } from '#shared/contract/uploads.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { PROSE, type Reader, sampleEpub } from './reader.ts';
import type { TestServer } from './server.ts';

/** A client of a test server or a server process. */
export interface Client {
  origin: string;
  token: string;
}

/** The clients of a server's readers. */
export const clientsOf =
  ({ origin }: Pick<TestServer, 'origin'>) =>
  ({ token }: Reader): Client => ({ origin, token: token! });

export interface TestFile {
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
  name: string;
}

/** An EPUB of about this size, filled with incompressible pictures. */
export function bookFile(sizeBytes: number, name = 'book.epub'): TestFile {
  const pictures = Array.from({ length: Math.ceil(sizeBytes / PICTURE_BYTES) }, (_, i) => ({
    name: `p${i}.png`,
    mediaType: 'image/png',
    bytes: randomBytes(Math.min(PICTURE_BYTES, sizeBytes - i * PICTURE_BYTES)),
  }));
  const shown = pictures.map((picture) => `<p><img src="../images/${picture.name}" alt=""/></p>`).join('');
  return file(
    buildEpub({
      title: 'A Large Book',
      images: pictures,
      chapters: [{ title: 'Pictures', body: shown, paragraphs: PROSE }],
    }),
    name,
  );
}

const PICTURE_BYTES = 4 * 1024 * 1024;

export const file = (bytes: Uint8Array<ArrayBuffer>, name = 'book.epub'): TestFile => ({
  bytes,
  name,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** A small book, another one each time. */
export const sampleFile = async (name?: string): Promise<TestFile> =>
  file((await sampleEpub()) as Uint8Array<ArrayBuffer>, name);

/** Opens an upload with POST /uploads. @throws Error when it is refused */
export async function open(client: Client, { bytes, sha256, name }: TestFile): Promise<OpenedUpload> {
  const response = await fetch(`${client.origin}${API_BASE}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sha256, size: bytes.byteLength, name }),
  });
  if (!response.ok) throw new Error(`POST /uploads: ${response.status} ${await response.text()}`);
  return openedUpload.parse(await response.json());
}

export function send(
  client: Client,
  url: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(client.origin + url, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${client.token}`,
      'content-type': tus.partType,
      'upload-offset': String(offset),
      ...headers,
    },
    body: bytes,
  });
}

/** Sends only the first `sent` bytes of a part, then destroys the connection. */
export async function sendPartially(
  client: Client,
  url: string,
  part: { offset: number; bytes: Uint8Array; sent: number },
): Promise<void> {
  const request = http.request(client.origin + url, {
    method: 'PATCH',
    agent: false,
    headers: {
      authorization: `Bearer ${client.token}`,
      'content-type': tus.partType,
      'upload-offset': String(part.offset),
      'content-length': String(part.bytes.byteLength),
    },
  });
  const closed = new Promise<void>((resolve) => request.once('close', resolve));
  request.on('error', () => undefined); // The connection is broken on purpose.
  request.flushHeaders();
  await new Promise<void>((resolve) => request.write(part.bytes.subarray(0, part.sent), () => resolve()));
  request.destroy();
  await closed;
}

/** Sends the rest of a file in parts, from its current offset. @returns the book */
export async function sendRest(client: Client, whole: TestFile, partBytes = 1024 * 1024): Promise<string> {
  const { url, offset, book_id } = await open(client, whole);
  if (book_id) return book_id;
  for (let at = offset; at < whole.bytes.byteLength;) {
    const response = await send(client, url, at, whole.bytes.slice(at, at + partBytes));
    // An interrupted part may still be stored: every response has the current offset.
    if (response.status === 204 || response.status === 409)
      at = Number(response.headers.get('upload-offset'));
    else throw new Error(`PATCH at ${at}: ${response.status} ${await response.text()}`);
  }
  return (await open(client, whole)).book_id!;
}

/** A call at an upload's or a file's address. */
export const request = (
  { origin, token }: Client,
  method: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(origin + url, { method, headers: { authorization: `Bearer ${token}`, ...headers } });

/** How many bytes the server has of an upload. */
export const offsetOf = async (client: Client, url: string): Promise<number> =>
  Number((await request(client, 'HEAD', url)).headers.get('upload-offset'));

/** @returns the SHA-256 of a book's file */
export async function download(client: Client, bookId: string): Promise<string> {
  const response = await request(client, 'GET', `${API_BASE}/books/${bookId}/file`);
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');
}

/** The code of a refusal. */
export const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { details: { code: string } }).details.code;

/** How many parts of uploads the server holds. */
export async function countParts({ deps }: TestServer): Promise<number> {
  const { rows } = await deps.pool.query<{ count: number }>('select count(*) as count from upload_parts');
  return rows[0]!.count;
}
