import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { pageAt } from '#shared/reading/paginate.ts';
import { savedPercent, shownPercent } from '#shared/reading/progress.ts';
import { noteOpened, type LibraryBook } from '#app/data/books.ts';
import { findNote } from '#app/data/chapters.ts';
import { addBookmark } from '#app/data/marks.ts';
import { furthestPosition, saveProgress } from '#app/data/progress.ts';
import { useBook, useCouldCome } from '#app/hooks/use-library.ts';
import { bookPath } from '#app/routes.ts';
import { useDownloads } from '#app/state/downloads.ts';
import { useModals } from '#app/state/modals.ts';
import { useReaderSettings } from '#app/state/reader-settings.ts';
import { dismissTopic, notify, notifyInReader } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { loadReaderFont } from '#app/ui/reader-fonts.ts';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { NotePopover } from './note-popover.tsx';
import { PageView } from './page-view.tsx';
import { PositionBar } from './position-bar.tsx';
import { ReaderError } from './reader-error.tsx';
import { ReaderFooter } from './reader-footer.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { capitalised, sayDevice, sayPlace } from './say-place.ts';
import { useChapter } from './use-chapter.ts';
import { usePages } from './use-pages.ts';
import { usePlace } from './use-place.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useTurning } from './use-turning.ts';
import './book.css';

interface ReaderPageProps {
  onOpenDescription: (descriptionId: string) => void;
  /** A chapter whose descriptions were never looked for; returns what stops looking. */
  onUndescribed: (bookId: string, chapter: number, reload: () => void) => () => void;
}

/** The notice about where the book was opened; it leaves with the book. */
const OPENING = 'opening';
/** Long enough to read where the book was opened, and to go back. */
const FOLLOWED_MS = 10_000;

