import { greenWindows } from '../support/green-windows.ts';
import { textInWindow } from '../support/reading.ts';
import { cachedFontFaces } from '../support/cached-font-faces.ts';
import { expect, register, test, upload } from '../support/test.ts';

test('pages turn by key and button, and the position survives a reload and a larger font', async ({
  page,
}) => {
  await register(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: greenWindows }]);
  await page.getByRole('link', { name: /The Green Windows/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  const counter = page.getByRole('banner').getByText(/Page \d+ of \d+/);
  await expect(counter).toHaveText(/Page 1 of/);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/Page 2 of/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(counter).toHaveText(/Page 3 of/);
  const words = await textInWindow(page);
  await page.reload();
  await expect(counter).toHaveText(/Page 3 of/);
  await expect.poll(() => textInWindow(page)).toBe(words);

  await page.getByRole('button', { name: 'Reading settings' }).click();
  const size = page.getByRole('slider', { name: 'Font size' });
  await size.focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => textInWindow(page)).toContain(words.slice(0, 25));

  await page.getByLabel('Choose chapter').selectOption('3');
  await expect(page).toHaveURL(/chapter\/3$/);
  await expect(counter).toHaveText(/Page 1 of/);
  await expect(async () => {
    const next = page.getByRole('button', { name: 'Next' });
    if (await next.isEnabled()) await next.click();
    await expect(counter).toHaveText(/Page (\d+) of \1$/, { timeout: 200 });
  }).toPass({ intervals: [50] });
  await page.goto('/library');
  await expect(page.getByText('100%')).toBeVisible();
});

test('reading continues offline and through a reload', async ({ page, context }) => {
  await register(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: greenWindows }]);
  await expect.poll(() => cachedFontFaces(page)).toHaveLength(3);
  await page.getByRole('link', { name: /The Green Windows/ }).click();
  const address = page.url();
  await context.setOffline(true);
  await page.goto(`${address}/chapter/2`);
  await expect(page.getByTestId('reader-content')).toContainText('Part 2');
  await page.keyboard.press('ArrowRight');
  await page.goto('/library');
  await expect(page.getByRole('link', { name: /The Green Windows/ })).toBeVisible();
  await context.setOffline(false);
});
