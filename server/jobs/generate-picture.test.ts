import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { generateResponse } from '#shared/contract/images.ts';
import { findDescription } from '../db/descriptions.ts';
import { findJob } from '../db/jobs.ts';
import { createModelPainter } from '../illustration/model/model-painter.ts';
import { openModelPainter } from '../illustration/model/open-model-painter.ts';
import { createProvider } from '../providers/vendor-openai.ts';
import { startPainting } from '../services/pictures/request-picture.ts';
import { type ImageModel, type PictureReplyFault, startImageModel } from '../testing/image-model.ts';
import { send } from '../testing/language-model.ts';
import { type Reader, registerReader } from '../testing/reader.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';
import { SyncedDevice } from '../testing/synced-device.ts';

const SIMULTANEOUS_REQUESTS = process.env.VIGNETTE_LONG === '1' ? 1_000 : 100;

/** Longer than any test runs, so that a busy machine changes no outcome. */
const NEVER_MS = 3_600_000;

interface ServerWithModel {
  model: ImageModel;
  server: TestServer;
  ann: Reader;
  bookId: string;
  ids: string[];
}

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** A reader with a book, on a server whose image model fails as `fault` does. */
async function startServerWithModel(
  fault?: PictureReplyFault,
  maxWaitMs = NEVER_MS,
): Promise<ServerWithModel> {
  const model = await startImageModel('sd-server', fault);
  cleanups.push(() => model.close());
  const server = await startTestServer({
    modelPainter: ({ pool, blobs, log }) => {
      const openai = {
        apiKey: null,
        baseUrl: model.baseUrl,
        textModel: null,
        imageModel: 'painter-1',
        imagePrice: null,
      };
      const painter = openModelPainter({ openai, rateLimitScale: 1 }, pool, blobs, log);
      return painter && { ...painter, maxWaitMs };
    },
  });
  cleanups.push(() => server.close());
  const { jobs } = server.deps;
  const waitFor = jobs.waitFor.bind(jobs);
  vi.spyOn(jobs, 'waitFor').mockImplementation((id) => waitFor(id, NEVER_MS));
  const ann = await registerReader(server);
  const bookId = await ann.addBook();
  const { descriptions } = (await ann.get(`/books/${bookId}/descriptions`)).body;
  return { model, server, ann, bookId, ids: descriptions.map(({ id }: { id: string }) => id) };
}

interface StoredPicture {
  id: string;
  painter: string;
  note: string | null;
  take: number;
  style_prompt: string | null;
}

async function storedPicture({ server }: ServerWithModel, descriptionId: string) {
  const { rows } = await server.deps.pool.query<StoredPicture>(
    'select id, painter, note, take, style_prompt from images where description_id = $1',
    [descriptionId],
  );
  return rows[0] ?? null;
}

const isPainted = (setup: ServerWithModel, descriptionId: string) =>
  vi.waitFor(async () => expect((await storedPicture(setup, descriptionId))?.painter).toBe('painter-1'), {
    timeout: 40_000,
    interval: 50,
  });

/** A model that responds only after `resume`. */
function pausedModel(): { fault: PictureReplyFault; resume: () => void } {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  return { resume, fault: () => resumed.then(() => false) };
}

test('a fast model’s picture is returned, painted once for simultaneous requests', async () => {
  const setup = await startServerWithModel();
  const request = () => setup.ann.post(`/images/generate/description/${setup.ids[0]}`, {});
  const responses = await Promise.all(Array.from({ length: SIMULTANEOUS_REQUESTS }, request));
  // 409: there already, with the picture in the body.
  for (const { status } of responses) expect([200, 409]).toContain(status);
  expect(new Set(responses.map(({ raw }) => generateResponse.parse(raw).image_id)).size).toBe(1);
  expect(setup.model.requests).toHaveLength(1);
  expect(await storedPicture(setup, setup.ids[0]!)).toMatchObject({ painter: 'painter-1', note: null });
  expect((await setup.ann.get('/images/generation/status')).body.painter).toBe('painter-1');
});

