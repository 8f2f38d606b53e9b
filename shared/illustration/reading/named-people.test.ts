import { expect, test } from 'vitest';
import { read } from '../testing/read-passage.ts';

test('somebody of a given name is in a room where they sit or stand', () => {
  const [margaret] = read('Margaret sat by the window of the parlour, and the lamp was lit.').people;
  expect([margaret?.sex, margaret?.posture?.value]).toEqual(['woman', 'sit']);
  expect(read('Margaret had told him that the room was small; it had one window.').people).toEqual([]);
  expect(read('Margaret’s room was small; a bed stood by the wall.').people).toEqual([]);
});

test('«извозчики» at a table are no cabs', () => {
  expect(
    read('В трактире за столом сидели извозчики и пили чай.').things.map(({ what }) => what),
  ).not.toContain('cab');
});

test('an uncle with his name is one man', () => {
  expect(read('Uncle Charles dozed in a corner of the room, beside the table.').people).toMatchObject([
    { sex: 'man', count: 1, posture: { value: 'sit' } },
  ]);
});

test('who lights a lamp stands by it', () => {
  expect(read('Martha was lighting the lamp, for the room was dark.').people).toMatchObject([
    { sex: 'woman', posture: { value: 'stand' } },
  ]);
});

test('who stands in a dock, a pulpit or a doorway is seen', () => {
  expect(read('He stood pale in the witness-box of the court.', 'atmosphere').people).toMatchObject([
    { sex: 'man', posture: { value: 'stand' } },
  ]);
  expect(read('He stood and listened; the garden was silent.', 'atmosphere').people).toEqual([]);
});
