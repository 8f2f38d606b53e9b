import { buildEpub } from '#shared/testing/build-epub.ts';
import { keepToasts } from './support/record-toasts.ts';
import { expect, register, signIn, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const book = (title: string, series?: { name: string; position: number }) => ({
  name: `${title}.epub`,
  buffer: Buffer.from(
    buildEpub({
      title,
      authors: ['Ann Author'],
      ...(series ? { series } : {}),
      chapters: [{ title: 'I', paragraphs: [`The ${title} begins.`] }],
    }),
  ),
});

test('adding many files ends with one summary that names the broken one', async ({ page }) => {
  await register(page);
  const files = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((title) => book(title));
  await upload(page, [...files, { name: 'torn.epub', buffer: Buffer.from('no book at all') }]);
  const summary = page.getByText('1 file couldn’t be added');
  await expect(summary).toBeVisible();
  await expect(page.getByText(/4 books are in your library\.[\s\S]*torn\.epub:/)).toBeVisible();
  await expect(page.getByText('Book Uploaded')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
});

test('on a phone what was just added is shown at the foot, and never over a bar of buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  await keepToasts(page);
  await upload(page, [book('Alder')]);
  const top = async () => (await page.locator('.toast').last().boundingBox())!.y;
  await expect(page.locator('.toast').last()).toBeVisible();
  expect(await top()).toBeGreaterThan(600);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected books' });
  await expect(bar).toBeVisible();
  await expect.poll(top).toBeLessThan(200);
});

test('several books are selected, deleted together and restored by one Undo', async ({ page }) => {
  await register(page);
  await upload(
    page,
    ['Alder', 'Birch', 'Cedar'].map((title) => book(title)),
  );
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Alder' }).press('Space');
  await page.getByRole('heading', { name: 'Birch' }).click();
  const bar = page.getByRole('region', { name: 'Selected books' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cedar']);
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
});

test('a click on a book opens it although its cover arrives while the button is down', async ({ page }) => {
  await register(page);
  await upload(page, [book('Alder')]);
  const link = page.getByRole('link', { name: /Alder/ });
  const { x, y, width } = (await link.boundingBox())!;
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  // Restored at once: the app may repaint the cover, and looks for the element that it made.
  await link
    .getByRole('img')
    .first()
    .evaluate((cover) => {
      const copy = cover.cloneNode(true) as Element;
      cover.replaceWith(copy);
      document.addEventListener('click', () => copy.replaceWith(cover), { once: true, capture: true });
    });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/book\//);
});

test('facts about a book that arrive from another device do not move its buttons', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await register(page);
  const paragraphs = Array.from(
    { length: 200 },
    (_, n) => `${n}. The alder stands beside the water and says nothing.`,
  );
  const alder = buildEpub({ title: 'Alder', language: 'en', chapters: [{ title: 'I', paragraphs }] });
  await upload(page, [{ name: 'alder.epub', buffer: Buffer.from(alder) }]);
  await expect(page.getByRole('button', { name: /Everything is synced/ })).toBeVisible();

  const other = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const phone = await other.newPage();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await phone.route(/\/api\/v1\/books\/[\w-]+$/, async (route) => {
    await held;
    await route.continue();
  });
  await signIn(phone, account);
  const asked = phone.waitForRequest(/\/api\/v1\/books\/[\w-]+$/);
  await phone.getByRole('link', { name: /Alder/ }).click();
  await asked;
  const button = phone.getByRole('button', { name: 'Start Reading' });
  const before = await button.boundingBox();
  answer();
  await expect(phone.getByRole('link', { name: /words/ })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await other.close();
});
