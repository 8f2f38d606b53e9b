import type { Page } from '@playwright/test';
import { Inspection } from './support/axe.ts';
import { openCardOf, pressWords } from './support/open-card.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';
import { english, openAt, readAt } from './support/road-to-dover.ts';

test.use(withoutServiceWorker);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the card, the story and what was read last pass axe', async ({ page, baseURL }) => {
    await readAt(page, baseURL!, english, 'The Road to Dover', 2);
    const inspection = new Inspection(page);
    await openCardOf(page, 'Harlow', 'tap');
    await expect(page.getByRole('dialog', { name: /Harlow/ })).toBeVisible();
    await inspection.scan('the card of a person');
    await page.getByRole('button', { name: 'Same person as…' }).click();
    await inspection.scan('who is the same person');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Not the same person…' }).click();
    await inspection.scan('whose names are somebody else’s');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Rename' }).click();
    await inspection.scan('another name');
    await page.getByRole('textbox', { name: 'Name' }).fill('The smuggler');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.getByRole('tab', { name: 'Story' }).click();
    await expect(page.getByRole('region', { name: 'Places' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your corrections' })).toBeVisible();
    await inspection.scan('the story');
    await page.getByRole('button', { name: 'What happened?' }).click();
    await expect(page.getByRole('dialog', { name: 'Previously' })).toBeVisible();
    await inspection.scan('what was read last');
    inspection.expectNothing();
  });

  test('a tapped name opens a sheet from the bottom', async ({ page, baseURL }) => {
    await readAt(page, baseURL!, english, 'The Road to Dover', 1);
    await openCardOf(page, 'Harlow', 'tap');
    const card = page.getByRole('dialog', { name: /Harlow/ });
    await expect(card).toBeVisible();
    const box = (await card.boundingBox())!;
    expect(Math.round(box.y + box.height)).toBeGreaterThanOrEqual(840);
    await page.goBack();
    await expect(card).toHaveCount(0);
    await expect(page).toHaveURL(/chapter\/1$/);
  });

  test('a tap before the page knows its names is answered when it does', async ({ page, baseURL }) => {
    const sendNames = await holdNames(page);
    await readAt(page, baseURL!, english, 'The Road to Dover', 1);
    const bars = page.locator('[data-bars]');
    await pressWords(page, 'Harlow', 'tap');
    sendNames();
    await expect(page.getByRole('dialog', { name: /Harlow/ })).toBeVisible();
    await expect(bars).toHaveAttribute('data-bars', 'shown');

    const sendNamesAgain = await holdNames(page);
    await page.reload();
    await expect(page.getByTestId('reader-content')).toBeVisible();
    await pressWords(page, 'noon', 'tap');
    sendNamesAgain();
    await expect(bars).toHaveAttribute('data-bars', 'hidden');
  });

  test('a tap before the server has sent the names is answered when it has', async ({ page, baseURL }) => {
    const sendCast = await holdNames(page, '**/api/v1/books/*/cast');
    await openAt(page, baseURL!, english, 'The Road to Dover', 1);
    const bars = page.locator('[data-bars]');
    await pressWords(page, 'Harlow', 'tap');
    sendCast();
    await expect(page.getByRole('dialog', { name: /Harlow/ })).toBeVisible();
    await expect(bars).toHaveAttribute('data-bars', 'shown');
  });

  test('a tap waits for names for a limited time, and the next one does not wait', async ({
    page,
    baseURL,
  }) => {
    await holdNames(page);
    await readAt(page, baseURL!, english, 'The Road to Dover', 1);
    const bars = page.locator('[data-bars]');
    await pressWords(page, 'Harlow', 'tap');
    await expect(bars).toHaveAttribute('data-bars', 'hidden');
    const afterNext = page.evaluate(
      () =>
        new Promise((resolve) => {
          const read = () => resolve(document.querySelector<HTMLElement>('[data-bars]')!.dataset.bars);
          document.addEventListener('click', () => setTimeout(read), { once: true });
        }),
    );
    await pressWords(page, 'Harlow', 'tap');
    expect(await afterNext).toBe('shown');
  });
});

/** Keeps the code that finds names, or what another URL answers, from the page until the returned function is called. */
async function holdNames(page: Page, url = '**/name-finder-*'): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(url, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}
