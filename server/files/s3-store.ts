import { readFile, rm } from 'node:fs/promises';
import type { S3Settings } from '../config.ts';
import { canonicalQuery, signedHeaders } from './aws-signature.ts';
import { BlobMissingError, type BlobStore, BlobStoreAwayError } from './blob-store.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const PREFIX = 'blobs/';

/** Any S3-compatible store, by path-style addresses and Signature Version 4. */
export function createS3Store(settings: S3Settings, now: () => Date = () => new Date()): BlobStore {
  async function call(
    method: string,
    key: string,
    query: Record<string, string> = {},
    body?: Uint8Array,
  ): Promise<Response> {
    const url = new URL(`${settings.endpoint}/${settings.bucket}${key ? `/${PREFIX}${key}` : ''}`);
    url.search = canonicalQuery(query);
    return fetch(url, {
      method,
      headers: signedHeaders(settings, { method, url, body: body ?? new Uint8Array(), at: now() }),
      ...(body ? { body: body as NonNullable<Parameters<typeof fetch>[1]>['body'] } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new BlobStoreAwayError(`S3 ${method} got no answer`, { cause });
    });
  }

  async function put(sha256: string, bytes: Uint8Array): Promise<void> {
    await expectOk(await call('PUT', sha256, {}, bytes), 'PUT');
  }

  return {
    put,
    async putFile(sha256, tempFile) {
      await put(sha256, await readFile(tempFile));
      await rm(tempFile, { force: true });
    },
    async get(sha256) {
      const response = await call('GET', sha256);
      if (response.status === 404) throw new BlobMissingError(sha256);
      await expectOk(response, 'GET');
      return Buffer.from(await response.arrayBuffer());
    },
    async delete(sha256) {
      const response = await call('DELETE', sha256);
      if (response.status !== 404) await expectOk(response, 'DELETE');
    },
    async *list() {
      for (let token: string | undefined, more = true; more;) {
        const response = await call('GET', '', {
          'list-type': '2',
          prefix: PREFIX,
          ...(token ? { 'continuation-token': token } : {}),
        });
        await expectOk(response, 'LIST');
        const xml = await response.text();
        for (const [, content] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const sha256 = element(content!, 'Key')?.slice(PREFIX.length);
          const modified = element(content!, 'LastModified');
          if (sha256 && modified) yield { sha256, modifiedAt: new Date(modified) };
        }
        token = element(xml, 'NextContinuationToken');
        more = token !== undefined;
      }
    },
  };
}

async function expectOk(response: Response, what: string): Promise<void> {
  if (response.ok) return;
  const said = `S3 ${what} answered ${response.status}: ${(await response.text()).slice(0, 300)}`;
  throw response.status >= 500 || response.status === 429 ? new BlobStoreAwayError(said) : new Error(said);
}

const element = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
