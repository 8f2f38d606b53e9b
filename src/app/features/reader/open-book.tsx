import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { shownPercent } from '#shared/reading/progress/percent.ts';
import { readBookLanguage } from '#app/data/books/book-language.ts';
import { saveOpenedAt } from '#app/data/books/publications.ts';
import { type LibraryBook } from '#app/data/books/library-books.ts';
import { readHabits } from '#app/data/settings/reading-habits.ts';
import { bookPath } from '#app/routes.ts';
import { useModals } from '#app/state/modals.ts';
import { useReaderSettings } from '#app/state/reader-settings.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { loadReaderFont } from '#app/ui/reader-fonts.ts';
import type { BookActions } from './book-actions.tsx';
import { ChapterEnd } from './chapter-end.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import type { PageHighlight } from './highlights/render-highlights.ts';
import { HighlightLayer } from './highlights/highlight-layer.tsx';
import { useHighlighting } from './highlights/use-highlighting.ts';
import type { PageTree } from './page-tree.ts';
import { PageView } from './page-view.tsx';
import { PositionBar } from './position-bar.tsx';
import { ReaderFooter } from './reader-footer.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { ReaderPanels, type Panel } from './reader-panels.tsx';
import { readerStyle, styleKey } from './reader-style.ts';
import { capitalised, formatDevice, formatPlace } from './format-place.ts';
import { useScrollToPlace } from './use-scroll-to-place.ts';
import { useBars } from './use-bars.ts';
import { useBookFonts } from './use-book-fonts.ts';
import { useBookmarks } from './use-bookmarks.ts';
import { useAnnotationCfis } from './use-cfis.ts';
import type { OpenChapter } from './use-chapter.ts';
import { useLetterKeys } from './use-letter-keys.ts';
import { locatorOf, useNavigation } from './use-navigation.ts';
import { useOpeningNotice } from './use-opening-notice.ts';
import { usePace } from './use-pace.ts';
import { usePages } from './use-pages.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useSavedProgress } from './use-saved-progress.ts';
import { useScrolling } from './use-scrolling.ts';
import { useTaps } from './use-taps.ts';
import { usePageTurning } from './use-page-turning.ts';
import { ReturnBar } from './return-bar.tsx';

interface OpenBookProps {
  book: LibraryBook;
  chapterNumber: number;
  content: OpenChapter;
  onOpenDescription: (descriptionId: string) => void;
}

