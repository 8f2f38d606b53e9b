import { expect, type Page } from '@playwright/test';

/** Opens the card of the first of these words on the open page. */
export async function openCardOf(page: Page, words: string, how: 'click' | 'tap' = 'click'): Promise<void> {
  await pressWords(page, words, how);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Presses the first of these words on the open page, once the page has stopped moving. */
export async function pressWords(page: Page, words: string, how: 'click' | 'tap'): Promise<void> {
  let { x, y } = await middleOf(page, words);
  await expect
    .poll(
      async () => {
        const before = `${x} ${y}`;
        ({ x, y } = await middleOf(page, words));
        return before === `${x} ${y}`;
      },
      { intervals: [250] },
    )
    .toBe(true);
  if (how === 'tap') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** The middle of the first line of the first of these words, in pixels of the window. */
function middleOf(page: Page, words: string): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const root = document.querySelector('[data-testid="reader-content"]')!;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Long words have soft hyphens in them.
      const value = node.nodeValue!.replaceAll('\u00ad', '');
      if (!value.includes(wanted)) continue;
      const plain = [...node.nodeValue!].flatMap((char, i) => (char === '\u00ad' ? [] : [i]));
      const range = document.createRange();
      const from = value.indexOf(wanted);
      range.setStart(node, plain[from]!);
      range.setEnd(node, plain[from + wanted.length - 1]! + 1);
      const box = range.getClientRects()[0]!;
      if (box.left >= 0 && box.right <= innerWidth && box.top >= 0)
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
    throw new Error(`Not on this page: ${wanted}`);
  }, words);
}
