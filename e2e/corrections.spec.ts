import { isCastKnown } from './support/cast-known.ts';
import { openCardOf } from './support/open-card.ts';
import { openBook } from './support/open-book.ts';
import { expect, signIn, test, withoutServiceWorker } from './support/test.ts';
import { english, openStory, readAt } from './support/road-to-dover.ts';

test.use(withoutServiceWorker);

test('a corrected name is corrected on another device as well, and undone there', async ({
  page,
  baseURL,
  browser,
}) => {
  const { bookId, userId, account } = await readAt(page, baseURL!, english, 'The Road to Dover', 2);
  await openCardOf(page, 'Harlow');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The smuggler');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'The smuggler' })).toContainText(
    'elder brother of the vicar',
  );

  const elsewhere = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await openBook(other, 'The Road to Dover', 2);
  await expect.poll(() => isCastKnown(other, userId, bookId)).toBe(true);
  await openStory(other);
  await expect(other.getByRole('region', { name: 'People' })).toContainText('The smuggler');
  await other.getByRole('button', { name: /^Undo: .*The smuggler/ }).click();
  await expect(other.getByRole('region', { name: 'People' })).not.toContainText('The smuggler');
  await page.keyboard.press('Escape');
  await openStory(page);
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Captain Harlow', {
    timeout: 30_000,
  });
  await elsewhere.close();
});

test('people are merged, split and hidden offline, and each correction can be undone', async ({
  page,
  context,
  baseURL,
}) => {
  await readAt(page, baseURL!, english, 'The Road to Dover', 2);
  await openStory(page); // Fetches the notebook.
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const people = page.getByRole('region', { name: 'People' });
  const undo = page.getByRole('region', { name: 'Your corrections' }).getByRole('button');

  await openCardOf(page, 'Harlow');
  await page.getByRole('button', { name: 'Same person as…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mrs. Tilney', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openStory(page);
  await expect(people.getByRole('button')).toHaveCount(1);
  await undo.click();
  await expect(people.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await openCardOf(page, 'Harlow');
  await page.getByRole('button', { name: 'Not the same person…' }).click();
  await page.getByRole('checkbox', { name: 'Harlow', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openStory(page);
  await expect(undo).toHaveCount(1);
  await page.keyboard.press('Escape');
  await openCardOf(page, 'Harlow');
  await expect(page.getByRole('dialog', { name: 'Harlow', exact: true })).toContainText(
    'In the evening Harlow sat with Mrs. Tilney',
  );

  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openStory(page);
  await expect(undo).toHaveText(['Restore', 'Undo']);
  await undo.first().click();
  await expect(undo).toHaveText(['Undo']);
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(people.getByRole('button')).toHaveCount(2);
});
