import type { Page } from '@playwright/test';

/** In the page: see `exposeFunction`. */
declare const noticeShown: (title: string) => void;
declare const cardShown: (text: string) => void;

/** @returns the titles of all events that notifications report from now on, in order; it grows as they appear */
export async function recordToasts(page: Page): Promise<string[]> {
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

/** @returns the words of every card that appears from now on, as it appears; a card that is updated is the same one */
export async function recordCards(page: Page): Promise<string[]> {
  const cards: string[] = [];
  await page.exposeFunction('cardShown', (text: string) => cards.push(text));
  await page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Notifications"]')!;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('.toast')) cardShown(node.textContent);
    }).observe(region, { childList: true });
  });
  return cards;
}

/** Keeps toasts from disappearing from now on, like a pointer resting on them: the server may be slow. */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Notifications"]')!;
    const keep = () => {
      for (const toast of region.querySelectorAll('.toast'))
        toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    };
    keep();
    new MutationObserver(keep).observe(region, { childList: true });
  });
}
