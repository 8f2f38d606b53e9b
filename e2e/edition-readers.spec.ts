import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { nodeCodec } from '#server/files/node-codec.ts';
import { greyPng } from '#shared/edition/pictures/grey-png.ts';
import { makeEdition } from '#shared/edition/make-edition.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { READABLE_BOOKS } from '#shared/testing/readable-books.ts';
import { isLong } from '#shared/testing/test-length.ts';
import { PASSWORD } from './support/run-log.ts';
import { ServerView } from './support/server-view.ts';
import { expect, hasCorpus, readBook, signIn, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

/** A picture is known by its width. */
const WIDTH = 40;
/** How many chapters of each book get one, in their first paragraph. */
const CHAPTERS = 8;

/** A whole edition, and where it has which pictures. */
function editionOf(bytes: Uint8Array): { epub: Buffer; shown: Map<number, number[]> } {
  const publication = parsePublication(bytes, nodeCodec);
  const chapters = publication.chapters.filter(({ text }) => /\p{L}/u.test(text)).slice(0, CHAPTERS);
  const pictures = chapters.map(({ number, text }, i) => ({
    ...{ chapter: number, end: text.search(/\p{L}/u) + 1, priority: 50, caption: '', alt: 'A picture' },
    bytes: greyPng({ width: WIDTH + i, height: 30, pixels: new Uint8Array((WIDTH + i) * 30).fill(1) }),
    ...{ maker: 'algorithm' as const, tool: 'Vignette' },
  }));
  const request = { pictures, cast: [], until: null, madeAt: new Date() };
  const epub = Buffer.from(makeEdition(bytes, publication, request, nodeCodec));
  const shown = new Map(
    parsePublication(epub, nodeCodec).chapters.map(({ number, html }) => {
      const found = html.matchAll(/<img data-resource="[^"]*\bvignette\/pictures\/(\d+)\.png"/g);
      return [number, [...found].map(([, n]) => WIDTH - 1 + Number(n))];
    }),
  );
  expect(new Set([...shown.values()].flat())).toEqual(new Set(pictures.map((_, i) => WIDTH + i)));
  return { epub, shown };
}

/** Opens each chapter that has a picture in our reader, and sees it. */
async function expectShownInReader(page: Page, bookId: string, shown: Map<number, number[]>): Promise<void> {
  for (const [chapter, widths] of shown) {
    if (widths.length === 0) continue;
    await page.goto(`/book/${bookId}/chapter/${chapter}`);
    const pictures = page.getByTestId('reader-content').getByRole('img', { name: 'A picture' });
    await expect
      .poll(
        () =>
          pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
        { timeout: 30_000 },
      )
      .toEqual(widths);
  }
}

const FOLIATE = 'http://foliate.test';

/** Every picture that foliate-js shows of a book, by its width, section after section. */
async function shownByFoliate(page: Page, epub: Buffer): Promise<number[]> {
  const folder = fileURLToPath(new URL('../node_modules/foliate-js/', import.meta.url));
  await page.route(`${FOLIATE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' });
    if (pathname === '/book.epub') return route.fulfill({ contentType: 'application/epub+zip', body: epub });
    return route.fulfill({
      contentType: 'text/javascript',
      body: await readFile(folder + pathname.slice(1)),
    });
  });
  await page.goto(`${FOLIATE}/`);
  return page.evaluate(async () => {
    interface View extends HTMLElement {
      book: { sections: { linear?: string }[] };
      renderer: {
        getContents: () => { doc: Document; index: number }[];
        goTo: (target: { index: number }) => Promise<void>;
      };
      open: (file: File) => Promise<void>;
    }
    const load = (path: string) => import(path) as Promise<unknown>;
    await load('/view.js');
    const bytes = await (await fetch('/book.epub')).arrayBuffer();
    const view = document.createElement('foliate-view') as View;
    view.style.cssText = 'display:block;width:400px;height:600px';
    document.body.append(view);
    await view.open(new File([bytes], 'book.epub', { type: 'application/epub+zip' }));
    const widths: number[] = [];
    for (let index = 0; index < view.book.sections.length; index++) {
      await view.renderer.goTo({ index });
      for (const { doc } of view.renderer.getContents())
        for (const image of doc.querySelectorAll<HTMLImageElement>('.vignette-figure img')) {
          await image.decode();
          widths.push(image.naturalWidth);
        }
    }
    return widths;
  });
}

const body = '<p>The harbour lay grey.</p><p>Nobody came.</p>';
const chapters = ['One', 'Two', 'Three'].map((title) => ({ title, body }));
const books: { name: string; read: () => Promise<Uint8Array> }[] = [
  { name: 'an EPUB 3', read: () => Promise.resolve(buildEpub({ chapters })) },
  { name: 'an EPUB 2', read: () => Promise.resolve(buildEpub({ chapters }, { version: 2 })) },
  { name: 'an FB2', read: () => Promise.resolve(buildFb2({ chapters })) },
];
const realBooks = READABLE_BOOKS.map((name) => ({ name, read: () => readBook(name) }));

for (const { name, read } of isLong && hasCorpus ? [...books, ...realBooks] : books)
  test(`every picture of an edition of ${name} is shown here and by foliate-js`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const { epub, shown } = editionOf(await read());
    const account = { email: `readers${Date.now()}@example.org`, password: PASSWORD };
    const view = await ServerView.register(baseURL!, account);
    const bookId = await view.upload('edition.epub', epub);
    await signIn(page, account);
    await expectShownInReader(page, bookId, shown);
    // Its own context: what foliate-js writes to the console is no fault of ours.
    const other = await browser.newPage();
    expect(new Set(await shownByFoliate(other, epub))).toEqual(new Set([...shown.values()].flat()));
    await other.close();
  });
