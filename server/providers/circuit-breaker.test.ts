import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function breaker() {
  const clock = { ms: 0 };
  const { isOpen, failed, succeeded } = createCircuitBreaker(() => clock.ms);
  return {
    clock,
    isOpen: (user = 'ann') => isOpen(user),
    failed: (code: Parameters<typeof failed>[0], user = 'ann') => failed(code, user),
    succeeded: (user = 'ann') => succeeded(user),
  };
}

test('it stays closed for four failures in a row, the fifth opens it for a minute', () => {
  const { clock, isOpen, failed } = breaker();
  for (let n = 0; n < 4; n++) failed('unavailable');
  expect(isOpen()).toBe(false);
  failed('timeout');
  clock.ms = 59_999;
  expect(isOpen()).toBe(true);
});

test('a success between failures resets the count', () => {
  const { isOpen, failed, succeeded } = breaker();
  for (let n = 0; n < 20; n++) {
    failed('unavailable');
    if (n % 4 === 3) succeeded();
  }
  expect(isOpen()).toBe(false);
});

test('after the minute a single trial call is made; its success closes it, its failure opens it again', () => {
  const { clock, isOpen, failed, succeeded } = breaker();
  for (let n = 0; n < 5; n++) failed('rate-limited');
  clock.ms = 60_000;
  expect([isOpen(), isOpen(), isOpen()]).toEqual([false, true, true]);
  failed('unavailable');
  expect(isOpen()).toBe(true);
  clock.ms = 120_001;
  expect(isOpen()).toBe(false);
  succeeded();
  expect([isOpen(), isOpen()]).toEqual([false, false]);
});

test('an abandoned attempt does not leave it open for ever', () => {
  const { clock, isOpen, failed } = breaker();
  for (let n = 0; n < 5; n++) failed('unavailable');
  clock.ms = 60_000;
  expect(isOpen()).toBe(false);
  clock.ms = 120_000;
  expect(isOpen()).toBe(false);
});

test('a refusal does not count as an outage, and a wrong key opens it at once', () => {
  const { clock, isOpen, failed } = breaker();
  for (let n = 0; n < 20; n++) failed('refused');
  expect(isOpen()).toBe(false);
  failed('unauthorised');
  clock.ms = 9 * 60_000;
  expect(isOpen()).toBe(true);
});

test.each(['bad-request', 'unusable', 'unreadable'] as const)(
  'a text that the provider cannot handle (%s) opens it for that user only',
  (code) => {
    const { clock, isOpen, failed, succeeded } = breaker();
    for (let n = 0; n < 20; n++) failed(code, 'ann');
    expect([isOpen('ann'), isOpen('bob')]).toEqual([true, false]);
    clock.ms = 60_000;
    expect(isOpen('ann')).toBe(false);
    succeeded('ann');
    expect(isOpen('ann')).toBe(false);
  },
);

test('the trial call after the minute succeeds even if the provider refuses its text', () => {
  const { clock, isOpen, failed } = breaker();
  for (let n = 0; n < 5; n++) failed('unavailable');
  clock.ms = 60_000;
  expect(isOpen('ann')).toBe(false);
  failed('bad-request', 'ann');
  expect([isOpen('bob'), isOpen('ann')]).toEqual([false, false]);
});
