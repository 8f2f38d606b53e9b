import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { SceneDescription } from '#shared/contract/books.ts';
import { findDescription } from '../../db/descriptions.ts';
import sharp from '../../testing/vendor-sharp.ts';
import { sceneHere } from '../pictures/paint-description.ts';
import type { Painter } from '../../illustration/painter.ts';
import { registerReader } from '../../testing/reader.ts';
import { startServerWithReader } from '../../testing/server-with-reader.ts';
import { startTestServer } from '../../testing/server.ts';
import { SyncedDevice } from '../../testing/synced-device.ts';
import { countJobsAbout, syncUntilStatus } from '../../testing/sync-until-status.ts';

const { server, ann: reader } = await startServerWithReader();

const device = () => new SyncedDevice(reader.post);
const request = (book: string, description: string, more: Record<string, unknown> = {}) => ({
  ...{ book, description, style: null, replaces: null, wanted: Date.now() },
  ...more,
});

async function firstDescription(bookId: string): Promise<SceneDescription> {
  return (await reader.get(`/books/${bookId}/descriptions`)).body.descriptions[0]!;
}

/** As records carry it, without the origin of the call. */
async function firstPicture(bookId: string) {
  const picture = (await firstDescription(bookId)).generated_image!;
  return { ...picture, image_url: picture.image_url.replace(server.origin, '') };
}

/** As a device has painted it, in one colour. */
const jpeg = (
  await sharp({ create: { width: 1024, height: 768, channels: 3, background: { r: 200, g: 30, b: 40 } } })
    .jpeg()
    .toBuffer()
).toString('base64');

