import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { callAt, registerAt } from '../testing/caller.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { startImageModel } from '../testing/image-model.ts';
import { type ChatRequest, sentencesOf, startLanguageModel } from '../testing/language-model.ts';
import { PROSE, sampleEpub } from '../testing/reader.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { file, sendRest } from '../testing/upload-client.ts';

const LONG = process.env.VIGNETTE_LONG === '1';
/** Kills of each kind; one in the short form, at a random moment. */
const KILLS = LONG ? 15 : 1;
/** Each kill is followed by a start of the server, and in the long form by the end of a lease. */
const TIMEOUT_MS = KILLS * 90_000 + 60_000;

/** When the server is killed: before the provider has answered, as it answers, or a little later. */
const MOMENTS = ['before', 'with', 'after'] as const;
const momentOf = (kill: number) =>
  MOMENTS[(LONG ? kill : Math.floor(Math.random() * MOMENTS.length)) % MOMENTS.length]!;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;

/** When a call to the provider kills the server: after `spared` calls; null: never. */
let next: (typeof MOMENTS)[number] | null;
let spared = 0;
let killed: Promise<void>;

beforeEach(async () => {
  next = null;
  killed = Promise.resolve();
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-provider-'));
});
afterEach(async () => {
  await server?.kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns whether the server was killed before the response */
async function strike(response: ServerResponse): Promise<boolean> {
  if (next === null || spared-- > 0) return false;
  const lateMs = { before: 0, with: 0, after: Math.random() * 80 }[next];
  const isBefore = next === 'before';
  next = null;
  if (!isBefore) {
    killed = new Promise((resolve) =>
      response.once('finish', () => setTimeout(() => resolve(server.kill()), lateMs)),
    );
    return false;
  }
  killed = server.kill();
  await killed;
  response.destroy();
  return true;
}

const start = async (env: Record<string, string>) =>
  (server = await startServerProcess({ target: database.target, dataDir, env }));

/** The killed server's lease ends: in the long form by waiting, in the short one by the database's clock. */
async function startAgain(env: Record<string, string>): Promise<void> {
  await killed;
  await server.kill();
  if (!LONG) await database.pool.query(`update jobs set lease_until = now() where state = 'running'`);
  await start(env);
}

const call = <T>(token: string, method: string, address: string, body?: object) =>
  callAt<T>({ origin: server.origin, token }, method, address, body);

const join = async () => (await registerAt(server.origin)).token;

const add = (token: string, bytes: Uint8Array) =>
  sendRest({ origin: server.origin, token }, file(bytes as Uint8Array<ArrayBuffer>));

const allJobsEnd = () =>
  expect
    .poll(
      async () =>
        (
          await database.pool.query<object>(
            `select kind, state from jobs where state <> 'done' and kind <> 'improve-image'`,
          )
        ).rows,
      { timeout: 60_000, interval: 100 },
    )
    .toEqual([]);

/** Today's provider usage as recorded. */
async function ledger(kind: string): Promise<number> {
  const { rows } = await database.pool.query<{ amount: number }>(
    'select coalesce(sum(amount), 0)::bigint as amount from provider_usage where kind = $1',
    [kind],
  );
  return rows[0]!.amount;
}

test(
  'a picture being painted by a model when the server is killed is requested at most once more, and stored once',
  { timeout: TIMEOUT_MS },
  async () => {
    const model = await startImageModel('sd-server', (_request, response) => strike(response));
    const env = { OPENAI_BASE_URL: model.baseUrl, IMAGE_MODEL: 'painter-1' };
    try {
      await start(env);
      for (let kill = 0; kill < KILLS; kill++) {
        // Another reader each time: for the same one, a picture like an earlier one would not be requested again.
        const token = await join();
        const bookId = await add(token, await sampleEpub());
        await allJobsEnd();
        const { body } = await call<{ descriptions: { id: string }[] }>(
          token,
          'GET',
          `/books/${bookId}/descriptions`,
        );
        const address = `/images/generate/description/${body.descriptions[0]!.id}`;
        const requestsBefore = model.requests.length;
        spared = 0;
        next = momentOf(kill);
        await call(token, 'POST', address, {}).catch(() => undefined); // the server was killed
        await expect.poll(() => next, { timeout: 30_000 }).toBeNull();
        await startAgain(env);
        await call(token, 'POST', address, {}); // like a reader whose response was lost
        await allJobsEnd();
        const stored = async () =>
          (await database.pool.query<object>('select painter from images where book_id = $1', [bookId])).rows;
        await expect.poll(stored, { timeout: 60_000 }).toEqual([{ painter: 'painter-1' }]);
        expect(model.requests.length - requestsBefore).toBeLessThanOrEqual(2);
        // Nothing that was paid for is lost, and the reader's allowance loses one picture, not two.
        expect(await ledger('pictures')).toBe(model.requests.length);
        const { rows } = await database.pool.query('select images from image_usage');
        expect(rows).toEqual(Array.from({ length: kill + 1 }, () => ({ images: 1 })));
      }
    } finally {
      await server.kill();
      await model.close();
    }
  },
);

const CONCURRENT_CALLS = 3;

/** What a call costs of a user's allowance: the text between the first and the last sentence of each paragraph. */
const charsOf = ({ messages }: ChatRequest): number =>
  messages
    .at(-1)!
    .content.split('\n\n')
    .map((paragraph) => paragraph.replace(/^⟦\d+⟧ /gm, '').replaceAll('\n', ' ').length)
    .reduce((sum, length) => sum + length, 0);

const longBook = () =>
  buildEpub({
    title: 'A Long Book',
    language: 'en',
    chapters: Array.from({ length: 8 }, (_, n) => ({
      title: `Chapter ${n + 1}`,
      paragraphs: Array.from({ length: 4 }, (__, p) =>
        PROSE.map((text) => `${text} It had been so since the year ${n}${p}, they said.`),
      ).flat(),
    })),
  });

test(
  'language model calls pending when the server is killed are repeated at most once, with the same result',
  { timeout: TIMEOUT_MS },
  async () => {
    // If the server is killed before it has answered the upload, there is no id to request.
    let added: Promise<unknown> = Promise.resolve();
    const model = await startLanguageModel('openai', async (request, response) => {
      await added;
      if (await strike(response)) return null;
      const passages = sentencesOf(request)
        .filter(({ text }) => /house|river|Margaret/.test(text))
        .map(({ number }) => ({ from: number, to: number, type: 'location', salience: 3, entity: null }));
      await pause(20);
      return { passages };
    });
    const env = { OPENAI_BASE_URL: model.baseUrl, TEXT_MODEL: 'reader-1' };
    try {
      await start(env);
      for (let kill = 0; kill < KILLS; kill++) {
        await database.pool.query('delete from language_model_answers');
        const [ann, bob] = [await join(), await join()];
        const requestsBefore = model.requests.length;
        const book = longBook();
        // Some answers are there already when it happens.
        spared = Math.floor(Math.random() * 5);
        next = momentOf(kill);
        const adding = add(ann, book);
        added = adding.catch(() => undefined); // reported where it is awaited
        const bookId = await adding;
        await expect.poll(() => next, { timeout: 30_000 }).toBeNull();
        await startAgain(env);
        await allJobsEnd();
        const prompts = model.requests.slice(requestsBefore).map((one) => one.messages.at(-1)!.content);
        const times = new Map<string, number>();
        for (const one of prompts) times.set(one, (times.get(one) ?? 0) + 1);
        expect(times.size).toBeGreaterThan(3);
        expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
        // The allowance is reserved before a call; what was reserved at the moment of the kill stays reserved.
        const chars = model.requests.map(charsOf);
        const inFlightChars = CONCURRENT_CALLS * Math.max(...chars) * (kill + 1);
        const taken = (await ledger('characters')) - chars.reduce((sum, each) => sum + each, 0);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(inFlightChars);

        // The same book of another user, extracted without a fault and with all that is known by now.
        const whole = await add(bob, book);
        await allJobsEnd();
        const passages = async (id: string) =>
          (
            await database.pool.query<object>(
              `select chapter_number, start_offset, end_offset, type, content from descriptions
                where book_id = $1 order by chapter_number, start_offset`,
              [id],
            )
          ).rows;
        expect((await passages(bookId)).length).toBeGreaterThan(8);
        expect(await passages(bookId)).toEqual(await passages(whole));
      }
    } finally {
      await server.kill();
      await model.close();
    }
  },
);
