import type { Locator, Page } from '@playwright/test';

/** Adds the built-in stories from the empty library. @returns the path of the English one */
export async function addSampleStories(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Try the sample stories' }).click();
  const link = page.getByRole('link', { name: /Lamplighter/ });
  return new URL((await link.getAttribute('href'))!, page.url()).pathname;
}

/** The first passage of the open chapter, once the book's descriptions have been extracted. */
export async function firstPassage(page: Page): Promise<Locator> {
  const passage = page.getByTestId('reader-content').locator('mark[data-description-id]').first();
  await passage.waitFor({ timeout: 60_000 });
  return passage;
}
