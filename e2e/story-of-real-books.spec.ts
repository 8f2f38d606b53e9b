import type { Locator, Page, TestInfo } from '@playwright/test';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { isCastKnown } from './support/cast-known.ts';
import { goToChapter, navigate } from './support/navigate.ts';
import { openBook } from './support/open-book.ts';
import { openCardOf } from './support/open-card.ts';
import { PASSWORD } from './support/run-log.ts';
import { ServerView } from './support/server-view.ts';
import { corpus, expect, hasCorpus, readBook, signIn, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

/** A novel of the corpus, open where its people have long been met. */
const novels = [
  {
    file: 'se-pride-and-prejudice.epub',
    title: 'Pride and Prejudice',
    chapter: 25,
    /** A name on the chapter's first page, and whose card it opens. */
    tapped: 'Elizabeth',
    person: /Elizabeth/,
    location: 'Netherfield',
  },
  {
    file: 'ru-anna-karenina-calibre-epub2.epub',
    title: 'Анна Каренина',
    chapter: 31,
    tapped: 'Аркадьевне',
    person: /Анна/,
    location: 'Москва',
  },
] as const;

const windows = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
/** Their pictures are in the folder of the test's results. */
const themes =
  process.env.VIGNETTE_LONG === '1' ? (['Light', 'Sepia', 'Dark'] as const) : (['Light'] as const);

for (const novel of novels) {
  test(`who somebody is, what happened and where, in a real novel: ${novel.title}`, async ({
    page,
    baseURL,
  }, info) => {
    test.skip(!hasCorpus, `needs real books in ${corpus.split('/').slice(-2).join('/')}`);
    test.setTimeout(300_000);
    const file = await readBook(novel.file);
    const account = { email: `story${Date.now()}@example.org`, password: PASSWORD };
    const view = await ServerView.register(baseURL!, account);
    const bookId = await view.upload(novel.file, file);
    const hasCast = async () => (await (await view.get(`/books/${bookId}/cast`)).text()).includes('aliases');
    await expect.poll(hasCast, { timeout: 120_000 }).toBe(true);
    await signIn(page, account);
    await openBook(page, novel.title, novel.chapter);
    await expect.poll(() => isCastKnown(page, view.userId, bookId)).toBe(true);
    const read = lettersOf(
      parsePublication(new Uint8Array(file))
        .chapters.filter(({ number }) => number <= novel.chapter)
        .map(({ text }) => text)
        .join(' '),
    );
    for (const theme of themes) {
      await navigate(page, '/settings');
      await page.getByRole('radiogroup', { name: 'Theme' }).getByText(theme).click();
      for (const { name, ...size } of windows) {
        await page.setViewportSize(size);
        const shot = (what: string) => see(page, info, `${what}-${name}-${theme.toLowerCase()}`);
        await goToChapter(page, `/book/${bookId}/chapter/${novel.chapter}`);

        await openCardOf(page, novel.tapped);
        const card = page.getByRole('dialog', { name: novel.person });
        await expect(card).toContainText('First met in chapter');
        await expect(card.getByRole('heading', { name: 'Seen with' })).toBeVisible();
        await shot('card');
        await expectRead(card, read);
        await page.keyboard.press('Escape');

        await openStory(page);
        const places = page.getByRole('region', { name: 'Places' });
        await places.scrollIntoViewIfNeeded();
        await expect(places).toContainText(novel.location);
        await shot('places');
        await expectRead(page.getByRole('tabpanel', { name: 'Story' }), read);
        await places.getByRole('button', { name: new RegExp(`^${novel.location} Mentioned`) }).click();
        await expect(page.getByRole('dialog', { name: novel.location })).toContainText('First mentioned in');
        await shot('place');
        await page.keyboard.press('Escape');

        await openStory(page);
        await page.getByRole('button', { name: 'What happened?' }).click();
        const previously = page.getByRole('dialog', { name: 'Previously' });
        await expect(previously.getByRole('button', { name: 'Continue reading' })).toBeVisible();
        const lines = await previously.getByRole('listitem').filter({ hasText: 'Chapter' }).count();
        expect([5, 6, 7]).toContain(lines);
        await shot('previously');
        await expectRead(previously, read);
        await previously.getByRole('listitem').first().getByRole('button').click();
        await expect(previously).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^Back to page/ })).toBeVisible();
      }
    }
  });
}

async function openStory(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await page.getByRole('tab', { name: 'Story' }).click();
}

async function see(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((one) => one.decode().catch(() => undefined)));
    // What has just been opened begins to move in the next frame.
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
  await page.screenshot({ path: info.outputPath(`${name}.png`) });
}

/** Every shown quotation is in the text that has been read. */
async function expectRead(shown: Locator, read: string): Promise<void> {
  const quotations = await shown.locator('button > .font-title.text-base.leading-normal').allTextContents();
  expect(quotations.length).toBeGreaterThan(0);
  const pieces = quotations.flatMap((text) => text.split('…'));
  expect(pieces.filter((piece) => !read.includes(lettersOf(piece)))).toEqual([]);
}

/** Without the numbers of notes, which a quotation leaves out. */
const lettersOf = (text: string): string => text.replaceAll(/\P{L}+/gu, '');
