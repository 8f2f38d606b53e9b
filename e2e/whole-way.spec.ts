import { buildEpub } from '#shared/testing/build-epub.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { rows, setTokens } from './support/local-data.ts';
import { PASSWORD } from './support/run-log.ts';
import { ServerView } from './support/server-view.ts';
import { corpus, expect, hasCorpus, readBook, register, signIn, test, upload } from './support/test.ts';

const paragraph =
  'The hall was long and low, with oak beams blackened by smoke and a stone hearth in which a red fire burned. ' +
  'Tall narrow windows of green glass looked out upon the snow, and along the walls hung faded blue tapestries.';
const filler =
  'He said that he would think about it, and then he thought about something else until it was late. ';

const novel = Buffer.from(
  buildEpub({
    title: 'The Green Windows',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [1, 2, 3].map((n) => ({
      title: `Part ${n}`,
      body: `<h2>Part ${n}</h2>`,
      paragraphs: [paragraph, ...Array.from({ length: 24 }, (_, i) => `${i + 1}. ${filler.repeat(3)}`)],
    })),
  }),
);

test('a newcomer adds a book, reads it, taps a passage and sees its picture', async ({ page }) => {
  await register(page);
  await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible();
  await upload(page, [{ name: 'green-windows.epub', buffer: novel }]);
  await expect(page.getByText('1 book', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /The Green Windows/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Green Windows' })).toBeVisible();
  await expect(page.getByText('EPUB', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start Reading' }).click();

  const passage = page.getByRole('button', { name: /The hall was long and low/ });
  await expect(passage).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Page 1 of \d+/).first()).toBeVisible();
  await passage.click();
  await expect(page.getByText('Generating image for this description...')).toBeVisible();
  const modal = page.getByRole('dialog', { name: 'Illustration' });
  await expect(modal.getByRole('img')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/Image created in \d+\.\ds/)).toBeVisible();
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
  await expect(page.getByText(/New image generated in/)).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => modal.locator('img').getAttribute('src')).not.toBe(before);

  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(passage).toBeFocused();
});

