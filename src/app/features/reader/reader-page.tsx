import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { pageAt } from '#shared/reading/paginate.ts';
import { savedPercent, shownPercent } from '#shared/reading/progress.ts';
import { findNote } from '#app/data/chapters.ts';
import { addBookmark } from '#app/data/marks.ts';
import { findOpeningPosition, saveProgress, settlePosition } from '#app/data/progress.ts';
import { useBook } from '#app/hooks/use-library.ts';
import { chapterPath, bookPath } from '#app/routes.ts';
import { useModals } from '#app/state/modals.ts';
import { useReaderSettings } from '#app/state/reader-settings.ts';
import { notify, notifyInReader } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { loadReaderFont } from '#app/ui/reader-fonts.ts';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { NotePopover } from './note-popover.tsx';
import { PageView } from './page-view.tsx';
import { ReaderError } from './reader-error.tsx';
import { ReaderFooter } from './reader-footer.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { useChapter } from './use-chapter.ts';
import { usePages } from './use-pages.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useTurning } from './use-turning.ts';
import './book.css';

interface ReaderPageProps {
  onOpenDescription: (descriptionId: string) => void;
  /** A chapter whose descriptions were never looked for; returns what stops looking. */
  onUndescribed: (bookId: string, chapter: number, reload: () => void) => () => void;
}

/** Where the reader is: the truth is the character, the page follows from it. */
interface Place {
  chapter: number;
  offset: number;
  /** Set by the reader's own action, so it is saved; a place restored at opening is not saved again. */
  turned: boolean;
}

export function ReaderPage({ onOpenDescription, onUndescribed }: ReaderPageProps) {
  const params = useParams<{ bookId: string; chapterNumber?: string }>();
  const bookId = params.bookId;
  const chapterNumber = Number(params.chapterNumber ?? 1);
  const [query] = useSearchParams();
  const jump = query.get('at');
  const [, navigate] = useLocation();
  const book = useBook(bookId);
  const settings = useReaderSettings((state) => state.settings);
  const modalOpen = useModals((state) => state.modal !== null);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [turns, setTurns] = useState(0);

  const { publication, chapter, descriptions, marks, descriptionsKnown, error } = useChapter(
    book,
    chapterNumber,
  );
  const pages = usePages({ chapter, marks, settings, container: frame });
  const chapters = publication?.chapters.length ?? book?.chapters ?? 0;

  const goTo = useCallback(
    (next: Omit<Place, 'turned'>) => {
      setPlace({ ...next, turned: true });
      setTurns((n) => n + 1);
      if (next.chapter !== chapterNumber) navigate(chapterPath(bookId, next.chapter));
    },
    [bookId, chapterNumber, navigate],
  );

  // The position comes first; nothing is saved before it is known.
  useEffect(() => {
    if (place?.chapter === chapterNumber && jump === null) return;
    if (jump !== null) {
      setPlace({ chapter: chapterNumber, offset: Number(jump) || 0, turned: true });
      navigate(chapterPath(bookId, chapterNumber), { replace: true });
      return;
    }
    let left = false;
    void findOpeningPosition(bookId).then(({ open, other }) => {
      if (left) return;
      const restored = open?.loc[0] === chapterNumber;
      setPlace({ chapter: chapterNumber, offset: restored ? open.loc[1] : 0, turned: !restored });
      if (!other || place) return;
      const [otherChapter, otherOffset] = other.position.loc;
      void settlePosition(bookId, other.position);
      if (other.followed && restored)
        notify('info', s.reader.continuedFrom(other.position.deviceName, otherChapter));
      else {
        notify('info', s.reader.otherAt(other.position.deviceName, otherChapter), '', {
          durationMs: 10_000,
          action: {
            label: s.reader.goThere,
            run: () => goTo({ chapter: otherChapter, offset: otherOffset }),
          },
        });
      }
    });
    return () => {
      left = true;
    };
  }, [bookId, chapterNumber, jump, place, navigate, goTo]);

  const shown = place?.chapter === chapterNumber ? place : null;
  const index = pages && shown ? pageAt(pages.pages, shown.offset) : 0;
  const page = pages?.pages[index];
  const position = { chapter: chapterNumber, page: index + 1, pages: pages?.pages.length ?? 1, chapters };

  useEffect(() => {
    if (!shown?.turned || !pages || !page) return;
    const offset = Math.max(page.start, shown.offset);
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
  }, [bookId, chapterNumber, chapters, index, page, pages, shown]);

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

  if (book === undefined) return <LoadingPage label={s.app.loading} />;
  const badNumber =
    publication && (chapterNumber < 1 || chapterNumber > chapters || !Number.isInteger(chapterNumber));
  if (book === null || error || badNumber || (publication && chapter === null)) {
    return <ReaderError message={error?.message} />;
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
          <LoadingPage label={book.here ? s.app.loading : s.book.downloading} />
        )}
      </main>
      <ReaderFooter
        position={position}
        percent={shownPercent(position)}
        canPrevious={canPrevious && pages !== null}
        canNext={canNext}
        onPrevious={previous}
        onNext={next}
        onChapter={(number) => goTo({ chapter: number, offset: 0 })}
      />
      <span className="sr-only" role="status" aria-live="polite">
        {page ? s.reader.pageOf(position.page, position.pages) : ''}
      </span>
      {note !== null && <NotePopover load={() => findNote(bookId, note)} onClose={() => setNote(null)} />}
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
