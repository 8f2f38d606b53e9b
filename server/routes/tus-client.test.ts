import { describe, expect, test } from 'vitest';
import { startServerWithReader } from '../testing/server-with-reader.ts';
import {
  bookFile,
  clientsOf,
  countParts,
  open,
  request,
  sampleFile,
  send,
  type TestFile,
} from '../testing/upload-client.ts';

const MIB = 1024 * 1024;
const { server, ann } = await startServerWithReader({ working: false });
const at = clientsOf(server);

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
    const whole = await sampleFile('дом.epub');
    const metadata = { filename: whole.name, ...(knows ? { sha256: whole.sha256 } : {}) };
    const made = await request(at(ann), 'POST', '/api/v1/uploads', creation(whole, metadata));
    expect(made.status).toBe(201);
    const url = made.headers.get('location')!;
    const head = await request(at(ann), 'HEAD', url, { 'tus-resumable': '1.0.0' });
    expect(head.headers.get('upload-offset')).toBe('0');
    expect(head.headers.get('upload-metadata')).toBe(creation(whole, metadata)['upload-metadata']);
    const sent = await send(at(ann), url, 0, whole.bytes, { 'tus-resumable': '1.0.0' });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(whole.bytes.byteLength)]);
    expect((await open(at(ann), whole)).book_id).toBeTruthy();
  });

  test('of another version gets the supported version', async () => {
    const response = await request(at(ann), 'POST', '/api/v1/uploads', {
      ...creation(await sampleFile(), { filename: 'a.epub' }),
      'tus-resumable': '0.2.2',
    });
    expect([response.status, response.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  });

  test('cancels an upload and deletes its parts', async () => {
    const before = await countParts(server);
    const whole = bookFile(2 * MIB);
    const { url } = await open(at(ann), whole);
    await send(at(ann), url, 0, whole.bytes.slice(0, MIB));
    expect(await countParts(server)).toBe(before + 1);
    const gone = await request(at(ann), 'DELETE', url);
    expect([gone.status, gone.headers.get('tus-resumable')]).toEqual([204, '1.0.0']);
    expect((await request(at(ann), 'DELETE', url)).status).toBe(404);
    expect(await countParts(server)).toBe(before);
  });
});
