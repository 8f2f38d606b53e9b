import { expect, test } from 'vitest';
import { refuse } from '../sync/hub/validate-operation.ts';

const bookId = '3acdb700-2f4a-8ad4-b328-0a74fa7aa409';

test('the habits of a reader may be told to the server, and nothing else under their names', () => {
  const settings = (f: Record<string, unknown>) => refuse({ t: 'settings', k: 'reader', f });
  expect(settings({ layout: 'scroll', letterKeys: false, pace: [1_200, 300] })).toBeNull();
  expect(settings({ layout: 'sideways' })?.code).toBe('VALIDATION');
  expect(settings({ letterKeys: 'no' })?.code).toBe('VALIDATION');
  expect(settings({ pace: [1_200, -1] })?.code).toBe('VALIDATION');
});

test('a book is read as the language that the reader names, or again as its own', () => {
  const book = (readAs: unknown) => refuse({ t: 'book', k: bookId, f: { readAs } });
  expect(book('sr-Latn')).toBeNull();
  expect(book(null)).toBeNull();
  expect(book('x'.repeat(36))?.code).toBe('VALIDATION');
});
