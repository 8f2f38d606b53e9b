import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { namedChapters } from '#shared/reading/navigation/named-chapters.ts';
import { shownPercent } from '#shared/reading/progress/percent.ts';
import { readBookLanguage } from '#app/data/books/book-language.ts';
import { useOwnFont } from '#app/book-parts/use-own-font.ts';
import { type LibraryBook } from '#app/data/books/library-books.ts';
import { bookPath } from '#app/routes.ts';
import { useModals } from '#app/state/modals.ts';
import { useReaderSettings } from '#app/state/reader-settings.ts';
import { useReadingHabits } from '#app/state/reading-habits.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { loadReaderFont } from '#app/ui/reader-fonts.ts';
import type { BookActions } from './bars/book-actions.tsx';
import { useReturn } from './cast/use-return.ts';
import { useWho } from './cast/use-who.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { HighlightLayer } from './highlights/highlight-layer.tsx';
import type { PageTree } from './chapter/page-tree.ts';
import { isVertical } from './pages/chapter-source.ts';
import { hasPlaceNotice, PlaceNotice } from './bars/place-notice.tsx';
import { PageStage } from './pages/page-stage.tsx';
import { useOpenPages } from './pages/use-open-pages.ts';
import { usePageTurns } from './pages/use-page-turns.ts';
import { ReaderFooter } from './bars/reader-footer.tsx';
import { ReaderHeader } from './bars/reader-header.tsx';
import { ReaderPanels, type Panel } from './panels/reader-panels.tsx';
import { lineEnds, readerStyle } from './reader-style.ts';
import { useBars } from './bars/use-bars.ts';
import { useBookFonts } from './chapter/use-book-fonts.ts';
import { usePageAnnotations } from './use-page-annotations.ts';
import type { OpenChapter } from './chapter/use-chapter.ts';
import { openPlace, useNavigation } from './navigation/use-navigation.ts';
import { useNavigationState } from './navigation/use-navigation-state.ts';
import { useOpeningToast } from './navigation/use-opening-toast.ts';
import { usePictureProgress } from './chapter/use-picture-progress.ts';
import { useReaderInput } from './input/use-reader-input.ts';
import { useReadingRecord } from './progress/use-reading-record.ts';
import { useSize } from './pages/use-size.ts';
import { ScrollingBook } from './scroll/scrolling-book.tsx';
import { useScrolledChapters, useScrolling } from './scroll/use-scrolling.ts';

interface OpenBookProps {
  book: LibraryBook;
  chapterNumber: number;
  content: OpenChapter;
  onOpenDescription: (descriptionId: string) => void;
}

