import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaintedPicture, PaintedScene } from '#shared/contract/images.ts';
import { API_BASE } from '#shared/contract/limits.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { clearSession, saveSession } from '#app/data/device/session.ts';
import { paintedHereId } from '#shared/sync/device/painted-here.ts';
import { storePicture } from '#app/data/pictures/stored-pictures.ts';
import { applyRecordEffects } from '#app/data/records/apply-record-effects.ts';
import { trackPendingEffects } from '#app/data/records/pending-effects.ts';
import { sendAwaitedPictures } from './send-awaited-pictures.ts';

const realFetch = globalThis.fetch;
const scene: PaintedScene = { painter: 'one', input: 'ab'.repeat(32) };
const image = {
  ...{ id: paintedHereId('d1', 0), image_url: '', created_at: '2026-01-01', generation_time_seconds: 2 },
  drawn: [{ start: 0, end: 5 }],
};

let server: Server;
let database: UserDatabase;
let users = 0;
let received: { path: string; body: PaintedPicture }[] = [];
let status = 200;

beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({
        path: `${request.method} ${request.url!.slice(API_BASE.length)}`,
        body: JSON.parse(text) as PaintedPicture,
      });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${String(path)}`, init);
  const id = `painter-${users++}`;
  database = openUserDatabase(id);
  const user = { id, email: `${id}@example.org`, full_name: null, created_at: '2026-01-01T00:00:00Z' };
  await saveSession({ user, access: 'a', refresh: 'r' });
  await database.descriptions.put({
    ...{ id: 'd1', bookId: 'b1', type: 'location', content: 'A low house.', start: 0, end: 12 },
    ...{ chapter_number: 1, entity: null, priority_score: 50, generated_image: image, scene },
  });
  const bytes = new Uint8Array([1, 2, 250]).buffer;
  await storePicture({
    ...{ id: image.id, bookId: 'b1', descriptionId: 'd1', createdAt: image.created_at, bytes },
    mediaType: 'image/jpeg',
  });
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  server.close();
  closeUserDatabase();
  await clearSession();
  await database.delete();
});

/** The server's update of the request has arrived. */
async function receive(v: object): Promise<void> {
  const view = { t: 'imgreq', k: 'desc:d1', book: 'b1', ms: 1, v: { description: 'd1', scene, ...v } };
  await database.views.put(view);
  await trackPendingEffects(database.meta, [view]);
  await applyRecordEffects(database);
}

test('a picture that the server waits for is sent, once', async () => {
  await receive({ status: 'awaited' });
  await sendAwaitedPictures(database);
  await sendAwaitedPictures(database);
  expect(received).toEqual([
    {
      path: 'PUT /images/painted/d1',
      body: { scene, jpeg: 'AQL6', drawn: image.drawn, generation_time_seconds: 2 },
    },
  ]);
});

test('a picture that could not be sent is sent later', async () => {
  await receive({ status: 'awaited' });
  status = 503;
  await expect(sendAwaitedPictures(database)).rejects.toThrow();
  status = 200;
  await sendAwaitedPictures(database);
  expect(received).toHaveLength(2);
});

test('a picture that is no longer wanted is dropped', async () => {
  await receive({ status: 'awaited' });
  status = 409;
  await sendAwaitedPictures(database);
  await sendAwaitedPictures(database);
  expect(received).toHaveLength(1);
});

test.each([
  ['is painted by the server itself', { status: 'queued' }],
  ['another device has painted', { status: 'awaited', scene: { ...scene, input: 'cd'.repeat(32) } }],
  ['has come meanwhile', { status: 'done', image: { ...image, id: 'i1' } }],
])('a picture that %s is not sent', async (_, request) => {
  await receive({ status: 'awaited' });
  await receive(request);
  await sendAwaitedPictures(database);
  expect(received).toEqual([]);
});

test('a newer take is not sent in place of the requested one', async () => {
  await receive({ status: 'awaited' });
  await database.descriptions.update('d1', { scene: { ...scene, input: 'ef'.repeat(32) } });
  await sendAwaitedPictures(database);
  expect(received).toEqual([]);
});
