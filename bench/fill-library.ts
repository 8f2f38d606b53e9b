import type { Page } from 'playwright';

/** Writes books as a pull would have left them, straight into the page's database. */
export async function fillLibrary(page: Page, books: number): Promise<void> {
  await page.goto('/login'); // Opens the library, which creates the database.
  await page.evaluate(async (count) => {
    const { user } = (JSON.parse(localStorage.getItem('auth-store')!) as { state: { user: { id: string } } })
      .state;
    const opened = indexedDB.open(`reader-${user.id}`);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
    });
    const change = database.transaction(['views', 'summaries'], 'readwrite');
    for (let n = 0; n < count; n++) {
      const bookId = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
      const title = `Volume ${n + 1} of a long shelf`;
      const v = {
        title,
        author: `Author ${n % 700}`,
        format: 'epub',
        sha: '',
        size: 1,
        addedAt: n,
        state: 'ready',
      };
      change.objectStore('views').put({ t: 'book', k: bookId, book: bookId, ms: n, v });
      const summary = { bookId, title, chapters: 12, language: 'en', genre: null, series: null };
      change.objectStore('summaries').put(summary);
      if (n % 5 === 0)
        change.objectStore('views').put({
          t: 'progress',
          k: `${bookId}:bench`,
          book: bookId,
          ms: n,
          v: { loc: [2, 0, 1_000, 1, 4], pct: n % 100, at: n },
        });
    }
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    database.close();
  }, books);
}
