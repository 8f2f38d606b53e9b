import type { Page } from '@playwright/test';
import { Inspection } from './support/axe.ts';
import { rows } from './support/local-data.ts';
import { openBook } from './support/open-book.ts';
import { openCardOf } from './support/open-card.ts';
import { openStory, readAt } from './support/road-to-dover.ts';
import { roadToLisbon } from './support/road-to-lisbon.ts';
import { addSampleStories } from './support/sample-stories.ts';
import { expect, register, test, upload } from './support/test.ts';

const TITLE = 'The Road to Lisbon';
const placesOf = (page: Page) => page.getByRole('region', { name: 'Places' });
const namesIn = (page: Page) => placesOf(page).getByRole('button', { name: /Mentioned/ });

test('the story lists places in the order of their appearance, and where the reader is', async ({
  page,
  baseURL,
}) => {
  await readAt(page, baseURL!, roadToLisbon, TITLE, 5);
  await openStory(page);
  // Lisbon comes later in this chapter.
  await expect(namesIn(page)).toHaveText([/^Averby/, /^Dover/]);
  const here = placesOf(page).locator('[aria-current="location"]');
  await expect(here).toContainText('You are here');
  await expect(here.getByRole('button', { name: /^Averby/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(page.getByText('Then they went to Lisbon.')).toBeInViewport();
  await openStory(page);
  await expect(namesIn(page)).toHaveText([/^Averby/, /^Dover/, /^Lisbon/]);
  await expect(here.getByRole('button', { name: /^Lisbon/ })).toBeVisible();
  await expect(placesOf(page).getByText('You are here')).toHaveCount(1);
});

test('the line of a person’s or a place’s mentions leads to their chapters, by keys as well', async ({
  page,
  baseURL,
}) => {
  await readAt(page, baseURL!, roadToLisbon, TITLE, 5);
  await openStory(page);
  const line = placesOf(page).getByRole('toolbar', { name: 'Dover: mentioned in 2 chapters so far' });
  await expect(line.getByRole('button')).toHaveCount(2);
  const inspection = new Inspection(page);
  await inspection.scan('who was met, and where');
  await inspection.scanAtAllWidths('who was met, and where');
  inspection.expectNothing();
  // A finger finds each bar.
  for (const bar of await line.getByRole('button').all()) {
    const { width, height } = (await bar.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await line.getByRole('button', { name: 'Chapter 2: 4 times' }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expect(page).toHaveURL(/chapter\/2$/);
  await page.getByRole('button', { name: /^Back to page/ }).click();
  await expect(page).toHaveURL(/chapter\/5$/);

  await openStory(page);
  const people = page.getByRole('region', { name: 'People' });
  const harlow = people.getByRole('toolbar', { name: /^Captain Harlow: mentioned in 3 chapters/ });
  const [first, second] = [/^Chapter 1: /, /^Chapter 4: /].map((name) =>
    harlow.getByRole('button', { name }),
  );
  await people.getByRole('button', { name: /^Captain Harlow First met/ }).focus();
  await page.keyboard.press('Tab');
  await expect(first!).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(second!).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/chapter\/4$/);
});

test('a place and a person are shown by the pictures of their passages, which their cards open', async ({
  page,
  baseURL,
}) => {
  const { bookId } = await readAt(page, baseURL!, roadToLisbon, TITLE, 1);
  const picture = page.getByRole('dialog', { name: 'Illustration' });
  for (const [chapter, passage] of [
    [1, /Captain Harlow was a tall man/],
    [2, /Dover stood on a steep/],
  ] as const) {
    await page.goto(`/book/${bookId}/chapter/${chapter}`);
    await page.getByRole('button', { name: passage }).press('Enter');
    await expect(picture.getByRole('img')).toBeVisible({ timeout: 40_000 });
    await page.keyboard.press('Escape');
    await expect(picture).toHaveCount(0);
  }
  await openStory(page);
  await expect(placesOf(page).getByRole('img', { name: 'Picture of Dover' })).toBeVisible();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByRole('img', { name: 'Picture of Captain Harlow' })).toBeVisible();
  await people.getByRole('button', { name: /Captain Harlow First met/ }).click();
  const card = page.getByRole('dialog', { name: 'Captain Harlow' });
  await card.getByRole('button', { name: 'Picture of Captain Harlow' }).click();
  await expect(picture).toContainText('Captain Harlow was a tall man');
});

test('a name of a book that was added offline opens a card, from what this device has found', async ({
  page,
  context,
}) => {
  await register(page);
  await addSampleStories(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What extraction needs is fetched once there is a book in its language.
  const packs = () => page.evaluate(async () => (await (await caches.open('language-packs')).keys()).length);
  await expect.poll(packs, { timeout: 60_000 }).toBe(3);
  await context.setOffline(true);
  await page.goto('/library');
  await upload(page, [{ name: 'lisbon.epub', buffer: roadToLisbon }]);
  const bookId = await openBook(page, TITLE, 2);
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name!));
  const userId = names.find((name) => name.startsWith('reader-'))!.replace('reader-', '');
  const keys = async () => (await rows<{ key: string }>(page, userId, 'meta')).map(({ key }) => key);
  await expect.poll(keys, { timeout: 60_000 }).toContain(`cast:${bookId}`);
  await openCardOf(page, 'Dover');
  const card = page.getByRole('dialog', { name: 'Dover' });
  await expect(card).toContainText('Dover was a small town on the coast.');
});
