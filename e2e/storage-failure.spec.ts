import { expect, register, test } from './support/test.ts';

for (const { error, title } of [
  { error: 'SecurityError', title: 'Books can’t be stored in this window' },
  { error: 'QuotaExceededError', title: 'This device is full' },
])
  test(`a browser that refuses storage with ${error} gets the page “${title}”`, async ({ page }) => {
    await page.addInitScript((name) => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', name);
      };
    }, error);
    await page.goto('/library');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

test('a tab that holds an older database is named, and the page continues when it is closed', async ({
  context,
  page,
  faults,
}) => {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('reader-session', 1);
        request.onerror = () => reject(request.error!);
        request.onsuccess = () => resolve();
      }),
  );
  await page.clock.install();
  await page.goto('/login');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'Vignette is open in another tab' })).toBeVisible();
  await other.close();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('blocked by other connection')]);
});

test('a library that a newer version has opened is left as it is, and an update is offered', async ({
  page,
}) => {
  await register(page);
  await page.goto('/robots.txt'); // Where no app has the database open.
  const versions = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).filter(({ name }) => /^reader-.{36}$/.test(name!)),
    );
  const [{ name, version }] = (await versions()) as [{ name: string; version: number }];
  const newer = version + 10;
  await page.evaluate(
    ([name, version]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open(name, version);
        open.onerror = () => reject(open.error!);
        open.onsuccess = () => {
          open.result.close();
          resolve();
        };
      }),
    [name, newer] as const,
  );
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Vignette needs an update' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('opened with a newer version');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Vignette needs an update' })).toBeVisible();
  expect(await versions()).toEqual([{ name, version: newer }]);
});
