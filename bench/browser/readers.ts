import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import ePub from 'peer:epubjs/src/index.js';
import { makeBook, View } from 'peer:foliate-js/view.js';
import epubTs from 'peer:@likecoin/epub-ts/dist/epub.js';
import { openUserDatabase } from '#app/data/database.ts';
import { storeOpening } from '#app/data/import-book.ts';
import { PageView } from '#app/features/reader/page-view.tsx';
import type { Chapter, Opening, Publication } from '#shared/publication/publication.ts';
import type { PageLayout } from '#shared/reading/lay-out-pages.ts';
import { bookWorker, readBook } from '#workers/book-bridge.ts';
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

/** The least that has to be done: everything inflated, decoded and looked at once, in the page's own thread. */
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

/** What the product does: reading in its worker, one chapter stored, its pages laid out there, one page shown. */
const vignette: Reader = {
  async parse(file, opened) {
    const { publication, failure } = await readBook(await file.arrayBuffer(), {
      onEvent: (event) => event.type === 'opened' && opened(),
    });
    if (failure) throw new Error(failure.message);
    return publication.chapters.reduce((sum, { text }) => sum + text.length, 0);
  },
  async show(file, stage) {
    const reading = read(await file.arrayBuffer());
    const opening = await reading.opening;
    openUserDatabase('bench');
    const [layout] = await Promise.all([layOut(opening.chapter), storeOpening('bench', opening)]);
    const root = createRoot(stage);
    await showPage(root, stage, opening.chapter, layout, 0);
    let place = { chapter: opening.chapter, layout, index: 0 };
    let whole: Publication;
    return {
      ready: async () => void (whole = await reading.whole),
      next: async () => {
        const isLast = place.index === place.layout.pages.length - 1;
        const chapter = isLast ? (whole.chapters[place.chapter.number] ?? whole.chapters[0]!) : place.chapter;
        place = isLast
          ? { chapter, layout: await layOut(chapter), index: 0 }
          : { ...place, index: place.index + 1 };
        await showPage(root, stage, place.chapter, place.layout, place.index);
      },
      close: () => root.unmount(),
    };
  },
};

/** A reading that tells its first chapter before it is whole. */
function read(bytes: ArrayBuffer): { opening: Promise<Opening>; whole: Promise<Publication> } {
  let tell: (opening: Opening) => void;
  const told = new Promise<Opening>((resolve) => (tell = resolve));
  const whole = readBook(bytes, { onEvent: (event) => event.type === 'opening' && tell(event.opening) }).then(
    ({ publication, failure }) => {
      if (failure) throw new Error(failure.message);
      return publication;
    },
  );
  const shortBook = whole.then((publication) => ({ ...publication, chapter: publication.chapters[0]! }));
  return { opening: Promise.race([told, shortBook]), whole };
}

const layOut = (chapter: Chapter): Promise<PageLayout> =>
  bookWorker().layOut({ html: chapter.html, geometry: PAGE, marks: [] });

/** Resolves when the page is in the document. */
function showPage(root: Root, stage: HTMLElement, chapter: Chapter, layout: PageLayout, index: number) {
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
        ...{ bookId: 'bench', html, text: layout.text, start, language, wrongLanguages: [], direction },
        ...{ descriptions: new Map(), inks: [], treeRef: { current: null }, onOpenDescription: ignore },
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