test('a picture requested again just as it finishes is counted once', async () => {
  const setup = await startServerWithModel();
  const { pool } = setup.server.deps;
  await setup.ann.post(`/images/generate/description/${setup.ids[0]}`, {});
  const description = await findDescription(pool, setup.ann.id, setup.ids[0]!);
  // As a caller that checked before the picture was there, and requests it after.
  const take = { stylePrompt: null, replaces: null, take: 0 };
  const { isNew } = await startPainting(pool, 99, setup.ann.id, description!, take);
  expect(isNew).toBe(false);
  expect((await setup.ann.get('/images/generation/status')).body.completed_today).toBe(1);
  const { rowCount } = await pool.query('select from jobs where subject = $1', [setup.ids[0]]);
  expect(rowCount).toBe(1);
});

test('a slow model’s picture replaces the embedded painter’s, requested once', async () => {
  const { fault, resume } = pausedModel();
  const setup = await startServerWithModel(fault, 200);
  const socket = await openSocket(setup.ann);
  const first = await setup.ann.post(`/images/generate/description/${setup.ids[0]}`, {});
  expect(first.status).toBe(200);
  expect(await storedPicture(setup, setup.ids[0]!)).toMatchObject({ painter: 'plain', note: 'slow' });
  expect(await socket.until('image_generation_completed')).toMatchObject({
    image: { id: first.body.image_id },
  });
  resume();
  await isPainted(setup, setup.ids[0]!);
  const better = await storedPicture(setup, setup.ids[0]!);
  const completed = () => socket.received.filter(({ type }) => type === 'image_generation_completed');
  await vi.waitFor(() => expect(completed()).toHaveLength(2));
  expect(completed()[1]!.data).toMatchObject({ description_id: setup.ids[0], image: { id: better!.id } });
  expect(setup.model.requests).toHaveLength(1);
  expect((await setup.ann.get(`/images/book/${setup.bookId}`)).body.total).toBe(1);
  await socket.close();
});

test('a late picture does not replace one that was deleted or repainted meanwhile', async () => {
  const { fault, resume } = pausedModel();
  const setup = await startServerWithModel(fault, 100);
  const [one, two] = setup.ids as [string, string];
  const deleted = (await setup.ann.post(`/images/generate/description/${one}`, {})).body;
  await setup.ann.delete(`/images/${deleted.image_id}`);
  const old = (await setup.ann.post(`/images/generate/description/${two}`, {})).body;
  await setup.ann.post(`/images/regenerate/${old.image_id}`, { style_prompt: 'ink' });
  resume();
  await isPainted(setup, two);
  expect(await storedPicture(setup, two)).toMatchObject({ take: 1, style_prompt: 'ink' });
  expect(await storedPicture(setup, one)).toBeNull();
});

test('another take of a picture deleted meanwhile does not restore it', async () => {
  const { fault, resume } = pausedModel();
  let isSlow = false;
  const setup = await startServerWithModel((...reply) => isSlow && fault(...reply));
  const first = (await setup.ann.post(`/images/generate/description/${setup.ids[0]}`, {})).body;
  isSlow = true;
  const again = setup.ann.post(`/images/regenerate/${first.image_id}`, {});
  await vi.waitFor(() => expect(setup.model.requests).toHaveLength(2));
  expect((await setup.ann.delete(`/images/${first.image_id}`)).status).toBeLessThan(300);
  resume();
  expect((await again).status).toBe(404);
  expect(await storedPicture(setup, setup.ids[0]!)).toBeNull();
});

test('a refusal keeps the embedded painter’s picture and records the reason', async () => {
  const setup = await startServerWithModel((_, response) => {
    send(response, 400, { error: { message: 'no', code: 'moderation_blocked' } });
    return true;
  });
  expect((await setup.ann.post(`/images/generate/description/${setup.ids[0]}`, {})).status).toBe(200);
  expect(await storedPicture(setup, setup.ids[0]!)).toMatchObject({ painter: 'plain', note: 'refused' });
  expect(setup.model.requests).toHaveLength(2);
  const { rows } = await setup.server.deps.pool.query(`select 1 from jobs where kind = 'improve-image'`);
  expect(rows).toEqual([]);
});

