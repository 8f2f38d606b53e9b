import * as z from 'zod/mini';

/**
 * What IndexedDB may not have yet. A page that is being closed does not wait for IndexedDB, but what it writes to
 * localStorage is there when the call returns. So it is kept here first and removed once IndexedDB has it; what the next
 * page still finds here, it stores.
 */
export interface Kept<T> {
  keep: (user: string, key: string, entry: T) => void;
  /** Does nothing where another entry has been kept since. */
  remove: (user: string, key: string, isStored: (entry: T) => boolean) => void;
  /** By key; empty if another reader's are kept. */
  read: (user: string) => Record<string, T>;
  forget: () => void;
}

/** @param field of the stored object, beside `user`, which has the entries */
export function keptInPageStorage<T>(storageKey: string, field: string, entry: z.ZodMiniType<T>): Kept<T> {
  const schema = z.object({ user: z.string(), [field]: z.record(z.string(), entry) });

  const read = (user: string): Record<string, T> => {
    try {
      const stored = schema.safeParse(JSON.parse(pageStorage()?.getItem(storageKey) ?? 'null'));
      return stored.success && stored.data.user === user ? (stored.data[field] as Record<string, T>) : {};
    } catch {
      return {}; // No storage, or damaged: only what was kept last is lost.
    }
  };
  const forget = () => pageStorage()?.removeItem(storageKey);
  const write = (user: string, entries: Record<string, T>) => {
    try {
      if (Object.keys(entries).length === 0) forget();
      else pageStorage()?.setItem(storageKey, JSON.stringify({ user, [field]: entries }));
    } catch {
      // Storage is full or blocked: the entry is then only as safe as the write to IndexedDB that follows.
    }
  };
  return {
    keep: (user, key, kept) => write(user, { ...read(user), [key]: kept }),
    remove: (user, key, isStored) => {
      const { [key]: kept, ...others } = read(user);
      if (kept !== undefined && isStored(kept)) write(user, others);
    },
    read,
    forget,
  };
}

/** Absent in workers, which share code with the page. */
function pageStorage(): PageStorage | undefined {
  return (globalThis as { localStorage?: PageStorage }).localStorage;
}

interface PageStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
