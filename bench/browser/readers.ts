import { proxy, wrap } from 'comlink';
import { liveQuery } from 'dexie';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import ePub from 'peer:epubjs/src/index.js';
import { makeBook, View } from 'peer:foliate-js/view.js';
import epubTs from 'peer:@likecoin/epub-ts/dist/epub.js';
import { findChapter } from '#app/data/books/chapters.ts';
import { type ChapterRow, openUserDatabase } from '#app/data/database/database.ts';
import { PageView } from '#app/features/reader/page-view.tsx';
import type { PageLayout } from '#shared/reading/layout/lay-out-pages.ts';
import { layOut, readBook } from '#workers/book-bridge.ts';
import type { ParseWorker } from './parse.worker.ts';
import '#app/features/reader/book.css';
import { scanBook, scanFirstDocument } from './scan-book.ts';

/** A reader of books as the page measures it. */
export interface Reader {
  /** Tells by `opened` when title and contents are known; the number of characters of the whole text. */
  parse(file: File, opened: () => void): Promise<number>;
  /** Puts the first page on the stage; resolves when it is in the document, with what removes it. */
  show(file: File, stage: HTMLElement): Promise<Shown>;
}

export interface Shown {
  /** Resolves when all of the book is known, so that pages can be turned without waiting for it. */
  ready?(): Promise<void>;
  /** Resolves when the next page is in the document. */
  next(): Promise<unknown>;
  close(): void;
}

const PAGE = { widthPx: 390, heightPx: 800, fontSizePx: 18, lineHeight: 1.6 };

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
 * stored, one page shown. To be measured beside readers that store nothing, a book is also read by its parser alone.
 */
const vignette: Reader = {
  parse: (file, opened) => parser.parse(file, proxy(opened)),
  async show(file, stage) {
    openUserDatabase('bench');
    const bookId = crypto.randomUUID();
    const whole = readBook({ id: bookId, sha: bookId }, await file.arrayBuffer());
    const chapter = await Promise.race([firstChapter(bookId), failureOf(whole)]);
    const root = createRoot(stage);
    let place = { chapter, layout: await layOutChapter(chapter), index: 0 };
    await showPage(root, stage, place);
    return {
      ready: () => whole,
      next: async () => {
        const isLast = place.index === place.layout.pages.length - 1;
        const next = isLast && ((await findChapter(bookId, place.chapter.number + 1)) ?? chapter);
        place = next
          ? { chapter: next, layout: await layOutChapter(next), index: 0 }
          : { ...place, index: place.index + 1 };
        await showPage(root, stage, place);
      },
      close: () => root.unmount(),
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

const layOutChapter = ({ html }: ChapterRow): Promise<PageLayout> =>
  layOut({ html, geometry: PAGE, marks: [] });

interface ShownPage {
  chapter: ChapterRow;
  layout: PageLayout;
  index: number;
}

/** Resolves when the page is in the document. */
function showPage(root: Root, stage: HTMLElement, { chapter, layout, index }: ShownPage) {
  const { html, start } = layout.pages[index]!;
  const { language, direction } = chapter;
  const ignore = () => undefined;
  return new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(stage, { childList: true, subtree: true });
    root.render(
      createElement(PageView, {
        // A chapter's page begins anew, even where two hold the same words.
        key: chapter.number,
        ...{
          bookId: 'bench',
          html,
          text: layout.text,
          start,
          language,
          isLanguageAssumed: false,
          wrongLanguages: [],
          direction,
        },
        ...{ descriptions: new Map(), highlights: [], treeRef: { current: null }, onOpenDescription: ignore },
        ...{ onFollow: ignore, onOpenNote: ignore, onLeave: ignore, onOpenHighlight: ignore, onZoom: ignore },
      }),
    );
  });
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
    const rendition = book.renderTo(stage, { width: PAGE.widthPx, height: PAGE.heightPx });
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