describe('a picture requested offline', () => {
  test('by two devices is painted once, and both are notified', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const [phone, desk] = [device(), device()];
    const k = `desc:${id}`;
    await phone.write('imgreq', k, request(bookId, id));
    await desk.write('imgreq', k, request(bookId, id));
    await Promise.all([phone.sync(), desk.sync()]);
    const done = await syncUntilStatus(phone, 'imgreq', k, 'done');
    expect(await syncUntilStatus(desk, 'imgreq', k, 'done')).toEqual(done);
    expect(await firstPicture(bookId)).toEqual(done.image);
    expect(await countJobsAbout(server.deps.pool, id)).toBe(1);
  });

  test('that exists by then gets the existing picture', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const painted = await reader.post(`/images/generate/description/${id}`, {});
    const phone = device();
    await phone.write('imgreq', `desc:${id}`, request(bookId, id));
    await phone.sync();
    expect(phone.view('imgreq', `desc:${id}`)).toMatchObject({
      status: 'done',
      image: { id: painted.body.image_id },
    });
    expect(await countJobsAbout(server.deps.pool, id)).toBe(1);
  });

  test('as another take replaces the old one', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const first = await reader.post(`/images/generate/description/${id}`, {});
    const phone = device();
    const k = randomUUID();
    await phone.write('imgreq', k, request(bookId, id, { replaces: first.body.image_id, style: 'ink' }));
    const { image } = await syncUntilStatus(phone, 'imgreq', k, 'done');
    expect(await firstPicture(bookId)).toEqual(image);
    expect((image as { id: string }).id).not.toBe(first.body.image_id);
  });

  test('and painted on the device meanwhile is the same take of the same scene on the server', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const k = `desc:${id}`;
    const phone = device();
    await phone.write('imgreq', k, request(bookId, id, { style: 'woodcut', take: 2 }));
    await syncUntilStatus(phone, 'imgreq', k, 'done');
    const { rows } = await server.deps.pool.query<{ take: number; style_prompt: string }>(
      'select take, style_prompt from images where description_id = $1',
      [id],
    );
    expect(rows).toEqual([{ take: 2, style_prompt: 'woodcut' }]);
  });

  test('and painted on the device by another version is not painted again: its bytes are sent, and all devices get them', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const k = `desc:${id}`;
    const [phone, desk] = [device(), device()];
    const scene = { painter: 'another', input: 'ab'.repeat(32) };
    await phone.write('imgreq', k, request(bookId, id, { style: 'woodcut', take: 1, scene }));
    await syncUntilStatus(phone, 'imgreq', k, 'awaited');
    expect((await firstDescription(bookId)).generated_image).toBeNull();
    const send = (more: object = {}) =>
      reader.put(`/images/painted/${id}`, { scene, jpeg, drawn: [], generation_time_seconds: 1.5, ...more });
    expect((await send({ scene: { ...scene, painter: 'a third' } })).status).toBe(409);
    expect((await send({ jpeg: btoa('no picture at all') })).status).toBe(400);
    expect((await send()).status).toBe(200);
    for (const one of [phone, desk])
      expect(await syncUntilStatus(one, 'imgreq', k, 'done')).toMatchObject({
        image: { take: 1, painted_on: 'device', drawn: [], generation_time_seconds: 1.5 },
      });
    const { generated_image: image } = await firstDescription(bookId);
    expect(image).toMatchObject({ painted_on: 'device' });
    const file = await fetch(image!.image_url);
    const shown = sharp(Buffer.from(await file.arrayBuffer()));
    expect(await shown.metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 768 });
    const { channels } = await shown.stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([20, 3, 4]);
    expect(await countJobsAbout(server.deps.pool, id)).toBe(0);
    expect((await send()).status, 'once').toBe(409);
  });

  test('and painted on the device from the same input and version is painted by the server, without awaiting bytes', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const { pool, painter } = server.deps;
    const row = (await findDescription(pool, reader.id, id))!;
    const scene = await sceneHere(pool, painter, reader.id, row, { stylePrompt: 'woodcut', take: 2 });
    const phone = device();
    await phone.write('imgreq', `desc:${id}`, request(bookId, id, { style: 'woodcut', take: 2, scene }));
    expect(await syncUntilStatus(phone, 'imgreq', `desc:${id}`, 'done')).toMatchObject({
      image: { take: 2 },
    });
    expect(phone.view('imgreq', `desc:${id}`)!.image).not.toHaveProperty('painted_on');
  });

  test('and painted by another version is painted by the server if another caller cannot wait', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const phone = device();
    const scene = { painter: 'another', input: 'cd'.repeat(32) };
    await phone.write('imgreq', `desc:${id}`, request(bookId, id, { scene }));
    await syncUntilStatus(phone, 'imgreq', `desc:${id}`, 'awaited');
    const painted = await reader.post(`/images/generate/description/${id}`, {});
    expect(await syncUntilStatus(phone, 'imgreq', `desc:${id}`, 'done')).toMatchObject({
      image: { id: painted.body.image_id },
    });
  });

  test('and painted by the version that the server had when it accepted it is sent once the server has another', async () => {
    const { painter } = server.deps;
    let version = painter.version;
    let accepted = () => {};
    const updated: Painter = {
      ...painter,
      paint: (...args) => painter.paint(...args),
      get version() {
        // The second call is the request's, the next one its job's.
        queueMicrotask(accepted);
        return version;
      },
    };
    const own = await startTestServer({ painter: updated });
    const ann = await registerReader(own);
    const bookId = await ann.addBook();
    const { id } = (await ann.get(`/books/${bookId}/descriptions`)).body.descriptions[0]!;
    const row = (await findDescription(own.deps.pool, ann.id, id))!;
    const scene = await sceneHere(own.deps.pool, updated, ann.id, row, { stylePrompt: null, take: 0 });
    accepted = () => (version = 'newer');
    const phone = new SyncedDevice(ann.post);
    await phone.write('imgreq', `desc:${id}`, request(bookId, id, { scene }));
    await syncUntilStatus(phone, 'imgreq', `desc:${id}`, 'awaited');
    const send = () =>
      ann.put(`/images/painted/${id}`, { scene, jpeg, drawn: [], generation_time_seconds: 1 });
    expect((await send()).status).toBe(200);
    expect(await syncUntilStatus(phone, 'imgreq', `desc:${id}`, 'done')).toMatchObject({
      image: { painted_on: 'device' },
    });
    await own.close();
  });

  test('again, painted meanwhile by another version, is not answered with the earlier take', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const k = `desc:${id}`;
    const phone = device();
    const scene = { painter: 'another', input: 'ef'.repeat(32) };
    await phone.write('imgreq', k, request(bookId, id, { take: 1, scene }));
    await syncUntilStatus(phone, 'imgreq', k, 'awaited');
    // The server's own first take, for another caller.
    await reader.post(`/images/generate/description/${id}`, {});
    expect((await firstDescription(bookId)).generated_image).toMatchObject({ take: 0 });
    await syncUntilStatus(phone, 'imgreq', k, 'awaited');
    const sent = await reader.put(`/images/painted/${id}`, {
      scene,
      jpeg,
      drawn: [],
      generation_time_seconds: 1,
    });
    expect(sent.status).toBe(200);
    expect(await syncUntilStatus(phone, 'imgreq', k, 'done')).toMatchObject({
      image: { take: 1, painted_on: 'device' },
    });
  });

  test('of a missing or another user’s passage is NOT_FOUND', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const stranger = new SyncedDevice((await registerReader(server)).post);
    for (const description of [id, randomUUID()]) {
      await stranger.write('imgreq', `desc:${description}`, request(bookId, description));
      await stranger.sync();
      const response = stranger.view('imgreq', `desc:${description}`);
      expect(response).toMatchObject({ status: 'failed', error: 'NOT_FOUND' });
    }
    expect(await countJobsAbout(server.deps.pool, id)).toBe(0);
  });

  test('that cannot be painted reports it, and can be requested again', async () => {
    let works = false;
    const moody: Painter = {
      ...server.deps.painter,
      name: 'moody',
      paint: (...args) =>
        works ? server.deps.painter.paint(...args) : Promise.reject(new Error('no paint')),
    };
    const broken = await startTestServer({ painter: moody });
    const ann = await registerReader(broken);
    const bookId = await ann.addBook();
    const { id } = (await ann.get(`/books/${bookId}/descriptions`)).body.descriptions[0]!;
    const phone = new SyncedDevice(ann.post);
    await phone.write('imgreq', `desc:${id}`, request(bookId, id));
    expect(await syncUntilStatus(phone, 'imgreq', `desc:${id}`, 'failed')).toMatchObject({
      error: 'GENERATION_FAILED',
    });
    works = true;
    await phone.write('imgreq', `desc:${id}`, { wanted: Date.now() });
    expect(await syncUntilStatus(phone, 'imgreq', `desc:${id}`, 'done')).toMatchObject({ error: null });
    await broken.close();
  });

  test('beyond the daily limit reports it', async () => {
    const poor = await startTestServer({ settings: { picturesPerDay: 1 } });
    const ann = await registerReader(poor);
    const phone = new SyncedDevice(ann.post);
    const ids: string[] = [];
    for (const title of ['One', 'Two']) {
      const bookId = await ann.addBook({ title });
      const { id } = (await ann.get(`/books/${bookId}/descriptions`)).body.descriptions[0]!;
      await phone.write('imgreq', `desc:${id}`, request(bookId, id));
      ids.push(id);
    }
    await phone.sync();
    expect(phone.view('imgreq', `desc:${ids[0]}`)).toMatchObject({ status: 'queued' });
    expect(phone.view('imgreq', `desc:${ids[1]}`)).toMatchObject({ status: 'failed', error: 'RATE_LIMITED' });
    await poor.close();
  });
});