/** The open book: the page, the bars around it, and the panels over it. */
export function OpenBook({ book, chapterNumber, content, onOpenDescription }: OpenBookProps) {
  const { publication, chapter, descriptions, marks } = content;
  const bookId = book.id;
  const [query] = useSearchParams();
  const settings = useReaderSettings((state) => state.settings);
  const habits = useLiveQuery(readHabits, []);
  const language = useLiveQuery(() => readBookLanguage(bookId), [bookId]) ?? null;
  const modal = useModals();
  const [panel, setPanel] = useState<Panel | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLElement>(null);
  const tree = useRef<PageTree | null>(null);
  const isPaged = habits?.layout !== 'scroll';
  const direction = chapter?.direction ?? 'ltr';
  const turning = publication?.direction === 'rtl' ? 'rtl' : direction;

  const pages = usePages({ chapter, marks, settings, container: frame, isWhole: !isPaged });
  const chapters = publication?.chapters.length ?? Math.max(book.chapters, chapterNumber);
  const navigation = useNavigation({
    bookId,
    chapter: chapterNumber,
    chapters,
    pages,
    requested: { at: query.get('at'), found: query.get('found') },
  });
  const { place, page, index, loc, found, devices, previous, next, jump } = navigation;
  const html = isPaged ? page?.html : (pages?.whole ?? undefined);
  const isShown = habits !== undefined && page !== undefined && html !== undefined;
  const position = { chapter: chapterNumber, page: index + 1, pages: pages?.pages.length ?? 1, chapters };
  const percent = shownPercent(position);

  // The percentage is only known once the whole book has been parsed.
  const saved = publication ? place : null;
  useSavedProgress({ book, place: saved, loc, pages: pages?.pages, index, chapters });
  useAnnotationCfis(book);
  useOpeningNotice(devices.followed, page !== undefined, pages, devices.goBack);
  useReadingTime(bookId, navigation.turns);
  const timeLeft = usePace(publication?.chapters, page ? { chapter: chapterNumber, index, ...page } : null);
  useEffect(() => {
    if (book.onDevice) void saveOpenedAt(bookId);
  }, [bookId, book.onDevice]);
  useEffect(() => loadReaderFont(settings.fontFamily), [settings.fontFamily]);
  const faces = useBookFonts(bookId, publication !== null && publication !== undefined);

  const openPage = useMemo(
    () =>
      page && pages
        ? {
            loc: locatorOf(chapterNumber, pages, page.start),
            ...page,
            text: pages.text.slice(page.start, page.end),
          }
        : null,
    [chapterNumber, pages, page],
  );
  const { bookmarks, isMarked, toggle: toggleBookmark } = useBookmarks(bookId, openPage);
  const highlighting = useHighlighting({
    bookId,
    chapter: chapterNumber,
    tree,
    locate: useCallback(
      (offset: number) => (pages ? locatorOf(chapterNumber, pages, offset) : null),
      [chapterNumber, pages],
    ),
    onOpenDescription,
  });
  const pageHighlights = useMemo<readonly PageHighlight[]>(
    () =>
      found
        ? [...highlighting.inks, { ...found, id: 'found', color: null, label: '', hasNote: false }]
        : highlighting.inks,
    [highlighting.inks, found],
  );

  const arriving = { container, tree, offset: place?.offset ?? 0, moves: place?.moves ?? 0 };
  useScrollToPlace({ ...arriving, isPaged, chapter: chapterNumber, index, isLaidOut: isShown });
  useScrolling({
    ...arriving,
    isOn: !isPaged && isShown,
    offset: place?.offset ?? null,
    layout: pages,
    style: styleKey(settings),
    onRead: navigation.readOn,
  });

  const bars = useBars(container);
  const isCovered = modal.modal !== null || panel !== null || highlighting.isOpen;
  usePageTurning({
    container,
    isEnabled: !isCovered,
    isSwiped: isPaged,
    direction: turning,
    onPrevious: previous,
    onNext: next,
    onChapterStart: navigation.toChapterStart,
    onChapterEnd: navigation.toChapterEnd,
  });
  useTaps(container, !isCovered, turning, (action, byMouse) => {
    if (action === 'previous') previous();
    else if (action === 'next') next();
    else if (!byMouse || !bars.shown) bars.toggle();
  });
  const actions: BookActions = {
    isMarked,
    onSearch: () => setPanel({ kind: 'search' }),
    onContents: () => setPanel({ kind: 'notebook', tab: 'contents' }),
    onBookmark: () => void toggleBookmark(),
    onSettings: () => modal.open({ kind: 'settings' }),
  };
  useLetterKeys(habits?.letterKeys === true && !isCovered, {
    t: actions.onContents,
    f: actions.onSearch,
    b: actions.onBookmark,
    h: highlighting.highlightSelection,
    m: bars.toggle,
    '?': () => setPanel({ kind: 'keys' }),
  });

  const follow = (number: number, offset: number) => jump({ chapter: number, offset }, { isLink: true });
  const chapterTitle = (number: number) =>
    publication?.chapters.find((one) => one.number === number)?.title ?? s.reader.chapter(number);
  const ownLanguage = chapter?.language ?? book.language;
  return (
    <div
      ref={frame}
      className="reader"
      data-bars={bars.shown ? 'shown' : 'hidden'}
      data-faces={faces || undefined}
      style={readerStyle(settings)}
    >
      <ReaderHeader
        book={book}
        chapter={chapter ?? null}
        position={position}
        ready={page !== undefined}
        backHref={bookPath(bookId)}
        onFocus={bars.show}
        actions={actions}
        onKeys={() => setPanel({ kind: 'keys' })}
      />
      <main ref={container} className="reader-window" tabIndex={-1} aria-label={reading.page.page}>
        {isShown && chapter && pages ? (
          <article className="reader-column" aria-label={reading.page.pageOf(position.page, position.pages)}>
            {!isPaged && chapterNumber > 1 && (
              <ChapterEnd
                end="start"
                title={chapterTitle(chapterNumber - 1)}
                onPress={() => navigation.toChapter(chapterNumber - 1)}
              />
            )}
            <PageView
              bookId={bookId}
              html={html}
              text={pages.text}
              start={isPaged ? page.start : 0}
              language={language ?? ownLanguage}
              isLanguageAssumed={!language && !chapter.language}
              wrongLanguages={language ? [chapter.language, book.language] : []}
              direction={direction}
              descriptions={descriptions}
              highlights={pageHighlights}
              treeRef={tree}
              onOpenDescription={onOpenDescription}
              onFollow={follow}
              onOpenNote={(noteId) => setPanel({ kind: 'note', noteId })}
              onLeave={(href) => setPanel({ kind: 'leave', href })}
              onOpenHighlight={highlighting.open}
              onZoom={(picture) => setPanel({ kind: 'picture', picture })}
            />
            {!isPaged && chapterNumber < chapters && (
              <ChapterEnd
                end="end"
                title={chapterTitle(chapterNumber + 1)}
                onPress={() => navigation.toChapter(chapterNumber + 1)}
              />
            )}
          </article>
        ) : (
          <PagePlaceholder book={book} />
        )}
        <HighlightLayer marking={highlighting} tree={tree} />
      </main>
      <div className="reader-foot">
        {navigation.returnPlace && (
          <ReturnBar
            target={navigation.returnPlace}
            chapter={chapterNumber}
            onBack={navigation.goBack}
            onDismiss={navigation.stay}
          />
        )}
        {devices.offer && (
          <PositionBar
            text={capitalised(
              reading.page.otherAt(formatDevice(devices.offer), formatPlace(devices.offer, pages)),
            )}
            onGo={devices.follow}
            onDismiss={devices.stay}
          />
        )}
        <ReaderFooter
          position={position}
          percent={percent}
          minutesLeft={timeLeft?.chapter ?? null}
          onFocus={bars.show}
          actions={actions}
          canPrevious={navigation.canPrevious}
          canNext={navigation.canNext}
          onPrevious={previous}
          onNext={next}
          onChapter={(number) => jump({ chapter: number, offset: 0 })}
        />
      </div>
      <span aria-hidden className="reader-hairline" style={{ width: `${percent}%` }} />
      <ReaderPanels
        panel={panel}
        onPanel={setPanel}
        book={book}
        publication={publication ?? null}
        place={{ chapter: chapterNumber, offset: loc?.[1] ?? 0 }}
        position={position}
        percent={percent}
        timeLeft={timeLeft}
        letterKeys={habits?.letterKeys ?? true}
        bookmarks={bookmarks}
        isMarked={isMarked}
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
