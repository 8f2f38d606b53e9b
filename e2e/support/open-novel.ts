import type { Page } from '@playwright/test';
import { openBook } from './open-book.ts';
import { novel } from './reading.ts';
import { expect, register, upload } from './test.ts';

/** Its label in the bar above the page. */
export const counter = (page: Page) => page.getByRole('banner').getByText(/Page \d+ of \d+/);

/** Signs up, adds a novel of several chapters and opens its first page. */
export async function openNovel(page: Page): Promise<void> {
  await register(page);
  await upload(page, [{ name: 'corridor.epub', buffer: novel() }]);
  await openBook(page, 'The Long Corridor');
  await expect(counter(page)).toHaveText(/Page 1 of/);
}
