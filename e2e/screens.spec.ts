import type { Page } from '@playwright/test';
import { uploadSampleStories } from './support/sample-stories.ts';
import { expect, register, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).locator('[data-type]').filter({ hasText: title });

/** Opens another screen as a link would. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

test('form errors are shown beside their fields, and server errors in a toast', async ({ page, faults }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await page.getByLabel('Email').fill('nobody@example.org');
  await expect(page.getByText('Invalid email address')).toBeHidden();
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login Failed')).toHaveAttribute('data-type', 'error');
  await toast(page, 'Login Failed').getByRole('button', { name: 'Close notification' }).click();
  await expect(toast(page, 'Login Failed')).toHaveCount(0);
  faults.length = 0; // A refused sign-in is an answer of 401.

  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Full name').fill('A');
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await expect(page.getByText(/commonly used password/)).toBeVisible();
  await page.getByLabel('Confirm password').fill('password2');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Invalid email address',
    "Passwords don't match",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();

  // After sign-in the requested path is opened, but never another site.
  await page.goto('/register?from=%2Fstats');
  const account = await register(page);
  await expect(toast(page, 'Account Created!')).toHaveAttribute('data-type', 'success');
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await page.goto('/search?q=sea');
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/search\?q=sea$/);
  await page.goto('/login?from=//evil.example');
  await expect(page).toHaveURL(/\/library$/);
  await page.goto('/login?from=%2Fstats');
  await expect(page).toHaveURL(/\/stats$/);
});

test('a toast over a dialog can be clicked and reached by keyboard', async ({ page }) => {
  await register(page);
  await expect(toast(page, 'Account Created!')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Books' });
  const choose = async (button: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: button }).click();
    const file = (name: string, size: number) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(size),
    });
    await (await chooser).setFiles([file('notes.pdf', 9), file('poems.mobi', 9), file('novel.EPUB', 9)]);
  };
  await choose('Choose Files');
  const notification = toast(page, 'File Validation Failed');
  await expect(notification).toHaveText(
    /notes\.pdf: Unsupported format\. Please use: \.epub, \.fb2\s*poems\.mobi: Unsupported format/,
  );
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await notification.getByRole('button', { name: 'Close notification' }).click();
  await expect(notification).toHaveCount(0);
  await expect(dialog).toBeVisible();

  // Keyboard input goes to the dialog again.
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);

  await choose('Add More Files');
  await expect(notification).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload 2 Books' }).focus();
  await page.keyboard.press('F6');
  await expect(notification.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notification).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Upload 2 Books' })).toBeFocused();

  // Whatever is removed from the dialog, its keys continue to work.
  for (let left = 2; left > 0; left--) {
    await dialog
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(left - 1);
  }

  // A file may be dropped anywhere.
  const held = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['<FictionBook/>'], 'dropped.fb2'));
    return data;
  });
  await dialog.dispatchEvent('drop', { dataTransfer: held });
  await expect(dialog.getByRole('listitem')).toHaveText(/dropped/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The browser's Back closes overlays, on any page.
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/library$/);
});

test('the keyboard alone leads from registration to an illustration and back', async ({ page }) => {
  const tabTo = async (target: ReturnType<Page['getByRole']>, key = 'Tab') => {
    for (let i = 0; i < 80; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('It cannot be reached by Tab');
  };
  await page.goto('/login');
  await tabTo(page.getByRole('link', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Full name'));
  await page.keyboard.type('Ada Reader');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keys${Date.now()}@example.org`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a quiet corner');
  await tabTo(page.getByLabel('Confirm password'));
  await page.keyboard.type('a quiet corner');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/library');

  const samples = page.getByRole('button', { name: 'Try the sample stories' });
  await samples.waitFor();
  await tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(samples);
  await page.keyboard.press('Enter');
  const card = page.getByRole('link', { name: /Lamplighter/ });
  await card.waitFor();
  await tabTo(card);
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start Reading' });
  await start.waitFor();
  await tabTo(start);
  await page.keyboard.press('Enter');

  const passage = page.locator('mark[data-description-id][role=button]').first();
  await passage.waitFor({ timeout: 60_000 });
  await tabTo(passage);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Illustration' });
  await expect(modal.getByRole('img')).toBeVisible({ timeout: 60_000 });
  await tabTo(modal.getByRole('button', { name: 'Regenerate' }));
  await page.keyboard.press('Enter');
  await tabTo(modal.getByLabel('Custom Style'));
  await page.keyboard.press('Escape');
  await expect(modal.getByLabel('Custom Style')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(passage).toBeFocused();
});

for (const width of [390, 1280])
  test(`nothing on the account settings moves while they load, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await register(page);
    await recordLayoutShifts(page);
    await page.goto('/settings?tab=account');
    await expect(page.getByRole('button', { name: 'Sync now' })).toBeVisible();
    await expect(page.getByText('Last synced just now').last()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

test('no line of a page moves as its book opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const book = await uploadSampleStories(page);
  await recordLayoutShifts(page);
  await page.goto(`${book}/chapter/1`);
  await expect(page.getByText(/Page 1 of/).first()).toBeVisible();
  await expect(page.getByRole('article').locator('mark').first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

/** Sums up layout shifts, from the next navigation on. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shift = list
        .getEntries()
        .reduce((sum, one) => sum + (one as PerformanceEntry & { value: number }).value, 0);
      document.documentElement.dataset.shift = String(
        Number(document.documentElement.dataset.shift ?? 0) + shift,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const layoutShift = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-shift')) ?? 0);

test('every page has the accessible structure of its snapshot', async ({ page }) => {
  const expectSnapshot = (name: string) =>
    expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  await page.goto('/login');
  await expectSnapshot('login');
  await go(page, '/register');
  await expectSnapshot('register');
  await register(page);
  await page.getByRole('heading', { name: 'No books yet' }).waitFor();
  await expectSnapshot('library-empty');
  const book = await uploadSampleStories(page);
  await expectSnapshot('library');
  await expect(page.getByRole('button', { name: 'Sync: Everything is synced' })).toBeVisible();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  await expect(page.getByRole('complementary')).toMatchAriaSnapshot({ name: 'sidebar.aria.yml' });
  for (const [name, path] of [
    ['home', '/'],
    ['book', book],
    ['gallery', `${book}/images`],
    ['reader', `${book}/chapter/1`],
    ['book-not-found', '/book/nowhere'],
    ['gallery-without-book', '/book//images'],
    ['images', '/images'],
    ['search', '/search?q=lamplighter'],
    ['stats', '/stats'],
    ['profile', '/profile'],
    ['settings', '/settings'],
    ['not-found', '/nowhere'],
  ] as const) {
    await go(page, path);
    if (name === 'book')
      await expect(page.getByText(/[1-9]\d* descriptions? found/).first()).toBeVisible({ timeout: 60_000 });
    // Only text outside the book is ours. The book is read for a moment, so that there is something to count.
    if (name === 'reader') await page.waitForTimeout(1_500);
    if (name !== 'reader') await expectSnapshot(name);
    else
      for (const bar of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(bar)).toMatchAriaSnapshot({ name: `reader-${bar}.aria.yml` });
  }
});
