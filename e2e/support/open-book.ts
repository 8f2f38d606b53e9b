import { expect, type Page } from '@playwright/test';

/**
 * Opens a book of the library in the reader and waits for its page.
 *
 * @returns its id
 */
export async function openBook(page: Page, title: string, chapter = 1): Promise<string> {
  await page.goto('/library');
  const link = page.getByRole('link', { name: new RegExp(title) }).first();
  const bookId = /book\/([^/]+)/.exec((await link.getAttribute('href'))!)![1]!;
  await page.goto(`/book/${bookId}/chapter/${chapter}`);
  await expect(page.getByTestId('reader-content')).toBeVisible({ timeout: 30_000 });
  return bookId;
}

/** Changes a row of a table of the reader's database in this browser, past the app. */
export async function changeRow(
  page: Page,
  userId: string,
  table: string,
  change: { key: string | (string | number)[]; fields: Record<string, unknown> },
): Promise<void> {
  await page.evaluate(
    ({ name, table, key, fields }) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const store = open.result.transaction(table, 'readwrite').objectStore(table);
          const get = store.get(key);
          get.onsuccess = () => {
            store.put({ ...get.result, ...fields }).onsuccess = () => {
              open.result.close();
              resolve();
            };
          };
        };
      }),
    { name: `reader-${userId}`, table, ...change },
  );
}
