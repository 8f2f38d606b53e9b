import { expect, type Locator, type Page } from '@playwright/test';

/** Adds the built-in stories from the empty library. @returns the path of the English one */
export async function addSampleStories(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Try the sample stories' }).click();
  const link = page.getByRole('link', { name: /Lamplighter/ });
  return new URL((await link.getAttribute('href'))!, page.url()).pathname;
}

/**
 * Adds them and waits until the server has both, so that no upload is interrupted when the page is left.
 *
 * @returns the address of the story in English
 */
export async function uploadSampleStories(page: Page): Promise<string> {
  const book = await addSampleStories(page);
  await expect(page.getByRole('img', { name: 'On this device and in the cloud' })).toHaveCount(2);
  return book;
}

/** The first passage of the open chapter, once the book's descriptions have been extracted. */
export async function firstPassage(page: Page): Promise<Locator> {
  const passage = page.getByTestId('reader-content').locator('mark[data-description-id]').first();
  await passage.waitFor({ timeout: 60_000 });
  return passage;
}
