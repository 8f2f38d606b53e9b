import { buildEpub } from '#shared/testing/build-epub.ts';
import { openBook } from './support/open-book.ts';
import { counter, openNovel } from './support/open-novel.ts';
import { textInWindow } from './support/reading.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

test('a link keeps the focus when its chapter is laid out again', async ({ page }) => {
  await register(page);
  const chapter = {
    title: 'Links',
    body: '<p>The rest is told <a href="https://example.org/">elsewhere</a>.</p>',
    paragraphs: Array.from(
      { length: 12 },
      (_, i) => `${i}. ${'He said that he would think about it. '.repeat(6)}`,
    ),
  };
  const book = buildEpub({ title: 'The Link', language: 'en', chapters: [chapter] });
  await upload(page, [{ name: 'link.epub', buffer: Buffer.from(book) }]);
  await openBook(page, 'The Link');
  const link = page.getByTestId('reader-content').getByRole('link', { name: 'elsewhere' });
  await link.focus();
  await link.evaluate((element) => element.setAttribute('data-before', ''));
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator('[data-before]')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a press during which the chapter is laid out again opens its target', async ({ page }) => {
  await register(page);
  // Of several lines: the new pages may be a few pixels higher.
  const body = `<p><a href="c2.xhtml">${'To the end. '.repeat(60)}</a></p>`;
  const chapters = [
    { title: 'One', body },
    { title: 'Two', body: '<p>The end.</p>' },
  ];
  const bytes = buildEpub({ title: 'Pressed', language: 'en', chapters });
  await upload(page, [{ name: 'pressed.epub', buffer: Buffer.from(bytes) }]);
  await openBook(page, 'Pressed');
  const link = page.getByRole('link', { name: /^To the end/ });
  await link.hover();
  const pressed = await link.elementHandle();
  await page.mouse.down();
  await page.setViewportSize({ width: 1280, height: 790 });
  await page.waitForFunction((element) => !element.isConnected, pressed);
  await page.mouse.up();
  await expect(page).toHaveURL(/chapter\/2$/);
});

test('the page turns to what is found or focused on another one', { tag: '@long' }, async ({ page }) => {
  await openNovel(page);
  const found = page.getByText(/^60\. He said/);
  // While the rest of the chapter is laid out it is hidden, and the browser finds nothing in it.
  await expect(found).toBeVisible();
  await found.evaluate((element) => {
    element.scrollIntoView();
    // The app renders before the scroll event.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
  });
  await expect.poll(() => textInWindow(page)).toContain('60.Hesaid');
  await expect(counter(page)).not.toHaveText(/Page 1 of/);
});

test('the page turns to what has the focus in vertical lines', { tag: '@long' }, async ({ page }) => {
  await register(page);
  const body = `<div style="writing-mode: vertical-rl">${'<p>吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。</p>'.repeat(120)}<p><a href="https://example.org/">終わりに</a></p></div>`;
  const bytes = buildEpub({ title: '猫', language: 'ja', chapters: [{ title: '一', body }] });
  await upload(page, [{ name: 'cat.epub', buffer: Buffer.from(bytes) }]);
  await openBook(page, '猫');
  await expect(counter(page)).toHaveText(/Page 1 of (?!1$)/);
  const link = page.getByRole('link', { name: '終わりに' });
  await expect(link).toBeVisible();
  await link.focus();
  await expect.poll(() => textInWindow(page)).toContain('終わりに');
  await expect(counter(page)).toHaveText(/Page (\d+) of \1$/);
});

test(
  'a page that is scrolled a little while it is being turned is aligned afterwards',
  { tag: '@long' },
  async ({ page }) => {
    await openNovel(page);
    const left = () => page.getByTestId('reader-window').evaluate(({ scrollLeft }) => scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(/Page 2 of/);
    const stride = await left();
    await page.getByTestId('reader-window').evaluate((stage) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      // The page is on the screen already; the app's state follows after the next paint.
      stage.scrollLeft += 40;
    });
    await expect(counter(page)).toHaveText(/Page 3 of/);
    await expect.poll(left).toBe(2 * stride);
  },
);
