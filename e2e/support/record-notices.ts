import type { Page } from '@playwright/test';

/** @returns the titles of all notifications shown from now on, in order; it grows as they appear */
export async function recordNotices(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction('noticeShown', (title: string) => titles.push(title));
  await page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Notifications"]')!;
    const { noticeShown } = window as unknown as { noticeShown: (title: string) => void };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) noticeShown((node as Element).querySelector('p')?.textContent ?? '');
    }).observe(region, { childList: true });
  });
  return titles;
}
