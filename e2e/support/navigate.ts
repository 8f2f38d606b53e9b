import { expect, type Page } from '@playwright/test';

/** Opens another screen as a link does: reloading the app takes longer than most of these checks. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** To a chapter, which may be beside the one that is open; resolves when its text is visible. */
export async function goToChapter(page: Page, path: string): Promise<void> {
  const content = page.getByTestId('reader-content').filter({ visible: true });
  await content.evaluateAll((left) => {
    for (const one of left) one.dataset.left = '';
  });
  await navigate(page, path);
  await expect(
    page.locator('[data-testid="reader-content"][data-left]').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(content.first()).toBeVisible({ timeout: 30_000 });
}
