import {
  corpus,
  expect,
  hasCorpus,
  readBook,
  register,
  test,
  upload,
  withoutServiceWorker,
} from './support/test.ts';

test.use(withoutServiceWorker);

const novels = [
  ['se-frankenstein.epub', 'Frankenstein', /./],
  ['ru-ottsy-i-deti-koi8r.fb2', 'Отцы и дети', /[а-я]{4}/],
  ['se-war-and-peace.epub', 'War and Peace', /./],
] as const;

for (const [file, title, words] of process.env.VIGNETTE_LONG === '1' ? novels : novels.slice(0, 2)) {
  test(`a real novel opens and is illustrated: ${title}`, async ({ page }) => {
    test.skip(!hasCorpus, `needs ${path(corpus)}`);
    test.setTimeout(180_000);
    await register(page);
    await upload(page, [{ name: file, buffer: await readBook(file) }]);
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const described = page.getByRole('listitem').filter({ hasText: /[1-9]\d* descriptions? found/ });
    await expect(described.first()).toBeVisible({ timeout: 60_000 });
    await described.first().getByRole('link').click();
    await expect(page.getByTestId('reader-content')).toHaveText(words);
    const passage = page.locator('mark[role=button]').first();
    while (!(await passage.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
    await passage.click();
    await expect(page.getByRole('dialog', { name: 'Illustration' }).locator('img')).toBeVisible({
      timeout: 60_000,
    });
  });
}

function path(folder: string): string {
  return `real books in ${folder.split('/').slice(-2).join('/')}`;
}
