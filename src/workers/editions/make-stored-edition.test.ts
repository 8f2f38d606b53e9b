import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveOwnCover } from '#app/data/books/own-cover.ts';
import { saveCover } from '#app/data/books/book-details.ts';
import { identifyFile, storeFile } from '#app/data/books/book-files.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { storePicture } from '#app/data/pictures/stored-pictures.ts';
import { greyPng } from '#shared/edition/pictures/grey-png.ts';
import { withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { openArchive } from '#shared/publication/zip/archive.ts';
import { mayShow } from '#shared/reading/spoilers/may-show.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import type { EditionOrder } from './edition-worker.ts';
import { makeStoredAlbum } from './make-stored-album.ts';
import { makeStoredEdition } from './make-stored-edition.ts';
import { runTask } from '../connection/run-task.ts';

const book = buildEpub({
  title: 'The Rock',
  chapters: [
    { title: 'One', paragraphs: ['A grey lighthouse stood on the rock.', 'Nobody came.'] },
    { title: 'Two', paragraphs: ['An orchard lay under the snow.', 'Then it burned.'] },
  ],
});
const { chapters } = parsePublication(book);

let database: UserDatabase;
let readers = 0;
let sha: string;
/** Just enough bytes to be recognised as a JPEG. */
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9);

beforeEach(async () => {
  database = openUserDatabase(`edition-${readers++}`);
  const bytes = book.slice().buffer;
  sha = (await identifyFile(bytes)).sha;
  await storeFile(sha, bytes);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

/** Stores a passage with its picture. */
async function illustrate(number: number, content: string, image: Uint8Array | null = jpeg): Promise<void> {
  const start = chapters[number - 1]!.text.indexOf(content);
  const id = `${number}:${start}`;
  await database.descriptions.put({
    ...{
      id,
      bookId: 'b',
      chapter_number: number,
      content,
      type: 'location',
      entity: null,
      priority_score: 1,
    },
    ...{ start: Math.max(0, start), end: Math.max(0, start) + content.length },
    generated_image: { id: `image-${id}`, image_url: '', created_at: '', generation_time_seconds: 1 },
  });
  const made = { id: `image-${id}`, bookId: 'b', descriptionId: id, createdAt: '', mediaType: 'image/jpeg' };
  if (image !== null) await storePicture({ ...made, bytes: image.slice().buffer });
}

async function make(
  until: { chapter: number; offset: number } | null,
  {
    isCancelled = (): boolean => false,
    prints = new Map() as EditionOrder['prints'],
    coverPrint = null as EditionOrder['coverPrint'],
  } = {},
) {
  const shares: number[] = [];
  const order = {
    format: 'epub' as const,
    book: { id: 'b', sha },
    until,
    prints,
    coverPrint,
    headPieces: [],
    madeAt: Date.parse('2026-01-02'),
  };
  const made = await makeStoredEdition({ isCancelled }, order, (share) => void shares.push(share));
  const file = made && new Uint8Array(await made.file.arrayBuffer());
  return { made, shares, read: () => parsePublication(file!), archive: () => openArchive(file!) };
}

test('an edition is made from the file and the pictures on this device', async () => {
  await illustrate(1, 'A grey lighthouse stood on the rock.');
  await illustrate(2, 'An orchard lay under the snow.');
  const { made, shares, read } = await make(null);
  expect(made).toMatchObject({ pictures: 2 });
  expect(made!.file.type).toBe('application/epub+zip');
  expect(read().resources).toHaveLength(2);
  expect(read().chapters[2]!.html).toMatch(/snow\.<\/p><figure.*orchard/);
  expect(shares.at(-1)).toBe(1);
});

test('an edition up to a place contains nothing from beyond it', async () => {
  await illustrate(1, 'A grey lighthouse stood on the rock.');
  await illustrate(2, 'An orchard lay under the snow.');
  const { made, archive } = await make({ chapter: 2, offset: 12 });
  expect(made).toMatchObject({ pictures: 1 });
  for (const name of archive().names())
    expect(new TextDecoder().decode(archive().read(name)!)).not.toMatch(/snow|burned/);
});

test('a missing picture, or one of a passage that is not in the text, is left out', async () => {
  await illustrate(1, 'A grey lighthouse stood on the rock.', null);
  await illustrate(1, 'A green lighthouse');
  await illustrate(2, 'An orchard lay under the snow.');
  expect((await make(null)).made).toMatchObject({ pictures: 1 });
});

test('a picture states what made it', async () => {
  const maker = { maker: 'image-model', tool: 'Vignette with flux' } as const;
  await illustrate(
    1,
    'A grey lighthouse stood on the rock.',
    withPictureFacts(jpeg, { ...maker, description: '' }),
  );
  const { read } = await make(null);
  expect(read().chapters.at(-1)!.text).toContain('Vignette with flux were made by an image model');
});

test('an e-ink print replaces its picture', async () => {
  await illustrate(1, 'A grey lighthouse stood on the rock.');
  const [image] = await database.images.toArray();
  const png = greyPng({ width: 4, height: 1, pixels: Uint8Array.of(0, 1, 2, 3) });
  const { read } = await make(null, {
    prints: new Map([[image!.id, { png, drawn: [{ start: 2, end: 17 }] }]]),
  });
  expect(read().resources.map(({ mediaType }) => mediaType)).toEqual(['image/png']);
  expect(read().chapters[0]!.html).toContain('alt="Illustration: grey lighthouse"');
});

describe('the cover that was painted for a book without one', () => {
  const painted = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 7);
  const passage = 'An orchard lay under the snow.';
  const coverOf = async (
    paintedFrom: string | undefined,
    until: { chapter: number; offset: number } | null,
  ) => {
    const cover = { mediaType: 'image/jpeg', bytes: painted.slice().buffer };
    await saveCover('b', paintedFrom === undefined ? cover : { ...cover, paintedFrom });
    return (await make(until)).read().cover?.bytes;
  };
  const idOf = async () => (await database.descriptions.toCollection().first())!.id;

  test('is that of the edition', async () => {
    await illustrate(2, passage);
    expect(await coverOf(await idOf(), null)).toEqual(painted);
    expect(await coverOf(await idOf(), { chapter: 2, offset: 45 })).toEqual(painted);
  });

  test('is in one ink if the edition is', async () => {
    await illustrate(2, passage);
    await saveCover('b', { mediaType: 'image/jpeg', bytes: painted.slice().buffer, paintedFrom: '' });
    const coverPrint = greyPng({ width: 2, height: 1, pixels: Uint8Array.of(0, 3) });
    const { read } = await make(null, { coverPrint });
    expect(read().cover).toMatchObject({ mediaType: 'image/png', bytes: coverPrint });
  });

  test('is left out if its passage is still unread, unless it has an ornament', async () => {
    await illustrate(2, passage);
    expect(await coverOf(await idOf(), { chapter: 2, offset: 12 })).toBeUndefined();
    expect(await coverOf('forgotten', { chapter: 2, offset: 45 })).not.toEqual(painted);
    expect(await coverOf('', { chapter: 2, offset: 12 })).toEqual(painted);
  });

  test('is ignored if the publisher made one', async () => {
    await illustrate(2, passage);
    expect(await coverOf(undefined, null)).not.toEqual(painted);
  });
});

test('the cover that the reader has chosen is that of the edition', async () => {
  const jpegOfChoice = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 9);
  await saveOwnCover('b', jpegOfChoice.buffer);
  await saveCover('b', { mediaType: 'image/jpeg', bytes: Uint8Array.of(1).buffer, paintedFrom: '' });
  expect((await make(null)).read().cover?.bytes).toEqual(jpegOfChoice);
});