describe('a picture that was deleted', () => {
  test('is removed from the synced request, and another request paints a new one', async () => {
    const bookId = await reader.addBook();
    const { id } = await firstDescription(bookId);
    const [phone, desk] = [device(), device()];
    const k = `desc:${id}`;
    await phone.write('imgreq', k, request(bookId, id));
    const { image } = await syncUntilStatus(phone, 'imgreq', k, 'done');
    const deletedId = (image as { id: string }).id;
    expect((await reader.delete(`/images/${deletedId}`)).status).toBe(200);
    await Promise.all([phone.sync(), desk.sync()]);
    for (const one of [phone, desk])
      expect(one.view('imgreq', k)).toMatchObject({ status: 'done', image: null });

    await desk.write('imgreq', k, { wanted: Date.now() + 1 });
    await desk.sync();
    await vi.waitFor(
      async () => {
        await Promise.all([phone.sync(), desk.sync()]);
        for (const one of [phone, desk])
          expect(one.view('imgreq', k)).toMatchObject({ image: { id: expect.any(String) as string } });
      },
      { timeout: 40_000, interval: 100 },
    );
    const painted = await firstPicture(bookId);
    expect(painted.id).not.toBe(deletedId);
    for (const one of [phone, desk]) expect(one.view('imgreq', k)?.image).toEqual(painted);
  });
});
