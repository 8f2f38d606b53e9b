import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { houseByTheRiver } from '../src/app/samples/house-by-the-river.ts';
import { lamplightersWinter } from '../src/app/samples/lamplighters-winter.ts';
import { firstPassage } from './support/sample-stories.ts';
import { expect, register, test, upload } from './support/test.ts';

test('of the painter’s languages a reader fetches those of the books here, and pictures are painted in them without a network', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  context.on('request', (request) => {
    const language = /\/assets\/reads-(english|russian)-/.exec(request.url())?.[1];
    if (language) fetched.push(language);
  });
  await register(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await upload(page, [{ name: 'winter.epub', buffer: Buffer.from(buildEpub(lamplightersWinter)) }]);
  await expect.poll(() => keptLanguages(page)).toEqual(['english']);
  await packsKept(page, 2);
  await paintOffline(page, /Lamplighter/);
  expect(await keptLanguages(page)).toEqual(['english']);

  await context.setOffline(false);
  await page.goto('/library');
  await upload(page, [{ name: 'house.epub', buffer: Buffer.from(buildEpub(houseByTheRiver)) }]);
  await expect.poll(() => keptLanguages(page)).toEqual(['english', 'russian']);
  await packsKept(page, 3);
  await paintOffline(page, /Дом у реки/);
  expect(new Set(fetched)).toEqual(new Set(fetched.length > 0 ? ['english', 'russian'] : []));
});

/** What the service worker keeps of them. */
const keptLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('painter-languages');
    const names = (await cache.keys()).map(({ url }) => /reads-([a-z]+)-/.exec(url)?.[1] ?? url);
    return names.sort();
  });

/** A download of what extraction needs that was cut off by going offline would be reported as a failed request. */
const packsKept = (page: Page, files: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('language-packs')).keys()).length), {
      timeout: 60_000,
    })
    .toBe(files);

/** Opens a book while there is a network, and taps its first passage when there is none. */
async function paintOffline(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('link', { name: title }).first().click();
  await page
    .getByRole('button', { name: /^(?:Start|Continue) Reading/ })
    .first()
    .click();
  const passage = await firstPassage(page);
  await page.context().setOffline(true);
  await passage.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('Painted on this device.')).toBeVisible();
}
