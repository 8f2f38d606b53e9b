import { greenWindows } from '../support/green-windows.ts';
import { keepToasts, recordCards, recordToasts } from '../support/record-toasts.ts';
import { expect, register, test, upload } from '../support/test.ts';

/** Waits until every notification about an added book has been shown, so that none covers something later. */
async function untilAdded(toasts: readonly string[]): Promise<void> {
  const titles = [
    'Book Processing Started',
    'Descriptions Found',
    'Book Processing Complete',
    'Book Uploaded',
  ];
  await expect.poll(() => titles.filter((title) => !toasts.includes(title)), { timeout: 30_000 }).toEqual([]);
}

test('a new reader adds a book, reads it, taps a passage and sees its picture', async ({ page }) => {
  await register(page);
  await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible();
  await upload(page, [{ name: 'green-windows.epub', buffer: greenWindows }]);
  await expect(page.getByText('1 book', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /The Green Windows/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Green Windows' })).toBeVisible();
  await expect(page.getByText('EPUB', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start Reading' }).click();

  const passage = page.getByRole('button', { name: /The hall was long and low/ });
  await expect(passage).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Page 1 of \d+/).first()).toBeVisible();
  const cards = await recordCards(page);
  await passage.click();
  await expect
    .poll(() => cards)
    .toContainEqual(expect.stringContaining('Generating image for this description...'));
  const modal = page.getByRole('dialog', { name: 'Illustration' });
  await expect(modal.getByRole('img')).toBeVisible({ timeout: 40_000 });
  await expect(modal.getByText(/Image created in \d+\.\ds/)).toBeVisible();
  const size = () =>
    modal
      .locator('img')
      .evaluate(
        (image: HTMLImageElement) => `${image.complete}/${image.naturalWidth}x${image.naturalHeight}`,
      );
  await expect.poll(async () => Number((await size()).split(/[/x]/)[1])).toBeGreaterThanOrEqual(1024);

  await modal.locator('img').hover();
  await page.mouse.wheel(0, -300);
  await modal.getByRole('button', { name: 'Zoom out' }).click();
  await expect(modal.getByRole('button', { name: 'Zoom in' })).toBeVisible();

  const before = await modal.locator('img').getAttribute('src');
  await modal.getByRole('button', { name: 'Regenerate' }).click();
  await modal.getByLabel('Custom Style').fill('black and white woodcut');
  await modal.getByRole('button', { name: 'Regenerate' }).click();
  await expect(modal.getByText(/New image generated in/)).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => modal.locator('img').getAttribute('src')).not.toBe(before);

  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(passage).toBeFocused();
});

test('the sample stories show everything in the first minute, and report themselves in one notification', async ({
  page,
}) => {
  await register(page);
  const cards = await recordCards(page);
  await keepToasts(page);
  await page.getByRole('button', { name: 'Try the sample stories' }).click();
  await expect(page.getByRole('link', { name: /The Lamplighter’s Winter/ })).toBeVisible();
  await page.getByRole('link', { name: /Дом у реки/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByRole('button', { name: /резные наличники/ })).toBeVisible({ timeout: 30_000 });
  expect(cards.filter((text) => /stories|Book|Description/.test(text))).toHaveLength(1);
  expect(cards, 'the same notification twice').toHaveLength(new Set(cards).size);
});

test('everything that happens to an added book is one notification', async ({ page }) => {
  await register(page);
  const toasts = await recordToasts(page);
  await keepToasts(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: greenWindows }]);
  await untilAdded(toasts);
  const ofBook = page.getByRole('region', { name: 'Notifications' }).locator('.toast', { hasText: 'Book' });
  await expect(ofBook).toHaveCount(1);
});

test('on a phone a picture reports itself on its passage and in its dialog, and nothing covers the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const toasts = await recordToasts(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: greenWindows }]);
  await untilAdded(toasts);
  await page.getByRole('link', { name: /The Green Windows/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  const passage = page.getByRole('button', { name: /The hall was long and low/ });
  await expect(passage).toBeVisible({ timeout: 30_000 });
  // Painting takes as long as it takes to look at what is shown meanwhile.
  let paint = () => {};
  const looked = new Promise<void>((resolve) => (paint = resolve));
  await page.route('**/images/generate/**', async (route) => {
    await looked;
    await route.continue();
  });
  await keepToasts(page);
  await passage.click();
  await expect(passage).toHaveAttribute('aria-busy', 'true');
  const working = page.locator('.toast', { hasText: 'Generating image for this description...' });
  await expect(working).toBeVisible();
  const text = (await page.getByTestId('reader-window').boundingBox())!;
  expect((await working.boundingBox())!.y).toBeGreaterThanOrEqual(text.y + text.height);
  const cutOff = await working
    .getByText('Image Generation', { exact: true })
    .evaluate((title) => title.scrollWidth - title.clientWidth);
  expect(cutOff).toBe(0);
  paint();

  const modal = page.getByRole('dialog', { name: 'Illustration' });
  await expect(modal.getByText(/Image created in \d+\.\ds/)).toBeVisible({ timeout: 40_000 });
  await expect(passage).not.toHaveAttribute('aria-busy', 'true');
  expect(toasts.filter((title) => /Images? Generat/.test(title))).toEqual(['Image Generation']);

  await modal.getByRole('button', { name: 'Download' }).click();
  const started = page.locator('.toast', { hasText: 'Download Started' });
  await expect(started).toBeVisible();
  await expect(async () => {
    const { y, height } = (await started.boundingBox())!;
    expect((await modal.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
  }).toPass();
});

test('a file that is not a book is refused with a clear message and changes nothing', async ({ page }) => {
  await register(page);
  await upload(page, [{ name: 'broken.epub', buffer: Buffer.from('PK\u0003\u0004 nothing') }]);
  await expect(page.getByText('Upload Failed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible();
});