/** The open book: the page, the bars around it, and the panels over it. */
export function OpenBook({ book, chapterNumber, content, onOpenDescription }: OpenBookProps) {
  const { publication, chapter, descriptions } = content;
  const bookId = book.id;
  const [query] = useSearchParams();
  const settings = useReaderSettings((state) => state.settings);
  const habits = useReadingHabits();
  const language = useLiveQuery(() => readBookLanguage(bookId), [bookId]) ?? null;
  const modal = useModals();
  const [panel, setPanel] = useState<Panel | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const readingArea = useRef<HTMLElement>(null);
  const stage = useRef<HTMLElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  const tree = useRef<PageTree | null>(null);
  const isPaged = habits?.layout !== 'scroll';
  const direction = chapter?.direction ?? 'ltr';
  // Vertical lines run from right to left, and so do their pages.
  const isVerticalChapter = chapter != null && isVertical(chapter.html);
  const turning = publication?.direction === 'rtl' || isVerticalChapter ? 'rtl' : direction;
  const chapters = publication?.chapters.length ?? Math.max(book.chapters, chapterNumber);
  const ownFont = useOwnFont(settings.fontFamily);
  const faces = useBookFonts(bookId, publication !== null && publication !== undefined);

  const navigator = useNavigationState(bookId);
  const frameSize = useSize(frame);
  const [scrolled, onScrolledChapter] = useScrolledChapters();
  const { pages, box, typeset, isUpToDate, columns, neighbours } = useOpenPages({
    ...{ book, chapters, content, settings, habits, language, readingArea, stage },
    faces: `${faces} ${ownFont}`,
    scrolled: scrolled.get(chapterNumber)?.pages ?? null,
    chapter: chapterNumber,
    offset: openPlace(navigator.state, chapterNumber)?.offset ?? null,
  });
  const navigation = useNavigation({
    ...{ navigator, bookId, chapters, pages, columns },
    chapter: chapterNumber,
    requested: { at: query.get('at'), found: query.get('found') },
  });
  const { page, index, loc, devices, previous, next, jump } = navigation;
  const isShown = habits !== undefined && page !== undefined;
  const position = { chapter: chapterNumber, page: index + 1, pages: pages?.count ?? 1, chapters };
  const percent = shownPercent(position);

  const timeLeft = useReadingRecord({
    ...{ book, publication, chapters, pages, columns, navigation },
    chapter: chapterNumber,
  });
  useOpeningToast(devices.followed, page !== undefined, pages, devices.goBack);
  useEffect(() => loadReaderFont(settings.fontFamily), [settings.fontFamily]);

  const { known, openCast, who, openAt, areNamesDue } = useWho({
    ...{ tree, bookId, publication, chapter: chapterNumber, pages, index, columns },
    isCastDue: content.isCastDue,
    onOpen: useCallback((card) => setPanel({ kind: 'who', ...card }), []),
  });
  useReturn(bookId, openCast !== null && isShown, () => setPanel({ kind: 'previously' }));
  const { bookmarks, highlighting, foundHighlight, highlights } = usePageAnnotations({
    ...{ bookId, pages, columns, navigation, tree, onOpenDescription, who },
    chapter: chapterNumber,
  });

  useScrolling({
    box: readingArea,
    flow,
    isOn: !isPaged,
    chapterCount: chapters,
    shown: scrolled,
    place: navigator.state.place,
    isBarOpen: highlighting.bar !== null,
    onRead: navigation.readOn,
  });
  const { readOn } = navigation;
  const onEnterChapter = useCallback(
    (number: number) => {
      const entered = number === chapterNumber ? undefined : scrolled.get(number);
      const top = readingArea.current?.getBoundingClientRect().top ?? 0;
      if (entered) readOn({ chapter: number, offset: entered.tree.offsetBelow(top) });
    },
    [chapterNumber, scrolled, readOn],
  );

  usePictureProgress(readingArea);
  const bars = useBars(readingArea);
  const { onTurned } = bars;
  const isCovered = modal.modal !== null || panel !== null || highlighting.isOpen;
  const turnPage = usePageTurns({
    ...{ readingArea, stage, typeset, isUpToDate, neighbours, index, columns },
    chapter: chapterNumber,
    isEnabled: isPaged && !isCovered,
    isAnimated: habits?.pageMotion !== 'none' && !settings.eInk,
    direction: turning,
    pendingRef: navigator.pendingRef,
    onTurn: useCallback(
      (to) => {
        if (to === 'next') next();
        else previous();
        onTurned();
      },
      [next, previous, onTurned],
    ),
  });
  const actions: BookActions = {
    isBookmarked: bookmarks.isBookmarked,
    onSearch: () => setPanel({ kind: 'search' }),
    onContents: () => setPanel({ kind: 'notebook', tab: 'contents' }),
    onBookmark: () => void bookmarks.toggle(),
    onSettings: () => modal.open({ kind: 'settings' }),
  };
  useReaderInput({
    ...{ readingArea, isCovered, turning, turnPage, bars, navigation, openAt, areNamesDue, actions },
    openPage: `${chapterNumber} ${index} ${isCovered}`,
    hasLetterKeys: habits?.letterKeys === true,
    onHighlight: highlighting.highlightSelection,
    onKeys: () => setPanel({ kind: 'keys' }),
  });

  const follow = (number: number, offset: number) => jump({ chapter: number, offset }, { isLink: true });
  const named = useMemo(() => (publication ? namedChapters(publication) : []), [publication]);
  const chapterTitle = (number: number) =>
    named.find((one) => one.number === number)?.title ?? s.reader.chapter(number);
  const ownLanguage = chapter?.language ?? book.language;
  const pageHandlers = {
    onOpenDescription,
    onFollow: follow,
    onOpenNote: (noteId: string) => setPanel({ kind: 'note', noteId }),
    onLeave: (href: string) => setPanel({ kind: 'leave', href }),
    onOpenHighlight: highlighting.open,
    onZoom: (picture: { href: string; alt: string }) => setPanel({ kind: 'picture', picture }),
  };
  return (
    <div
      ref={frame}
      className="reader"
      data-bars={bars.shown ? 'shown' : 'hidden'}
      data-faces={faces || undefined}
      data-align={lineEnds(settings, box?.textWidth ?? settings.maxWidth - 2 * settings.margin)}
      data-hyphens={settings.hyphenation ? 'auto' : 'off'}
      data-paragraphs={settings.paragraphs}
      data-marks={settings.markStyle}
      style={readerStyle(settings)}
    >
      <ReaderHeader
        book={book}
        chapterTitle={chapter ? (named[chapter.number - 1] ?? chapter).title : null}
        position={position}
        ready={page !== undefined}
        layout={habits?.layout}
        backHref={bookPath(bookId)}
        onFocus={bars.show}
        actions={actions}
        onKeys={() => setPanel({ kind: 'keys' })}
      />
      <main
        ref={readingArea}
        className={isPaged ? 'reading-area' : 'reading-area reader-scroll'}
        data-testid={isPaged ? undefined : 'reader-window'}
        data-spread={isPaged ? box?.columns : undefined}
        tabIndex={-1}
        aria-label={reading.page.page}
      >
        {isPaged && (
          <PageStage
            {...pageHandlers}
            descriptions={descriptions}
            highlights={highlights}
            treeRef={tree}
            windowRef={stage}
            box={box}
            typeset={typeset}
            index={index}
            label={reading.page.pageOf(position.page, position.pages)}
            onScrollToPage={navigation.toPage}
          />
        )}
        {!isPaged && (
          <ScrollingBook
            {...{ book, language, settings, chapters }}
            chapter={chapterNumber}
            flowRef={flow}
            treeRef={tree}
            size={frameSize}
            shown={scrolled}
            found={foundHighlight}
            handlers={pageHandlers}
            titleOf={chapterTitle}
            label={reading.page.pageOf(position.page, position.pages)}
            onShown={onScrolledChapter}
            onEnter={onEnterChapter}
          />
        )}
        {!isShown && <PagePlaceholder book={book} />}
        <HighlightLayer highlighting={highlighting} tree={tree} />
      </main>
      <ReaderFooter
        position={position}
        percent={percent}
        minutesLeft={timeLeft?.chapter ?? null}
        onFocus={bars.show}
        actions={actions}
        canPrevious={navigation.canPrevious}
        canNext={navigation.canNext}
        onTurn={turnPage}
        onChapter={(number) => jump({ chapter: number, offset: 0 })}
        notice={
          hasPlaceNotice(navigation) ? (
            <PlaceNotice {...{ navigation, pages }} chapter={chapterNumber} />
          ) : null
        }
      />
      <span aria-hidden className="reader-hairline" style={{ width: `${percent}%` }} />
      <ReaderPanels
        panel={panel}
        onPanel={setPanel}
        book={book}
        publication={publication ?? null}
        place={{ chapter: chapterNumber, offset: loc?.[1] ?? 0 }}
        known={known}
        openCast={openCast}
        onPicture={onOpenDescription}
        position={position}
        percent={percent}
        timeLeft={timeLeft}
        letterKeys={habits?.letterKeys ?? true}
        passages={settings.showDescriptions ? [...descriptions.values()] : []}
        bookmarks={bookmarks.bookmarks}
        isBookmarked={bookmarks.isBookmarked}
        onBookmark={actions.onBookmark}
        onSearch={actions.onSearch}
        language={language}
        ownLanguage={ownLanguage}
        direction={direction}
        onJump={jump}
        onFollow={(number, offset) => {
          // A link in a note may lead back to the open page.
          const isHere = number === chapterNumber && page && offset >= page.start && offset < page.end;
          if (!isHere) follow(number, offset);
        }}
      />
    </div>
  );
}
