import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Settings } from '../config.ts';
import { canonicalQuery, sha256 as sha256Of, signedHeaders } from './aws-signature.ts';
import { type ListedPage, readFailure, readListing } from './s3-responses.ts';
import { BlobMissingError, type BlobStore, BlobStoreUnavailableError } from './blob-store.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const PREFIX = 'blobs/';
const EMPTY_SHA256 = sha256Of('');

/** The body of a request. */
interface Body {
  readonly sha256: string;
  readonly size: number;
  readonly bytes: Uint8Array | Readable;
}

/** Any S3-compatible store, by path-style addresses and Signature Version 4. */
export function createS3Store(settings: S3Settings, now: () => Date = () => new Date()): BlobStore {
  async function call(
    method: string,
    key: string,
    query: Record<string, string> = {},
    body?: Body,
    signal: AbortSignal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  ): Promise<Response> {
    const url = new URL(`${settings.endpoint}/${settings.bucket}${key ? `/${PREFIX}${key}` : ''}`);
    url.search = canonicalQuery(query);
    return fetch(url, {
      method,
      headers: {
        ...signedHeaders(settings, { method, url, bodySha256: body?.sha256 ?? EMPTY_SHA256, at: now() }),
        // S3 accepts no body of unknown length.
        ...(body ? { 'content-length': String(body.size) } : {}),
      },
      ...(body ? { body: body.bytes as RequestInit['body'], duplex: 'half' } : {}),
      redirect: 'error',
      signal,
    }).catch((cause: unknown) => {
      throw new BlobStoreUnavailableError(`S3 ${method} got no response`, { cause });
    });
  }

  async function put(body: Body): Promise<void> {
    await expectOk(await call('PUT', body.sha256, {}, body), 'PUT');
  }

  async function getObject(sha256: string, signal?: AbortSignal): Promise<Response> {
    const response = await call('GET', sha256, {}, undefined, signal);
    if (response.status === 404) throw new BlobMissingError(sha256);
    await expectOk(response, 'GET');
    return response;
  }

  return {
    put: (sha256, bytes) => put({ sha256, size: bytes.byteLength, bytes }),
    async putFile(sha256, tempFile) {
      const file = await open(tempFile);
      const bytes = file.createReadStream({ autoClose: false });
      try {
        await put({ sha256, size: (await file.stat()).size, bytes });
      } finally {
        bytes.destroy();
        await file.close();
      }
      await rm(tempFile, { force: true });
    },
    async get(sha256) {
      return Buffer.from(await (await getObject(sha256)).arrayBuffer());
    },
    async read(sha256) {
      // A slow client may take longer for the body; one that stops is disconnected, which ends the stream.
      const head = new AbortController();
      const tooLate = setTimeout(() => head.abort(), REQUEST_TIMEOUT_MS);
      const { body, headers } = await getObject(sha256, head.signal).finally(() => clearTimeout(tooLate));
      if (!body) throw new BlobStoreUnavailableError('S3 GET responded without a body');
      const length = headers.get('content-length');
      return {
        size: length === null ? null : Number(length),
        bytes: Readable.fromWeb(body),
      };
    },
    async delete(sha256) {
      const response = await call('DELETE', sha256);
      if (response.status !== 404) await expectOk(response, 'DELETE');
    },
    async *list() {
      let token: string | null = null;
      do {
        const response: Response = await call('GET', '', {
          'list-type': '2',
          prefix: PREFIX,
          ...(token ? { 'continuation-token': token } : {}),
        });
        await expectOk(response, 'LIST');
        const page: ListedPage = await readListing(response);
        for (const { key, modifiedAt } of page.objects)
          if (key.startsWith(PREFIX)) yield { sha256: key.slice(PREFIX.length), modifiedAt };
        token = page.continuationToken;
      } while (token !== null);
    },
  };
}

async function expectOk(response: Response, what: string): Promise<void> {
  if (response.ok) return;
  const message = `S3 ${what} responded with ${response.status}: ${await readFailure(response)}`;
  throw response.status >= 500 || response.status === 429
    ? new BlobStoreUnavailableError(message)
    : new Error(message);
}
