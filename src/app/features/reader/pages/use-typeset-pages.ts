import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { logFailure } from '#app/log.ts';
import type { Mark } from '../chapter/render-marks.ts';
import { BookTypesetter, type PageStyle } from './book-typesetter.ts';
import type { TypesetChapter } from './typeset-chapter.ts';
import type { ChapterSource, MarkedChapter } from './chapter-source.ts';
import type { ChapterPages } from './chapter-pages.ts';
import { idle } from './idle.ts';

interface TypesetInput {
  /** The chapter in the address. */
  chapter: number;
  chapters: number;
  /** Null while it is being read from the database. */
  source: ChapterSource | null;
  marks: readonly Mark[];
  /** Reads another chapter of the book; null if the book has none of that number. */
  readChapter: (chapter: number) => Promise<MarkedChapter | null>;
  /** Null until the window has been measured. */
  style: PageStyle | null;
  /** Where the sheets are put. */
  host: RefObject<HTMLElement | null>;
  /** The reader's place in the chapter; null while it is not known. */
  offset: number | null;
}

/** The chapter to be shown and its pages; null until the page of the reader's place is laid out. */
export interface TypesetPages {
  typeset: TypesetChapter | null;
  pages: ChapterPages | null;
  /** They are of this window and type; else they are shown until those are ready. */
  isUpToDate: boolean;
  /** The chapters before and after it, as far as they are laid out. */
  neighbours: { previous: TypesetChapter | null; next: TypesetChapter | null };
}

/** Until what could not be laid out is tried again, while the reader has pages. */
const RETRY_MS = 10_000;

/**
 * The pages of the open chapter, laid out for this window. The first pages of its neighbours are made ready when it is
 * complete. While a chapter is laid out again, its old pages stay in the window.
 *
 * @throws WorkerFailedError while rendering, where there is no page to show
 */
export function useTypesetPages({
  chapter,
  chapters,
  source,
  marks,
  readChapter,
  style: wanted,
  host,
  offset,
}: TypesetInput): TypesetPages {
  const [typesetter] = useState(() => new BookTypesetter());
  const [fontLoads, countFontLoad] = useReducer((n: number) => n + 1, 0);
  const style = useMemo(
    () => wanted && { ...wanted, key: `${wanted.key} ${fontLoads}` },
    [wanted, fontLoads],
  );
  const layouts = useSyncExternalStore(typesetter.subscribe, typesetter.snapshot);
  useEffect(() => () => typesetter.dispose(), [typesetter]);

  const [failure, setFailure] = useState<{ source: ChapterSource; thrown: unknown } | null>(null);
  const [tries, countTry] = useReducer((n: number) => n + 1, 0);
  // Before anything else is handled: from now on, the pages in the window are out of date.
  useLayoutEffect(() => {
    const stage = host.current;
    if (!source || !style || !stage) return;
    let left = false;
    const prepare = async () => {
      await typesetter.typesetOf({ source, marks }, style, stage).layOut('all');
      for (const number of [source.number + 1, source.number - 1]) {
        if (number < 1 || number > chapters || left) continue;
        await idle();
        const other = left ? null : await readChapter(number);
        if (other && !left) await typesetter.typesetOf(other, style, stage).layOut('first');
      }
    };
    prepare().catch((thrown: unknown) => {
      logFailure('pages')(thrown);
      if (!left) setFailure({ source, thrown });
    });
    typesetter.keepAround(source.number);
    return () => {
      left = true;
    };
  }, [typesetter, source, marks, chapters, readChapter, style, host, tries]);

  const layout = layouts.get(chapter);
  const isReady = offset !== null && covers(layout?.pages ?? null, offset);
  useLayoutEffect(() => {
    if (isReady) typesetter.settle(chapter);
  }, [typesetter, chapter, isReady]);

  const typeset = (isReady ? layout?.typeset : layout?.previous) ?? null;
  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => {
      setFailure(null);
      countTry();
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [failure]);
  if (failure !== null && failure.source === source && !typeset) throw failure.thrown;

  // A font that arrives late may break lines elsewhere.
  useEffect(() => {
    const onLoad = () => {
      if (typeset?.hasMoved()) countFontLoad();
    };
    document.fonts.addEventListener('loadingdone', onLoad);
    return () => document.fonts.removeEventListener('loadingdone', onLoad);
  }, [typeset]);
  return {
    typeset,
    pages: (isReady ? layout?.pages : layout?.previous?.pages) ?? null,
    isUpToDate: isReady,
    neighbours: {
      previous: layouts.get(chapter - 1)?.typeset ?? null,
      next: layouts.get(chapter + 1)?.typeset ?? null,
    },
  };
}

function covers(pages: ChapterPages | null, offset: number): boolean {
  return pages !== null && (pages.isComplete || offset < pages.pages.at(-1)!.end);
}