test('a cancelled edition ends without a file', async () => {
  expect((await make(null, { isCancelled: () => true })).made).toBeNull();
});

test('without the file or enough memory it fails with the reason', async () => {
  await database.files.clear();
  const task = { id: 1, userId: database.userId };
  const order = {
    format: 'epub' as const,
    book: { id: 'b', sha },
    until: null,
    prints: new Map(),
    coverPrint: null,
    headPieces: [],
    madeAt: 0,
  };
  const outcome = await runTask(task, (running) => makeStoredEdition(running, order, () => undefined));
  expect(outcome?.failure).toMatchObject({ code: 'INTERNAL', message: 'The file is not on this device.' });
  const starved = await runTask(task, () => Promise.resolve(new Uint8Array(2 ** 53)));
  expect(starved?.failure?.code).toBe('NO_MEMORY');
});

test('all pictures are packed with a page that shows them, without the book’s file', async () => {
  await illustrate(2, 'An orchard lay under the snow.');
  await illustrate(1, 'A grey lighthouse stood on the rock.');
  await database.files.clear();
  const order = {
    format: 'album' as const,
    book: { id: 'b', sha },
    until: { chapter: 2, offset: 3 },
    prints: new Map(),
    coverPrint: null,
    headPieces: [],
    madeAt: 0,
  };
  const made = await makeStoredAlbum({ isCancelled: () => false }, order, () => undefined);
  expect(made).toMatchObject({ pictures: 1 });
  expect(made!.file.type).toBe('application/zip');
  const archive = openArchive(new Uint8Array(await made!.file.arrayBuffer()));
  expect([...archive.names()]).toEqual(['index.html', 'pictures/001.jpg']);
  expect(new TextDecoder().decode(archive.read('index.html')!)).toMatch(/lighthouse stood on the rock/);
});

test('the pictures of an edition and of an album are those that may be shown at its end', async () => {
  const running = { isCancelled: () => false };
  const passages = [
    [1, 'A grey lighthouse stood on the rock.'],
    [1, 'Nobody came.'],
    [2, 'An orchard lay under the snow.'],
    [2, 'Then it burned.'],
  ] as const;
  const ends = passages.map(([number, words]) => {
    const { text } = chapters[number - 1]!;
    return { words, chapter: number, offset: text.indexOf(words) + words.length };
  });
  for (const [number, words] of passages) await illustrate(number, words);
  for (const { chapter, offset } of ends)
    for (const until of [
      { chapter, offset: offset - 1 },
      { chapter, offset },
    ]) {
      const shown = ends.filter((end) => mayShow(end, until)).map(({ words }) => words);
      const order = {
        book: { id: 'b', sha },
        until,
        prints: new Map(),
        coverPrint: null,
        headPieces: [],
        madeAt: 0,
      };
      const album = await makeStoredAlbum(running, { ...order, format: 'album' }, () => undefined);
      const edition = await makeStoredEdition(running, { ...order, format: 'epub' }, () => undefined);
      expect([album!.pictures, edition!.pictures]).toEqual([shown.length, shown.length]);
      const page = new TextDecoder().decode(
        openArchive(new Uint8Array(await album!.file.arrayBuffer())).read('index.html')!,
      );
      for (const { words } of ends) expect(page.includes(words)).toBe(shown.includes(words));
    }
});
