import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeUserDatabase,
  type DescriptionRow,
  openUserDatabase,
  type UserDatabase,
} from '#app/data/database/database.ts';
import { loadImage } from './book-content.ts';

let database: UserDatabase;
let server: Server;
let status: number;
let readers = 0;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  database = openUserDatabase(`content-${readers++}`);
  await database.descriptions.put(illustrated);
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // A page has an origin; Node has none.
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${path as string}`, init);
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  server.closeAllConnections();
  server.close();
  closeUserDatabase();
  await database.delete();
});

const illustrated: DescriptionRow = {
  ...{ id: 'd1', bookId: 'b1', type: 'location', content: 'A low house.', start: 0, end: 12 },
  ...{ chapter_number: 1, entity: null, priority_score: 50 },
  generated_image: {
    id: 'i1',
    image_url: '/api/v1/images/i1/file?sig=x',
    created_at: '2026-01-01T00:00:00.000Z',
    generation_time_seconds: 1,
  },
};

const storedPicture = async () => (await database.descriptions.get('d1'))!.generated_image;

test('a picture that the server no longer has is removed from its description, without an error', async () => {
  status = 404;
  expect(await loadImage(illustrated)).toBeNull();
  expect(await storedPicture()).toBeNull();
});

test('a picture that the server refuses for now stays with its description', async () => {
  status = 403;
  await expect(loadImage(illustrated)).rejects.toMatchObject({ status: 403 });
  expect(await storedPicture()).toEqual(illustrated.generated_image);
});
