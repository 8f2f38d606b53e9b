import Dexie from 'dexie';
import { vi } from 'vitest';
import type { Session } from '#app/data/device/session.ts';
import { stubLocalStorage } from './local-storage.ts';
import { installWebLocks } from './web-locks.ts';

/**
 * A page with its own storage, and a server that cannot be reached until `respond` is set. Import it first: the app's
 * modules look at the page as they load.
 */
export const page: {
  readonly stored: Map<string, string>;
  readonly calls: string[];
  respond?: () => Response;
} = {
  stored: stubLocalStorage(),
  calls: [],
};
vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', {
  documentElement: { classList: { add: () => undefined, remove: () => undefined } },
  querySelector: () => null,
});
vi.stubGlobal('fetch', (url: string) => {
  page.calls.push(url);
  return page.respond ? Promise.resolve(page.respond()) : Promise.reject(new TypeError('unplugged'));
});
installWebLocks();

/** Erases every reader of this page, for the next test. */
export async function eraseReaders(): Promise<void> {
  const { hasUserDatabase } = await import('#app/data/database/database.ts');
  const { saveLastReader, saveLocalReader, savePendingMove, savePendingWipe } =
    await import('#app/data/device/session.ts');
  const { signOut } = await import('#app/state/session.ts');
  if (hasUserDatabase()) await signOut({ keepBooks: false });
  await saveLastReader(null);
  await savePendingWipe(null);
  await saveLocalReader(null);
  await savePendingMove(null);
  for (const name of await Dexie.getDatabaseNames()) if (name !== 'reader-session') await Dexie.delete(name);
  page.stored.clear();
  page.calls.length = 0;
  delete page.respond;
}

export const sessionOf = (id: string): Session => ({
  user: { id, email: `${id}@example.org`, full_name: null, created_at: '2026-01-01T00:00:00Z' },
  access: `access-${id}`,
  refresh: `refresh-${id}`,
});
