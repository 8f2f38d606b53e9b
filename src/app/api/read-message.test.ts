import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const read = (message: object) => readMessage(JSON.stringify(message));

test('an event with only the fields its notice needs is accepted', () => {
  expect(
    read({ type: 'book_processing_completed', data: { book_title: 'Emma', chapters_count: 55 } }),
  ).toMatchObject({ type: 'book_processing_completed', data: { book_title: 'Emma', chapters_count: 55 } });
  expect(read({ type: 'image_generation_failed', data: { error: 'Dry paint' } })?.type).toBe(
    'image_generation_failed',
  );
  expect(read({ type: 'user_notification', data: { title: 'Hello', message: 'You' } })).toMatchObject({
    data: { level: 'info', title: 'Hello', message: 'You' },
  });
  expect(read({ type: 'book_processing_started' })?.type).toBe('book_processing_started');
});

test('unknown messages are ignored', () => {
  expect(readMessage('not json')).toBeNull();
  expect(readMessage(new ArrayBuffer(4))).toBeNull();
  for (const odd of [null, 7, [], {}]) expect(readMessage(JSON.stringify(odd))).toBeNull();
  expect(read({ type: 'weather', data: {} })).toBeNull();
  expect(read({ type: 'changed', data: {} })).toBeNull();
  expect(read({ type: 'user_notification', data: { title: 7 } })).toBeNull();
});
