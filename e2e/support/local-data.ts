import type { Page } from '@playwright/test';

/** Rows of a table of the reader's database in this browser, read past the app; none if there is no database. */
export async function rows<T = Record<string, unknown>>(
  page: Page,
  userId: string,
  table: string,
): Promise<T[]> {
  return page.evaluate(
    async ([name, store]) => {
      // Reading must not create it.
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return [];
      const open = indexedDB.open(name!);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      const all = database.transaction(store!).objectStore(store!).getAll();
      const found = await new Promise<unknown[]>((resolve, reject) => {
        all.onsuccess = () => resolve(all.result);
        all.onerror = () => reject(all.error);
      });
      database.close();
      return found as T[];
    },
    [`reader-${userId}`, table],
  );
}

/** Whether there is such a row; unlike `rows`, it costs the page next to nothing. */
export async function hasRow(page: Page, userId: string, table: string, key: string): Promise<boolean> {
  return page.evaluate(
    ([name, store, one]) =>
      new Promise<boolean>((resolve, reject) => {
        const open = indexedDB.open(name!);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const found = open.result.transaction(store!).objectStore(store!).count(one);
          found.onerror = () => reject(found.error);
          found.onsuccess = () => {
            open.result.close();
            resolve(found.result > 0);
          };
        };
      }),
    [`reader-${userId}`, table, key],
  );
}

/** Empties a table of the reader's database in this browser, as a browser that reclaims space may. */
export async function clearTable(page: Page, userId: string, table: string): Promise<void> {
  await page.evaluate(
    ([name, store]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open(name!);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const writing = open.result.transaction(store!, 'readwrite');
          writing.objectStore(store!).clear();
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [`reader-${userId}`, table],
  );
}

/** Operations whose rows haven't come back from the server. */
export async function outbox(page: Page, userId: string): Promise<{ t: string; k: string }[]> {
  return rows(page, userId, 'outbox');
}

/** Ids of the bookmarks as the reader sees them here. */
export async function localBookmarks(page: Page, userId: string): Promise<string[]> {
  const views = await rows<{ t: string; k: string; v: { deleted?: boolean } }>(page, userId, 'views');
  return views
    .filter(({ t, v }) => t === 'mark' && v.deleted !== true)
    .map(({ k }) => k)
    .sort();
}

/** Every record as the reader sees it here: fields by type and key. */
export async function localRecords(page: Page, userId: string): Promise<Record<string, unknown>> {
  const views = await rows<{ t: string; k: string; v: object }>(page, userId, 'views');
  return Object.fromEntries(views.map(({ t, k, v }) => [`${t}/${k}`, v]));
}

/** Changes the stored tokens, as time or a server would. */
export async function setTokens(
  page: Page,
  change: { access?: string; refresh?: string },
): Promise<{ access: string; refresh: string }> {
  return page.evaluate(
    (fields) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('reader-session');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const store = open.result.transaction('session', 'readwrite').objectStore('session');
          const get = store.get('current') as IDBRequest<{ access: string; refresh: string }>;
          get.onsuccess = () => {
            store.put({ ...get.result, ...fields }).onsuccess = () => {
              open.result.close();
              resolve({ access: get.result.access, refresh: get.result.refresh });
            };
          };
        };
      }),
    change,
  );
}

/**
 * Keeps everything waiting that the page wants of the database of its only reader, as a long write would, until the returned
 * function is called.
 */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  const end = await page.evaluateHandle(async () => {
    const known = await indexedDB.databases();
    const open = indexedDB.open(known.find(({ name }) => /^reader-[0-9a-f]{8}-/.test(name!))!.name!);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const tables = [...database.objectStoreNames];
    const writing = database.transaction(tables, 'readwrite').objectStore(tables[0]!);
    let isHeld = true;
    await new Promise((resolve) => {
      // A transaction stays open as long as it has requests.
      const ask = () => {
        resolve(null);
        if (isHeld) writing.count().onsuccess = ask;
        else database.close();
      };
      writing.count().onsuccess = ask;
    });
    return () => {
      isHeld = false;
    };
  });
  return () => end.evaluate((release) => release());
}
