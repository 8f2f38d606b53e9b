import type { Page } from '@playwright/test';
import { rows } from '../e2e/support/local-data.ts';

/** Without reloading the page, as a reader would: by its link in the library, where the newest is first. */
export async function openNewest(page: Page, userId: string): Promise<string> {
  const uploads = await rows<{ bookId: string }>(page, userId, 'uploads');
  const views = await rows<{ t: string; k: string; v: { addedAt?: number } }>(page, userId, 'views');
  const waiting = new Set(uploads.map(({ bookId }) => bookId));
  const [newest] = views
    .filter(({ t, k }) => t === 'book' && waiting.has(k))
    .sort((a, b) => (b.v.addedAt ?? 0) - (a.v.addedAt ?? 0));
  const { k: bookId } = newest!;
  await open(page, `/book/${bookId}/chapter/1`);
  return bookId;
}

/** Without reloading the page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
