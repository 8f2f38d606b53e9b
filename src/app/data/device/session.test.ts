import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#shared/contract/auth.ts';
import type * as sessionModule from './session.ts';

const ada = { id: 'ada', email: 'ada@example.org', full_name: 'Ada' } as User;
const tokens = { access_token: 'new-access', refresh_token: 'new-refresh', token_type: 'bearer' as const };

const mirror = new Map<string, string>();
let session: typeof sessionModule;

beforeEach(async () => {
  mirror.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => mirror.get(key) ?? null,
    setItem: (key: string, value: string) => void mirror.set(key, value),
    removeItem: (key: string) => void mirror.delete(key),
  });
  vi.resetModules();
  session = await import('./session.ts');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await session.clearSession();
  await session.saveLastReader(null);
  vi.unstubAllGlobals();
});

function fillDevice(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
}

test('new tokens are kept on a device that is full, also through a restart', async () => {
  await session.saveSession({ user: ada, access: 'old-access', refresh: 'old-refresh' });
  fillDevice();
  await session.saveTokens('ada', tokens);
  expect(await session.loadSession()).toMatchObject({ access: 'new-access', refresh: 'new-refresh' });

  vi.resetModules();
  session = await import('./session.ts');
  expect(await session.loadSession()).toMatchObject({ access: 'new-access', refresh: 'new-refresh' });
  await session.saveTokens('ada', { ...tokens, refresh_token: 'newest' });
  expect(await session.loadSession()).toMatchObject({ refresh: 'newest' });

  vi.restoreAllMocks();
  expect(await session.loadSession()).toMatchObject({ refresh: 'newest' });
  mirror.clear();
  expect(await session.loadSession()).toMatchObject({ refresh: 'newest' });
});

test('tokens of a reader who has left are not taken for those of the next', async () => {
  await session.saveSession({ user: { ...ada, id: 'eve' }, access: 'a', refresh: 'r' });
  await session.saveTokens('ada', tokens);
  expect(await session.loadSession()).toMatchObject({ user: { id: 'eve' }, refresh: 'r' });
});

test('a full device still lets its reader in', async () => {
  await session.saveLastReader('ada');
  fillDevice();
  await session.saveLastReader('ada');
  expect(await session.loadLastReader()).toBe('ada');
});
