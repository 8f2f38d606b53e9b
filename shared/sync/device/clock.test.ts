import { expect, test } from 'vitest';
import { contactOf, isElapsedCertain, serverTimeAt } from './clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const run = 'this page';
const contact = { serverMs: 5_000_000, wallMs: 1_000, steadyMs: 10, run };

test('the server’s time is estimated by the wall clock through a night of sleep', () => {
  expect(serverTimeAt(contact, { wallMs: 1_000 + 8 * HOUR, steadyMs: 10 + HOUR, run })).toBe(
    5_000_000 + 8 * HOUR,
  );
});

test('and by the monotonic clock if the wall clock was set back', () => {
  expect(serverTimeAt(contact, { wallMs: 1_000 - DAY, steadyMs: 10 + HOUR, run })).toBe(5_000_000 + HOUR);
});

test('and is never before the last contact', () => {
  expect(serverTimeAt(contact, { wallMs: 1_000 - DAY, steadyMs: 0, run: 'another page' })).toBe(5_000_000);
  expect(serverTimeAt(null, contact)).toBeUndefined();
});

test.each([
  ['a clock that was set', { wallMs: 1_000 + DAY, steadyMs: 20, run }],
  ['sleep', { wallMs: 1_000 + HOUR, steadyMs: 20, run }],
  ['another run of the program', { wallMs: 1_010, steadyMs: 20, run: 'another page' }],
])('an age is not certain after %s', (_name, later) => {
  expect(isElapsedCertain(contact, later)).toBe(false);
  expect(contactOf(contact, later, 1)).toBeNull();
});

test('an age is certain while both clocks agree', () => {
  const later = { wallMs: 1_000 + HOUR, steadyMs: 10 + HOUR, run };
  expect(isElapsedCertain(contact, later)).toBe(true);
});

test('a response that took minutes is not used to estimate the server’s time', () => {
  const after = (ms: number) => ({ wallMs: 1_000 + ms, steadyMs: 10 + ms, run });
  expect(contactOf(contact, after(200), 7)).toEqual({ serverMs: 7, ...after(200) });
  expect(contactOf(contact, after(HOUR), 7)).toBeNull();
  expect(contactOf(contact, after(200), undefined)).toBeNull();
});
