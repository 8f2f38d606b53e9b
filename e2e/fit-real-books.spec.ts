import { readFileSync } from 'node:fs';
import { corpus, expect, hasCorpus, readBook, register, test, withoutServiceWorker } from './support/test.ts';
import { addBook, faultsOf, setShape, shapes } from './support/fit-book.ts';

// The page-turn animation doesn't affect what fits.
test.use({ ...withoutServiceWorker, contextOptions: { reducedMotion: 'reduce' } });

const files = hasCorpus ? readableBooks() : [];

test('real books show whole pages of all their text', async ({ page, faults }) => {
  test.skip(!hasCorpus, 'needs real books beside the checkout');
  test.setTimeout(300_000);
  await register(page);
  const chosen = files.filter((_, i) => i % Math.ceil(files.length / 12) === 0);
  for (const [i, file] of chosen.entries()) {
    const book = await addBook(page, file, await readBook(file), false);
    const shape = shapes[(i * 7 + 4) % shapes.length]!;
    await setShape(page, shape);
    const found = await faultsOf(page, book, { chapters: 2, pages: 7 });
    expect(found, `${file} ${JSON.stringify(shape)}`).toEqual([]);
  }
  // Some of the books are broken in ways that a browser reports; see real-books.spec.ts.
  faults.length = 0;
});

// One test per book, so that they can be run separately.
for (const file of files)
  test(`${file} shows whole pages of all its text in every window @long`, async ({ page, faults }) => {
    test.setTimeout(1_800_000);
    const book = await addBook(page, file, await readBook(file));
    const found: string[] = [];
    for (const shape of shapes) {
      await setShape(page, shape);
      for (const fault of await faultsOf(page, book, { chapters: 4, pages: 15 }))
        found.push(`${JSON.stringify(shape)} ${fault}`);
    }
    expect(found).toEqual([]);
    faults.length = 0;
  });

/** Those that can be read and have words. */
function readableBooks(): string[] {
  const facts = JSON.parse(readFileSync(`${corpus}/expected.json`, 'utf8')) as Record<
    string,
    { opens: boolean; words?: number }
  >;
  return Object.keys(facts).filter((name) => facts[name]!.opens && (facts[name]!.words ?? 0) > 0);
}
