import { recordCards } from './support/record-toasts.ts';
import { highlighted, selectWords } from './support/select-words.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';
import { openNewBook, passage, toolbar } from './support/open-new-book.ts';

test.use(withoutServiceWorker);

test('a highlight stays on its words through a font, a theme, a window size and a reload', async ({
  page,
}) => {
  await openNewBook(page);
  const words = await selectWords(page, 'oak beams', 'nobody');
  await toolbar(page).getByRole('button', { name: 'Highlight in green' }).click();
  const marked = words.replace(/\s/g, '');
  await expect.poll(() => highlighted(page)).toBe(marked);
  // The passage that can be drawn is still one, and still its own button.
  await expect(passage(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('slider', { name: 'Font size' }).focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await page.getByText('Sepia', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(() => highlighted(page)).toBe(marked);
  await page.reload();
  await expect.poll(() => highlighted(page)).toBe(marked);
});

test('H highlights exactly what is selected', { tag: '@long' }, async ({ page }) => {
  await openNewBook(page);
  for (let n = 0; n < 12; n++) {
    const words = await page.evaluate((seed) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(
        document.querySelector('[data-testid="reader-content"]')!,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // Two arbitrary places, the same in every run.
      const at = (k: number) => {
        const node = texts[(seed * 7919 + k * 104729) % texts.length]!;
        return [node, ((seed + 3) * 31 * (k + 1)) % (node.length + 1)] as const;
      };
      getSelection()!.setBaseAndExtent(...at(1), ...at(2));
      return getSelection()!.toString().replace(/\s/g, '');
    }, n);
    if (words === '') continue;
    await page.keyboard.press('h');
    await expect.poll(() => highlighted(page), `selection ${n}`).toBe(words);
    await expect.poll(() => page.evaluate(() => getSelection()!.isCollapsed)).toBe(true);
    await page.keyboard.press('t');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').press('Escape');
    await expect(page.locator('.highlight')).toHaveCount(0);
  }
});

test('a highlight is recolored, annotated, removed and restored in place', async ({ page }) => {
  await openNewBook(page);
  await selectWords(page, 'late, and', 'nobody');
  await toolbar(page).getByRole('button', { name: 'Note' }).click();
  await page.getByLabel('Your note').fill('Nobody at all?');
  await page.keyboard.press('Escape');

  const mark = page.getByRole('button', { name: 'late, and' });
  await expect(mark).toHaveAttribute('title', 'Yellow highlight: Nobody at all?');
  await mark.press('Enter');
  await expect(toolbar(page).getByRole('button', { name: 'Highlight in yellow' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('title', 'Blue highlight: Nobody at all?');
  await expect(mark).toBeFocused();

  await mark.click();
  await toolbar(page).getByRole('button', { name: 'Remove' }).click();
  await expect(mark).toBeHidden();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(mark).toHaveAttribute('title', 'Blue highlight: Nobody at all?');

  // Inside a passage that can be drawn the picture stays one tap away.
  await selectWords(page, 'red fire');
  await page.keyboard.press('h');
  await page.locator('.highlight', { hasText: 'red fire' }).click();
  const cards = await recordCards(page);
  await toolbar(page).getByRole('button', { name: 'Picture' }).click();
  await expect
    .poll(() => cards)
    .toContainEqual(expect.stringContaining('Generating image for this description...'));
});
