import { describe, expect, test } from 'vitest';
import {
  chapterImagesResponse,
  galleryResponse,
  generateResponse,
  generationStatus,
} from '#shared/contract/images.ts';
import { imageAdminStats } from '#shared/contract/images.ts';
import type { Painter } from '../illustration/painter.ts';
import { openSocket } from '../testing/socket.ts';
import { saveQuota } from '../db/quotas.ts';
import { type Reader, registerReader } from '../testing/reader.ts';
import { startServerWithReader } from '../testing/server-with-reader.ts';
import { startTestServer } from '../testing/server.ts';

const { server, ann } = await startServerWithReader();

const descriptionsOf = async (reader: Reader, bookId: string) =>
  (await reader.get(`/books/${bookId}/descriptions`)).body.descriptions as { id: string }[];

const failing: Painter = {
  ...{ name: 'failing', version: 'failing-1' },
  paint: () => Promise.reject(new Error('no paint left')),
};

describe('requesting a picture', () => {
  test('paints it, and it appears with the description, in the chapter and in the gallery', async () => {
    const bookId = await ann.addBook();
    const [description] = await descriptionsOf(ann, bookId);
    const socket = await openSocket(ann);
    const { status, body } = await ann.post(`/images/generate/description/${description!.id}`, {});
    expect(status).toBe(200);
    expect(generateResponse.parse(body).description_id).toBe(description!.id);
    const [after] = (await ann.get(`/books/${bookId}/chapters/1`)).body.descriptions;
    expect(after!.generated_image).toMatchObject({ id: body.image_id, image_url: body.image_url });
    expect(after!.generated_image!.drawn).toEqual([{ start: 0, end: 3 }]);
    const gallery = await ann.get(`/images/book/${bookId}`);
    expect(galleryResponse.parse(gallery.body)).toMatchObject({
      total: 1,
      images: [{ id: body.image_id, description: { id: description!.id } }],
    });
    expect((await ann.get(`/images/book/${bookId}?chapter=2`)).body).toEqual({ images: [], total: 0 });
    expect((await ann.get('/images?limit=1')).body.images[0]!.id).toBe(body.image_id);
    expect(await socket.until('image_generation_started')).toMatchObject({ book_id: bookId });
    const completed = await socket.until('image_generation_completed');
    expect(completed).toMatchObject({
      description_id: description!.id,
      images_count: 1,
      image: { id: body.image_id, drawn: [{ start: 0, end: 3 }] },
    });
    await socket.close();
  });

  test('again answers 409 with the picture in the body', async () => {
    const [description] = await descriptionsOf(ann, await ann.addBook());
    const first = await ann.post(`/images/generate/description/${description!.id}`, {});
    const again = await ann.post(`/images/generate/description/${description!.id}`, {});
    expect(again.status).toBe(409);
    expect(again.raw).toMatchObject({
      ...first.body,
      error: 'Conflict',
      message: 'An image for this description already exists',
      details: { code: 'IMAGE_EXISTS' },
    });
  });

  test('many times at once paints once', async () => {
    const [description] = await descriptionsOf(ann, await ann.addBook());
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => ann.post(`/images/generate/description/${description!.id}`, {})),
    );
    // Later requests are refused with the id of the painted picture.
    const ids = responses.map((response) =>
      response.status === 409 ? generateResponse.parse(response.raw).image_id : response.body.image_id,
    );
    expect(new Set(ids).size).toBe(1);
    const { rows } = await server.deps.pool.query<{ count: number }>(
      `select count(*) as count from jobs where subject = $1`,
      [description!.id],
    );
    expect(rows[0]!.count).toBe(1);
  });

  test('reports that the painter failed, and can be repeated', async () => {
    const broken = await startTestServer({ painter: failing });
    try {
      const bob = await registerReader(broken);
      const [description] = await descriptionsOf(bob, await bob.addBook());
      const socket = await openSocket(bob);
      const response = await bob.post(`/images/generate/description/${description!.id}`, {});
      expect([response.status, response.code]).toEqual([502, 'GENERATION_FAILED']);
      expect(await socket.until('image_generation_failed')).toMatchObject({
        description_id: description!.id,
      });
      expect((await bob.get('/images/generation/status')).body).toMatchObject({
        queued: 0,
        running: 0,
        completed_today: 0,
      });
      await socket.close();
    } finally {
      await broken.close();
    }
  });

  test('stops at the daily limit', async () => {
    const small = await startTestServer({ settings: { picturesPerDay: 1 } });
    try {
      const bob = await registerReader(small);
      const [first, second] = await descriptionsOf(bob, await bob.addBook());
      expect((await bob.post(`/images/generate/description/${first!.id}`, {})).status).toBe(200);
      const refused = await bob.post(`/images/generate/description/${second!.id}`, {});
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await small.close();
    }
  });

  test('returns this user’s own daily limit', async () => {
    const bob = await registerReader(server);
    const dailyLimit = async () => (await bob.get('/images/generation/status')).body.daily_limit;
    expect(await dailyLimit()).toBe(1_000);
    await saveQuota(server.deps.pool, bob.id, {
      books_max: null,
      bytes_max: null,
      images_per_day: 3,
      records_max: null,
    });
    expect(await dailyLimit()).toBe(3);
  });

  test('for a chapter paints what has no picture yet, and continues when repeated', async () => {
    const bookId = await ann.addBook();
    const { body: chapter } = await ann.get(`/books/${bookId}/chapters/1`);
    const all: string[] = chapter.descriptions.map(({ id }) => id);
    await ann.post(`/images/generate/description/${all[0]}`, {});
    const address = `/images/generate/chapter/${chapter.chapter.id}` as const;
    const { status, body } = await ann.post(address, { style_prompt: 'ink' });
    expect(status).toBe(200);
    const { images, queued } = chapterImagesResponse.parse(body);
    expect([images.length, queued]).toEqual([Math.min(5, all.length - 1), 0]);
    const painted = images.map((image) => image.description_id);
    expect(new Set(painted).size).toBe(painted.length);
    expect(painted).not.toContain(all[0]);
    const left = all.length - 1 - painted.length;
    expect((await ann.post(address, {})).body.images).toHaveLength(Math.min(5, left));
    expect(generationStatus.safeParse((await ann.get('/images/generation/status')).body).success).toBe(true);
  });

  test('for a chapter stops at the daily limit, and reports it when nothing is left', async () => {
    const small = await startTestServer({ settings: { picturesPerDay: 1 } });
    try {
      const bob = await registerReader(small);
      const bookId = await bob.addBook();
      const { chapter } = (await bob.get(`/books/${bookId}/chapters/1`)).body;
      const first = await bob.post(`/images/generate/chapter/${chapter.id}`, {});
      expect([first.status, first.body.images.length]).toEqual([200, 1]);
      const second = await bob.post(`/images/generate/chapter/${chapter.id}`, {});
      expect([second.status, second.code]).toEqual([429, 'RATE_LIMITED']);
    } finally {
      await small.close();
    }
  });

  test('of another user’s or a missing chapter or passage is NOT_FOUND', async () => {
    const bookId = await ann.addBook();
    const { chapter, descriptions } = (await ann.get(`/books/${bookId}/chapters/1`)).body;
    const bob = await registerReader(server);
    const nothing = '00000000-0000-4000-8000-000000000000';
    for (const address of [
      `generate/chapter/${chapter.id}`,
      `generate/chapter/${nothing}`,
      `generate/description/${descriptions[0]!.id}`,
      `generate/description/${nothing}`,
      `regenerate/${nothing}`,
    ])
      expect((await bob.post(`/images/${address}`, {})).status).toBe(404);
    expect((await bob.get('/images')).body).toEqual({ images: [], total: 0 });
  });
});

