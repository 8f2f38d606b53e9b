import { startCanary } from '#server/testing/hostile-files.ts';
import { buildHostileBook, SAFE_TEXT } from '#shared/testing/hostile-book.ts';
import { expect, register, test, upload } from './support/test.ts';

test('a hostile book is readable, runs nothing and loads nothing', async ({ page }) => {
  const canary = await startCanary();
  await register(page);
  await upload(page, [{ name: 'hostile.epub', buffer: Buffer.from(buildHostileBook(canary.url)) }]);
  await page.getByRole('link', { name: /A Hostile Book/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  const content = page.getByTestId('reader-content');
  await expect(content).toContainText(SAFE_TEXT);
  // Pictures, fonts and scripts would be requested before the network is idle.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '__ran' in self)).toBe(false);
  const alive =
    'script, style, link, iframe, object, embed, video, audio, form, base, meta, animate, foreignObject';
  await expect(content.locator(alive)).toHaveCount(0);
  const markup = await content.innerHTML();
  expect(markup).not.toContain(canary.url);
  expect(markup).not.toMatch(/\son\w+=|javascript:|position:/i);
  expect(canary.called).toEqual([]);
  await canary.close();
});
