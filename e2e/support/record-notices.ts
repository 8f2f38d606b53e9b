import type { Page } from '@playwright/test';

/** In the page: see `exposeFunction`. */
declare const noticeShown: (title: string) => void;

/** @returns the titles of all events that notifications report from now on, in order; it grows as they appear */
export async function recordNotices(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction('noticeShown', (title: string) => titles.push(title));
  await page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Notifications"]')!;
    const shown = () =>
      [...region.querySelectorAll('.toast')].flatMap((toast) =>
        [...toast.querySelectorAll('li'), toast.querySelector('p')!].map(({ textContent }) => textContent),
      );
    let before = shown();
    new MutationObserver(() => {
      const now = shown();
      now.filter((title) => !before.includes(title)).forEach(noticeShown);
      before = now;
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return titles;
}
