import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestS3, startTestS3 } from '../testing/s3.ts';
import { canonicalQuery, sha256, signedHeaders } from './aws-signature.ts';
import { BlobMissingError, type BlobStore } from './blob-store.ts';
import { createLocalStore } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

/** The published examples of the Amazon S3 API Reference, "Examples: Signature calculations in AWS Signature Version 4". */
describe('a signature', () => {
  const key = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const at = new Date('2013-05-24T00:00:00Z');

  test.each([
    ['?lifecycle=', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    [
      `?${canonicalQuery({ prefix: 'J', 'max-keys': '2' })}`,
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('of GET /%s is the published one', (query, signature) => {
    const url = new URL(`https://examplebucket.s3.amazonaws.com/${query}`);
    const headers = signedHeaders(key, { method: 'GET', url, bodySha256: sha256(''), at });
    expect(headers.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        `SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    );
  });

  test('encodes a query as RFC 3986 requires', () => {
    expect(canonicalQuery({ b: "a b+c/!'()*", 'a-token': '1=' })).toBe(
      'a-token=1%3D&b=a%20b%2Bc%2F%21%27%28%29%2A',
    );
  });
});

let s3: TestS3;
let root: string;
beforeAll(async () => {
  s3 = await startTestS3();
  root = await mkdtemp(path.join(tmpdir(), 'vignette-store-'));
});
afterAll(async () => {
  await s3?.close();
  await rm(root, { recursive: true, force: true });
});

const blob = (text: string) => ({
  bytes: Buffer.from(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});

const stores: [string, () => Promise<BlobStore>][] = [
  ['a folder', () => createLocalStore(path.join(root, 'files'))],
  ['S3', async () => createS3Store(s3.settings)],
];

describe.each(stores)('a store in %s', (_name, open) => {
  test('stores, reads, lists and deletes blobs, and reports missing ones', async () => {
    const store = await open();
    const blobs = Array.from({ length: 5 }, (_, n) => blob(`bytes ${n}`));
    for (const { sha256, bytes } of blobs) await store.put(sha256, bytes);
    await store.put(blobs[0]!.sha256, blobs[0]!.bytes);
    const uploaded = path.join(root, 'upload');
    const last = blob('an upload');
    await writeFile(uploaded, last.bytes);
    await store.putFile(last.sha256, uploaded);
    expect(await readdir(root)).not.toContain('upload');
    expect(await store.get(last.sha256)).toEqual(last.bytes);
    expect(await store.get(blobs[3]!.sha256)).toEqual(blobs[3]!.bytes);
    const { size, bytes } = await store.read(blobs[3]!.sha256);
    expect([size, Buffer.concat(await bytes.toArray())]).toEqual([blobs[3]!.bytes.length, blobs[3]!.bytes]);

    const listed = [];
    for await (const { sha256, modifiedAt } of store.list()) {
      expect(modifiedAt.getTime()).toBeGreaterThan(0);
      listed.push(sha256);
    }
    expect(listed.sort()).toEqual([...blobs, last].map(({ sha256 }) => sha256).sort());

    await store.delete(last.sha256);
    await store.delete(last.sha256);
    await expect(store.get(last.sha256)).rejects.toThrow(BlobMissingError);
    await expect(store.read(last.sha256)).rejects.toThrow(BlobMissingError);
  });
});

test('an error response of the store is an error with its code, never a missing blob', async () => {
  const store = createS3Store(s3.settings);
  s3.failNext(503);
  await expect(store.get(blob('x').sha256)).rejects.toThrow(/S3 GET responded with 503: SlowDown/);
  expect(s3.requests.every(({ authorization }) => authorization.startsWith('AWS4-HMAC-SHA256 '))).toBe(true);
  expect(s3.requests.some(({ path: asked }) => asked.includes('continuation-token='))).toBe(true);
});

test('a file is sent to the store as fast as the store reads it, never held in memory', async () => {
  const MIB = 1024 * 1024;
  const whole = Buffer.alloc(48 * MIB, 'A book. ');
  const expected = createHash('sha256').update(whole).digest('hex');
  const uploaded = path.join(root, 'large');
  await writeFile(uploaded, whole);
  const server = createServer();
  const requested = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const store = createS3Store({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` });

  global.gc?.();
  const before = process.memoryUsage().arrayBuffers;
  const stored = store.putFile(expected, uploaded);
  const [request, response] = await requested;
  const { headers } = request;
  expect([headers['content-length'], headers['x-amz-content-sha256']]).toEqual([`${48 * MIB}`, expected]);
  const hash = createHash('sha256');
  let most = 0;
  let slowChunks = 30;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (slowChunks-- <= 0) continue;
    await new Promise((resolve) => setTimeout(resolve, 20));
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  response.end();
  await stored;
  expect(hash.digest('hex')).toBe(expected);
  // Chunks that wait in sockets, and those that are not yet collected; the whole would be half as much again.
  expect(most).toBeLessThan(32 * MIB);
  expect(await readdir(root)).not.toContain('large');
  server.close();
  server.closeAllConnections();
});
