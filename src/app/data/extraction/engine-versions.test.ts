import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SceneDescription } from '#shared/contract/books.ts';
import { isLong, numRuns } from '#shared/testing/test-length.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { listDescriptions, replacePicture, storeDescriptions } from '../pictures/descriptions.ts';
import { descriptionIdOf, storeExtractedPassages, type Passage } from './extracted-here.ts';
import { nextTake, paintedHereId } from '#shared/sync/device/painted-here.ts';
import { requestPicture } from '../pictures/picture-requests.ts';
import { storePicture } from '../pictures/stored-pictures.ts';

/**
 * Devices and servers of different versions find different passages of the same text: some the same, some that overlap, some
 * that only one of them finds. Whatever the order in which they are stored and painted here, no picture is lost and no
 * passage is there twice.
 */

const BOOK = 'b';
const chapter = { number: 1, text: 'It was late. '.repeat(40) };

/** Where an engine of each version may find something: every other one finds it a few words further on. */
const placesOf = (version: number): [start: number, end: number][] =>
  Array.from({ length: 6 }, (_, i) => {
    const start = i * 60 + (version % 2) * 7 * (i % 3);
    return [start, start + 40];
  });

type Act =
  | { kind: 'extract' | 'server'; version: number; found: boolean[] }
  | { kind: 'paint'; pick: number }
  | { kind: 'fulfil'; pick: number };

const version = fc.record({
  version: fc.nat(3),
  found: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});
const act: fc.Arbitrary<Act> = fc.oneof(
  version.map((one) => ({ kind: 'extract' as const, ...one })),
  version.map((one) => ({ kind: 'server' as const, ...one })),
  fc.nat(20).map((pick) => ({ kind: 'paint' as const, pick })),
  fc.nat(20).map((pick) => ({ kind: 'fulfil' as const, pick })),
);

let readers = 0;

test(
  'no picture is lost and no passage duplicated, whichever versions find passages of a book',
  { timeout: isLong ? 600_000 : 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
        const database = openUserDatabase(`versions-${readers++}`);
        try {
          await play(database, acts);
        } finally {
          closeUserDatabase();
          await database.delete();
        }
      }),
      { numRuns: numRuns(60, 5_000) },
    );
  },
);

async function play(database: UserDatabase, acts: readonly Act[]): Promise<void> {
  await database.views.put({ t: 'book', k: BOOK, book: BOOK, ms: 1, v: { title: 'b', state: 'ready' } });
  const pictures = new Map<string, SceneDescription['generated_image']>();
  const painted: { start: number; end: number }[] = [];
  let served: SceneDescription[] = [];
  let clock = 0;
  const now = () => new Date(1_700_000_000_000 + (clock += 1_000)).toISOString();
  for (const one of acts) {
    const rows = await listDescriptions(BOOK, 1);
    if (one.kind === 'extract') await storeExtractedPassages(BOOK, chapter, passagesOf(one));
    else if (one.kind === 'server') {
      // There, too, a passage with a picture stays.
      const kept = served.filter(({ id }) => pictures.has(id));
      const found = (await Promise.all(passagesOf(one).map(atServer))).filter((row) =>
        kept.every(({ start, end }) => end <= row.start || row.end <= start),
      );
      served = [...kept, ...found].map((row) => ({ ...row, generated_image: pictures.get(row.id) ?? null }));
      await storeDescriptions(BOOK, served, clock);
    } else if (one.kind === 'paint' && rows.length > 0) {
      const row = rows[one.pick % rows.length]!;
      if (!row.foundHere) await requestPicture(row, '', nextTake(row));
      const image = { id: paintedHereId(row.id, nextTake(row)), created_at: now() };
      await storePicture({
        id: image.id,
        bookId: BOOK,
        descriptionId: row.id,
        createdAt: image.created_at,
        bytes: new ArrayBuffer(8),
        mediaType: 'image/jpeg',
      });
      const shown = { ...image, image_url: '', generation_time_seconds: 1 };
      expect(await replacePicture(row.id, row.generated_image?.id, shown)).toBe(true);
      painted.push(row);
    } else if (one.kind === 'fulfil') {
      const requested = (await database.views.where('t').equals('imgreq').toArray()).map(
        ({ v }) => v.description as string,
      );
      const known = requested.filter((id) => served.some((row) => row.id === id));
      const id = known[one.pick % Math.max(1, known.length)];
      if (id)
        pictures.set(id, {
          id: `server-${clock}`,
          image_url: '/p',
          created_at: now(),
          generation_time_seconds: 1,
        });
    }
    await check(database, painted);
  }
}

const passagesOf = ({ version: by, found }: { version: number; found: boolean[] }): Passage[] =>
  placesOf(by)
    .filter((_, i) => found[i])
    .map(([start, end]) => ({ type: 'location', start, end, entity: null, priorityScore: 50 }));

async function atServer({ start, end, type }: Passage): Promise<SceneDescription> {
  return {
    ...{ id: await descriptionIdOf(BOOK, 1, start, end), start, end, type, chapter_number: 1 },
    ...{ content: chapter.text.slice(start, end), entity: null, priority_score: 50, generated_image: null },
  };
}

async function check(
  database: UserDatabase,
  painted: readonly { start: number; end: number }[],
): Promise<void> {
  const rows = await listDescriptions(BOOK, 1);
  for (const [i, row] of rows.entries())
    expect(rows[i + 1]?.start ?? Infinity, 'a passage is there twice').toBeGreaterThanOrEqual(row.end);
  for (const { start, end } of painted) {
    const shown = rows.some((row) => row.generated_image && row.start < end && start < row.end);
    expect(shown, `what was painted of ${start}–${end} is lost`).toBe(true);
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const { descriptionId } of await database.images.toArray()) expect(known).toContain(descriptionId);
}
