import { expect, test } from 'vitest';
import { ApiError, networkError } from '#app/api/errors.ts';
import { summariseSync } from './summarise-sync.ts';

const quiet = { waiting: 0, refused: 0, syncing: false, online: true, failure: null, syncedAt: 1 };
const text = (facts: Partial<Parameters<typeof summariseSync>[0]>) =>
  summariseSync({ ...quiet, ...facts }).text;

test('the state of sync is summarised in a few words', () => {
  expect(text({})).toBe('Everything is synced');
  expect(text({ waiting: 1 })).toBe('1 change waiting');
  expect(text({ waiting: 3, syncing: true })).toBe('3 changes waiting');
  expect(text({ syncedAt: null, syncing: true })).toBe('Syncing');
  expect(text({ syncedAt: null })).toBe('Not synced yet');
});

test('an unreachable server is shown as offline, even if the browser reports a network', () => {
  expect(text({ online: false })).toBe('Offline');
  expect(text({ online: false, waiting: 2 })).toBe('Offline, 2 waiting');
  expect(text({ failure: networkError(new Error('unplugged')), waiting: 2 })).toBe('Offline, 2 waiting');
  expect(text({ failure: new ApiError('Server Error', 'boom', 500) })).toBe('Sync isn’t working');
});

test('rejected changes come before any other state', () => {
  expect(summariseSync({ ...quiet, refused: 2, online: false, waiting: 5 })).toEqual({
    tone: 'trouble',
    text: '2 couldn’t be synced',
  });
});
