import { buildEpub } from '#shared/testing/build-epub.ts';
import { openCardOf, pressWords } from './support/open-card.ts';
import { outbox, rows } from './support/local-data.ts';
import { changeRow, openBook } from './support/open-book.ts';
import { selectWords } from './support/select-words.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';
import { english, openStory, readAt, russian, talk } from './support/road-to-dover.ts';

test.use(withoutServiceWorker);

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

test('a title alone and selected words open a card as well', { tag: '@long' }, async ({ page, baseURL }) => {
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
});

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

test('the picture of a passage links to the cards of the people it names, by keys as well', async ({
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

test('the line under a tapped name does not affect the initial of its chapter', async ({ page, baseURL }) => {
  const file = buildEpub({
    title: 'The Fire',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [
      {
        title: 'Night',
        paragraphs: [
          `Harlow sat by the fire. ${talk.en.repeat(8)}`,
          'Then Captain Harlow rose, and Harlow left the house.',
        ],
      },
    ],
  });
  await readAt(page, baseURL!, Buffer.from(file), 'The Fire', 1);
  const initialEnd = await page.getByTestId('reader-content').evaluate((content) => {
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode();
    while (node && !node.nodeValue!.startsWith('Harlow')) node = walker.nextNode();
    const letter = document.createRange();
    letter.setStart(node!, 0);
    letter.setEnd(node!, 1);
    const [initial, next] = [letter.getBoundingClientRect(), document.createRange()];
    next.setStart(node!, 1);
    next.setEnd(node!, 2);
    return initial.height > next.getBoundingClientRect().height ? initial.right : null;
  });
  expect(initialEnd, 'the chapter begins with an initial').not.toBeNull();
  await openCardOf(page, 'Harlow');
  const line = await page.locator('span.border-accent').boundingBox();
  expect(line!.x).toBeGreaterThanOrEqual(initialEnd! - 1);
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
    await places.getByRole('button', { name: /^Dover Mentioned/ }).click();
    await expect(page.getByRole('dialog', { name: 'Dover' })).toContainText('First mentioned in chapter 1');
  },
);

const german = Buffer.from(
  buildEpub({
    title: 'Am Hafen',
    authors: ['E. Tester'],
    language: 'de',
    chapters: [
      {
        title: 'Der Regen',
        paragraphs: [
          'Der Kapitän kam im Regen zum Gasthaus am Hafen zurück. Niemand hatte ihn an diesem Abend noch erwartet.',
        ],
      },
      { title: 'Der Brief', paragraphs: ['Die alte Wirtin stellte ihm schweigend einen Teller hin.'] },
    ],
  }),
);

test('a summary of the last pages is quoted also from a book in whose language no names are found', async ({
  page,
}) => {
  await register(page);
  await page.goto('/library');
  await upload(page, [{ name: 'am-hafen.epub', buffer: german }]);
  await openBook(page, 'Am Hafen', 2);
  await openStory(page);
  await expect(page.getByText('You haven’t met anyone yet')).toBeVisible();
  await page.getByRole('button', { name: 'What happened?' }).click();
  const previously = page.getByRole('dialog', { name: 'Previously' });
  await expect(previously).toContainText('Niemand hatte ihn an diesem Abend noch erwartet.');
  await expect(previously).not.toContainText('Wirtin');
});

for (const returned of [
  {
    ...{ language: 'English', file: english, title: 'The Road to Dover' },
    ...{ read: 'Mrs. Tilney shut the door of the house behind her.', ahead: /burnt the letter|murderer/ },
    leaveBy: { name: 'Continue reading' },
  },
  {
    ...{ language: 'Russian', file: russian, title: 'Дорога в Москву' },
    ...{ read: 'Потом Наташа ушла в сад и долго сидела там одна.', ahead: /Вечером графиня|к гостям/ },
    leaveBy: { name: /^(?:Наташа|Графиня)/ },
  },
])
  test(
    `a reader who returns after days to a book in ${returned.language} sees what was read last until they dismiss it`,
    { tag: '@long' },
    async ({ page, baseURL }) => {
      const { bookId, userId } = await readAt(page, baseURL!, returned.file, returned.title, 2);
      const previously = page.getByRole('dialog', { name: 'Previously' });
      await page.waitForTimeout(1_500); // Less than a second doesn't count as reading.
      await expect(previously).toHaveCount(0);
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
      await expect(previously.getByRole('listitem').first()).toBeVisible();
      await expect(previously).toContainText(returned.read);
      await expect(previously).not.toContainText(returned.ahead);
      await previously.getByRole('button', returned.leaveBy).last().click();
      await expect(previously).toHaveCount(0);
      const dismissed = async () => (await rows<{ key: string }>(page, userId, 'meta')).map(({ key }) => key);
      await expect.poll(dismissed).toContain(`return:${bookId}`);
      await page.reload();
      await expect(page.getByTestId('reader-content')).toBeVisible();
      await page.keyboard.press('t');
      await page.getByRole('tab', { name: 'Story' }).click();
      await expect(previously).toHaveCount(0);
      await page.getByRole('button', { name: 'What happened?' }).click();
      await expect(previously).toContainText(returned.read);
    },
  );
