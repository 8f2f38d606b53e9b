import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { Inspection } from './support/axe.ts';
import { isCastKnown } from './support/cast-known.ts';
import { openCardOf, pressWords } from './support/open-card.ts';
import { outbox, rows } from './support/local-data.ts';
import { changeRow, openBook } from './support/open-book.ts';
import { PASSWORD } from './support/run-log.ts';
import { selectWords } from './support/select-words.ts';
import { ServerView } from './support/server-view.ts';
import { expect, signIn, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const talk = {
  en: 'It was late, and nothing more could be done about it before the morning came. ',
  ru: 'Было поздно, и до самого утра уже ничего нельзя было поделать. ',
};

const english = Buffer.from(
  buildEpub({
    title: 'The Road to Dover',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [
      {
        title: 'The Inn',
        paragraphs: [
          'Captain Harlow came up the road at noon, and Mrs. Tilney let him in.',
          'Captain Harlow was the elder brother of the vicar. Mrs. Tilney knew nothing of that.',
          'They went to Dover and came back from Dover in the rain. Dover was a small town on the coast.',
          `${talk.en.repeat(6)}Then Mrs. Tilney shut the door of the house behind her.`,
        ],
      },
      {
        title: 'The Letter',
        paragraphs: [
          'In the evening Harlow sat with Mrs. Tilney by the fire and told her of his father.',
          `The captain said no more. ${talk.en.repeat(4)}Mrs. Tilney burnt the letter before anybody else could read it.`,
          ...Array.from({ length: 30 }, (_, i) => `${i + 1}. ${talk.en.repeat(3)}`),
        ],
      },
      {
        title: 'The End',
        paragraphs: ['Captain Harlow was the murderer of the old earl, and Mrs. Tilney was his widow.'],
      },
    ],
  }),
);

const russian = Buffer.from(
  buildEpub({
    title: 'Дорога в Москву',
    authors: ['П. Проба'],
    language: 'ru',
    chapters: [
      {
        title: 'Гости',
        paragraphs: [
          'Графиня Ростова вошла в залу, и Наташа Ростова встала.',
          'Наташа Ростова была младшая дочь хозяина. Она засмеялась.',
          `${talk.ru.repeat(6)}Потом Наташа ушла в сад и долго сидела там одна.`,
        ],
      },
      {
        title: 'Вечер',
        paragraphs: [
          'Вечером графиня сидела у окна. Потом Наташу позвали к гостям.',
          ...Array.from({ length: 20 }, (_, i) => `${i + 1}. ${talk.ru.repeat(3)}`),
        ],
      },
    ],
  }),
);

/** A reader of one book that the server has extracted, open at a chapter. */
async function readAt(page: Page, baseURL: string, file: Buffer, title: string, chapter: number) {
  const reader = await openAt(page, baseURL, file, title, chapter);
  await expect.poll(() => isCastKnown(page, reader.userId, reader.bookId)).toBe(true);
  return reader;
}

/** The same, before the page has received the cast. */
async function openAt(page: Page, baseURL: string, file: Buffer, title: string, chapter: number) {
  const account = { email: `who${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL, account);
  const bookId = await view.upload('book.epub', file);
  const hasCast = async () => (await (await view.get(`/books/${bookId}/cast`)).text()).includes('aliases');
  await expect.poll(hasCast, { timeout: 60_000 }).toBe(true);
  await signIn(page, account);
  await openBook(page, title, chapter);
  await expect(page.getByTestId('reader-content')).toBeVisible();
  return { bookId, userId: view.userId, account };
}

async function openStory(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await page.getByRole('tab', { name: 'Story' }).click();
}

test('a clicked name opens a card in the book’s words, with ways there and back', async ({
  page,
  baseURL,
}) => {
  await readAt(page, baseURL!, english, 'The Road to Dover', 2);
  await openCardOf(page, 'Harlow');
  const card = page.getByRole('dialog', { name: /Harlow/ });
  await expect(card).toContainText('Captain Harlow was the elder brother of the vicar.');
  await expect(card).toContainText('First met in chapter 1');
  await expect(card).toContainText(/Last met (\d+ pages? ago|on the previous page)/);
  await expect(card).not.toContainText(/murderer|earl/);
  await card.getByRole('button', { name: 'Mrs. Tilney', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Mrs. Tilney' })).not.toContainText('widow');
  await page.getByRole('button', { name: /Back to .*Harlow/ }).click();
  await card.getByRole('button', { name: /elder brother/ }).click();
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(/chapter\/1$/);
  await page.getByRole('button', { name: /^Back to page/ }).click();
  await expect(page).toHaveURL(/chapter\/2$/);
});

test(
  'a title alone and selected words ask who it is as well',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await readAt(page, baseURL!, english, 'The Road to Dover', 2);
    await openCardOf(page, 'captain');
    await expect(page.getByRole('dialog', { name: /Harlow/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await selectWords(page, 'Mrs. Tilney');
    await page.getByRole('button', { name: 'Who is this?' }).click();
    await expect(page.getByRole('dialog', { name: 'Mrs. Tilney' })).toBeVisible();
    await page.keyboard.press('Escape');
    await selectWords(page, 'evening');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Who is this?' })).toHaveCount(0);
  },
);

const described = Buffer.from(
  buildEpub({
    title: 'The House at Averby',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [
      {
        title: 'The Hall',
        paragraphs: [
          'Captain Harlow was the elder brother of the vicar. Captain Harlow and Mrs. Tilney came to the house at noon.',
          'The hall was long and low, with green windows and a floor of worn red stone; in the wide chair by the great black fireplace sat Mrs. Tilney in a grey silk gown, and beside the tall brass clock stood Captain Harlow in a torn green coat with silver buttons.',
          `${talk.en.repeat(6)}Then Mrs. Tilney shut the door.`,
        ],
      },
    ],
  }),
);

test('the picture of a passage leads to the cards of those whom it names, by keys as well', async ({
  page,
  baseURL,
}) => {
  await readAt(page, baseURL!, described, 'The House at Averby', 1);
  const passage = page.getByRole('button', { name: /The hall was long and low/ });
  await pressWords(page, 'Tilney in a grey', 'click');
  const picture = page.getByRole('dialog', { name: 'Illustration' });
  const names = picture.getByRole('region', { name: 'People and places' }).getByRole('button');
  await expect(names).toHaveText(['Mrs. Tilney', 'Captain Harlow'], { timeout: 40_000 });
  await names.first().click();
  await expect(page.getByRole('dialog', { name: 'Mrs. Tilney' })).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await passage.press('Enter');
  await expect(picture).toBeVisible();
  const isOnName = () => names.last().evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 15 && !(await isOnName()); tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Harlow/ })).toContainText(
    'Captain Harlow was the elder brother of the vicar.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('names of a Russian book are known in every case', async ({ page, baseURL }) => {
  await readAt(page, baseURL!, russian, 'Дорога в Москву', 2);
  await openCardOf(page, 'Наташу');
  const card = page.getByRole('dialog', { name: /Наташа/ });
  await expect(card).toContainText('Наташа Ростова была младшая дочь хозяина.');
  await page.keyboard.press('Escape');
  await openCardOf(page, 'графиня');
  await expect(page.getByRole('dialog', { name: /Ростова/ })).toContainText('Графиня Ростова вошла в залу');
});

test(
  'the story lists people and places in the order of their appearance',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await readAt(page, baseURL!, english, 'The Road to Dover', 2);
    await page.keyboard.press('t');
    await page.getByRole('tab', { name: 'Story' }).click();
    const story = page.getByRole('tabpanel', { name: 'Story' });
    await expect(story.getByRole('region', { name: 'People' }).getByRole('button')).toHaveCount(2);
    const places = story.getByRole('region', { name: 'Places' });
    await expect(places).toContainText('Dover');
    await expect(places).toContainText('Dover was a small town on the coast.');
    await expect(story).not.toContainText(/murderer|earl/);
    await places.getByRole('button', { name: /^Dover Named/ }).click();
    await expect(page.getByRole('dialog', { name: 'Dover' })).toContainText('First mentioned in chapter 1');
  },
);

test(
  'a reader who returns after days sees what was read last until they dismiss it',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const { bookId, userId } = await readAt(page, baseURL!, english, 'The Road to Dover', 2);
    const told = page.getByRole('dialog', { name: 'Previously' });
    await expect(told).toHaveCount(0);
    await page.waitForTimeout(1_500); // Less than a second doesn't count as reading.
    await page.getByRole('link', { name: 'Back to the book' }).click();
    const sessions = async () =>
      (await rows<{ t: string; k: string; v: object }>(page, userId, 'views')).filter(
        ({ t }) => t === 'session',
      );
    await expect.poll(async () => (await sessions()).length).toBe(1);
    // The response to its sync writes the row as well.
    await expect.poll(async () => (await outbox(page, userId)).length, { timeout: 30_000 }).toBe(0);
    const [session] = await sessions();
    const start = Date.now() - 4 * 24 * 60 * 60 * 1_000;
    const fields = { v: { ...session!.v, start } };
    await changeRow(page, userId, 'views', { key: ['session', session!.k], fields });
    await page.goto(`/book/${bookId}/chapter/2`);
    await expect(told.getByRole('listitem').first()).toBeVisible();
    await expect(told).toContainText('Mrs. Tilney shut the door of the house behind her.');
    await expect(told).not.toContainText(/burnt the letter|murderer/);
    await told.getByRole('button', { name: 'Continue reading' }).click();
    await expect(told).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId('reader-content')).toBeVisible();
    await page.keyboard.press('t');
    await page.getByRole('tab', { name: 'Story' }).click();
    await expect(told).toHaveCount(0);
    await page.getByRole('button', { name: 'What happened?' }).click();
    await expect(told).toContainText('Mrs. Tilney shut the door');
  },
);

test('a corrected name is corrected on another device as well, and undone there', async ({
  page,
  baseURL,
  browser,
}) => {
  const { bookId, userId, account } = await readAt(page, baseURL!, english, 'The Road to Dover', 2);
  await openCardOf(page, 'Harlow');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The smuggler');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'The smuggler' })).toContainText(
    'elder brother of the vicar',
  );

  const elsewhere = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await openBook(other, 'The Road to Dover', 2);
  await expect.poll(() => isCastKnown(other, userId, bookId)).toBe(true);
  await openStory(other);
  await expect(other.getByRole('region', { name: 'People' })).toContainText('The smuggler');
  await other.getByRole('button', { name: /^Undo: .*The smuggler/ }).click();
  await expect(other.getByRole('region', { name: 'People' })).not.toContainText('The smuggler');
  await page.keyboard.press('Escape');
  await openStory(page);
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Captain Harlow', {
    timeout: 30_000,
  });
  await elsewhere.close();
});

test('people are merged, split and hidden offline, and each correction can be undone', async ({
  page,
  context,
  baseURL,
}) => {
  await readAt(page, baseURL!, english, 'The Road to Dover', 2);
  await openStory(page); // Fetches the notebook.
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const people = page.getByRole('region', { name: 'People' });
  const undo = page.getByRole('region', { name: 'Your corrections' }).getByRole('button');

  await openCardOf(page, 'Harlow');
  await page.getByRole('button', { name: 'Same person as…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mrs. Tilney', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openStory(page);
  await expect(people.getByRole('button')).toHaveCount(1);
  await undo.click();
  await expect(people.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await openCardOf(page, 'Harlow');
  await page.getByRole('button', { name: 'Not the same person…' }).click();
  await page.getByRole('checkbox', { name: 'Harlow', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openStory(page);
  await expect(undo).toHaveCount(1);
  await page.keyboard.press('Escape');
  await openCardOf(page, 'Harlow');
  await expect(page.getByRole('dialog', { name: 'Harlow', exact: true })).toContainText(
    'In the evening Harlow sat with Mrs. Tilney',
  );

  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openStory(page);
  await expect(undo).toHaveText(['Restore', 'Undo']);
  await undo.first().click();
  await expect(undo).toHaveText(['Undo']);
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(people.getByRole('button')).toHaveCount(2);
});

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
