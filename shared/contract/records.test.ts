import { expect, test } from 'vitest';
import { validateOperation } from '../sync/hub/validate-operation.ts';

const bookId = '3acdb700-2f4a-8ad4-b328-0a74fa7aa409';

test('reading preferences are accepted, and unknown values under their names are refused', () => {
  const settings = (f: Record<string, unknown>) => validateOperation({ t: 'settings', k: 'reader', f });
  expect(settings({ layout: 'scroll', letterKeys: false, pace: [1_200, 300] })).toBeNull();
  expect(settings({ layout: 'sideways' })?.code).toBe('VALIDATION');
  expect(settings({ spoilerFreeRereading: true })).toBeNull();
  expect(settings({ letterKeys: 'no' })?.code).toBe('VALIDATION');
  expect(settings({ pace: [1_200, -1] })?.code).toBe('VALIDATION');
});

test('the reader can set a book’s language, or restore the declared one', () => {
  const book = (readAs: unknown) => validateOperation({ t: 'book', k: bookId, f: { readAs } });
  expect(book('sr-Latn')).toBeNull();
  expect(book(null)).toBeNull();
  expect(book('x'.repeat(36))?.code).toBe('VALIDATION');
});