export function ReaderPage({ onOpenDescription, onUndescribed }: ReaderPageProps) {
  const params = useParams<{ bookId: string; chapterNumber?: string }>();
  const bookId = params.bookId;
  const chapterNumber = Number(params.chapterNumber ?? 1);
  const [query] = useSearchParams();
  const book = useBook(bookId);
  const couldCome = useCouldCome();
  const settings = useReaderSettings((state) => state.settings);
  const modalOpen = useModals((state) => state.modal !== null);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLElement>(null);
  const [note, setNote] = useState<string | null>(null);
  const [turns, setTurns] = useState(0);

  const { publication, chapter, descriptions, marks, descriptionsKnown, error, retry } = useChapter(
    book,
    chapterNumber,
  );
  const pages = usePages({ chapter, marks, settings, container: frame });
  const chapters = publication?.chapters.length ?? book?.chapters ?? 0;

  const { place, followed, offer, ...moves } = usePlace(bookId, chapterNumber, query.get('at'));
  const { goTo: moveTo, goBack } = moves;
  const goTo = useCallback(
    (next: { chapter: number; offset: number }) => {
      setTurns((n) => n + 1);
      moveTo(next);
    },
    [moveTo],
  );
  const index = pages && place ? pageAt(pages.pages, place.offset) : 0;
  const page = place ? pages?.pages[index] : undefined;
  const position = { chapter: chapterNumber, page: index + 1, pages: pages?.pages.length ?? 1, chapters };

  useEffect(() => {
    if (!place?.turned || !pages || !page) return;
    const offset = Math.max(page.start, place.offset);
    const percent = savedPercent({
      chapter: chapterNumber,
      page: index + 1,
      pages: pages.pages.length,
      chapters,
    });
    void saveProgress(
      bookId,
      [chapterNumber, offset, pages.text.length, index + 1, pages.pages.length],
      percent,
    );
  }, [bookId, chapterNumber, chapters, index, page, pages, place]);

  const latestGoBack = useRef(goBack);
  useEffect(() => {
    latestGoBack.current = goBack;
  });
  useEffect(() => () => dismissTopic(OPENING), []);
  // Said once the page is laid out: only then its number is known.
  const laidOut = page !== undefined;
  useEffect(() => {
    if (!followed || !laidOut) return;
    notify('info', s.reader.continuedFrom(sayDevice(followed), sayPlace(followed, pages)), '', {
      topic: OPENING,
      durationMs: FOLLOWED_MS,
      action: { label: s.reader.undo, run: () => latestGoBack.current() },
    });
    // Told once, whatever is laid out afterwards; Undo reads the place through the latest goBack.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [followed, laidOut]);

  const here = book?.here ?? false;
  useEffect(() => {
    if (here) void noteOpened(bookId);
  }, [bookId, here]);

  const furthest = useLiveQuery(() => furthestPosition(bookId), [bookId]);

  useEffect(() => {
    container.current?.scrollTo({ top: 0 });
  }, [chapterNumber, index]);

  useReadingTime(book ? bookId : '', turns);

  const undescribed =
    book?.place === 'server' && chapter != null && descriptionsKnown && descriptions.size === 0;
  useEffect(() => {
    if (!undescribed) return;
    return onUndescribed(bookId, chapterNumber, () => undefined);
  }, [bookId, chapterNumber, undescribed, onUndescribed]);

  const canPrevious = chapterNumber > 1 || index > 0;
  const canNext = pages !== null && (index < pages.pages.length - 1 || chapterNumber < chapters);
  const previous = useCallback(() => {
    if (!pages || !canPrevious) return;
    if (index > 0) goTo({ chapter: chapterNumber, offset: pages.pages[index - 1]!.start });
    else goTo({ chapter: chapterNumber - 1, offset: 0 });
  }, [pages, canPrevious, index, chapterNumber, goTo]);
  const next = useCallback(() => {
    if (!pages || !canNext) return;
    if (index < pages.pages.length - 1)
      goTo({ chapter: chapterNumber, offset: pages.pages[index + 1]!.start });
    else goTo({ chapter: chapterNumber + 1, offset: 0 });
  }, [pages, canNext, index, chapterNumber, goTo]);
  useTurning({ container, isEnabled: !modalOpen && note === null, onPrevious: previous, onNext: next });

  useEffect(() => loadReaderFont(settings.fontFamily), [settings.fontFamily]);
  usePageTitle(book ? book.title : '');

  if (book === undefined || (book === null && couldCome)) return <LoadingPage label={s.app.loading} />;
  const badNumber =
    publication && (chapterNumber < 1 || chapterNumber > chapters || !Number.isInteger(chapterNumber));
  if (book === null || error || badNumber || (publication && chapter === null)) {
    return <ReaderError book={book} error={error} onRetry={retry} />;
  }

  const handleBookmark = async () => {
    if (!pages || !page) return;
    const loc: [number, number, number, number, number] = [
      chapterNumber,
      page.start,
      pages.text.length,
      index + 1,
      pages.pages.length,
    ];
    await addBookmark(bookId, loc, pages.text.slice(page.start, page.end));
    notifyInReader('success', s.reader.bookmarked);
  };

  return (
    <div ref={frame} className="reader" style={readerStyle(settings)}>
      <ReaderHeader
        book={book}
        chapter={chapter ?? null}
        position={position}
        ready={page !== undefined}
        backHref={bookPath(bookId)}
        contents={publication?.contents ?? []}
        furthest={furthest ?? null}
        onChoose={(number, offset) => goTo({ chapter: number, offset })}
        onBookmark={() => void handleBookmark()}
      />
      <main ref={container} className="reader-window" tabIndex={-1} aria-label={s.reader.page}>
        {page && chapter ? (
          <article className="reader-column" aria-label={s.reader.pageOf(position.page, position.pages)}>
            <PageView
              bookId={bookId}
              html={page.html}
              opening={page.start === 0}
              language={chapter.language ?? book.language}
              direction={chapter.direction}
              descriptions={descriptions}
              onOpenDescription={onOpenDescription}
              onFollow={(number, offset) => goTo({ chapter: number, offset })}
              onOpenNote={setNote}
            />
          </article>
        ) : (
          <Coming book={book} />
        )}
      </main>
      <div>
        {offer && (
          <PositionBar
            text={capitalised(s.reader.otherAt(sayDevice(offer), sayPlace(offer, pages)))}
            onGo={moves.follow}
            onDismiss={moves.stay}
          />
        )}
        <ReaderFooter
          position={position}
          percent={shownPercent(position)}
          canPrevious={canPrevious && pages !== null}
          canNext={canNext}
          onPrevious={previous}
          onNext={next}
          onChapter={(number) => goTo({ chapter: number, offset: 0 })}
        />
      </div>
      <span className="sr-only" role="status" aria-live="polite">
        {page ? s.reader.pageOf(position.page, position.pages) : ''}
      </span>
      {note !== null && <NotePopover load={() => findNote(bookId, note)} onClose={() => setNote(null)} />}
    </div>
  );
}

/** What stands where the page will be. */
function Coming({ book }: { book: LibraryBook }) {
  const percent = useDownloads((state) => state.percent[book.id]);
  if (percent === undefined) return <LoadingPage label={book.here ? s.app.loading : s.book.downloading} />;
  return (
    <div className="grid place-content-center gap-3 h-full px-6 text-center">
      <p className="m-0 text-muted">{s.shelf.places.downloading(percent)}</p>
      <div className="w-64 max-w-[70vw]">
        <ProgressBar label={s.book.downloading} percent={percent} />
      </div>
    </div>
  );
}

function readerStyle(settings: {
  fontSize: number;
  lineHeight: number;
  fontFamily: string;
  maxWidth: number;
  margin: number;
}) {
  return {
    '--book-size': `${settings.fontSize}px`,
    '--book-leading': String(settings.lineHeight),
    '--book-font': `var(--book-font-${settings.fontFamily.toLowerCase().replaceAll(' ', '-')})`,
    '--book-width': `${settings.maxWidth}px`,
    '--book-margin': `${settings.margin}px`,
  } as React.CSSProperties;
}
