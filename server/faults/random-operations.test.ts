import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalStore } from '../files/local-store.ts';
import { housekeep } from '../testing/housekeep.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { sampleEpub } from '../testing/reader.ts';

const LONG = process.env.VIGNETTE_LONG === '1';
const OPERATIONS = LONG ? 1_000 : 50;
const KILLS = LONG ? 25 : 2;
const AT_ONCE = 4;
const DAY_MS = 86_400_000;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
const start = async () => (server = await startServerProcess({ target: database.target, dataDir }));

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-random-'));
  await start();
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What a client's user knows. */
interface Person {
  token: string;
  books: string[];
}
const people: Person[] = [];
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** @throws TypeError when the server is gone */
async function call<T>(person: Person | null, method: string, address: string, body?: object): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${server.origin}/api/v1${address}`, {
    method,
    headers: {
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  return (await response.json()) as T;
}

async function join(): Promise<void> {
  const email = `${crypto.randomUUID()}@vignette.example`;
  const { tokens } = await call<{ tokens: { access_token: string } }>(null, 'POST', '/auth/register', {
    email,
    password: 'secret-1',
  });
  people.push({ token: tokens.access_token, books: [] });
}

async function upload(person: Person, epub: Uint8Array): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([epub]), 'book.epub');
  const { book_id } = await call<{ book_id?: string }>(person, 'POST', '/books/upload', form);
  if (book_id) person.books.push(book_id);
}

async function paint(person: Person): Promise<void> {
  const book = anyOf(person.books);
  const { descriptions = [] } = await call<{ descriptions?: { id: string }[] }>(
    person,
    'GET',
    `/books/${book}/descriptions`,
  );
  const description = anyOf(descriptions);
  if (description) await call(person, 'POST', `/images/generate/description/${description.id}`, {});
}

async function operate(epubs: readonly Uint8Array[]): Promise<void> {
  const person = anyOf(people);
  const kind = Math.random();
  if (people.length < 4 || kind < 0.1) return join();
  if (kind < 0.2) {
    people.splice(people.indexOf(person), 1);
    await call(person, 'DELETE', '/auth/deactivate');
  } else if (kind < 0.6 || person.books.length === 0) await upload(person, anyOf(epubs));
  else if (kind < 0.7) await call(person, 'DELETE', `/books/${anyOf(person.books)}`);
  else await paint(person);
}

test(
  'after random operations and kills, the stored blobs are exactly those that rows refer to',
  { timeout: KILLS * 20_000 + OPERATIONS * 1_000 + 60_000 },
  async () => {
    // Few books, so that users share some.
    const epubs = await Promise.all(Array.from({ length: 5 }, () => sampleEpub()));
    let left = OPERATIONS;
    const work = async (until: number) => {
      while (left > until) {
        left--;
        await operate(epubs).catch((error: unknown) => {
          if (!(error instanceof TypeError)) throw error; // the server was killed: what a client would see
        });
      }
    };
    for (let kill = 1; kill <= KILLS; kill++) {
      const until = Math.round(OPERATIONS * (1 - kill / KILLS));
      const working = Promise.all(Array.from({ length: AT_ONCE }, () => work(until)));
      const killed = (async () => {
        while (left > until + AT_ONCE) await new Promise((resolve) => setTimeout(resolve, 5));
        await server.kill();
      })();
      await Promise.all([working, killed]);
      if (kill < KILLS) await start();
    }
    const { pool } = database;
    await pool.query(`update blob_holds set created_at = created_at - interval '1 day'`);
    const blobs = await createLocalStore(path.join(dataDir, 'files'));
    await housekeep({ pool, blobs }, Date.now() + 2 * DAY_MS);
    const all = await stored(blobs);
    expect(all).toEqual(await referenced());
    expect(all.length).toBeGreaterThan(0);
  },
);

async function stored(blobs: Awaited<ReturnType<typeof createLocalStore>>): Promise<string[]> {
  const all = [];
  for await (const { sha256 } of blobs.list()) all.push(sha256);
  return all.sort();
}

async function referenced(): Promise<string[]> {
  const { rows } = await database.pool.query<{ sha256: string }>(
    `select file_sha256 as sha256 from books union select sha256 from resources union select sha256 from images
     union select cover_sha256 from books where cover_sha256 is not null`,
  );
  return rows.map(({ sha256 }) => sha256).sort();
}
