import type { Page } from '@playwright/test';

/** Selects on the page of the book from the first of these words to the last, as dragging over them would. */
export async function selectWords(page: Page, from: string, to = from): Promise<string> {
  return page.evaluate(
    ([first, last]) => {
      const root = document.querySelector('[data-testid="reader-content"]')!;
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let start: [Node, number] | null = null;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const value = node.nodeValue!;
        if (!start && value.includes(first!)) start = [node, value.indexOf(first!)];
        if (!start || !value.includes(last!)) continue;
        getSelection()!.setBaseAndExtent(...start, node, value.indexOf(last!) + last!.length);
        return getSelection()!.toString();
      }
      throw new Error(`Not on this page: ${first} … ${last}`);
    },
    [from, to],
  );
}

/** What is highlighted on the page, white space aside. */
export async function highlighted(page: Page): Promise<string> {
  const pieces = await page.locator('.highlight').allTextContents();
  return pieces.join('').replace(/\s/g, '');
}

/** Exposes the browser's own position of a word on the screen. */
export async function isInView(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const box = element.getBoundingClientRect();
      const pane = document.querySelector('main')!.getBoundingClientRect();
      return box.top >= pane.top && box.bottom <= pane.bottom;
    });
}