describe('a picture', () => {
  test('is served at its signed address only', async () => {
    const bookId = await ann.addBook();
    const [first, second] = await descriptionsOf(ann, bookId);
    const one = (await ann.post(`/images/generate/description/${first!.id}`, {})).body;
    const two = (await ann.post(`/images/generate/description/${second!.id}`, {})).body;
    const seen = await fetch(one.image_url);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    expect(seen.headers.get('cache-control')).toContain('private');
    const bare = one.image_url.split('?')[0]!;
    const signature = two.image_url.split('?')[1];
    for (const address of [bare, `${bare}?sig=`, `${bare}?${signature}`, `${one.image_url}x`]) {
      expect((await fetch(address)).status).toBe(404);
    }
    expect((await ann.delete(`/images/${one.image_id}`)).status).toBe(200);
    expect((await fetch(one.image_url)).status).toBe(404);
    expect((await ann.post(`/images/generate/description/${first!.id}`, {})).status).toBe(200);
  });

  test('painted again replaces the old one, in the requested style', async () => {
    const bookId = await ann.addBook();
    const [description] = await descriptionsOf(ann, bookId);
    const old = (await ann.post(`/images/generate/description/${description!.id}`, {})).body;
    const { status, body } = await ann.post(`/images/regenerate/${old.image_id}`, {
      style_prompt: 'woodcut',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ description_id: description!.id, style_applied: 'woodcut' });
    expect(body.image_url).not.toBe(old.image_url);
    expect((await fetch(old.image_url)).status).toBe(404);
    expect((await ann.get(`/images/book/${bookId}`)).body.total).toBe(1);
    const long = await ann.post(`/images/regenerate/${body.image_id}`, { style_prompt: 'x'.repeat(201) });
    expect([long.status, long.error.message]).toEqual([400, 'The style must be at most 200 characters']);
    const plain = await ann.post(`/images/regenerate/${body.image_id}`, { style_prompt: null });
    expect([plain.status, plain.body.style_applied]).toEqual([200, null]);
  });

  test('painted again is still found under its old id, until it is deleted', async () => {
    const bookId = await ann.addBook();
    const [description] = await descriptionsOf(ann, bookId);
    const { image_id: known } = (await ann.post(`/images/generate/description/${description!.id}`, {})).body;
    const seen = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      const { status, body } = await ann.post(`/images/regenerate/${known}`, {});
      expect(status).toBe(200);
      seen.add(body.image_url);
    }
    expect(seen.size).toBe(3);
    expect((await ann.get(`/images/book/${bookId}`)).body.total).toBe(1);
    const bob = await registerReader(server);
    expect((await bob.post(`/images/regenerate/${known}`, {})).status).toBe(404);
    expect((await bob.delete(`/images/${known}`)).status).toBe(404);
    expect((await ann.delete(`/images/${known}`)).status).toBe(200);
    expect((await ann.get(`/images/book/${bookId}`)).body.total).toBe(0);
    await ann.post(`/images/generate/description/${description!.id}`, {});
    expect((await ann.delete(`/images/${known}`)).status).toBe(404);
    expect((await ann.post(`/images/regenerate/${known}`, {})).status).toBe(404);
  });

  test('deleted disappears from the passage, the gallery and its address; the day’s usage is not refunded', async () => {
    const bob = await registerReader(server);
    const bookId = await bob.addBook();
    const [description] = await descriptionsOf(bob, bookId);
    const { image_id: imageId } = (await bob.post(`/images/generate/description/${description!.id}`, {}))
      .body;
    expect((await ann.delete(`/images/${imageId}`)).status).toBe(404);
    expect((await bob.delete(`/images/${imageId}`)).status).toBe(200);
    expect((await bob.delete(`/images/${imageId}`)).status).toBe(404);
    expect((await bob.post(`/images/regenerate/${imageId}`, {})).status).toBe(404);
    const [after] = (await bob.get(`/books/${bookId}/descriptions`)).body.descriptions;
    expect(after!.generated_image).toBeNull();
    expect((await bob.get(`/images/book/${bookId}`)).body).toEqual({ images: [], total: 0 });
    expect((await bob.get('/images/generation/status')).body.completed_today).toBe(1);
  });

  test('is counted for administrators across all users', async () => {
    const admin = await registerReader(server, 'admin@vignette.example');
    const stats = async () => imageAdminStats.parse((await admin.get('/images/admin/stats')).body);
    const before = await stats();
    const bob = await registerReader(server);
    const [description] = await descriptionsOf(bob, await bob.addBook());
    await bob.post(`/images/generate/description/${description!.id}`, {});
    expect(await stats()).toEqual({
      total_images: before.total_images + 1,
      images_today: before.images_today + 1,
      users_with_images: before.users_with_images + 1,
      average_generation_seconds: expect.any(Number) as number,
      jobs: { queued: 0, running: 0, failed: before.jobs.failed },
    });
  });
});
