import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { storePicture } from '#app/data/pictures/stored-pictures.ts';
import { saveProgress } from '#app/data/progress/progress.ts';
import { saveHabits } from '#app/data/settings/reading-habits.ts';
import { countPictures } from './count-pictures.ts';

let database: UserDatabase;
let readers = 0;

const BOOK = '00000000-0000-8000-8000-000000000001';

beforeEach(async () => {
  database = openUserDatabase(`pictures-${readers++}`);
  for (const chapter of [1, 2, 3]) {
    const id = `d${chapter}`;
    await database.descriptions.put({
      ...{ id, bookId: BOOK, chapter_number: chapter, type: 'location', entity: null, priority_score: 1 },
      ...{ content: 'x', start: 40, end: 50 },
      generated_image: { id: `i${chapter}`, image_url: '', created_at: '', generation_time_seconds: 1 },
    });
  }
  const stored = { id: 'i1', bookId: BOOK, descriptionId: 'd1', createdAt: '', mediaType: 'image/jpeg' };
  await storePicture({ ...stored, bytes: new ArrayBuffer(8) });
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const readTo = (chapter: number, offset: number) =>
  saveProgress(BOOK, { loc: [chapter, offset, 100, 2, 9], percent: chapter * 10 });

test('pictures count up to the place of the reader, and in the whole book', async () => {
  expect(await countPictures(BOOK)).toEqual({
    readTo: null,
    read: { all: 0, here: 0 },
    whole: { all: 3, here: 1 },
  });
  await readTo(2, 50);
  expect(await countPictures(BOOK)).toMatchObject({
    readTo: { chapter: 2, offset: 50 },
    read: { all: 2, here: 1 },
  });
});

test('a reader who hides spoilers while rereading gets an edition up to the page', async () => {
  await readTo(3, 90);
  await readTo(2, 10);
  expect((await countPictures(BOOK)).read.all).toBe(3);
  await saveHabits({ spoilerFreeRereading: true });
  expect(await countPictures(BOOK)).toMatchObject({ readTo: { chapter: 2, offset: 10 }, read: { all: 1 } });
});
