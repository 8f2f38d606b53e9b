import { buildEpub } from '#shared/testing/build-epub.ts';
import { openCardOf } from './support/open-card.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';
import { readAt, talk } from './support/road-to-dover.ts';

test.use(withoutServiceWorker);

const oneChapter = (language: string, title: string, paragraphs: string[]) =>
  Buffer.from(buildEpub({ title, authors: ['E. Tester'], language, chapters: [{ title: 'I', paragraphs }] }));

/** Two people with one surname, which is then used alone. */
const families = [
  {
    title: 'The Brothers',
    book: oneChapter('en', 'The Brothers', [
      'George Harlow came up the road at noon. George Harlow was a tall man with a red beard.',
      'Then Edward Harlow came too. Edward Harlow was a short man in a blue coat.',
      talk.en.repeat(3),
      'In the evening they heard that Harlow went home.',
    ]),
    tapped: 'that Harlow went',
    first: 'George',
    meant: 'Edward Harlow',
    other: 'George Harlow',
    said: { meant: 'a short man in a blue coat', other: 'a tall man with a red beard' },
  },
  {
    title: 'Братья',
    book: oneChapter('ru', 'Братья', [
      'Николай Ростов приехал в полдень. Николай Ростов был высокий человек с рыжей бородой.',
      'Потом приехал Андрей Ростов. Андрей Ростов был маленький человек в синем сюртуке.',
      talk.ru.repeat(3),
      'Вечером они узнали, что Ростов уехал домой.',
    ]),
    tapped: 'что Ростов уе',
    first: 'Николай',
    meant: 'Андрей Ростов',
    other: 'Николай Ростов',
    said: { meant: 'маленький человек в синем сюртуке', other: 'высокий человек с рыжей бородой' },
  },
] as const;

for (const { title, book, tapped, first, meant, other, said } of families) {
  test(`the card of a shared name shows who else may be meant, with links to them: ${title}`, async ({
    page,
    baseURL,
  }) => {
    await readAt(page, baseURL!, book, title, 1);
    await openCardOf(page, tapped);
    const card = page.getByRole('dialog', { name: meant });
    await expect(card).toContainText('It could also be');
    await expect(card).toContainText(said.meant);
    await expect(card).not.toContainText(said.other);
    const maybe = card.getByText('It could also be').locator('..');
    await maybe.getByRole('button', { name: other, exact: true }).click();
    const otherCard = page.getByRole('dialog', { name: other });
    await expect(otherCard).toContainText(said.other);
    await expect(otherCard).not.toContainText(said.meant);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // With the full name, no one else can be meant.
    await openCardOf(page, first);
    await expect(otherCard).toContainText(said.other);
    await expect(otherCard).not.toContainText('It could also be');
  });
}
