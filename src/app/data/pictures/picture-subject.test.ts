import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeUserDatabase,
  openUserDatabase,
  type DescriptionRow,
  type UserDatabase,
} from '../database/database.ts';
import { pictureSubject } from './picture-subject.ts';

const BOOK = '00000000-0000-8000-8000-000000000001';
const text = 'Tobias Fell was the lamplighter. He was a very tall, stooping old man.';
const start = text.indexOf('He was');
const portrait = {
  ...{ id: 'd', bookId: BOOK, chapter_number: 1, type: 'character', entity: 'Tobias Fell' },
  ...{ start, end: text.length, content: text.slice(start) },
} as DescriptionRow;
let database: UserDatabase;

beforeEach(() => {
  database = openUserDatabase('subjects');
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('the sentence before a portrait says who “he” is, where the text is on this device', async () => {
  expect(await pictureSubject(portrait)).toBeNull();
  await database.chapters.put({
    ...{ bookId: BOOK, number: 1, title: 'One', language: 'en', direction: 'ltr', html: '', text },
  });
  expect(await pictureSubject(portrait)).toBe('Tobias Fell');
});