test('an unavailable model is called again later, and its picture is stored', async () => {
  let isUnavailable = true;
  const model = await startImageModel('sd-server', (_, response) => {
    if (isUnavailable) send(response, 503, { error: { message: 'loading' } });
    return isUnavailable;
  });
  cleanups.push(() => model.close());
  const server = await startTestServer({
    modelPainter: ({ log }) =>
      createModelPainter({
        provider: createProvider({ apiKey: null, baseUrl: model.baseUrl }),
        ...{ model: 'painter-1', providerName: 'stand-in', log, pauseMs: 1 },
        pictures: { find: async () => null, save: async () => {} },
        allowance: { take: async () => true, giveBack: async () => {} },
      }),
  });
  cleanups.push(() => server.close());
  const ann = await registerReader(server);
  const bookId = await ann.addBook();
  const { id } = (await ann.get(`/books/${bookId}/descriptions`)).body.descriptions[0]!;
  const setup = { model, server, ann, bookId, ids: [id] };
  expect((await ann.post(`/images/generate/description/${id}`, {})).status).toBe(200);
  expect(await storedPicture(setup, id)).toMatchObject({ painter: 'plain', note: 'unavailable' });
  const { rows } = await server.deps.pool.query<{ id: string; seconds: number }>(
    `select id, extract(epoch from run_after - now())::float8 as seconds from jobs where kind = 'improve-image'`,
  );
  expect(rows[0]!.seconds).toBeGreaterThan(20);
  const runNow = async () => {
    await server.deps.pool.query('update jobs set run_after = now() where id = $1', [rows[0]!.id]);
    await server.deps.jobs.wake(rows[0]!.id);
  };
  await runNow();
  const afterFailure = { state: 'queued', attempt: 1, error: 'The image model gave no picture' };
  await expect.poll(() => findJob(server.deps.pool, rows[0]!.id)).toMatchObject(afterFailure);
  isUnavailable = false;
  await runNow();
  await isPainted(setup, id);
});

test('a person’s next picture is requested with an earlier picture of them, never one of a later passage', async () => {
  const setup = await startServerWithModel();
  const [first, second, third] = setup.ids as [string, string, string];
  await setup.server.deps.pool.query(`update descriptions set entity = 'Anna' where id = any($1)`, [
    [first, second, third],
  ]);
  const references = async (id: string) => {
    await setup.ann.post(`/images/generate/description/${id}`, {});
    return setup.model.requests.at(-1)!.references;
  };
  expect([await references(second), await references(third), await references(first)]).toEqual([0, 1, 0]);
});

test('after a reader’s correction a person is painted with an earlier picture under their other name', async () => {
  const setup = await startServerWithModel();
  const { ann, bookId, server } = setup;
  const [first, second, third] = setup.ids as [string, string, string];
  const alias = (text: string, offset: number) => ({ text, chapter: 1, offset, end: offset + text.length });
  const member = (id: string, text: string, offset: number) => ({
    ...{ id, name: text, kind: 'character', aliases: [alias(text, offset)], attributes: [], mentions: [] },
    ...{ gender: null, genderFrom: null, firstMention: { chapter: 1, offset } },
  });
  const registry = [member('e1', 'Anna', 0), member('e2', 'Greyfoot', 1)];
  await server.deps.pool.query('update books set registry = $2 where id = $1', [
    bookId,
    JSON.stringify(registry),
  ]);
  await server.deps.pool.query(
    `update descriptions set entity = case id when $1 then 'Anna' else 'Greyfoot' end`,
    [first],
  );
  const references = async (id: string) => {
    await ann.post(`/images/generate/description/${id}`, {});
    return setup.model.requests.at(-1)!.references;
  };
  expect([await references(first), await references(second)]).toEqual([0, 0]);
  const correction = { book: bookId, kind: 'merge', of: 'character', since: 1, madeAt: 1, deleted: false };
  const phone = new SyncedDevice(ann.post);
  await phone.write('correction', randomUUID(), {
    ...correction,
    names: [
      ['Anna', 1, 0],
      ['Greyfoot', 1, 1],
    ],
  });
  await phone.sync();
  expect(await references(third)).toBe(2);
});
