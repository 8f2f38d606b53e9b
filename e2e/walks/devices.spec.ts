import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { greenWindows } from '../support/green-windows.ts';
import { outbox, setTokens } from '../support/local-data.ts';
import { textInWindow } from '../support/reading.ts';
import { ServerView } from '../support/server-view.ts';
import { expect, register, signIn, test, upload } from '../support/test.ts';

test('another device continues where this one stopped', async ({ page, browser, baseURL }) => {
  const account = await register(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: greenWindows }]);
  await page.getByRole('link', { name: /The Green Windows/ }).click();
  await page.getByRole('link', { name: /Part 2/ }).click();
  const counter = page.getByRole('banner').getByText(/Page \d+ of \d+/);
  await expect(counter).toHaveText(/Page 1 of/);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/Page 2 of/);
  const words = await textInWindow(page);
  const view = await ServerView.signIn(baseURL!, account);
  const position = async () => (await view.records()).find(({ t }) => t === 'progress')?.f.loc?.[0];
  await expect.poll(position).toEqual([2, expect.any(Number), expect.any(Number), 2, expect.any(Number)]);

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await phone.goto(`${process.env.E2E_BASE_URL!}/login`);
  await phone.getByLabel('Email').fill(account.email);
  await phone.getByLabel('Password', { exact: true }).fill(account.password);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await phone.getByRole('link', { name: /The Green Windows/ }).click();
  await phone.getByRole('button', { name: 'Continue Reading' }).click();
  await expect(phone).toHaveURL(/chapter\/2$/);
  await expect.poll(() => textInWindow(phone)).toContain(words.slice(0, 20));
  await other.close();
});

test('signing in again restores the library; a Russian FB2 in windows-1251 is decoded', async ({
  page,
  baseURL,
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
  const view = await ServerView.signIn(baseURL!, account);
  await expect.poll(() => view.books()).toEqual([expect.objectContaining({ sha256: expect.any(String) })]);
  await expect.poll(() => outbox(page, view.userId)).toEqual([]);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login**');
  await signIn(page, account);
  await page.getByRole('link', { name: /Зимний дом/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByTestId('reader-content')).toContainText('резные ставни были закрыты');
});

test('an expired token is refreshed once for all calls, unnoticed by the reader', async ({
  page,
  faults,
}) => {
  await register(page);
  // A page of this origin without the app, which could renew the token before it is left.
  await page.goto('/icon.svg');
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) renewals.push(request.url());
  });
  await setTokens(page, { access: 'expired.expired.expired' });
  const synced = page.waitForResponse((response) => response.url().endsWith('/sync') && response.ok());
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible();
  await synced;
  await page.waitForLoadState('networkidle');
  expect(renewals).toHaveLength(1);
  await expect(page).toHaveURL(/library$/);
  faults.length = 0; // The test is about the refused calls.
});
