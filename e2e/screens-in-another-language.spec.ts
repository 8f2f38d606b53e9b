import type { Page } from '@playwright/test';
import { copyBuild } from './support/other-build.ts';
import { OwnServer } from './support/own-server.ts';
import { buildPseudo, CLOSE, OPEN } from './support/pseudo-build.ts';
import { PASSWORD } from './support/run-log.ts';
import { addSampleStories } from './support/sample-stories.ts';
import { expect, test } from './support/test.ts';

/**
 * Not translated here: the reader's own words, names of products, the messages of the shared contract,
 * and what the browser's Intl and react-aria localise by themselves.
 */
const own = [
  /^\d+ [kM]?B$/,
  /^(Clear search|Dismiss)$/,
  /^(Vignette|Ada Reader|A|Aa|keys\S+@example\.org|React|TypeScript|Dexie|Comlink|Workbox|UnoCSS|Koa|PostgreSQL|wink-nlp|Az)$/,
  /^(Georgia|EPUB|FB2)$/,
  /^(Invalid email address|Password must be at least 6 characters|Passwords don't match|Name must be .*)$/,
  /^(January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d+$/,
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
];

/** Visible and accessible words on the screen that are not in the catalogue. */
async function strays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      // The books' own words; keys; and languages, whose names the browser knows.
      if (element.closest('.book-page, kbd, option, script, style')) continue;
      if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue!.trim());
      else
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
          found.push((node as Element).getAttribute(name)?.trim() ?? '');
    }
    return found;
  });
}

/**
 * No event signals that a screen is complete: each part appears once it has been read. Resolves when no more appear.
 */
async function quiet(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const rest = () => setTimeout(resolve, 500);
        let timer = rest();
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = rest();
        }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
      }),
  );
}

test('every word on every screen comes from the string catalogue', async ({ page, faults }, testInfo) => {
  test.setTimeout(300_000);
  const dist = testInfo.outputPath('dist');
  await copyBuild(dist);
  await buildPseudo(dist);
  const server = await OwnServer.start(dist);
  try {
    const titles: string[] = [];
    const found = new Set<string>();
    const scan = async (where: string) => {
      await quiet(page);
      for (const text of await strays(page)) {
        const isOurs = !/\p{L}/u.test(text) || (text.includes(OPEN) && text.includes(CLOSE));
        if (isOurs || own.some((one) => one.test(text)) || titles.some((title) => title.includes(text)))
          continue;
        found.add(`${where}: ${text}`);
      }
    };
    const go = (to: string) => page.evaluate((next) => history.pushState({}, '', next), to);
    await page.goto(`${server.url}/login`);
    await page.locator('button[type=submit]').click();
    await scan('login');
    await go('/register');
    await scan('register');
    await page.locator('[name=full_name]').fill('Ada Reader');
    await page.locator('[name=email]').fill('keys1@example.org');
    await page.locator('[name=password]').fill(PASSWORD);
    await page.locator('[name=confirmPassword]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/library');
    await scan('empty library');
    const book = await addSampleStories(page);
    titles.push(
      'The Lamplighter’s Winter, The Vignette Press, Дом у реки, Издательство Виньетка, Short story',
      'The Town Below the Hill, The Room Above the Chandler’s, The Forty-First Lamp',
      'A harbour town, a long frost, and the last man who still lights its lamps by hand. A short story written for Vignette, to be read in a quarter of an hour.',
    );
    for (const to of [
      '/',
      '/library',
      book,
      `${book}/images`,
      '/images',
      '/stats',
      '/profile',
      '/terms',
      '/privacy',
      '/nowhere',
    ]) {
      await go(to);
      await scan(to.replace(book, '/book'));
    }
    await go('/settings');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await scan(`settings, ${await tab.innerText()}`);
    }
    await go(`${book}/chapter/1`);
    await page.getByTestId('reader-content').waitFor();
    await scan('reader');
    for (const key of ['t', 'f', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await scan(`reader, ${key}`);
      await page.keyboard.press('Escape');
    }
    const passage = page.locator('mark[data-description-id]').first();
    await passage.waitFor({ timeout: 60_000 });
    titles.push((await passage.textContent())!);
    await passage.press('Enter');
    await page.getByRole('dialog').getByRole('img').waitFor({ timeout: 60_000 });
    await scan('illustration');
    await page.keyboard.press('Escape');
    await go('/library');
    await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
    await scan('upload');
    expect([...found]).toEqual([]);
  } finally {
    await page.close();
    faults.length = 0; // The build has no worker of its own to register.
    await server.remove();
  }
});