test('a picture from beyond what was read waits behind a veil', async ({ page, baseURL }) => {
  const account = { email: `veil${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL!, account);
  const bookId = await view.upload('green-windows.epub', novel);
  for (const chapter of [1, 3]) await view.paint(bookId, chapter);
  // A new device, and the gallery is where its reader goes first.
  await page.goto(`/book/${bookId}/images`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('2 of 2 images')).toBeVisible();
  await page.goto(`/book/${bookId}/chapter/1`);
  await expect(page.getByTestId('reader-content')).toBeVisible();
  const known = () => rows<{ t: string }>(page, view.userId, 'views');
  await expect.poll(async () => (await known()).some(({ t }) => t === 'progress')).toBe(true);
  await page.goto(`/book/${bookId}/images`);
  await expect(page.getByText('2 of 2 images')).toBeVisible();
  const pictures = page.getByRole('img', { name: /oak beams/ });
  await expect(pictures).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Chapter 3: still ahead' })).toBeVisible();
  await page.getByLabel('Search descriptions').fill('oak beams');
  await expect(page.getByText('1 of 2 images')).toBeVisible();
  await page.getByLabel('Search descriptions').fill('');
  await page.getByRole('button', { name: 'Show anyway' }).click();
  await expect(pictures).toHaveCount(2);
});

test('what the server does in the background is said on the screen as it happens', async ({ page }) => {
  await register(page);
  const said: string[] = [];
  await page.exposeFunction('said', (title: string) => said.push(title));
  await page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Notifications"]')!;
    const tell = (window as unknown as { said: (title: string) => void }).said;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) tell((node as Element).querySelector('p')?.textContent ?? '');
      }
    }).observe(region, { childList: true });
  });
  await upload(page, [{ name: 'green-windows.epub', buffer: novel }]);
  const titles = [
    'Book Processing Started',
    'Descriptions Found',
    'Book Processing Complete',
    'Book Uploaded',
  ];
  await expect.poll(() => titles.filter((title) => !said.includes(title)), { timeout: 30_000 }).toEqual([]);
  await page.getByRole('link', { name: /The Green Windows/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await page.getByRole('button', { name: /The hall was long and low/ }).click();
  const painted = ['Image Generation', 'Image Generation Started', 'New Images Generated', 'Image Generated'];
  await expect.poll(() => painted.filter((title) => !said.includes(title)), { timeout: 40_000 }).toEqual([]);
});

test('pages turn by key and button, and the place is kept through a reload and a larger font', async ({
  page,
}) => {
  await register(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: novel }]);
  await page.getByRole('link', { name: /The Green Windows/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  const counter = page.getByRole('banner').getByText(/Page \d+ of \d+/);
  await expect(counter).toHaveText(/Page 1 of/);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/Page 2 of/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(counter).toHaveText(/Page 3 of/);
  const firstWords = async () => (await page.getByTestId('reader-content').innerText()).slice(0, 40);
  const words = await firstWords();
  await page.waitForTimeout(500);
  await page.reload();
  await expect(counter).toHaveText(/Page 3 of/);
  expect(await firstWords()).toBe(words);

  await page.getByRole('button', { name: 'Reading settings' }).click();
  const size = page.getByRole('slider', { name: 'Font size' });
  await size.focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByTestId('reader-content')).toContainText(words.slice(0, 25));

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

test('another device continues where this one stopped', async ({ page, browser }) => {
  const account = await register(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: novel }]);
  await page.getByRole('link', { name: /The Green Windows/ }).click();
  await page.getByRole('link', { name: /Part 2/ }).click();
  const counter = page.getByRole('banner').getByText(/Page \d+ of \d+/);
  await expect(counter).toHaveText(/Page 1 of/);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/Page 2 of/);
  const words = (await page.getByTestId('reader-content').innerText()).slice(0, 40);
  await page.waitForResponse((response) => response.url().endsWith('/api/v1/sync') && response.ok());
  await page.waitForTimeout(3_000);

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await phone.goto(`${process.env.E2E_BASE_URL!}/login`);
  await phone.getByLabel('Email').fill(account.email);
  await phone.getByLabel('Password', { exact: true }).fill(account.password);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await phone.getByRole('link', { name: /The Green Windows/ }).click();
  await phone.getByRole('button', { name: 'Continue Reading' }).click();
  await expect(phone).toHaveURL(/chapter\/2$/);
  await expect(phone.getByTestId('reader-content')).toContainText(words.slice(0, 20));
  await other.close();
});

test('reading goes on without a network, and through a restart of the page', async ({
  page,
  context,
  faults,
}) => {
  await register(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: novel }]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('link', { name: /The Green Windows/ }).click();
  const address = page.url();
  await context.setOffline(true);
  await page.goto(`${address}/chapter/2`);
  await expect(page.getByTestId('reader-content')).toContainText('Part 2');
  await page.keyboard.press('ArrowRight');
  await page.goto('/library');
  await expect(page.getByRole('link', { name: /The Green Windows/ })).toBeVisible();
  await context.setOffline(false);
  faults.length = 0; // Refused connections are what being offline means.
});

test('the built-in stories show everything in the first minute', async ({ page }) => {
  await register(page);
  await page.getByRole('button', { name: 'Try the sample stories' }).click();
  await expect(page.getByRole('link', { name: /The Lamplighter’s Winter/ })).toBeVisible();
  await page.getByRole('link', { name: /Дом у реки/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByRole('button', { name: /резные наличники/ })).toBeVisible({ timeout: 30_000 });
});

test('a file that is no book is refused with a plain word and changes nothing', async ({ page }) => {
  await register(page);
  await upload(page, [{ name: 'broken.epub', buffer: Buffer.from('PK\u0003\u0004 nothing') }]);
  await expect(page.getByText('Upload Failed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible();
});

test('signing out and in again brings everything back; a Russian FB2 in windows-1251 reads right', async ({
  page,
}) => {
  const account = await register(page);
  const fb2 = buildFb2(
    {
      title: 'Зимний дом',
      authors: ['Иван Петров'],
      language: 'ru',
      chapters: [
        {
          title: 'Глава',
          paragraphs: [
            'Дом стоял на высоком берегу, за чёрным садом; резные ставни были закрыты, и над крышей поднимался синий дым.',
          ],
        },
      ],
    },
    { encoding: 'windows-1251' },
  );
  await upload(page, [{ name: 'dom.fb2', buffer: Buffer.from(fb2) }]);
  await expect(page.getByRole('link', { name: /Зимний дом/ })).toBeVisible();
  await page.waitForTimeout(3_000);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login**');
  await signIn(page, account);
  await page.getByRole('link', { name: /Зимний дом/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByTestId('reader-content')).toContainText('резные ставни были закрыты');
});

test('an expired token is renewed once for all calls, without a word to the reader', async ({
  page,
  faults,
}) => {
  await register(page);
  // Nothing is under way that could ask for a new token before the page is left.
  await page.waitForLoadState('networkidle');
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) renewals.push(request.url());
  });
  await setTokens(page, { access: 'expired.expired.expired' });
  const synced = page.waitForResponse((response) => response.url().endsWith('/sync') && response.ok());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible();
  await synced;
  await page.waitForTimeout(1_000);
  expect(renewals).toHaveLength(1);
  await expect(page).toHaveURL(/library$/);
  faults.length = 0; // The refused calls are the point.
});

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
