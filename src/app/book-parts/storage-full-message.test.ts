import { expect, test } from 'vitest';
import { normaliseError } from '#app/api/errors.ts';
import { StorageFullError } from '#app/data/storage/quota-errors.ts';
import { storageFullMessage } from './storage-full-message.ts';

test('a book that does not fit is refused with what it needs and what is free', () => {
  const error = new StorageFullError({ neededBytes: 22e6, freeBytes: 20e6 });
  expect(storageFullMessage(error)).toMatch('the book needs about 22 MB, and 20 MB is free');
  expect(storageFullMessage(normaliseError(error))).toBe(storageFullMessage(error));
});

test('a write on a full device points to the settings that free space', () => {
  expect(storageFullMessage(new StorageFullError())).toBe(
    'There isn’t enough space on this device. Free up space in Settings.',
  );
});

test('other errors are worded elsewhere', () => {
  expect(storageFullMessage(new Error('x', { cause: new Error('y') }))).toBeNull();
});
