import { proxy, wrap } from 'comlink';
import { liveQuery } from 'dexie';
import ePub from 'peer:epubjs/src/index.js';
import { makeBook, View } from 'peer:foliate-js/view.js';
import epubTs from 'peer:@likecoin/epub-ts/dist/epub.js';
import { findChapter } from '#app/data/books/chapters.ts';
import { type ChapterRow, openUserDatabase } from '#app/data/database/database.ts';
import { TypesetChapter } from '#app/features/reader/pages/typeset-chapter.ts';
import { pageBox } from '#shared/reading/layout/page-box.ts';
import { readBook } from '#workers/books/book-bridge.ts';
import type { ParseWorker } from './parse.worker.ts';
import '#app/features/reader/book.css';
import { scanBook, scanFirstDocument } from './scan-book.ts';

/** A reader of books as the page measures it. */
export interface Reader {
  /** Calls `opened` when title and contents are known. @returns the number of characters of the whole text */
  parse(file: File, opened: () => void): Promise<number>;
  /** Puts the first page on the stage; resolves when it is in the document, with what removes it. */
  show(file: File, stage: HTMLElement): Promise<OpenedBook>;
}

export interface OpenedBook {
  /** Resolves when all of the book is known, so that turning pages need not wait for it. */
  ready?(): Promise<void>;
  /** Resolves when the next page is in the document. */
  next(): Promise<unknown>;
  close(): void;
}

const PAGE = {
  ...{ width: 390, height: 740, fontSize: 18, lineHeight: 1.6, maxWidth: 800, margin: 40 },
  pagesShown: 'one' as const,
  isVertical: false,
};

/** The minimum of work: everything inflated, decoded and scanned once, in the page's own thread. */
const limit: Reader = {
  async parse(file, opened) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return scanBook(bytes, opened);
  },
  async show(file, stage) {
    const html = scanFirstDocument(new Uint8Array(await file.arrayBuffer()));
    stage.append(new DOMParser().parseFromString(html, 'text/html').body);
    return { next: async () => undefined, close: () => stage.replaceChildren() };
  },
};

/**
 * What the product does: reading and storing in its worker, the first chapter's pages laid out there as soon as it is
 * stored, one page shown. For comparison with readers that store nothing, a book is also read by its parser alone.
 */
const vignette: Reader = {
  parse: (file, opened) => parser.parse(file, proxy(opened)),
  async show(file, stage) {
    openUserDatabase('bench');
    const bookId = crypto.randomUUID();
    const whole = readBook({ id: bookId, sha: bookId }, await file.arrayBuffer());
    const chapter = await Promise.race([firstChapter(bookId), failureOf(whole)]);
    stage.classList.add('reader-window');
    let place = { chapter, typeset: await layOutChapter(stage, chapter), index: 0 };
    // As in the product, the rest of the chapter and the next one are made ready while a page is read.
    let following: Promise<TypesetChapter | null> = Promise.resolve(null);
    const prepare = async () => {
      await place.typeset.layOut('all');
      const next = await findChapter(bookId, place.chapter.number + 1);
      const typeset = next && (await layOutChapter(stage, next));
      typeset?.hide();
      return typeset;
    };
    return {
      ready: async () => {
        await whole;
        following = prepare();
        await following;
      },
      next: async () => {
        if (place.typeset.show(place.index + 1)) return void place.index++;
        const typeset = await following;
        if (!typeset) return;
        place.typeset.dispose();
        place = { chapter: { ...place.chapter, number: place.chapter.number + 1 }, typeset, index: 0 };
        typeset.show(0);
        following = prepare();
      },
      close: () => place.typeset.dispose(),
    };
  },
};

const parser = wrap<ParseWorker>(
  new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' }),
);

/** Rows come from the worker and are observed as the reader's page observes them. */
function firstChapter(bookId: string): Promise<ChapterRow> {
  return new Promise((resolve, reject) => {
    const subscription = liveQuery(() => findChapter(bookId, 1)).subscribe({
      next: (chapter) => {
        if (!chapter) return;
        resolve(chapter);
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
}

/** Rejects when the reading does, and never resolves. */
const failureOf = (whole: Promise<void>): Promise<never> =>
  whole.then(() => new Promise<never>(() => undefined));

/** A chapter's pages, laid out in the stage; resolves when the first of them are known. */
async function layOutChapter(stage: HTMLElement, { number, html, language, direction }: ChapterRow) {
  const source = {
    ...{ bookId: 'bench', number, html, language, direction },
    isLanguageAssumed: false,
    wrongLanguages: [],
  };
  const font = { ...PAGE, isHyphenated: true };
  const typeset = new TypesetChapter(
    { source, marks: [] },
    { box: pageBox(PAGE), font },
    stage,
    () => undefined,
  );
  await typeset.layOut('first');
  typeset.show(0);
  return typeset;
}

if (!customElements.get('foliate-view')) customElements.define('foliate-view', View);

const foliate: Reader = {
  async parse(file, opened) {
    const book = await makeBook(file);
    opened();
    let characters = 0;
    for (const section of book.sections)
      characters += (await section.createDocument()).body?.textContent?.length ?? 0;
    return characters;
  },
  async show(file, stage) {
    const view = new View();
    stage.append(view);
    await view.open(file);
    await view.init({});
    return {
      next: () => view.next(),
      close: () => {
        view.close();
        view.remove();
      },
    };
  },
};

const likeEpubJs = (make: typeof ePub): Reader => ({
  async parse(file, opened) {
    const book = make(await file.arrayBuffer());
    await book.opened;
    opened();
    let characters = 0;
    for (const section of book.spine.spineItems)
      characters += (await section.load(book.load.bind(book))).textContent?.length ?? 0;
    book.destroy();
    return characters;
  },
  async show(file, stage) {
    const book = make(await file.arrayBuffer());
    const rendition = book.renderTo(stage, { width: PAGE.width, height: PAGE.height });
    await rendition.display();
    return { next: () => rendition.next(), close: () => book.destroy() };
  },
});

export const readers: Record<string, Reader> = {
  limit,
  vignette,
  'foliate-js': foliate,
  'epub-ts': likeEpubJs(epubTs),
  'epub.js': likeEpubJs(ePub),
};
